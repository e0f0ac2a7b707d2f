//! Practice without end: an exercise seen in a mirror, moved over the board, with the colours
//! exchanged, or with everything on fresh squares. The solver that checks the course checks each of
//! them, too.

use super::aim::Aim;
use super::asked::Asked;
use super::exercise::{Exercise, Task};
use super::flaw::flaw;
use super::question::Question;
use super::random::Random;
use super::relations::relations;
use super::solve::Collect;
use crate::rules::{
    CastlingRights, Color, Kind, Piece, Position, PositionParts, Setup, Square, SquareSet,
    Strictness,
};

/// So many changes are tried before a variant is given up.
const TRIES: usize = 60;
/// The first of them put everything on fresh squares, where that makes sense.
const FRESH: usize = 40;
/// Of these so many are solved, which takes its time.
const PROOFS: usize = 10;
/// A fresh board has about as many squares to tap: so many more or less.
const ABOUT: usize = 2;

/// Another exercise like this one and as hard; `None` if there is none to be found.
pub fn variant(exercise: &Exercise, random: &mut Random) -> Option<Exercise> {
    let fresh = if can_be_shuffled(exercise) { FRESH } else { 0 };
    let mut proofs = 0;
    (0..TRIES).find_map(|attempt| {
        let change = if attempt < fresh && proofs < PROOFS {
            Change::shuffle(exercise, random)
        } else {
            Change::any(exercise, random)
        };
        let changed = change.exercise(exercise)?;
        let same = changed.position == exercise.position && changed.task == exercise.task;
        if same || !is_alike(exercise, &changed) {
            return None;
        }
        proofs += 1;
        flaw(&changed).is_none().then_some(changed)
    })
}

/// Whether there are others like this exercise: not of those about names and the first position.
pub(super) fn has_variants(exercise: &Exercise) -> bool {
    Change::NONE.task(&exercise.task).is_some()
}

/// Whether an exercise is about single squares only, so that the pieces may stand anywhere.
fn can_be_shuffled(exercise: &Exercise) -> bool {
    let position = &exercise.position;
    let bound = exercise.is_real
        || position.en_passant().is_some()
        || !position.castling().is_empty()
        || !position.setup().by_kind(Kind::King).is_empty();
    let asks = match &exercise.task {
        Task::Collect(collect) => !collect.always_takes,
        Task::Tap(asked) => matches!(
            asked,
            Asked::Moves(_)
                | Asked::Attacks(_)
                | Asked::Captures(_)
                | Asked::Named(_)
                | Asked::Numbered(_)
                | Asked::Attacked
                | Asked::Attackers(_)
        ),
        Task::Choose(question) => matches!(
            question,
            Question::Shade(_)
                | Question::Name(_)
                | Question::Numbers(_)
                | Question::CanReach(..)
                | Question::HowFar(..)
        ),
        _ => false,
    };
    asks && !bound
}

/// Whether a variant is as hard in what the solver doesn't count.
fn is_alike(exercise: &Exercise, changed: &Exercise) -> bool {
    if relations(exercise) != relations(changed) {
        return false;
    }
    match (&exercise.task, &changed.task) {
        (Task::Tap(before), Task::Tap(after)) => {
            let before = before.squares(&exercise.position).len();
            before.abs_diff(after.squares(&changed.position).len()) <= ABOUT
        }
        (
            Task::Choose(before @ (Question::CanReach(..) | Question::HowFar(..))),
            Task::Choose(after),
        ) => before.right(&exercise.position) == after.right(&changed.position),
        _ => true,
    }
}

/// A change of the board.
#[derive(Clone, Copy, Debug)]
struct Change {
    /// Left and right are exchanged.
    mirrored: bool,
    /// Colours, and with them top and bottom, are exchanged.
    swapped: bool,
    /// Everything goes so many rows up
    di: i8,
    /// and so many columns to the right.
    dj: i8,
    /// Or every square becomes another one, by its index.
    shuffled: Option<[u8; Square::COUNT]>,
}

