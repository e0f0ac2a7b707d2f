//! A challenge by hand.

use super::Page;
use crate::app::puzzles::Desk;
use crate::app::{Effect, Event, Keep, PuzzlesMsg, Sound};
use crate::lessons::Profiles;
use crate::placement::{CHALLENGES, Cell, is_solution};

impl Page {
    fn desk(&self) -> &Desk {
        self.model
            .puzzles
            .desk
            .as_ref()
            .expect("a challenge is open")
    }

    fn placed(&self) -> String {
        let desk = self.desk();
        desk.placed.to_text(desk.problem.size())
    }

    fn marked(&self, mark: &str) -> String {
        self.values(mark, "data-cell").join(" ")
    }
}

/// After these taps at a challenge the coach says `sentence`.
fn check_said(challenge: &str, taps: &str, sentence: &str) {
    let mut page = Page::at(&format!("?at={challenge}"));
    page.tap(taps);
    assert_eq!(page.said(), sentence, "{challenge}: {taps}");
}

#[test]
fn the_coach_says_how_things_stand() {
    check_said("queens-4", "", "Place 4 queens. None may attack another.");
    check_said("queens-4", "b1", "All is calm. 3 pieces are left.");
    check_said("queens-4", "b1 d2 a3", "All is calm. 1 piece is left.");
    check_said(
        "queens-4",
        "b1 b4",
        "The piece on B4 attacks the one on B1. Try another square.",
    );
    check_said("queens-4", "b1 b1", "All is calm. 4 pieces are left.");
    check_said(
        "rooks-guard-4",
        "a1",
        "3 pieces are left. 9 squares are not attacked.",
    );
    check_said(
        "armies-4",
        "",
        "White: 2 queens. Black: 2 queens. They may not attack each other.",
    );
    check_said(
        "armies-4",
        "a1 a2 d4",
        "The piece on D4 attacks the one on A1. Try another square.",
    );
}

#[test]
fn an_attack_without_answer_has_its_line_too() {
    for (rook, knight) in [("a1", "a3"), ("a3", "a1")] {
        let mut page = Page::at("?at=mixed-4");
        page.use_where("value", "R", Event::Change);
        page.tap(rook);
        page.use_where("value", "N", Event::Change);
        page.tap(knight);
        assert_eq!(page.values("x1", "x1"), ["1"], "{rook} attacks {knight}");
    }
}

#[test]
fn a_conflict_is_a_line_and_two_rings() {
    let mut page = Page::at("?at=queens-4");
    page.tap("a1 c3");
    assert_eq!(page.marked("data-conflict"), "c3 a1");
    assert_eq!(
        page.values("x1", "x1"),
        ["5"],
        "each attacks the other, on one line"
    );
    assert!(page.effects.contains(&Effect::Sound(Sound::Refused)));
    page.tap("c3");
    assert_eq!(page.marked("data-conflict"), "");
    assert!(page.values("x1", "x1").is_empty());
}

#[test]
fn attacked_cells_are_marked_until_that_is_unwanted() {
    let mut page = Page::at("?at=rooks-3");
    page.tap("a1");
    assert_eq!(page.marked("data-attacked"), "a3 a2 b1 c1");
    page.click("Attacks");
    assert_eq!(page.marked("data-attacked"), "");
}

#[test]
fn a_solution_is_praised_collected_and_kept() {
    let mut page = Page::at("?at=queens-5");
    page.tap("a1 c2 e3 b4 d5");
    assert_eq!(page.said(), "Solved! You have found 1 of 2.");
    assert_eq!(page.marked("data-attacked"), "", "a solved board is calm");
    let children = &page.model.profiles;
    assert_eq!(children.current().stars("puzzle-queens-5"), 2);
    let saved = page.effects.iter().find_map(|effect| match effect {
        Effect::Keep(Keep::Progress(profiles)) => Some(Profiles::clone(profiles)),
        _ => None,
    });
    assert_eq!(saved.as_ref(), Some(children));

    page.click("Find another");
    assert_eq!(page.placed(), "");
    page.tap("a1 d2 b3 e4 c5");
    assert_eq!(
        page.said(),
        "Solved! You had this one, only turned or mirrored. Found: 1 of 2."
    );
    page.click("Find another");
    page.tap("b1 e2 c3 a4 d5");
    assert_eq!(page.said(), "Solved! You have found 2 of 2.");
    let child = page.model.profiles.current();
    assert_eq!(child.stars("puzzle-queens-5"), 3, "that is all of them");
    assert!(!page.text().contains("Find another"));
}

