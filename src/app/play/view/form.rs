//! Where two players sit down.

use super::{faces, games, in_form};
use crate::app::play::Play;
use crate::app::play::form::{Form, FormMsg, Found, Trouble};
use crate::app::play::table::Table;
use crate::app::ui::diagram::diagram;
use crate::app::ui::{Element, Event, element, parts};
use crate::lessons::{Profile, Profiles};
use crate::rules::{Color, Kind, Piece, Position};
use crate::text::Lang;
use crate::typed::Nickname;

pub(super) fn view(lang: Lang, play: &Play, profiles: &Profiles) -> Element {
    let form = &play.form;
    let child = profiles.player(&form.names.white);
    let screen = element("main")
        .key("form")
        .class("screen sitting")
        .child(parts::bar(lang, lang.play_title()));
    let screen = match &play.table {
        Some(table) => screen.child(waiting(lang, table)),
        None => screen,
    };
    screen
        .child(seats(lang, form, child).child(children(profiles)))
        .children(games::kept(lang, &play.games, form.chosen.as_ref()))
        .child(from_position(lang, form))
        .child(open(lang, form))
}

/// The game that was going on.
fn waiting(lang: Lang, table: &Table) -> Element {
    let names = &table.names;
    let over = table.game.outcome().is_some();
    let (sentence, label) = if over {
        (
            lang.play_last_game(&names.black, &names.white),
            lang.play_look(),
        )
    } else {
        (
            lang.play_waiting(&names.black, &names.white),
            lang.play_continue(),
        )
    };
    let card = element("section")
        .key("waiting")
        .class("panel")
        .child(element("p").child(sentence))
        .child(
            parts::button(label, in_form(FormMsg::Continue))
                .attribute("data-focus", "first")
                .attribute("data-main", ""),
        );
    if over {
        card
    } else {
        card.child(element("p").class("soft").child(lang.play_stays()))
    }
}

fn seats(lang: Lang, form: &Form, child: &Profile) -> Element {
    let panel = element("section")
        .key("seats")
        .class("panel seats")
        .children(form.from.as_ref().map(|from| beginning(lang, from)))
        .child(faces::choice(lang, form, child));
    let panel = if form.against.is_some() {
        alone(lang, form, panel)
    } else {
        together(lang, form, panel)
    };
    panel
        .child(parts::button(lang.play_start(), in_form(FormMsg::Start)).attribute("data-main", ""))
}

/// A game that begins with a position of one's own.
fn beginning(lang: Lang, from: &Position) -> Element {
    element("div")
        .key("beginning")
        .class("beginning")
        .child(diagram(from.setup()))
        .child(element("p").child(lang.play_from_here()))
        .child(parts::button(
            lang.play_from_start(),
            in_form(FormMsg::Usual),
        ))
}

/// One child against a character.
fn alone(lang: Lang, form: &Form, panel: Element) -> Element {
    let name = name_field("white", &form.names.white, lang.play_first_player());
    let name = name.on_value(Event::Input, |name| in_form(FormMsg::White(name)));
    let label = element("label")
        .key("alone")
        .child(element("span").child(lang.play_your_name()))
        .child(name);
    panel
        .child(label)
        .child(faces::side(lang, form))
        // In a position of one's own nothing is missing that is there.
        .children(form.from.is_none().then(|| faces::without(lang, form)))
}

/// Two at one screen.
fn together(lang: Lang, form: &Form, panel: Element) -> Element {
    let swap = element("button")
        .class("button swap")
        .attribute("type", "button")
        .on(Event::Click, in_form(FormMsg::Swap))
        .child(parts::icon("swap"))
        .child(lang.play_swap());
    let white = name_field("white", &form.names.white, lang.play_first_player());
    let white = white.on_value(Event::Input, |name| in_form(FormMsg::White(name)));
    let black = name_field("black", &form.names.black, lang.play_second_player());
    let black = black.on_value(Event::Input, |name| in_form(FormMsg::Black(name)));
    panel
        .child(seat(Color::White, lang.play_who_white(), white))
        .child(swap)
        .child(seat(Color::Black, lang.play_who_black(), black))
}

fn seat(color: Color, question: &'static str, field: Element) -> Element {
    element("label")
        .class("seat")
        .child(parts::figure(Piece::new(color, Kind::King)))
        .child(element("span").child(question))
        .child(field)
}

