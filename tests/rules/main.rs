//! What is true about chess, and that `chesslings::rules` says so.

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
