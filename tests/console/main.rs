//! The terminal game as its players see it.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod binary;
mod both_faces;
mod kept_files;
mod lessons;
#[cfg(unix)]
mod placing;
mod random_games;
mod scratch;
mod sessions;
#[cfg(unix)]
mod strange_files;
#[cfg(unix)]
mod terminal;
