//! Lessons on paper: every sheet of the course, and every answer of its key before the judge.

use std::sync::LazyLock;

use chesslings::lessons::{Answer, Attempt, Course, Exercise, Key, Sheet, Verdict};
use chesslings::rules::{Move, Setup};
use chesslings::text::Lang;

/// Lessons that are played: small games, or games to repeat. They want a board and somebody who
/// answers, not a pencil.
const PLAYED: [&str; 4] = [
    "lesson-pawn-war",
    "lesson-games-small",
    "lesson-games-whole",
    "lesson-notation-play",
];

/// All lessons with their sheets.
static LESSONS: LazyLock<Vec<(String, Option<Sheet>)>> = LazyLock::new(lessons);

fn lessons() -> Vec<(String, Option<Sheet>)> {
    let mut all = Vec::new();
    for unit in Course::units() {
        for (index, lesson) in unit.lessons().into_iter().enumerate() {
            let sheet = Sheet::of(unit, index + 1);
            assert_eq!(sheet.is_some(), Sheet::is_for(unit, &lesson));
            all.push((lesson.heading, sheet));
        }
    }
    all
}

fn tasks() -> impl Iterator<Item = &'static Exercise> {
    let sheets = LESSONS.iter().filter_map(|(_, sheet)| sheet.as_ref());
    sheets.flat_map(|sheet| &sheet.tasks)
}

#[test]
fn every_lesson_that_is_not_played_has_a_sheet() {
    for (heading, sheet) in &*LESSONS {
        let count = sheet.as_ref().map_or(0, |sheet| sheet.tasks.len());
        if PLAYED.contains(&heading.as_str()) {
            assert_eq!(count, 0, "{heading}");
        } else {
            assert!((4..=6).contains(&count), "{heading}: {count}");
        }
    }
}

#[test]
fn no_task_is_twice_on_a_sheet() {
    for (heading, sheet) in &*LESSONS {
        let tasks = sheet.as_ref().map_or(&[][..], |sheet| &sheet.tasks);
        for (index, one) in tasks.iter().enumerate() {
            let is_same = |other: &Exercise| {
                let same_words = Lang::En.goal(other) == Lang::En.goal(one);
                other.position == one.position && other.task == one.task && same_words
            };
            assert!(!tasks[..index].iter().any(is_same), "{heading} {}", one.id);
        }
    }
}

#[test]
fn a_class_gets_one_and_the_same_sheet() {
    assert_eq!(lessons(), *LESSONS);
}

/// Does a task as the key says; what the last answer came to.
fn done_by(key: &Key, exercise: &Exercise) -> Option<Verdict> {
    let mut attempt = Attempt::new(exercise.clone());
    let answers: Vec<Answer> = match key {
        Key::Squares(squares) => squares.iter().map(Answer::Tap).collect(),
        Key::Choice(choice) => vec![Answer::Choose(*choice)],
        Key::Moves(moves) => moves
            .first()
            .copied()
            .map(Answer::from)
            .into_iter()
            .collect(),
        Key::Line(line) => {
            let ours = line.iter().filter(|(at, _)| at.turn() == exercise.side());
            ours.map(|&(_, played)| Answer::from(played)).collect()
        }
        Key::Pieces(squares) => {
            let piece = |at| {
                Setup::START
                    .piece_at(at)
                    .expect("a piece of the first position")
            };
            let put = |square| Answer::Put {
                piece: piece(square),
                square,
            };
            squares.iter().map(put).collect()
        }
    };
    answers
        .into_iter()
        .map(|answer| attempt.answer(answer))
        .last()
}

#[test]
fn the_judge_accepts_every_key() {
    for exercise in tasks() {
        let key = Key::of(exercise).expect("an answer");
        let verdict = done_by(&key, exercise);
        assert!(
            matches!(verdict, Some(Verdict::Done(_))),
            "{} {key:?}: {verdict:?}",
            exercise.id
        );
    }
}

#[test]
fn a_key_names_every_move_that_is_right_and_no_other() {
    for exercise in tasks() {
        let Some(Key::Moves(right)) = Key::of(exercise) else {
            continue;
        };
        for played in exercise.position.legal_moves() {
            let verdict = Attempt::new(exercise.clone()).answer(Answer::from(played));
            let is_done = matches!(verdict, Verdict::Done(_));
            assert_eq!(is_done, right.contains(&played), "{} {played}", exercise.id);
        }
    }
}

#[test]
fn the_moves_of_a_way_follow_each_other() {
    for exercise in tasks() {
        let Some(Key::Line(line)) = Key::of(exercise) else {
            continue;
        };
        let is_legal = |(at, played): &(_, Move)| {
            let at: &chesslings::rules::Position = at;
            at.legal_moves().any(|legal| legal == *played)
        };
        assert!(line.iter().all(is_legal), "{}", exercise.id);
        assert_eq!(line.first().map(|(at, _)| *at), Some(exercise.position));
    }
}

#[test]
fn a_key_fits_a_few_lines_in_every_language() {
    for exercise in tasks() {
        let key = Key::of(exercise).expect("an answer");
        for lang in Lang::ALL {
            let words = lang.paper_key(exercise, &key);
            let length = words.chars().count();
            assert!((1..=250).contains(&length), "{} {words}", exercise.id);
        }
    }
}

#[test]
fn a_way_is_written_as_in_books() {
    for (id, written) in [
        ("ladder-two-steps", "1. Rb7+ Kd8 2. Ra8#"),
        ("ladder-two-steps-black", "1… Rb2+ 2. Kd1 Ra1#"),
        ("rook-corner", "1. Ra8 2. Rh8"),
    ] {
        let exercise = &Course::find(id).expect("an exercise");
        let key = Key::of(exercise).expect("an answer");
        assert_eq!(Lang::En.paper_key(exercise, &key), written);
    }
}
