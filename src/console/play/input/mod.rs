//! Understanding what players type: pure, without a terminal.

mod alphabet;
mod name;
mod reading;
mod understand;
mod words;

pub(super) use alphabet::is_cyrillic;
pub(super) use name::{are_the_same, nickname};
pub(super) use reading::names_two_squares;
pub(super) use understand::{Meaning, understand};
pub(super) use words::{
    Request, STYLES, VERBS, kind, on_or_off, request, similar, style, verb_word, yes_or_no,
};

#[cfg(test)]
mod tests;
