//! Placing pieces: challenges by hand, and the laboratory.

mod desk;
mod lab;
mod looks;
mod module;

use crate::harness::Page;

impl Page {
    /// Taps or clicks cells of a puzzle, as in "b1 d2".
    #[track_caller]
    fn taps_cells(&self, cells: &str) {
        for cell in cells.split_whitespace() {
            self.tap_on(&format!("[data-cell={cell}]"));
        }
    }
}
