//! Watching how a piece moves.

use super::*;
use crate::app::learn::lesson::{Seen, WalkMsg};

const ROOK: &str = "8/8/8/8/3R4/8/8/8 w - -";

fn rook() -> Page {
    Page::with(Task::Walk(Square::D4), ROOK)
}

#[test]
fn numbers_are_seen_from_the_beginning_where_they_are_what_is_taught() {
    for (place, seen) in [("secret/10", true), ("king/2", false)] {
        let mut page = Page::at(place);
        assert_eq!(page.at_work().picture().indices, seen, "{place}");
        page.press("Next direction");
        assert_eq!(page.text().contains("i₁"), seen, "{place}");
    }
}

#[test]
fn the_piece_goes_along_its_directions_by_itself_and_comes_home() {
    let mut page = Page::at("rook/4");
    assert_eq!(page.marks(), ["d4 Selected"]);
    for end in ["d8", "h4", "d1", "a4"] {
        page.wait();
        assert_eq!(
            (page.seen("d4"), page.seen(end)),
            (None, Some('R')),
            "{end}"
        );
        assert!(page.text().contains("the board ends"), "{}", page.text());
        page.wait();
        assert_eq!(
            (page.seen("d4"), page.seen(end)),
            (Some('R'), None),
            "{end}"
        );
    }
    page.wait();
    assert_eq!(page.marks().len(), 15);
    assert_eq!(
        page.said(),
        "This is the rook. It goes straight, as far as it likes. Now you: make 2 moves!"
    );
}

#[test]
fn a_knight_is_seen_going_two_and_one() {
    let mut page = Page::with(Task::Walk(Square::D4), "8/8/8/8/3N4/8/8/8 w - -").in_motion();
    page.press("Show all");
    let ways = page.at_work().picture().arrows;
    let legs: Vec<_> = ways.iter().map(|way| (way.from, way.to)).collect();
    assert_eq!(legs, [(Square::D4, Square::D6), (Square::D6, Square::E6)]);
}

#[test]
fn whoever_touches_the_board_does_not_wait_for_the_end_of_the_show() {
    let mut page = Page::at("rook/4");
    page.wait();
    page.tap("d4");
    assert_eq!(page.seen("d4"), Some('R'));
    assert_eq!(page.marks().len(), 15);
    page.tap("d6");
    assert_eq!(page.seen("d6"), Some('R'));
}

#[test]
fn squares_light_up_one_after_the_other_nearest_first() {
    let mut page = rook().in_motion();
    page.press("Next direction");
    let shown = |elapsed| scene(&page.model, elapsed).unwrap().still.mark_count();
    assert_eq!((shown(0.0), shown(300.0), shown(1e9)), (2, 3, 5));
    let picture = page.at_work().picture();
    let first: Vec<_> = picture.marks[1..4].iter().map(|(at, _)| *at).collect();
    assert_eq!(first, [Square::D5, Square::D6, Square::D7]);
}

#[test]
fn who_wants_no_motion_sees_all_at_once() {
    let mut page = Page::at("");
    page.stand_still();
    page.go("rook/4");
    assert_eq!(scene(&page.model, 0.0).unwrap().still.mark_count(), 15);
}

#[test]
fn a_direction_is_walked_until_the_edge_and_the_condition_is_said() {
    let mut page = rook();
    page.press("Next direction");
    assert_eq!(page.marks().len(), 5);
    assert!(page.said().contains("D8"), "{}", page.said());
    page.press("Numbers");
    let text = page.text();
    assert!(text.contains("0 ≤ i < 8"), "{text}");
    assert!(page.at_work().picture().indices);
}

#[test]
fn before_squares_have_names_steps_are_only_counted() {
    let mut page = Page::at("rook/4");
    page.press("Next direction");
    assert_eq!(page.said(), "Up, step 4. Here the board ends.");
    assert!(page.text().contains("Step 4"), "{}", page.text());
    page.press("Numbers");
    assert!(page.text().contains("n = 4"), "{}", page.text());
}

#[test]
fn steps_go_by_buttons_and_by_the_slider() {
    let mut page = rook();
    page.press("Next direction");
    page.press("One step back");
    assert_eq!(page.marks().len(), 4);
    page.press("Numbers");
    assert!(page.text().contains("n = 3: i₁"), "{}", page.text());
    let body = view(&page.model).body;
    let slider = find(&body, "type", "range");
    assert_eq!(
        (slider.get("max"), slider.get("value")),
        (Some("4"), Some("3"))
    );
    let Some(Handler::Value(make)) = slider.handler(Event::Input) else {
        panic!("the slider does nothing");
    };
    page.send(make("1".to_owned()));
    assert_eq!(page.marks(), ["d4 Selected", "d5 Reach(1)"]);
    page.send(make("nonsense".to_owned()));
    assert_eq!(page.marks(), ["d4 Selected"]);
}

#[test]
fn after_two_moves_of_its_own_the_child_has_three_stars() {
    let mut page = rook();
    for _ in 0..4 {
        page.press("Next direction");
    }
    assert_eq!(page.stars(), 0, "looking is not enough");
    page.tap("d7");
    assert_eq!((page.seen("d7"), page.stars()), (Some('R'), 0));
    assert!(page.said().ends_with("One more move!"), "{}", page.said());
    page.drag("d7 a7");
    assert_eq!((page.seen("a7"), page.stars()), (Some('R'), 3));
    assert!(page.saved().contains("3 rook-trial"));
    assert!(page.effects.contains(&Effect::FocusOn("next")));
    // The piece can still be watched.
    page.press("Next direction");
    assert_eq!(page.at_work().walking.as_ref().unwrap().walk.ray, 0);
}

