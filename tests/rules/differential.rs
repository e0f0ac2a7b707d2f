//! The fast way beside two others: cozy-chess where it can follow, the walker everywhere.

use std::collections::BTreeSet;

use chesslings::rules::{Kind, Move, Position, PositionParts, Square, SquareSet};
use cozy_chess::{Board, BoardBuilder, CastleRights, File};

use crate::oracle::translate;
use crate::positions::lesson;
use crate::random::{Random, placement};
use crate::walker;

#[test]
fn random_games_agree_with_the_oracle() {
    let mut random = Random::new(2);
    let mut positions = 0;
    while positions < 60_000 {
        let mut board = Board::default();
        let mut position = Position::START;
        while position.halfmove_clock() < 100 {
            positions += 1;
            let moves = agree_with_oracle(&position, &board);
            let Some(&played) = moves.get(random.below(moves.len().max(1))) else {
                break;
            };
            board.play_unchecked(their_move(played));
            position = position.play_unchecked(played);
        }
    }
}

#[test]
fn random_placements_agree_with_the_oracle() {
    let mut random = Random::new(3);
    let mut positions = 0;
    while positions < 60_000 {
        let parts = placement(&mut random, true);
        // The oracle refuses positions whose player to move could take a king, unless it is
        // the other king who could: there its moves make no sense.
        let king = parts.setup.king(parts.turn.other());
        let takeable = king.is_some_and(|king| parts.setup.is_attacked(king, parts.turn));
        if let (false, Ok(board)) = (takeable, their_board(&parts).build()) {
            agree_with_oracle(&lesson(parts), &board);
            positions += 1;
        }
    }
}

#[test]
fn random_lessons_agree_with_the_walker() {
    let mut random = Random::new(4);
    for _ in 0..6_000 {
        let position = lesson(placement(&mut random, false));
        let moves: BTreeSet<String> = position.legal_moves().map(|m| m.to_string()).collect();
        assert_eq!(moves, walker::legal_moves(&position), "{position:?}");
        agree_with_itself(&position);
    }
}

/// Moves, check, pins and all next positions are the same.
fn agree_with_oracle(position: &Position, board: &Board) -> Vec<Move> {
    let moves: Vec<Move> = position.legal_moves().collect();
    let mut ours: Vec<cozy_chess::Move> = moves.iter().copied().map(their_move).collect();
    let mut theirs = Vec::new();
    board.generate_moves(|moves| {
        theirs.extend(moves);
        false
    });
    let key = |m: &cozy_chess::Move| (m.from as u8, m.to as u8, m.promotion.map(|p| p as u8));
    ours.sort_by_key(key);
    theirs.sort_by_key(key);
    assert_eq!(ours, theirs, "{board}");
    let checkers = SquareSet::from_bits(board.checkers().0);
    assert_eq!(position.checkers(), checkers, "{board}");
    assert_eq!(position.in_check(), !checkers.is_empty(), "{board}");
    let pinned = board.pinned() & board.colors(board.side_to_move());
    assert_eq!(position.pinned(), SquareSet::from_bits(pinned.0), "{board}");
    for &played in &moves {
        let mut next = board.clone();
        next.play_unchecked(their_move(played));
        assert_eq!(
            position.play_unchecked(played),
            translate(&next),
            "{board} {played}"
        );
    }
    agree_with_itself(position);
    moves
}

/// All ways to ask for moves give the same answer.
fn agree_with_itself(position: &Position) {
    let moves: Vec<Move> = position.legal_moves().collect();
    assert_eq!(position.count_legal_moves(), moves.len(), "{position:?}");
    assert_eq!(position.has_legal_move(), !moves.is_empty());
    assert_eq!(position.perft_made(1), moves.len() as u64);
    let from_each_square: Vec<Move> = Square::all()
        .flat_map(|from| position.legal_moves_from(from))
        .collect();
    assert_eq!(from_each_square, moves, "{position:?}");
    for played in &moves {
        let (from, to) = (played.from(), played.to());
        assert!(position.legal_targets(from).contains(to));
        assert_eq!(
            position.legal_move(from, to, played.promotion()),
            Some(*played)
        );
        let out_of_place = if played.promotion().is_some() {
            None
        } else {
            Some(Kind::Queen)
        };
        assert_eq!(position.legal_move(from, to, out_of_place), None);
        if played.castle().is_none() {
            assert_eq!(
                position.pseudo_move(from, to, played.promotion()),
                Some(*played)
            );
        }
    }
    for square in Square::all() {
        assert_eq!(
            position.pinned().contains(square),
            position.pinner(square).is_some()
        );
    }
}

/// Our move as the oracle writes it: castling is king takes rook.
fn their_move(played: Move) -> cozy_chess::Move {
    let to = played
        .castle()
        .map_or(played.to(), |castle| castle.rook_from);
    cozy_chess::Move {
        from: their_square(played.from()),
        to: their_square(to),
        promotion: played.promotion().map(their_kind),
    }
}

fn their_board(parts: &PositionParts) -> BoardBuilder {
    let mut builder = BoardBuilder::empty();
    for (square, piece) in parts.setup.pieces() {
        let color = cozy_chess::Color::index(piece.color as usize);
        builder.board[square.index()] = Some((their_kind(piece.kind), color));
    }
    builder.side_to_move = cozy_chess::Color::index(parts.turn as usize);
    for castle in parts.castling.castles() {
        let CastleRights { short, long } = &mut builder.castle_rights[castle.color as usize];
        let right = if castle.rook_from.is_leftmost() {
            long
        } else {
            short
        };
        *right = Some(File::index(castle.rook_from.j() as usize));
    }
    builder.en_passant = parts.en_passant.map(their_square);
    builder
}

fn their_square(square: Square) -> cozy_chess::Square {
    cozy_chess::Square::index(square.index())
}

fn their_kind(kind: Kind) -> cozy_chess::Piece {
    cozy_chess::Piece::index(kind as usize)
}
