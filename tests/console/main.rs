//! The terminal game as its players see it.

#![expect(
    clippy::unwrap_used,
    reason = "a test that can't go on says so by failing"
)]

mod binary;
mod catalogue;
mod random_games;
mod scratch;
mod sessions;
#[cfg(unix)]
mod terminal;
