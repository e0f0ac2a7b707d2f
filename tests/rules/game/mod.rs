//! Whole games.

mod deals;
mod properties;
mod remembered;
mod repetition;
mod stories;

use chesslings::rules::{Game, Kind, Position, Refusal, Strictness};

/// A game from a FEN, or from the start for an empty one.
fn game(fen: &str) -> Game {
    match fen {
        "" => Game::new(),
        _ => Game::from(Position::from_fen(fen, Strictness::Teaching).unwrap()),
    }
}

/// Plays moves such as `e2e4 e7e8q`, all of which are allowed.
fn play(game: &mut Game, moves: &str) {
    for word in moves.split_whitespace() {
        attempt(game, word).unwrap_or_else(|refusal| panic!("{word}: {refusal}"));
    }
}

/// Tries a move such as `e2e4` or `e7e8q`.
fn attempt(game: &mut Game, word: &str) -> Result<(), Refusal> {
    let (from, to) = (word[..2].parse().unwrap(), word[2..4].parse().unwrap());
    let becomes = word.chars().nth(4).and_then(Kind::from_letter);
    game.play(from, to, becomes).map(|_| ())
}

/// Tries a move that is refused, and gives back the reason's code and squares.
fn refused(game: &mut Game, word: &str) -> String {
    let before = game.clone();
    let refusal = attempt(game, word).expect_err(word);
    assert_eq!(*game, before, "a refused move changes nothing");
    refusal.to_string()
}
