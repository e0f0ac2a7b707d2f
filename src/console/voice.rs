//! Saying things: lines that fit the terminal.

use std::io::{self, Write};

use crate::console::printable::printable_lines;
use crate::console::render::wrapped;
use crate::console::terminal::Columns;

/// Where the program speaks.
pub(in crate::console) struct Voice<'a> {
    pub(in crate::console) output: &'a mut dyn Write,
    pub(in crate::console) columns: Columns,
    /// Whether only ASCII may be written.
    pub(in crate::console) ascii: bool,
    /// Whether somebody listens who is better served by whole lines.
    pub(in crate::console) spoken: bool,
}

/// No sentence is wider than this, even if the terminal is: long lines are hard to read.
const WIDEST: usize = 100;

impl Voice<'_> {
    /// Says a sentence. What players typed or a file holds may be part of it.
    pub(in crate::console) fn say(&mut self, text: &str) -> io::Result<()> {
        let text = printable_lines(text);
        if self.spoken {
            return self.show(&[text]);
        }
        let columns = self.columns.now().min(WIDEST);
        self.show(&wrapped(&text, columns))
    }

    /// Shows lines as they are.
    pub(in crate::console) fn show(&mut self, lines: &[String]) -> io::Result<()> {
        for line in lines {
            // Where a line must not break is known by now.
            let line = line.replace('\u{a0}', " ");
            if self.ascii {
                writeln!(self.output, "{}", in_ascii(&line))?;
            } else {
                writeln!(self.output, "{line}")?;
            }
        }
        Ok(())
    }

    /// An empty line.
    pub(in crate::console) fn gap(&mut self) -> io::Result<()> {
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
            '–' | '—' | '−' | '☆' => ascii.push('-'),
            '…' => ascii.push_str("..."),
            '«' | '»' | '“' | '”' | '„' => ascii.push('"'),
            '‘' | '’' => ascii.push('\''),
            '·' | '★' => ascii.push('*'),
            'Δ' => ascii.push('d'),
            '₁' => ascii.push('1'),
            '×' => ascii.push('x'),
            '≤' => ascii.push_str("<="),
            other => ascii.push(other),
        }
    }
    ascii
}
