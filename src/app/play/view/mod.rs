//! The Play screen.

mod coached;
mod faces;
mod form;
mod games;
mod menu;
mod moves;
mod path;
mod picker;
mod players;
mod speech;
mod table;
mod tools;
mod words;

use super::{FormMsg, PlayMsg, TableMsg};
use crate::app::ui::Element;
use crate::app::{Model, Msg, Picture};

pub(super) fn view(model: &Model, picture: Option<&Picture>) -> Element {
    let lang = model.settings.lang;
    match model.play.at_table().zip(picture) {
        Some((table, picture)) => table::view(model.settings, table, picture),
        None => form::view(lang, &model.play, &model.profiles),
    }
}

fn send(msg: PlayMsg) -> Msg {
    Msg::Play(msg)
}

fn at_table(msg: TableMsg) -> Msg {
    send(PlayMsg::Table(msg))
}

fn in_form(msg: FormMsg) -> Msg {
    send(PlayMsg::Form(msg))
}
