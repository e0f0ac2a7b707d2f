//! The list of challenges.

use super::Page;
use crate::placement::CHALLENGES;
use crate::text::Lang;

#[test]
fn every_challenge_can_be_opened_from_the_list() {
    let page = Page::at("");
    let links = page.values("data-challenge", "href");
    let expected: Vec<_> = CHALLENGES
        .iter()
        .map(|challenge| format!("#/puzzles?at={}", challenge.id))
        .collect();
    assert_eq!(links, expected);
    for challenge in &CHALLENGES {
        let page = Page::at(&format!("?at={}", challenge.id));
        let cells = usize::from(challenge.problem().size()).pow(2);
        assert_eq!(page.count("role", "gridcell"), cells, "{}", challenge.id);
    }
}

#[test]
fn the_list_tells_what_is_asked_and_what_is_found() {
    let mut page = Page::at("");
    let text = page.text();
    for words in ["4 queens, 4×4", "Live in peace", "0 of 12 found"] {
        assert!(text.contains(words), "{words}");
    }
    page.speaks(Lang::Ru);
    let text = page.text();
    for words in [
        "4 ферзя, 4×4",
        "Держать все поля под боем",
        "Найдено 0 из 12",
    ] {
        assert!(text.contains(words), "{words}");
    }
}

#[test]
fn an_unknown_challenge_is_the_list() {
    for query in ["?at=queens-99", "?at=", "?", "?at=%00"] {
        assert!(Page::at(query).text().contains("4 queens, 4×4"), "{query}");
    }
}
