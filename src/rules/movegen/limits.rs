//! What the legal moves of a position have to respect, computed once for all of them.

use crate::rules::attacks::{king_attacks, knight_attacks, pawn_attacks};
use crate::rules::lines::{AXES, LINES};
use crate::rules::piece::{Color, Kind};
use crate::rules::player::{Black, Player, White};
use crate::rules::position::Position;
use crate::rules::square::Square;
use crate::rules::squareset::SquareSet;

/// What the player to move has to respect.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    pub(super) us: SquareSet,
    pub(super) occupied: SquareSet,
    pub(super) king: SquareSet,
    /// Where pieces other than the king may go: not onto our own or onto a king, and in check
    /// only where that ends it.
    pub(super) allowed: SquareSet,
    /// The only squares that were asked for.
    pub(super) within: SquareSet,
    /// Our pieces that stand alone between our king and an enemy slider, by axis.
    pinned: [SquareSet; 4],
    /// All of them.
    pub(super) pinned_any: SquareSet,
}

impl Limits {
    /// Those of the player to move.
    #[inline]
    pub(super) fn of_turn(position: &Position) -> Limits {
        match position.turn() {
            Color::White => Limits::of::<White>(position),
            Color::Black => Limits::of::<Black>(position),
        }
    }

    #[inline]
    pub(super) fn of<P: Player>(position: &Position) -> Limits {
        let setup = position.setup();
        let us = setup.by_color(P::COLOR);
        let them = setup.by_color(P::COLOR.other());
        let kings = setup.by_kind(Kind::King);
        let mut limits = Limits {
            us,
            occupied: us | them,
            king: kings & us,
            allowed: !us - kings,
            within: SquareSet::ALL,
            pinned: [SquareSet::EMPTY; 4],
            pinned_any: SquareSet::EMPTY,
        };
        let Some(king) = limits.king.first() else {
            return limits;
        };
        // Kings side by side are wrong in a game, but a lesson may show it.
        let leapers = knight_attacks(king) & setup.by_kind(Kind::Knight)
            | pawn_attacks(P::COLOR, king) & setup.by_kind(Kind::Pawn)
            | king_attacks(king) & kings;
        let checkers = leapers & them;
        if !checkers.is_empty() {
            limits.allowed &= if checkers.has_many() {
                SquareSet::EMPTY
            } else {
                checkers
            };
        }
        let queens = setup.by_kind(Kind::Queen);
        let straight = (setup.by_kind(Kind::Rook) | queens) & them;
        let diagonal = (setup.by_kind(Kind::Bishop) | queens) & them;
        for (axis, sliders) in [straight, straight, diagonal, diagonal]
            .into_iter()
            .enumerate()
        {
            limits.look_along(axis, king, sliders);
        }
        let [a, b, c, d] = limits.pinned;
        limits.pinned_any = a | b | c | d;
        limits
    }

    /// The same for whoever wants only the moves onto these squares.
    #[inline]
    pub(super) fn onto(mut self, within: SquareSet) -> Limits {
        self.allowed &= within;
        self.within = within;
        self
    }

    /// Those of the pieces that no pin keeps from moving along an axis.
    #[inline]
    pub(super) fn free_along(&self, axis: usize, pieces: SquareSet) -> SquareSet {
        pieces - (self.pinned_any - self.pinned[axis])
    }

    /// Where a pin lets the piece on a square go: anywhere if it isn't pinned.
    #[inline]
    pub(super) fn pin_line(&self, from: Square) -> SquareSet {
        if !self.pinned_any.contains(from) {
            return SquareSet::ALL;
        }
        (0..AXES.len())
            .filter(|&axis| self.pinned[axis].contains(from))
            .fold(SquareSet::EMPTY, |line, axis| {
                line | LINES[from.index()][axis].both()
            })
    }

    /// Looks from our king both ways along an axis. Only the nearest enemy slider matters.
    #[inline]
    fn look_along(&mut self, axis: usize, king: Square, sliders: SquareSet) {
        let line = LINES[king.index()][axis];
        let above = (line.above & sliders).0;
        if above != 0 {
            let nearest = above & above.wrapping_neg();
            let way = SquareSet(line.above.0 & (nearest - 1));
            self.meet(axis, way, SquareSet(nearest));
        }
        let below = (line.below & sliders).0;
        if below != 0 {
            let nearest = 1 << below.ilog2();
            let way = SquareSet(line.below.0 & !(nearest | (nearest - 1)));
            self.meet(axis, way, SquareSet(nearest));
        }
    }

    /// A slider checks if its way to the king is free, and pins what stands there alone.
    #[inline]
    fn meet(&mut self, axis: usize, way: SquareSet, slider: SquareSet) {
        let blockers = way & self.occupied;
        if blockers.is_empty() {
            self.allowed &= way | slider;
        } else if !blockers.has_many() {
            self.pinned[axis] |= blockers & self.us;
        }
    }
}
