//! Compiled messages: templates in which arguments are put in place and variants chosen.
//!
//! A message is one text for all languages, in the form that [`signs`] describes. As data it is
//! a third as large as the code that would do the same.

use super::Lang;
use super::signs::{self, ANY, ARGUMENT, CHOICE, END, NEXT, NEXT_LANGUAGE};

/// An argument of a message.
#[derive(Clone, Copy)]
pub(super) enum Value<'a> {
    Text(&'a str),
    Number(i32),
    /// One of a few words, by its place among them.
    Word(u8),
}

impl Lang {
    /// A message with its arguments in place.
    #[inline(never)]
    pub(super) fn fill(self, template: &str, values: &[Value<'_>]) -> String {
        let mut out = String::new();
        self.write(&mut out, self.own(template), values);
        out
    }

    /// A message that is nothing but a choice among texts, or a text.
    #[inline(never)]
    pub(super) fn pick(self, template: &'static str, values: &[Value<'_>]) -> &'static str {
        let mut rest = self.own(template);
        while let Some(choice) = rest.strip_prefix(CHOICE) {
            let (place, variants) = first(choice);
            rest = self.variant(variants, value_at(values, place));
        }
        upto_sign(rest)
    }

    /// The part of a template in this language.
    fn own(self, template: &str) -> &str {
        let own = template.split(NEXT_LANGUAGE).nth(self as usize);
        own.unwrap_or_default()
    }

    /// Writes a template until it ends, or until the variant ends that it stands in.
    fn write(self, out: &mut String, mut rest: &str, values: &[Value<'_>]) {
        loop {
            let text = upto_sign(rest);
            out.push_str(text);
            let (sign, after) = first(&rest[text.len()..]);
            if sign != ARGUMENT && sign != CHOICE {
                return;
            }
            let (place, after) = first(after);
            let value = value_at(values, place);
            if sign == CHOICE {
                self.write(out, self.variant(after, value), values);
                rest = after_choice(after);
            } else {
                match value {
                    Value::Text(text) => out.push_str(text),
                    Value::Number(number) => out.push_str(&number.to_string()),
                    Value::Word(_) => {}
                }
                rest = after;
            }
        }
    }

    /// The first variant that fits, with everything after it.
    fn variant<'t>(self, mut variants: &'t str, value: Value<'_>) -> &'t str {
        loop {
            let (letter, variant) = first(variants);
            let fits = match value {
                Value::Word(index) => letter == signs::word_letter(index),
                Value::Number(number) => {
                    letter == signs::exactly(number) && number >= 0
                        || letter == signs::form_letter(self.plural(number).name())
                }
                Value::Text(_) => false,
            };
            let end = end_of_variant(variant);
            let (sign, next) = first(&variant[end..]);
            if fits || letter == ANY || sign != NEXT {
                return variant;
            }
            variants = next;
        }
    }
}

/// The first letter of a text and what follows; a text that has ended ends with [`END`].
fn first(text: &str) -> (char, &str) {
    let mut letters = text.chars();
    let letter = letters.next().unwrap_or(END);
    (letter, letters.as_str())
}

fn value_at<'a>(values: &[Value<'a>], place: char) -> Value<'a> {
    let index = (place as usize).wrapping_sub('0' as usize);
    values.get(index).copied().unwrap_or(Value::Text(""))
}

fn upto_sign(text: &str) -> &str {
    let end = text.bytes().position(|byte| byte <= END as u8);
    &text[..end.unwrap_or(text.len())]
}

/// Where the variant that a text begins with ends, choices within it included.
fn end_of_variant(text: &str) -> usize {
    let mut depth = 0;
    let ends = |byte: u8| {
        match char::from(byte) {
            CHOICE => depth += 1,
            END if depth > 0 => depth -= 1,
            END | NEXT => return depth == 0,
            _ => {}
        }
        false
    };
    text.bytes().position(ends).unwrap_or(text.len())
}

/// What follows a choice whose variants a text begins with.
fn after_choice(mut variants: &str) -> &str {
    loop {
        let (sign, after) = first(&variants[end_of_variant(variants)..]);
        if sign != NEXT {
            return after;
        }
        variants = after;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// English comes first in a template, Russian second.
    fn check(template: &str, values: &[Value<'_>], english: &str) {
        assert_eq!(Lang::En.fill(template, values), english);
    }

    #[test]
    fn arguments_are_put_in_place() {
        check(
            "\u{1}1 from \u{1}0!",
            &[Value::Text("a"), Value::Number(-7)],
            "-7 from a!",
        );
    }

    #[test]
    fn each_language_has_its_own_part() {
        assert_eq!(Lang::En.pick("Hi\u{5}Привет", &[]), "Hi");
        assert_eq!(Lang::Ru.pick("Hi\u{5}Привет", &[]), "Привет");
    }

    #[test]
    fn a_number_is_chosen_exactly_before_its_form() {
        let template = "\u{2}0\u{e000}none\u{3}none\u{3}*\u{1}0 stars\u{4}.";
        for (number, said) in [
            (0, "none."),
            (1, "one."),
            (5, "5 stars."),
            (-3, "-3 stars."),
        ] {
            check(template, &[Value::Number(number)], said);
        }
    }

    #[test]
    fn a_choice_within_a_choice_ends_by_itself() {
        let template = "<\u{2}0Aa\u{2}1Ax\u{3}*y\u{4}b\u{3}*c\u{4}>";
        for (first, second, said) in [(0, 0, "<axb>"), (0, 1, "<ayb>"), (1, 0, "<c>")] {
            check(template, &[Value::Word(first), Value::Word(second)], said);
        }
        let picked = "\u{2}0A\u{2}1Ax\u{3}*y\u{4}\u{3}*c\u{4}";
        let pick = |a, b| Lang::En.pick(picked, &[Value::Word(a), Value::Word(b)]);
        assert_eq!((pick(0, 0), pick(0, 5), pick(3, 0)), ("x", "y", "c"));
    }
}
