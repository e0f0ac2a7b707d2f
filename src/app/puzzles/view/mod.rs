//! The Puzzles screens.

mod board;
mod desk;
mod gallery;
mod lab;
mod list;

use super::{LabMsg, Place, PuzzlesMsg, send};
use crate::app::model::{Model, Msg};
use crate::app::ui::Element;
use crate::lessons::Profile;

pub(super) fn view(model: &Model) -> Element {
    let lang = model.settings.lang;
    let puzzles = &model.puzzles;
    let child: &Profile = model.profiles.current();
    match (puzzles.place, &puzzles.desk) {
        (Place::Desk, Some(desk)) => desk::view(lang, desk, child),
        (Place::Lab, _) => lab::view(lang, &puzzles.lab),
        _ => list::view(lang, child),
    }
}

fn in_lab(msg: LabMsg) -> Msg {
    send(PuzzlesMsg::Lab(msg))
}
