//! Breaking lines between words.

use unicode_width::UnicodeWidthStr as _;

/// The lines of a text, none wider than `columns` unless a single word is; those after the first
/// begin as deep as the first does.
pub(in crate::console) fn wrapped(text: &str, columns: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        if paragraph.width() <= columns {
            lines.push(paragraph.trim_end().to_owned());
            continue;
        }
        let depth = paragraph.len() - paragraph.trim_start_matches(' ').len();
        let indent = &paragraph[..depth];
        let mut line = String::new();
        for word in paragraph.split(' ').filter(|word| !word.is_empty()) {
            if line.is_empty() {
                line.push_str(indent);
            } else if line.width() + 1 + word.width() > columns {
                lines.push(std::mem::replace(&mut line, indent.to_owned()));
            } else {
                line.push(' ');
            }
            line.push_str(word);
        }
        lines.push(line);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrapped("one two three", 7), ["one two", "three"]);
        assert_eq!(wrapped("one two", 7), ["one two"]);
        assert_eq!(wrapped("  one two three", 9), ["  one two", "  three"]);
        assert_eq!(wrapped("endlessword two", 4), ["endlessword", "two"]);
        assert_eq!(wrapped("a\n\nb", 4), ["a", "", "b"]);
        assert_eq!(wrapped("", 4), [""]);
    }

    #[test]
    fn wide_letters_count_twice() {
        assert_eq!(wrapped("棋棋 棋棋", 5), ["棋棋", "棋棋"]);
    }
}
