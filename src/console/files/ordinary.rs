//! What is a file and what only looks like one: a device may have no end, and who opens a pipe
//! waits for its other side.

use std::error::Error;
use std::fmt;
use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::Path;

/// A device, a pipe or another thing that is neither file nor folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::console) struct NotOrdinary;

impl fmt::Display for NotOrdinary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no ordinary file")
    }
}

impl Error for NotOrdinary {}

impl NotOrdinary {
    /// Whether this is what is wrong.
    pub(in crate::console) fn is_why(error: &io::Error) -> bool {
        let inner = error.get_ref();
        inner
            .and_then(|inner| inner.downcast_ref::<NotOrdinary>())
            .is_some()
    }
}

/// Whether a file can be read and replaced without surprises.
///
/// # Errors
///
/// [`NotOrdinary`], [`IsADirectory`](io::ErrorKind::IsADirectory), or what the system says.
pub(in crate::console) fn ordinary(path: &Path) -> io::Result<()> {
    let found = fs::metadata(path)?;
    if found.is_file() {
        Ok(())
    } else if found.is_dir() {
        Err(io::ErrorKind::IsADirectory.into())
    } else {
        Err(io::Error::other(NotOrdinary))
    }
}

/// The bytes of a file, if there are at most so many.
///
/// # Errors
///
/// [`FileTooLarge`](io::ErrorKind::FileTooLarge), or why it is no [`ordinary`] file.
pub(in crate::console) fn read(path: &Path, largest: u64) -> io::Result<Vec<u8>> {
    ordinary(path)?;
    let mut bytes = Vec::new();
    let file = File::open(path)?;
    file.take(largest + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > largest {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    Ok(bytes)
}
