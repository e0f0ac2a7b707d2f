//! What is kept on the device. Nothing leaves it.

use serde::{Deserialize, Serialize};
use wasm_bindgen::JsValue;

use super::dom::{self, Result};
use crate::app::{Explore, Movement, Play, Scheme, Settings, Theme};
use crate::text::Lang;

const SETTINGS: &str = "chesslings.settings";
const EXPLORED: &str = "chesslings.explored";
/// The game of two players, as [`Play::from_saved`](crate::app::Play::from_saved) reads it.
const GAME: &str = "chesslings.game.1";
/// Games that could not be read are kept under this name and a number.
const ASIDE: &str = "chesslings.game.aside.";

/// The settings as they are stored: a promise to later versions, so plain names only. Every field
/// may be missing or wrong.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct StoredSettings {
    lang: Option<String>,
    scheme: Option<String>,
    theme: Option<String>,
    movement: Option<String>,
}

/// The stored settings, with a default for whatever can't be read, and whether the storage works.
pub(super) fn load_settings() -> (Settings, bool) {
    let text = storage().and_then(|storage| storage.get_item(SETTINGS));
    let readable = text.is_ok();
    let stored = text.ok().flatten().and_then(|text| {
        let value = js_sys::JSON::parse(&text).ok()?;
        serde_wasm_bindgen::from_value::<StoredSettings>(value).ok()
    });
    let stored = stored.unwrap_or_default();
    let settings = Settings {
        lang: stored
            .lang
            .and_then(|tag| Lang::from_tag(&tag))
            .unwrap_or_else(browser_lang),
        scheme: stored
            .scheme
            .and_then(|name| Scheme::from_name(&name))
            .unwrap_or_default(),
        theme: stored
            .theme
            .and_then(|name| Theme::from_name(&name))
            .unwrap_or_default(),
        movement: stored
            .movement
            .and_then(|name| Movement::from_name(&name))
            .unwrap_or_default(),
    };
    (settings, readable)
}

pub(super) fn save_settings(settings: Settings) -> Result<()> {
    let stored = StoredSettings {
        lang: Some(settings.lang.code().to_owned()),
        scheme: Some(settings.scheme.name().to_owned()),
        theme: Some(settings.theme.name().to_owned()),
        movement: Some(settings.movement.name().to_owned()),
    };
    let value = serde_wasm_bindgen::to_value(&stored)?;
    let text = String::from(js_sys::JSON::stringify(&value)?);
    storage()?.set_item(SETTINGS, &text)
}

/// The Explore screen with the position that was looked at last.
pub(super) fn load_explored() -> Explore {
    let fen = storage().and_then(|storage| storage.get_item(EXPLORED));
    let fen = fen.ok().flatten();
    fen.map_or_else(Explore::default, |fen| Explore::stored(&fen))
}

pub(super) fn save_explored(fen: &str) -> Result<()> {
    storage()?.set_item(EXPLORED, fen)
}

/// The stored game. One that can't be read, or not wholly, is kept aside as it is.
pub(super) fn load_game(lang: Lang) -> Play {
    let text = storage().and_then(|storage| storage.get_item(GAME));
    let Some(text) = text.ok().flatten() else {
        return Play::default();
    };
    let (play, whole) = Play::from_saved(&text, lang);
    if !whole {
        // If there is no room for it, it stays where it is until the next game takes its place.
        let _ = keep_aside(&text);
    }
    play
}

pub(super) fn save_game(text: &str) -> Result<()> {
    storage()?.set_item(GAME, text)
}

fn keep_aside(text: &str) -> Result<()> {
    let storage = storage()?;
    let mut number = 1;
    loop {
        let key = format!("{ASIDE}{number}");
        match storage.get_item(&key)? {
            Some(known) if known == text => return Ok(()),
            Some(_) => number += 1,
            None => return storage.set_item(&key, text),
        }
    }
}

fn storage() -> Result<web_sys::Storage> {
    dom::window()?
        .local_storage()?
        .ok_or_else(|| JsValue::from_str("no storage"))
}

fn browser_lang() -> Lang {
    let Ok(window) = dom::window() else {
        return Lang::preferred([]);
    };
    let tags: Vec<String> = window
        .navigator()
        .languages()
        .iter()
        .filter_map(|tag| tag.as_string())
        .collect();
    Lang::preferred(tags.iter().map(String::as_str))
}
