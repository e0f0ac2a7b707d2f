//! What a failed test leaves behind: a picture and the console, in `target/browser/<test name>/`.

use std::fs;
use std::panic::Location;
use std::path::{Path, PathBuf};
use std::thread;

use super::browser::make_empty;
use super::page::Page;

/// Where to leave it.
pub(crate) struct Evidence {
    folder: PathBuf,
}

impl Evidence {
    /// The folder is named after the running test, or after the calling line if there is none.
    #[track_caller]
    pub(crate) fn of_this_test() -> Self {
        let caller = Location::caller();
        let name = match thread::current().name() {
            Some(name) if name != "main" => name.replace("::", "-"),
            _ => format!(
                "{}-{}",
                caller.file().replace(['/', '\\'], "-"),
                caller.line()
            ),
        };
        let temporary = Path::new(option_env!("CARGO_TARGET_TMPDIR").unwrap_or("target/tmp"));
        Self {
            folder: temporary.with_file_name("browser").join(name),
        }
    }

    /// Leaves a picture of the page and what it said on the console.
    pub(crate) fn keep(&self, page: &Page) {
        make_empty(&self.folder);
        let keep = |name: &str, content: &[u8]| {
            let kept = fs::write(self.folder.join(name), content);
            kept.unwrap_or_else(|error| eprintln!("{name} can't be kept: {error}"));
        };
        keep("console.txt", page.log().as_bytes());
        match page.try_screenshot() {
            Ok(png) => keep("screenshot.png", &png),
            Err(error) => eprintln!("no picture of the page: {error}"),
        }
        eprintln!(
            "see {} for a picture and the console",
            self.folder.display()
        );
    }
}
