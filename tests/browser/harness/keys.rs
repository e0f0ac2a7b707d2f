//! Keys by their place on the keyboard, under a Latin or a Russian layout.

use serde_json::{Value, json};

/// A key, perhaps together with Shift.
#[derive(Clone, Debug)]
pub(crate) struct Key {
    code: String,
    shift: bool,
    russian: bool,
}

/// Keys that write nothing: code (and name) and the number Chromium knows them by.
const NAMED: [(&str, u32); 13] = [
    ("Backspace", 8),
    ("Tab", 9),
    ("Enter", 13),
    ("Escape", 27),
    ("PageUp", 33),
    ("PageDown", 34),
    ("End", 35),
    ("Home", 36),
    ("ArrowLeft", 37),
    ("ArrowUp", 38),
    ("ArrowRight", 39),
    ("ArrowDown", 40),
    ("Delete", 46),
];

/// The letters `KeyA` to `KeyZ` of the Russian layout.
const RUSSIAN: &str = "фисвуапршолдьтщзйкыегмцчня";

impl Key {
    /// The key with this physical code, such as `KeyE`, `Digit4`, `ArrowUp` or `Space`.
    pub(crate) fn code(code: &str) -> Self {
        Self {
            code: code.to_owned(),
            shift: false,
            russian: false,
        }
    }

    pub(crate) fn with_shift(mut self) -> Self {
        self.shift = true;
        self
    }

    /// The same key while the Russian layout is on.
    pub(crate) fn in_russian(mut self) -> Self {
        self.russian = true;
        self
    }

    /// What to tell Chromium when the key goes down and up; nothing if there is no such key.
    pub(super) fn events(&self) -> Option<[Value; 2]> {
        let (key, number) = self.meaning()?;
        let written = match key.as_str() {
            "Enter" => "\r",
            _ if key.chars().count() == 1 => &key,
            _ => "",
        };
        let event = |kind: &str| {
            json!({
                "type": kind,
                "key": key,
                "code": self.code,
                "windowsVirtualKeyCode": number,
                "modifiers": if self.shift { 8 } else { 0 },
            })
        };
        let mut down = event(if written.is_empty() {
            "rawKeyDown"
        } else {
            "keyDown"
        });
        if !written.is_empty() {
            down["text"] = written.into();
        }
        Some([down, event("keyUp")])
    }

    fn meaning(&self) -> Option<(String, u32)> {
        if let Some((name, number)) = NAMED.iter().find(|(name, _)| *name == self.code) {
            return Some(((*name).to_owned(), *number));
        }
        if self.code == "Space" {
            return Some((" ".to_owned(), 32));
        }
        let place = self
            .code
            .strip_prefix("Key")
            .or(self.code.strip_prefix("Digit"))?;
        let sign = place.chars().next().filter(|_| place.len() == 1)?;
        let key = match sign {
            'A'..='Z' if self.russian => RUSSIAN.chars().nth(sign as usize - 'A' as usize)?,
            'A'..='Z' => sign.to_ascii_lowercase(),
            '0'..='9' => sign,
            _ => return None,
        };
        let key = if self.shift {
            key.to_uppercase().collect()
        } else {
            key.to_string()
        };
        Some((key, sign as u32))
    }
}
