//! The four lists of a piece: attacks, quiet moves, captures, all (S0.23-S0.28).

use crate::positions::{black_to_move, lesson, parts, setup, square, squares};
use chesslings::rules::{Color, Piece, PositionParts, Square};

/// Among these pieces, the piece on a square attacks, moves quietly, takes.
fn check(pieces: &str, from: &str, attacks: &str, quiet: &str, captures: &str) {
    let setup = setup(pieces);
    let from = square(from);
    assert_eq!(
        setup.attacks(from),
        squares(attacks),
        "attacks of {from} in {pieces}"
    );
    assert_eq!(
        setup.quiet_targets(from),
        squares(quiet),
        "quiet from {from} in {pieces}"
    );
    assert_eq!(
        setup.capture_targets(from),
        squares(captures),
        "captures {from} in {pieces}"
    );
    assert_eq!(setup.targets(from), squares(quiet) | squares(captures));
}

#[test]
fn a_rook_stops_before_its_own_and_on_the_enemy() {
    check(
        "Rd4 Pd6 pb4",
        "d4",
        "d5 d6 c4 b4 e4 f4 g4 h4 d3 d2 d1",
        "d5 c4 e4 f4 g4 h4 d3 d2 d1",
        "b4",
    );
}

#[test]
fn a_knight_jumps() {
    check("Na1 Pa2 Pb1 Pb2 pb3", "a1", "b3 c2", "c2", "b3");
}

#[test]
fn own_pieces_are_guarded_but_not_taken() {
    check("Ka1 Qa2 Bb1 Nb2", "a1", "a2 b1 b2", "", "");
}

#[test]
fn a_pawn_attacks_diagonally_and_never_ahead() {
    check("Pe2", "e2", "d3 f3", "e3 e4", "");
    check("Pe2 pe4", "e2", "d3 f3", "e3", "");
    check("Pe2 ne3", "e2", "d3 f3", "", "");
    check("Pe2 nd3 Nf3", "e2", "d3 f3", "e3 e4", "d3");
    check("pe4 Qd3 Re3 Kf3", "e4", "d3 f3", "", "d3 f3");
    check("Pa3 pb4 ph4", "a3", "b4", "a4", "b4");
    check("Ph7 rg8 rh8", "h7", "g8", "", "g8");
}

#[test]
fn a_pawn_needs_both_squares_of_its_double_step_empty() {
    check("pc7", "c7", "b6 d6", "c6 c5", "");
    check("pc7 Pc5", "c7", "b6 d6", "c6", "");
    check("pc7 Pc6", "c7", "b6 d6", "", "");
    check("pc6", "c6", "b5 d5", "c5", "");
}

#[test]
fn nobody_looks_at_check() {
    check(
        "Ke1 Re2 re8",
        "e2",
        "d2 c2 b2 a2 f2 g2 h2 e1 e3 e4 e5 e6 e7 e8",
        "d2 c2 b2 a2 f2 g2 h2 e3 e4 e5 e6 e7",
        "e8",
    );
    check("Ka1 rb8", "a1", "a2 b1 b2", "a2 b1 b2", "");
    check("Qd1 kd8", "d8", "c8 c7 d7 e7 e8", "c8 c7 d7 e7 e8", "");
}

#[test]
fn an_empty_square_has_no_list() {
    check("Ke1", "e5", "", "", "");
}

#[test]
fn a_king_may_be_listed_as_a_capture_but_is_never_taken() {
    check(
        "Qd1 kd8",
        "d1",
        "a1 b1 c1 e1 f1 g1 h1 d2 d3 d4 d5 d6 d7 d8 c2 b3 a4 e2 f3 g4 h5",
        "a1 b1 c1 e1 f1 g1 h1 d2 d3 d4 d5 d6 d7 c2 b3 a4 e2 f3 g4 h5",
        "d8",
    );
    let position = lesson(parts("Qd1 kd8", Color::White));
    assert_eq!(position.legal_targets(Square::D1).len(), 20);
    assert!(!position.legal_targets(Square::D1).contains(Square::D8));
    assert_eq!(position.pseudo_move(Square::D1, Square::D8, None), None);
}

#[test]
fn en_passant_is_a_capture_of_the_position() {
    let parts = PositionParts {
        en_passant: Some(Square::D6),
        ..parts("Pe5 Pc5 Pb5 pd5 pe7", Color::White)
    };
    let position = lesson(parts);
    assert_eq!(position.capture_targets(Square::E5), squares("d6"));
    assert_eq!(position.pseudo_targets(Square::C5), squares("c6 d6"));
    assert_eq!(position.capture_targets(Square::B5), squares(""));
    assert_eq!(position.capture_targets(Square::E7), squares(""));
    assert_eq!(position.passed().capture_targets(Square::E5), squares(""));
}

#[test]
fn attackers_are_found_from_the_attacked_square() {
    let setup = setup("Ke1 Qd1 Rh4 Bb1 Nc3 Pd3 pf5 nf6 bb7 ra4 ke8");
    assert_eq!(
        setup.attackers(Square::E4, Color::White),
        squares("c3 d3 h4")
    );
    assert_eq!(
        setup.attackers(Square::E4, Color::Black),
        squares("a4 b7 f5 f6")
    );
    assert!(!setup.is_attacked(Square::E6, Color::White));
    for square in Square::all() {
        for color in Color::ALL {
            let by_lists = setup
                .pieces()
                .filter(|&(from, Piece { color: owner, .. })| {
                    owner == color && setup.attacks(from).contains(square)
                })
                .map(|(from, _)| from)
                .collect();
            assert_eq!(setup.attackers(square, color), by_lists, "{square}");
        }
    }
}

#[test]
fn the_lists_of_either_colour_can_be_asked_for_at_any_time() {
    let position = black_to_move("Pe2 pe7");
    assert_eq!(position.pseudo_targets(Square::E2), squares("e3 e4"));
    assert_eq!(position.legal_targets(Square::E2), squares(""));
    assert_eq!(position.legal_targets(Square::E7), squares("e6 e5"));
}