fn name_field(id: &'static str, name: &str, default: &'static str) -> Element {
    let start =
        |code: &str| matches!(code, "Enter" | "NumpadEnter").then(|| in_form(FormMsg::Start));
    element("input")
        .class("field")
        .attribute("name", id)
        .attribute("maxlength", Nickname::WIDEST.to_string())
        .attribute("placeholder", default)
        .attribute("autocomplete", "off")
        .attribute("list", "children")
        .attribute("value", name.to_owned())
        .on_key(start)
}

/// The names of the children who learn here, for the fields to offer.
fn children(profiles: &Profiles) -> Element {
    let named = profiles.all().iter().filter(|child| !child.name.is_empty());
    let name = |child: &Profile| element("option").attribute("value", child.name.clone());
    element("datalist")
        .key("children")
        .attribute("id", "children")
        .children(named.map(name))
}

fn from_position(lang: Lang, form: &Form) -> Element {
    let start = |code: &str| {
        matches!(code, "Enter" | "NumpadEnter").then(|| in_form(FormMsg::StartFromFen))
    };
    let field = element("input")
        .class("field")
        .attribute("name", "fen")
        .attribute("autocomplete", "off")
        .attribute("autocapitalize", "off")
        .attribute("spellcheck", "false")
        .attribute("value", form.fen.clone())
        .on_value(Event::Input, |text| in_form(FormMsg::Fen(text)))
        .on_key(start);
    let label = element("label")
        .child(element("span").child(lang.play_fen()))
        .child(field);
    let way = element("details")
        .key("fen")
        .class("panel")
        .child(element("summary").child(lang.play_from_position()))
        .child(label)
        .child(parts::button(
            lang.play_fen_start(),
            in_form(FormMsg::StartFromFen),
        ));
    match &form.trouble {
        Some(Trouble::Fen(error)) => way.child(
            problem(lang.fen_problem(&error.problem)).child(place(lang.fen_place_of(error))),
        ),
        _ => way,
    }
}

fn open(lang: Lang, form: &Form) -> Element {
    let kinds = ".pgn,.txt,text/plain,application/x-chess-pgn";
    let file = parts::file_button(lang.play_file(), kinds, |text| in_form(FormMsg::File(text)));
    let text = element("label")
        .child(element("span").child(lang.play_pgn()))
        .child(
            element("textarea")
                .class("field")
                .attribute("name", "pgn")
                .attribute("rows", "5")
                .attribute("autocomplete", "off")
                .attribute("spellcheck", "false")
                .on_value(Event::Input, |text| in_form(FormMsg::Pgn(text))),
        );
    let way = element("details")
        .key("pgn")
        .class("panel")
        .child(element("summary").child(lang.play_open_title()))
        // Above what was pasted: whoever has just opened it looks there.
        .children(form.found.as_ref().map(|found| choice(lang, found)))
        .child(file)
        .child(text)
        .child(parts::button(lang.play_open(), in_form(FormMsg::Open)));
    if form.reads {
        return way.child(
            element("p")
                .key("reads")
                .attribute("role", "status")
                .child(lang.play_reads()),
        );
    }
    match &form.trouble {
        Some(Trouble::Pgn(error)) => {
            way.child(problem(lang.pgn_problem(error)).child(place(lang.pgn_place_of(error))))
        }
        Some(Trouble::NoGame) => way.child(problem(lang.play_no_game().to_owned())),
        Some(Trouble::NoReader) => way.child(problem(lang.play_no_reader().to_owned())),
        _ => way,
    }
}

/// Several games were found in one text.
fn choice(lang: Lang, found: &Found) -> Element {
    let unreadable = i32::try_from(found.unreadable).unwrap_or(i32::MAX);
    let note = |sentence: String| element("p").class("soft").child(sentence);
    let heading = element("h2")
        .attribute("tabindex", "-1")
        .attribute("data-focus", "found")
        .child(lang.play_which_game());
    let mut section = element("section")
        .key("found")
        .class("games")
        .child(heading)
        .child(games::list(lang, &found.games, FormMsg::Choose, None));
    if unreadable > 0 {
        section = section.child(note(lang.play_unreadable(unreadable)));
    }
    if found.more {
        section = section.child(note(lang.play_more_games().to_owned()));
    }
    section
}

fn problem(sentence: String) -> Element {
    element("p")
        .key("problem")
        .class("problem")
        .attribute("role", "alert")
        .child(sentence)
}

/// Where the problem is: for whoever wants to look there.
fn place(words: String) -> Element {
    element("small").child(words)
}
