//! What holds for every game.

use chesslings::rules::{Board, Color, Game, Kind, Move, Piece, PieceId, Position, Square};
use proptest::prelude::*;

use super::game;
use crate::board::agrees;

/// Where games begin: the start, and places where castling, promotion and en passant are near.
const STARTS: [&str; 6] = [
    "",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    // No kings.
    "r2q4/ppp2ppp/8/8/8/8/PPP2PPP/R2Q4 w - - 0 1",
];

/// Plays a game where each number chooses the next move.
fn played(start: &str, choices: &[usize]) -> (Game, Vec<Game>) {
    let mut game = game(start);
    let mut states = vec![game.clone()];
    for &choice in choices {
        let moves: Vec<Move> = game.position().legal_moves().collect();
        if game.outcome().is_some() || moves.is_empty() {
            break;
        }
        let chosen = moves[choice % moves.len()];
        game.play(chosen.from(), chosen.to(), chosen.promotion())
            .unwrap();
        fits(&game);
        states.push(game.clone());
    }
    (game, states)
}

/// Board, position and history say the same.
fn fits(game: &Game) {
    agrees(game.board());
    assert_eq!(game.board().setup(), game.position().setup());
    let replayed = game.plies().iter().fold(*game.start(), |before, ply| {
        assert_eq!(ply.before, before);
        before.play_unchecked(ply.played)
    });
    assert_eq!(replayed, *game.position());
}

/// Everything a game shows but what can be redone.
fn shown(game: &Game) -> (Position, Board, usize, &'static str) {
    let code = game.status().code();
    (
        *game.position(),
        game.board().clone(),
        game.plies().len(),
        code,
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn undoing_and_redoing_gives_back_identical_states(
        start in 0..STARTS.len(),
        choices in proptest::collection::vec(0_usize..1000, 0..150),
    ) {
        let (mut game, states) = played(STARTS[start], &choices);
        for state in states.iter().rev().skip(1) {
            prop_assert!(game.undo().is_some());
            prop_assert_eq!(shown(&game), shown(state));
            fits(&game);
        }
        prop_assert_eq!(game.undo(), None);
        for state in &states[1..] {
            prop_assert!(game.redo().is_some());
            prop_assert_eq!(shown(&game), shown(state));
        }
        prop_assert_eq!(game.redo(), None);
        prop_assert_eq!(&game, states.last().unwrap());
    }

    #[test]
    fn undoing_and_playing_on_is_as_if_nothing_had_been_undone(
        start in 0..STARTS.len(),
        choices in proptest::collection::vec(0_usize..1000, 1..80),
        back in 0_usize..80,
        others in proptest::collection::vec(0_usize..1000, 0..80),
    ) {
        let (mut game, states) = played(STARTS[start], &choices);
        let kept = (states.len() - 1).saturating_sub(back);
        while game.plies().len() > kept {
            game.undo();
        }
        let mut straight = states[kept].clone();
        for &choice in &others {
            let moves: Vec<Move> = game.position().legal_moves().collect();
            if game.outcome().is_some() || moves.is_empty() {
                break;
            }
            let chosen = moves[choice % moves.len()];
            for game in [&mut game, &mut straight] {
                game.play(chosen.from(), chosen.to(), chosen.promotion()).unwrap();
            }
            prop_assert_eq!(&game, &straight);
        }
    }

    #[test]
    fn whatever_is_done_to_a_board_its_records_and_squares_agree(
        deeds in proptest::collection::vec((0_u8..7, 0_usize..40, 0_usize..64, 0_usize..12), 1..120),
    ) {
        let mut board = Board::new();
        let mut ids: Vec<PieceId> = Vec::new();
        for (deed, piece, square, kind) in deeds {
            let before = board.clone();
            let at = Square::from_index(square).unwrap();
            let what = Piece::new(Color::ALL[kind / 6], Kind::ALL[kind % 6]);
            let id = ids.get(piece % ids.len().max(1)).copied();
            let done = match (deed, id) {
                (0, _) => board.put(what, at).map(|id| ids.push(id)),
                (1, _) => {
                    ids.push(board.spawn(what));
                    Ok(())
                }
                (_, None) => Ok(()),
                (2, Some(id)) => board.place(id, at),
                (3, Some(id)) => board.relocate(id, at).map(|_| ()),
                (4, Some(id)) => board.remove(id),
                (5, Some(id)) => board.step_back(id),
                (_, Some(id)) => board.promote(id, what.kind).map(|id| ids.push(id)),
            };
            agrees(&board);
            if done.is_err() {
                prop_assert_eq!(&board, &before);
            }
        }
    }
}
