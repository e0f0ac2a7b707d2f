//! What the program says about moves and pieces, in sentences from the catalogues.

mod commands;
mod meaning;
mod moves;
mod schema;

pub(super) use commands::{command_lines, padded};
pub(super) use meaning::{about_targets, excerpt, why_no_move};
pub(super) use moves::{
    last_moves, listed, move_number, move_sentence, names_of, notation, numbered_moves,
};
pub(super) use schema::explanation;
