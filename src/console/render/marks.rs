//! What is marked on the board. Every mark has its own characters, so that nothing is told by
//! colour alone.

use crate::rules::{Game, Piece, Position, Schema, Special, Square};

/// The mark of a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::console) enum Mark {
    #[default]
    None,
    /// The last move began or ended here: `[♙]`.
    LastMove,
    /// A king in check: `!♔!`.
    Check,
    /// The piece that is asked about: `>♙<`.
    Chosen,
    /// It can go here: `*`.
    Goes,
    /// It can take here: `x♟x`.
    Takes,
    /// It castles or is promoted here: `+`.
    Special,
    /// The formula of the piece comes here with this n.
    Reach(i8),
    /// A star to be taken: `★`.
    Star,
    /// Found already: `(♙)`.
    Found,
    /// A hint: `?♙?`.
    Hint,
    /// A hint at a star: `?★?`.
    HintAtStar,
}

/// The marks of all squares.
#[derive(Clone, Debug)]
pub(in crate::console) struct Marks([Mark; Square::COUNT]);

impl Marks {
    /// Nothing is marked.
    pub(in crate::console) const NONE: Marks = Marks([Mark::None; Square::COUNT]);

    /// The last move, and a king in check.
    pub(in crate::console) fn of_game(game: &Game) -> Marks {
        let mut marks = Marks::NONE;
        if let Some(ply) = game.plies().last() {
            marks.set(ply.played.from(), Mark::LastMove);
            marks.set(ply.played.to(), Mark::LastMove);
        }
        let position = game.position();
        if let Some(king) = position.king(position.turn())
            && position.in_check()
        {
            marks.set(king, Mark::Check);
        }
        marks
    }

    /// Pieces and where they can go.
    pub(in crate::console) fn of_targets(position: &Position, pieces: &[Square]) -> Marks {
        let mut marks = Marks::NONE;
        for &from in pieces {
            for legal in position.legal_moves_from(from) {
                let special = matches!(
                    legal.special(),
                    Special::Castling(_) | Special::Promotion(_)
                );
                let mark = if legal.is_capture() {
                    Mark::Takes
                } else if special {
                    Mark::Special
                } else {
                    Mark::Goes
                };
                marks.set(legal.to(), mark);
            }
        }
        for &from in pieces {
            marks.set(from, Mark::Chosen);
        }
        marks
    }

    /// Where the formula of a piece leads on an empty board, with its n.
    pub(in crate::console) fn of_schema(piece: Piece, at: Square) -> Marks {
        let mut marks = Marks::NONE;
        for direction in Schema::directions(piece, at.i(), at.j(), 8) {
            for (square, target) in direction.squares().zip(direction.targets()) {
                marks.set(square, Mark::Reach(target.n));
            }
        }
        marks.set(at, Mark::Chosen);
        marks
    }

    /// Whether a mark is anywhere on the board.
    pub(in crate::console) fn has(&self, mark: Mark) -> bool {
        self.0.contains(&mark)
    }

    pub(super) const fn at(&self, square: Square) -> Mark {
        self.0[square.index()]
    }

    /// Marks a square.
    pub(in crate::console) fn set(&mut self, square: Square, mark: Mark) {
        self.0[square.index()] = mark;
    }
}
