//! Chess as text: positions as FEN, moves as SAN and UCI, games as PGN.

mod fen;
mod pgn;
mod san;
mod uci;

pub use fen::{FenError, FenField, FenProblem};
pub use pgn::{
    BadTagName, Mended, PgnError, PgnGame, PgnMove, PgnProblem, PgnReader, PgnResult, PgnTags,
    begins_game, mended, pgn_beginning, pgn_text,
};
pub use san::{San, SanError};
pub use uci::UciError;

/// The beginning of a text that may be of any length and content, fit to be shown in an error.
fn excerpt(text: &str) -> String {
    const LONGEST: usize = 32;
    let visible = |letter: char| {
        if letter.is_control() {
            char::REPLACEMENT_CHARACTER
        } else {
            letter
        }
    };
    let mut excerpt: String = text.chars().take(LONGEST).map(visible).collect();
    if text.chars().nth(LONGEST).is_some() {
        excerpt.push('…');
    }
    excerpt
}
