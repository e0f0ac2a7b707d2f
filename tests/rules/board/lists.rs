//! The four lists of a piece: attacks, moves without taking, captures, everything. None looks
//! at check.

use chesslings::rules::{Square, SquareSet};

use super::{board, square};

/// The lists of the first piece, squares parted by spaces.
fn check(words: &str, attacks: &str, quiet: &str, captures: &str) {
    let (board, ids) = board(words);
    let at = board.record(ids[0]).unwrap().at.unwrap();
    let setup = board.setup();
    let squares = |names: &str| -> SquareSet { names.split_whitespace().map(square).collect() };
    assert_eq!(setup.attacks(at), squares(attacks), "attacks of {words}");
    assert_eq!(
        setup.quiet_targets(at),
        squares(quiet),
        "quiet moves of {words}"
    );
    assert_eq!(
        setup.capture_targets(at),
        squares(captures),
        "captures of {words}"
    );
    let both = squares(quiet) | squares(captures);
    assert_eq!(setup.targets(at), both, "all moves of {words}");
}

#[test]
fn an_empty_square_has_no_list() {
    let (board, _) = board("Ra1");
    let setup = board.setup();
    for list in [setup.attacks(Square::E4), setup.targets(Square::E4)] {
        assert!(list.is_empty());
    }
}

#[test]
fn a_pawn_attacks_diagonally_whoever_stands_there() {
    check("Pe2", "d3 f3", "e3 e4", "");
    check("Pe2 Nd3 nf3", "d3 f3", "e3 e4", "f3");
    check("pe7", "d6 f6", "e6 e5", "");
    check("Pa4 nb5 na5", "b5", "", "b5");
}

#[test]
fn a_rook_attacks_what_stops_it() {
    check("Ra1 Pa3 nc1", "a2 a3 b1 c1", "a2 b1", "c1");
}

#[test]
fn a_bishop_goes_on_until_something_stands_there() {
    check("Bc1 Pb2 pf4", "b2 d2 e3 f4", "d2 e3", "f4");
}

#[test]
fn a_knight_jumps() {
    check("Ng1 Pe2 Pf2 Pg2 Ph2 Pf1 ph3 Kh1", "e2 f3 h3", "f3", "h3");
}

#[test]
fn a_king_may_be_listed_beside_an_enemy() {
    check("Ka1 rb3 Pa2", "a2 b2 b1", "b2 b1", "");
}

#[test]
fn a_pinned_queen_still_lists_every_move() {
    check("Qa2 Ka1 ra3 Bb3 Pb2 Bb1", "a1 a3 b1 b2 b3", "", "a3");
}
