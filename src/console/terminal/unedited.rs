//! Lines typed at a terminal that can only print: `TERM=dumb`.

use std::io::{self, Write};
use std::sync::mpsc::{self, Receiver};
use std::thread;

use super::lines::{Line, LineSource, PlainLines, Prompt};
use crate::console::{Failure, interrupt};

/// Whole lines of the standard streams, and Ctrl-C.
///
/// The terminal makes a signal of Ctrl-C and goes on waiting for a line. So the lines are read
/// beside the program, and it waits for whatever comes first.
pub(super) struct UneditedLines {
    coming: Receiver<Result<Line, Failure>>,
}

impl UneditedLines {
    pub(super) fn new() -> UneditedLines {
        let (typed, coming) = mpsc::channel();
        let pressed = typed.clone();
        // If nobody waits any more, the program is about to end.
        interrupt::listen(move || drop(pressed.send(Ok(Line::Interrupt))));
        thread::spawn(move || {
            let mut lines = PlainLines::new(io::stdin().lock());
            loop {
                let line = lines.read();
                let last = !matches!(line, Ok(Line::Text(_)));
                if typed.send(line).is_err() || last {
                    return;
                }
            }
        });
        UneditedLines { coming }
    }
}

impl LineSource for UneditedLines {
    fn next_line(&mut self, prompt: &Prompt<'_>, output: &mut dyn Write) -> Result<Line, Failure> {
        write!(output, "{}", prompt.text())?;
        output.flush()?;
        let line = self.coming.recv().unwrap_or(Ok(Line::End))?;
        if !matches!(line, Line::Text(_)) {
            // Else what follows would stand behind the prompt.
            writeln!(output)?;
        }
        Ok(line)
    }
}
