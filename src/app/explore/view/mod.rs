//! The Explore screen: the board, one bubble that says things, the switches.

mod switches;
mod tray;

use super::{Doing, Explore, ExploreMsg, List};
use crate::app::ui::{self, Element, board, element, parts};
use crate::app::{Model, Msg, Picture};
use crate::text::Lang;

pub(super) fn view(model: &Model, picture: Option<&Picture>) -> Element {
    let lang = model.settings.lang;
    let explore = &model.explore;
    let side = element("div")
        .class("side")
        .child(bubble(lang, explore))
        .child(switches::doing(lang, explore))
        .children(match explore.doing {
            // A piece from the tray has a short way to the board.
            Doing::SetUp => vec![tray::tools(lang, explore), tray::positions(lang)],
            Doing::Moves | Doing::Attackers => Vec::new(),
        })
        .child(switches::tools(lang, explore))
        .children(match explore.doing {
            Doing::Moves => vec![
                switches::lists(lang, explore),
                switches::turn(lang, explore),
            ],
            Doing::Attackers => Vec::new(),
            Doing::SetUp => vec![switches::turn(lang, explore), tray::text(lang, explore)],
        });
    element("main")
        .key("explore")
        .class("screen explore")
        .child(parts::bar(lang, lang.explore_title()))
        .children(picture.map(|picture| board::board(lang, picture, &explore.board)))
        .child(side)
        .children(explore.board.input.carried().map(ui::tray::carried))
}

/// What there is to say. Formulas stand beside what is read aloud: they are to be looked at.
fn bubble(lang: Lang, explore: &Explore) -> Element {
    let speech = explore.said(lang);
    let walks = explore.doing == Doing::Moves
        && explore.list == List::Reach
        && explore
            .chosen()
            .is_some_and(|from| explore.directions(from).len() > 1);
    let next = walks.then(|| {
        let msg = Msg::Explore(ExploreMsg::NextDirection);
        parts::button(lang.explore_next(), msg)
    });
    let wipe = (explore.pencil && !explore.drawing.is_empty()).then(|| {
        let msg = Msg::Explore(ExploreMsg::Wipe);
        parts::button(lang.explore_wipe(), msg)
    });
    let inside = [speech.words(None)].into_iter().chain(next).chain(wipe);
    speech.talk(Some(parts::coach()), inside)
}
