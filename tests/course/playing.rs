//! Small games played by hints only.

use chesslings::lessons::{Attempt, End, Exercise, Goal, Help, Praise, Reply, Task, Verdict};

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
