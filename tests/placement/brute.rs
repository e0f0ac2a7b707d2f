//! All mixtures of up to four pieces on boards up to 4×4, against trying everything.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use chesslings::placement::{Army, Problem, Solution, Task, solve};
use chesslings::rules::{Color, Kind, Piece};
use rayon::prelude::*;

use crate::naive::Board;
use crate::problems::placed;

#[test]
fn one_color_is_as_trying_everything_says() {
    for army in mixtures(4, &Kind::ALL) {
        for size in 1..=4 {
            for task in [Task::Independence, Task::Domination] {
                let army = army.iter().map(|&kind| Piece::new(Color::White, kind));
                check(task, size, &army.collect::<Vec<_>>(), false);
            }
        }
    }
}

#[test]
fn two_colors_are_as_trying_everything_says() {
    let pieces: Vec<_> = Piece::all().collect();
    // Nearly a minute of work for one core.
    mixtures(4, &pieces).par_iter().for_each(|army| {
        for size in 1..=4 {
            check(Task::Independence, size, army, true);
        }
    });
}

fn check(task: Task, size: usize, pieces: &[Piece], two_colors: bool) {
    let mut armies = [Army::default(); 2];
    for piece in pieces {
        let army = &mut armies[piece.color as usize];
        *army = army.with(piece.kind, army.count(piece.kind) + 1);
    }
    let [white, black] = armies;
    let problem = if two_colors {
        Problem::two_colors(task, size, white, black)
    } else {
        Problem::one_color(task, size, white)
    };
    let mut listed = Vec::new();
    let found = solve(&problem.unwrap(), &mut |found| {
        listed.push((found.solution(), found.orbit as usize));
        ControlFlow::Continue(())
    });
    listed.sort_unstable();
    let case = format!("{task:?} {size} {white} {black}");
    let everything = try_everything(task, size, pieces, two_colors);
    let (total, classes) = (everything.len(), classes(&everything, size, &armies));
    assert_eq!(listed, classes, "{case}");
    assert_eq!(
        (found.total, found.fundamental),
        (total as u64, classes.len() as u64)
    );
}

/// All different ways to take up to `most` of these.
fn mixtures<T: Copy>(most: usize, things: &[T]) -> Vec<Vec<T>> {
    let mut all = Vec::new();
    for (index, &thing) in things.iter().enumerate() {
        all.push(vec![thing]);
        if most > 1 {
            for mut rest in mixtures(most - 1, &things[index..]) {
                rest.push(thing);
                all.push(rest);
            }
        }
    }
    all
}

/// The solutions as text, by rows. An empty cell comes after all pieces.
fn try_everything(task: Task, size: usize, pieces: &[Piece], two_colors: bool) -> BTreeSet<String> {
    let mut board = Board {
        size: size as i32,
        cells: vec![None; size * size],
    };
    let mut pieces = pieces.to_vec();
    pieces.sort_unstable();
    let mut solutions = BTreeSet::new();
    put(&mut board, &pieces, 0, &mut |board| {
        let good = match task {
            Task::Independence => board.is_independent(two_colors),
            Task::Domination => board.is_dominated(),
        };
        if good {
            let letters = board.cells.iter().map(|cell| cell.map_or('~', sign));
            solutions.insert(letters.collect());
        }
    });
    solutions
}

/// Puts equal pieces on ascending cells.
fn put(board: &mut Board, pieces: &[Piece], from: usize, look: &mut dyn FnMut(&Board)) {
    let Some((&piece, rest)) = pieces.split_first() else {
        return look(board);
    };
    for cell in from..board.cells.len() {
        if board.cells[cell].is_none() {
            board.cells[cell] = Some(piece);
            let next = if rest.first() == Some(&piece) {
                cell + 1
            } else {
                0
            };
            put(board, rest, next, look);
            board.cells[cell] = None;
        }
    }
}

/// A letter for each piece, in the order of pieces.
fn sign(piece: Piece) -> char {
    let index = Piece::all().position(|other| other == piece).unwrap();
    (b'a' + index as u8) as char
}

/// The least of each class with its number of members, ascending.
fn classes(
    solutions: &BTreeSet<String>,
    size: usize,
    armies: &[Army; 2],
) -> Vec<(Solution, usize)> {
    let pieces: Vec<_> = Piece::all().collect();
    let mut classes = Vec::new();
    for solution in solutions {
        let images = images(solution, size, armies[0] == armies[1]);
        let members: BTreeSet<_> = images.intersection(solutions).collect();
        if members.first() == Some(&solution) {
            let letter = |sign: u8| match sign {
                b'~' => '.',
                sign => pieces[usize::from(sign - b'a')].letter(),
            };
            let rows: String = solution.bytes().map(letter).collect();
            classes.push((placed(&rows), members.len()));
        }
    }
    classes
}

fn images(solution: &str, size: usize, exchange: bool) -> BTreeSet<String> {
    let mut images = BTreeSet::new();
    let mut image = solution.to_owned();
    for _ in 0..4 {
        image = moved(&image, |row, column| column * size + size - 1 - row, size);
        images.insert(moved(
            &image,
            |row, column| row * size + size - 1 - column,
            size,
        ));
        images.insert(image.clone());
    }
    if exchange {
        let exchanged = |image: &String| image.bytes().map(other_color).collect();
        images.extend(images.iter().map(exchanged).collect::<Vec<String>>());
    }
    images
}

fn moved(image: &str, from: impl Fn(usize, usize) -> usize, size: usize) -> String {
    let cells = (0..size * size).map(|cell| from(cell / size, cell % size));
    cells.map(|cell| image.as_bytes()[cell] as char).collect()
}

fn other_color(sign: u8) -> char {
    match sign {
        b'a'..=b'f' => (sign + 6) as char,
        b'g'..=b'l' => (sign - 6) as char,
        sign => sign as char,
    }
}
