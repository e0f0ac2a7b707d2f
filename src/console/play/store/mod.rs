//! Games in files.

mod autosave;
mod export;
mod pgn;

pub(super) use autosave::{Keeper, Unfinished, Unreadable};
pub(super) use export::Export;
pub(super) use pgn::{LoadError, new_tags, read, written};
