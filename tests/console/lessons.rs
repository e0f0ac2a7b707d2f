//! Lessons at the terminal: everything can be done by typing, and anything can be typed.

use std::io::Write;

use chesslings::console::{
    Arguments, Caps, Columns, Command, Failure, Line, LineSource, Prompt, Verdict, learn,
};
use chesslings::lessons::{
    Answer, Attempt, Choice, Course, Exercise, Question, Random, Task, Walk, Why,
};
use chesslings::rules::{Kind, Square};
use chesslings::text::{Lang, square_name};
use clap::Parser as _;

/// Runs `chesslings learn` with these arguments on these lines; gives what it says.
fn run(arguments: &[&str], seed: u64, lines: &mut dyn LineSource) -> String {
    let caps = Caps {
        interactive: true,
        color: false,
        symbols: true,
        columns: Columns::Fixed(80),
        state: None,
        home: None,
        today: None,
    };
    let arguments = ["chesslings", "learn"].iter().chain(arguments);
    let arguments = Arguments::parse_from(arguments);
    let Some(Command::Learn(asked)) = &arguments.command else {
        unreachable!("we ask to learn");
    };
    let settings = asked.settings(arguments.lang(), &caps, seed).unwrap();
    let mut output = Vec::new();
    let verdict = learn::run(lines, &mut output, settings).unwrap();
    assert_eq!(verdict, Verdict::AllWell);
    String::from_utf8(output).unwrap()
}

fn exercises() -> impl Iterator<Item = Exercise> {
    let units = Course::units().iter();
    units.flat_map(|unit| unit.exercises().unwrap())
}

#[test]
fn every_exercise_is_solved_by_typing() {
    for (form, exercise) in exercises().enumerate() {
        let lang = Lang::ALL[form % 2];
        let is_game = matches!(exercise.task, Task::Game { .. });
        // What the session begins with.
        let seed = 1;
        let mut solver = Solver {
            attempt: Attempt::with_seed(exercise.clone(), seed + 1),
            walk: Walk::of(&exercise),
            lang,
            form,
            left: if is_game { 12 } else { 200 },
        };
        let language = format!("--lang={}", lang.code());
        let said = run(
            &[&exercise.id, &language, "--style=words"],
            seed,
            &mut solver,
        );
        let three = lang.reason(Why::Flawless);
        assert!(is_game || said.contains(&three), "{}:\n{said}", exercise.id);
    }
}

/// Somebody who knows the solution of one exercise.
struct Solver {
    attempt: Attempt,
    walk: Option<Walk>,
    lang: Lang,
    /// Decides in which form answers are typed.
    form: usize,
    left: usize,
}

impl LineSource for Solver {
    fn next_line(&mut self, _: &Prompt<'_>, _: &mut dyn Write) -> Result<Line, Failure> {
        self.left = self.left.saturating_sub(1);
        let answer = self.attempt.solution().filter(|_| self.left > 0);
        let Some(answer) = answer else {
            return Ok(Line::End);
        };
        if let Some(walk) = &mut self.walk {
            // Somebody who has seen enough moves the piece.
            let to = walk
                .rays
                .iter()
                .find_map(|ray| ray.squares.first())
                .copied();
            match to {
                Some(to) => {
                    walk.go(to).expect("a move");
                }
                // Where it can't be moved it is looked at.
                None if walk.step().is_err() && !walk.is_seen() => walk.turn_to(walk.ray + 1),
                None => {}
            }
            if walk.is_over() {
                self.attempt.answer(answer);
            }
            return Ok(Line::Text(to.map_or_else(String::new, |to| to.to_string())));
        }
        let typed = self.typed(answer);
        self.attempt.answer(answer);
        Ok(Line::Text(typed))
    }
}

impl Solver {
    fn typed(&self, answer: Answer) -> String {
        let exercise = &self.attempt.exercise;
        match answer {
            Answer::Tap(at) if self.form.is_multiple_of(3) => square_name(at).to_owned(),
            Answer::Tap(at) => at.to_string(),
            Answer::Move {
                from,
                to,
                promotion,
            } => {
                let position = self.attempt.position();
                let played = position.legal_move(from, to, promotion).unwrap();
                match self.form % 3 {
                    0 => position.san(played),
                    1 => played.to_string(),
                    _ => {
                        let becomes = promotion.map_or(String::new(), |kind| {
                            format!(" {}", kind.letter().to_ascii_uppercase())
                        });
                        format!("{} {}{becomes}", square_name(from), square_name(to))
                    }
                }
            }
            Answer::Choose(choice) => self.chosen(exercise, choice),
            Answer::Put { piece, square } => {
                let name = self.lang.piece_kind(piece.kind.into());
                match self.form % 2 {
                    0 => format!("{} {square}", piece.kind.letter().to_ascii_uppercase()),
                    _ => format!("{name} {}", square_name(square)),
                }
            }
            Answer::Walked => String::new(),
        }
    }

