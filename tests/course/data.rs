//! The rules for the data of the course.

use std::collections::BTreeSet;

use chesslings::lessons::{Aim, Course, Task, Way, flaw, gain};
use chesslings::rules::{Color, Kind, Move, Piece};
use chesslings::search::loses;

use crate::exercises;

/// No exercise for which `problem` has something to say.
#[track_caller]
fn check(problem: impl Fn(&chesslings::lessons::Exercise) -> Option<String>) {
    let all = exercises();
    let problems = all
        .iter()
        .filter_map(|(_, exercise)| Some(format!("{}: {}", exercise.id, problem(exercise)?)));
    let problems: Vec<_> = problems.collect();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn every_exercise_is_solvable_and_its_par_is_the_best() {
    check(|exercise| flaw(exercise).map(|flaw| format!("{flaw:?}")));
}

/// A check only puts a loss off.
#[test]
fn nobody_makes_pieces_safe_by_a_check() {
    check(|exercise| {
        let Task::Play {
            aim: aim @ (Aim::NothingHangs | Aim::StopMate),
            ..
        } = exercise.task
        else {
            return None;
        };
        let position = &exercise.position;
        let right = |played: &Move| aim.fault(position, *played).is_none();
        let check = |played: &Move| position.play_unchecked(*played).in_check();
        let found = position.legal_moves().filter(right).find(check);
        found.map(|played| played.to_string())
    });
}

/// The judge sees captures and checks; this search sees everything for two moves and a half.
#[test]
fn nobody_is_praised_for_a_loss() {
    check(|exercise| {
        let Task::Play { aim, .. } = exercise.task else {
            return None;
        };
        let position = &exercise.position;
        let is_game = Color::ALL
            .iter()
            .all(|&color| position.king(color).is_some());
        // A king that has to run can't look after the others; the rest is about one thing alone.
        let is_about_more = !matches!(
            aim,
            Aim::Mate
                | Aim::Stalemate
                | Aim::Check
                | Aim::DiscoveredCheck
                | Aim::PromoteTo(_)
                | Aim::Escape(Way::Run)
        );
        let right = |played: &Move| aim.fault(position, *played).is_none();
        let loses = |played: &Move| (3..=5).any(|plies| loses(position, *played, plies) >= 2);
        let mut praised = position.legal_moves().filter(right);
        let found = praised.find(|played| is_game && is_about_more && loses(played));
        found.map(|played| played.to_string())
    });
}

/// Whoever finds a checkmate has found the best move there is.
#[test]
fn no_checkmate_is_refused() {
    check(|exercise| {
        let Task::Play { aim, .. } = exercise.task else {
            return None;
        };
        let position = &exercise.position;
        let mates = |played: &Move| position.play_unchecked(*played).is_checkmate();
        let refused = |played: &Move| aim.fault(position, *played).is_some();
        let found = position.legal_moves().filter(mates).find(refused);
        found.map(|played| played.to_string())
    });
}

/// A child that has learned to take what is free must not be told that it is wrong.
#[test]
fn no_free_capture_is_refused() {
    check(|exercise| {
        let Task::Play {
            aim:
                aim @ (Aim::Run(_)
                | Aim::Guard(_)
                | Aim::Shield(_)
                | Aim::Castle(_)
                | Aim::EnPassant
                | Aim::Check
                | Aim::SafeCheck
                | Aim::DiscoveredCheck
                | Aim::Motif(_)
                | Aim::Centre
                | Aim::Develop
                | Aim::Tempo),
            ..
        } = exercise.task
        else {
            return None;
        };
        let position = &exercise.position;
        let wins = |played: &Move| played.is_capture() && gain(position, *played) >= 2;
        let refused = |played: &Move| aim.fault(position, *played).is_some();
        let found = position.legal_moves().filter(wins).find(refused);
        found.map(|played| played.to_string())
    });
}

#[test]
fn names_are_unique() {
    let all = exercises();
    let names: BTreeSet<_> = all.iter().map(|(_, exercise)| &exercise.id).collect();
    assert_eq!(names.len(), all.len());
}

#[test]
fn no_two_exercises_are_the_same() {
    let all = exercises();
    for (k, (_, exercise)) in all.iter().enumerate() {
        for (_, other) in &all[..k] {
            let told = matches!(
                &exercise.task,
                Task::Choose(chesslings::lessons::Question::Told { .. })
            );
            // The same game for two and against the program are two exercises.
            let same = exercise.task == other.task
                && exercise.position == other.position
                && exercise.reply == other.reply;
            assert!(told || !same, "{} is {}", exercise.id, other.id);
        }
    }
}

#[test]
fn numbers_lead_to_the_exercises_of_a_unit() {
    for unit in Course::units() {
        let all = unit.exercises().unwrap();
        assert_eq!(unit.count(), all.len(), "{}", unit.id);
        for (exercise, (number, id)) in all.iter().zip((1..).zip(unit.ids())) {
            assert_eq!(unit.exercise(number).as_ref(), Some(exercise));
            assert_eq!(exercise.id, id);
        }
        assert_eq!(unit.exercise(0), None);
        assert_eq!(unit.exercise(all.len() + 1), None);
    }
}

/// Lessons that are shorter than others: the games at the end of a unit, and one idea that ends sooner.
const SHORT: [&str; 6] = [
    "lesson-threat-answer",
    "lesson-threat-play",
    "lesson-tactics-mate",
    "lesson-tactics-play",
    "lesson-notation-read",
    "lesson-notation-play",
];

#[test]
fn a_unit_is_made_of_lessons_for_one_sitting() {
    let mut short = Vec::new();
    for unit in Course::units() {
        let lessons = unit.lessons();
        let mut next = 1;
        for lesson in &lessons {
            assert_eq!(lesson.first, next, "{}", lesson.heading);
            match lesson.count {
                6..=8 => {}
                4..=5 => short.push(lesson.heading.clone()),
                count => panic!("{}: {count} exercises", lesson.heading),
            }
            next += lesson.count;
        }
        assert_eq!(next, unit.count() + 1, "{}", unit.id);
    }
    assert_eq!(short, SHORT);
}

/// Somebody with a name and a face.
#[test]
fn every_unit_of_the_path_ends_with_a_game_against_a_rival() {
    for unit in Course::path() {
        let last = unit.exercise(unit.count()).unwrap();
        assert!(last.rival().is_some(), "{}", last.id);
    }
}

#[test]
fn the_course_begins_with_a_rook_a_star_and_one_move() {
    let first = Course::path().next().unwrap().exercise(1).unwrap();
    let rook = first.position.setup().pieces().next().unwrap().1;
    assert_eq!(first.position.setup().occupied().len(), 1);
    assert_eq!(rook, Piece::new(Color::White, Kind::Rook));
    assert_eq!((first.task.name(), first.par), ("stars", 1));
}

#[test]
fn from_check_on_positions_are_real_unless_there_is_nothing_to_play_for() {
    const REAL: [&str; 6] = ["check", "escape", "mate", "draw", "castling", "passing"];
    let all = exercises();
    for unit in REAL {
        let of_unit: Vec<_> = all.iter().filter(|(id, _)| *id == unit).collect();
        let real = of_unit
            .iter()
            .filter(|(_, exercise)| exercise.is_real)
            .count();
        assert!(
            real * 10 >= of_unit.len() * 8,
            "{unit}: {real} of {}",
            of_unit.len()
        );
        let black = of_unit
            .iter()
            .filter(|(_, exercise)| exercise.side().is_black())
            .count();
        assert!(
            black * 3 >= of_unit.len(),
            "{unit}: {black} as Black of {}",
            of_unit.len()
        );
    }
}
