//! What a child takes home, as a front end is told.

use chesslings::coach::{Good, Manner, Question, Review, Skill};
use chesslings::lessons::Course;
use chesslings::rules::{Color, Game};

use super::position;

pub(super) fn game(fen: &str, moves: &str) -> Game {
    let mut game = Game::from(position(fen));
    for uci in moves.split_whitespace() {
        let played = game.position().read_uci(uci).expect(uci);
        let done = game.play(played.from(), played.to(), played.promotion());
        assert!(done.is_ok(), "{uci}");
    }
    game
}

/// What a worker answers, read where it was asked.
fn review(game: &Game, color: Color) -> Review {
    let question = Question::after(Manner::default(), color, game).to_text();
    let question = Question::from_text(&question).expect("a question");
    let answer = super::answers(&question).pop().expect("an answer");
    Review::from_text(&answer, game).unwrap_or_else(|| panic!("{answer}"))
}

#[test]
fn every_mate_solves_a_puzzle_about_a_mate() {
    let game = game("6k1/5ppp/8/8/8/8/8/RQ2K3 w - - 0 1", "e1e2 h7h6");
    let puzzle = review(&game, Color::White).puzzle.expect("a mate");
    assert_eq!((puzzle.ply, puzzle.skill), (0, Skill::Mate));
    let good: Vec<String> = puzzle.good.iter().map(ToString::to_string).collect();
    assert!(
        good.contains(&"a1a8".to_owned()) && good.contains(&"b1b8".to_owned()),
        "{good:?}"
    );
    let start = puzzle.position(&game).expect("a position");
    assert_eq!(start, *game.start());
    let other = start.read_uci("a1a7").expect("legal");
    assert!(!puzzle.is_found_by(other));
}

#[test]
fn whoever_took_a_piece_is_told_so() {
    let game = game("6k1/5ppp/8/3r4/4P3/8/8/4K3 w - - 0 1", "e4d5 g8f8");
    let review = review(&game, Color::White);
    assert!(matches!(review.strength, Some(Good::Won(_))), "{review:?}");
    assert_eq!(review.puzzle, None);
}

#[test]
fn other_lines_are_no_reviews() {
    let game = game("6k1/5ppp/8/8/8/8/8/RQ2K3 w - - 0 1", "e1e2 h7h6");
    for line in [
        "",
        "review",
        "review fork",
        "review - 0 mate",
        "review - 7 mate a1a8",
        "gift-free-R d5",
    ] {
        assert_eq!(Review::from_text(line, &game), None, "{line}");
    }
    assert_eq!(
        Review::from_text("review -", &game),
        Some(Review::default())
    );
}

#[test]
fn three_exercises_fit_each_skill_and_are_done_by_hand() {
    for skill in [Skill::Mate, Skill::Take, Skill::Save] {
        for ply in [0, 7, 40] {
            let places = Course::practice(skill.unit(), ply);
            assert_eq!(places.len(), 3, "{skill:?}");
        }
    }
}
