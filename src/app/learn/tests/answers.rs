//! Tapping squares and choosing answers.

use super::*;
use crate::app::PointerEvent;
use crate::lessons::{Asked, Question};

fn knight() -> Page {
    let asked = Asked::Moves(Square::A1);
    Page::with(Task::Tap(asked), "8/8/8/8/8/8/2P5/N7 w - -")
}

#[test]
fn what_is_found_gets_a_tick_and_the_last_one_is_the_end() {
    let mut page = Page::with(
        Task::Tap(Asked::Moves(Square::A1)),
        "8/8/8/8/8/8/8/N7 w - -",
    );
    assert_eq!(page.marks(), ["a1 Selected"]);
    page.tap("b3");
    assert!(page.has_mark("b3 Found"));
    page.keys("c2");
    assert_eq!(page.stars(), 3);
    assert!(page.text().contains("More like this"));
}

#[test]
fn what_is_done_needs_no_tools_but_can_be_done_again() {
    let mut page = Page::with(Task::Tap(Asked::Named(Square::B2)), "8/8/8/8/8/8/8/8 w - -");
    assert!(page.text().contains("Hint"));
    page.tap("b2");
    assert!(!page.text().contains("Hint"));
    page.press("Again");
    assert!(!page.at_work().attempt().is_done());
    assert!(page.text().contains("Hint"));
}

#[test]
fn a_wrong_square_says_and_shows_why() {
    let mut page = knight();
    page.tap("c2");
    assert!(page.said().contains("C2"), "{}", page.said());
    assert!(page.has_mark("c2 Refused"));
    page.tap("b3");
    assert!(
        !page.has_mark("c2 Refused"),
        "the next answer clears the board"
    );
    assert_eq!(page.stars(), 2);
}

#[test]
fn a_square_that_is_found_can_be_taken_back() {
    let mut page = Page::with(Task::Tap(Asked::Corners(None)), "8/8/8/8/8/8/8/8 w - -");
    page.tap("a1");
    page.press("Take back");
    assert!(!page.has_mark("a1 Found"));
}

/// Slides a finger over squares, from the middle of one to that of the next.
fn slide(page: &mut Page, squares: &str) {
    let side = page.board().side;
    let mut places = squares
        .split_whitespace()
        .map(|at| side.center_of(square(at)));
    let (pointer, touch, unit, tray) = (1, true, 45.0, None);
    let mut at = places.next().expect("a square to begin with");
    page.point(PointerEvent::Down {
        pointer,
        at,
        touch,
        unit,
        tray,
    });
    for next in places {
        at = next;
        page.point(PointerEvent::Move { pointer, at });
    }
    page.point(PointerEvent::Up { pointer, at });
}

fn rook() -> Page {
    let task = Task::Tap(Asked::Moves(Square::D4));
    Page::with(task, "8/8/8/8/3R4/8/8/8 w - -")
}

#[test]
fn squares_are_painted_with_a_finger_in_one_stroke_each() {
    let mut page = rook();
    slide(&mut page, "a4 h4");
    assert_eq!(page.at_work().attempt().found().len(), 7, "{}", page.said());
    slide(&mut page, "d8 d1");
    assert_eq!(page.stars(), 3);
}

#[test]
fn a_stroke_ends_at_the_first_square_that_is_wrong() {
    let mut page = rook();
    slide(&mut page, "c4 c6 d6 d8");
    let attempt = page.at_work().attempt();
    assert_eq!((attempt.found().len(), attempt.mistakes), (1, 1));
    assert!(page.has_mark("c5 Refused"));
    slide(&mut page, "d8 d5");
    assert_eq!(page.at_work().attempt().found().len(), 5);
}

#[test]
fn the_piece_itself_costs_nothing() {
    let mut page = rook();
    page.tap("d4");
    assert!(page.said().starts_with("The rook is on D4 already."));
    assert_eq!(page.at_work().attempt().mistakes, 0);
}

#[test]
fn a_question_marks_what_it_is_about_and_takes_one_answer() {
    let question = Question::Shade(Square::E4);
    let mut page = Page::with(Task::Choose(question), "8/8/8/8/8/8/8/8 w - -");
    assert_eq!(page.marks(), ["e4 Selected"]);
    page.press("Dark");
    assert_eq!(page.stars(), 0);
    assert_eq!(
        find(&view(&page.model).body, "data-state", "wrong").text(),
        "Dark"
    );
    page.press("Light");
    assert_eq!(page.stars(), 2);
    assert!(!page.text().contains("Dark"), "nothing is left to choose");
}

#[test]
fn a_question_about_check_does_not_give_it_away() {
    let fen = "4k3/8/8/8/8/8/4r3/4K3 w - -";
    let mut page = Page::with(Task::Choose(Question::IsCheck), fen);
    assert!(page.marks().is_empty());
    page.press("Yes");
    assert!(page.has_mark("e1 Check"), "afterwards it is shown");
}

#[test]
fn how_far_shows_the_piece_and_its_star() {
    let question = Question::HowFar(Square::B1, Square::C3);
    let page = Page::with(Task::Choose(question), "8/8/8/8/8/8/8/1N6 w - -");
    assert_eq!(page.marks(), ["b1 Selected", "c3 Goal"]);
}

