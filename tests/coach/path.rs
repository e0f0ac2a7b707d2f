//! Looking through a game: the moments on its path.

use chesslings::coach::{Danger, Good, Manner, Moment, Moments, Question, Sign, Taught, Topic};
use chesslings::rules::{Color, Kind};

use super::review::game;
use super::{START, answers};

/// White castles and gives a knight away; Black takes it and offers the queen, whom White misses.
const GAME: &str =
    "e2e4 e7e5 g1f3 b8c6 f1e2 h7h6 e1g1 a7a6 f3g5 h6g5 a2a3 d8f6 a3a4 f6f3 a4a5 f3f6";

/// What is found in a game, each time that it is told.
fn told(moves: &str, color: Option<Color>, taught: Taught) -> Vec<Moments> {
    let manner = Manner {
        taught,
        ..Manner::default()
    };
    let question = Question::through(manner, color, &game(START, moves)).to_text();
    let question = Question::from_text(&question).expect("a question");
    let read = |text: &String| Moments::from_text(text).unwrap_or_else(|| panic!("{text}"));
    answers(&question).iter().map(read).collect()
}

fn moments(moves: &str, color: Option<Color>) -> Vec<Moment> {
    let last = told(moves, color, Taught::Everything).pop();
    last.expect("an answer").all
}

fn topics(moments: &[Moment]) -> Vec<(usize, Topic)> {
    let told = moments.iter();
    told.map(|moment| (moment.ply, moment.advice.topic))
        .collect()
}

#[test]
fn moments_come_in_the_order_of_the_game() {
    let white = moments(GAME, Some(Color::White));
    assert_eq!(
        topics(&white),
        [
            (6, Topic::Praise(Good::Castled)),
            (8, Topic::ThinkTwice(Danger::Moved(Kind::Knight))),
            (14, Topic::Gift(Kind::Queen)),
        ]
    );
    let signs: Vec<Sign> = white.iter().map(Moment::sign).collect();
    assert_eq!(signs, [Sign::Strength, Sign::Danger, Sign::Chance]);
}

#[test]
fn a_danger_is_seen_after_the_move_and_a_chance_before_it() {
    let white = moments(GAME, Some(Color::White));
    let seen: Vec<usize> = white.iter().map(Moment::seen).collect();
    assert_eq!(seen, [7, 9, 14]);
    let line = |moment: &Moment| {
        let ways = moment.advice.line.iter();
        ways.map(|(from, to)| format!("{from}{to}"))
            .collect::<Vec<_>>()
    };
    assert_eq!(line(&white[1]), ["h6g5"]);
    assert!(line(&white[2])[0].ends_with("f3"));
}

#[test]
fn each_player_has_moments_of_its_own() {
    let black = moments(GAME, Some(Color::Black));
    assert!(black.iter().all(|moment| moment.ply % 2 == 1), "{black:?}");
    let both = moments(GAME, None);
    assert!(both.len() > black.len());
}

#[test]
fn whoever_waits_is_told_how_far_it_is() {
    let told = told(GAME, None, Taught::Everything);
    let looked: Vec<usize> = told.iter().map(|moments| moments.looked).collect();
    assert_eq!(looked, [6, 12, 16]);
}

#[test]
fn only_what_was_learned_is_marked() {
    let castling = Taught::Units(["castling".to_owned()].into());
    let last = told(GAME, None, castling).pop().expect("an answer");
    assert_eq!(topics(&last.all), [(6, Topic::Praise(Good::Castled))]);
}

#[test]
fn a_game_without_moves_has_no_moments() {
    let told = told("", None, Taught::Everything);
    assert_eq!(told, [Moments::default()]);
}

/// The same present is refused again and again.
#[test]
fn what_stays_so_is_marked_once() {
    let game = "e2e4 e7e5 g1f3 d8h4 a2a3 a7a6 a3a4 h7h6 b2b3 h6h5";
    let white = moments(game, Some(Color::White));
    let gifts = white.iter().filter(|moment| moment.sign() == Sign::Chance);
    assert!(gifts.count() <= 1, "{white:?}");
}

#[test]
fn there_are_few_moments_and_something_good_has_a_place() {
    // Both give one piece after the other away.
    let game = "e2e4 e7e5 d1h5 g8f6 h5h4 f6d5 h4e7 f8e7 e4d5 b8c6 d5c6 d7c6 g1f3 c8h3 g2h3 d8d2 \
                c1d2 e7b4 d2b4 a7a5 b4a5 a8a5 f3e5 a5a2 a1a2 h8f8 b1c3 f8g8 f1c4 g8h8 c4f7 e8f8 f7h5";
    let both = moments(game, None);
    assert!(both.len() <= 8, "{both:?}");
    let overlooked = both.iter().filter(|moment| moment.sign() != Sign::Strength);
    assert!(overlooked.count() <= 5);
    assert!(both.iter().any(|moment| moment.sign() == Sign::Strength));
    assert!(both.is_sorted_by_key(|moment| moment.ply));
}

#[test]
fn other_texts_are_no_moments() {
    for text in [
        "",
        "moments",
        "moments x",
        "moments 4\n",
        "moments 4\n3",
        "moments 4\n3 nothing e4",
        "review - 3",
    ] {
        assert_eq!(Moments::from_text(text), None, "{text}");
    }
}
