//! Browsers and what they need, as processes that end with this one.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// Runs a program until the pipe to this process closes, however that happens, and ends all that it
/// has started. Then its folder goes, too.
const UNTIL_CLOSED: &str = r#"trap "" INT
folder=$1
shift
setsid "$@" </dev/null &
read -r _
kill -- "-$!" 2>/dev/null
wait
rm -rf "$folder""#;

/// A program that runs as long as this value lives.
pub(crate) struct Running {
    child: Child,
}

/// Starts a program with its own empty folder as its home.
pub(crate) fn start(folder: &Path, program: &str, arguments: &[&str], display: &str) -> Running {
    let child = Command::new("sh")
        .args(["-c", UNTIL_CLOSED, "sh"])
        .arg(folder)
        .arg(program)
        .args(arguments)
        .env("HOME", folder)
        .env("XDG_CONFIG_HOME", folder)
        .env("XDG_CACHE_HOME", folder)
        .env("XDG_DATA_HOME", folder)
        .env("XDG_RUNTIME_DIR", folder)
        .env("DISPLAY", display)
        .env("LANG", "C.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap_or_else(|error| panic!("{program} does not start: {error}"));
    Running { child }
}

impl Running {
    /// What the program writes.
    pub(crate) fn output(&mut self) -> ChildStdout {
        self.child.stdout.take().expect("its output is asked once")
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        drop(self.child.stdin.take());
        // It ends by itself now; if it can't be waited for, it is gone already.
        let _ = self.child.wait();
    }
}

/// The first of these programs that is there, by its name or its whole path.
pub(crate) fn find(names: &[&str], missing: &str) -> PathBuf {
    let folders: Vec<_> = env::split_paths(&env::var_os("PATH").unwrap_or_default()).collect();
    names
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)))
        .find(|path| path.is_file())
        .unwrap_or_else(|| panic!("{missing}"))
}

/// A new empty folder for one program.
pub(crate) fn fresh_folder() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let name = format!("chesslings-engine-{}-{count}", std::process::id());
    let folder = env::temp_dir().join(name);
    fs::create_dir_all(&folder)
        .unwrap_or_else(|error| panic!("{} can't be made: {error}", folder.display()));
    folder
}
