//! How a piece walks along its directions, and what stops it.

use chesslings::lessons::{Stop, Walk};
use chesslings::rules::{PieceAt, Square};

use crate::position;

/// The walk of the piece on `at`, a line a direction: its squares and what stops it.
fn walk(fen: &str, at: Square) -> Vec<String> {
    let walk = Walk::new(position(fen).setup(), at).expect("a piece");
    let told = |stop: Stop| match stop {
        Stop::Edge { i, j } => format!("edge ({i}, {j})"),
        Stop::Enough(n) => format!("enough {n}"),
        Stop::OwnPiece(PieceAt { at, .. }) => format!("own {at}"),
        Stop::Takes(PieceAt { at, .. }) => format!("takes {at}"),
        Stop::Blocked(PieceAt { at, .. }) => format!("blocked {at}"),
        Stop::NothingToTake(at) => format!("nothing {at}"),
    };
    let lines = walk.rays.iter().map(|ray| {
        let squares: Vec<_> = ray.squares.iter().map(Square::to_string).collect();
        format!("{}: {}", squares.join(" "), told(ray.stop))
    });
    lines.collect()
}

#[test]
fn a_rook_goes_to_the_edge_an_own_piece_or_an_enemy() {
    assert_eq!(
        walk("8/8/8/3p4/8/8/3R1P2/8 w", Square::D2),
        [
            "d3 d4 d5: takes d5",
            "e2: own f2",
            "d1: edge (-1, 3)",
            "c2 b2 a2: edge (1, -1)",
        ]
    );
}

#[test]
fn a_king_makes_one_step() {
    let lines = walk("8/8/8/8/3K4/8/8/8 w", Square::D4);
    assert_eq!(lines.len(), 8);
    assert!(
        lines.iter().all(|line| line.ends_with("enough 1")),
        "{lines:?}"
    );
}

#[test]
fn who_makes_one_step_is_not_stopped_by_the_edge() {
    for (fen, at) in [
        ("8/8/8/8/8/8/8/7K w", Square::H1),
        ("8/8/8/8/3N4/8/8/8 w", Square::D4),
        ("8/4P3/8/8/8/8/8/8 w", Square::E7),
    ] {
        let lines = walk(fen, at);
        assert!(!lines.join(" ").contains("edge"), "{lines:?}");
    }
}

#[test]
fn a_knight_jumps_over_everybody() {
    let lines = walk("8/8/8/8/8/8/PPP5/RN6 w", Square::B1);
    assert_eq!(lines.len(), 3);
    assert!(lines[0].starts_with("c3"), "{lines:?}");
}

#[test]
fn a_pawn_goes_one_way_and_takes_another() {
    assert_eq!(
        walk("8/8/8/8/4p3/3p4/4P3/8 w", Square::E2),
        ["e3: blocked e4", "d3: takes d3", ": nothing f3"]
    );
    assert_eq!(
        walk("8/8/8/8/8/8/4P3/8 w", Square::E2)[0],
        "e3 e4: enough 2"
    );
}

#[test]
fn steps_are_made_one_by_one() {
    let setup = *position("8/8/8/8/8/8/8/R7 w").setup();
    let mut walk = Walk::new(&setup, Square::A1).unwrap();
    assert_eq!(walk.place(), Square::A1);
    for rank in 2..=8 {
        assert_eq!(walk.step().unwrap().rank(), rank);
    }
    assert_eq!(walk.step(), Err(Some(Stop::Edge { i: 8, j: 0 })));
    walk.turn_to(1);
    walk.set_n(100);
    assert_eq!(walk.place(), Square::H1);
    assert!(walk.is_seen() && !walk.is_over());
    assert!(Walk::new(&setup, Square::E4).is_none());
}
