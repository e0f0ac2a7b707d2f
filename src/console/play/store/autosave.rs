//! Every game is kept in a file of its own from its first move on, so that a closed window loses
//! nothing.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::pgn::{LARGEST, is_unfinished};
use crate::console::files::{create, lock, read, replace, sweep};
use crate::rules::{Mended, PgnGame, mended, pgn_text};

/// Keeps one game after the other.
#[derive(Debug)]
pub(in crate::console::play) struct Keeper {
    /// Where the files are; `None` keeps nothing.
    directory: Option<PathBuf>,
    /// The file of this game.
    current: Option<Kept>,
}

/// The file of a game.
#[derive(Debug)]
enum Kept {
    /// With what we found or wrote there last.
    Here { file: PathBuf, found: Vec<u8> },
    /// A damaged one. The game goes on in a new file, and this one is put aside then.
    Damaged { file: PathBuf },
}

/// A game that was not played to its end.
#[derive(Debug)]
pub(in crate::console::play) struct Unfinished {
    pub(in crate::console::play) game: PgnGame,
    kept: Kept,
}

/// A file that should hold a game and doesn't.
#[derive(Debug)]
pub(in crate::console::play) enum Unreadable {
    /// The system doesn't let us read it.
    Closed { file: PathBuf, error: io::Error },
    /// There is no game in it. It is called otherwise now.
    Aside { file: PathBuf, kept: PathBuf },
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

    /// Removes what a program that was killed left behind.
    pub(in crate::console::play) fn sweep(&self) {
        if let Some(directory) = &self.directory {
            sweep(directory);
        }
    }

    /// Writes how the game stands now.
    ///
    /// # Errors
    ///
    /// What the system says. Then the file is as it was before, and every further call tries anew.
    pub(in crate::console::play) fn keep(&mut self, game: &PgnGame) -> io::Result<()> {
        let Some(directory) = &self.directory else {
            return Ok(());
        };
        let text = game.to_string();
        let _alone = lock(directory)?;
        let file = match &self.current {
            // Only what we know is written over: the same game may go on in two windows.
            Some(Kept::Here { file, found }) if is_still(file, found) => {
                if *found != text.as_bytes() {
                    replace(file, &text)?;
                }
                file.clone()
            }
            Some(Kept::Damaged { file }) => {
                let new = create_numbered(directory, &text)?;
                // If it can't be put aside, somebody is asked about it once more.
                let _ = put_aside(file);
                new
            }
            _ => create_numbered(directory, &text)?,
        };
        let found = text.into_bytes();
        self.current = Some(Kept::Here { file, found });
        Ok(())
    }

    /// The next game gets a file of its own.
    pub(in crate::console::play) fn begin_another(&mut self) {
        self.current = None;
    }

    /// The game that was last played and not ended; those that were given up only if asked for.
    /// Says also which newer files can't be read.
    pub(in crate::console::play) fn unfinished(
        &self,
        given_up_too: bool,
    ) -> (Option<Unfinished>, Vec<Unreadable>) {
        let mut files = self.directory.as_deref().map_or_else(Vec::new, kept_files);
        files.sort();
        let mut unreadable = Vec::new();
        for (_, file) in files.into_iter().rev() {
            let found = match read(&file, LARGEST) {
                Ok(found) => found,
                Err(error) => {
                    unreadable.push(Unreadable::Closed { file, error });
                    continue;
                }
            };
            match mended(&pgn_text(found.clone())) {
                Some(Mended { game, whole }) if is_wanted(&game, given_up_too) => {
                    let kept = if whole {
                        Kept::Here { file, found }
                    } else {
                        Kept::Damaged { file }
                    };
                    return (Some(Unfinished { game, kept }), unreadable);
                }
                Some(_) => {}
                // A full disk leaves such a file: nothing is lost.
                None if found.trim_ascii().is_empty() => {}
                None => unreadable.push(match put_aside(&file) {
                    Ok(kept) => Unreadable::Aside { file, kept },
                    Err(error) => Unreadable::Closed { file, error },
                }),
            }
        }
        (None, unreadable)
    }

    /// Goes on keeping a game in its old file.
    pub(in crate::console::play) fn go_on_with(&mut self, unfinished: Unfinished) -> PgnGame {
        self.current = Some(unfinished.kept);
        unfinished.game
    }
}

impl Unfinished {
    /// The file, if not all of it could be read.
    pub(in crate::console::play) fn damaged_file(&self) -> Option<&Path> {
        match &self.kept {
            Kept::Damaged { file } => Some(file),
            Kept::Here { .. } => None,
        }
    }
}

fn is_wanted(game: &PgnGame, given_up_too: bool) -> bool {
    let given_up = game.tags.get("Termination") == Some("abandoned");
    is_unfinished(game) && (given_up_too || !given_up)
}

/// Whether a file holds exactly these bytes.
fn is_still(file: &Path, found: &[u8]) -> bool {
    read(file, LARGEST).is_ok_and(|now| now == found)
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
    let files = kept_files(directory);
    let last = files.iter().filter_map(|(_, path)| number(path)).max();
    let mut next = last.unwrap_or(0) + 1;
    loop {
        let path = directory.join(format!("game-{next:05}.pgn"));
        match create(&path, text) {
            // Something else is there that has no number for us.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => next += 1,
            Err(error) => return Err(error),
            Ok(()) => return Ok(path),
        }
    }
}

/// Keeps a file under a name that nobody is asked about: `game-00001-damaged.pgn`.
fn put_aside(file: &Path) -> io::Result<PathBuf> {
    let stem = file.file_stem().unwrap_or_default().display().to_string();
    let aside = file.with_file_name(format!("{stem}-damaged.pgn"));
    if aside.exists() {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    fs::rename(file, &aside)?;
    Ok(aside)
}

fn number(path: &Path) -> Option<u64> {
    path.file_stem()?
        .to_str()?
        .strip_prefix("game-")?
        .parse()
        .ok()
}