#[test]
fn one_of_three_arrows_is_a_mistake() {
    let mut page = Page::at("opening/9");
    assert_eq!(page.arrows(), ["f1 c4 Trail", "b1 c3 Trail", "f3 e5 Trail"]);
    page.press("Knight to C3");
    assert!(
        page.arrows().contains(&"c6 e5 Attack".to_owned()),
        "who punishes it"
    );
    page.press("Knight to E5");
    assert_eq!(page.stars(), 2);
}

#[test]
fn a_move_is_written_by_keys() {
    let mut page = Page::at("notation/13");
    assert_eq!(page.arrows(), ["h5 f7 Trail"]);
    page.press("K");
    assert_eq!(page.said(), "Not quite. Who moves? A pawn has no letter.");
    page.press("Q");
    page.press("x");
    assert!(page.said().contains("Qx… To which column does it go?"));
    for key in ["f", "7", "#"] {
        page.press(key);
    }
    assert!(page.said().starts_with("It is written Qxf7#."));
    assert_eq!(page.stars(), 2);
}

#[test]
fn written_moves_are_played_without_an_arrow() {
    let mut page = Page::at("notation/14");
    assert!(page.arrows().is_empty());
    assert!(page.said().ends_with("Now: 1.\u{a0}f3"));
    page.tap("d2 d4");
    assert!(page.said().starts_with("Read again"));
    assert!(page.arrows().is_empty(), "that would be the answer");
    page.tap("f2 f3");
    assert!(page.said().ends_with("Now: 1…\u{a0}e5"));
}

#[test]
fn the_first_moves_are_counted_off() {
    let mut page = Page::at("opening/21");
    assert!(
        page.said()
            .ends_with("move a centre pawn, bring 3 pieces out, castle.")
    );
    page.tap("e2 e4");
    assert!(
        page.said()
            .ends_with("Still to do: bring 3 pieces out, castle.")
    );
}

#[test]
fn whoever_sees_a_taking_en_passant_that_is_none_is_told_and_shown_why() {
    for (name, reason, mark) in [
        (
            "one-step",
            "The pawn on C5 did not jump just now.",
            "c5 Hint",
        ),
        (
            "not-a-pawn",
            "Only a pawn can be taken en passant.",
            "d3 Refused",
        ),
        (
            "naked-king",
            "Then the rook on H5 attacks your king.",
            "a5 Check",
        ),
    ] {
        let mut page = Page::at(&address(&format!("passing-{name}")));
        page.press("Yes");
        assert!(page.said().ends_with(reason), "{name}: {}", page.said());
        assert!(page.has_mark(mark), "{name}: {:?}", page.marks());
        assert!(!page.arrows().is_empty(), "{name}");
    }
}

#[test]
fn who_takes_back_and_who_stands_between_is_drawn() {
    let mut page = Page::at(&address("attack-free-food"));
    page.tap("d6");
    assert_eq!(page.arrows(), ["c7 d6 Attack"], "{}", page.said());
    let mut page = Page::at(&address("attack-behind"));
    page.tap("g7");
    assert!(page.has_mark("e5 Hint"), "{}", page.said());
}

#[test]
fn answers_have_pictures_for_those_who_do_not_read() {
    let pictures = |question: Question, fen: &str| {
        let page = Page::with(Task::Choose(question), fen);
        let body = view(&page.model).body;
        let all = body.descendants();
        let buttons = all.iter().filter(|e| e.get("class") == Some("answer"));
        let drawn = buttons.map(|button| {
            let mut figure = button.descendants().into_iter();
            let piece = figure.find_map(|e| e.get("data-piece"));
            piece.or(button.get("data-sign")).unwrap_or("").to_owned()
        });
        drawn.collect::<Vec<_>>()
    };
    let bare = "8/8/8/8/8/8/8/8 w - -";
    let shades = pictures(Question::Shade(Square::E4), bare);
    assert_eq!(shades, ["light", "dark"]);
    let check = pictures(Question::IsCheck, "4k3/8/8/8/8/8/4r3/4K3 w - -");
    assert_eq!(check, ["yes", "no"]);
    let richer = pictures(Question::Richer, "4k3/8/8/8/8/8/4r3/4K3 w - -");
    assert_eq!(richer[..2], ["wk", "bk"]);
}

#[test]
fn the_secret_code_ends_with_the_formulas_of_all_six_pieces() {
    let mut page = Page::at(&address("secret-table"));
    assert!(!page.text().contains("Δi"));
    page.press("King, knight and pawn");
    let text = page.text();
    for piece in ["King", "Queen", "Rook", "Bishop", "Knight", "Pawn"] {
        assert!(text.contains(&format!("{piece}: ")), "{piece} in {text}");
    }
    assert!(text.contains("(2, 1)"), "{text}");
}

/// Where the exercise with this name is.
fn address(id: &str) -> String {
    let place = Place::named(id).unwrap();
    format!("{}/{}", place.unit.id, place.number)
}
