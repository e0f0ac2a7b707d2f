//! What makes an opponent itself.

use super::table::CHARACTERS;

/// The level that a child begins with.
const FIRST: u8 = 3;
/// After so many wins or losses in a row another one fits.
const ENOUGH: i32 = 2;

/// An opponent: a row of the table.
#[derive(Clone, Copy, Debug, Eq)]
pub struct Character {
    /// How strong, from 1 to 10.
    pub level: u8,
    /// Its name in files and programs. Names for people are the business of `text`.
    pub name: &'static str,
    /// What it sees.
    pub sight: Sight,
    /// What it overlooks more often than others.
    pub overlooks: &'static [Overlooked],
    /// How far it looks ahead.
    pub look: Option<Look>,
    /// How much its judgement of moves differs from one time to the next, in hundredths of a pawn.
    pub noise: i32,
    /// After so many moves it makes a present.
    pub gift_every: Option<u16>,
    /// What it likes.
    pub habits: Habits,
}

impl PartialEq for Character {
    /// Characters are rows of a table, and each has a level of its own.
    fn eq(&self, other: &Self) -> bool {
        self.level == other.level
    }
}

/// How often something is seen, in percent, if nothing makes it easier or harder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sight {
    /// Something can be taken.
    pub free: u8,
    /// What would be taken back: guards are counted.
    pub guards: u8,
    /// An own piece can be taken.
    pub attacked: u8,
    /// A move that mates.
    pub mates: u8,
    /// A move of the other side that would mate.
    pub stops_mates: u8,
    /// An own move that would leave the other side none.
    pub stalemates: u8,
}

/// Looking ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is known or not by itself"
)]
pub struct Look {
    /// So many moves of both sides, then captures.
    pub depth: u8,
    /// So many positions.
    pub nodes: u64,
    /// How often a move is looked at so closely, in percent.
    pub sees: u8,
    /// Whether it plays well enough with nothing against it but a king to mate him.
    pub endings: bool,
    /// Whether it knows how games begin.
    pub openings: bool,
    /// Whether checks count among what is looked at after the last move, beside captures.
    pub checks: bool,
    /// Whether somebody else has said how far it may look: then no day makes it look further, and
    /// no present that takes two moves to win is looked for.
    pub told: bool,
}

/// Something that is easily overlooked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlooked {
    /// Jumps of knights.
    Knights,
    /// Along diagonals.
    Diagonals,
    /// Backwards.
    Backwards,
    /// From far away.
    FarAway,
    /// That an answer attacks two at once.
    Forks,
    /// That an answer holds a piece to its king.
    Pins,
}

/// What a character likes, in hundredths of a pawn; below 0 it avoids it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Habits {
    /// Pawns of the edge.
    pub edge_pawns: i32,
    /// Any pawn.
    pub pawns: i32,
    /// The piece that it moved last.
    pub same_piece: i32,
    /// Checks.
    pub checks: i32,
    /// The queen, early.
    pub early_queen: i32,
    /// Taking, whatever it is worth.
    pub takes: i32,
    /// Bringing out knights, bishops and the pawns of the middle.
    pub develops: i32,
    /// Castling.
    pub castles: i32,
    /// Even trades when it has more.
    pub trades: i32,
    /// Each square that the other king can't go to any more, when it has more.
    pub hunts: i32,
    /// Each row that a pawn has gone, when the board has become empty.
    pub runs: i32,
}

impl Character {
    /// The character of a level; the nearest if there is none such.
    pub fn of_level(level: u8) -> &'static Character {
        let index = usize::from(level.clamp(1, CHARACTERS.len() as u8)) - 1;
        &CHARACTERS[index]
    }

    /// Who fits a child: first the chick, later whoever it played last. After two wins in a row it
    /// is the next one, after two losses the one before. `last` has the name of the last one, and
    /// how many games were won in a row, below 0 how many were lost.
    ///
    /// ```
    /// use chesslings::opponents::Character;
    ///
    /// let fitting = |last| Character::fitting(last).name;
    /// assert_eq!(fitting(None), "chick");
    /// assert_eq!(fitting(Some(("chick", 1))), "chick");
    /// assert_eq!(fitting(Some(("chick", 2))), "sparrow");
    /// assert_eq!(fitting(Some(("chick", -2))), "hatchling");
    /// assert_eq!(fitting(Some(("eagle", 3))), "eagle");
    /// ```
    pub fn fitting(last: Option<(&str, i32)>) -> &'static Character {
        let known = last.and_then(|(name, row)| Some((Character::named(name)?, row)));
        let Some((character, row)) = known else {
            return Character::of_level(FIRST);
        };
        Character::of_level(match row {
            ENOUGH.. => character.level + 1,
            _ if row <= -ENOUGH => character.level - 1,
            _ => character.level,
        })
    }

    /// The character of a name.
    pub fn named(name: &str) -> Option<&'static Character> {
        CHARACTERS.iter().find(|character| character.name == name)
    }
}

impl Look {
    /// Nothing but so many moves.
    pub const fn ahead(depth: u8, nodes: u64, sees: u8) -> Look {
        Look {
            depth,
            nodes,
            sees,
            endings: false,
            openings: false,
            checks: false,
            told: false,
        }
    }
}

impl Habits {
    /// Likes nothing in particular.
    pub const NONE: Habits = Habits {
        edge_pawns: 0,
        pawns: 0,
        same_piece: 0,
        checks: 0,
        early_queen: 0,
        takes: 0,
        develops: 0,
        castles: 0,
        trades: 0,
        hunts: 0,
        runs: 0,
    };
}
