//! A folder that several windows write to.

use std::ffi::OsStr;
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::process;
use std::time::Duration;

const LOCK: &str = ".lock";

/// Nobody writes one file for so long.
const LONG_AGO: Duration = Duration::from_hours(1);

/// As long as this lives no other window writes to the folder: looking at a file and replacing it
/// are one step then.
#[derive(Debug)]
#[must_use]
pub(in crate::console) struct Lock {
    _file: File,
}

/// Waits until no other window writes to a folder, which is made if it is missing.
///
/// # Errors
///
/// If nothing can be written there.
pub(in crate::console) fn lock(folder: &Path) -> io::Result<Lock> {
    fs::create_dir_all(folder)?;
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    let file = options.open(folder.join(LOCK))?;
    // Some file systems have no locks. To write is still better than to lose.
    let _ = file.lock();
    Ok(Lock { _file: file })
}

/// Removes what programs left behind that were killed while they wrote to this folder. If that
/// fails, nothing is lost.
pub(in crate::console) fn sweep(folder: &Path) {
    let left: Vec<PathBuf> = temporaries(folder).collect();
    if left.is_empty() {
        return;
    }
    // Whoever still writes one of them has the lock.
    if let Ok(_alone) = lock(folder) {
        for path in left {
            let _ = fs::remove_file(path);
        }
    }
}

/// The same beside a file in somebody's own folder, where no lock is kept: only what is old.
pub(super) fn sweep_beside(file: &Path) {
    let is_old = |path: &PathBuf| {
        let written = fs::metadata(path).and_then(|found| found.modified());
        let age = written.ok().and_then(|written| written.elapsed().ok());
        age.is_some_and(|age| age > LONG_AGO)
    };
    let folder = file.parent().unwrap_or(Path::new(""));
    for path in temporaries(folder).filter(is_old) {
        let _ = fs::remove_file(path);
    }
}

fn temporaries(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.file_name().is_some_and(is_temporary))
}

/// A new file beside another one, to be renamed when it is complete. Its name is short, since that
/// of the other may be as long as names can be.
pub(super) fn temporary(beside: &Path) -> io::Result<(PathBuf, File)> {
    for number in 0_u32.. {
        let name = format!(".chesslings-{}-{number}.tmp", process::id());
        let path = beside.with_file_name(name);
        match OpenOptions::new().write(true).create_new(true).open(&path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            opened => return opened.map(|file| (path, file)),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// Whether a file was to be renamed; earlier versions called it after its game or the stars.
fn is_temporary(name: &OsStr) -> bool {
    let ours = [".chesslings-", ".game-", ".progress"];
    let begins = |name: &str| ours.iter().any(|one| name.starts_with(one));
    let ends = Path::new(name).extension() == Some(OsStr::new("tmp"));
    ends && name.to_str().is_some_and(begins)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_temporary_files_are_swept() {
        for (name, ours) in [
            (".chesslings-17-0.tmp", true),
            (".game-00001.pgn.4711.tmp", true),
            (".progress.txt.4711.tmp", true),
            ("game-00001.pgn", false),
            (".lock", false),
            (".other.tmp", false),
            ("chesslings-17-0.tmp", false),
        ] {
            assert_eq!(is_temporary(OsStr::new(name)), ours, "{name}");
        }
    }
}