#[test]
fn an_only_solution_leads_on() {
    let mut page = Page::at("?at=queens-4");
    page.tap("b1 d2 a3 c4");
    assert_eq!(page.said(), "Solved! This is the only solution.");
    assert!(page.text().contains("Next puzzle"));
    assert!(!page.text().contains("Find another"));
}

#[test]
fn each_child_has_a_shelf_of_its_own() {
    let mut page = Page::at("?at=queens-5");
    page.tap("a1 c2 e3 b4 d5");
    assert!(page.text().contains("1 of 2 found"));
    assert_eq!(page.count("data-empty", ""), 1, "a place for the other");
    page.model.profiles.add("Mia");
    assert!(page.text().contains("0 of 2 found"));
    assert_eq!(page.count("data-empty", ""), 2);
}

#[test]
fn hints_lead_to_a_solution_of_every_challenge() {
    for challenge in &CHALLENGES {
        let mut page = Page::at(&format!("?at={}", challenge.id));
        for _ in 0..20 {
            page.click("Hint");
            let hinted = page.marked("data-hint");
            if hinted.is_empty() {
                break;
            }
            page.tap(&hinted);
        }
        let desk = page.desk();
        assert!(
            is_solution(&desk.problem, &desk.placed),
            "{}: {}",
            challenge.id,
            page.said()
        );
        let stars = page.model.profiles.current();
        assert_eq!(stars.puzzle_stars(challenge), 1);
    }
}

#[test]
fn check_and_hint_know_a_dead_end() {
    let mut page = Page::at("?at=queens-4");
    page.tap("b1");
    page.click("Check");
    assert_eq!(page.said(), "Good so far! You can still solve it.");
    page.tap("b1 a1");
    for help in ["Check", "Hint"] {
        page.click(help);
        assert_eq!(
            page.said(),
            "From here it can't be solved. Take a piece away."
        );
    }
    page.tap("a2");
    page.click("Check");
    assert_eq!(
        page.said(),
        "The piece on A2 attacks the one on A1. Try another square."
    );
}

#[test]
fn a_hint_names_piece_and_square() {
    let mut page = Page::at("?at=queens-4");
    page.tap("b1 d2 a3");
    page.click("Hint");
    assert_eq!(page.said(), "Try this: white queen to C4.");
}

#[test]
fn advice_that_comes_too_late_is_not_given() {
    let mut page = Page::at("?at=queens-4");
    page.tap("b1");
    page.does(PuzzlesMsg::Advised("dead-end".to_owned()));
    assert!(!page.said().contains("can't be solved"), "nobody asked");
}

#[test]
fn changes_are_taken_back_one_by_one() {
    let mut page = Page::at("?at=queens-4");
    page.tap("b1 d2");
    page.click("Clear");
    assert_eq!(page.placed(), "");
    page.click("Take back");
    assert_eq!(page.placed(), "Qd2-Qb1");
    page.click("Take back");
    page.click("Take back");
    page.click("Take back");
    assert_eq!(page.placed(), "");
}

#[test]
fn taking_back_into_a_solution_is_solved_again() {
    let mut page = Page::at("?at=queens-4");
    page.tap("b1 d2 a3 c4 c4");
    page.click("Take back");
    assert!(page.said().contains("Solved again!"));
    page.click("Check");
    assert!(page.said().contains("Solved again!"));
}

#[test]
fn an_empty_hand_takes_the_next_piece() {
    let mut page = Page::at("?at=armies-4");
    page.tap("a1 a2 c4");
    assert_eq!(page.placed(), "qc4-Qa2-Qa1");
    page.use_where("value", "Q", Event::Change);
    page.tap("d4");
    assert_eq!(page.placed(), "qc4-qd4-Qa2-Qa1", "no white queen is left");
    page.tap("d1");
    assert_eq!(
        page.said(),
        "All pieces are on the board. Tap one to take it back."
    );
}

