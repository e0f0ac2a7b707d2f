//! What the puzzles need of the browser: a worker beside the page, and what runs in it.

mod search;
mod worker;

use super::dom::Result;
use super::shell;
use crate::app::{LabMsg, Msg, PuzzlesEffect, PuzzlesMsg};

#[expect(
    clippy::unnecessary_wraps,
    reason = "the stand-in for the smaller module can fail"
)]
pub(super) fn perform(effect: PuzzlesEffect) -> Result<()> {
    match effect {
        PuzzlesEffect::StartSearch(problem) => {
            if worker::start(&problem).is_err() {
                send(LabMsg::Failed);
            }
        }
        PuzzlesEffect::StopSearch => worker::stop(),
    }
    Ok(())
}

fn send(msg: LabMsg) {
    shell::dispatch(Msg::Puzzles(PuzzlesMsg::Lab(msg)));
}
