//! Opponents: legal, the same every time, and weak in their own way.

use chesslings::lessons::Random;
use chesslings::opponents::{CHARACTERS, Character, Child, Handicap, Overlooked, Rival, reply};
use chesslings::rules::{Color, Game, Move, Position, Strictness};
use chesslings::search::{exchange, loses, mates, taken};

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
fn the_young_never_mate_before_move_ten_and_the_strong_do_at_once() {
    let mates = |level, fen| often(Character::of_level(level), fen, |m| m == "a1a8");
    for level in 1..=3 {
        let early = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 9";
        assert_eq!(mates(level, early), 0);
    }
    let late = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 10";
    assert!(mates(3, late) > 5);
    for level in 9..=10 {
        assert_eq!(mates(level, late), 50);
    }
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
fn a_close_look_does_not_save_the_young_from_stalemate() {
    // The queen goes to f7 or to another square, and the king in the corner has no move.
    let fen = "7k/8/6K1/8/8/8/8/5Q2 w - - 0 40";
    let stalemates = |level: u8| {
        often(Character::of_level(level), fen, |played| {
            let position = position(fen);
            let played = position.read_uci(played).expect("a legal move");
            position.play_unchecked(played).is_stalemate()
        })
    };
    assert!(stalemates(5) > 0, "the magpie never forgets it");
    assert!((8..=10).all(|level| stalemates(level) == 0));
}

#[test]
fn forks_surprise_the_raven_and_pins_the_hawk() {
    // A pawn can be taken; then a pawn attacks rook and knight, or the rook pins the queen.
    let fork = ("r6k/2pp2pp/2p5/8/2N1p3/8/5PPP/4R1K1 w - - 0 30", "e1e4");
    let pin = ("r7/1p5k/2b5/4p3/8/8/1Q3PPP/4K3 w - - 0 30", "b2e5");
    for (name, weakness, (fen, wrong)) in [
        ("raven", Overlooked::Forks, fork),
        ("hawk", Overlooked::Pins, pin),
    ] {
        let character = Character::named(name).expect("one of ten");
        assert_eq!(character.overlooks, [weakness]);
        let attentive = Character {
            overlooks: &[],
            ..*character
        };
        let falls = |who| often(who, fen, |played| played == wrong);
        assert!(falls(character) > falls(&attentive) + 5, "{name}");
    }
}

#[test]
fn games_begin_differently() {
    for character in &CHARACTERS {
        let mut first: Vec<_> = (0..40)
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
        assert_eq!(Handicap::named(handicap.name()), Some(handicap));
        for color in Color::ALL {
            let start = handicap.start(color).expect("a position");
            let missing = 32 - start.setup().occupied().len();
            let expected = match handicap {
                Handicap::None => 0,
                Handicap::Knight | Handicap::Rook | Handicap::Queen => 1,
                Handicap::Rooks => 2,
                Handicap::Pawns => 14,
                Handicap::KnightArmy | Handicap::RookArmy => 10,
            };
            assert_eq!(missing, expected, "{}", handicap.name());
        }
    }
}

/// The first three moves of a character that plays White in so many games, answered by quiet ones.
fn queen_flies_out(level: u8) -> usize {
    let games = (0..100).filter(|&seed| {
        let mut position = Position::START;
        let mut before = Vec::new();
        let mut played = Vec::new();
        for answer in ["e7e5", "b8c6", "g7g6"] {
            let character = Character::of_level(level);
            let chosen = reply(&position, &before, character, seed, Child::NEW).expect("a move");
            played.push(chosen.to_string());
            before.push(position);
            position = position.play_unchecked(chosen);
            before.push(position);
            let Ok(answer) = position.read_uci(answer) else {
                return false;
            };
            position = position.play_unchecked(answer);
        }
        played == ["e2e4", "f1c4", "d1h5"]
    });
    games.count()
}

#[test]
fn only_the_middle_ones_try_to_mate_in_four_moves_and_seldom() {
    for level in 4..=6 {
        let tried = queen_flies_out(level);
        assert!((8..=35).contains(&tried), "level {level}: {tried} of 100");
    }
    for level in [1, 2, 3, 9, 10] {
        assert!(queen_flies_out(level) <= 2, "level {level}");
    }
}

#[test]
fn a_draw_is_agreed_late_and_when_it_is_even() {
    let agrees = |fen| {
        let rival = Rival {
            character: Character::of_level(4),
            color: Color::Black,
            without: Handicap::None,
            seed: 1,
        };
        rival.agrees_to_draw(&position(fen))
    };
    assert!(agrees("4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 31"));
    assert!(agrees("4k3/4p3/8/8/8/8/3PP3/4K3 w - - 0 31"));
    assert!(!agrees("4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 30"));
    assert!(!agrees("4k3/4p3/8/8/8/8/4P3/3RK3 w - - 0 31"));
}

#[test]
fn from_the_raven_on_nobody_repeats_who_is_not_behind() {
    let circle = ["a1b1", "g8f8", "b1a1", "f8g8"];
    never_the_third_time("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 20", circle);
    let even = ["a1b1", "a8b8", "b1a1", "b8a8"];
    never_the_third_time("r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 20", even);
}

/// Plays a circle one and a half times: to close it again would be the third time.
#[track_caller]
fn never_the_third_time(fen: &str, circle: [&str; 4]) {
    let start = position(fen);
    let mut before = Vec::new();
    let mut now = start;
    for written in circle.iter().chain(&circle[..2]) {
        before.push(now);
        now = now.play_unchecked(now.read_uci(written).expect("a move"));
    }
    for level in 7..=10 {
        for seed in 0..20 {
            let character = Character::of_level(level);
            let played = reply(&now, &before, character, seed, Child::NEW).expect("a move");
            let after = now.play_unchecked(played);
            let same =
                |past: &&Position| past.setup() == after.setup() && past.turn() == after.turn();
            assert!(before.iter().filter(same).count() < 2, "{}", character.name);
        }
    }
}

/// Presents are where a trained child gets another move than a new one. Told by the positions
/// before them, the moves, and the numbers of the moves.
fn presents(level: u8, seeds: std::ops::Range<u64>) -> Vec<(Position, Move)> {
    let character = Character::of_level(level);
    let mut found = Vec::new();
    for seed in seeds {
        let mut game = Game::new();
        let mut before = Vec::new();
        let mut last = None;
        while game.outcome().is_none() && before.len() < 80 {
            let now = *game.position();
            let ask = |child| reply(&now, &before, character, seed, child);
            let played = ask(Child::TRAINED).expect("the game goes on");
            if ask(Child::NEW) != Some(played) {
                assert_ne!(last, Some(before.len()), "two in a row");
                last = Some(before.len() + 2);
                found.push((now, played));
            }
            before.push(now);
            game.play_move(played).expect("a legal move");
        }
    }
    found
}

#[test]
fn presents_of_the_young_can_be_taken_at_once_and_are_small() {
    for level in 3..=6 {
        let found = presents(level, 0..4);
        assert!(!found.is_empty(), "level {level} gives nothing");
        for (position, played) in found {
            let after = position.play_unchecked(played);
            let gains = after
                .legal_moves()
                .filter(|taking| taking.is_capture())
                .map(|taking| exchange(&after, taking) - taken(played));
            let most = gains.max();
            assert!(
                most.is_some_and(|most| (1..=3).contains(&most)),
                "{}",
                position.to_fen()
            );
            assert_eq!(mates(&after).count(), 0);
        }
    }
}

#[test]
fn presents_of_the_old_take_two_moves_to_win() {
    for level in 7..=8 {
        let found = presents(level, 6..10);
        assert!(!found.is_empty(), "level {level} gives nothing");
        for (position, played) in found {
            assert_eq!(loses(&position, played, 2), 0, "{}", position.to_fen());
            assert!((1..=3).contains(&loses(&position, played, 4)));
        }
    }
}
