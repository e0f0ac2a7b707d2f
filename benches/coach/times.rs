//! How long questions take.

use crate::clock::clock;

#[derive(Default)]
pub(crate) struct Times(Vec<f64>);

impl Times {
    /// Does something and notes how long it takes.
    pub(crate) fn of<T>(&mut self, ask: impl FnOnce() -> T) -> T {
        let begun = clock();
        let answer = ask();
        self.0.push(1e3 * (clock() - begun));
        answer
    }

    pub(crate) fn count(&self) -> usize {
        self.0.len()
    }

    /// What is typical, what is rare, and the worst.
    pub(crate) fn print(&mut self, what: &str) {
        self.0.sort_by(f64::total_cmp);
        let part = |hundredths: usize| {
            let at = (self.0.len() * hundredths / 100).min(self.0.len().saturating_sub(1));
            self.0.get(at).copied().unwrap_or_default()
        };
        println!(
            "{what}: median {:.1} ms, 99 of 100 within {:.1} ms, slowest {:.1} ms",
            part(50),
            part(99),
            part(100)
        );
    }
}
