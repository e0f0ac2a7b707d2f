//! SAN: a move as people write it, `e4`, `Nbd2`, `exd8=Q+`, `O-O`.
//!
//! Written by the PGN standard: as short as it can be, with `x`, `=`, `+` and `#`.
//! Read with patience: `x`, `+`, `#`, `=`, `e.p.`, `!?` and more of the starting square than needed
//! may be there or not, and nothing is concluded from them; castling may be written with zeros,
//! or as the king's own move. But a capital is a capital: `bxc3` is a pawn, `Bxc3` a bishop.

mod error;
mod read;
mod write;

pub use error::SanError;
pub use read::San;
