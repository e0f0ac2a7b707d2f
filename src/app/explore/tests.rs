//! What a reader sees and can do on the Explore screen, without a browser.

use super::{Doing, ExploreMsg, List, Tool};
use crate::app::board::BoardKey;
use crate::app::visitor::Visitor;
use crate::app::{BoardMsg, Effect, Keep, Msg, scene};
use crate::rules::{Color, Kind, Piece, Square};

/// The Explore screen.
type Page = Visitor<Exploring>;

struct Exploring;

impl Page {
    /// The screen with this position, by a link.
    fn of(fen: &str) -> Self {
        let hash = format!("#/explore?fen={}", fen.replace(' ', "_"));
        Self::come_to(&hash)
    }

    fn explore(&mut self, msg: ExploreMsg) {
        self.send(Msg::Explore(msg));
    }

    fn fen(&self) -> String {
        self.model.explore.position.to_fen()
    }
}

const ROOK: &str = "4k3/8/8/8/3P4/8/8/3R1nK1 w - - 0 1";

/// After these taps with this list, the page says this and marks these squares.
fn check(fen: &str, list: List, taps: &str, said: &str, marks: &[&str]) {
    let mut page = Page::of(fen);
    page.explore(ExploreMsg::Show(list));
    page.tap(taps);
    assert_eq!(page.said(), said);
    assert_eq!(page.marks(), marks, "{list:?}");
    assert!(scene(&page.model, 1e9).is_some());
}

#[test]
fn formulas_come_with_the_numbers() {
    let mut page = Page::of(ROOK);
    page.tap("d1");
    assert!(!page.text().contains("Δi"), "{}", page.text());
    page.explore(ExploreMsg::Indices);
    assert!(page.text().contains("Δi"), "{}", page.text());
}

#[test]
fn each_list_has_its_squares() {
    check(
        ROOK,
        List::Captures,
        "d1",
        "D1: white rook. It can take 1 piece.",
        &["d1 Selected", "f1 Capture"],
    );
    check(
        ROOK,
        List::Quiet,
        "d1",
        "D1: white rook. It can go to 6 empty squares.",
        &[
            "a1 Quiet",
            "b1 Quiet",
            "c1 Quiet",
            "d1 Selected",
            "d2 Quiet",
            "d3 Quiet",
            "e1 Quiet",
        ],
    );
    check(
        ROOK,
        List::Attacks,
        "g1",
        "G1: white king. It attacks 5 squares.",
        &[
            "f1 Attacked",
            "f2 Attacked",
            "g1 Selected",
            "g2 Attacked",
            "h1 Attacked",
            "h2 Attacked",
        ],
    );
    check(
        "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1",
        List::Legal,
        "e2",
        "E2: white knight. It can't move now.",
        &["e2 Selected"],
    );
}

#[test]
fn directions_are_lit_one_by_one() {
    let mut page = Page::of(ROOK);
    page.explore(ExploreMsg::Show(List::Reach));
    page.tap("d1");
    assert_eq!(
        page.said(),
        "D1: white rook. On an empty board it goes in 3 directions."
    );
    for number in 1..=3 {
        page.explore(ExploreMsg::NextDirection);
        assert_eq!(
            page.said(),
            format!("D1: white rook. Direction {number} of 3.")
        );
    }
    page.explore(ExploreMsg::NextDirection);
    assert!(page.said().ends_with("3 directions."));
}

#[test]
fn a_square_it_can_not_go_to_says_why() {
    check(
        ROOK,
        List::Legal,
        "d1 d7",
        "The way is blocked: a pawn stands on D4.",
        &["d1 Selected", "d4 Refused"],
    );
    check(
        ROOK,
        List::Captures,
        "d1 d3",
        "It can go to D3, but I am showing something else now.",
        &["d1 Selected", "d3 Hint"],
    );
}

#[test]
fn attackers_are_named() {
    let mut page = Page::of(ROOK);
    page.explore(ExploreMsg::Do(Doing::Attackers));
    page.tap("f1");
    assert_eq!(
        page.said(),
        "Who attacks F1? White: rook D1, king G1. Black: nobody."
    );
    assert_eq!(page.model.explore.shown().arrows.len(), 2);
}

#[test]
fn pieces_are_put_taken_away_and_undone() {
    let mut page = Page::of("8/8/8/8/8/8/8/8 w - - 0 1");
    page.explore(ExploreMsg::Do(Doing::SetUp));
    let king = Piece::new(Color::White, Kind::King);
    page.explore(ExploreMsg::Take(Tool::Put(king)));
    page.tap("e1 g1");
    assert_eq!(page.fen(), "8/8/8/8/8/8/8/6K1 w - - 0 1", "one king only");
    page.explore(ExploreMsg::Take(Tool::Erase));
    page.tap("g1");
    assert_eq!(page.fen(), "8/8/8/8/8/8/8/8 w - - 0 1");
    page.explore(ExploreMsg::Undo);
    page.explore(ExploreMsg::Undo);
    assert_eq!(page.fen(), "8/8/8/8/8/8/8/4K3 w - - 0 1");
    page.lift('p');
    page.let_go(Some(Square::C5));
    assert_eq!(page.fen(), "8/8/8/2p5/8/8/8/4K3 w - - 0 1");
    page.lift('p');
    page.let_go(None);
    assert_eq!(page.fen(), "8/8/8/2p5/8/8/8/4K3 w - - 0 1");
}

