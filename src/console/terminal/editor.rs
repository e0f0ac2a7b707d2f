//! Lines typed at a real terminal: editing, history, completion.

use std::collections::VecDeque;
use std::io::{self, Write};

use rustyline::completion::{Completer, FilenameCompleter, Pair};
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{ColorMode, CompletionType, Config, Context, Editor, Helper};

use super::complete::{Completion, beginning, completion};
use super::lines::{Asking, Line, LineSource, Prompt};
use crate::console::Failure;
use crate::console::render::bold;
use crate::rules::Game;
use crate::text::Lang;

/// A line editor on the terminal of the standard streams.
pub(super) struct EditedLines {
    editor: Editor<Assistant, MemHistory>,
    color: bool,
    /// Lines that were pasted together with one that was asked for.
    pasted: VecDeque<String>,
}

impl EditedLines {
    /// Starts an editor.
    ///
    /// # Errors
    ///
    /// If the terminal can't be used.
    pub(super) fn new(color: bool) -> Result<EditedLines, Failure> {
        let colors = if color {
            ColorMode::Enabled
        } else {
            ColorMode::Disabled
        };
        let config = Config::builder()
            .completion_type(CompletionType::List)
            .color_mode(colors)
            .build();
        let history = MemHistory::with_config(&config);
        let mut editor = Editor::with_history(config, history).map_err(failure)?;
        editor.set_helper(Some(Assistant::default()));
        Ok(EditedLines {
            editor,
            color,
            pasted: VecDeque::new(),
        })
    }
}

impl LineSource for EditedLines {
    fn next_line(&mut self, prompt: &Prompt<'_>, output: &mut dyn Write) -> Result<Line, Failure> {
        let plain = prompt.text();
        if let Some(line) = self.pasted.pop_front() {
            writeln!(output, "{plain}{line}")?;
            return Ok(Line::Text(line));
        }
        output.flush()?;
        let offer = match prompt.asking {
            Asking::Move { game, lang } => Offer::Game(Box::new(game.clone()), lang),
            Asking::Lesson { offered } => Offer::Lines(offered.to_vec()),
            Asking::Answer => Offer::Nothing,
        };
        let commands = !matches!(offer, Offer::Nothing);
        if let Some(assistant) = self.editor.helper_mut() {
            assistant.offer = offer;
        }
        let styled = if self.color {
            bold(&plain)
        } else {
            plain.clone()
        };
        match self.editor.readline(&(plain, styled)) {
            Ok(line) => {
                let mut lines = line.lines().map(str::to_owned);
                let first = lines.next().unwrap_or_default();
                self.pasted.extend(lines);
                if commands {
                    // Without history one can still play.
                    let _ = self.editor.add_history_entry(&first);
                }
                Ok(Line::Text(first))
            }
            Err(ReadlineError::Eof) => Ok(Line::End),
            Err(ReadlineError::Interrupted) => Ok(Line::Interrupt),
            // What was typed can't be read; the next line perhaps can.
            Err(ReadlineError::Io(error)) if error.kind() == io::ErrorKind::InvalidData => {
                Ok(Line::Text("\u{fffd}".to_owned()))
            }
            Err(error) => Err(failure(error)),
        }
    }
}

/// What the editor asks while somebody types.
#[derive(Default)]
struct Assistant {
    offer: Offer,
    files: FilenameCompleter,
}

/// What a line can become.
#[derive(Default)]
enum Offer {
    /// Moves and commands of this game.
    Game(Box<Game>, Lang),
    /// These lines.
    Lines(Vec<String>),
    #[default]
    Nothing,
}

impl Completer for Assistant {
    type Candidate = Pair;

    fn complete(
        &self,
        line: &str,
        at: usize,
        context: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<Pair>)> {
        let before = line.get(..at).unwrap_or(line);
        let completion = match &self.offer {
            Offer::Game(game, lang) => completion(game, *lang, before),
            Offer::Lines(lines) => {
                Completion::Lines(beginning(before.trim_start(), lines.iter().cloned()))
            }
            Offer::Nothing => return Ok((at, Vec::new())),
        };
        match completion {
            Completion::File => self.files.complete(line, at, context),
            Completion::Lines(lines) => {
                let start = before.len() - before.trim_start().len();
                let pairs = lines.into_iter().map(|line| Pair {
                    display: line.clone(),
                    replacement: line,
                });
                Ok((start, pairs.collect()))
            }
        }
    }
}

impl Highlighter for Assistant {}

impl Hinter for Assistant {
    type Hint = String;
}

impl Validator for Assistant {}

impl Helper for Assistant {}

fn failure(error: ReadlineError) -> Failure {
    let error = match error {
        ReadlineError::Io(error) => error,
        other => io::Error::other(other),
    };
    Failure::Input { file: None, error }
}
