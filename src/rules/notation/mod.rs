//! Chess as text: positions as FEN, moves as SAN and UCI, games as PGN.

mod fen;
mod pgn;
mod san;
mod uci;

pub use fen::{FenError, FenField, FenProblem};
pub use pgn::{
    BadTagName, PgnError, PgnGame, PgnMove, PgnProblem, PgnReader, PgnResult, PgnTags, begins_game,
};
pub use san::{San, SanError};
pub use uci::UciError;

/// The beginning of a text that may be of any length, to be shown in an error.
fn excerpt(text: &str) -> String {
    const LONGEST: usize = 24;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
