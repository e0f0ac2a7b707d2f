//! Draws are known: welcome to whoever loses, a pity for whoever wins.

use chesslings::rules::Game;
use chesslings::search::{Limits, Score, Search};

use super::{best, position};

#[test]
fn whoever_wins_does_not_stalemate() {
    // Queen to g6 or f7 would leave the king nothing.
    for fen in [
        "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1",
        "7k/5K2/8/8/8/8/8/Q7 w - - 0 1",
    ] {
        let start = position(fen);
        let found = best(&start, 3);
        let after = start.play_unchecked(found.line[0]);
        assert!(!after.is_stalemate(), "{fen}");
        assert!(found.score.centipawns() > 500, "{fen}");
    }
}

#[test]
fn whoever_loses_takes_a_stalemate() {
    // The rook gives itself up, and the king has no move.
    let found = best(&position("7k/7P/6K1/8/8/8/r7/5Q2 b - - 0 1"), 4);
    assert!(found.score <= Score::EVEN);
    let rook_takes = best(&position("k7/8/1K6/8/8/8/8/1Q5r b - - 0 1"), 4);
    assert_eq!(rook_takes.line[0].to_string(), "h1b1");
}

#[test]
fn whoever_wins_does_not_repeat() {
    let mut game = Game::from(position("6k1/5ppp/8/8/8/8/5PPP/Q5K1 w - - 4 10"));
    for written in ["Qa2", "Kf8", "Qa1", "Kg8", "Qa2", "Kf8"] {
        let played = game.position().read_san(written).expect("a move");
        game.play_move(played).expect("a legal move");
    }
    let before: Vec<_> = game.plies().iter().map(|ply| ply.before).collect();
    let mut search = Search::new(Limits::deep(3));
    let ranked = search.ranked(game.position(), &before, 5000);
    let back = ranked
        .iter()
        .find(|ranked| ranked.played.to_string() == "a2a1");
    assert_eq!(back.expect("a legal move").score, Score::EVEN);
    assert!(ranked[0].score.centipawns() > 500);
}

#[test]
fn whoever_loses_repeats() {
    // The queen checks for ever.
    let found = best(&position("7k/6pp/8/4Q3/8/8/5qPP/rr5K w - - 10 40"), 6);
    assert!(found.line[0].to_string().starts_with("e5"));
}

#[test]
fn kings_alone_are_even() {
    for fen in [
        "8/8/3k4/8/8/3K4/8/8 w - - 0 1",
        "8/8/3k4/8/8/3K1N2/8/8 w - - 0 1",
    ] {
        assert_eq!(best(&position(fen), 3).score, Score::EVEN, "{fen}");
    }
}
