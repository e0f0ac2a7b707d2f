//! Where subcommands read from.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};

use clap::Args;

use super::Failure;

/// The argument that names a file.
#[derive(Debug, Args)]
pub(super) struct Input {
    file: Option<PathBuf>,
}

impl Input {
    /// Opens the file or standard input.
    ///
    /// # Errors
    ///
    /// Names the file that can't be opened.
    pub(super) fn lines(&self) -> Result<Lines, Failure> {
        let file = self.named();
        let source: Box<dyn Read> = match file {
            None => Box::new(io::stdin().lock()),
            Some(path) => Box::new(File::open(path).map_err(|error| self.failed(error))?),
        };
        Ok(Lines {
            source: BufReader::with_capacity(1 << 16, source),
            file: file.map(Path::to_owned),
        })
    }

    /// The failure to read from here.
    pub(super) fn failed(&self, error: io::Error) -> Failure {
        let file = self.named().map(Path::to_owned);
        Failure::Input { file, error }
    }

    /// The file; `None` is standard input.
    fn named(&self) -> Option<&Path> {
        self.file.as_deref().filter(|&file| file != Path::new("-"))
    }
}

/// Lines of bytes, read as they come.
pub(super) struct Lines {
    source: BufReader<Box<dyn Read>>,
    file: Option<PathBuf>,
}

impl Lines {
    /// Reads a line into `line`, which is emptied first, with its line break; `false` at the
    /// end. Of a line longer than `longest` bytes the rest is dropped.
    ///
    /// Flushes the answers so far before it waits for more input, so that a person or program
    /// at the other end sees them, and a fast pipe still gets them in large pieces.
    ///
    /// # Errors
    ///
    /// Says what could not be read, or written while flushing.
    pub(super) fn next(
        &mut self,
        line: &mut Vec<u8>,
        longest: usize,
        output: &mut dyn Write,
    ) -> Result<bool, Failure> {
        if !self.source.buffer().contains(&b'\n') {
            output.flush()?;
        }
        read_bounded(&mut self.source, line, longest).map_err(|error| Failure::Input {
            file: self.file.clone(),
            error,
        })
    }
}

/// Reads a line into `line`, which is emptied first, with its line break; `false` at the end. Of
/// a line longer than `longest` bytes the rest is dropped.
///
/// # Errors
///
/// What the system says.
pub(super) fn read_bounded(
    source: &mut impl BufRead,
    line: &mut Vec<u8>,
    longest: usize,
) -> io::Result<bool> {
    line.clear();
    let mut found = false;
    loop {
        let buffer = match source.fill_buf() {
            Ok(buffer) => buffer,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let line_break = buffer.iter().position(|&byte| byte == b'\n');
        let length = line_break.map_or(buffer.len(), |place| place + 1);
        let kept = length.min(longest - line.len());
        line.extend_from_slice(&buffer[..kept]);
        found |= length > 0;
        source.consume(length);
        if line_break.is_some() || length == 0 {
            return Ok(found);
        }
    }
}
