//! The faces of the characters, and the choice between them.

use super::in_form;
use crate::app::board::Side;
use crate::app::play::form::{Form, FormMsg};
use crate::app::ui::{Element, element, parts};
use crate::lessons::{Profile, Score, Stars};
use crate::opponents::{CHARACTERS, Character, Handicap};
use crate::rules::{Color, Kind, Piece};
use crate::text::Lang;

/// More stars than this are not shown.
const MOST_STARS: u32 = 3;

/// How a character looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Look {
    /// At whoever looks at it.
    Ahead,
    /// At what is above it.
    Up,
    /// At what is below it.
    Down,
    /// With glad eyes.
    Glad,
}

impl Look {
    /// The part of the drawing that shows it.
    const fn part(self) -> &'static str {
        match self {
            Self::Ahead => "",
            Self::Up => "#up",
            Self::Down => "#down",
            Self::Glad => "#glad",
        }
    }
}

/// A character's face, for the eyes only.
pub(super) fn face(who: &Character, look: Look) -> Element {
    let (name, part) = (who.name, look.part());
    element("img")
        .class("face")
        .attribute("src", format!("images/opponents/{name}.svg{part}"))
        .attribute("alt", "")
        .attribute("width", "100")
        .attribute("height", "100")
}

/// A friend or a character, and a sentence about whom is chosen.
pub(super) fn choice(lang: Lang, form: &Form, child: &Profile) -> Element {
    let fitting = Character::fitting(child.last_game());
    let picture = parts::figure(Piece::new(Color::White, Kind::King));
    let chosen = form.against.is_none();
    let friend = option("friend", chosen, FormMsg::Against(None))
        .child(picture)
        .child(element("span").child(lang.play_friend()));
    let characters = CHARACTERS.iter().map(|who| {
        let chosen = form.against == Some(who);
        let fits = || element("span").class("fits").child(lang.play_fits());
        option(who.name, chosen, FormMsg::Against(Some(who)))
            .child(face(who, Look::Ahead))
            .child(element("span").child(lang.opponent_name(who)))
            .children(stars(lang, &child.score(who.name)))
            .children((who == fitting).then(fits))
    });
    let about = match form.against {
        Some(who) => about(lang, who, &child.score(who.name)),
        None => lang.play_friend_about(lang.opponent_name(fitting)),
    };
    element("fieldset")
        .class("faces")
        .child(element("legend").child(lang.play_against()))
        .child(
            element("div")
                .class("row")
                .child(friend)
                .children(characters),
        )
        .child(
            element("p")
                .class("about")
                .attribute("role", "status")
                .child(about),
        )
}

/// What a character does, and how the child's games against it ended.
fn about(lang: Lang, who: &Character, score: &Score) -> String {
    let about = lang.opponent_about(who);
    if *score == Score::default() {
        return about.to_owned();
    }
    let [drawn, lost, won] = [score.drawn, score.lost, score.won].map(|count| count.to_string());
    format!("{about} {}", lang.play_score(&drawn, &lost, &won))
}

/// A star for each game won, as many as an exercise can have.
fn stars(lang: Lang, score: &Score) -> Option<Element> {
    let earned = score.won.min(MOST_STARS) as Stars;
    (earned > 0).then(|| parts::stars(lang, earned))
}

/// White or Black against a character.
pub(super) fn side(lang: Lang, form: &Form) -> Element {
    let choice = |side: Side| {
        let (value, color) = match side {
            Side::White => ("white", Color::White),
            Side::Black => ("black", Color::Black),
        };
        let msg = in_form(FormMsg::Side(side));
        let label = lang.play_color(color.into());
        parts::choice("side", value, label, form.side == side, msg)
    };
    let sides = [Side::White, Side::Black].map(choice);
    parts::choices(lang.play_your_color(), sides.into())
}

/// What the character starts without.
pub(super) fn without(lang: Lang, form: &Form) -> Element {
    let choice = |without: Handicap| {
        let msg = in_form(FormMsg::Without(without));
        let (label, chosen) = (lang.handicap(without), form.without == without);
        parts::choice("without", without.name(), label, chosen, msg)
    };
    parts::choices(lang.play_without(), Handicap::ALL.map(choice).into())
}

fn option(value: &'static str, chosen: bool, msg: FormMsg) -> Element {
    let input = parts::radio("against", value.into(), chosen, in_form(msg));
    element("label")
        .class("rival")
        .flag(parts::CHOSEN, chosen)
        .child(input)
}
