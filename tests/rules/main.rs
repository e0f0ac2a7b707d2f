//! What is true about chess, and that `chesslings::rules` says so.

mod board;
mod notation;
mod oracle;
mod perft;