#[test]
fn keys_walk_over_the_board_and_stop_at_its_edge() {
    let mut page = Page::at("?at=queens-4");
    let reachable = |page: &Page| page.values("data-focus", "data-cell").join(" ");
    assert_eq!(reachable(&page), "a1");
    for (key, cell) in [
        ("ArrowUp", "a2"),
        ("ArrowRight", "b2"),
        ("End", "d2"),
        ("ArrowRight", "d2"),
        ("PageUp", "d4"),
        ("ArrowLeft", "c4"),
        ("ArrowDown", "c3"),
        ("Home", "a3"),
        ("PageDown", "a1"),
    ] {
        page.press(key);
        assert_eq!(reachable(&page), cell, "{key}");
        assert_eq!(page.effects.last(), Some(&Effect::FocusOn("cell")));
    }
    // The heading is there for those who come, not for Tab.
    assert_eq!(page.values("data-focus", "tabindex"), ["-1", "0"]);
}

#[test]
fn cells_tell_what_is_on_them() {
    let mut page = Page::at("?at=queens-4");
    page.tap("a1 c3");
    let names = page.values("data-cell", "aria-label");
    assert_eq!(names[0], "A4, attacked");
    assert_eq!(names[12], "A1, white queen, in conflict, attacked");
}

#[test]
fn a_challenge_keeps_its_pieces_while_the_child_is_elsewhere() {
    let mut page = Page::at("?at=queens-4");
    page.tap("b1");
    page.go("");
    page.go("?at=queens-4");
    assert_eq!(page.placed(), "Qb1");
    page.go("?at=queens-5");
    assert_eq!(page.placed(), "");
}

#[test]
fn a_cell_of_a_larger_board_is_no_place_for_a_piece() {
    let mut page = Page::at("?at=rooks-3");
    page.does(PuzzlesMsg::Cell(Cell::new(42)));
    assert_eq!(page.placed(), "");
}

#[test]
fn nothing_happens_without_a_challenge() {
    let mut page = Page::at("");
    page.effects.clear();
    page.does(PuzzlesMsg::Hint);
    page.does(PuzzlesMsg::Undo);
    assert!(page.effects.is_empty());
}

#[test]
fn the_shelf_shows_a_solution_as_it_was_placed() {
    let mut page = Page::at("?at=rooks-3");
    page.tap("a1 b2 c3");
    let places = |page: &Page| {
        let rows = page.values("data-row", "data-row");
        let columns = page.values("data-column", "data-column");
        let both = rows.iter().zip(&columns);
        both.map(|(row, column)| format!("{row}{column}"))
            .collect::<Vec<_>>()
    };
    // From the top left: a1 is in the third row and the first column.
    let placed = ["13", "22", "31"];
    let mut seen = places(&page);
    seen.sort();
    assert_eq!(seen, placed);
    // The same solution turned is recognised, and changes nothing.
    page.does(PuzzlesMsg::Clear);
    page.tap("a3 b2 c1");
    assert!(page.said().contains("You had this one"), "{}", page.said());
    let mut seen = places(&page);
    seen.sort();
    assert_eq!(seen, placed);
}

#[test]
fn any_problem_of_the_laboratory_can_be_solved_by_hand() {
    let mut page = Page::at("?task=independence&size=5&pieces=2Q");
    let links = page.values("href", "href");
    let by_hand = "#/puzzles?at=&task=independence&size=5&pieces=2Q";
    assert!(links.iter().any(|link| link == by_hand), "{links:?}");
    page.go("?at=&task=independence&size=5&pieces=2Q");
    assert_eq!(page.said(), "Place 2 queens. None may attack another.");
    let back = page.values("href", "href");
    assert_eq!(
        back.first().map(String::as_str),
        Some("#/puzzles?task=independence&size=5&pieces=2Q")
    );
    page.click("Hint");
    assert!(page.said().starts_with("Try this"), "{}", page.said());
    page.tap("a1 b3");
    assert_eq!(page.said(), "Solved! All by hand.");
    page.click("Find another");
    assert_eq!(page.placed(), "");
    assert_eq!(page.effects.last(), Some(&Effect::FocusOn("cell")));
    assert_eq!(page.model.profiles, Profiles::default(), "no stars");
}

#[test]
fn a_challenge_by_another_way_is_the_challenge() {
    let mut page = Page::at("?at=&task=independence&size=4&pieces=4Q");
    page.tap("b1 d2 a3 c4");
    assert_eq!(page.said(), "Solved! This is the only solution.");
    let page = Page::at("?at=&task=bogus");
    assert_eq!(page.said(), "I don't know the task in this link.");
}
