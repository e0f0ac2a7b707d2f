//! Every sentence of Chesslings, in every language, as typed functions.
//!
//! The sentences stand in `www/locales/*.ftl` (Fluent, the format translators' tools know).
//! `build.rs` compiles them, so a missing key, a missing language or a wrong argument is a build
//! error, and a language costs little more than its text. Each message `home-title` becomes a
//! method of [`Lang`]:
//!
//! ```
//! use chesslings::text::Lang;
//!
//! assert_eq!(Lang::En.language_name(), "English");
//! assert_eq!(Lang::Ru.language_name(), "Русский");
//! ```

#[cfg(test)]
mod compiler;
mod course;
mod formula;
mod lang;
mod lesson;
mod notation;
mod outcome;
mod placement;
mod played;
mod plural;
mod refusal;
mod words;

pub use messages::*;
pub use played::{capital, capital_letter};
pub use words::square_name;

#[expect(
    clippy::all,
    clippy::pedantic,
    reason = "written by the compiler, read by nobody"
)]
mod messages {
    use super::plural;

    /// Thousands of these: written out at each place they would fill the page.
    #[inline(never)]
    fn push(out: &mut String, text: &str) {
        out.push_str(text);
    }

    #[inline(never)]
    fn push_number(out: &mut String, number: i32) {
        out.push_str(&number.to_string());
    }

    include!(concat!(env!("OUT_DIR"), "/text.rs"));
}
