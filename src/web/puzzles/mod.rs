//! What the puzzles need of the browser: a worker beside the page, and what runs in it.

mod search;
mod worker;

use super::shell;
use crate::app::{LabMsg, Msg, PuzzlesEffect, PuzzlesMsg};

pub(super) fn perform(effect: PuzzlesEffect) {
    match effect {
        PuzzlesEffect::StartSearch(problem) => {
            if worker::start(&problem).is_err() {
                send(LabMsg::Failed);
            }
        }
        PuzzlesEffect::StopSearch => worker::stop(),
    }
}

fn send(msg: LabMsg) {
    shell::dispatch(Msg::Puzzles(PuzzlesMsg::Lab(msg)));
}
