//! The service worker's list: which files a whole build has, and what each must be.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

use super::{Result, about, files_in, read};

const WORKER: &str = "sw.js";

/// A service worker that takes itself away: what is being developed is never kept.
pub(super) fn write_nothing(page: &Path) -> Result<()> {
    super::write(&page.join(WORKER), "registration.unregister();\n")
}

/// Writes the files and the id of this build into the service worker.
pub(super) fn write(page: &Path) -> Result<()> {
    let mut list = String::new();
    for (name, digest) in digests(page, "")? {
        // The page itself is asked for by its folder.
        let name = if name == "index.html" { "" } else { &name };
        let integrity = STANDARD.encode(digest);
        let _ = write!(list, "[\"./{name}\",\"sha256-{integrity}\"],");
    }
    let file = page.join(WORKER);
    let worker = read(&file)?;
    // The id of a build is what it consists of.
    let id = Sha256::new().chain_update(&list).chain_update(&worker);
    let id: String = id.finalize()[..8]
        .iter()
        .fold(String::new(), |mut id, byte| {
            let _ = write!(id, "{byte:02x}");
            id
        });
    let worker = worker.replace("@BUILD@", &id).replace(
        "[\"@FILES@\"]",
        &format!("[{}]", list.trim_end_matches(',')),
    );
    super::write(&file, &worker)
}

/// The files below a folder with what they are, but for the worker itself.
fn digests(page: &Path, folder: &str) -> Result<Vec<(String, Vec<u8>)>> {
    let mut list = Vec::new();
    for file in files_in(&page.join(folder))? {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let name = format!("{folder}{name}");
        if file.is_dir() {
            list.extend(digests(page, &format!("{name}/"))?);
        } else if name != WORKER {
            let bytes = fs::read(&file).map_err(|error| about(&file, &error))?;
            list.push((name, Sha256::digest(bytes).to_vec()));
        }
    }
    Ok(list)
}
