use super::*;

/// In this position the move is refused with this sentence and shown with these marks, whether
/// the piece is tapped or dragged; dragged it glides back.
fn check(fen: &str, squares: &str, sentence: &str, marks: &[&str]) {
    let mut page = Page::position(fen);
    let before = page.fen();
    page.drag(squares);
    assert_eq!(page.said(), sentence);
    assert_eq!(page.board().motion.travels.len(), 1, "it glides back");
    page.tap(squares.split_once(' ').unwrap().1);
    assert_eq!(page.said(), sentence);
    for mark in marks {
        assert!(
            page.marks().contains(&(*mark).to_owned()),
            "{mark} in {:?}",
            page.marks()
        );
    }
    assert_eq!(page.fen(), before);
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn ways_of_pieces() {
    check(
        START,
        "g1 g3",
        "The knight can't go straight to G3. It goes two squares, then one to the side.",
        &["g3 Refused"],
    );
    check(
        START,
        "a1 a5",
        "The way is blocked: a pawn stands on A2.",
        &["a2 Refused"],
    );
    check(
        "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1",
        "e3 e5",
        "A pawn goes two squares only from its starting row. From E3 it goes one.",
        &["e5 Refused"],
    );
    check(
        START,
        "e2 d3",
        "A pawn goes diagonally only to take. D3 is empty.",
        &["d3 Refused"],
    );
    check(
        "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1",
        "e4 e5",
        "A pawn can't take straight ahead: a pawn stands on E5.",
        &["e5 Refused"],
    );
    check(
        "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1",
        "e5 d6",
        "En passant works only right after a jump of two. The pawn on D5 did not jump just now.",
        &["d5 Hint", "d6 Refused"],
    );
}

#[test]
fn an_own_piece_is_refused_to_a_drag_and_picked_by_a_tap() {
    let mut page = Page::table();
    page.drag("d1 d2");
    assert_eq!(
        page.said(),
        "You can't take your own piece: your pawn is on D2."
    );
    page.tap("d2");
    assert!(page.said().starts_with("White pawn on D2."));
}

#[test]
fn safety_of_the_king() {
    check(
        "4k3/8/8/8/8/8/r7/4K3 w - - 0 1",
        "e1 e2",
        "The king can't go to E2: the rook on A2 attacks it.",
        &["a2 Checker", "e2 Refused"],
    );
    check(
        "8/8/8/8/8/4k3/8/4K2R w - - 0 1",
        "e1 e2",
        "Two kings never stand side by side. The other king is on E3.",
        &["e2 Refused"],
    );
    check(
        "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1",
        "e2 c3",
        "The knight shields your king from the rook on E8. It can't leave that line.",
        &["e8 Checker", "e2 Refused", "e1 Check"],
    );
    check(
        "4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1",
        "a2 a3",
        "Your king is in check from the rook on E8. Save him first.",
        &["e8 Checker", "e1 Check"],
    );
    check(
        "4r1k1/8/8/8/8/3n4/P7/4K3 w - - 0 1",
        "a2 a3",
        "Double check! Only the king can move now.",
        &["e8 Checker", "d3 Checker", "e1 Check"],
    );
    check(
        "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1",
        "e5 d6",
        "Both pawns would leave the line. Then the rook on H5 attacks your king.",
        &["h5 Checker", "a5 Check"],
    );
}

#[test]
fn castling() {
    check(
        "4k3/8/8/8/8/8/8/4KB1R w K - 0 1",
        "e1 g1",
        "You can't castle yet: a bishop stands on F1.",
        &["f1 Refused"],
    );
    check(
        "4k3/8/8/8/8/8/8/4KB1R w K - 0 1",
        "e1 h1",
        "You can't castle yet: a bishop stands on F1.",
        &["f1 Refused"],
    );
    check(
        "4r1k1/8/8/8/8/8/8/4K2R w K - 0 1",
        "e1 g1",
        "You can't castle out of check. The rook on E8 attacks your king.",
        &["e8 Checker"],
    );
    check(
        "5rk1/8/8/8/8/8/8/4K2R w K - 0 1",
        "e1 g1",
        "You can't castle yet. The king would cross F1: the rook on F8 attacks it.",
        &["f8 Checker", "f1 Refused"],
    );
    check(
        "5kr1/8/8/8/8/8/8/4K2R w K - 0 1",
        "e1 g1",
        "You can't castle yet. The rook on G8 attacks G1.",
        &["g8 Checker", "g1 Refused"],
    );
    check(
        "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
        "e1 g1",
        "You can't castle: the king or the rook on H1 has moved.",
        &["e1 Refused", "h1 Refused"],
    );
    check(
        "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
        "e1 g1",
        "You can't castle here: your rook is not on H1.",
        &["h1 Refused"],
    );
}

#[test]
fn a_king_or_rook_that_came_back_has_moved() {
    let there_and_back = |piece: &str| {
        let mut page = Page::position("4k3/p7/8/8/8/8/P7/4K2R w K - 0 1");
        page.tap(piece);
        page.tap("e8 e7");
        let back: Vec<_> = piece.split(' ').rev().collect();
        page.tap(&back.join(" "));
        page.tap("e7 e8 e1 g1");
        page.said()
    };
    assert_eq!(
        there_and_back("e1 e2"),
        "You can't castle: your king has already moved."
    );
    assert_eq!(
        there_and_back("h1 h2"),
        "You can't castle here: the rook on H1 has already moved."
    );
}

#[test]
fn turns_and_empty_squares() {
    let mut page = Page::table();
    page.tap("e7");
    assert_eq!(page.said(), "White moves now. The pawn on E7 has to wait.");
    assert_eq!(page.marks(), ["e7 Refused"]);
    page.tap("e4");
    assert_eq!(page.said(), "E4 is empty. Nobody can move from there.");
    assert_eq!(page.marks(), ["e4 Refused"]);
}

#[test]
fn a_refused_piece_stays_in_hand() {
    let mut page = Page::table();
    page.drag("e2 e5");
    page.tap("e4");
    assert!(page.said().starts_with("White pawn from E2 to E4."));
}

#[test]
fn refusals_speak_russian() {
    let mut page = Page::table();
    page.speak(Lang::Ru);
    page.tap("a1 a5");
    assert_eq!(page.said(), "Путь закрыт: на A2 стоит пешка.");
}

#[test]
fn the_same_reason_twice_is_another_text_for_readers_of_the_screen() {
    let mut page = Page::position(START);
    let spoken = |page: &Page| find(&view(&page.model).body, "role", "status").text();
    page.tap("a1 a5");
    let first = spoken(&page);
    page.tap("a5");
    let second = spoken(&page);
    assert_ne!(first, second);
    assert_eq!(first, second.trim_end());
    page.tap("a5");
    assert_eq!(spoken(&page), first);
}

#[test]
fn after_a_refusal_the_piece_can_be_tapped_once_more() {
    let mut page = Page::position(START);
    page.tap("e2 e5 e2 e4");
    assert!(page.said().starts_with("White pawn from E2 to E4."));
    page.tap("g8 g8 f6");
    assert_eq!(page.said(), "F6 is empty. Nobody can move from there.");
}
