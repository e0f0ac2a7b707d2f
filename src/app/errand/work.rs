//! How a worker answers: one errand after the other, each told by a text whose first line says which.

use super::Errand;
use crate::coach;
use crate::opponents::Question;
use crate::placement::{self, Problem, Rounds, Solution};
use crate::rules::find_games;

/// So many milliseconds a round of a search takes.
const ROUND: f64 = 80.0;
/// How long a hint may look for a way on: a few seconds at most, even on a slow tablet.
const HINT_STEPS: u64 = 3_000_000;
/// Nobody looks through a longer list of games.
const MOST_GAMES: usize = 100;

impl Errand {
    /// Does what a text asks for and tells what comes of it, as [`Errand::heard`] understands it.
    /// `now` are milliseconds of any clock.
    ///
    /// # Errors
    ///
    /// What whoever is told says, or what is wrong with the text.
    pub fn run<E: From<&'static str>>(
        text: &str,
        now: &dyn Fn() -> f64,
        tell: &dyn Fn(&str) -> Result<(), E>,
    ) -> Result<(), E> {
        let (kind, rest) = text.split_once('\n').unwrap_or((text, ""));
        let (first, below) = rest.split_once('\n').unwrap_or((rest, ""));
        let problem = || Problem::from_text(first).map_err(|_| E::from("no problem"));
        let errand = Self::ALL.into_iter().find(|it| it.name() == kind);
        match errand.ok_or(E::from("no errand"))? {
            Self::Search => {
                let mut rounds = Rounds::new(&problem()?);
                loop {
                    let end = now() + ROUND;
                    let report = rounds.run(|| now() > end);
                    tell(&report.to_text())?;
                    if report.finished {
                        return Ok(());
                    }
                }
            }
            Self::Hint => {
                let problem = problem()?;
                let size = problem.size();
                let placed = Solution::from_text(below, size);
                let hint = placement::hint(&problem, &placed.unwrap_or_default(), HINT_STEPS);
                tell(&hint.to_text(size))
            }
            Self::Reply => {
                let question = Question::from_text(below);
                let found = question.and_then(|question| question.answer());
                tell(&format!("{first} {}", found.ok_or(E::from("no move"))?))
            }
            Self::Coach => {
                let question = coach::Question::from_text(below);
                let say = |said: &str| tell(&format!("{first} {said}"));
                question.map_or_else(|| say(""), |question| question.answered(say))
            }
            Self::Games => tell(&find_games(rest, MOST_GAMES)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coach::{Manner, Memory};
    use crate::opponents::{CHARACTERS, Child};
    use crate::rules::{Game, PgnFound};
    use std::cell::{Cell, RefCell};

    /// What is told, by a clock that goes on by a second at every look.
    fn told(errand: Errand, question: &str) -> Result<Vec<String>, String> {
        let (time, told) = (Cell::new(0.0), RefCell::new(Vec::new()));
        let now = || time.replace(time.get() + 1000.0);
        let tell = |said: &str| {
            told.borrow_mut().push(said.to_owned());
            Ok(())
        };
        let text = format!("{}\n{question}", errand.name());
        Errand::run::<String>(&text, &now, &tell).map(|()| told.into_inner())
    }

    #[test]
    fn a_search_tells_round_by_round_until_it_has_everything() {
        let told = told(Errand::Search, "task=independence&size=8&pieces=8Q").unwrap();
        let reports: Vec<_> = told
            .iter()
            .map(|text| placement::Report::from_text(text).unwrap())
            .collect();
        let (last, before) = reports.split_last().unwrap();
        assert!(last.finished && before.iter().all(|report| !report.finished));
        assert_eq!((last.total, last.fundamental), (92, 12));
        let found: usize = reports.iter().map(|report| report.found.len()).sum();
        assert_eq!(found, 12);
    }

    #[test]
    fn a_hint_goes_on_from_what_is_placed() {
        let queens = "task=independence&size=4&pieces=4Q";
        let told = |placed: &str| told(Errand::Hint, &format!("{queens}\n{placed}")).unwrap();
        assert_eq!(told("Qb4"), ["Qd3"]);
        assert_eq!(told("Qa4"), ["dead-end"]);
    }

    #[test]
    fn an_answer_bears_the_number_of_its_question() {
        let game = Game::default();
        let question = Question::new(&CHARACTERS[0], 1, Child::NEW, &game).to_text();
        let reply = told(Errand::Reply, &format!("7\n{question}")).unwrap();
        assert!(reply.len() == 1 && reply[0].starts_with("7 "), "{reply:?}");
        let question = coach::Question::before(Manner::default(), Memory::new(), &game).to_text();
        let advice = told(Errand::Coach, &format!("8\n{question}")).unwrap();
        assert!(advice[0].starts_with("8 "), "{advice:?}");
        // The coach is silent about what it can't read; a character can't be.
        assert_eq!(told(Errand::Coach, "9\nnonsense").unwrap(), ["9 "]);
        assert_eq!(
            told(Errand::Reply, "9\nnonsense"),
            Err("no move".to_owned())
        );
    }

    #[test]
    fn games_are_found_in_a_text() {
        let found = told(Errand::Games, "1. e4 e5 *").unwrap();
        let found = PgnFound::from_text(&found[0]);
        assert!(matches!(found, Some(PgnFound::Games { .. })), "{found:?}");
    }

    #[test]
    fn what_is_no_errand_is_said_to_be_none() {
        let run = |text| Errand::run::<String>(text, &|| 0.0, &|_| Ok(()));
        assert_eq!(run("nonsense"), Err("no errand".to_owned()));
        assert_eq!(run("search\nnonsense"), Err("no problem".to_owned()));
    }
}
