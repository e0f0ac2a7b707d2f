//! The sentences of each language and the exercises, as files beside the module.

use std::path::Path;

use super::{Result, files_in, read};

/// Where `build.rs` has left them. It ran for this program too, and made of the same catalogues
/// the same packs as for the page's module; both know them by their fingerprint.
const MADE: &str = env!("OUT_DIR");

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
