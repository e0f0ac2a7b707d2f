//! Finding and starting Chromium. Two tests at most use it at the same time.

use std::cell::Cell;
use std::env;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{ChildStderr, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Condvar, LazyLock, Mutex, PoisonError};
use std::thread;

use serde_json::{Value, json};

use super::devtools::{Devtools, attach_to};

/// How many tests may use a browser at the same time.
const SLOTS: usize = 2;

const NAMES: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

const FLAGS: [&str; 21] = [
    "--headless=new",
    "--remote-debugging-pipe",
    // Tests often run as root in a container, where Chromium's sandbox can't.
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    // No connection of the browser's own, and no host but our server exists.
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-default-apps",
    "--no-first-run",
    "--no-default-browser-check",
    "--no-startup-window",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    // Pages run side by side, and each must behave as if it were in front.
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--disable-background-timer-throttling",
    // Suggestions under the address bar are two pages of their own in every window, and every test
    // has a window: they cost more than what is tested.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",
    // The same pixels everywhere.
    "--force-color-profile=srgb",
    "--hide-scrollbars",
    "--mute-audio",
    "--password-store=basic",
];

/// Runs Chromium with the pipe at the two numbers it wants, and removes its profile afterwards,
/// even when this process was killed.
const LAUNCH: &str = r#"trap "" INT
profile=$1
shift
"$@" 3<&0 4>&1 </dev/null >/dev/null
rm -rf "$profile""#;

/// A running Chromium.
pub(crate) struct Browser {
    pub(crate) devtools: Devtools,
    pub(crate) user_agent: String,
}

impl Browser {
    /// The browser that most tests share; each test gets a context of its own in it, which shares
    /// nothing with the others.
    pub(crate) fn shared() -> Arc<Self> {
        static SHARED: LazyLock<Arc<Browser>> = LazyLock::new(|| Arc::new(Browser::launch(1.0)));
        Arc::clone(&SHARED)
    }

    /// A browser of its own with a fresh profile, on a screen with `scale` device pixels a CSS
    /// pixel.
    #[expect(
        clippy::zombie_processes,
        reason = "it ends with the pipe, when the tests end"
    )]
    pub(crate) fn launch(scale: f64) -> Self {
        let program = find_chromium();
        let profile = fresh_profile();
        let mut child = Command::new("sh")
            .args(["-c", LAUNCH, "sh"])
            .args([&profile, &program])
            .args(FLAGS)
            // A forced scale can't change any more: see `Page::zooms`.
            .args((scale > 1.0).then(|| format!("--force-device-scale-factor={scale}")))
            .arg(format!("--user-data-dir={}", profile.display()))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("sh starts");
        let (to_browser, from_browser, errors) = (
            child.stdin.take().expect("the pipe was asked for"),
            child.stdout.take().expect("the pipe was asked for"),
            child.stderr.take().expect("the pipe was asked for"),
        );
        let said = collect(errors);
        let devtools = Devtools::new(to_browser, from_browser);
        let version = devtools
            .call("", "Browser.getVersion", json!({}))
            .unwrap_or_else(|error| {
                let said = said.lock().unwrap_or_else(PoisonError::into_inner);
                panic!("{} does not start: {error}\n{said}", program.display())
            });
        // Service workers belong to no page, so the browser itself must announce them.
        let workers = attach_to(&[
            json!({ "type": "service_worker" }),
            json!({ "exclude": true }),
        ]);
        devtools
            .call("", "Target.setAutoAttach", workers)
            .unwrap_or_else(|error| panic!("{error}"));
        Self {
            devtools,
            user_agent: text(&version["userAgent"]),
        }
    }
}

/// The right to use a browser. A test that opens several pages needs only one.
pub(crate) struct Slot {
    taken: bool,
}

static FREE: (Mutex<usize>, Condvar) = (Mutex::new(SLOTS), Condvar::new());

thread_local! {
    static HAS_SLOT: Cell<bool> = const { Cell::new(false) };
}

impl Slot {
    pub(crate) fn take() -> Self {
        if HAS_SLOT.replace(true) {
            return Self { taken: false };
        }
        let free = FREE.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut free = FREE
            .1
            .wait_while(free, |free| *free == 0)
            .unwrap_or_else(PoisonError::into_inner);
        *free -= 1;
        Self { taken: true }
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        if self.taken {
            HAS_SLOT.set(false);
            *FREE.0.lock().unwrap_or_else(PoisonError::into_inner) += 1;
            FREE.1.notify_one();
        }
    }
}

fn find_chromium() -> PathBuf {
    if let Some(named) = env::var_os("CHROMIUM") {
        return named.into();
    }
    let folders: Vec<_> = env::split_paths(&env::var_os("PATH").unwrap_or_default()).collect();
    NAMES
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)))
        .find(|path| path.is_file())
        .expect("Chromium is missing: install it, or name it in the variable CHROMIUM")
}

fn fresh_profile() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let name = format!("chesslings-browser-{}-{count}", std::process::id());
    let profile = env::temp_dir().join(name);
    make_empty(&profile);
    profile
}

/// Makes `folder` an existing and empty one.
pub(crate) fn make_empty(folder: &Path) {
    // It may not be there yet.
    let _ = fs::remove_dir_all(folder);
    fs::create_dir_all(folder)
        .unwrap_or_else(|error| panic!("{} can't be made: {error}", folder.display()));
}

/// Keeps what Chromium says on its standard error, to show if it does not start.
fn collect(mut errors: ChildStderr) -> Arc<Mutex<String>> {
    let said = Arc::new(Mutex::new(String::new()));
    let kept = Arc::clone(&said);
    thread::spawn(move || {
        let mut bytes = [0; 4096];
        while let Ok(count @ 1..) = errors.read(&mut bytes) {
            let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
            kept.push_str(&String::from_utf8_lossy(&bytes[..count]));
        }
    });
    said
}

pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
