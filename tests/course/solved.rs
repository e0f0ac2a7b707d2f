//! The judge, the solver, the hints and the variants agree.

use chesslings::lessons::{
    Answer, Attempt, Choice, Exercise, Help, Random, Task, Verdict, flaw, variant,
};
use chesslings::rules::{SquareSet, attacks};

use chesslings::text::Lang;

use crate::exercises;

/// More answers than any exercise takes.
const MANY: usize = 300;

#[test]
fn the_solver_earns_three_stars_everywhere() {
    for (_, exercise) in exercises() {
        let mut attempt = Attempt::new(exercise.clone());
        for _ in 0..MANY {
            let Some(next) = attempt.solution() else {
                break;
            };
            let verdict = attempt.answer(next);
            let lost =
                matches!(&exercise.task, Task::Game { .. }) && attempt.wrong_move().is_some();
            assert!(
                lost || !matches!(verdict, Verdict::Wrong(_) | Verdict::Refused(_)),
                "{}: {next:?} is {verdict:?}",
                exercise.id
            );
        }
        // A small game may go on and on.
        if !matches!(&exercise.task, Task::Game { .. }) {
            assert_eq!(attempt.stars(), 3, "{}", exercise.id);
            assert!(
                exercise.par == 0 || attempt.moves() == exercise.par,
                "{}",
                exercise.id
            );
        }
    }
}

#[test]
fn hints_lead_to_the_end() {
    for (_, exercise) in exercises() {
        if matches!(&exercise.task, Task::Game { .. }) {
            continue;
        }
        let mut attempt = Attempt::new(exercise.clone());
        for _ in 0..MANY {
            match attempt.hint() {
                Some(Help::Show(answer)) => {
                    let verdict = attempt.answer(answer);
                    let right = matches!(verdict, Verdict::Right(_) | Verdict::Done(_));
                    assert!(right, "{}: {verdict:?}", exercise.id);
                }
                Some(_) => {}
                None => break,
            }
        }
        assert!(attempt.is_done() && attempt.stars() == 1, "{}", exercise.id);
    }
}

#[test]
fn the_first_hint_of_a_question_is_never_its_answer() {
    for (_, exercise) in exercises() {
        let Task::Choose(question) = exercise.task else {
            continue;
        };
        let mut attempt = Attempt::new(exercise.clone());
        let hint = attempt.hint().unwrap();
        assert!(matches!(hint, Help::Look(_)), "{}: {hint:?}", exercise.id);
        for lang in Lang::ALL {
            let said = lang.help(&attempt, hint);
            assert!(!said.is_empty(), "{}", exercise.id);
            if let right @ Choice::Name(_) = question.right(&exercise.position) {
                let name = lang.choice(&exercise, right);
                assert!(!said.contains(&name), "{}: {said}", exercise.id);
            }
        }
    }
}

/// What is to be moved, and where to, is for the child to find: first there is a question to think
/// about, then the piece, then its square, then the move.
#[test]
fn the_first_hint_of_a_move_is_a_thought() {
    for (_, exercise) in exercises() {
        if !exercise.task.is_about_moves() {
            continue;
        }
        let mut attempt = Attempt::new(exercise.clone());
        let hint = attempt.hint().unwrap();
        assert_eq!(hint, Help::Look(SquareSet::EMPTY), "{}", exercise.id);
        for lang in Lang::ALL {
            let said = lang.hint(&attempt, hint);
            assert!(said.ends_with('?'), "{}: {said}", exercise.id);
            let names_a_square = said.contains(|sign: char| sign.is_ascii_digit());
            assert!(!names_a_square, "{}: {said}", exercise.id);
        }
        let [piece, square, shown] = [0; 3].map(|_| attempt.hint());
        let Some(Help::Show(Answer::Move { from, to, .. })) = shown else {
            panic!("{}: {shown:?}", exercise.id);
        };
        assert_eq!(piece, Some(Help::Piece(from)), "{}", exercise.id);
        assert_eq!(square, Some(Help::Square(to)), "{}", exercise.id);
    }
}

#[test]
fn a_wrong_move_is_taken_back_without_a_trace() {
    for (_, exercise) in exercises() {
        let moves: Vec<_> = exercise.position.legal_moves().collect();
        for played in moves {
            let mut attempt = Attempt::new(exercise.clone());
            if let Verdict::Wrong(_) = attempt.answer(Answer::from(played)) {
                attempt.undo();
                assert_eq!(attempt.shown(), exercise.position, "{}", exercise.id);
                assert!(!attempt.is_done());
            }
        }
    }
}

