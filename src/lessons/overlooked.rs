//! What a wrong answer to a question has overlooked, to be drawn on the board.

use super::opening::mistake;
use super::question::{Question, threat};
use crate::rules::{Color, Kind, Move, Position, Square, SquareSet, attacks, between};

/// Somebody who would attack a piece if nobody stood in between, and who does.
///
/// ```
/// use chesslings::lessons::in_between;
/// use chesslings::rules::{Position, Square, Strictness};
///
/// let position = Position::from_fen("8/8/8/3k4/3n4/8/8/3R4 b - -", Strictness::Teaching).unwrap();
/// assert_eq!(in_between(&position, Square::D5), Some((Square::D1, Square::D4)));
/// ```
pub fn in_between(position: &Position, at: Square) -> Option<(Square, Square)> {
    let setup = position.setup();
    let theirs = setup.piece_at(at)?.color.other();
    setup.by_color(theirs).iter().find_map(|from| {
        let far = attacks(setup.piece_at(from)?, from, SquareSet::EMPTY);
        let stand = between(from, at) & setup.occupied();
        let first = stand
            .first()
            .filter(|_| far.contains(at) && stand.len() == 1)?;
        Some((from, first))
    })
}

/// Who takes back if the piece on a square is taken; nobody, if it can't be taken at all.
pub fn takes_back(position: &Position, at: Square) -> Option<Square> {
    let takes = |played: Move| played.captured_at() == Some(at);
    let guards = position.attackers(at, position.turn().other());
    guards.first().filter(|_| position.legal_moves().any(takes))
}

/// The taking en passant that somebody may mean where there is none: by a pawn that has come far
/// enough, of the one that has jumped, else of whoever stands beside it.
///
/// ```
/// use chesslings::lessons::meant_in_passing;
/// use chesslings::rules::{Position, Square, Strictness};
///
/// let position = Position::from_fen("8/8/8/2pP4/8/8/8/8 w - -", Strictness::Teaching).unwrap();
/// assert_eq!(meant_in_passing(&position), Some((Square::D5, Square::C6)));
/// ```
pub fn meant_in_passing(position: &Position) -> Option<(Square, Square)> {
    let (setup, us) = (position.setup(), position.turn());
    let pawns = setup.of(us, Kind::Pawn) & SquareSet::row((us.last_row() - 3).abs());
    let mut meant = None;
    for from in pawns {
        for beside in [from.left(), from.right()].into_iter().flatten() {
            let to = match us {
                Color::White => beside.up(),
                Color::Black => beside.down(),
            };
            let jumped = to == position.en_passant();
            if setup.color_at(beside) == Some(us.other()) && (jumped || meant.is_none()) {
                meant = to.map(|to| (from, to));
            }
        }
    }
    meant
}

impl Question {
    /// From where to where something looks or goes that was overlooked: who gives check, who guards,
    /// who takes back, which move there is.
    ///
    /// ```
    /// use chesslings::lessons::Question;
    /// use chesslings::rules::{Position, Square, Strictness};
    ///
    /// let position = Position::from_fen("8/8/8/2p5/3n4/8/8/3R4 w - -", Strictness::Teaching).unwrap();
    /// let overlooked = Question::IsFree(Square::D4).overlooked(&position);
    /// assert_eq!(overlooked, [(Square::C5, Square::D4)]);
    /// ```
    pub fn overlooked(self, position: &Position) -> Vec<(Square, Square)> {
        let them = position.turn().other();
        let onto = |from: SquareSet, to: Square| from.iter().map(|from| (from, to)).collect();
        let goes = |holds: &dyn Fn(Move) -> bool| {
            let moves: Vec<_> = position.legal_moves().collect();
            let found = moves.into_iter().find(|&played| holds(played));
            found.map(|played| (played.from(), played.to()))
        };
        let checks = || {
            let king = position.king(position.turn());
            let shut = king.and_then(|king| in_between(position, king));
            let shut: Vec<_> = shut.filter(|_| !position.in_check()).into_iter().collect();
            king.map_or_else(Vec::new, |king| {
                let mut seen: Vec<_> = onto(position.checkers(), king);
                seen.extend(shut);
                seen
            })
        };
        match self {
            Self::IsFree(at) => onto(position.attackers(at, them), at),
            Self::Exchange(from, to) => match position.legal_move(from, to, None) {
                Some(takes) => {
                    let after = position.play_unchecked(takes);
                    onto(after.attackers(to, them), to)
                }
                None => Vec::new(),
            },
            Self::IsCheck => checks(),
            // A way out shows that it is no mate, a move that it is no stalemate.
            Self::Checked | Self::Ended => goes(&|_| true)
                .filter(|_| self == Self::Ended || position.in_check())
                .map_or_else(checks, |way| vec![way]),
            Self::WayOut(way) => {
                goes(&|played| way.is(position, played)).map_or_else(checks, |way| vec![way])
            }
            Self::MayPass => {
                let passes =
                    |played: Move| played.captured_at().is_some_and(|at| at != played.to());
                goes(&passes).into_iter().collect()
            }
            Self::Threat | Self::Mistake(_) => {
                let seen = match self {
                    Self::Mistake(moves) => {
                        mistake(position, moves).map(|(_, punished)| punished.answer)
                    }
                    _ => threat(position),
                };
                seen.map_or_else(Vec::new, |played| vec![(played.from(), played.to())])
            }
            _ => Vec::new(),
        }
    }
}
