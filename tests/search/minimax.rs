//! Alpha-beta finds what trying everything finds.

use chesslings::rules::Position;
use chesslings::search::{Limits, Score, Search};

use super::{best, position, random_positions};

/// How things stand by trying everything, and then captures until it is quiet.
fn minimax(position: &Position, depth: u8, ply: i32, quiet: &mut Search) -> i32 {
    if depth == 0 {
        let settled = quiet.settled(position).centipawns();
        // A mate at the end of a line counts from the beginning of the line.
        let mated = Score::new(settled).mate().is_some();
        return if mated {
            settled - settled.signum() * ply
        } else {
            settled
        };
    }
    if !position.has_legal_move() {
        return if position.in_check() { ply - 30_000 } else { 0 };
    }
    if ply > 0 && (position.is_dead() || position.is_fifty_moves()) {
        return 0;
    }
    let after = position
        .legal_moves()
        .map(|played| position.play_unchecked(played));
    let worths = after.map(|next| -minimax(&next, depth - 1, ply + 1, quiet));
    worths.max().expect("somebody can move")
}

#[test]
fn the_score_is_that_of_trying_everything() {
    let mut quiet = Search::new(Limits::deep(1));
    for (k, position) in random_positions(24).enumerate() {
        let depth = [2, 1, 3, 2, 1, 2][k % 6];
        let expected = minimax(&position, depth, 0, &mut quiet);
        let found = best(&position, depth).score.centipawns();
        assert_eq!(found, expected, "{position}, {depth} plies");
    }
}

#[test]
fn checks_at_the_end_of_lines_are_looked_at_as_by_trying_everything() {
    let limits = |depth| Limits {
        checks: true,
        ..Limits::deep(depth)
    };
    let mut quiet = Search::new(limits(1));
    let mut others = 0;
    for (k, position) in random_positions(24).enumerate() {
        let depth = [2, 1, 2, 1][k % 4];
        let expected = minimax(&position, depth, 0, &mut quiet);
        let found = Search::new(limits(depth)).best(&position, &[]);
        let found = found.expect("somebody can move").score;
        assert_eq!(found.centipawns(), expected, "{position}, {depth} plies");
        others += usize::from(found != best(&position, depth).score);
    }
    assert!(others > 0, "checks never mattered");
}

#[test]
fn a_check_at_the_end_of_a_line_may_be_mate() {
    // The rook mates on the last row, after whatever Black does.
    let position = position("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
    let settled = |checks| {
        let limits = Limits {
            checks,
            ..Limits::deep(1)
        };
        Search::new(limits).settled(&position).mate()
    };
    assert_eq!((settled(false), settled(true)), (None, Some(1)));
}

#[test]
fn a_table_of_known_positions_changes_nothing() {
    for position in random_positions(6) {
        let without = Limits {
            table_bits: None,
            ..Limits::deep(3)
        };
        let found = Search::new(without).best(&position, &[]).expect("a move");
        assert_eq!(found.score, best(&position, 3).score, "{position}");
    }
}

#[test]
fn every_move_within_the_margin_has_its_own_score() {
    let mut quiet = Search::new(Limits::deep(1));
    for position in random_positions(20) {
        let ranked = Search::new(Limits::deep(2)).ranked(&position, &[], 100);
        assert_eq!(ranked.len(), position.count_legal_moves());
        let most = ranked[0].score.centipawns();
        for ranked in ranked {
            let after = position.play_unchecked(ranked.played);
            let expected = -minimax(&after, 1, 1, &mut quiet);
            let score = ranked.score.centipawns();
            if expected >= most - 100 {
                assert_eq!(score, expected, "{position}: {}", ranked.played);
            } else {
                assert!(score < most - 100, "{position}: {}", ranked.played);
            }
        }
    }
}

#[test]
fn the_line_is_one_that_can_be_played() {
    for position in random_positions(20) {
        let mut now = position;
        for played in best(&position, 3).line {
            assert!(now.legal_moves().any(|legal| legal == played), "{position}");
            now = now.play_unchecked(played);
        }
    }
}