#[test]
fn the_judge_accepts_every_move_that_meets_the_aim() {
    for (_, exercise) in exercises() {
        let Task::Play { aim, .. } = exercise.task else {
            continue;
        };
        for played in exercise.position.legal_moves() {
            let verdict = Attempt::new(exercise.clone()).answer(Answer::from(played));
            let meets = aim.fault(&exercise.position, played).is_none();
            assert_eq!(
                matches!(verdict, Verdict::Done(_)),
                meets,
                "{}: {played} is {verdict:?}",
                exercise.id
            );
        }
    }
}

#[test]
fn variants_are_as_hard_and_solvable() {
    let mut found = 0;
    for (_, exercise) in exercises() {
        for seed in 0..3 {
            let Some(changed) = variant(&exercise, &mut Random::new(seed)) else {
                continue;
            };
            found += 1;
            assert_eq!(flaw(&changed), None, "{}", exercise.id);
            assert_eq!(changed.par, exercise.par);
            assert_ne!(
                (&changed.position, &changed.task),
                (&exercise.position, &exercise.task)
            );
        }
    }
    assert!(found > 0);
}

#[test]
fn practice_puts_stars_and_pieces_on_fresh_squares() {
    let exercise = exercises().into_iter().map(|(_, exercise)| exercise);
    let stars = exercise
        .clone()
        .find(|exercise| exercise.id == "rook-corner")
        .unwrap();
    let boards: std::collections::BTreeSet<_> = (0..40)
        .filter_map(|seed| variant(&stars, &mut Random::new(seed)))
        .map(|changed| changed.position.to_fen())
        .collect();
    // A mirror, a shift and the other colour alone would leave the rook in a corner's reach.
    assert!(boards.len() > 12, "{boards:?}");
}

/// What is said when a question is answered gives the reason, which a variant must not change.
#[test]
fn variants_of_questions_about_the_game_keep_their_answer() {
    for (_, exercise) in exercises().into_iter().filter(|(_, it)| it.is_real) {
        let Some(right @ Answer::Choose(choice)) = Attempt::new(exercise.clone()).solution() else {
            continue;
        };
        // The side and the squares of an answer change with the board.
        if matches!(
            choice,
            Choice::Side(_) | Choice::Name(_) | Choice::Numbers(_) | Choice::Move(..)
        ) {
            continue;
        }
        for seed in 0..20 {
            if let Some(changed) = variant(&exercise, &mut Random::new(seed)) {
                let solution = Attempt::new(changed).solution();
                assert_eq!(solution, Some(right), "{}", exercise.id);
            }
        }
    }
}

/// A child at practice of this exercise sees so many tasks, one after the other.
fn practised(exercise: &Exercise, count: u64) -> Vec<Exercise> {
    let mut attempt = Attempt::new(exercise.clone());
    let mut seen = vec![exercise.clone()];
    for seed in 0..count {
        let Some(next) = attempt.varied(seed) else {
            break;
        };
        attempt = next;
        seen.push(attempt.exercise.clone());
    }
    seen
}

#[test]
fn practice_does_not_repeat_a_task_within_five() {
    for (_, exercise) in exercises().into_iter().step_by(3) {
        let seen = practised(&exercise, 7);
        for (k, now) in seen.iter().enumerate() {
            let lately = &seen[k.saturating_sub(5)..k];
            let same =
                |before: &Exercise| (&before.position, &before.task) == (&now.position, &now.task);
            assert!(!lately.iter().any(same), "{}", exercise.id);
        }
    }
}

/// A child should learn the board, not the button.
#[test]
fn practice_of_a_question_asks_for_the_other_answer_too() {
    for id in [
        "castling-through",
        "check-straight",
        "attack-front",
        "rook-over",
    ] {
        let exercise = chesslings::lessons::Course::find(id).unwrap();
        let answers = practised(&exercise, 6);
        let answers = answers
            .into_iter()
            .map(|task| Attempt::new(task).solution());
        let mut answers: Vec<_> = answers.map(|answer| format!("{answer:?}")).collect();
        answers.sort();
        answers.dedup();
        assert_eq!(answers.len(), 2, "{id}: {answers:?}");
    }
}

/// What stands in the way is what these exercises are about.
#[test]
fn practice_keeps_what_stands_in_the_way() {
    for id in ["rook-detour", "rook-first-only", "attack-guard-first"] {
        let exercise = chesslings::lessons::Course::find(id).unwrap();
        let in_the_way = |exercise: &Exercise| {
            let setup = exercise.position.setup();
            let mut pieces = setup.pieces();
            pieces.any(|(at, piece)| {
                let far = attacks(piece, at, SquareSet::EMPTY);
                let stars = match exercise.task {
                    Task::Collect(collect) => collect.stars,
                    _ => SquareSet::EMPTY,
                };
                (far - setup.attacks(at)).meets(setup.occupied() | stars)
            })
        };
        for task in practised(&exercise, 6) {
            assert_eq!(in_the_way(&task), in_the_way(&exercise), "{id}");
        }
    }
}
