//! After the game.

use chesslings::coach::{Skill, Taught, summary};
use chesslings::rules::Color;

use super::{START, story};

#[test]
fn the_turning_point_is_what_was_missed_most() {
    // White doesn't take the queen on g5.
    let game = story(START, "e2e4 e7e5 d2d3 d8g5 a2a3 g5c1 d1c1");
    let white = summary(&game, Color::White, &Taught::Everything);
    let turn = white.turn.expect("a queen was free");
    assert_eq!((turn.ply, turn.skill), (4, Skill::Take));
    assert_eq!(turn.better[0].to_string(), "c1g5");
    // Then Black gives the queen for a bishop instead of saving her.
    let black = summary(&game, Color::Black, &Taught::Everything);
    let turn = black.turn.expect("the queen was to be saved");
    assert_eq!((turn.ply, turn.skill), (5, Skill::Save));
}

#[test]
fn a_missed_mate_is_a_turning_point() {
    let game = story("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a7 h7h6");
    let white = summary(&game, Color::White, &Taught::Everything);
    assert_eq!(white.turn.map(|turn| turn.skill), Some(Skill::Mate));
}

#[test]
fn nobody_hears_of_what_is_not_learned() {
    let game = story("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a7 h7h6");
    let taught = Taught::Units(["rook".to_owned()].into());
    let white = summary(&game, Color::White, &taught);
    assert_eq!((white.turn, white.strength), (None, None));
}

#[test]
fn a_quiet_game_has_no_turning_point() {
    let game = story(START, "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1 g8f6");
    for color in Color::ALL {
        assert_eq!(summary(&game, color, &Taught::Everything).turn, None);
    }
}
