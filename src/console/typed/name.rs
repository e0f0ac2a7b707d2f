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
    let name = cut(joined.trim(), WIDEST);
    let name = name.trim();
    (name.width() > 0).then(|| name.to_owned())
}

/// Whether two nicknames would be told apart badly.
pub(in crate::console) fn are_the_same(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

/// Another nickname for somebody who is called as the other one is: `Anna 2`.
pub(in crate::console) fn numbered(name: &str, other: &str) -> String {
    let free = (2..).map(|number: u32| {
        let tail = format!(" {number}");
        let head = cut(name, WIDEST.saturating_sub(tail.len()));
        format!("{}{tail}", head.trim_end())
    });
    let mut free = free.filter(|name| !are_the_same(name, other));
    free.next().unwrap_or_default()
}

/// The beginning of a text that is so wide at most.
fn cut(text: &str, width: usize) -> String {
    let mut beginning = String::new();
    for letter in text.chars() {
        if beginning.width() + letter.width().unwrap_or(0) > width || beginning.len() > 4 * WIDEST {
            break;
        }
        beginning.push(letter);
    }
    beginning
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_called_as_the_other_one_gets_a_number() {
        for (name, other, another) in [
            ("Аня", "Аня", "Аня 2"),
            ("anna", "Anna", "anna 2"),
            (
                "12345678901234567890",
                "12345678901234567890",
                "123456789012345678 2",
            ),
            (
                "123456789012345678 2",
                "123456789012345678 2",
                "123456789012345678 3",
            ),
        ] {
            assert_eq!(numbered(name, other), another);
        }
    }

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
