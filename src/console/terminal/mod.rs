//! The terminal: what it can do, and how lines are typed there.

mod caps;
mod complete;
mod editor;
mod lines;

pub use caps::{Caps, Columns};
pub(in crate::console) use editor::EditedLines;
pub use lines::{Asking, Line, LineSource, PlainLines, Prompt};
