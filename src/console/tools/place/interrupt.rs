//! Ctrl-C stops a search, a second one the program.

use std::process;
use std::sync::atomic::{AtomicBool, Ordering};

static HEARD: AtomicBool = AtomicBool::new(false);

/// From now on Ctrl-C is heard.
pub(super) fn listen() {
    let handler = || {
        if HEARD.swap(true, Ordering::Relaxed) {
            process::exit(130);
        }
    };
    // Where it can't be heard Ctrl-C ends the program, as everywhere.
    drop(ctrlc::set_handler(handler));
}

/// Whether somebody pressed Ctrl-C.
pub(super) fn heard() -> bool {
    HEARD.load(Ordering::Relaxed)
}
