//! What is kept on the device. Nothing leaves it.

use wasm_bindgen::JsValue;

use super::dom::{self, Result};
use crate::app::{Explore, Learn, Play, Settings};
use crate::text::Lang;

const SETTINGS: &str = "chesslings.settings";
const EXPLORED: &str = "chesslings.explored";
/// The game of two players, as [`Play::from_saved`](crate::app::Play::from_saved) reads it.
const GAME: &str = "chesslings.game.1";
/// Games that could not be read are kept under this name and a number.
const GAMES_ASIDE: &str = "chesslings.game.aside.";
/// What children have done, as [`Profiles::from_text`](crate::lessons::Profiles::from_text) reads it.
const PROGRESS: &str = "chesslings.progress.1";
const PROGRESS_ASIDE: &str = "chesslings.progress.aside.";

/// The stored settings, with a default for whatever can't be read, and whether the storage works.
pub(super) fn load_settings() -> (Settings, bool) {
    let text = storage().and_then(|storage| storage.get_item(SETTINGS));
    let readable = text.is_ok();
    let text = text.ok().flatten().unwrap_or_default();
    let stored = js_sys::JSON::parse(&text).unwrap_or(JsValue::NULL);
    let word = |name: &str| {
        js_sys::Reflect::get(&stored, &name.into())
            .ok()?
            .as_string()
    };
    let settings = Settings::from_words(browser_lang(), &word);
    (settings, readable)
}

/// As JSON: the words need no escapes.
pub(super) fn save_settings(settings: Settings) -> Result<()> {
    let pairs: Vec<_> = settings
        .words()
        .into_iter()
        .map(|(name, word)| ["\"", name, "\":\"", word, "\""].concat())
        .collect();
    storage()?.set_item(SETTINGS, &["{", &pairs.join(","), "}"].concat())
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
        let _ = keep_aside(GAMES_ASIDE, &text);
    }
    play
}

pub(super) fn save_game(text: &str) -> Result<()> {
    storage()?.set_item(GAME, text)
}

/// What children have done. If it can't be read, it is kept aside as it is.
pub(super) fn load_progress(seed: u64) -> Learn {
    let text = storage().and_then(|storage| storage.get_item(PROGRESS));
    let text = text.ok().flatten();
    let (learn, whole) = Learn::stored(text.as_deref(), seed);
    if let (Some(text), false) = (text, whole) {
        // If there is no room for it, it stays where it is until the next star takes its place.
        let _ = keep_aside(PROGRESS_ASIDE, &text);
    }
    learn
}

pub(super) fn save_progress(text: &str) -> Result<()> {
    storage()?.set_item(PROGRESS, text)
}

fn keep_aside(name: &str, text: &str) -> Result<()> {
    let storage = storage()?;
    let mut number = 1;
    loop {
        let key = format!("{name}{number}");
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
