//! How many pieces of each kind are to be placed.

use std::fmt;

use crate::rules::Kind;

/// A number of pieces of each kind.
///
/// ```
/// use chesslings::placement::Army;
/// use chesslings::rules::Kind;
///
/// let army: Army = "2r, 1Q".parse()?;
/// assert_eq!((army.count(Kind::Rook), army.total()), (2, 3));
/// assert_eq!(army.to_string(), "1Q,2R");
/// # Ok::<(), chesslings::placement::ArmyError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Army {
    counts: [u16; 6],
}

/// What is wrong with a list of pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArmyError {
    /// This is neither a digit nor one of K Q R B N P.
    UnknownLetter(char),
    /// The list ends after a number without a letter.
    NumberWithoutLetter(String),
    /// More than [`Army::MOST`] of one kind.
    TooMany(Kind),
    /// A letter whose number is 0.
    None(Kind),
}

impl Army {
    /// The largest number of one kind that can be asked for.
    pub const MOST: u16 = 999;

    /// The army with `count` pieces of one kind.
    #[must_use]
    pub const fn with(mut self, kind: Kind, count: u16) -> Army {
        self.counts[kind as usize] = count;
        self
    }

    /// How many pieces of a kind there are.
    pub const fn count(&self, kind: Kind) -> u16 {
        self.counts[kind as usize]
    }

    /// How many pieces there are.
    pub fn total(&self) -> usize {
        self.counts.iter().copied().map(usize::from).sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.total() == 0
    }

    /// The kinds that there are, from the pawn to the king.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().filter(|&kind| self.count(kind) > 0)
    }

    /// Reads a list such as `2R,1Q`, `2r 1q` or `Q`. Nothing but separators is an empty army.
    ///
    /// # Errors
    ///
    /// Says what can't be read.
    pub fn read(text: &str) -> Result<Army, ArmyError> {
        let mut army = Army::default();
        let mut digits = String::new();
        for letter in text.chars() {
            if letter.is_ascii_digit() {
                digits.push(letter);
            } else if letter == ',' || letter.is_whitespace() {
                if !digits.is_empty() {
                    return Err(ArmyError::NumberWithoutLetter(digits));
                }
            } else {
                let kind = Kind::from_letter(letter).ok_or(ArmyError::UnknownLetter(letter))?;
                army.add(kind, &digits)?;
                digits.clear();
            }
        }
        if digits.is_empty() {
            Ok(army)
        } else {
            Err(ArmyError::NumberWithoutLetter(digits))
        }
    }

    fn add(&mut self, kind: Kind, digits: &str) -> Result<(), ArmyError> {
        let digits = if digits.is_empty() { "1" } else { digits };
        let more = digits.parse().unwrap_or(u16::MAX);
        if more == 0 {
            return Err(ArmyError::None(kind));
        }
        let sum = self.count(kind).saturating_add(more);
        if sum > Army::MOST {
            return Err(ArmyError::TooMany(kind));
        }
        *self = self.with(kind, sum);
        Ok(())
    }
}

impl std::str::FromStr for Army {
    type Err = ArmyError;

    fn from_str(text: &str) -> Result<Army, ArmyError> {
        Army::read(text)
    }
}

/// The strongest first, as players name them: `1K,2R`.
impl fmt::Display for Army {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for kind in Kind::ALL.into_iter().rev() {
            if self.count(kind) > 0 {
                write!(f, "{separator}{}{}", self.count(kind), kind.letter())?;
                separator = ",";
            }
        }
        Ok(())
    }
}

impl fmt::Display for ArmyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArmyError::UnknownLetter(letter) => write!(f, "no piece has the letter {letter:?}"),
            ArmyError::NumberWithoutLetter(digits) => write!(f, "{digits} of what?"),
            ArmyError::TooMany(kind) => write!(f, "too many {}", kind.letter()),
            ArmyError::None(kind) => write!(f, "0 of {}", kind.letter()),
        }
    }
}

impl std::error::Error for ArmyError {}
