//! Files: written so that nothing is ever lost, read so that none can fill the memory or keep us
//! waiting. A new file never replaces one that is there, and a file that is replaced is replaced as
//! a whole or not at all.

mod folder;
mod ordinary;

pub(in crate::console) use folder::{lock, sweep};
pub(in crate::console) use ordinary::{NotOrdinary, ordinary, read};

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// Writes a file that is not there yet.
///
/// # Errors
///
/// [`AlreadyExists`](io::ErrorKind::AlreadyExists) if it is, or what the system says; then there is
/// no file.
pub(in crate::console) fn create(path: &Path, text: &str) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
    folder::sweep_beside(path);
    or_remove(path, write(&mut file, text))
}

/// Writes a file, replacing the one that may be there. Whoever reads it at any time, even after
/// a crash, finds either the old text or the new one.
///
/// # Errors
///
/// [`NotOrdinary`] if something else than a file is there, or what the system says; then the old
/// file is still there.
pub(in crate::console) fn replace(path: &Path, text: &str) -> io::Result<()> {
    // A link stays a link.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    match ordinary(&path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let (beside, mut file) = folder::temporary(&path)?;
    let written = write(&mut file, text).and_then(|()| fs::rename(&beside, &path));
    folder::sweep_beside(&path);
    or_remove(&beside, written)
}

/// The file somebody means: `~` is the home directory, and a name without an ending gets this one.
pub(in crate::console) fn named(typed: &str, home: Option<&Path>, ending: &str) -> PathBuf {
    let typed = typed.trim();
    let rest = typed.strip_prefix("~/").or(typed.strip_prefix("~\\"));
    let path = match (rest, home) {
        (Some(rest), Some(home)) => home.join(rest),
        _ => PathBuf::from(typed),
    };
    if path.extension().is_none() && path.file_name().is_some() {
        path.with_extension(ending)
    } else {
        path
    }
}

fn write(file: &mut File, text: &str) -> io::Result<()> {
    file.write_all(text.as_bytes())?;
    file.sync_data()
}

/// Leaves nothing half written.
fn or_remove(path: &Path, written: io::Result<()>) -> io::Result<()> {
    if written.is_err() {
        // The first error is the one that matters.
        let _ = fs::remove_file(path);
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_without_an_ending_gets_one() {
        let home = Some(Path::new("/home/anna"));
        for (typed, path) in [
            ("game", "game.pgn"),
            (" game.pgn ", "game.pgn"),
            ("game.txt", "game.txt"),
            ("~/chess/game", "/home/anna/chess/game.pgn"),
            ("~game", "~game.pgn"),
            ("..", ".."),
        ] {
            assert_eq!(named(typed, home, "pgn"), Path::new(path), "{typed}");
        }
        assert_eq!(named("~/game", None, "txt"), Path::new("~/game.txt"));
    }
}
