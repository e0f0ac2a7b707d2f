//! Saying things: lines that fit the terminal.

use std::io::{self, Write};

use crate::console::play::render::wrapped;
use crate::console::play::terminal::Columns;
use crate::console::printable::printable_lines;

/// Where the program speaks.
pub(super) struct Voice<'a> {
    pub(super) output: &'a mut dyn Write,
    pub(super) columns: Columns,
    /// Whether only ASCII may be written.
    pub(super) ascii: bool,
    /// Whether somebody listens who is better served by whole lines.
    pub(super) spoken: bool,
}

/// No sentence is wider than this, even if the terminal is: long lines are hard to read.
const WIDEST: usize = 100;

impl Voice<'_> {
    /// Says a sentence. What players typed or a file holds may be part of it.
    pub(super) fn say(&mut self, text: &str) -> io::Result<()> {
        let text = printable_lines(text);
        if self.spoken {
            return self.show(&[text]);
        }
        let columns = self.columns.now().min(WIDEST);
        self.show(&wrapped(&text, columns))
    }

    /// Shows lines as they are.
    pub(super) fn show(&mut self, lines: &[String]) -> io::Result<()> {
        for line in lines {
            if self.ascii {
                writeln!(self.output, "{}", in_ascii(line))?;
            } else {
                writeln!(self.output, "{line}")?;
            }
        }
        Ok(())
    }

    /// An empty line.
    pub(super) fn gap(&mut self) -> io::Result<()> {
        if self.spoken {
            return Ok(());
        }
        writeln!(self.output)
    }
}

/// A text without the signs that sentences have beyond ASCII. Letters stay: those of a nickname,
/// of Russian words.
fn in_ascii(text: &str) -> String {
    let mut ascii = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '–' | '—' | '−' => ascii.push('-'),
            '…' => ascii.push_str("..."),
            '«' | '»' | '“' | '”' | '„' => ascii.push('"'),
            '‘' | '’' => ascii.push('\''),
            '·' => ascii.push('*'),
            'Δ' => ascii.push('d'),
            other => ascii.push(other),
        }
    }
    ascii
}
