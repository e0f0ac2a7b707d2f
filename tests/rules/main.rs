//! What is true about chess, and that `chesslings::rules` says so.

#![expect(
    clippy::unwrap_used,
    reason = "a test that unwraps nothing has failed, as it should"
)]

mod board;
mod game;
mod notation;
mod oracle;
mod outcome;
mod perft;
mod positions;
mod refusals;
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod oracle;
mod positions;
mod random;
mod walker;

mod differential;
mod legality;
mod lists;
mod perft;
mod pieces;
mod schema;
mod squares;
mod symmetry;
mod validity;
