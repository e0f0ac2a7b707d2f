//! Legal moves asked for one by one, all at once, or some so and the rest so: the same moves.

use chesslings::rules::{Move, Position, SquareSet, Strictness};

/// The start, both castlings, promotions by going and by taking, two ways to take in passing, a
/// double check, no king, and no move at all.
const POSITIONS: [&str; 8] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 b kq - 0 1",
    "1n2k3/P1P5/8/8/8/8/8/4K3 w - - 0 1",
    "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1",
    "4r1k1/8/8/8/8/3n4/P7/4K3 w - - 0 1",
    "8/8/3q4/8/8/8/8/8 b - - 0 1",
    "7k/5Q2/8/6K1/8/8/8/8 b - - 0 1",
];

fn one_by_one(position: &Position) -> Vec<Move> {
    let mut all = Vec::new();
    for played in position.legal_moves() {
        all.push(played);
    }
    all
}

fn check(position: &Position) {
    let all = one_by_one(position);
    assert_eq!(position.count_legal_moves(), all.len(), "{position:?}");
    for given in 0..=all.len() {
        let mut rest = position.legal_moves();
        let first: Vec<_> = rest.by_ref().take(given).collect();
        assert_eq!(first, all[..given], "{position:?}");
        let left = all.len() - given;
        let (least, most) = rest.size_hint();
        assert!(least <= left && most.is_none_or(|most| most == left));
        assert_eq!(rest.clone().count(), left, "{given} given in {position:?}");
        let mut folded = Vec::new();
        rest.for_each(|played| folded.push(played));
        assert_eq!(folded, all[given..], "{given} given in {position:?}");
    }
}

#[test]
fn moves_come_the_same_however_they_are_asked_for() {
    for fen in POSITIONS {
        let position = Position::from_fen(fen, Strictness::Teaching).unwrap();
        check(&position);
        for played in one_by_one(&position) {
            check(&position.play_unchecked(played));
        }
    }
}

#[test]
fn moves_onto_some_squares_are_the_same_moves() {
    for fen in POSITIONS {
        let position = Position::from_fen(fen, Strictness::Teaching).unwrap();
        let all = one_by_one(&position);
        for bits in [
            0,
            u64::MAX,
            0x0f0f_0f0f_0f0f_0f0f,
            0xaa55_aa55_aa55_aa55,
            0xff00_00ff_ff00_00ff,
        ] {
            let squares = SquareSet::from_bits(bits);
            let some = all.iter().filter(|played| squares.contains(played.to()));
            let some: Vec<_> = some.copied().collect();
            let mut folded = Vec::new();
            position
                .legal_moves_onto(squares)
                .for_each(|played| folded.push(played));
            assert_eq!(folded, some, "{fen}");
            assert_eq!(
                position.legal_moves_onto(squares).count(),
                some.len(),
                "{fen}"
            );
            assert!(
                position.legal_moves_onto(squares).take(100).eq(some),
                "{fen}"
            );
        }
    }
}

#[test]
fn the_moves_of_one_piece_are_counted_alone() {
    let position = Position::START;
    let knight = "g1".parse().unwrap();
    assert_eq!(position.legal_moves_from(knight).count(), 2);
    assert_eq!(position.legal_moves_from("d4".parse().unwrap()).count(), 0);
    let alone = Position::from_fen("8/8/8/3N4/8/8/8/8 w - - 0 1", Strictness::Teaching).unwrap();
    assert_eq!(alone.legal_moves_from("d5".parse().unwrap()).count(), 8);
}
