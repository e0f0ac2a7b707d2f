//! The course's own sentences: there for every exercise, in every language, and short.

use std::collections::BTreeSet;

use chesslings::lessons::{Course, Question, Task, Unit};
use chesslings::text::Lang;

use crate::exercises;

/// The sentences that an exercise needs.
fn needed(exercise: &chesslings::lessons::Exercise) -> Vec<String> {
    let mut names = vec![exercise.id.clone()];
    if let Task::Choose(Question::Told { of, .. }) = exercise.task {
        names.extend((1..=of).map(|answer| format!("{}-{answer}", exercise.id)));
        // Nobody but the course knows what helps with its own questions.
        names.push(format!("{}-wrong", exercise.id));
    }
    names
}

#[test]
fn every_exercise_has_its_sentences_and_no_sentence_is_alone() {
    let mut known = BTreeSet::new();
    for (_, exercise) in exercises() {
        for name in needed(&exercise) {
            assert!(Lang::En.course(&name).is_some(), "{name} is missing");
            known.insert(name);
        }
        known.insert(format!("{}-right", exercise.id));
    }
    for unit in Course::units() {
        for lesson in unit.lessons() {
            let name = lesson.heading;
            assert!(Lang::En.course(&name).is_some(), "{name} is missing");
            known.insert(name);
        }
        known.insert(format!("note-{}", unit.id));
    }
    for name in Lang::course_names() {
        assert!(known.contains(name), "nobody says {name}");
    }
}

#[test]
fn sentences_are_short() {
    for lang in Lang::ALL {
        for name in Lang::course_names() {
            let text = lang.course(name).unwrap_or_default();
            let parts = text.split_inclusive(['.', '!', '?']).map(str::trim);
            let parts: Vec<_> = parts.filter(|part| !part.is_empty()).collect();
            assert!(parts.len() <= 2, "{name} ({}): {text}", lang.code());
            for part in parts {
                let count = part.split_whitespace().count();
                assert!(count <= 12, "{name} ({}): {part}", lang.code());
            }
        }
    }
}

/// The board is turned for whoever plays Black, so nothing of it goes down.
#[test]
fn nothing_is_up_or_down_on_a_turned_board() {
    const WAYS: [&str; 10] = [
        "down",
        "downwards",
        "upwards",
        "above",
        "below",
        "bottom",
        "вниз",
        "внизу",
        "вверх",
        "сверху",
    ];
    for (_, exercise) in exercises() {
        if exercise.side().is_white() {
            continue;
        }
        for lang in Lang::ALL {
            for ending in ["", "-right", "-wrong"] {
                let name = [&exercise.id, ending].concat();
                let said = lang.course(&name).unwrap_or_default();
                let mut words = said.split(|letter: char| !letter.is_alphabetic());
                assert!(!words.any(|word| WAYS.contains(&word)), "{name}: {said}");
            }
        }
    }
}

#[test]
fn headings_of_lessons_are_a_few_words() {
    for lesson in Course::units().iter().flat_map(Unit::lessons) {
        for lang in Lang::ALL {
            let heading = lang.course(&lesson.heading).unwrap_or_default();
            let count = heading.split_whitespace().count();
            assert!(
                count <= 6,
                "{} ({}): {heading}",
                lesson.heading,
                lang.code()
            );
        }
    }
}
