//! Exercises that are solved by moves.

use super::*;
use crate::lessons::{Aim, Collect, Goal};
use crate::rules::{Kind, SquareSet};

fn stars(squares: &[Square]) -> Task {
    Task::Collect(Collect {
        stars: squares.iter().copied().collect(),
        ..Collect::default()
    })
}

fn mate() -> Page {
    let task = Task::Play {
        aim: Aim::Mate,
        moves: 1,
    };
    Page::with_reply(task, "6k1/5ppp/8/8/8/8/8/R5K1 w - -", Reply::Best)
}

#[test]
fn stars_are_taken_by_taps_drags_and_keys() {
    let mut page = Page::with(
        stars(&[Square::A8, Square::H8, Square::H1]),
        "8/8/8/8/8/8/8/R7 w - -",
    );
    assert!(page.has_mark("a8 Goal"));
    page.tap("a1");
    assert!(page.has_mark("a8 Quiet"));
    page.tap("a8");
    assert!(!page.has_mark("a8 Goal"));
    page.drag("a8 h8");
    page.keys("h8 h1");
    assert!(page.stars() > 0);
    assert!(page.saved().contains("rook-trial"));
}

#[test]
fn what_the_rules_forbid_is_refused_with_its_reason_and_costs_nothing() {
    let mut page = Page::with(stars(&[Square::A8]), "8/8/8/8/8/8/8/R7 w - -");
    page.drag("a1 b2");
    assert_eq!(
        page.said(),
        "The rook can't go diagonally to B2. It goes only straight."
    );
    assert!(page.has_mark("b2 Refused"));
    assert_eq!(page.seen("a1"), Some('R'));
    page.tap("a8");
    assert_eq!(page.stars(), 3);
}

#[test]
fn a_tap_on_nobody_says_so() {
    let mut page = Page::with(stars(&[Square::A8]), "8/8/8/8/8/8/8/R7 w - -");
    page.tap("e5");
    assert_eq!(page.said(), "E5 is empty. Nobody can move from there.");
}

#[test]
fn an_enemy_that_is_tapped_shows_where_it_strikes() {
    let mut page = mate();
    page.tap("g7");
    assert!(page.has_mark("f6 Attacked") && page.has_mark("h6 Attacked"));
    assert!(!page.has_mark("g6 Attacked"), "a pawn strikes sideways");
    page.tap("a1");
    assert!(!page.has_mark("f6 Attacked"));
}

#[test]
fn whoever_taps_the_star_is_told_to_tap_the_piece_first() {
    let fen = "8/8/8/8/8/8/8/R7 w - -";
    let mut page = Page::with(stars(&[Square::A8, Square::H5]), fen).in_motion();
    for goal in ["a8", "h5", "c1"] {
        page.tap(goal);
        assert_eq!(page.said(), "Tap your rook first.", "{goal}");
        assert!(page.has_mark("a1 Hint"));
        assert_eq!(page.board().motion.wiggles, Some(Square::A1));
        assert!(!page.has_mark(&format!("{goal} Refused")));
    }
    page.tap("a1 a8");
    assert_eq!(page.seen("a8"), Some('R'));
}

#[test]
fn with_several_pieces_nobody_says_which_one_is_meant() {
    let fen = "8/8/8/8/8/8/8/RN6 w - -";
    let mut page = Page::with(stars(&[Square::A8]), fen);
    page.tap("a8");
    assert_eq!(page.said(), "A8 is empty. Nobody can move from there.");
}

#[test]
fn stepping_into_danger_shows_who_attacks() {
    let task = Task::Collect(Collect {
        stars: SquareSet::of(Square::H8),
        safely: true,
        ..Collect::default()
    });
    let mut page = Page::with(task, "8/8/1b6/8/8/8/8/R7 w - -");
    page.tap("a1 a5");
    assert!(page.has_mark("b6 Checker") && page.has_mark("a5 Refused"));
    assert_eq!(page.arrows(), ["b6 a5 Attack"]);
    page.tap("e4");
    assert_eq!(page.seen("a1"), Some('R'), "the next touch takes it back");
    assert!(page.has_mark("a1 Selected"), "and it is in the hand");
}

#[test]
fn a_wrong_move_is_answered_after_a_moment_and_goes_back() {
    let mut page = mate();
    page.tap("a1 a7");
    assert_eq!((page.seen("a7"), page.stars()), (Some('R'), 0));
    assert_eq!(
        view(&page.model)
            .body
            .descendants()
            .iter()
            .filter(|e| e.get("data-mood") == Some("no"))
            .count(),
        1
    );
    page.press("Take back");
    assert_eq!(page.seen("a1"), Some('R'));
    page.tap("a1 a8");
    assert_eq!(page.stars(), 2);
}

#[test]
fn two_children_play_a_small_game() {
    let goals = Task::Game {
        white: Goal::Promote,
        black: Goal::Promote,
    };
    let mut page = Page::with(goals, "8/p6P/8/8/8/8/8/8 b - -");
    assert_eq!(page.board().side, crate::app::board::Side::Black);
    page.tap("a7 a5");
    page.tap("h7 h8");
    assert!(page.at_work().board.choosing.is_some());
    page.press("Queen");
    assert!(page.at_work().attempt().is_done());
}

#[test]
fn the_coach_marks_what_is_in_danger_in_a_game() {
    let goals = Task::Game {
        white: Goal::Mate,
        black: Goal::Mate,
    };
    let page = Page::with(goals, "k7/8/8/3r4/8/3N4/8/K7 w - -");
    assert!(page.has_mark("d3 Attacked"));
}

#[test]
fn a_pawn_asks_what_it_becomes_and_can_go_back() {
    let task = Task::Play {
        aim: Aim::PromoteTo(Kind::Knight),
        moves: 1,
    };
    let mut page = Page::with(task, "8/P7/8/8/8/8/8/8 w - -");
    page.tap("a7 a8");
    assert!(page.effects.contains(&Effect::FocusOn("promotion")));
    assert_eq!(page.seen("a8"), Some('P'));
    page.lesson(LessonMsg::Promote(None));
    assert_eq!(page.seen("a7"), Some('P'));
    page.tap("a7 a8");
    page.press("Knight");
    assert_eq!((page.seen("a8"), page.stars()), (Some('N'), 3));
}

#[test]
fn a_king_castles_also_by_his_rook() {
    let task = Task::Play {
        aim: Aim::Castle(None),
        moves: 1,
    };
    let mut page = Page::with(task, "4k3/8/8/8/8/8/8/4K2R w K -");
    page.tap("e1 h1");
    assert_eq!((page.seen("g1"), page.seen("f1")), (Some('K'), Some('R')));
}

#[test]
fn moves_are_shown_and_repeated() {
    let start = position("8/8/8/8/8/8/8/R7 w - -");
    let first = start.legal_move(Square::A1, Square::A8, None).unwrap();
    let mut page = Page::with(Task::Replay(vec![first]), "8/8/8/8/8/8/8/R7 w - -");
    assert_eq!(page.arrows(), ["a1 a8 Hint"]);
    page.tap("a1 a7");
    assert_eq!(page.seen("a1"), Some('R'));
    page.tap("a1 a8");
    assert!(page.at_work().attempt().is_done());
}

#[test]
fn a_small_game_says_who_plays_and_how_the_other_side_wins() {
    let page = Page::at("bishop/26");
    assert_eq!(
        page.said(),
        "For two players. Two bishops against four pawns. \
         Black wins by bringing a pawn to the last row."
    );
}
