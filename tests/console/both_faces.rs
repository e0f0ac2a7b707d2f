//! The page's field for typed moves and the terminal understand the same, and say the same.

use std::io::Write;

use chesslings::app::{Address, FormMsg, Model, Msg, PlayMsg, TableMsg, update, view};
use chesslings::console::{Arguments, Caps, Columns, Failure, Line, LineSource, Prompt, play};
use chesslings::rules::Position;
use clap::Parser as _;

/// What is typed in `typed.txt` in every position, and what it means.
fn table() -> Vec<(&'static str, &'static str, &'static str)> {
    let mut fen = "";
    let mut table = Vec::new();
    for line in include_str!("typed.txt").lines() {
        if let Some(position) = line.strip_prefix("position: ") {
            fen = position;
        } else if let Some((typed, meaning)) = line.rsplit_once(" -> ")
            && !line.starts_with('#')
        {
            table.push((fen, typed, meaning));
        }
    }
    table
}

#[test]
fn the_page_reads_whatever_the_terminal_reads() {
    let table = table();
    assert!(table.len() > 200, "only {} texts", table.len());
    for (fen, typed, _) in table {
        let (page, terminal) = (Page::typed(fen, typed), Terminal::typed(fen, typed));
        assert_eq!(page.fen(), terminal.fen(), "{typed} in {fen}");
    }
}

#[test]
fn the_page_answers_as_the_terminal_does() {
    let reasons = [
        "refused",
        "refused-each",
        "none",
        "nothing-to-take-so",
        "beyond",
        "empty",
        "look",
    ];
    let mut checked = 0;
    for (fen, typed, meaning) in table() {
        let reason = meaning.split(' ').next().unwrap_or_default();
        // After the end the page has no field any more.
        if !reasons.contains(&reason) || meaning.ends_with("game-over") {
            continue;
        }
        let (page, terminal) = (Page::typed(fen, typed), Terminal::typed(fen, typed));
        let answer = one_line(&page.said());
        assert!(
            terminal.said().contains(&answer),
            "{typed} in {fen}: {answer}"
        );
        checked += 1;
    }
    assert!(checked > 40, "only {checked} answers");
}

#[test]
fn of_several_moves_the_page_names_each_so_that_it_can_be_typed() {
    let mut checked = 0;
    for (fen, typed, meaning) in table() {
        // Moves as in UCI, one beside the other.
        let moves: Vec<&str> = meaning.split(' ').collect();
        if moves.len() < 2 || moves.iter().any(|text| !(4..=5).contains(&text.len())) {
            continue;
        }
        let said = Page::typed(fen, typed).said();
        for played in moves {
            let [from, to] = [&played[..2], &played[2..4]].map(str::to_uppercase);
            let name = format!("{from}-{to}");
            assert!(said.contains(&name), "{typed}: {said}");
            let by_name = Page::typed(fen, &name);
            assert_eq!(by_name.fen(), Page::typed(fen, played).fen(), "{name}");
            assert_ne!(by_name.fen(), Page::typed(fen, "").fen(), "{name}");
        }
        checked += 1;
    }
    assert!(checked > 15, "only {checked} texts");
}

/// A text as if its lines were one.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The page with a game from a position, after something was typed into its field.
struct Page(Model);

impl Page {
    fn typed(fen: &str, typed: &str) -> Self {
        let mut page = Self(Model::default());
        page.send(Msg::Went(Address::from_hash("#/play")));
        page.send(Msg::Play(PlayMsg::Form(FormMsg::Fen(fen.to_owned()))));
        page.send(Msg::Play(PlayMsg::Form(FormMsg::StartFromFen)));
        page.send(Msg::Play(PlayMsg::Table(TableMsg::Typed(typed.to_owned()))));
        page.send(Msg::Play(PlayMsg::Table(TableMsg::PlayTyped)));
        page
    }

    fn send(&mut self, msg: Msg) {
        update(&mut self.0, msg);
    }

    fn fen(&self) -> String {
        self.0.play.table.as_ref().unwrap().game.position().to_fen()
    }

    fn said(&self) -> String {
        let body = view(&self.0).body;
        let bubble = body.descendants();
        let mut bubble = bubble
            .into_iter()
            .filter(|element| element.get("role") == Some("status"));
        bubble.next().unwrap().text()
    }
}

/// The terminal with a game from a position, after something was typed.
struct Terminal {
    fen: String,
    output: String,
}

impl Terminal {
    fn typed(fen: &str, typed: &str) -> Self {
        let arguments = [
            "chesslings",
            "--lang",
            "en",
            "--white",
            "A",
            "--black",
            "B",
            "--fen",
            fen,
        ];
        let caps = Caps {
            interactive: false,
            color: false,
            symbols: true,
            columns: Columns::Fixed(80),
            state: None,
            home: None,
            today: None,
        };
        let settings = Arguments::try_parse_from(arguments)
            .unwrap()
            .play_settings(caps)
            .unwrap();
        let mut lines = Lines(vec!["fen".to_owned(), typed.to_owned()]);
        let mut output = Vec::new();
        let ended = play::run(&mut lines, &mut output, settings);
        assert!(ended.is_ok(), "{typed}");
        Self {
            fen: fen.to_owned(),
            output: String::from_utf8(output).unwrap(),
        }
    }

    /// The position that it shows when asked; who has left by a command has changed nothing.
    fn fen(&self) -> String {
        let shown = self.output.lines().rev().find(|line| line.contains('/'));
        let read = |text: &str| Position::from_fen(text, chesslings::rules::Strictness::Game).ok();
        let position = shown.and_then(read).or_else(|| read(&self.fen));
        position.unwrap().to_fen()
    }

    fn said(&self) -> String {
        one_line(&self.output)
    }
}

/// Lines to be typed, the last one first; then the end.
struct Lines(Vec<String>);

impl LineSource for Lines {
    fn next_line(&mut self, _: &Prompt<'_>, _: &mut dyn Write) -> Result<Line, Failure> {
        Ok(self.0.pop().map_or(Line::End, Line::Text))
    }
}
