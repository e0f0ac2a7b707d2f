//! Nicknames.

use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

use crate::console::printable::printable;

/// The widest nickname, in columns.
const WIDEST: usize = 20;

/// A nickname as typed, made fit to be printed: spaces trimmed and joined, control characters
/// removed, cut to a width that leaves room for a sentence. `None` if nothing is left.
pub(in crate::console) fn nickname(typed: &str) -> Option<String> {
    let words: Vec<String> = typed.split_whitespace().map(printable).collect();
    let joined = words.join(" ");
    let mut name = String::new();
    for letter in joined.trim().chars() {
        if name.width() + letter.width().unwrap_or(0) > WIDEST || name.len() > 4 * WIDEST {
            break;
        }
        name.push(letter);
    }
    let name = name.trim();
    (name.width() > 0).then(|| name.to_owned())
}

/// Whether two nicknames would be told apart badly.
pub(in crate::console) fn are_the_same(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(typed: &str, name: Option<&str>) {
        assert_eq!(nickname(typed).as_deref(), name, "{typed:?}");
    }

    #[test]
    fn a_nickname_is_tidied() {
        check("  Anna \t Maria ", Some("Anna Maria"));
        check("Аня", Some("Аня"));
        check("\u{1b}[31mRed\u{7}", Some("[31mRed"));
        check("left\u{202e}right", Some("leftright"));
    }

    #[test]
    fn nothing_to_see_is_no_nickname() {
        for typed in ["", "   ", "\u{0}\u{1}", "\u{200b}", "\u{301}"] {
            check(typed, None);
        }
    }

    #[test]
    fn a_long_nickname_is_cut_to_twenty_columns() {
        check("12345678901234567890tail", Some("12345678901234567890"));
        check("1234567890123456789 tail", Some("1234567890123456789"));
        check("棋棋棋棋棋棋棋棋棋棋棋", Some("棋棋棋棋棋棋棋棋棋棋"));
        let stacked = format!("a{}", "\u{301}".repeat(10_000));
        assert!(nickname(&stacked).unwrap().len() < 100);
    }
}
