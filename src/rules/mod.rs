//! Chess itself: pure, without dependencies, input or output, clock or randomness.
//!
//! # A tour
//!
//! A [`Position`] is a moment of a game, small and `Copy`. It knows its legal moves, and it says
//! why any other move is none: a [`Refusal`] is a value with the squares it is about.
//!
//! ```
//! use chesslings::rules::{Position, Refusal, Square, WrongWay};
//!
//! let start = Position::START;
//! assert_eq!(start.legal_moves().count(), 20);
//! let push = start.try_move(Square::E2, Square::E4, None)?;
//! let next = start.play_unchecked(push);
//! assert_eq!(next.to_string(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
//!
//! let refusal = start.try_move(Square::E2, Square::E5, None).unwrap_err();
//! assert_eq!((refusal.code(), refusal.detail()), ("not-its-move", "too-far"));
//! assert!(matches!(refusal, Refusal::NotItsMove { why: WrongWay::TooFar { n: 3, .. }, .. }));
//! # Ok::<(), Refusal>(())
//! ```
//!
//! A [`Game`] remembers: what was played, who may take back, how it ended, and the story of each
//! piece on its [`Board`].
//!
//! ```
//! use chesslings::rules::Game;
//!
//! let mut game = Game::new();
//! for written in ["f3", "e5", "g4", "Qh4#"] {
//!     let played = game.position().read_san(written).unwrap();
//!     game.play_move(played).unwrap();
//! }
//! assert_eq!(game.outcome().unwrap().code(), "checkmate");
//! ```
//!
//! How pieces move is said once, in the table of [`Schema`]s; sets of squares are [`SquareSet`]s.
//! Positions and games are read and written as FEN ([`Position`] parses and prints itself), SAN
//! ([`San`]), UCI ([`Position::read_uci`]) and PGN ([`PgnReader`], [`PgnGame`]).
//!
//! The modules stand in groups that build on the groups above them.

pub(crate) mod known;

mod by_color;
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
pub use by_color::ByColor;
pub use castling::{CASTLES, Castle, CastlingRights, Wing};
pub use game::{AutomaticDraws, DealError, Game, Ply};
pub use lines::{between, line_through};
pub use movegen::LegalMoves;
pub use moves::{Move, Special};
pub use notation::{
    BadTagName, FenError, FenField, FenProblem, Mended, PgnError, PgnFound, PgnGame, PgnMove,
    PgnProblem, PgnReader, PgnResult, PgnTags, San, SanError, UciError, begins_game, find_games,
    mended, pgn_beginning, pgn_text,
};
pub(crate) use notation::{excerpt, is_visible};
pub use outcome::{Draw, Outcome, RepetitionKey, Status, Win};
pub use piece::{Color, Kind, Piece};
pub use position::{Position, PositionError, PositionParts, Strictness};
pub use refusal::{Attackers, NoCastling, PieceAt, Refusal, WrongWay};
pub use schema::{Direction, FirstRow, Mode, Schema, Step, TO_THE_EDGE, Target};
pub use setup::Setup;
pub use square::{BadSquare, Square};
pub use squareset::{SquareSet, Squares};
