//! The course's machinery: what is asked, what is right, what is wrong and why.

mod aims;
mod asked;
mod demonstrations;
mod games;
mod merging;
mod paper;
mod profiles;
mod questions;
mod remembering;
mod renamed;
mod resuming;
mod rounds;
mod setups;
mod study;
mod walks;
mod writing;

use chesslings::lessons::{Exercise, Reply, Task};
use chesslings::rules::{Position, Strictness};

fn position(fen: &str) -> Position {
    Position::from_fen(&format!("{fen} - -"), Strictness::Teaching)
        .or_else(|_| Position::from_fen(fen, Strictness::Teaching))
        .expect("a position")
}

fn exercise(task: Task, fen: &str) -> Exercise {
    Exercise {
        id: "test".to_owned(),
        task,
        position: position(fen),
        par: 0,
        reply: Reply::Nobody,
        came: None,
        is_real: false,
        is_only: false,
        is_about_numbers: false,
        is_shown: false,
        is_written: false,
    }
}
