//! The real program, as a user or a script runs it.

#![expect(
    clippy::unwrap_used,
    reason = "a test that unwraps nothing has failed, as it should"
)]

mod coach;
mod inspect;
mod manners;
mod perft;
mod pgn;
mod place;
mod program;
mod uci;
