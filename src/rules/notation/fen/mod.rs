//! FEN: a position in one line of text.
//!
//! Read: six fields apart by spaces, as the PGN standard has them, with little mercy, so that a
//! slip is found where it was made. What is forgiven: the two clocks may be left out (they are 0
//! and 1 then), castling letters may stand in any order, the square in either case, and a move
//! number 0 is read as 1, as many programs write it.
//!
//! Written: always all six fields. The en passant square is written only if a pawn can legally
//! take there. So positions that allow the same moves have the same FEN, and a `Position` read
//! back from its own FEN has forgotten nothing but an en passant square that nobody could use.

mod error;
mod read;
mod write;

pub use error::{FenError, FenField, FenProblem};