impl Change {
    const NONE: Self = Self {
        mirrored: false,
        swapped: false,
        di: 0,
        dj: 0,
        shuffled: None,
    };

    fn any(exercise: &Exercise, random: &mut Random) -> Self {
        // Pawns, and kings that may castle, have places of their own.
        let setup = exercise.position.setup();
        let castles = !exercise.position.castling().is_empty();
        let fixed = exercise.is_real || !setup.by_kind(Kind::Pawn).is_empty() || castles;
        let mut shift = |most: i8| random.below(2 * most as usize + 1) as i8 - most;
        let (di, dj) = (shift(3), shift(3));
        Self {
            mirrored: !castles && random.below(2) == 1,
            swapped: random.below(2) == 1,
            di: if fixed { 0 } else { di },
            // What is true in a corner is not true beside it.
            dj: if castles || exercise.is_real { 0 } else { dj },
            shuffled: None,
        }
    }

    /// Any square becomes any other; but pawns stay off the first and the last row.
    fn shuffle(exercise: &Exercise, random: &mut Random) -> Self {
        let mut squares: [u8; Square::COUNT] = std::array::from_fn(|index| index as u8);
        for last in (1..squares.len()).rev() {
            squares.swap(last, random.below(last + 1));
        }
        let inner = |index: u8| (8..56).contains(&index);
        for pawn in exercise.position.setup().by_kind(Kind::Pawn) {
            let at = pawn.index();
            if !inner(squares[at]) {
                let other = (at + 1..at + Square::COUNT)
                    .map(|next| next % Square::COUNT)
                    .find(|&next| {
                        let taken = Square::from_index(next)
                            .and_then(|square| exercise.position.piece_at(square))
                            .is_some_and(Piece::is_pawn);
                        inner(squares[next]) && !taken
                    });
                if let Some(other) = other {
                    squares.swap(at, other);
                }
            }
        }
        Self {
            shuffled: Some(squares),
            ..Self::NONE
        }
    }

    fn square(self, square: Square) -> Option<Square> {
        if let Some(squares) = self.shuffled {
            return Square::from_index(usize::from(squares[square.index()]));
        }
        let i = if self.swapped {
            7 - square.i()
        } else {
            square.i()
        };
        let j = if self.mirrored {
            7 - square.j()
        } else {
            square.j()
        };
        Square::from_ij(i + self.di, j + self.dj)
    }

    fn pair(self, (from, to): (Square, Square)) -> Option<(Square, Square)> {
        self.square(from).zip(self.square(to))
    }

    fn squares(self, squares: SquareSet) -> Option<SquareSet> {
        squares.iter().map(|square| self.square(square)).collect()
    }

    fn color(self, color: Color) -> Color {
        if self.swapped { color.other() } else { color }
    }

    fn position(self, position: &Position) -> Option<Position> {
        let mut setup = Setup::EMPTY;
        for (square, piece) in position.setup().pieces() {
            let piece = Piece::new(self.color(piece.color), piece.kind);
            setup.put(self.square(square)?, piece);
        }
        let castling = if self.swapped {
            position.castling().mirrored()
        } else {
            position.castling()
        };
        let parts = PositionParts {
            setup,
            turn: self.color(position.turn()),
            castling: if self.mirrored {
                CastlingRights::NONE
            } else {
                castling
            },
            en_passant: match position.en_passant() {
                Some(passed) => Some(self.square(passed)?),
                None => None,
            },
            ..position.parts()
        };
        Position::new(parts, Strictness::Teaching).ok()
    }

    fn exercise(self, exercise: &Exercise) -> Option<Exercise> {
        Some(Exercise {
            task: self.task(&exercise.task)?,
            position: self.position(&exercise.position)?,
            came: match exercise.came {
                Some(came) => Some(self.pair(came)?),
                None => None,
            },
            ..exercise.clone()
        })
    }

