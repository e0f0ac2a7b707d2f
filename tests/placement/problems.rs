//! Short ways to say problems and solutions.

use chesslings::placement::{Cell, Problem, Solution, Task};
use chesslings::rules::Piece;

/// A problem in words: `independence 8 8Q`, `domination 5 3Q` or, with two armies,
/// `independence 3 2R/1Q,1N`.
pub(crate) fn problem(words: &str) -> Problem {
    let words: Vec<_> = words.split(' ').collect();
    let task = match words[0] {
        "independence" => Task::Independence,
        "domination" => Task::Domination,
        other => panic!("{other}"),
    };
    let size = words[1].parse().unwrap();
    match words[2].split_once('/') {
        Some((white, black)) => {
            Problem::two_colors(task, size, white.parse().unwrap(), black.parse().unwrap())
        }
        None => Problem::one_color(task, size, words[2].parse().unwrap()),
    }
    .unwrap()
}

/// Pieces on a board, row by row: `Q.../..q./..../....`.
pub(crate) fn placed(rows: &str) -> Solution {
    let letters = rows.chars().filter(|&letter| letter != '/');
    let pieces = letters.enumerate();
    pieces
        .filter_map(|(cell, letter)| Some((Cell::new(cell as u8), Piece::from_letter(letter)?)))
        .collect()
}
