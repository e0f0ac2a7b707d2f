//! The course in a real browser: walks, exercises of every kind, progress, and how it looks.

mod chick;
mod exercises;
mod first_run;
mod look;
mod order;
mod paper;
mod progress;
mod rounds;
mod touch;
mod walk;

use chesslings::lessons::{Answer, Attempt, Course, Exercise, Task, Walk};
use chesslings::text::{Lang, capital};

use crate::harness::{Key, Page};

/// Axe finds nothing once everything has come to rest.
#[track_caller]
fn check_axe(page: &Page) {
    page.wait_until(
        "everything comes to rest",
        "document.getAnimations().every((moving) => moving.playState !== 'running')",
    );
    assert_eq!(page.axe(), [""; 0]);
}

/// The first exercise of the course for which something holds, with its address.
#[track_caller]
fn first(what: &str, holds: impl Fn(&Exercise) -> bool) -> (String, Exercise) {
    for unit in Course::units() {
        for number in 1..=unit.count() {
            let exercise = unit.exercise(number).expect("a readable exercise");
            if holds(&exercise) {
                return (format!("#/learn/{}/{number}", unit.id), exercise);
            }
        }
    }
    panic!("the course has no {what}");
}

/// The first exercise of a kind, as the course calls kinds.
#[track_caller]
fn first_of_kind(kind: &str) -> (String, Exercise) {
    first(kind, |exercise| exercise.task.name() == kind)
}

/// How a child works.
#[derive(Clone, Copy)]
enum By {
    Taps,
    Keys,
}

impl By {
    /// Uses a square.
    fn square(self, page: &Page, square: &impl ToString) {
        let square = square.to_string();
        match self {
            Self::Taps => page.tap(&square),
            Self::Keys => {
                page.cell(&square).focus();
                page.press(&Key::code("Enter"));
            }
        }
    }

    /// Uses what a selector finds: a button, or a piece of the tray.
    fn control(self, page: &Page, selector: &str) {
        match self {
            Self::Taps => {
                page.area_of(selector);
                page.eval(&format!("document.querySelector({selector:?}).click()"));
            }
            Self::Keys => {
                page.area_of(selector);
                page.eval(&format!(
                    "(document.querySelector({selector:?} + ' input') ?? document.querySelector({selector:?})).focus()"
                ));
                page.press(&Key::code("Space"));
            }
        }
    }

    /// Gives an answer.
    fn answer(self, page: &Page, exercise: &Exercise, answer: Answer) {
        match answer {
            Answer::Tap(at) => self.square(page, &at),
            Answer::Move {
                from,
                to,
                promotion,
            } => {
                self.square(page, &from);
                self.square(page, &to);
                if let Some(kind) = promotion {
                    let letter = kind.letter().to_ascii_lowercase();
                    self.control(page, &format!("[data-promotion={letter}]"));
                }
            }
            Answer::Choose(choice) => {
                let Task::Choose(question) = exercise.task else {
                    panic!("nothing is asked");
                };
                let choices = question.choices(&exercise.position);
                let place = choices.iter().position(|&known| known == choice);
                let place = place.expect("an answer to choose") + 1;
                self.control(page, &format!(".answer:nth-child({place})"));
            }
            Answer::Put { piece, square } => {
                self.control(page, &format!("[data-tray={}]", piece.letter()));
                self.square(page, &square);
            }
            Answer::Walked => {
                let mut walk = Walk::of(exercise).expect("a walk");
                while walk.moves_left() > 0 {
                    let to = walk.rays.iter().find_map(|ray| ray.squares.first());
                    let to = *to.expect("a way to go");
                    self.square(page, &to);
                    walk.go(to).expect("a move");
                }
            }
        }
    }
}

/// Solves the exercise on the page as the solver does.
fn solve(page: &Page, exercise: &Exercise, by: By) {
    // What is shown first is watched to its end.
    let on = ".walk .button[data-main]";
    while page.eval(&format!("document.querySelector('{on}') !== null")) == true {
        by.control(page, on);
    }
    let mut attempt = Attempt::new(exercise.clone());
    while let Some(answer) = attempt.solution() {
        by.answer(page, exercise, answer);
        attempt.answer(answer);
    }
    page.wait_until("the exercise is done", "document.querySelector('.done')");
}

fn is_done(page: &Page) -> bool {
    page.eval("document.querySelector('.done') !== null") == true
}

/// How many stars the end of the exercise shows.
fn stars(page: &Page) -> usize {
    let count = page.eval("document.querySelectorAll('.done .star[data-on]').length");
    count.as_u64().unwrap_or_default() as usize
}

/// The name of a piece as a button has it.
fn button_name(lang: Lang, kind: chesslings::rules::Kind) -> String {
    capital(lang.piece_kind(kind.into()))
}
