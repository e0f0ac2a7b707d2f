//! Opponents: legal, the same every time, and weak in their own way.

use chesslings::lessons::Random;
use chesslings::opponents::{CHARACTERS, Character, Child, Handicap, reply};
use chesslings::rules::{Color, Game, Position, Strictness};

fn position(fen: &str) -> Position {
    Position::from_fen(fen, Strictness::Teaching).expect("a position")
}

/// What a character plays in how many of 50 games.
fn often(character: &Character, fen: &str, is_it: impl Fn(&str) -> bool) -> usize {
    let position = position(fen);
    let replies = (0..50).filter_map(|seed| reply(&position, &[], character, seed, Child::NEW));
    replies.filter(|played| is_it(&played.to_string())).count()
}

#[test]
fn whole_games_are_legal_and_repeatable() {
    for (k, character) in CHARACTERS.iter().enumerate() {
        let other = &CHARACTERS[(3 * k + 1) % 7];
        let mut game = Game::new();
        let mut before = Vec::new();
        while game.outcome().is_none() && before.len() < 60 {
            let now = *game.position();
            let who = if now.turn().is_white() {
                character
            } else {
                other
            };
            let ask = || reply(&now, &before, who, k as u64, Child::TRAINED);
            let played = ask().expect("the game goes on");
            assert_eq!(ask(), Some(played), "{}", who.name);
            before.push(now);
            game.play_move(played).expect("a legal move");
        }
    }
}

#[test]
fn any_position_has_an_answer_if_it_has_a_move() {
    let boards = [
        "8/8/8/3q4/8/8/8/N7 w - - 0 1",
        "8/pppppppp/8/8/8/8/PPPPPPPP/8 b - - 0 1",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "k7/8/8/8/8/8/1p6/K7 w - - 99 200",
    ];
    for fen in boards {
        let position = position(fen);
        for character in &CHARACTERS {
            let played = reply(&position, &[], character, 5, Child::TRAINED);
            assert_eq!(played.is_some(), position.has_legal_move(), "{fen}");
            assert!(played.is_none_or(|played| position.legal_moves().any(|m| m == played)));
        }
    }
}

#[test]
fn strangers_in_the_game_so_far_do_no_harm() {
    let mut random = Random::new(3);
    let mut strange = Vec::new();
    for _ in 0..20 {
        let mut now = Position::START;
        for _ in 0..random.below(30) {
            let moves: Vec<_> = now.legal_moves().collect();
            now = random
                .pick(&moves)
                .map_or(now, |played| now.play_unchecked(played));
        }
        strange.push(now);
    }
    for character in &CHARACTERS {
        assert!(reply(&Position::START, &strange, character, 1, Child::NEW).is_some());
    }
}

#[test]
fn the_better_see_a_free_queen_more_often() {
    let fen = "4k3/8/8/3q4/8/8/8/3RK3 w - - 0 1";
    let takes = |name| {
        often(Character::named(name).expect("one of ten"), fen, |m| {
            m == "d1d5"
        })
    };
    assert!(takes("egg") < takes("chick") || takes("egg") < 25);
    assert!(takes("magpie") > 40);
    assert_eq!(takes("eagle"), 50);
}

#[test]
fn the_young_wait_with_mate_and_the_strong_do_not() {
    let fen = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 5";
    let mates = |name| {
        often(Character::named(name).expect("one of ten"), fen, |m| {
            m == "a1a8"
        })
    };
    assert!(mates("hatchling") < 10);
    assert_eq!(mates("hawk"), 50);
    assert_eq!(mates("eagle"), 50);
}

#[test]
fn mates_in_two_are_known_to_the_eagle() {
    let eagle = Character::of_level(10);
    assert_eq!(
        often(eagle, "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", |m| m == "a1a6"),
        50
    );
}

#[test]
fn nobody_who_promotes_well_stalemates_by_a_queen() {
    // A queen would leave the king nothing; a rook wins.
    let fen = "8/5P1k/8/6K1/8/8/8/8 w - - 0 1";
    for level in 6..=10 {
        let character = Character::of_level(level);
        let lesser = often(character, fen, |m| m == "f7f8b" || m == "f7f8n");
        assert_eq!(lesser, 0, "{}", character.name);
    }
}

#[test]
fn games_begin_differently() {
    for character in &CHARACTERS {
        let mut first: Vec<_> = (0..20)
            .filter_map(|seed| reply(&Position::START, &[], character, seed, Child::NEW))
            .collect();
        first.sort();
        first.dedup();
        assert!(first.len() >= 3, "{}", character.name);
    }
}

#[test]
fn ten_levels_each_with_a_name() {
    for (k, character) in CHARACTERS.iter().enumerate() {
        assert_eq!(usize::from(character.level), k + 1);
        assert_eq!(Character::named(character.name), Some(character));
        assert_eq!(Character::of_level(character.level), character);
    }
    assert_eq!(Character::of_level(0).name, "egg");
    assert_eq!(Character::of_level(99).name, "eagle");
}

#[test]
fn handicaps_take_only_what_they_say() {
    for handicap in Handicap::ALL {
        for color in Color::ALL {
            let start = handicap.start(color).expect("a position");
            let missing = 32 - start.setup().occupied().len();
            let expected = match handicap {
                Handicap::None => 0,
                Handicap::Rooks => 2,
                _ => 1,
            };
            assert_eq!(missing, expected, "{}", handicap.name());
        }
    }
}