    fn chosen(&self, exercise: &Exercise, choice: Choice) -> String {
        let Task::Choose(question) = exercise.task else {
            return self.lang.choice(exercise, choice);
        };
        let choices = question.choices(&exercise.position);
        let number = choices.iter().position(|&other| other == choice).unwrap() + 1;
        match (choice, question) {
            (Choice::Moves(count), Question::HowFar(..)) => count.to_string(),
            _ if self.form.is_multiple_of(2) => number.to_string(),
            _ => self.lang.choice(exercise, choice),
        }
    }
}

#[test]
fn anything_can_be_typed() {
    let ids: Vec<String> = exercises().map(|exercise| exercise.id).collect();
    for seed in 0..1500 {
        let mut random = Random::new(seed);
        let id = &ids[random.below(ids.len())];
        let styles = ["words", "words", "symbols", "letters", "ascii", "big"];
        let style = random.pick(&styles).unwrap();
        let lang = random.pick(&Lang::ALL).unwrap().code();
        let arguments = [id, "--style", style, "--lang", lang];
        let mut child = Child { random, left: 25 };
        let said = run(&arguments, seed, &mut child);
        let odd = |c: char| c.is_control() && c != '\n';
        assert!(!said.contains(odd), "seed {seed}: {said}");
    }
}

/// Somebody who types anything.
struct Child {
    random: Random,
    left: usize,
}

impl LineSource for Child {
    fn next_line(&mut self, _: &Prompt<'_>, _: &mut dyn Write) -> Result<Line, Failure> {
        if self.left == 0 {
            return Ok(Line::End);
        }
        self.left -= 1;
        Ok(Line::Text(self.invent()))
    }
}

impl Child {
    fn square(&mut self) -> String {
        let square = Square::from_index(self.random.below(64));
        square.map_or(String::new(), |square| square.to_string())
    }

    fn invent(&mut self) -> String {
        let words = [
            "hint",
            "hint",
            "hint",
            "undo",
            "again",
            "next",
            "skip",
            "back",
            "more",
            "list",
            "board",
            "help",
            "turn",
            "turn 3",
            "turn 99",
            "numbers",
            "numbers off",
            "lang ru",
            "lang en",
            "lang xx",
            "style letters",
            "style nothing",
            "go",
            "go mate 2",
            "go pawn 99",
            "go nowhere",
            "подсказка",
            "дальше",
            "похожее",
            "числа вкл",
            "rook",
            "2 3",
            "yes",
            "no",
            "да",
            "Check",
            "White",
            "The same",
            "Q",
            "0",
            "1",
            "2",
            "3",
            "99999999999999999999",
            "-1",
            "",
            "",
            "",
            " ",
            "e9",
            "O-O",
            "0-0-0",
            "exd5",
            "hin",
            "😀",
            "\u{0}\u{1b}[2J",
            "\u{202e}",
            "p e4",
            "P e4",
            "k a1",
            "rook a1",
            "Q a1, Q b3",
            "a1 b2 c3 d4 e5",
            "a1,h8",
            "Ладья а1",
            "абвгд",
        ];
        match self.random.below(10) {
            0..=3 => self.random.pick(&words).unwrap_or_default().to_owned(),
            4..=6 => format!("{} {}", self.square(), self.square()),
            7 => self.square(),
            8 => {
                let kind = self.random.pick(&Kind::ALL).unwrap_or(Kind::Pawn);
                format!("{}{}", kind.letter().to_ascii_uppercase(), self.square())
            }
            _ => {
                let letters: Vec<char> = "abcdefgh12345678 RNBQKxO-=абвгдежз,;\t'\""
                    .chars()
                    .collect();
                (0..self.random.below(12))
                    .filter_map(|_| self.random.pick(&letters))
                    .collect()
            }
        }
    }
}
