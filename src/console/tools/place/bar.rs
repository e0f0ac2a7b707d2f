//! A bar on the terminal while a search takes long.

use std::io::{self, IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

use crate::console::terminal::is_dumb;
use crate::placement::Progress;
use crate::text::Lang;

/// What ends before this shows no bar.
const PATIENCE: Duration = Duration::from_millis(500);

/// The time between two pictures of the bar.
const PAUSE: Duration = Duration::from_millis(100);

const WIDTH: usize = 30;

/// A bar on standard error, if that is a terminal where a line can be replaced.
pub(super) struct Bar {
    lang: Lang,
    /// When it is drawn next; never where nobody sees it.
    next: Option<Instant>,
    drawn: bool,
}

impl Bar {
    pub(super) fn new(lang: Lang) -> Bar {
        let seen = io::stderr().is_terminal() && !is_dumb();
        Bar {
            lang,
            next: seen.then(|| Instant::now() + PATIENCE),
            drawn: false,
        }
    }

    /// Draws how far a search is, now and then.
    pub(super) fn show(&mut self, progress: &Progress) {
        let now = Instant::now();
        if self.next.is_some_and(|next| next <= now) {
            self.next = Some(now + PAUSE);
            self.drawn = true;
            draw(&line(self.lang, progress));
        }
    }

    /// Takes the bar away.
    pub(super) fn clear(&mut self) {
        if self.drawn {
            self.drawn = false;
            draw("");
        }
    }
}

fn line(lang: Lang, progress: &Progress) -> String {
    let filled = (progress.fraction * WIDTH as f64) as usize;
    let percent = (progress.fraction * 100.0) as u64;
    let bar = "#".repeat(filled.min(WIDTH));
    let sentence = lang.console_place_progress(&progress.total.to_string(), &percent.to_string());
    format!("[{bar:.<WIDTH$}] {sentence}")
}

/// Replaces the line. If it can't be drawn, nothing is lost.
fn draw(line: &str) {
    let mut terminal = io::stderr().lock();
    drop(write!(terminal, "\r\x1b[K{line}").and_then(|()| terminal.flush()));
}
