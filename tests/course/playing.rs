//! Small games played by hints only.

use chesslings::lessons::{
    Answer, Attempt, Course, End, Exercise, Goal, Help, Praise, Reply, Task, Verdict,
};
use chesslings::rules::{Color, Kind, Position, SquareSet};

use crate::exercises;

/// More hints than any game takes.
const MANY: usize = 900;

/// How a game ends that is played by hints only; `None` if it doesn't.
fn played_by_hints(exercise: &Exercise, seed: u64) -> Option<End> {
    let mut attempt = Attempt::with_seed(exercise.clone(), seed);
    for _ in 0..MANY {
        if let Help::Show(answer) = attempt.hint()? {
            match attempt.answer(answer) {
                Verdict::Done(Praise::Ended(end)) => return Some(end),
                Verdict::Right(_) => {}
                verdict => panic!("{} {seed}: {verdict:?}", exercise.id),
            }
        }
    }
    None
}

#[test]
fn hints_alone_win_every_game_against_the_program() {
    let mut problems = Vec::new();
    for (_, exercise) in exercises() {
        let Task::Game { white, black } = exercise.task else {
            continue;
        };
        if exercise.reply == Reply::Nobody {
            continue;
        }
        // Between equals who both see what hangs, a draw is no shame.
        let may_draw = [white, black] == [Goal::Mate; 2] && exercise.reply == Reply::Careful;
        for seed in 1..3 {
            match played_by_hints(&exercise, seed) {
                Some(End::Won { winner, .. }) if winner == exercise.side() => {}
                Some(End::Drawn) if may_draw => {}
                end => problems.push(format!("{} {seed}: {end:?}", exercise.id)),
            }
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// The knights and bishops that have left the first row of their side.
fn out(position: &Position, color: Color) -> usize {
    let setup = position.setup();
    let minor = setup.of(color, Kind::Knight) | setup.of(color, Kind::Bishop);
    (minor - SquareSet::row(color.home_row())).len()
}

#[test]
fn hints_bring_pieces_out_before_edge_pawns_and_rooks_move() {
    let random = Course::find("games-whole-random").unwrap();
    let side = random.side();
    for seed in 1..6 {
        let mut attempt = Attempt::with_seed(random.clone(), seed);
        while out(attempt.position(), side) < 2 {
            let help = attempt.hint().expect("the game goes on");
            let Help::Show(answer) = help else {
                continue;
            };
            let Answer::Move { from, .. } = answer else {
                panic!("{answer:?} in a game");
            };
            let piece = attempt.position().piece_at(from).unwrap();
            let is_edge = from.is_leftmost() || from.is_rightmost();
            let is_idle = piece.kind == Kind::Rook || piece.is_pawn() && is_edge;
            assert!(!is_idle, "{seed}: {from} in {:?}", attempt.position());
            let verdict = attempt.answer(answer);
            assert!(matches!(verdict, Verdict::Right(_)), "{seed}: {verdict:?}");
        }
    }
}
