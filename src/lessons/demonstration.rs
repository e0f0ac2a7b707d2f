//! A demonstration: something new is shown step by step before anybody asks about it. Only the moves
//! are written down in the course; what is said about them is read from the position, so that it is
//! true.

use super::cage::around;
use super::exercise::{Exercise, Task};
use crate::rules::{Move, Position, Special, Square, SquareSet, between};

/// A demonstration, and how far it has come.
#[derive(Clone, Debug, PartialEq)]
pub struct Demonstration {
    /// What is shown, one thing after the other, with the position it is shown in.
    beats: Vec<(Beat, Position)>,
    /// Which of them is shown now.
    now: usize,
}

/// One thing that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beat {
    /// The pieces stand like this.
    Stands,
    /// This move is made.
    Moves(Move),
    /// The piece on a square attacks the king.
    Checks {
        /// Where it stands.
        by: Square,
        /// Where the king stands.
        king: Square,
    },
    /// Nobody attacks the king.
    NoCheck(Square),
    /// A piece keeps the king from these squares.
    Guards {
        /// Where it stands.
        by: Square,
        /// The king's squares that it attacks.
        squares: SquareSet,
    },
    /// The king's own pieces stand on these squares.
    Crowded(SquareSet),
    /// Nobody can take the piece that gives check.
    NotTaken(Square),
    /// Nobody can step between the king and this piece.
    NotBlocked {
        /// The piece that gives check.
        by: Square,
        /// The squares between.
        way: SquareSet,
    },
    /// No other piece of the king's can move.
    NothingMoves,
    /// What was shown has a name.
    Called(Idea),
}

/// What can be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Idea {
    /// The king is attacked.
    Check,
    /// The king is attacked and lost.
    Mate,
    /// The king is not attacked, and nothing can move.
    Stalemate,
    /// King and rook move together.
    Castling,
    /// A pawn takes another in passing.
    EnPassant,
    /// A pawn becomes another piece.
    Promotion,
}

impl Beat {
    /// Where to look.
    pub const fn squares(self) -> SquareSet {
        match self {
            Self::Moves(played) => SquareSet::of(played.to()),
            Self::Checks { king, .. } | Self::NoCheck(king) => SquareSet::of(king),
            Self::Guards { squares, .. } | Self::Crowded(squares) => squares,
            Self::NotTaken(by) => SquareSet::of(by),
            Self::NotBlocked { way, .. } => way,
            Self::Stands | Self::NothingMoves | Self::Called(_) => SquareSet::EMPTY,
        }
    }
}

impl Demonstration {
    /// What an exercise shows before it asks, if it shows anything.
    pub fn of(exercise: &Exercise) -> Option<Self> {
        match &exercise.task {
            Task::Replay(moves) if exercise.is_shown => Some(Self::new(exercise.position, moves)),
            _ => None,
        }
    }

    /// Shows moves, and what they come to.
    pub fn new(position: Position, moves: &[Move]) -> Self {
        let mut beats = vec![(Beat::Stands, position)];
        let mut after = position;
        for &played in moves {
            after = after.play_unchecked(played);
            beats.push((Beat::Moves(played), after));
        }
        let about_king = about_king(&after);
        let named = idea(&after, moves.last().copied()).map(Beat::Called);
        beats.extend(
            about_king
                .into_iter()
                .chain(named)
                .map(|beat| (beat, after)),
        );
        Self { beats, now: 0 }
    }

    /// What is shown now.
    pub fn beat(&self) -> Beat {
        self.current().0
    }

    /// Where the pieces stand now.
    pub fn position(&self) -> &Position {
        &self.current().1
    }

    /// Goes on; `false` if that was all.
    pub fn go_on(&mut self) -> bool {
        let goes_on = self.now + 1 < self.beats.len();
        self.now += usize::from(goes_on);
        goes_on
    }

    /// Goes one thing back; `false` if that is the beginning.
    pub fn go_back(&mut self) -> bool {
        let goes_back = self.now > 0;
        self.now -= usize::from(goes_back);
        goes_back
    }

    /// Whether this is all.
    pub fn is_last(&self) -> bool {
        self.now + 1 == self.beats.len()
    }

    /// Whether nothing came before this.
    pub const fn is_first(&self) -> bool {
        self.now == 0
    }

    /// There is always a first beat, and `now` never goes past the last.
    fn current(&self) -> &(Beat, Position) {
        &self.beats[self.now]
    }
}

/// What there is to see around the king of the player to move: who attacks it, and, if that is the
/// end, why it can't get away.
fn about_king(position: &Position) -> Vec<Beat> {
    let Some(king) = position.king(position.turn()) else {
        return Vec::new();
    };
    let checker = position.checkers().first();
    let is_over = !position.has_legal_move();
    let mut beats = Vec::new();
    match checker {
        Some(by) => beats.push(Beat::Checks { by, king }),
        None if is_over => beats.push(Beat::NoCheck(king)),
        None => {}
    }
    if !is_over {
        return beats;
    }
    beats.extend(guards(position, king));
    beats.extend(crowded(position, king));
    if let Some(by) = checker {
        beats.push(Beat::NotTaken(by));
        let way = between(by, king);
        beats.extend((!way.is_empty()).then_some(Beat::NotBlocked { by, way }));
    } else {
        let others = position.setup().by_color(position.turn()).len() > 1;
        beats.extend(others.then_some(Beat::NothingMoves));
    }
    beats
}

/// Who keeps the king from the squares around it. The king itself hides nothing behind it.
fn guards(position: &Position, king: Square) -> Vec<Beat> {
    let mut setup = *position.setup();
    setup.take(king);
    let mut beats: Vec<(Square, SquareSet)> = Vec::new();
    for to in around(king) - position.setup().by_color(position.turn()) {
        let Some(by) = setup.attackers(to, position.turn().other()).first() else {
            continue;
        };
        match beats.iter_mut().find(|(known, _)| *known == by) {
            Some((_, squares)) => squares.insert(to),
            None => beats.push((by, SquareSet::of(to))),
        }
    }
    let guards = beats.into_iter();
    guards
        .map(|(by, squares)| Beat::Guards { by, squares })
        .collect()
}

/// The king's own pieces that stand around it.
fn crowded(position: &Position, king: Square) -> Option<Beat> {
    let own = position.setup().by_color(position.turn());
    let squares = (around(king) & own) - SquareSet::of(king);
    (!squares.is_empty()).then_some(Beat::Crowded(squares))
}

/// The name of what a last move came to.
fn idea(after: &Position, last: Option<Move>) -> Option<Idea> {
    let special = match last?.special() {
        Special::Castling(_) => Some(Idea::Castling),
        Special::EnPassant { .. } => Some(Idea::EnPassant),
        Special::Promotion(_) => Some(Idea::Promotion),
        _ => None,
    };
    let about_king = if after.is_checkmate() {
        Some(Idea::Mate)
    } else if after.is_stalemate() {
        Some(Idea::Stalemate)
    } else {
        after.in_check().then_some(Idea::Check)
    };
    special.or(about_king)
}
