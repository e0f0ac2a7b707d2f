//! Things happen in order, frame by frame: the child's move, a breath, the answer, its words.

use super::*;
use crate::harness::Options;
use chesslings::lessons::{Aim, Verdict, Wrong};
use chesslings::rules::Move;
use serde_json::Value;

/// Writes down what the board and the coach say, whenever a frame shows something else.
const WATCH: &str = "(() => {
    window.seen = [];
    const look = () => {
        const pieces = [...document.querySelectorAll('[data-square]')]
            .map((cell) => cell.ariaLabel.split(', ').slice(0, 2).join(' '))
            .filter((cell) => /white|black/.test(cell))
            .join('; ');
        const words = document.querySelector('.talk [role=status]')?.innerText;
        const last = seen.at(-1);
        if (last?.pieces !== pieces || last?.words !== words) {
            seen.push({ pieces, words });
        }
        requestAnimationFrame(look);
    };
    look();
})()";

/// An exercise with a move that is wrong because of an answer, and both.
fn refuted() -> (String, Move, Move) {
    for unit in Course::units() {
        for number in 1..=unit.count() {
            let exercise = unit.exercise(number).expect("a readable exercise");
            let Task::Play { aim: Aim::Mate, .. } = exercise.task else {
                continue;
            };
            for played in exercise.position.legal_moves() {
                let verdict = Attempt::new(exercise.clone()).answer(played.into());
                if let Verdict::Wrong(Wrong::Fault(fault)) = verdict
                    && let Some(reply) = fault.reply()
                    && played.promotion().is_none()
                {
                    return (format!("#/learn/{}/{number}", unit.id), played, reply);
                }
            }
        }
    }
    panic!("no move of the course is refuted");
}

/// What was seen, one thing after the other: what stands there, and what is said.
fn seen(page: &Page) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let seen = page.eval("seen");
    let all = seen.as_array().expect("a list").iter();
    all.map(|one| (text(&one["pieces"]), text(&one["words"])))
        .collect()
}

#[test]
fn a_wrong_move_is_answered_then_explained_then_taken_back() {
    let (address, played, reply) = refuted();
    let page = Page::open(Options::phone(), &address);
    page.tap(&played.from().to_string());
    page.wait_painted();
    page.eval(WATCH);
    page.tap(&played.to().to_string());
    page.wait_until("the move is back", "seen.length >= 5");
    let seen = seen(&page);
    let [start, own, answered, told, back] = &seen[..] else {
        panic!("{played} and {reply}: {seen:#?}");
    };
    assert_ne!(start.0, own.0, "the own move");
    assert_eq!(start.1, own.1, "nobody speaks yet");
    assert_ne!(own.0, answered.0, "the answer");
    assert_eq!(own.1, answered.1, "nobody speaks yet");
    assert_eq!(answered.0, told.0, "now it is explained");
    assert_ne!(answered.1, told.1);
    assert_eq!((&back.0, &back.1), (&start.0, &told.1), "the reason stays");
    assert!(page.cell(&played.from().to_string()).is_selected());
}

#[test]
fn without_motion_the_answer_and_its_words_are_there_at_once() {
    let (address, played, _) = refuted();
    let page = Page::open(Options::phone().reduced_motion(), &address);
    page.tap(&played.from().to_string());
    page.wait_painted();
    page.eval(WATCH);
    page.tap(&played.to().to_string());
    page.wait_until("it is explained", "seen.length >= 2");
    let seen = seen(&page);
    assert!(
        seen[0].0 != seen[1].0 && seen[0].1 != seen[1].1,
        "{seen:#?}"
    );
}

#[test]
fn a_star_is_told_when_the_piece_has_arrived() {
    let (address, exercise) = first_of_kind("stars");
    let Some(Answer::Move { from, to, .. }) = Attempt::new(exercise).solution() else {
        panic!("{address} is solved by no move");
    };
    let page = Page::open(Options::phone(), &address);
    page.tap(&from.to_string());
    page.wait_painted();
    page.eval(WATCH);
    page.tap(&to.to_string());
    page.wait_until("the star is told", "seen.length >= 3");
    let seen = seen(&page);
    assert!(
        seen[0].0 != seen[1].0 && seen[0].1 == seen[1].1,
        "{seen:#?}"
    );
    assert!(
        seen[1].0 == seen[2].0 && seen[1].1 != seen[2].1,
        "{seen:#?}"
    );
}