#[test]
fn where_the_piece_cannot_go_the_reason_is_said_and_drawn() {
    let mut page = rook();
    page.tap("f6");
    assert_eq!((page.seen("d4"), page.stars()), (Some('R'), 0));
    assert!(page.said().contains("straight"), "{}", page.said());
    assert!(page.has_mark("f6 Refused"), "{:?}", page.marks());
    page.tap("d4 d6");
    assert_eq!(page.seen("d6"), Some('R'), "nobody is trapped");
}

#[test]
fn the_child_puts_pieces_in_the_way() {
    let mut page = rook();
    let [own, enemy] = page.at_work().walking.as_ref().unwrap().blockers();
    page.lesson(LessonMsg::Hold(Some(own)));
    page.tap("d6");
    page.lesson(LessonMsg::Hold(Some(enemy)));
    page.keys("f4");
    assert!(page.has_mark("d5 Reach(1)") && page.has_mark("d6 Refused"));
    assert!(!page.has_mark("d7 Reach(3)"));
    assert!(page.has_mark("f4 Capture") && !page.has_mark("g4 Reach(3)"));
    page.tap("f4");
    assert!(page.has_mark("g4 Reach(3)"), "a second tap takes it away");
    page.drop('p', "d5");
    page.press("Next direction");
    assert!(page.has_mark("d5 Capture"));
    assert_eq!(page.marks().len(), 3);
}

#[test]
fn the_child_carries_the_piece_anywhere_with_a_tool_of_its_own() {
    let mut page = rook();
    page.lesson(LessonMsg::Walk(WalkMsg::Carry(true)));
    page.drag("d4 a1");
    assert_eq!((page.seen("a1"), page.seen("d4")), (Some('R'), None));
    assert!(page.has_mark("a8 Reach(7)") && page.has_mark("h1 Reach(7)"));
    page.tap("a1 h8");
    assert_eq!(page.seen("h8"), Some('R'));
    page.keys("h8 c3");
    assert!(page.has_mark("c3 Selected"));
    assert_eq!(
        page.at_work().walking.as_ref().unwrap().walk.moves_left(),
        2
    );
    page.lesson(LessonMsg::Hold(None));
    page.drag("c3 d4");
    assert_eq!(page.seen("c3"), Some('R'), "no rook moves like that");
    page.press("Again");
    assert_eq!(page.seen("d4"), Some('R'));
}

#[test]
fn no_pawn_comes_to_the_first_or_last_row() {
    let mut page = rook();
    let [own, _] = page.at_work().walking.as_ref().unwrap().blockers();
    page.lesson(LessonMsg::Hold(Some(own)));
    page.tap("d8");
    assert_eq!(page.seen("d8"), None);
    assert_eq!(page.said(), "No pawn can stand on the first or last row.");
    page.tap("d6");
    assert_eq!(page.seen("d6"), Some('P'));
    assert!(
        page.said()
            .starts_with("A friend stands in the way: the pawn."),
        "{}",
        page.said()
    );
}

#[test]
fn a_pawn_shows_what_it_only_takes() {
    let mut page = Page::with(Task::Walk(Square::E2), "8/8/8/8/8/3p4/4P3/8 w - -");
    page.press("Show all");
    for mark in ["e3 Reach(1)", "e4 Reach(2)", "d3 Capture", "f3 Refused"] {
        assert!(page.has_mark(mark), "{mark} in {:?}", page.marks());
    }
}

#[test]
fn a_pawn_that_becomes_a_queen_walks_on_as_one() {
    let mut page = Page::with(Task::Walk(Square::E7), "8/4P3/8/8/8/8/8/8 w - -");
    page.tap("e8");
    assert_eq!(page.seen("e8"), Some('Q'));
    for msg in [
        WalkMsg::Next,
        WalkMsg::Previous,
        WalkMsg::Steps(3),
        WalkMsg::Watch,
        WalkMsg::Numbers,
    ] {
        page.lesson(LessonMsg::Walk(msg));
        assert!(!page.text().is_empty());
    }
    assert_eq!(page.at_work().walking.as_ref().unwrap().seen, Seen::All);
}

#[test]
fn every_piece_has_its_walk() {
    for (kind, ways) in [
        ('K', ["d5", "d6"]),
        ('Q', ["h8", "h1"]),
        ('R', ["d8", "a8"]),
        ('B', ["h8", "g7"]),
        ('N', ["e6", "f8"]),
        ('P', ["d5", "d6"]),
    ] {
        let fen = format!("8/8/8/8/3{kind}4/8/8/8 w - -");
        let mut page = Page::with(Task::Walk(Square::D4), &fen);
        for way in ways {
            page.tap(way);
        }
        assert_eq!(page.stars(), 3, "{kind}");
    }
}

#[test]
fn a_piece_that_cannot_move_is_only_looked_at() {
    let mut page = Page::with(Task::Walk(Square::F4), "8/8/8/5p2/5P2/8/8/8 w - -");
    assert!(!page.said().contains("Now you"), "{}", page.said());
    for _ in 0..3 {
        page.press("Next direction");
    }
    assert_eq!(page.stars(), 3);
}
