//! Chess as text: positions as FEN, moves as SAN and UCI, games as PGN.

mod fen;
mod pgn;
mod san;
mod uci;
mod visible;

pub use fen::{FenError, FenField, FenProblem};
pub use pgn::{
    BadTagName, Mended, PgnError, PgnFound, PgnGame, PgnMove, PgnProblem, PgnReader, PgnResult,
    PgnTags, begins_game, find_games, mended, pgn_beginning, pgn_text,
};
pub use san::{San, SanError};
pub use uci::UciError;
pub(crate) use visible::{excerpt, is_visible};
