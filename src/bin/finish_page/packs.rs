//! The sentences of each language and the exercises, as files beside the module.

use std::path::Path;

use super::{Result, files_in, read};

/// Where `build.rs` has left them. It ran for this program too, and made of the same catalogues
/// the same packs as for the page's module; both know them by their fingerprint.
const MADE: &str = env!("OUT_DIR");

/// All sentences of each language in one file: a page of somebody else asks once.
pub(super) fn write_whole(folder: &Path) -> Result<()> {
    for first in files_in(Path::new(MADE))? {
        let name = first.file_name().unwrap_or_default().to_string_lossy();
        if let Some(language) = name.strip_prefix("text-") {
            let words = first.with_file_name(["words-", language].concat());
            super::write(&folder.join(&*name), &(read(&first)? + &read(&words)?))?;
        }
    }
    Ok(())
}

pub(super) fn write(page: &Path) -> Result<()> {
    for pack in files_in(Path::new(MADE))? {
        let name = pack.file_name().unwrap_or_default().to_string_lossy();
        if ["text-", "words-", "course-", "exercises"]
            .iter()
            .any(|pack| name.starts_with(pack))
        {
            super::write(&page.join(&*name), &read(&pack)?)?;
        }
    }
    Ok(())
}