    /// `None` for tasks that can't be changed: those about names, numbers and the first position.
    fn task(self, task: &Task) -> Option<Task> {
        Some(match task {
            Task::Walk(at) => Task::Walk(self.square(*at)?),
            Task::Tap(asked) => Task::Tap(self.asked(*asked)?),
            Task::Choose(question) => Task::Choose(self.question(*question)?),
            Task::Collect(collect) => Task::Collect(Collect {
                stars: self.squares(collect.stars)?,
                ..*collect
            }),
            Task::Play { aim, moves } => Task::Play {
                aim: self.aim(*aim)?,
                moves: *moves,
            },
            Task::Write(from, to) => Task::Write(self.square(*from)?, self.square(*to)?),
            Task::SetUp(_) | Task::Peace { .. } | Task::Replay(_) | Task::Game { .. } => {
                return None;
            }
        })
    }

    fn asked(self, asked: Asked) -> Option<Asked> {
        Some(match asked {
            Asked::Moves(at) => Asked::Moves(self.square(at)?),
            Asked::Attacks(at) => Asked::Attacks(self.square(at)?),
            Asked::Captures(at) => Asked::Captures(self.square(at)?),
            Asked::Forbidden(at) => Asked::Forbidden(self.square(at)?),
            Asked::Named(at) => Asked::Named(self.square(at)?),
            Asked::Numbered(at) => Asked::Numbered(self.square(at)?),
            Asked::Row(at) => Asked::Row(self.square(at)?),
            Asked::Column(at) => Asked::Column(self.square(at)?),
            Asked::Diagonal(a, b) => Asked::Diagonal(self.square(a)?, self.square(b)?),
            Asked::Guards(at) => Asked::Guards(self.square(at)?),
            Asked::Attackers(at) => Asked::Attackers(self.square(at)?),
            Asked::Box(at) => Asked::Box(self.square(at)?),
            Asked::Corners(_) | Asked::Misplaced => return None,
            same @ (Asked::Attacked
            | Asked::Free
            | Asked::InDanger
            | Asked::Checkers
            | Asked::Pinned) => same,
        })
    }

    fn question(self, question: Question) -> Option<Question> {
        Some(match question {
            Question::Shade(at) => Question::Shade(self.square(at)?),
            Question::Name(at) => Question::Name(self.square(at)?),
            Question::Numbers(at) => Question::Numbers(self.square(at)?),
            Question::CanReach(a, b) => Question::CanReach(self.square(a)?, self.square(b)?),
            Question::HowFar(a, b) => Question::HowFar(self.square(a)?, self.square(b)?),
            Question::IsLegal(a, b) => Question::IsLegal(self.square(a)?, self.square(b)?),
            Question::IsFree(at) => Question::IsFree(self.square(at)?),
            Question::Exchange(a, b) => Question::Exchange(self.square(a)?, self.square(b)?),
            Question::Motif(a, b) => Question::Motif(self.square(a)?, self.square(b)?),
            Question::Written(a, b) => Question::Written(self.square(a)?, self.square(b)?),
            Question::Mistake([a, b, c]) => {
                Question::Mistake([self.pair(a)?, self.pair(b)?, self.pair(c)?])
            }
            Question::Told { .. } | Question::WorthMore(..) => return None,
            same => same,
        })
    }

    fn aim(self, aim: Aim) -> Option<Aim> {
        Some(match aim {
            Aim::Run(at) => Aim::Run(self.square(at)?),
            Aim::Guard(at) => Aim::Guard(self.square(at)?),
            Aim::Shield(at) => Aim::Shield(self.square(at)?),
            Aim::TakeAttacker(at) => Aim::TakeAttacker(self.square(at)?),
            Aim::Written {
                from,
                to,
                promotion,
            } => Aim::Written {
                from: self.square(from)?,
                to: self.square(to)?,
                promotion,
            },
            same => same,
        })
    }
}