#[test]
fn the_pencil_draws_arrows_and_circles_and_wipes_them() {
    let mut page = Page::of(ROOK);
    page.explore(ExploreMsg::Pencil);
    page.tap("d1 d8");
    assert_eq!(page.said(), "An arrow from D1 to D8.");
    page.tap("a5 a5");
    assert_eq!(page.said(), "A circle around A5.");
    assert_eq!(page.marks(), ["a5 Circled"]);
    assert_eq!(page.model.explore.shown().arrows.len(), 1);
    assert_eq!(page.fen(), ROOK, "nothing has moved");
    page.tap("d1 d8");
    assert_eq!(page.said(), "It is wiped away.");
    assert_eq!(page.model.explore.shown().arrows, []);
    page.explore(ExploreMsg::Pencil);
    assert_eq!(page.marks(), ["a5 Circled"], "it stays without the pencil");
    page.explore(ExploreMsg::Pencil);
    page.press("Wipe it all");
    assert_eq!(page.marks(), [] as [&str; 0]);
}

#[test]
fn a_link_has_what_was_drawn() {
    let mut page = Page::of(ROOK);
    page.explore(ExploreMsg::Pencil);
    page.tap("d1 d8 a5 a5");
    let Some(Effect::ShowAddress(address)) = page.effects.last() else {
        panic!("{:?}", page.effects);
    };
    assert!(address.ends_with("&draw=d1d8a5a5"), "{address}");
    let other = Page::come_to(address);
    assert_eq!(other.marks(), ["a5 Circled"]);
    assert_eq!(other.model.explore.shown().arrows.len(), 1);
    for odd in ["x", "e2", "e2e9", "é2e4", "e2e4\u{0}"] {
        let page = Page::come_to(&format!("{}{odd}", address.replace("d1d8a5a5", "")));
        assert!(page.model.explore.drawing.len() <= 1, "{odd}");
    }
}

#[test]
fn a_position_goes_to_the_table() {
    let page = Page::of(ROOK);
    let fen = ROOK.replace(' ', "_");
    let link = format!("#/play?fen={fen}");
    assert!(page.addresses().contains(&link), "{:?}", page.addresses());
    let bare = Page::of("8/8/8/8/8/8/8/4K3 w - - 0 1");
    assert!(!bare.addresses().iter().any(|to| to.contains("#/play?")));
}

#[test]
fn a_drawing_goes_with_its_position_and_escape_draws_nothing() {
    let mut page = Page::of(ROOK);
    page.explore(ExploreMsg::Pencil);
    page.tap("a5");
    page.send(Msg::Board(BoardMsg::Key(BoardKey::Escape)));
    assert_eq!(page.marks(), [] as [&str; 0]);
    for key in [BoardKey::Enter, BoardKey::Enter] {
        page.send(Msg::Board(BoardMsg::Key(key)));
    }
    assert_eq!(page.marks(), ["a5 Circled"], "keys draw as well");
    page.explore(ExploreMsg::Start);
    assert_eq!(page.marks(), [] as [&str; 0]);
}

#[test]
fn every_change_is_kept_and_in_the_address() {
    let mut page = Page::of("8/8/8/8/8/8/8/8 w - - 0 1");
    page.effects.clear();
    page.explore(ExploreMsg::Start);
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let address = format!("#/explore?fen={}", fen.replace(' ', "_"));
    assert!(page.effects.contains(&Effect::ShowAddress(address)));
    assert!(
        page.effects
            .contains(&Effect::Keep(Keep::Explored(fen.to_owned())))
    );
}

#[test]
fn a_bad_link_shows_the_start_and_says_what_is_wrong() {
    for bad in ["", "8/8", "%", "%ff", "\u{0}", "kk6/8/8/8/8/8/8/8 w"] {
        let page = Page::of(bad);
        assert!(page.said().starts_with("This link has a mistake"), "{bad}");
        assert!(page.fen().starts_with("rnbqkbnr/"), "{bad}");
    }
}

#[test]
fn a_typed_position_that_is_wrong_changes_nothing() {
    let mut page = Page::of(ROOK);
    page.explore(ExploreMsg::Typed("8/8/8/8/8/8/8/X7 w - - 0 1".to_owned()));
    page.explore(ExploreMsg::ReadTyped);
    assert!(
        page.said().contains("\"X\" is no piece."),
        "{}",
        page.said()
    );
    assert_eq!(page.fen(), ROOK);
}

#[test]
fn the_turn_changes_what_is_legal() {
    let mut page = Page::of(ROOK);
    page.tap("f1");
    assert_eq!(
        page.said(),
        "F1: black knight. White moves now. The knight on F1 has to wait."
    );
    page.explore(ExploreMsg::ToMove(Color::Black));
    assert!(page.said().starts_with("F1: black knight. It can go to"));
}
