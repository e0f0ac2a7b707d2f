//! Understanding what players type: pure, without a terminal.

mod alphabet;
mod name;
mod reading;
mod understand;
mod words;

pub(super) use alphabet::is_cyrillic;
pub(super) use name::{are_the_same, nickname, numbered};
pub(super) use reading::{Reading, names_two_squares, readings};
pub(super) use understand::{Meaning, meaning, understand};
pub(super) use words::{
    AFTER_THE_END, Request, STYLES, VERBS, command, first_word, kind, on_or_off, request, similar,
    similar_command, simple, style, verb_word, yes_or_no,
};

#[cfg(test)]
mod tests;
