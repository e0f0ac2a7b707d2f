//! Between a game that is played and its PGN.

use chesslings::rules::{Color, Game, PgnGame, PgnResult, Position, Square, Strictness};

fn played(moves: &[(&str, &str)]) -> Game {
    let mut game = Game::new();
    for (from, to) in moves {
        let (from, to) = (from.parse().unwrap(), to.parse().unwrap());
        game.play(from, to, None).unwrap();
    }
    game
}

fn check_movetext(game: &Game, expected: &str) {
    let text = PgnGame::from(game).to_string();
    assert_eq!(text.split_once("\n\n").unwrap().1, format!("{expected}\n"));
    assert_eq!(PgnGame::from(game).to_game().outcome(), game.outcome());
}

#[test]
fn the_end_of_a_game_is_written() {
    let mut game = played(&[("e2", "e4"), ("e7", "e5")]);
    check_movetext(&game, "1. e4 e5 *");
    game.offer_draw(Color::White).unwrap();
    game.accept_draw(Color::Black).unwrap();
    check_movetext(&game, "1. e4 e5 1/2-1/2");

    let mut game = played(&[("e2", "e4")]);
    game.resign(Color::Black).unwrap();
    check_movetext(&game, "1. e4 1-0");

    let mate = [("f2", "f3"), ("e7", "e5"), ("g2", "g4"), ("d8", "h4")];
    check_movetext(&played(&mate), "1. f3 e5 2. g4 Qh4# 0-1");
}

#[test]
fn a_game_from_a_position_says_so() {
    let fen = "4k3/8/8/8/4p3/8/3P4/4K3 w - - 5 40";
    let mut game = Game::from(Position::from_fen(fen, Strictness::Game).unwrap());
    game.play(Square::D2, Square::D4, None).unwrap();
    game.play(Square::E4, Square::D3, None).unwrap();
    let text = PgnGame::from(&game).to_string();
    assert_eq!(
        text,
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n\
         [White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n[SetUp \"1\"]\n\
         [FEN \"4k3/8/8/8/4p3/8/3P4/4K3 w - - 5 40\"]\n\n40. d4 exd3 *\n"
    );
}

#[test]
fn black_may_begin() {
    let fen = "4k3/8/8/8/8/8/3P4/4K3 b - - 0 7";
    let mut game = PgnGame::new(Position::from_fen(fen, Strictness::Game).unwrap());
    for san in ["Kd7", "d4", "Kd6"] {
        let next = game.end().read_san(san).unwrap();
        game.play(next).unwrap();
    }
    game.moves_mut()[1].comment = "two squares".to_owned();
    game.moves_mut()[1].nags = vec![1, 22];
    game.result = PgnResult::Draw;
    let text = game.to_string();
    assert!(
        text.ends_with("7... Kd7 8. d4 $1 $22 {two squares} 8... Kd6 1/2-1/2\n"),
        "{text}"
    );
}

#[test]
fn a_move_of_another_position_is_not_played() {
    let mut game = PgnGame::new(Position::START);
    let push = game.end().read_san("e4").unwrap();
    assert!(game.play(push).is_some());
    assert!(game.play(push).is_none());
    assert_eq!(game.moves().len(), 1);
}
