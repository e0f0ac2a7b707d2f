//! What stands for the Puzzles screens in the module that every visit loads: it only sends for
//! the module that has them. See the feature `whole` in Cargo.toml.

use super::model::{Effect, Model};
use super::route::Address;
use super::ui::{Element, element};
use crate::lessons::Profiles;

/// Nothing is remembered here.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Puzzles;

/// Nothing can happen here.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PuzzlesMsg {}

/// What these screens ask the browser for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PuzzlesEffect {
    /// Start the page again at this address, with the whole module.
    Load,
}

#[expect(clippy::unused_self, reason = "the real Puzzles use themselves")]
impl Puzzles {
    pub(super) fn arrive(&mut self, _: &Address) -> Vec<Effect> {
        vec![Effect::Puzzles(PuzzlesEffect::Load)]
    }

    pub(super) fn update(&mut self, msg: PuzzlesMsg, _: &mut Profiles) -> Vec<Effect> {
        match msg {}
    }
}

/// The same as while the page starts, since it starts again now.
pub(super) fn view(model: &Model) -> Element {
    let lang = model.settings.lang;
    element("main")
        .key("boot")
        .class("boot")
        .attribute("data-boot", "loading")
        .child(element("h1").child(lang.puzzles_title()))
        .child(element("p").child(lang.boot_loading()))
}
