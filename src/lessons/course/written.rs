//! The exercises as authors wrote them, without comments. Natively they are part of the program;
//! the page fetches them when somebody learns.
//!
//! One text for all: before each unit its name and a line's end, behind it a `\u{6}`; a `\u{5}` between
//! two exercises.

use super::Course;

/// The exercises of a unit; nothing as long as they are not there.
pub(super) fn of(unit: &str) -> &'static str {
    let mut parts = all().split('\u{6}');
    let found = parts.find_map(|part| part.strip_prefix(unit)?.strip_prefix('\n'));
    found.unwrap_or_default()
}

#[cfg(not(target_arch = "wasm32"))]
const fn all() -> &'static str {
    include_str!(concat!(env!("OUT_DIR"), "/exercises.txt"))
}

#[cfg(target_arch = "wasm32")]
static FETCHED: std::sync::OnceLock<&'static str> = std::sync::OnceLock::new();

#[cfg(target_arch = "wasm32")]
fn all() -> &'static str {
    FETCHED.get().copied().unwrap_or_default()
}

impl Course {
    /// Whether the exercises are there.
    pub fn is_loaded() -> bool {
        !all().is_empty()
    }

    /// Learns the exercises from their file; `false` if that is not whole.
    #[cfg(target_arch = "wasm32")]
    pub fn load(text: String) -> bool {
        // They are learnt once and kept as long as the page lives.
        let is_whole = text.ends_with('\u{6}');
        is_whole && (FETCHED.set(text.leak()).is_ok() || Self::is_loaded())
    }
}
