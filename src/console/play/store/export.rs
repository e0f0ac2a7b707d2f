//! The file of `--save`: all games of this evening, one after the other.

use std::io;
use std::path::{Path, PathBuf};

use crate::console::files::{create, replace};
use crate::rules::PgnGame;

/// A file that is written after every move.
#[derive(Debug)]
pub(in crate::console::play) struct Export {
    file: PathBuf,
    /// The games before this one.
    before: String,
    /// Whether the file is ours to replace.
    ours: bool,
}

impl Export {
    /// Writes to this file; it may be replaced only if a player agreed.
    pub(in crate::console::play) const fn new(file: PathBuf, may_replace: bool) -> Export {
        Export {
            file,
            before: String::new(),
            ours: may_replace,
        }
    }

    pub(in crate::console::play) fn file(&self) -> &Path {
        &self.file
    }

    /// Writes all games, the present one last.
    ///
    /// # Errors
    ///
    /// What the system says.
    pub(in crate::console::play) fn write(&mut self, game: &PgnGame) -> io::Result<()> {
        let text = format!("{}{game}", self.before);
        if self.ours {
            replace(&self.file, &text)
        } else {
            create(&self.file, &text)?;
            self.ours = true;
            Ok(())
        }
    }

    /// The next game comes behind this one.
    pub(in crate::console::play) fn begin_another(&mut self, game: &PgnGame) {
        self.before.push_str(&game.to_string());
        self.before.push('\n');
    }
}
