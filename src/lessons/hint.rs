//! Help on request, a little more each time: a thought, this piece, this square, show me. It comes
//! from the same solver as the judge's verdicts, so they can't disagree. Where something is to be
//! found on the board, a part of it takes the place of the thought.

use super::attempt::{Answer, Attempt, Deed};
use super::cage::around;
use super::exercise::Task;
use super::question::Question;
use crate::rules::{Castle, Color, Kind, Position, Square, SquareSet};

/// A hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Help {
    /// Look at this part of the board, and think; there may be nothing but the thought.
    Look(SquareSet),
    /// It is about this piece.
    Piece(Square),
    /// It is about this square.
    Square(Square),
    /// Do this.
    Show(Answer),
    /// It can't be done any more from where things stood; the board is back at the last position
    /// from which it can.
    TooLate,
}

impl Help {
    /// The squares that it points at.
    pub fn squares(self) -> SquareSet {
        match self {
            Self::Look(squares) => squares,
            Self::Piece(at)
            | Self::Square(at)
            | Self::Show(Answer::Tap(at) | Answer::Put { square: at, .. }) => SquareSet::of(at),
            Self::Show(Answer::Move { from, to, .. }) => SquareSet::of(from).with(to),
            Self::Show(Answer::Choose(_) | Answer::Walked) | Self::TooLate => SquareSet::EMPTY,
        }
    }
}

impl Attempt {
    /// The next hint; `None` when everything is done. A small game that can't be won any more goes
    /// back to where it can.
    pub fn hint(&mut self) -> Option<Help> {
        let winning = self.winning_move().map(Answer::from);
        let too_late = winning.is_none() && self.go_back_to_hope();
        let answer = winning.or_else(|| self.solution())?;
        self.helped = true;
        self.note(Deed::Hint);
        if too_late {
            return Some(Help::TooLate);
        }
        let level = self.hints;
        self.hints = level.saturating_add(1);
        Some(self.help(answer, level))
    }

    fn help(&self, answer: Answer, level: u8) -> Help {
        match (answer, level) {
            (Answer::Move { .. }, 0) => Help::Look(SquareSet::EMPTY),
            (Answer::Move { from, .. }, 1) => Help::Piece(from),
            (Answer::Move { to, .. }, 2) => Help::Square(to),
            (Answer::Tap(at) | Answer::Put { square: at, .. }, 0) => Help::Look(around(at)),
            (Answer::Tap(at) | Answer::Put { square: at, .. }, 1) => Help::Square(at),
            (Answer::Choose(_), level) => {
                let looks = match self.exercise.task {
                    Task::Choose(question) => worth_a_look(question, self.position()),
                    Task::Write(from, to) => vec![SquareSet::of(from).with(to)],
                    _ => Vec::new(),
                };
                let look = looks.get(usize::from(level)).copied();
                look.map_or(Help::Show(answer), Help::Look)
            }
            (answer, _) => Help::Show(answer),
        }
    }
}

/// What a question can be answered by looking at, one look after the other.
fn worth_a_look(question: Question, position: &Position) -> Vec<SquareSet> {
    let (us, them) = (position.turn(), position.turn().other());
    let setup = position.setup();
    let counted = |color| setup.by_color(color) - setup.by_kind(Kind::King);
    let about = question.about(position).into_iter().collect();
    let king = position.king(us);
    let (first, then) = match question {
        Question::Name(at) => (SquareSet::column(at.j()), SquareSet::row(at.i())),
        Question::IsFree(at) => (setup.by_color(them), about | position.attackers(at, them)),
        Question::IsCheck | Question::Checked | Question::Ended => {
            (king.map_or(about, around), position.checkers())
        }
        Question::WayOut(_) => (position.checkers() | king.into_iter().collect(), about),
        Question::WorthMore(a, b) => (setup.by_kind(a) | setup.by_kind(b), about),
        Question::Richer => (counted(Color::White), counted(Color::Black)),
        Question::CanMate | Question::Catches => (counted(us) | counted(them), about),
        Question::MayCastle(wing) => {
            let castle = Castle::of(us, wing);
            let crossed = [castle.king_from, castle.king_via, castle.king_to];
            let crossed: SquareSet = crossed.into_iter().collect();
            let dangers = crossed.iter().map(|at| position.attackers(at, them));
            (
                about | crossed,
                dangers.fold(SquareSet::EMPTY, |all, some| all | some),
            )
        }
        Question::Threat | Question::Mistake(_) => {
            let seen = question.overlooked(position).into_iter();
            (about, seen.map(|(who, _)| who).collect())
        }
        Question::MayPass => (beside_passing_pawns(position), SquareSet::EMPTY),
        _ => (about, SquareSet::EMPTY),
    };
    // The first look may be a thought alone; a second one is there to be looked at.
    let then = Some(then).filter(|then| !then.is_empty());
    [first].into_iter().chain(then).collect()
}

/// The pawns that have come far enough to take en passant, and who stands beside them.
fn beside_passing_pawns(position: &Position) -> SquareSet {
    let (us, them) = (position.turn(), position.turn().other());
    let setup = position.setup();
    let row = SquareSet::row((us.last_row() - 3).abs());
    let pawns = setup.of(us, Kind::Pawn) & row;
    let beside = |at: Square| [at.left(), at.right()].into_iter().flatten();
    let neighbours: SquareSet = pawns.iter().flat_map(beside).collect();
    pawns | neighbours & setup.by_color(them)
}
