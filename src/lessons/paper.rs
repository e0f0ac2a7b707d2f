//! A lesson on paper: six of its tasks that a pencil can do, and the answers to them. What is on the
//! sheet is the same every time, so that two sheets of a class are alike.

use super::attempt::{Answer, Attempt, Praise, Verdict};
use super::course::{Lesson, Unit};
use super::exercise::{Exercise, Task};
use super::practice;
use super::question::Choice;
use super::random::Random;
use crate::rules::{Move, Position, SquareSet};

/// So many diagrams fit a sheet.
const SIX: usize = 6;
/// So often one more task is looked for.
const TURNS: usize = 12;

/// A lesson on paper.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// The lesson.
    pub lesson: Lesson,
    /// Its tasks, and where they are few others like them.
    pub tasks: Vec<Exercise>,
}

/// What is right, as it stands in the key.
#[derive(Clone, Debug, PartialEq)]
pub enum Key {
    /// All these squares are to be marked.
    Squares(SquareSet),
    /// This is the answer among those to choose from.
    Choice(Choice),
    /// Any of these moves is right.
    Moves(Vec<Move>),
    /// A way to do it: moves, each with the position it is made in, those of the other side between.
    Line(Vec<(Position, Move)>),
    /// On these squares the pieces of the first position are missing.
    Pieces(SquareSet),
}

impl Sheet {
    /// The sheet of a lesson, counted from 1. `None` if there is no such lesson, or if it is about
    /// games, walks and moves to repeat: those want a board and somebody who answers.
    ///
    /// ```
    /// use chesslings::lessons::{Course, Sheet};
    ///
    /// let rook = Course::unit("rook").unwrap();
    /// assert_eq!(Sheet::of(rook, 2).unwrap().tasks.len(), 6);
    /// assert_eq!(Sheet::of(rook, 99), None);
    /// let games = Course::unit("games").unwrap();
    /// assert_eq!(Sheet::of(games, 1), None);
    /// ```
    pub fn of(unit: &Unit, number: usize) -> Option<Self> {
        let lesson = unit.lessons().into_iter().nth(number.checked_sub(1)?)?;
        let mut tasks = Vec::new();
        for number in lesson.first..lesson.first + lesson.count {
            tasks.extend(unit.exercise(number).filter(is_for_a_pencil));
        }
        // The first ones are the easiest.
        let too_many = tasks.len().saturating_sub(SIX);
        tasks.drain(..too_many);
        let (count, mut random) = (tasks.len(), Random::new(number as u64));
        for turn in 0..TURNS {
            let like = tasks.get(turn % count.max(1))?;
            if tasks.len() < SIX
                && let Some(more) = practice::another(like, &tasks, &mut random)
            {
                tasks.push(more);
            }
        }
        Some(Self { lesson, tasks })
    }

    /// Whether a lesson of a unit has a sheet.
    pub fn is_for(unit: &Unit, lesson: &Lesson) -> bool {
        let mut numbers = lesson.first..lesson.first + lesson.count;
        numbers.any(|number| {
            unit.exercise(number)
                .is_some_and(|task| is_for_a_pencil(&task))
        })
    }
}

/// Whether a task can be done by marking, choosing or writing.
fn is_for_a_pencil(exercise: &Exercise) -> bool {
    match exercise.task {
        // Nobody marks nothing.
        Task::Tap(asked) => !asked.squares(&exercise.position).is_empty(),
        Task::Walk(_) | Task::Peace { .. } | Task::Replay(_) | Task::Game { .. } => false,
        _ => true,
    }
}

impl Key {
    /// What the judge takes for right; `None` for a task that is on no sheet.
    pub fn of(exercise: &Exercise) -> Option<Self> {
        let position = &exercise.position;
        Some(match exercise.task {
            Task::Tap(asked) => Self::Squares(asked.squares(position)),
            Task::Choose(question) => Self::Choice(question.right(position)),
            Task::SetUp(missing) => Self::Pieces(missing),
            Task::Write(from, to) => Self::Moves(vec![position.legal_move(from, to, None)?]),
            Task::Play { aim, moves: 1 } => {
                let (all, mut right): (Vec<_>, _) = (position.legal_moves().collect(), Vec::new());
                for played in all {
                    if aim.fault(position, played).is_none() {
                        right.push(played);
                    }
                }
                Self::Moves(right)
            }
            Task::Play { .. } | Task::Collect(_) => Self::Line(line(exercise)?),
            _ => return None,
        })
    }
}

/// The solver's way before the judge, who answers for the other side.
fn line(exercise: &Exercise) -> Option<Vec<(Position, Move)>> {
    let mut attempt = Attempt::new(exercise.clone());
    let mut line = Vec::new();
    while let Some(
        answer @ Answer::Move {
            from,
            to,
            promotion,
        },
    ) = attempt.solution()
    {
        let before = *attempt.position();
        let played = before.legal_move(from, to, promotion)?;
        line.push((before, played));
        if let Verdict::Right(Praise::OnTheWay {
            reply: Some(reply), ..
        }) = attempt.answer(answer)
        {
            line.push((before.play_unchecked(played), reply));
        }
    }
    attempt.is_done().then_some(line)
}
