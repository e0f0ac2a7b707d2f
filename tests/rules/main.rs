//! What is true about chess, and that `chesslings::rules` says so.

mod board;
mod game;
mod oracle;
mod outcome;
mod perft;
mod refusals;
