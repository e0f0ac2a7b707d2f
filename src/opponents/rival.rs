//! A character at a table in place of a second person: what is so wherever the table stands.

use super::character::Character;
use super::gift::Child;
use super::handicap::Handicap;
use super::question::Question;
use crate::rules::{Color, Game, PgnTags, Ply, Position};
use crate::search::ahead;

/// A character at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rival {
    /// Who it is.
    pub character: &'static Character,
    /// What it plays.
    pub color: Color,
    /// What it starts without.
    pub without: Handicap,
    /// Decides about its moves, the same for the whole game: what is taken back comes again.
    pub seed: u64,
}

/// From this move on a character agrees to a draw,
const PATIENCE: u16 = 30;
/// if neither has more than so much more, in pawns.
const EVEN: i32 = 1;

const OPPONENT: &str = "Opponent";
const COLOR: &str = "OpponentColor";
const WITHOUT: &str = "OpponentWithout";
const SEED: &str = "OpponentSeed";

impl Rival {
    /// The names of the tags with which a stored game remembers it.
    pub const TAGS: [&'static str; 4] = [OPPONENT, COLOR, WITHOUT, SEED];

    /// The position a game against it starts from.
    pub fn start(&self) -> Position {
        self.without.start(self.color).unwrap_or_default()
    }

    /// The position of the next game after one that began there: one of the players' own stays.
    pub fn next_start(&self, last: &Position) -> Position {
        match self.without {
            Handicap::None => *last,
            _ => self.start(),
        }
    }

    /// The same character in the next game, which another seed decides about.
    #[must_use]
    pub fn again(self, swapped: bool, seed: u64) -> Rival {
        let color = if swapped {
            self.color.other()
        } else {
            self.color
        };
        Rival {
            color,
            seed,
            ..self
        }
    }

    /// Whether it is to move.
    pub fn is_to_move(&self, game: &Game) -> bool {
        self.color == game.position().turn() && game.outcome().is_none()
    }

    /// What it has to find out now, against a child who has met these units of the course.
    pub fn question(&self, game: &Game, units: &[String]) -> Option<Question> {
        let asked = || Question::new(self.character, self.seed, Child::who_met(units), game);
        self.is_to_move(game).then(asked)
    }

    /// How many moves the other player takes back at once: the own one, and the answer to it.
    ///
    /// ```
    /// use chesslings::opponents::{Character, Handicap, Rival};
    /// use chesslings::rules::{Color, Game, Square};
    ///
    /// let (character, without) = (Character::of_level(4), Handicap::None);
    /// let rival = Rival { character, color: Color::White, without, seed: 7 };
    /// let mut game = Game::new();
    /// game.play(Square::E2, Square::E4, None)?;
    /// assert_eq!(rival.takes_back(&game), 0, "its first move stays");
    /// game.play(Square::E7, Square::E5, None)?;
    /// assert_eq!(rival.takes_back(&game), 1, "it thinks");
    /// game.play(Square::G1, Square::F3, None)?;
    /// assert_eq!(rival.takes_back(&game), 2);
    /// # Ok::<(), chesslings::rules::Refusal>(())
    /// ```
    pub fn takes_back(&self, game: &Game) -> usize {
        let own = game.position().turn() == self.color;
        let wanted = if own { 1 } else { 2 };
        if game.plies().len() < wanted {
            0
        } else {
            wanted
        }
    }

    /// Plays again what was taken back: one move, and the answer of an opponent, if there is one.
    pub fn redo(rival: Option<Rival>, game: &mut Game) -> Vec<Ply> {
        let mut plies = Vec::new();
        while let Some(ply) = game.redo() {
            plies.push(ply);
            if !rival.is_some_and(|rival| rival.is_to_move(game)) {
                break;
            }
        }
        plies
    }

    /// Whether it agrees to a draw: late, and when neither has more.
    pub fn agrees_to_draw(&self, position: &Position) -> bool {
        position.fullmove_number() > PATIENCE && ahead(position).abs() <= EVEN
    }

    /// Who fits the child better after this game, if it is somebody else; `last` is told as to
    /// [`Character::fitting`].
    pub fn offers(&self, last: Option<(&str, i32)>) -> Option<&'static Character> {
        let fitting = Character::fitting(last);
        (fitting != self.character).then_some(fitting)
    }

    /// Writes it down with a game.
    pub fn write(&self, tags: &mut PgnTags) {
        for (name, value) in [
            (OPPONENT, self.character.name),
            (COLOR, self.color.name()),
            (WITHOUT, self.without.name()),
            (SEED, &self.seed.to_string()),
        ] {
            // Only a name can be refused, and these are names that a tag can have.
            let _ = tags.set(name, value);
        }
    }

    /// Finds it in a stored game. What is missing or wrong is as it is mostly.
    pub fn read(tags: &PgnTags) -> Option<Rival> {
        let character = Character::named(tags.get(OPPONENT)?)?;
        let color = tags.get(COLOR).and_then(Color::named);
        let without = tags.get(WITHOUT).and_then(Handicap::named);
        let seed = tags.get(SEED).and_then(|seed| seed.parse().ok());
        Some(Rival {
            character,
            color: color.unwrap_or(Color::Black),
            without: without.unwrap_or(Handicap::None),
            seed: seed.unwrap_or_default(),
        })
    }
}
