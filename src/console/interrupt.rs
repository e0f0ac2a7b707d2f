//! Ctrl-C asks the program to stop, a second one ends it.

use std::process;
use std::sync::atomic::{AtomicBool, Ordering};

static HEARD: AtomicBool = AtomicBool::new(false);

/// From now on Ctrl-C is heard, and told at once.
pub(super) fn listen(tell: impl Fn() + Send + 'static) {
    let handler = move || {
        if HEARD.swap(true, Ordering::Relaxed) {
            process::exit(130);
        }
        tell();
    };
    // Where it can't be heard Ctrl-C ends the program, as everywhere.
    drop(ctrlc::set_handler(handler));
}

/// Whether somebody pressed Ctrl-C.
pub(super) fn heard() -> bool {
    HEARD.load(Ordering::Relaxed)
}
