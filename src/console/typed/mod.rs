//! Understanding commands and answers: pure, without a terminal. Moves are read by [`crate::typed`].

mod words;

pub(super) use words::{
    AFTER_THE_END, Request, STYLES, VERBS, command, first_word, on_or_off, request, similar,
    similar_command, simple, style, verb_word, yes_or_no,
};
