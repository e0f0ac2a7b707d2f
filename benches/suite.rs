//! What is measured: six standard positions, perft by our public moves, and perft by cozy-chess in
//! its fastest form, which is that of its own example: the depth is asked once a position, outside
//! of the closure, and the last moves are counted as bits of a set.

use std::hint::black_box;

use chesslings::rules::Position;
use cozy_chess::Board;

/// Name, FEN, depth for counting in bulk; one less for making every leaf.
pub(crate) const POSITIONS: [(&str, &str, u32); 6] = [
    (
        "start",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        5,
    ),
    (
        "kiwipete",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        4,
    ),
    ("position 3", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6),
    (
        "position 4",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        5,
    ),
    (
        "position 5",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        4,
    ),
    (
        "position 6",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        4,
    ),
];

/// Perft as anybody can write it with [`Position::legal_moves`], counted in bulk.
pub(crate) fn public_bulk(position: &Position, depth: u32) -> u64 {
    if depth == 1 {
        return position.legal_moves().count() as u64;
    }
    let mut nodes = 0;
    position
        .legal_moves()
        .for_each(|played| nodes += public_bulk(&position.play_unchecked(played), depth - 1));
    nodes
}

/// The same, every leaf made.
pub(crate) fn public_made(position: &Position, depth: u32) -> u64 {
    let mut nodes = 0;
    let moves = position.legal_moves();
    if depth == 1 {
        moves.for_each(|played| {
            black_box(&position.play_unchecked(played));
            nodes += 1;
        });
    } else {
        moves.for_each(|played| nodes += public_made(&position.play_unchecked(played), depth - 1));
    }
    nodes
}

pub(crate) fn cozy_bulk(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    if depth == 1 {
        board.generate_moves(|moves| {
            nodes += moves.len() as u64;
            false
        });
    } else {
        board.generate_moves(|moves| {
            for played in moves {
                let mut next = board.clone();
                next.play_unchecked(played);
                nodes += cozy_bulk(&next, depth - 1);
            }
            false
        });
    }
    nodes
}

pub(crate) fn cozy_made(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    if depth == 1 {
        board.generate_moves(|moves| {
            for played in moves {
                let mut next = board.clone();
                next.play_unchecked(played);
                black_box(&next);
                nodes += 1;
            }
            false
        });
    } else {
        board.generate_moves(|moves| {
            for played in moves {
                let mut next = board.clone();
                next.play_unchecked(played);
                nodes += cozy_made(&next, depth - 1);
            }
            false
        });
    }
    nodes
}
