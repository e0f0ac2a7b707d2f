//! Lists of games: who played, how it went, and what can be done with a game that is kept.

use super::{in_form, menu};
use crate::app::play::form::{Chosen, FormMsg};
use crate::app::play::{KeptGame, Play};
use crate::app::ui::diagram::diagram;
use crate::app::ui::{Element, Event, element, parts};
use crate::rules::PgnResult;
use crate::text::Lang;
use crate::typed::Nickname;

/// The other games that are kept, to be looked at or played on.
pub(super) fn kept(lang: Lang, games: &[KeptGame], chosen: Option<&Chosen>) -> Option<Element> {
    (!games.is_empty()).then(|| {
        element("section")
            .key("games")
            .class("panel games")
            .child(element("h2").child(lang.play_games()))
            .child(list(lang, games, FormMsg::Reopen, Some(Kept { chosen })))
    })
}

/// With games that are kept more can be done; one of them is chosen, maybe.
#[derive(Clone, Copy)]
pub(super) struct Kept<'a> {
    chosen: Option<&'a Chosen>,
}

/// Games to choose from.
pub(super) fn list(
    lang: Lang,
    games: &[KeptGame],
    choose: fn(u32) -> FormMsg,
    kept: Option<Kept<'_>>,
) -> Element {
    let entry = |game: &KeptGame| {
        let names = game.names.to_play(lang);
        let how = match game.result {
            PgnResult::WhiteWins => lang.play_won(&names.white),
            PgnResult::BlackWins => lang.play_won(&names.black),
            PgnResult::Draw => lang.play_drawn().to_owned(),
            PgnResult::Unknown => lang.play_goes_on().to_owned(),
        };
        let moves = i32::try_from(game.moves.div_ceil(2)).unwrap_or(i32::MAX);
        let mut how = [&how, " ", &lang.play_so_many_moves(moves)].concat();
        let mut title = lang.play_players(&names.black, &names.white);
        if !game.title.is_empty() {
            how = [&title, ". ", &how].concat();
            title.clone_from(&game.title);
        }
        let more = kept.map(|kept| {
            let is_chosen = kept
                .chosen
                .is_some_and(|chosen| chosen.number == game.number);
            let label = lang.play_game_more(&[&title, ". ", &how].concat());
            parts::pressed("button more", in_form(FormMsg::More(game.number)))
                .attribute("aria-label", label)
                .attribute("aria-expanded", if is_chosen { "true" } else { "false" })
                .child(parts::icon("more"))
        });
        let button = parts::pressed("button game", in_form(choose(game.number)))
            .child(diagram(&game.setup))
            .child(element("strong").child(title))
            .child(" ")
            .child(element("span").child(how));
        let entry = element("li").key("game").child(button).children(more);
        match kept.and_then(|kept| kept.chosen) {
            Some(chosen) if chosen.number == game.number => entry.child(ways(lang, game, chosen)),
            _ => entry,
        }
    };
    element("ul").children(games.iter().map(entry))
}

/// What can be done with a game: it gets a name, becomes a file, goes.
fn ways(lang: Lang, game: &KeptGame, chosen: &Chosen) -> Element {
    let row = element("div").key("ways").class("row");
    let delete = |msg| parts::button(lang.play_delete(), in_form(msg));
    if chosen.sure {
        let no = parts::button(lang.play_delete_no(), in_form(FormMsg::KeepGame));
        return row
            .child(element("span").child(lang.play_delete_sure()))
            .child(no.attribute("data-focus", "keep"))
            .child(delete(FormMsg::DeleteSurely));
    }
    let enter =
        |code: &str| matches!(code, "Enter" | "NumpadEnter").then(|| in_form(FormMsg::Named));
    let field = element("input")
        .class("field")
        .attribute("name", "game")
        .attribute("maxlength", Nickname::WIDEST.to_string())
        .attribute("autocomplete", "off")
        .attribute("value", chosen.name.clone())
        .on_value(Event::Input, |name| in_form(FormMsg::Name(name)))
        .on_key(enter);
    let label = element("label")
        .child(element("span").child(lang.play_game_name()))
        .child(field);
    let mut row = row;
    // What can't be read would be lost by a new name.
    if game.is_whole {
        let name = parts::button(lang.play_name_it(), in_form(FormMsg::Named));
        row = row.child(label).child(name);
    }
    if let Some(table) = &Play::from_saved(&game.text, lang).0.table {
        row = row.child(menu::file(lang.play_save(), table));
    }
    row.child(delete(FormMsg::Delete).attribute("data-focus", "delete"))
}
