//! The terminal game as its players see it.

mod binary;
mod catalogue;
mod random_games;
mod scratch;
mod sessions;
#[cfg(unix)]
mod terminal;
