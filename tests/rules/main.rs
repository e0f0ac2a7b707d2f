//! What is true about chess, and that `chesslings::rules` says so.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

// What the facts below are told with.
mod oracle;
mod positions;
mod random;
mod walker;

mod board;
mod differential;
mod game;
mod iteration;
mod legality;
mod lists;
mod notation;
mod outcome;
mod perft;
mod pieces;
mod refusals;
mod schema;
mod squares;
mod symmetry;
mod validity;
