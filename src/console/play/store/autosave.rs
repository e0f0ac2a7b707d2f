//! Every game is kept in a file of its own from its first move on, so that a closed window loses
//! nothing.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::pgn::{is_unfinished, read};
use crate::console::files::{create, replace};
use crate::rules::PgnGame;

/// Keeps one game after the other.
#[derive(Debug)]
pub(in crate::console::play) struct Keeper {
    /// Where the files are; `None` keeps nothing.
    directory: Option<PathBuf>,
    /// The file of this game, and what we wrote there last.
    current: Option<(PathBuf, String)>,
}

/// A game that was not played to its end.
#[derive(Debug)]
pub(in crate::console::play) struct Unfinished {
    pub(in crate::console::play) game: PgnGame,
    file: PathBuf,
    text: String,
}

impl Keeper {
    pub(in crate::console::play) const fn new(directory: Option<PathBuf>) -> Keeper {
        Keeper {
            directory,
            current: None,
        }
    }

    /// Whether games are kept at all.
    pub(in crate::console::play) const fn keeps_games(&self) -> bool {
        self.directory.is_some()
    }

    /// Whether this game is in a file.
    pub(in crate::console::play) const fn keeps_this_game(&self) -> bool {
        self.current.is_some()
    }

    /// Writes how the game stands now.
    ///
    /// # Errors
    ///
    /// What the system says. Then the game is no longer kept, and every further call tries anew.
    pub(in crate::console::play) fn keep(&mut self, game: &PgnGame) -> io::Result<()> {
        let Some(directory) = &self.directory else {
            return Ok(());
        };
        let text = game.to_string();
        // Only what we wrote ourselves is written over: the same game may go on in two windows.
        let own = self.current.take().filter(|(file, written)| {
            fs::read(file).is_ok_and(|found| found == written.as_bytes())
        });
        let file = match own {
            Some((file, written)) => {
                if written != text {
                    replace(&file, &text)?;
                }
                file
            }
            None => create_numbered(directory, &text)?,
        };
        self.current = Some((file, text));
        Ok(())
    }

    /// The next game gets a file of its own.
    pub(in crate::console::play) fn begin_another(&mut self) {
        self.current = None;
    }

    /// The game that was last played and not ended; those that were given up only if asked for.
    pub(in crate::console::play) fn unfinished(&self, given_up_too: bool) -> Option<Unfinished> {
        let mut files = kept_files(self.directory.as_deref()?);
        files.sort();
        files.into_iter().rev().find_map(|(_, file)| {
            let game = read(&file).ok()?.pop()?;
            let given_up = game.tags.get("Termination") == Some("abandoned");
            let wanted = is_unfinished(&game) && (given_up_too || !given_up);
            let text = fs::read_to_string(&file).ok()?;
            wanted.then_some(Unfinished { game, file, text })
        })
    }

    /// Goes on keeping a game in its old file.
    pub(in crate::console::play) fn go_on_with(&mut self, unfinished: Unfinished) -> PgnGame {
        self.current = Some((unfinished.file, unfinished.text));
        unfinished.game
    }
}

/// The files in a directory that may hold games, with the times they were written.
fn kept_files(directory: &Path) -> Vec<(SystemTime, PathBuf)> {
    let Ok(entries) = fs::read_dir(directory) else {
        return Vec::new();
    };
    let files = entries.filter_map(|entry| {
        let path = entry.ok()?.path();
        let time = path.metadata().ok()?.modified().ok()?;
        let kept = number(&path).is_some() && path.extension()? == "pgn";
        kept.then_some((time, path))
    });
    files.collect()
}

/// Writes a new file with the next number.
fn create_numbered(directory: &Path, text: &str) -> io::Result<PathBuf> {
    fs::create_dir_all(directory)?;
    let files = kept_files(directory);
    let last = files.iter().filter_map(|(_, path)| number(path)).max();
    let mut next = last.unwrap_or(0) + 1;
    loop {
        let path = directory.join(format!("game-{next:05}.pgn"));
        match create(&path, text) {
            // Another window was faster.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => next += 1,
            Err(error) => return Err(error),
            Ok(()) => return Ok(path),
        }
    }
}

fn number(path: &Path) -> Option<u64> {
    path.file_stem()?
        .to_str()?
        .strip_prefix("game-")?
        .parse()
        .ok()
}
