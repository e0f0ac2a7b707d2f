//! Two players at one screen.

mod against;
mod coached;
mod deals;
mod facing;
mod games;
mod hands;
mod history;
mod kept;
mod looked_through;
mod opened;
mod promotion;
mod refusals;
mod sounds;
mod special_moves;
mod told;

/// The first position of a game.
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
