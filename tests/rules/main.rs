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
