//! What a character is asked, as a text: so that it can be asked in another thread.

use super::character::Character;
use super::choose::reply;
use super::gift::Child;
use crate::rules::{Game, Move, Position, Strictness};

/// A game in which a character is to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    character: &'static Character,
    seed: u64,
    child: Child,
    start: Position,
    moves: Vec<Move>,
}

impl Question {
    /// What would this character play in this game, against this child?
    pub fn new(character: &'static Character, seed: u64, child: Child, game: &Game) -> Question {
        Question {
            character,
            seed,
            child,
            start: *game.start(),
            moves: game.plies().iter().map(|ply| ply.played).collect(),
        }
    }

    /// The question on six lines: character, seed, whether the child takes and forks, start, moves.
    ///
    /// ```
    /// use chesslings::opponents::{CHARACTERS, Child, Question};
    /// use chesslings::rules::{Game, Square};
    ///
    /// let mut game = Game::new();
    /// game.play(Square::E2, Square::E4, None)?;
    /// let question = Question::new(&CHARACTERS[4], 7, Child::NEW, &game);
    /// let text = question.to_text();
    /// assert!(text.starts_with("magpie\n7\nfalse\nfalse\nrnbqkbnr/") && text.ends_with("\ne2e4"));
    /// assert_eq!(Question::from_text(&text), Some(question));
    /// # Ok::<(), chesslings::rules::Refusal>(())
    /// ```
    pub fn to_text(&self) -> String {
        let Question {
            character,
            seed,
            child: Child { takes, forks },
            start,
            moves,
        } = self;
        let moves: Vec<String> = moves.iter().map(Move::to_string).collect();
        let (name, start, moves) = (character.name, start.to_fen(), moves.join(" "));
        format!("{name}\n{seed}\n{takes}\n{forks}\n{start}\n{moves}")
    }

    /// Reads a question; `None` if it is none.
    pub fn from_text(text: &str) -> Option<Question> {
        let mut lines = text.lines();
        let character = Character::named(lines.next()?)?;
        let seed = lines.next()?.parse().ok()?;
        let child = Child {
            takes: lines.next()?.parse().ok()?,
            forks: lines.next()?.parse().ok()?,
        };
        let start = Position::from_fen(lines.next()?, Strictness::Game).ok()?;
        let mut position = start;
        let mut moves = Vec::new();
        for word in lines.next().unwrap_or_default().split_whitespace() {
            let played = position.written_move(word)?;
            moves.push(played);
            position = position.play_unchecked(played);
        }
        Some(Question {
            character,
            seed,
            child,
            start,
            moves,
        })
    }

    /// What the character plays; `None` if there is no move.
    pub fn answer(&self) -> Option<Move> {
        let mut before = Vec::with_capacity(self.moves.len());
        let mut position = self.start;
        for &played in &self.moves {
            before.push(position);
            position = position.play_unchecked(played);
        }
        reply(&position, &before, self.character, self.seed, self.child)
    }
}
