//! What the program says about moves and pieces, in sentences from the catalogues.

mod moves;
mod schema;

pub(super) use moves::{
    last_moves, listed, move_number, move_sentence, names_of, notation, numbered_moves, piece_on,
    written_san,
};
pub(super) use schema::explanation;
