//! Endings that are known to their end, against what is known about them elsewhere.

use chesslings::rules::{Color, Kind, Piece, Position, PositionParts, Setup, Square, Strictness};
use chesslings::search::Ending;

use crate::position;

/// All positions of White's king and a helper against a king, White to move, but for mirrors.
fn positions(helper: Kind) -> impl Iterator<Item = Position> {
    let corner = || Square::all().filter(|at| at.j() < 4 && at.i() <= at.j());
    let all = Square::all().flat_map(move |own| {
        Square::all().flat_map(move |helping| corner().map(move |king| [own, helping, king]))
    });
    all.filter_map(move |[own, helping, king]| {
        let mut setup = Setup::EMPTY;
        let mut put = |at, color, kind| setup.put(at, Piece::new(color, kind)).is_none();
        let is_free = put(own, Color::White, Kind::King)
            && put(helping, Color::White, helper)
            && put(king, Color::Black, Kind::King);
        let parts = PositionParts {
            setup,
            ..position("8/8/8/8/8/8/8/8 w - -").parts()
        };
        let position = Position::new(parts, Strictness::Game).ok()?;
        is_free.then_some(position)
    })
}

/// Ten moves with a queen and sixteen with a rook are always enough, and sometimes needed.
#[test]
fn queen_and_rook_always_win_in_time() {
    for (helper, most) in [(Kind::Queen, 10), (Kind::Rook, 16)] {
        let longest =
            positions(helper).map(|position| Ending::of(&position).expect("a known ending").moves);
        assert_eq!(longest.max(), Some(most), "{helper:?}");
    }
}

#[track_caller]
fn check(fen: &str, moves: u8, best: &str) {
    let position = position(&format!("{fen} - -"));
    let known = Ending::of(&position).expect("a known ending");
    let found = known.best.map(|played| played.to_string());
    assert_eq!(
        (known.moves, found.as_deref()),
        (moves, Some(best)),
        "{fen}"
    );
}

#[test]
fn the_quickest_way_is_known_for_both_colours() {
    check("7k/5K2/8/8/8/3Q4/8/8 w", 1, "d3h3");
    check("8/8/8/8/2r5/5k2/8/6K1 b", 2, "c4h4");
    check("8/4k3/R7/8/8/8/8/1R4K1 w", 2, "b1b7");
    check("8/8/5k2/8/8/2K1P3/8/8 w", 12, "c3d4");
    // Who is to be caught takes what nobody guards.
    check("8/8/8/8/8/2k5/1R6/6KR b", Ending::NEVER, "c3b2");
}

#[test]
fn whatever_is_no_such_ending_is_not_judged() {
    for fen in [
        "4k3/8/8/8/8/8/8/2B1K3 w",
        "4k3/p7/8/8/8/8/8/R3K3 w",
        "4k3/8/8/8/8/8/8/4K3 w",
    ] {
        let position = position(&format!("{fen} - -"));
        assert_eq!(Ending::of(&position), None, "{fen}");
    }
}
