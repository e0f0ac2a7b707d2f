//! The signs of a template: what stands between the words of a compiled message. The compiler
//! writes them, `text::template` reads them. None of them occurs in a sentence.

/// An argument follows: its place, counted from '0'.
pub(crate) const ARGUMENT: char = '\u{1}';
/// A choice follows: the place of its argument, then variants. Each begins with the letter it
/// answers to; the first that fits is taken.
pub(crate) const CHOICE: char = '\u{2}';
/// Stands between two variants.
pub(crate) const NEXT: char = '\u{3}';
/// Stands after the last variant.
pub(crate) const END: char = '\u{4}';
/// Stands between two languages.
pub(crate) const NEXT_LANGUAGE: &str = "\u{5}";
/// The letter of a variant that fits whatever there is.
pub(crate) const ANY: char = '*';

/// The letter for a number that must be just this one.
pub(crate) fn exactly(number: i32) -> char {
    // The private area of Unicode: no sentence has these.
    let number = number.unsigned_abs().min(0xfff);
    char::from_u32(0xe000 + number).unwrap_or(ANY)
}

/// The letter for a word, by its place among all words of its variable.
pub(crate) fn word_letter(index: u8) -> char {
    char::from(b'A' + index)
}

/// The letter for a plural form: the second one of its name, since two begin alike.
pub(crate) fn form_letter(form: &str) -> char {
    form.chars().nth(1).unwrap_or(ANY)
}
