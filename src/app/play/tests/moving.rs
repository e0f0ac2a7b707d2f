use super::*;
use crate::app::board::Intent;
use crate::app::{Mark, Touches, update};
use crate::rules::Status;

/// A way to move a piece: the squares are as in "e2 e4".
type Hand = fn(&mut Page, &str);

const HANDS: [Hand; 3] = [Page::tap, Page::drag, Page::keys];

/// These moves, made by taps, by drags and by keys, end with this sentence.
fn check_game(fen: &str, moves: &[&str], sentence: &str) {
    for hand in HANDS {
        let mut page = Page::position(fen);
        for squares in moves {
            hand(&mut page, squares);
        }
        assert_eq!(page.said(), sentence);
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Sends what a pointer does; says whether only pixels were to change, and makes sure of that.
fn changes_pixels_only(page: &mut Page, event: PointerEvent) -> bool {
    let msg = Msg::Board(BoardMsg::Pointer(event));
    let before = view(&page.model);
    let only = update(&mut page.model, msg).touches == Touches::Pixels;
    assert!(!only || view(&page.model) == before, "{event:?}");
    only
}

fn down(page: &mut Page, square: Square) {
    let at = page.board().side.center_of(square);
    let (pointer, touch, unit) = (1, false, 45.0);
    page.point(PointerEvent::Down {
        pointer,
        at,
        touch,
        unit,
        tray: None,
    });
}

#[test]
fn while_a_piece_is_in_the_air_only_pixels_change() {
    let mut page = Page::table();
    down(&mut page, Square::E2);
    for square in [Square::E3, Square::E4, Square::H8, Square::E4] {
        let at = page.board().side.center_of(square);
        let event = PointerEvent::Move { pointer: 1, at };
        assert!(changes_pixels_only(&mut page, event));
    }
    let at = page.board().side.center_of(Square::E4);
    let event = PointerEvent::Up { pointer: 1, at };
    assert!(!changes_pixels_only(&mut page, event), "the move is made");
}

#[test]
fn a_finger_that_goes_up_after_selecting_says_nothing_new() {
    let mut page = Page::table();
    let at = page.board().side.center_of(Square::E2);
    let event = PointerEvent::Up { pointer: 1, at };
    down(&mut page, Square::E2);
    assert!(changes_pixels_only(&mut page, event));
    down(&mut page, Square::E2);
    assert!(
        !changes_pixels_only(&mut page, event),
        "the piece is let go"
    );
}

#[test]
fn scholars_mate() {
    let moves = [
        "e2 e4", "e7 e5", "f1 c4", "b8 c6", "d1 h5", "g8 f6", "h5 f7",
    ];
    check_game(
        START,
        &moves,
        "Anna wins! White queen from H5 takes black pawn on F7. Checkmate! White wins.",
    );
}

#[test]
fn fools_mate() {
    let moves = ["f2 f3", "e7 e5", "g2 g4", "d8 h4"];
    check_game(
        START,
        &moves,
        "Ben wins! Black queen from D8 to H4. Checkmate! Black wins.",
    );
}

#[test]
fn a_king_castles_by_going_two_squares_or_to_his_rook() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let white_short = "White castles: king to G1, rook to F1. Check! Ben, your move!";
    let white_long = "White castles: king to C1, rook to D1. Ben, your move!";
    check_game(
        "4k2r/8/8/8/8/5r2/8/R3K2R w KQk - 0 1",
        &["e1 c1"],
        white_long,
    );
    check_game("5k2/8/8/8/8/8/8/4K2R w K - 0 1", &["e1 g1"], white_short);
    check_game("5k2/8/8/8/8/8/8/4K2R w K - 0 1", &["e1 h1"], white_short);
    check_game(fen, &["e1 a1"], white_long);
    check_game(
        fen,
        &["a1 b1", "e8 a8"],
        "Black castles: king to C8, rook to D8. Anna, your move!",
    );
}

#[test]
fn a_pawn_takes_in_passing() {
    let fen = "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1";
    let sentence =
        "White pawn from E5 takes black pawn en passant and stands on D6. Ben, your move!";
    check_game(fen, &["d7 d5", "e5 d6"], sentence);
    let mut page = Page::position(fen);
    page.tap("d7 d5 e5");
    assert!(page.marks().contains(&"d6 EnPassant".to_owned()));
    page.tap("d6");
    assert_eq!(page.fen(), "4k3/8/3P4/8/8/8/8/4K3 b - - 0 2");
}

#[test]
fn every_move_is_told_in_both_languages() {
    let mut page = Page::table();
    page.tap("e2 e4 d7 d5 e4 d5");
    assert_eq!(
        page.said(),
        "White pawn from E4 takes black pawn on D5. Ben, your move!"
    );
    page.speak(Lang::Ru);
    assert_eq!(
        page.said(),
        "Белая пешка с E4 берёт чёрную пешку на D5. Ben, твой ход!"
    );
}

#[test]
fn a_picked_piece_shows_where_it_can_go() {
    let mut page = Page::table();
    page.tap("g1");
    assert_eq!(page.marks(), ["f3 Quiet", "g1 Selected", "h3 Quiet"]);
    assert!(
        page.said()
            .starts_with("White knight on G1. It can go to 2 squares.")
    );
    page.tap("a1");
    assert_eq!(page.said(), "White rook on A1. It can't move now.");
    page.tap("a1");
    assert_eq!(page.said(), "Anna, your move!");
}

#[test]
fn a_dragged_piece_travels_from_where_it_was_let_go() {
    let mut page = Page::table();
    page.drag("e2 e4");
    assert_eq!(page.board().motion.travels.len(), 1);
    assert!(page.scene().still.pieces().count() == 32);
}

#[test]
fn a_check_is_shown_and_told() {
    let mut page = Page::position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    page.tap("a1 a8");
    assert_eq!(
        page.said(),
        "White rook from A1 to A8. Check! Ben, your move!"
    );
    assert!(page.marks().contains(&"e8 Check".to_owned()));
    assert!(page.marks().contains(&"a8 Checker".to_owned()));
    assert_eq!(page.arrows(), ["a8 e8 Attack"]);
}

#[test]
fn the_last_move_is_marked() {
    let mut page = Page::table();
    page.tap("e2 e4");
    assert_eq!(page.marks(), ["e2 LastMove", "e4 LastMove"]);
}

#[test]
fn a_typed_move_is_played_or_explained() {
    let mut page = Page::table();
    page.at_table(TableMsg::Typed(" Nf3 ".to_owned()));
    page.key_in("id", "typed", "Enter");
    assert!(page.said().starts_with("White knight from G1 to F3."));
    assert_eq!(page.table_now().typed, "");
    page.at_table(TableMsg::Typed("Qd5".to_owned()));
    page.press("Play");
    assert_eq!(page.said(), "The way is blocked: a pawn stands on D7.");
    page.at_table(TableMsg::Typed("hello".to_owned()));
    page.press("Play");
    assert!(page.said().contains("hello"), "{}", page.said());
}

#[test]
fn a_move_may_be_typed_in_any_writing() {
    for typed in [
        "e2 e4",
        "E2-E4",
        "e2 to e4",
        "е4",
        "у2у4",
        "пешка на е4",
        "♙e4",
    ] {
        let mut page = Page::table();
        page.at_table(TableMsg::Typed(typed.to_owned()));
        page.press("Play");
        assert!(
            page.said().starts_with("White pawn from E2 to E4."),
            "{typed}"
        );
    }
}

#[test]
fn several_moves_that_fit_are_named() {
    let mut page = Page::position("4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1");
    page.at_table(TableMsg::Typed("bxc3".to_owned()));
    page.press("Play");
    assert_eq!(
        page.said(),
        "bxc3 can be more than one move: B2-C3, D2-C3. Please say which."
    );
    assert_eq!(page.table_now().typed, "bxc3");
}

#[test]
fn a_typed_square_tells_where_its_piece_can_go() {
    let mut page = Page::table();
    page.at_table(TableMsg::Typed("g1".to_owned()));
    page.press("Play");
    assert_eq!(page.said(), "White knight on G1 can go to F3, H3.");
}

#[test]
fn nobody_moves_after_the_end() {
    let mut page = Page::table();
    for moves in ["f2 f3", "e7 e5", "g2 g4", "d8 h4"] {
        page.tap(moves);
    }
    let before = page.fen();
    page.tap("e1 f2");
    page.drag("a2 a3");
    page.keys("b2 b3");
    assert_eq!(page.fen(), before);
    assert!(matches!(page.table_now().game.status(), Status::Over(_)));
    assert!(page.said().starts_with("Ben wins!"));
}

#[test]
fn marks_have_the_shapes_that_hands_look_for() {
    let mut page = Page::position("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    page.tap("e1");
    let marks = page.table_now().picture().marks;
    assert!(marks.contains(&(Square::G1, Mark::Castling)));
    // The intent of a tap on an empty square is not a move.
    assert_ne!(Intent::Tap(Square::G1), Intent::Select(Square::G1));
}
