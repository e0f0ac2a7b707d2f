//! What the coach says is short, and asks: no move, no number, no blame.

use chesslings::coach::Topic;
use chesslings::rules::{Color, Square};
use chesslings::text::{Lang, square_name};

/// More words a child does not read while it thinks.
const WORDS: usize = 8;
const BLAME: [&str; 6] = ["mistake", "blunder", "wrong", "ошиб", "зевок", "зевн"];

#[test]
fn every_remark_is_short_and_names_no_square() {
    for (lang, topic, player) in everything() {
        let said = lang.remark(topic, player);
        assert!(said.split_whitespace().count() <= WORDS, "{said}");
        assert!(!said.contains(|sign: char| sign.is_ascii_digit()), "{said}");
        let mut squares = Square::all().map(square_name);
        assert!(!squares.any(|name| said.contains(name)), "{said}");
    }
}

#[test]
fn no_remark_blames() {
    for (lang, topic, player) in everything() {
        for said in [lang.remark(topic, player), lang.moment(topic, player)] {
            let low = said.to_lowercase();
            assert!(!BLAME.iter().any(|word| low.contains(word)), "{said}");
        }
    }
}

fn everything() -> impl Iterator<Item = (Lang, Topic, Color)> {
    Lang::ALL.into_iter().flat_map(|lang| {
        Topic::all().flat_map(move |topic| Color::ALL.map(|player| (lang, topic, player)))
    })
}
