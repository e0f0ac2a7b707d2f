//! Placements as words: one letter a cell.
//!
//! A letter is the index of a piece among the problem's different pieces, or [`Alphabet::EMPTY`],
//! which is larger than all. So words are ordered as lists of (cell, piece) are, when they hold
//! equally many pieces.

use super::problem::Problem;
use super::solution::Solution;
use super::symmetry::{self, Group};
use super::{Cell, judge};
use crate::rules::Piece;

/// What the letters of words mean.
#[derive(Clone, Debug)]
pub(super) struct Alphabet {
    pub(super) pieces: Vec<Piece>,
    pub(super) group: Group,
    pub(super) problem: Problem,
}

impl Alphabet {
    /// The letter of a cell without a piece.
    pub(super) const EMPTY: u8 = symmetry::EMPTY;

    pub(super) fn new(problem: &Problem) -> Alphabet {
        Alphabet {
            pieces: problem.distinct_pieces(),
            group: Group::of(problem),
            problem: *problem,
        }
    }

    /// How many solutions are equivalent to this one. `None` if among them there is a smaller
    /// one than its sure images, of which there are so many: then it is counted there.
    pub(super) fn orbit(&self, word: &[u8], sure_images: u32) -> Option<u32> {
        if self.group.unsure.is_empty() {
            return Some(sure_images);
        }
        let least = self.least(word);
        let mut images = vec![least.clone()];
        for symmetry in self.group.all() {
            let image = symmetry.image(&least);
            if !images.contains(&image) && judge::is_solution(&self.problem, &self.read(&image)) {
                if image < least {
                    return None;
                }
                images.push(image);
            }
        }
        Some(images.len() as u32)
    }

    /// The least of a word and its sure images.
    pub(super) fn least(&self, word: &[u8]) -> Vec<u8> {
        let images = self.group.sure.iter().map(|symmetry| symmetry.image(word));
        images.fold(word.to_vec(), Ord::min)
    }

    /// The solution that a word means.
    pub(super) fn read(&self, word: &[u8]) -> Solution {
        let letters = word.iter().enumerate();
        let placed = letters.filter(|&(_, &code)| code != Alphabet::EMPTY);
        placed
            .map(|(cell, &code)| (Cell::new(cell as u8), self.pieces[usize::from(code)]))
            .collect()
    }

    /// The word of a placement whose pieces all belong to the problem.
    pub(super) fn write(&self, placed: &Solution) -> Vec<u8> {
        let mut word = vec![Alphabet::EMPTY; self.problem.cells()];
        for &(cell, piece) in placed.pieces() {
            let code = self.pieces.iter().position(|&other| other == piece);
            if let (Some(letter), Some(code)) = (word.get_mut(usize::from(cell.number())), code) {
                *letter = code as u8;
            }
        }
        word
    }
}
