//! An attempt as text: whatever a child has done in whichever exercise is done again by a reload.

use chesslings::lessons::{Answer, Attempt, Course, Exercise};
use chesslings::rules::Square;
use proptest::prelude::*;

/// Every exercise of the course.
fn every() -> impl Iterator<Item = Exercise> {
    let units = Course::units().iter();
    let exercises = units.flat_map(|unit| (1..=unit.count()).map(|number| (unit.id, number)));
    exercises.map(|(unit, number)| Course::exercise(unit, number).expect("an exercise"))
}

/// What the child has done is found again.
#[track_caller]
fn check(attempt: &Attempt, exercise: &Exercise) {
    let text = attempt.to_text("Anna");
    if text.is_empty() {
        return;
    }
    let again = Attempt::resume(exercise, "Anna", &text);
    assert_eq!(again.as_ref(), Some(attempt), "{text}");
    assert_eq!(Attempt::resume(exercise, "Boris", &text), None);
}

#[test]
fn every_exercise_is_resumed_after_each_answer() {
    for exercise in every() {
        let mut attempt = Attempt::with_seed(exercise.clone(), 42);
        attempt.hint();
        check(&attempt, &exercise);
        for _ in 0..4 {
            let Some(next) = attempt.solution() else {
                break;
            };
            attempt.answer(next);
            check(&attempt, &exercise);
        }
    }
}

#[test]
fn mistakes_and_hints_still_count() {
    let exercise = Course::exercise("rook", 3).unwrap();
    let mut attempt = Attempt::with_seed(exercise.clone(), 1);
    for square in Square::all() {
        attempt.answer(Answer::Tap(square));
    }
    attempt.hint();
    let again = Attempt::resume(&exercise, "", &attempt.to_text(""));
    if let Some(again) = again {
        assert_eq!((again.mistakes, again.helped), (attempt.mistakes, true));
    }
}

#[test]
fn nothing_is_kept_of_an_exercise_that_is_done_or_not_begun() {
    let exercise = Course::exercise("rook", 1).unwrap();
    let mut attempt = Attempt::new(exercise);
    assert_eq!(attempt.to_text("Anna"), "");
    while let Some(next) = attempt.solution() {
        attempt.answer(next);
    }
    assert!(attempt.is_done());
    assert_eq!(attempt.to_text("Anna"), "");
}

#[test]
fn an_exercise_that_has_changed_begins_anew() {
    let exercise = every().find(|exercise| exercise.par >= 3).unwrap();
    let mut attempt = Attempt::new(exercise.clone());
    attempt.answer(attempt.solution().unwrap());
    let text = attempt.to_text("");
    let other = Exercise {
        position: Course::exercise("king", 3).unwrap().position,
        ..exercise.clone()
    };
    assert_eq!(Attempt::resume(&other, "", &text), None);
    let renamed = Exercise {
        id: "rook-other".to_owned(),
        ..exercise
    };
    assert_eq!(Attempt::resume(&renamed, "", &text), None);
}

#[test]
fn variants_of_variants_are_found_again() {
    for exercise in every().filter(|exercise| exercise.par >= 2).take(6) {
        let first = Attempt::new(exercise.clone()).varied(3);
        let Some(second) = first.and_then(|first| first.varied(4)) else {
            continue;
        };
        assert!(second.is_practice());
        check(&second, &exercise);
    }
}

proptest! {
    #[test]
    fn any_text_is_resumed_or_not(text in "\\PC*", words in "([a-h@+?][1-8a-hNQ0-9]{1,4} |hint |undo |walked ){0,20}") {
        let exercise = Course::exercise("rook", 5).unwrap();
        let _ = Attempt::resume(&exercise, "", &text);
        let fen = exercise.position.to_fen();
        let text = format!("chesslings attempt 1\n\n{} 7 0\n{fen}\n{words}\n", exercise.id);
        if let Some(attempt) = Attempt::resume(&exercise, "", &text) {
            prop_assert!(!attempt.is_done());
        }
    }

    #[test]
    fn a_damaged_text_never_gives_a_better_attempt(place in 0..200_usize, byte in 32..127_u8) {
        let exercise = every().find(|exercise| exercise.par >= 3).unwrap();
        let mut attempt = Attempt::new(exercise.clone());
        attempt.answer(attempt.solution().unwrap());
        let mut bytes = attempt.to_text("").into_bytes();
        let place = place % bytes.len();
        bytes[place] = byte;
        let text = String::from_utf8(bytes).unwrap();
        if let Some(again) = Attempt::resume(&exercise, "", &text) {
            prop_assert!(again.mistakes >= attempt.mistakes);
        }
    }
}
