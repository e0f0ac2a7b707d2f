//! Sentences at run time. Each language's are one text, its *pack*: natively it is part of the
//! program. In the page they are three files, so that a reader loads one language only, and no more of
//! it than is needed: what is said first, what the screens say, and the course.
//!
//! A pack is a fingerprint and the messages by number, each after a `\0` (those of a course begin
//! with the first number that the packs before it don't have); then the course's own
//! sentences, each after a `\u{6}`, name and text with a `\0` between; then, after a `\u{6}`, the
//! fingerprint again, which shows that nothing was cut off. In a message stand
//!
//! - `\u{1}b`: the second argument;
//! - `\u{2}b … \u{5}`: a choice by the second argument among variants, each of them a key, `\u{3}`,
//!   a message, `\u{4}`. A key is a number, a plural form or the number of a word; `*` before it
//!   marks the variant for everything else.

use super::messages::Lang;

/// An argument of a sentence.
pub(super) enum Value<'a> {
    Text(&'a str),
    /// A number, or a word by its number.
    Number(i32),
}

/// The sentences of a language.
pub(super) struct Pack {
    messages: Vec<&'static str>,
    course: Vec<(&'static str, &'static str)>,
}

impl Pack {
    pub(super) const EMPTY: Self = Self {
        messages: Vec::new(),
        course: Vec::new(),
    };

    /// Reads a pack; `None` if it was made for another program or is not whole.
    pub(super) fn read(text: &'static str, fingerprint: &str) -> Option<Self> {
        let whole = text.strip_suffix(fingerprint)?.strip_suffix('\u{6}')?;
        let mut parts = whole.split('\u{6}');
        let mut messages = parts.next()?.split('\0');
        if messages.next()? != fingerprint {
            return None;
        }
        Some(Self {
            messages: messages.collect(),
            course: parts.filter_map(|part| part.split_once('\0')).collect(),
        })
    }

    /// The message with a number. What is not said first stands in the packs behind; as long as one
    /// of them is not there, nothing behind it can be found.
    pub(super) fn message<'a>(&'a self, number: usize, behind: [&'a Self; 2]) -> &'a &'static str {
        let mut left = number;
        for pack in [self, behind[0], behind[1]] {
            if let Some(message) = pack.messages.get(left) {
                return message;
            }
            if pack.messages.is_empty() {
                break;
            }
            left -= pack.messages.len();
        }
        &""
    }

    /// The course's own sentences by name, in the order of the names.
    pub(super) fn course(&self) -> &[(&'static str, &'static str)] {
        &self.course
    }
}

