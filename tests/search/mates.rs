//! Mates that everybody should find.

use super::{best, position};

/// Position, first move if there is only one, in how many moves it is mate.
const MATES: [(&str, &str, i32); 8] = [
    ("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", 1),
    (
        "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4",
        "h5f7",
        1,
    ),
    (
        "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2",
        "d8h4",
        1,
    ),
    ("6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1", "g5f7", 1),
    ("7k/P7/6K1/8/8/8/8/8 w - - 0 1", "", 1),
    ("7k/8/5K2/8/8/8/8/6R1 w - - 0 1", "", 2),
    ("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "a1a6", 2),
    ("r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", "f6a6", 3),
];

#[test]
fn known_mates_are_found() {
    for (fen, first, moves) in MATES {
        let found = best(&position(fen), (2 * moves) as u8);
        assert_eq!(found.score.mate(), Some(moves), "{fen}: {found:?}");
        assert!(
            first.is_empty() || found.line[0].to_string() == first,
            "{fen}"
        );
        assert_eq!(found.line.len() as i32, 2 * moves - 1, "{fen}");
    }
}

#[test]
fn whoever_is_mated_knows_it() {
    // The ladder: whatever the king does, the other rook mates.
    let found = best(&position("7k/R7/8/8/8/8/1R6/K7 b - - 0 1"), 4);
    assert_eq!(found.score.mate(), Some(-1));
}

#[test]
fn lone_kings_are_mated_within_fifty_moves() {
    use chesslings::rules::Game;
    use chesslings::search::{Limits, Search};
    for fen in [
        "8/8/8/3k4/8/8/8/Q3K3 w - - 0 1",
        "8/8/8/3k4/8/8/8/R3K3 w - - 0 1",
        "8/8/3k4/8/8/8/8/R3K2R w - - 0 1",
    ] {
        let mut game = Game::from(position(fen));
        let mut search = Search::new(Limits::nodes(20_000));
        while game.outcome().is_none() {
            let before: Vec<_> = game.plies().iter().map(|ply| ply.before).collect();
            let found = search.best(game.position(), &before).expect("a move");
            game.play_move(found.line[0]).expect("a legal move");
        }
        assert_eq!(game.status().code(), "checkmate", "{fen}");
        assert!(game.plies().len() <= 99, "{fen}");
    }
}
