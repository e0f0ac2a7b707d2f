//! The laboratory, its links and its gallery.

use super::Page;
use crate::app::puzzles::lab::RunState;
use crate::app::{Effect, Errand, Event, LabMsg};
use crate::placement::{Report, Solution, solve};
use crate::text::Lang;

const QUEENS: &str = "?task=independence&size=8&pieces=8Q";

impl Page {
    /// What the worker would tell in the end.
    fn search(&mut self) {
        self.click("Find all solutions");
        let problem = self.model.puzzles.lab.problem().expect("a problem");
        let mut found = Vec::new();
        let progress = solve(&problem, &mut |solution| {
            found.push(solution.solution().to_text(problem.size()));
            std::ops::ControlFlow::Continue(())
        });
        self.told(progress.total, progress.fundamental, true, found);
    }

    fn told(&mut self, total: u64, fundamental: u64, finished: bool, found: Vec<String>) {
        self.lab(LabMsg::Told(Report {
            total,
            fundamental,
            done: if finished { 1000 } else { 250 },
            steps: 1_240_000,
            finished,
            found,
        }));
    }

    fn address(&self) -> Option<&str> {
        self.effects.iter().rev().find_map(|effect| match effect {
            Effect::ShowAddress(address) => Some(address.as_str()),
            _ => None,
        })
    }

    fn state(&self) -> Option<RunState> {
        self.model.puzzles.lab.run.as_ref().map(|run| run.state)
    }
}

/// At this address the laboratory says `sentence`.
fn check_said(query: &str, lang: Lang, sentence: &str) {
    let mut page = Page::at(query);
    page.speaks(lang);
    assert_eq!(page.said(), sentence, "{query}");
}

#[test]
fn links_set_problems_up() {
    check_said(
        "?lab=",
        Lang::En,
        "Place 8 queens. None may attack another.",
    );
    check_said(
        "?task=domination&size=5&pieces=1K,2R",
        Lang::En,
        "Place 1 king + 2 rooks. Every square must be taken or attacked.",
    );
    check_said(
        "?task=independence&size=5&white=2Q&black=1N",
        Lang::Ru,
        "Белые: 2 ферзя. Чёрные: 1 конь. Они не должны бить друг друга.",
    );
}

#[test]
fn bad_links_are_answered_in_words() {
    for (query, en, ru) in [
        (
            "?task=independence&size=17&pieces=8Q",
            "A board can't have the size 17. Choose from 1 to 16.",
            "",
        ),
        (
            "?task=independence&size=8&pieces=8",
            "8 of what? Put a letter behind the number, as in 8Q.",
            "",
        ),
        (
            "?task=independence&size=8&pieces=",
            "There are no pieces to place. Take at least one.",
            "",
        ),
        (
            "?task=independence&pieces=8Q",
            "A board can't have the size 0. Choose from 1 to 16.",
            "",
        ),
        (
            "?task=dance&size=8&pieces=8Q",
            "I don't know the task in this link.",
            "Не понимаю задание в этой ссылке.",
        ),
        (
            "?task=domination&size=8&white=8Q&black=1K",
            "To attack every square there is only one army.",
            "Держать поля под боем может только одна армия.",
        ),
    ] {
        check_said(query, Lang::En, en);
        if !ru.is_empty() {
            check_said(query, Lang::Ru, ru);
        }
    }
}

#[test]
fn whatever_stands_in_a_link_is_answered() {
    let odd = [
        "",
        "0",
        "-1",
        "8Q",
        "99999999999999999999Q",
        "é",
        "%00",
        "Q,,",
        "=",
        "16",
    ];
    for size in odd {
        for pieces in odd {
            for task in ["independence", "domination"] {
                let one = Page::at(&format!("?task={task}&size={size}&pieces={pieces}"));
                let two = Page::at(&format!("?task={task}&size={size}&white={pieces}&black=1K"));
                assert!(!one.said().is_empty() && !two.said().is_empty());
            }
        }
    }
}

#[test]
fn a_bad_link_leaves_a_laboratory_that_works() {
    let mut page = Page::at("?task=dance");
    page.search();
    assert!(page.said().starts_with("Done!"));
}

#[test]
fn every_choice_is_written_into_the_address() {
    let mut page = Page::at("?lab=");
    page.lab(LabMsg::Size("5".to_owned()));
    page.click("One less: white queen");
    page.click("One more: white rook");
    assert_eq!(
        page.address(),
        Some("#/puzzles?task=independence&size=5&pieces=7Q,1R")
    );
    page.use_where("value", "armies", Event::Change);
    page.click("One more: black king");
    let address = page.address().expect("an address").to_owned();
    assert_eq!(
        address,
        "#/puzzles?task=independence&size=5&white=7Q,1R&black=1K"
    );
    let there = Page::at(address.trim_start_matches("#/puzzles"));
    let (a, b) = (page.model.puzzles.lab, there.model.puzzles.lab);
    assert_eq!(a.problem(), b.problem(), "the link leads to the same");
    page.effects.clear();
}

#[test]
fn sizes_stay_in_their_range() {
    let mut page = Page::at("?lab=");
    for (typed, size) in [("0", 1), ("200", 16), ("x", 16), ("300", 16), ("7", 7)] {
        page.lab(LabMsg::Size(typed.to_owned()));
        assert_eq!(page.model.puzzles.lab.size, size, "{typed}");
    }
}

#[test]
fn a_search_is_asked_for_watched_and_finished() {
    let mut page = Page::at(QUEENS);
    page.click("Find all solutions");
    let start = Effect::Ask(Errand::Search, QUEENS.trim_start_matches('?').to_owned());
    assert_eq!(page.effects.last(), Some(&start));
    assert_eq!(page.said(), "Searching…");
    page.told(16, 2, false, Vec::new());
    assert!(page.text().contains("16") && page.count("value", "250") == 1);
    page.told(92, 12, true, Vec::new());
    assert_eq!(
        page.said(),
        "Done! Different solutions: 12, with turned and mirrored ones: 92."
    );
}

