//! Chess itself: pure, without dependencies, input or output, clock or randomness.
//!
//! The modules stand in groups that build on the groups above them.

pub(crate) mod known;

mod piece;
mod square;

mod schema;

mod squareset;

mod attacks;
mod lines;

mod castling;
mod setup;

mod board;
mod moves;

mod player;
mod position;

mod movegen;
mod perft;

mod outcome;

mod refusal;

mod game;

mod notation;

pub use attacks::attacks;
pub use board::{Board, BoardError, PieceId, PieceRecord};
pub use castling::{CASTLES, Castle, CastlingRights, Wing};
pub use game::{AutomaticDraws, DealError, Game, Ply};
pub use lines::{between, line_through};
pub use movegen::LegalMoves;
pub use moves::{Move, Special};
pub use notation::{
    BadTagName, FenError, FenField, FenProblem, Mended, PgnError, PgnGame, PgnMove, PgnProblem,
    PgnReader, PgnResult, PgnTags, San, SanError, UciError, begins_game, mended, pgn_beginning,
    pgn_text,
};
pub use outcome::{Draw, Outcome, RepetitionKey, Status, Win};
pub use piece::{Color, Kind, Piece};
pub use position::{Position, PositionError, PositionParts, Strictness};
pub use refusal::{Attackers, NoCastling, PieceAt, Refusal, WrongWay};
pub use schema::{Direction, FirstRow, Mode, Schema, Step, TO_THE_EDGE, Target};
pub use setup::Setup;
pub use square::{BadSquare, Square};
pub use squareset::{SquareSet, Squares};
