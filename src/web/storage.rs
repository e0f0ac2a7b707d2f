//! What is kept on the device. Nothing leaves it.

use serde::{Deserialize, Serialize};
use wasm_bindgen::JsValue;

use super::dom::{self, Result};
use crate::app::{Scheme, Settings, Theme};
use crate::text::Lang;

const SETTINGS: &str = "chesslings.settings";

/// The settings as they are stored: a promise to later versions, so plain names only. Every field
/// may be missing or wrong.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct StoredSettings {
    lang: Option<String>,
    scheme: Option<String>,
    theme: Option<String>,
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
    };
    (settings, readable)
}

pub(super) fn save_settings(settings: Settings) -> Result<()> {
    let stored = StoredSettings {
        lang: Some(settings.lang.code().to_owned()),
        scheme: Some(settings.scheme.name().to_owned()),
        theme: Some(settings.theme.name().to_owned()),
    };
    let value = serde_wasm_bindgen::to_value(&stored)?;
    let text = String::from(js_sys::JSON::stringify(&value)?);
    storage()?.set_item(SETTINGS, &text)
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