#[test]
fn a_stopped_search_hears_nothing_more() {
    let mut page = Page::at(QUEENS);
    page.click("Find all solutions");
    page.told(16, 2, false, Vec::new());
    page.click("Stop");
    let stop = Effect::Stop(Errand::Search);
    assert_eq!(page.effects.last(), Some(&stop));
    page.told(92, 12, true, Vec::new());
    page.lab(LabMsg::Failed);
    assert_eq!(page.state(), Some(RunState::Stopped));
    assert_eq!(page.said(), "Stopped. Different solutions so far: 2.");
}

#[test]
fn another_problem_ends_the_search() {
    let mut page = Page::at(QUEENS);
    page.click("Find all solutions");
    page.effects.clear();
    page.click("One more: white queen");
    assert_eq!(page.effects.first(), Some(&Effect::Stop(Errand::Search)));
    assert_eq!(page.state(), None);
}

#[test]
fn no_solution_and_no_worker_are_said() {
    let mut page = Page::at("?task=independence&size=3&pieces=3Q");
    page.search();
    assert_eq!(page.said(), "Done! There is no solution.");
    let mut page = Page::at("?task=independence&size=1&pieces=3Q");
    page.search();
    assert_eq!(
        page.said(),
        "There are more pieces than squares. So there is no solution."
    );
    let mut page = Page::at(QUEENS);
    page.click("Find all solutions");
    page.lab(LabMsg::Failed);
    assert_eq!(
        page.said(),
        "This browser can't search here. The puzzles still work."
    );
}

#[test]
fn the_gallery_has_pages() {
    let mut page = Page::at("?task=independence&size=9&pieces=9Q");
    page.search();
    let shown = |page: &Page| page.values("data-picture", "data-picture");
    assert_eq!(shown(&page).len(), 24);
    page.click("Next");
    assert_eq!(shown(&page).first().map(String::as_str), Some("25"));
    assert!(page.text().contains("25 to 46 of 46"));
    page.click("Next");
    assert_eq!(shown(&page).len(), 22, "there is no third page");
    page.lab(LabMsg::PageTyped("1".to_owned()));
    assert_eq!(shown(&page).first().map(String::as_str), Some("1"));
    page.lab(LabMsg::PageTyped("99999".to_owned()));
    page.lab(LabMsg::PageTyped("many".to_owned()));
    assert_eq!(shown(&page).last().map(String::as_str), Some("46"));
}

#[test]
fn a_full_gallery_takes_no_more() {
    let mut page = Page::at(QUEENS);
    page.click("Find all solutions");
    for _ in 0..40 {
        page.told(285_053, 285_053, false, vec!["Qa1".to_owned(); 2000]);
    }
    let run = page.model.puzzles.lab.run.as_ref().expect("a search");
    assert_eq!(run.gallery.len(), 60_000);
    // What is seen tells so, and how many there are.
    for words in [
        "1 to 24 of 60\u{202f}000",
        "I can show only 60\u{202f}000 boards. All are counted.",
        "285\u{202f}053",
    ] {
        assert!(page.text().contains(words), "{words}");
    }
}

#[test]
fn a_long_search_always_moves() {
    let mut page = Page::at(QUEENS);
    page.click("Find all solutions");
    // Before anything is told, the bar runs to and fro.
    assert!(page.values("max", "value").iter().all(|value| value != "0"));
    page.told(0, 0, false, Vec::new());
    assert!(page.text().contains("Steps so far 1\u{202f}240\u{202f}000"));
    page.told(92, 12, true, Vec::new());
    assert!(!page.text().contains("Steps so far"));
}

#[test]
fn a_solution_is_read_out_in_words() {
    let mut page = Page::at("?task=independence&size=4&pieces=4Q");
    page.search();
    page.speaks(Lang::Ru);
    page.click("Решение 1");
    assert!(page.text().contains("белый ферзь; "), "{}", page.text());
}

#[test]
fn an_opened_solution_shows_all_its_forms() {
    let mut page = Page::at(QUEENS);
    page.search();
    page.click("Solution 1");
    assert_eq!(page.effects.last(), Some(&Effect::FocusOn("opened")));
    let forms = |page: &Page| -> Vec<Solution> {
        let run = page.model.puzzles.lab.run.as_ref().expect("a search");
        let opened = run.gallery.opened.as_ref().expect("an opened solution");
        let seen = opened.forms[opened.form].clone();
        [vec![seen], opened.forms.clone()].concat()
    };
    let first = forms(&page)[0].clone();
    for turn in 1..8 {
        page.click("Turn");
        assert_ne!(forms(&page)[0], first, "turn {turn}");
    }
    page.click("Turn");
    assert_eq!(
        forms(&page)[0],
        first,
        "after eight turns it is the same again"
    );
    page.click("Form 3 of 8");
    assert_eq!(forms(&page)[0], forms(&page)[3]);
    page.click("Close");
    assert_eq!(page.effects.last(), Some(&Effect::FocusOn("gallery")));
    assert!(!page.text().contains("Turn"));
}

#[test]
fn the_link_can_be_copied() {
    let mut page = Page::at(QUEENS);
    page.click("Copy the link");
    let Some(Effect::CopyAddress { done, failed }) = page.effects.last().cloned() else {
        panic!("nothing is copied");
    };
    page.send(failed);
    assert!(page.said().contains("copy"), "{}", page.said());
    page.send(done);
    assert!(
        page.said().to_lowercase().contains("copied"),
        "{}",
        page.said()
    );
}
