//! What is true about chess, and that `chesslings::rules` says so.

mod board;
mod oracle;
mod perft;
mod positions;
mod refusals;
