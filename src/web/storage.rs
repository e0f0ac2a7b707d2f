//! The browser's storage. Nothing leaves the device, and nothing is decided here: see
//! [`Keeper`](crate::app::Keeper).

use wasm_bindgen::{JsCast, JsValue};

use super::dom::{self, Result};
use super::shell;
use crate::app::{Keep, Keeper, Model, Msg, Refused, Settings, Shelf};
use crate::text::Lang;

/// How every name begins under which we store something: other pages may share the place.
const OURS: &str = "chesslings";
const SETTINGS: &str = "chesslings.settings";

/// The page as it was left, who keeps it, and whether the storage works.
pub(super) fn open(seed: u64) -> (Keeper, Model, bool) {
    let (keeper, model) = Keeper::open(&Browser, browser_lang(), seed);
    (keeper, model, Browser.get(SETTINGS).is_ok())
}

/// The reader's choices, before the page is there.
pub(super) fn settings() -> Settings {
    Settings::from_words(browser_lang(), &|name| Browser.setting(name))
}

/// Keeps something, or looks for it, and lets the page hear what came of it.
pub(super) fn perform(keeper: &mut Keeper, keep: Keep) {
    for news in keeper.perform(&Browser, keep) {
        shell::dispatch(Msg::Kept(news));
    }
}

/// What the browser keeps for all tabs of this site, and for this tab.
struct Browser;

impl Shelf for Browser {
    fn get(&self, name: &str) -> std::result::Result<Option<String>, Refused> {
        storage()
            .and_then(|storage| storage.get_item(name))
            .or(Err(Refused))
    }

    fn set(&self, name: &str, text: &str) -> std::result::Result<(), Refused> {
        storage()
            .and_then(|storage| storage.set_item(name, text))
            .or(Err(Refused))
    }

    fn remove(&self, name: &str) {
        // What can't be removed can't be read either.
        let _ = storage().and_then(|storage| storage.remove_item(name));
    }

    fn clear(&self) {
        for name in self.names() {
            if name.starts_with(OURS) {
                self.remove(&name);
            }
        }
        // A tab has nothing but ours.
        let _ = own_storage().and_then(|storage| storage.clear());
    }

    fn names(&self) -> Vec<String> {
        let Ok(storage) = storage() else {
            return Vec::new();
        };
        let count = storage.length().unwrap_or(0);
        (0..count)
            .filter_map(|index| storage.key(index).ok().flatten())
            .collect()
    }

    fn get_own(&self, name: &str) -> Option<String> {
        own_storage().ok()?.get_item(name).ok().flatten()
    }

    fn set_own(&self, name: &str, text: &str) {
        // Without it the tab goes on with what was last done in any.
        let _ = own_storage().and_then(|storage| storage.set_item(name, text));
    }

    fn setting(&self, name: &str) -> Option<String> {
        js_sys::Reflect::get(&stored_settings(), &name.into())
            .ok()?
            .as_string()
    }

    fn change_settings(&self, changed: &[(&str, &str)]) -> std::result::Result<(), Refused> {
        let settings = stored_settings();
        for (name, word) in changed {
            // A plain object takes everything.
            let _ = js_sys::Reflect::set(&settings, &(*name).into(), &(*word).into());
        }
        let text = js_sys::JSON::stringify(&settings).map_err(|_| Refused)?;
        self.set(SETTINGS, &String::from(text))
    }
}

/// The settings as they are stored, with those of newer versions; empty if they can't be read.
fn stored_settings() -> JsValue {
    let text = Browser.get(SETTINGS).ok().flatten().unwrap_or_default();
    let stored = js_sys::JSON::parse(&text).unwrap_or(JsValue::NULL);
    if stored.is_object() && !js_sys::Array::is_array(&stored) {
        stored
    } else {
        js_sys::Object::new().unchecked_into()
    }
}

fn storage() -> Result<web_sys::Storage> {
    there_is(dom::window()?.local_storage()?)
}

fn own_storage() -> Result<web_sys::Storage> {
    there_is(dom::window()?.session_storage()?)
}

fn there_is(storage: Option<web_sys::Storage>) -> Result<web_sys::Storage> {
    storage.ok_or_else(|| JsValue::from_str("no storage"))
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
