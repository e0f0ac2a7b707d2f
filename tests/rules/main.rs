//! What is true about chess, and that `chesslings::rules` says so.

mod oracle;
mod perft;
mod positions;
