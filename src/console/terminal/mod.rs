//! The terminal: what it can do, and how lines are typed there.

mod caps;
mod complete;
mod editor;
mod lines;
mod unedited;

pub(in crate::console) use caps::is_dumb;
pub use caps::{Caps, Columns};
pub use lines::{Asking, Line, LineSource, PlainLines, Prompt};

use std::io;

use super::Failure;
use editor::EditedLines;
use unedited::UneditedLines;

/// The lines of standard input, as somebody types them or as they come from a pipe.
///
/// # Errors
///
/// If the terminal can't be used.
pub(super) fn lines(interactive: bool, color: bool) -> Result<Box<dyn LineSource>, Failure> {
    Ok(if !interactive {
        Box::new(PlainLines::new(io::stdin().lock()))
    } else if is_dumb() {
        Box::new(UneditedLines::new())
    } else {
        Box::new(EditedLines::new(color)?)
    })
}
