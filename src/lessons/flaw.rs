//! What is wrong with an exercise: the rules for the data of the course, which variants keep too.

use super::aim::Aim;
use super::asked::Asked;
use super::exercise::{Exercise, Task};
use super::peace;
use super::question::Question;
use super::solve;
use super::walk::Walk;
use crate::rules::{Kind, Position, Setup, Strictness};
use crate::search::Ending;

/// Why an exercise can't be as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// It can't be done at all, or not in time.
    Unsolvable,
    /// It takes so many moves, which is not what it says.
    Par(u8),
    /// Nothing is to be tapped, or everything.
    NothingToTap,
    /// The right answer is not among those to choose from.
    NoRightChoice,
    /// There is no piece to watch.
    NobodyWalks,
    /// So many first moves are right, where one was promised.
    Solutions(usize),
    /// Every move is right: nothing is asked.
    Trivial,
    /// The position can't come about in a game, though it should.
    NotReal,
    /// The side not to move is in check.
    KingInDanger,
    /// What should be put up is not missing, or not the first position.
    SetUp,
    /// Somebody has won before the first move, or can't move.
    NoGame,
}

/// The first thing that is wrong with an exercise.
pub fn flaw(exercise: &Exercise) -> Option<Flaw> {
    let position = &exercise.position;
    if exercise.is_real && Position::new(position.parts(), Strictness::Game).is_err() {
        return Some(Flaw::NotReal);
    }
    if position.in_check_of(position.turn().other()) {
        return Some(Flaw::KingInDanger);
    }
    match &exercise.task {
        Task::Walk(at) => {
            let walk = Walk::new(position.setup(), *at);
            walk.is_none_or(|walk| walk.rays.is_empty())
                .then_some(Flaw::NobodyWalks)
        }
        Task::Tap(asked) => {
            let squares = asked.squares(position);
            let nothing = squares.is_empty() && !matches!(asked, Asked::Forbidden(_));
            nothing.then_some(Flaw::NothingToTap)
        }
        Task::Choose(question) => choose(position, *question),
        Task::Collect(collect) => {
            match solve::plan_within(position, *collect, exercise.par.into()) {
                None => Some(Flaw::Unsolvable),
                Some(way) => {
                    (way.len() != usize::from(exercise.par)).then_some(Flaw::Par(way.len() as u8))
                }
            }
        }
        Task::Play { aim, moves } => {
            let reply = exercise.reply;
            if solve::first_move(position, *aim, *moves, reply).is_none() {
                return Some(Flaw::Unsolvable);
            }
            if *moves > 1 && solve::first_move(position, *aim, moves - 1, reply).is_some() {
                return Some(Flaw::Par(moves - 1));
            }
            let right = solve::count_won(position, *aim, *moves, reply);
            if exercise.is_only && right != 1 {
                return Some(Flaw::Solutions(right));
            }
            // Out of check the moves that are not legal are what has to be seen.
            let asks = matches!(aim, Aim::Escape(_));
            (right == position.count_legal_moves() && right > 1 && !asks).then_some(Flaw::Trivial)
        }
        Task::SetUp(missing) => {
            let asked = |piece| {
                missing
                    .iter()
                    .any(|at| Setup::START.piece_at(at) == Some(piece))
            };
            // A piece of the tray must not fit anywhere that is not asked for.
            let fits = |(at, piece)| {
                position.piece_at(at).is_none() == missing.contains(at) || !asked(piece)
            };
            let full =
                missing.is_within(Setup::START.occupied()) && Setup::START.pieces().all(fits);
            (!full || missing.is_empty()).then_some(Flaw::SetUp)
        }
        Task::Peace { kind, count, size } => {
            let solvable = peace::solution(*kind, *count, *size).is_some();
            (!solvable).then_some(Flaw::Unsolvable)
        }
        Task::Write(from, to) => {
            let played = position.legal_move(*from, *to, None);
            played.is_none().then_some(Flaw::Unsolvable)
        }
        Task::Replay(moves) => moves.is_empty().then_some(Flaw::NoGame),
        Task::Game { .. } if !position.has_legal_move() => Some(Flaw::NoGame),
        // Nobody has to be quick, unless the exercise says how quick.
        Task::Game { .. } => Ending::of(position)
            .filter(|known| exercise.par > 0 && known.moves > exercise.par)
            .map(|known| Flaw::Par(known.moves)),
    }
}

fn choose(position: &Position, question: Question) -> Option<Flaw> {
    let right = question.right(position);
    let choices = question.choices(position);
    let fits = choices.iter().filter(|&&choice| choice == right).count() == 1;
    let about_nobody = match question {
        Question::IsFree(at) => position
            .piece_at(at)
            .is_none_or(|piece| piece.kind == Kind::King),
        Question::CanReach(from, _) | Question::HowFar(from, _) | Question::IsLegal(from, _) => {
            position.piece_at(from).is_none()
        }
        Question::Exchange(from, to) => position
            .legal_move(from, to, None)
            .is_none_or(|played| !played.is_capture()),
        Question::WayOut(_) => !position.in_check(),
        _ => false,
    };
    (!fits || about_nobody).then_some(Flaw::NoRightChoice)
}
