//! Parts that several screens use.

use std::borrow::Cow;
use std::fmt::Write as _;

use super::node::{Element, Event, Node, element};
use crate::app::{Msg, Route, SettingsMsg};
use crate::lessons::Stars;
use crate::rules::Piece;
use crate::text::Lang;

/// A screen below home: a way back, its heading, its content.
pub(in crate::app) fn screen(lang: Lang, key: &'static str, heading: &'static str) -> Element {
    element("main")
        .key(key)
        .class("screen")
        .child(bar(lang, heading))
}

/// The way back and the heading.
pub(in crate::app) fn bar(lang: Lang, heading: &'static str) -> Element {
    bar_to(Route::Home.hash(), lang.nav_home(), heading)
}

/// A way back to another place, and the heading.
pub(in crate::app) fn bar_to(
    href: impl Into<Cow<'static, str>>,
    label: impl Into<Node>,
    heading: impl Into<Node>,
) -> Element {
    let back = element("a")
        .class("back")
        .attribute("href", href)
        .child(label);
    element("header")
        .class("bar")
        .child(back)
        .child(self::heading(heading))
}

/// What `data-focus` of every heading is.
pub(in crate::app) const HEADING: &str = "heading";

/// The heading of a screen. Whoever comes to the screen by keys or by ear begins there.
pub(in crate::app) fn heading(words: impl Into<Node>) -> Element {
    element("h1")
        .attribute("tabindex", "-1")
        .attribute("data-focus", HEADING)
        .child(words)
}

/// Something to press, still without words.
#[inline(never)]
pub(in crate::app) fn pressed(class: &'static str, msg: Msg) -> Element {
    element("button")
        .class(class)
        .attribute("type", "button")
        .on(Event::Click, msg)
}

pub(in crate::app) fn button(label: &'static str, msg: Msg) -> Element {
    pressed("button", msg).child(label)
}

/// A link to a text as a file to save, without any help of a script.
pub(in crate::app) fn file(label: &'static str, name: String, kind: &str, text: &str) -> Element {
    file_at(label, name, file_address(kind, text))
}

/// A link to a file whose address is known.
pub(in crate::app) fn file_at(label: &'static str, name: String, address: String) -> Element {
    element("a")
        .class("button")
        .attribute("download", name)
        .attribute("href", address)
        .child(label)
}

/// A text as the address of a file.
pub(in crate::app) fn file_address(kind: &str, text: &str) -> String {
    let mut address = format!("data:{kind};charset=utf-8,");
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte) {
            address.push(char::from(byte));
        } else {
            // A text takes whatever is written to it.
            let _ = write!(address, "%{byte:02X}");
        }
    }
    address
}

/// A button that opens a file and sends what stands in it.
pub(in crate::app) fn file_button(
    label: &'static str,
    accept: &'static str,
    make: fn(String) -> Msg,
) -> Element {
    let input = element("input")
        .attribute("type", "file")
        .attribute("accept", accept)
        .on_value(Event::File, make);
    element("label")
        .class("button file")
        .child(label)
        .child(input)
}

/// A drawing of a piece, for the eyes only.
pub(in crate::app) fn figure(piece: Piece) -> Element {
    let side = if piece.is_white() { 'w' } else { 'b' };
    let kind = piece.kind.letter().to_ascii_lowercase();
    element("span")
        .class("figure")
        .attribute("data-piece", format!("{side}{kind}"))
        .attribute("aria-hidden", "true")
}

/// The one who speaks in bubbles.
pub(in crate::app) fn coach() -> Element {
    element("img")
        .class("coach")
        .attribute("src", "images/mascot.svg")
        .attribute("alt", "")
        .attribute("width", "160")
        .attribute("height", "160")
}

/// A button with a drawing over its word.
pub(in crate::app) fn tool(icon_name: &'static str, label: &'static str, msg: Msg) -> Element {
    pressed("tool", msg)
        .attribute("data-tool", icon_name)
        .child(icon(icon_name))
        .child(element("span").child(label))
}

/// The same for a way to another place.
pub(in crate::app) fn tool_link(
    icon_name: &'static str,
    label: &'static str,
    to: String,
) -> Element {
    element("a")
        .class("tool")
        .attribute("data-tool", icon_name)
        .attribute("href", to)
        .child(icon(icon_name))
        .child(element("span").child(label))
}

/// A button that can't do anything now can still be found, and keeps the focus.
pub(in crate::app) fn able(button: Element, able: bool) -> Element {
    if able {
        button
    } else {
        button.attribute("aria-disabled", "true")
    }
}

/// A drawing that takes the colour of the text beside it.
pub(in crate::app) fn icon(name: &'static str) -> Element {
    element("span")
        .class("icon")
        .attribute("data-icon", name)
        .attribute("aria-hidden", "true")
}

/// Three stars, of which so many are earned; a screen reader hears how many.
pub(in crate::app) fn stars(lang: Lang, earned: Stars) -> Element {
    let star = |number: Stars| {
        let star = element("span").class("star");
        star.flag("data-on", number <= earned)
    };
    element("span")
        .class("stars")
        .attribute("role", "img")
        .attribute("aria-label", lang.learn_stars(i32::from(earned)))
        .children((1..=3).map(star))
}

/// The mark of a label whose field is the chosen one, for the style sheet: not every browser lets it
/// ask a label for what is in it.
pub(in crate::app) const CHOSEN: &str = "data-chosen";

/// A question with a few answers, one of which holds: each is a [`choice`].
pub(in crate::app) fn choices(legend: &'static str, answers: Vec<Element>) -> Element {
    element("fieldset")
        .class("choices")
        .child(element("legend").child(legend))
        .child(element("div").class("options").children(answers))
}

/// What is chosen among those with the same name.
#[inline(never)]
pub(in crate::app) fn radio(
    name: &'static str,
    value: Cow<'static, str>,
    chosen: bool,
    msg: Msg,
) -> Element {
    element("input")
        .attribute("type", "radio")
        .attribute("name", name)
        .attribute("value", value)
        .flag("checked", chosen)
        .on(Event::Change, msg)
}

/// One answer to the question `name`.
#[inline(never)]
pub(in crate::app) fn choice(
    name: &'static str,
    value: &'static str,
    label: &'static str,
    chosen: bool,
    msg: Msg,
) -> Element {
    let input = radio(name, value.into(), chosen, msg);
    element("label")
        .class("choice")
        .flag(CHOSEN, chosen)
        .child(input)
        .child(element("span").child(label))
}

/// The choice of the language, each named in itself so that everybody finds theirs.
pub(in crate::app) fn language_choices(current: Lang) -> Element {
    let answer = |lang: Lang| {
        let msg = Msg::Settings(SettingsMsg::Lang(lang));
        let (code, name) = (lang.code(), lang.language_name());
        choice("lang", code, name, lang == current, msg).attribute("lang", code)
    };
    let answers = Lang::ALL.into_iter().map(answer).collect();
    choices(current.settings_language(), answers)
}

/// A line of numbers to be looked at.
pub(in crate::app) fn formula(line: &str) -> Element {
    element("p").class("formula").child(unbroken(line))
}

/// The formula with spaces that keep sums and pairs together: lines end only between them.
fn unbroken(formula: &str) -> String {
    let mut depth = 0;
    let mut last = ' ';
    let keep = |letter: char| {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        let joins = letter == ' ' && (depth > 0 || !matches!(last, ',' | ';' | ':' | '.'));
        last = letter;
        if joins { '\u{a0}' } else { letter }
    };
    formula.chars().map(keep).collect()
}
