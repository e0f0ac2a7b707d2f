//! Where lines come from: a person at a terminal, a pipe, a test.

use std::io::{self, BufRead, Write};

use crate::console::Failure;
use crate::console::input::read_bounded;
use crate::rules::Game;
use crate::text::Lang;

/// What is asked for.
#[derive(Clone, Copy, Debug)]
pub struct Prompt<'a> {
    /// What stands before the cursor, without the sign behind it.
    pub label: &'a str,
    /// What kind of answer is wanted.
    pub asking: Asking<'a>,
}

impl Prompt<'_> {
    /// What stands before the cursor.
    pub(super) fn text(&self) -> String {
        match self.label {
            "" => "> ".to_owned(),
            label => format!("{label} > "),
        }
    }
}

/// What kind of answer is wanted.
#[derive(Clone, Copy, Debug)]
pub enum Asking<'a> {
    /// A move or a command in this game.
    Move {
        /// The game.
        game: &'a Game,
        /// The language that is spoken.
        lang: Lang,
    },
    /// An answer or a command in a lesson.
    Lesson {
        /// Lines that make sense now.
        offered: &'a [String],
    },
    /// A name, a number, yes or no.
    Answer,
}

/// What came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A line, without its end.
    Text(String),
    /// There are no more lines; at a terminal Ctrl-D.
    End,
    /// Ctrl-C.
    Interrupt,
}

/// Where lines come from.
pub trait LineSource {
    /// Waits for a line. What was said so far has to be seen before that.
    ///
    /// # Errors
    ///
    /// If input can't be read or output can't be written.
    fn next_line(&mut self, prompt: &Prompt<'_>, output: &mut dyn Write) -> Result<Line, Failure>;
}

/// Lines of a pipe or a file, without prompts.
#[derive(Debug)]
pub struct PlainLines<R> {
    source: R,
    line: Vec<u8>,
}

/// Longer than any move, name or file.
const LONGEST_LINE: usize = 1 << 12;

impl<R: BufRead> PlainLines<R> {
    /// Reads from here.
    pub const fn new(source: R) -> PlainLines<R> {
        PlainLines {
            source,
            line: Vec::new(),
        }
    }

    /// What is no UTF-8 becomes a sign that no move has; the rest of endless lines is dropped.
    pub(super) fn read(&mut self) -> Result<Line, Failure> {
        let found = read_bounded(&mut self.source, &mut self.line, LONGEST_LINE);
        let found = found.map_err(|error: io::Error| Failure::Input { file: None, error })?;
        if !found {
            return Ok(Line::End);
        }
        let text = String::from_utf8_lossy(&self.line);
        let text = text
            .trim_start_matches('\u{feff}')
            .trim_end_matches(['\r', '\n']);
        Ok(Line::Text(text.to_owned()))
    }
}

impl<R: BufRead> LineSource for PlainLines<R> {
    fn next_line(&mut self, _: &Prompt<'_>, output: &mut dyn Write) -> Result<Line, Failure> {
        output.flush()?;
        self.read()
    }
}
