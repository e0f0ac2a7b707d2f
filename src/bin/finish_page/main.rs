//! Adds to the page what trunk can't make: the first screen, the sentences of each language, the
//! licences of what is in it, and the service worker's list of files. Trunk runs this after each
//! build (Trunk.toml).
//!
//! A development build keeps its comments and has no service worker, so that a reload always shows
//! what was just built.

mod document;
mod first_screen;
mod licences;
mod module;
mod offline;
mod packs;
mod shorten;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs, io};

/// What went wrong, as one sentence.
type Result<T> = std::result::Result<T, String>;

fn main() -> ExitCode {
    let arguments: Vec<_> = env::args().skip(1).collect();
    let done = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        // For the JavaScript API, which has no page.
        ["--sentences", folder] => packs::write_whole(Path::new(folder)),
        _ => finish(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("finish-page: {problem}");
            ExitCode::FAILURE
        }
    }
}

fn finish() -> Result<()> {
    let page = PathBuf::from(setting("TRUNK_STAGING_DIR")?);
    let is_release = setting("TRUNK_PROFILE")? == "release";
    packs::write(&page)?;
    document::finish(&page, is_release)?;
    if !is_release {
        return offline::write_nothing(&page);
    }
    licences::write(&page)?;
    shorten::scripts_and_styles(&page)?;
    for module in ["page", "worker"] {
        module::shorten(&page, module)?;
    }
    offline::write(&page)
}

fn setting(name: &str) -> Result<String> {
    env::var(name).map_err(|_| format!("trunk sets {name}; this program is run by trunk"))
}

fn read(file: &Path) -> Result<String> {
    fs::read_to_string(file).map_err(|error| about(file, &error))
}

fn write(file: &Path, text: &str) -> Result<()> {
    fs::write(file, text).map_err(|error| about(file, &error))
}

/// The files of a folder, in the order of their names.
fn files_in(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).map_err(|error| about(folder, &error))?;
    let files: io::Result<Vec<_>> = entries.map(|entry| Ok(entry?.path())).collect();
    let mut files = files.map_err(|error| about(folder, &error))?;
    files.sort();
    Ok(files)
}

fn about(file: &Path, error: &io::Error) -> String {
    format!("{}: {error}", file.display())
}
