//! The board as text.

mod board;
mod in_words;
mod marks;
mod paint;
mod panel;
mod wrap;

pub(super) use board::{Look, board};
pub(super) use in_words::{in_words, pieces_in_words};
pub(super) use marks::{Mark, Marks};
pub(super) use paint::bold;
pub(super) use panel::with_panel;
pub(super) use wrap::wrapped;
