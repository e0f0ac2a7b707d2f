//! Chess as text: positions as FEN, moves as SAN and UCI, games as PGN.

mod fen;

pub use fen::{FenError, FenField, FenProblem};

/// The beginning of a text that may be of any length, to be shown in an error.
fn excerpt(text: &str) -> String {
    const LONGEST: usize = 24;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
