//! Tables for the search of independent placements.

use super::super::alphabet::Alphabet;
use super::super::attack::{along, attack_directions, attack_steps, slides_along};
use super::super::cell::{Cell, CellSet};
use super::super::mask::Mask;
use crate::rules::{Piece, Schema, Step};

/// Who may not stand where when somebody stands somewhere.
pub(super) struct Plan<M> {
    cells: usize,
    codes: usize,
    /// By code, other code and cell: where the other piece certainly may not stand.
    forbidden: Vec<M>,
    /// By code and cell: the cells of which only one can have such a piece. `None` if pieces of
    /// one kind leave each other in peace.
    cliques: Option<Vec<M>>,
    /// What else must be looked at when a piece is put on a cell.
    pub(super) sight: Option<Sight<M>>,
}

/// Lines that are attacked only as long as nobody stands between.
pub(super) struct Sight<M> {
    cells: usize,
    /// By code and cell: what is attacked on an empty board.
    reach: Vec<M>,
    /// By cell: the lines to lower numbers along which somebody slides.
    lines: Vec<Vec<M>>,
}

impl<M: Mask> Plan<M> {
    pub(super) fn new(alphabet: &Alphabet) -> Plan<M> {
        let problem = &alphabet.problem;
        let (cells, codes) = (problem.cells(), alphabet.pieces.len());
        let certain: Vec<CellSet> = by_cell(alphabet, |piece, cell| {
            certainly_attacked(alphabet, piece, cell)
        });
        let mut forbidden = Vec::with_capacity(codes * codes * cells);
        for (code, &piece) in alphabet.pieces.iter().enumerate() {
            for (other_code, &other) in alphabet.pieces.iter().enumerate() {
                for cell in 0..cells {
                    let mut set = CellSet::of(cell);
                    if problem.are_enemies(piece, other) {
                        set = set | certain[code * cells + cell];
                        let attackers =
                            (0..cells).filter(|at| certain[other_code * cells + at].has(cell));
                        set = set | attackers.map(|at| Cell::new(at as u8)).collect();
                    }
                    forbidden.push(set.mask());
                }
            }
        }
        let mut plan = Plan {
            cells,
            codes,
            forbidden,
            cliques: None,
            sight: Sight::needed(alphabet),
        };
        if !problem.has_two_colors() {
            plan.cliques = Some(plan.find_cliques());
        }
        plan
    }

    /// Where a piece certainly may not stand when another stands on a cell.
    #[inline]
    pub(super) fn forbidden(&self, standing: usize, cell: usize, other: usize) -> M {
        self.forbidden[(standing * self.codes + other) * self.cells + cell]
    }

    /// Whether these cells may be enough for so many of a piece.
    #[inline]
    pub(super) fn may_hold(&self, code: usize, mut open: M, wanted: u16) -> bool {
        let Some(cliques) = &self.cliques else {
            return open.count() >= u32::from(wanted);
        };
        for _ in 0..wanted {
            match open.first() {
                Some(cell) => open = open.minus(cliques[code * self.cells + cell]),
                None => return false,
            }
        }
        true
    }

    /// Cuts the board, for each piece, into cells that attack each other: rows for queens,
    /// blocks of four for kings. Each takes at most one.
    fn find_cliques(&self) -> Vec<M> {
        let mut cliques = vec![M::default(); self.codes * self.cells];
        for code in 0..self.codes {
            let of = &mut cliques[code * self.cells..][..self.cells];
            for first in 0..self.cells {
                if !of[first].none() {
                    continue;
                }
                let mut clique = M::of(first);
                let mut common = self.forbidden(code, first, code);
                for (cell, taken) in of.iter().enumerate().skip(first + 1) {
                    if taken.none() && common.has(cell) {
                        clique = clique | M::of(cell);
                        common = common & self.forbidden(code, cell, code);
                    }
                }
                for cell in clique.cells() {
                    of[cell] = clique;
                }
            }
        }
        cliques
    }
}

