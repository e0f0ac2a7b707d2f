//! What the program says about commands, pieces and the moves of a game.

mod commands;
mod moves;
mod schema;

pub(super) use commands::{command_lines, padded};
pub(super) use moves::{last_moves, move_number, numbered_moves};
pub(super) use schema::explanation;
