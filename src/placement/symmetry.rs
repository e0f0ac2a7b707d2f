//! Rotations, reflections and the exchange of colours.

use super::attack::attack_steps;
use super::problem::Problem;
use crate::rules::{Piece, Step};

/// The letter of a cell without a piece.
pub(super) const EMPTY: u8 = u8::MAX;

/// A way to turn a board over, perhaps with the colours exchanged.
#[derive(Clone, Debug)]
pub(super) struct Symmetry {
    /// The image has on cell `c` what stood on cell `source[c]`.
    pub(super) source: Vec<u8>,
    /// What each code becomes.
    pub(super) codes: Vec<u8>,
}

/// All symmetries of a problem but the identity.
#[derive(Clone, Debug, Default)]
pub(super) struct Group {
    /// Those under which the image of every solution is a solution.
    pub(super) sure: Vec<Symmetry>,
    /// The others: a pawn that is turned over may attack somebody else.
    pub(super) unsure: Vec<Symmetry>,
}

/// A symmetry of the square: first exchange rows and columns, then mirror.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Turn {
    transpose: bool,
    mirror_i: bool,
    mirror_j: bool,
}

impl Group {
    pub(super) fn of(problem: &Problem) -> Group {
        let pieces = problem.distinct_pieces();
        let mut group = Group::default();
        let exchanges = [false, true];
        let possible = 1 + usize::from(problem.colors_can_be_exchanged());
        for &exchange in &exchanges[..possible] {
            let image = |piece: Piece| {
                let color = if exchange { !piece.color } else { piece.color };
                Piece::new(color, piece.kind)
            };
            for turn in Turn::all() {
                if !exchange && turn.is_identity() {
                    continue;
                }
                let code = |piece| pieces.iter().position(|&other| other == piece);
                let codes = pieces.iter().filter_map(|&piece| code(image(piece)));
                let symmetry = Symmetry {
                    source: turn.sources(problem.size()),
                    codes: codes.map(|code| code as u8).collect(),
                };
                if pieces.iter().all(|&piece| turn.keeps(piece, image(piece))) {
                    group.sure.push(symmetry);
                } else {
                    group.unsure.push(symmetry);
                }
            }
        }
        group
    }

    /// All of them.
    pub(super) fn all(&self) -> impl Iterator<Item = &Symmetry> {
        self.sure.iter().chain(&self.unsure)
    }
}

impl Symmetry {
    /// What the image of a word has on a cell.
    #[inline]
    pub(super) fn letter(&self, word: &[u8], cell: usize) -> u8 {
        match word[usize::from(self.source[cell])] {
            EMPTY => EMPTY,
            code => self.codes[usize::from(code)],
        }
    }

    pub(super) fn image(&self, word: &[u8]) -> Vec<u8> {
        (0..word.len())
            .map(|cell| self.letter(word, cell))
            .collect()
    }
}

impl Turn {
    fn all() -> impl Iterator<Item = Turn> {
        (0..8_u8).map(|bits| Turn {
            transpose: bits & 4 != 0,
            mirror_i: bits & 2 != 0,
            mirror_j: bits & 1 != 0,
        })
    }

    const fn is_identity(self) -> bool {
        !self.transpose && !self.mirror_i && !self.mirror_j
    }

    /// Whether the image attacks where the turned piece would.
    fn keeps(self, piece: Piece, image: Piece) -> bool {
        attack_steps(piece).all(|Step { di, dj }| {
            let (di, dj) = if self.transpose { (dj, di) } else { (di, dj) };
            let sign = |mirrored, delta: i8| if mirrored { -delta } else { delta };
            let turned = Step::new(sign(self.mirror_i, di), sign(self.mirror_j, dj));
            attack_steps(image).any(|step| step == turned)
        })
    }

    fn sources(self, m: u8) -> Vec<u8> {
        let m = usize::from(m);
        let mirror = |mirrored, at: usize| if mirrored { m - 1 - at } else { at };
        let mut sources = vec![0; m * m];
        for i in 0..m {
            for j in 0..m {
                let (to_i, to_j) = if self.transpose { (j, i) } else { (i, j) };
                let (to_i, to_j) = (mirror(self.mirror_i, to_i), mirror(self.mirror_j, to_j));
                // Rows count from below, cells from above.
                sources[(m - 1 - to_i) * m + to_j] = ((m - 1 - i) * m + j) as u8;
            }
        }
        sources
    }
}
