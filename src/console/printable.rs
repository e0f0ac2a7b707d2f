//! Texts that do nothing to a terminal but stand there.

use crate::rules::is_visible;

/// A text without characters that could do something to a terminal: control characters, and
/// those that change the direction of writing.
fn printable(text: &str) -> String {
    text.chars().filter(|&letter| is_visible(letter)).collect()
}

/// The same for one of several columns that are apart by tabs.
pub(super) fn printable_column(text: &str) -> String {
    printable(&text.replace(['\t', '\n', '\r'], " "))
}

/// The same for a text of several lines.
pub(super) fn printable_lines(text: &str) -> String {
    let lines: Vec<String> = text.split('\n').map(printable).collect();
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_but_line_breaks_is_obeyed() {
        let text = "a\u{1b}[31m\r\nb\u{7}\u{9b}2J\u{202e}\n\nё♟\u{fe0e}";
        assert_eq!(printable_lines(text), "a[31m\nb2J\n\nё♟\u{fe0e}");
    }

    #[test]
    fn a_column_stays_one() {
        assert_eq!(printable_column("\u{1b}cX\ty\nz"), "cX y z");
    }
}