impl<M: Mask> Sight<M> {
    /// `None` if nobody who may stand between can end an attack.
    fn needed(alphabet: &Alphabet) -> Option<Sight<M>> {
        let pieces = &alphabet.pieces;
        let problem = &alphabet.problem;
        let shielded = |&piece: &Piece| {
            Schema::of(piece.kind).is_slider()
                && attack_steps(piece).any(|step| may_be_shielded(alphabet, piece, step))
        };
        if !problem.has_two_colors() || !pieces.iter().any(shielded) {
            return None;
        }
        let m = problem.size();
        let reach = |piece, cell: Cell| {
            attack_directions(piece, cell, m)
                .flat_map(|way| along(way, m))
                .collect()
        };
        // Black's steps are White's turned over, and sliders have both.
        let mut steps: Vec<Step> = Vec::new();
        for &piece in pieces {
            for step in attack_steps(piece) {
                if slides_along(piece, step) && !steps.contains(&step) {
                    steps.push(step);
                }
            }
        }
        let line = |cell: usize, step: Step| {
            let (i, j) = Cell::new(cell as u8).ij(m);
            let cells =
                (1..m as i8).map_while(|n| Cell::from_ij(i + n * step.di, j + n * step.dj, m));
            cells.collect::<CellSet>().mask()
        };
        // Numbers fall upwards, and to the left in a row.
        steps.retain(|step| step.di > 0 || step.di == 0 && step.dj < 0);
        let lines = |cell| steps.iter().map(|&step| line(cell, step)).collect();
        Some(Sight {
            cells: problem.cells(),
            reach: by_cell(alphabet, reach)
                .into_iter()
                .map(CellSet::mask)
                .collect(),
            lines: (0..problem.cells()).map(lines).collect(),
        })
    }

    /// Whether a piece on a cell sees or is seen by an enemy on a lower cell.
    #[inline]
    pub(super) fn meets_enemy(
        &self,
        alphabet: &Alphabet,
        word: &[u8],
        occupied: M,
        code: usize,
        cell: usize,
    ) -> bool {
        let piece = alphabet.pieces[code];
        self.lines[cell].iter().any(|&line| {
            let Some(nearest) = (line & occupied).last() else {
                return false;
            };
            let other = usize::from(word[nearest]);
            alphabet.problem.are_enemies(piece, alphabet.pieces[other])
                && (self.reach[code * self.cells + cell].has(nearest)
                    || self.reach[other * self.cells + nearest].has(cell))
        })
    }
}

fn by_cell(alphabet: &Alphabet, set: impl Fn(Piece, Cell) -> CellSet) -> Vec<CellSet> {
    let cells = alphabet.problem.cells();
    let pieces = alphabet.pieces.iter();
    pieces
        .flat_map(|&piece| (0..cells).map(move |cell| (piece, cell)))
        .map(|(piece, cell)| set(piece, Cell::new(cell as u8)))
        .collect()
}

/// What a piece attacks whoever else stands on the board, as far as enemies are concerned.
fn certainly_attacked(alphabet: &Alphabet, piece: Piece, cell: Cell) -> CellSet {
    let m = alphabet.problem.size();
    let directions = attack_directions(piece, cell, m);
    directions
        .flat_map(|direction| {
            let shielded = may_be_shielded(alphabet, piece, direction.step);
            let certain = if shielded { 1 } else { usize::MAX };
            along(direction, m).take(certain)
        })
        .collect()
}

/// Whether a comrade may stand between a slider and an enemy without attacking the enemy along
/// the same line. With one colour everybody on the line is an enemy.
fn may_be_shielded(alphabet: &Alphabet, piece: Piece, step: Step) -> bool {
    let problem = &alphabet.problem;
    let comrade = |other: Piece| {
        let others = problem.count(other) - u16::from(other == piece);
        problem.has_two_colors() && other.color == piece.color && others > 0
    };
    let pieces = alphabet.pieces.iter().copied();
    pieces
        .filter(|&other| comrade(other))
        .any(|other| !slides_along(other, step))
}