/// The text that a message without other parts comes to.
pub(super) fn chosen<'a>(lang: Lang, message: &'a str, values: &[Value<'_>]) -> &'a str {
    let mut text = message;
    while let Some(choice) = text.strip_prefix('\u{2}') {
        text = choose(lang, choice, values).0;
    }
    text
}

/// Writes a message with its values.
pub(super) fn fill(lang: Lang, out: &mut String, message: &str, values: &[Value<'_>]) {
    let mut rest = message;
    while let Some(at) = rest.find(['\u{1}', '\u{2}']) {
        let (before, marked) = rest.split_at_checked(at).unwrap_or_default();
        out.push_str(before);
        rest = marked.get(1..).unwrap_or_default();
        if marked.starts_with('\u{1}') {
            match value(rest, values) {
                Some(Value::Text(text)) => out.push_str(text),
                Some(Value::Number(number)) => out.push_str(&number.to_string()),
                _ => {}
            }
            rest = rest.get(1..).unwrap_or_default();
        } else {
            let (variant, after) = choose(lang, rest, values);
            fill(lang, out, variant, values);
            rest = after;
        }
    }
    out.push_str(rest);
}

/// The variant of a choice (without its first mark) that fits, and what follows the choice.
fn choose<'a>(lang: Lang, choice: &'a str, values: &[Value<'_>]) -> (&'a str, &'a str) {
    let (exact, form) = match value(choice, values) {
        Some(&Value::Number(number)) => (number.to_string(), lang.plural(number).name()),
        _ => (String::new(), ""),
    };
    let mut rest = choice.get(1..).unwrap_or_default();
    let (mut best, mut found) = (0, "");
    while let Some((key, inner)) = rest
        .split_once('\u{3}')
        .filter(|_| !rest.starts_with('\u{5}'))
    {
        let end = end_of(inner);
        let variant = inner.get(..end).unwrap_or_default();
        rest = inner.get(end + 1..).unwrap_or_default();
        let plain = key.trim_start_matches('*');
        let fit = match plain {
            _ if plain == exact => 3,
            _ if plain == form => 2,
            _ if plain.len() < key.len() => 1,
            _ => 0,
        };
        if fit > best {
            (best, found) = (fit, variant);
        }
    }
    (found, rest.get(1..).unwrap_or_default())
}

/// Where a variant ends: at its own `\u{4}`, not at one of a choice in it.
fn end_of(variant: &str) -> usize {
    let mut depth = 0;
    for (at, byte) in variant.bytes().enumerate() {
        match byte {
            2 => depth += 1,
            5 => depth -= 1,
            4 if depth == 0 => return at,
            _ => {}
        }
    }
    variant.len()
}

/// The argument whose letter comes first in a text.
fn value<'a, 'v>(text: &str, values: &'a [Value<'v>]) -> Option<&'a Value<'v>> {
    let letter = text.bytes().next()?;
    values.get(usize::from(letter.checked_sub(b'a')?))
}

#[cfg(test)]
mod tests {
    use super::*;

    const STARS: &str =
        "\u{2}a0\u{3}no stars\u{4}one\u{3}\u{1}a star\u{4}*other\u{3}\u{1}a stars\u{4}\u{5}";

    fn check(message: &str, values: &[Value<'_>], expected: &str) {
        let mut filled = String::new();
        fill(Lang::En, &mut filled, message, values);
        assert_eq!(filled, expected);
    }

    #[test]
    fn arguments_are_put_in_place() {
        check(
            "\u{1}b from \u{1}a",
            &[Value::Text("A"), Value::Number(-7)],
            "-7 from A",
        );
    }

    #[test]
    fn an_exact_number_comes_before_its_plural_form() {
        for (number, expected) in [(0, "no stars"), (1, "1 star"), (2, "2 stars")] {
            check(STARS, &[Value::Number(number)], expected);
        }
    }

    #[test]
    fn choices_stand_in_choices() {
        let nested = format!("You: \u{2}b0\u{3}{STARS}\u{4}*1\u{3}nothing\u{4}\u{5}!");
        check(
            &nested,
            &[Value::Number(1), Value::Number(0)],
            "You: 1 star!",
        );
        check(
            &nested,
            &[Value::Number(1), Value::Number(1)],
            "You: nothing!",
        );
    }

    #[test]
    fn a_choice_among_texts_needs_no_memory() {
        let turn = "\u{2}a0\u{3}Black\u{4}*1\u{3}White\u{4}\u{5}";
        assert_eq!(chosen(Lang::En, turn, &[Value::Number(0)]), "Black");
        assert_eq!(chosen(Lang::En, turn, &[Value::Number(1)]), "White");
        assert_eq!(chosen(Lang::En, "plain", &[]), "plain");
    }

    #[test]
    fn a_pack_for_another_program_is_refused() {
        assert!(Pack::read("abc\0Hello\u{6}abc", "abd").is_none());
        let pack = Pack::read("abc\0Hello\0World\u{6}rook-a\0Text\u{6}abc", "abc").unwrap();
        let words = Pack::read("f\0Words\u{6}f", "f").unwrap();
        let course = Pack::read("f\0Lesson\u{6}f", "f").unwrap();
        let message = |number| pack.message(number, [&words, &course]);
        let said = [1, 2, 3, 4].map(|number| *message(number));
        assert_eq!(said, ["World", "Words", "Lesson", ""]);
        let nothing = Pack::EMPTY;
        let early = pack.message(2, [&nothing, &course]);
        assert_eq!(*early, "", "nothing is said that is something else");
        assert_eq!(pack.course(), [("rook-a", "Text")]);
    }

    #[test]
    fn a_pack_that_was_cut_off_anywhere_is_refused() {
        let whole = "abc\0Hello\0World\u{6}rook-a\0Text\u{6}abc";
        for end in 0..whole.len() {
            assert!(Pack::read(&whole[..end], "abc").is_none(), "{end}");
        }
    }

    #[test]
    fn any_bytes_are_read_without_a_panic() {
        for text in [
            "\u{1}",
            "\u{2}",
            "\u{2}a",
            "\u{2}a\u{3}",
            "\u{2}a*\u{3}x\u{4}",
            "\u{1}й\u{2}ж\u{3}",
        ] {
            let mut out = String::new();
            fill(Lang::Ru, &mut out, text, &[Value::Number(1)]);
            let _ = chosen(Lang::Ru, text, &[]);
        }
    }
}
