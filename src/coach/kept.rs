//! What is kept with a game: whether the coach helps, and what it has said to whom.

use super::Memory;
use crate::rules::{ByColor, Color};

/// The coach at a table, as it is kept with the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Kept {
    /// Whether it helps.
    pub helps: bool,
    /// What it has said to each player.
    pub memory: ByColor<Memory>,
}

const OFF: &str = "off";
/// Between what two players were told.
const APART: char = '/';

impl Kept {
    /// The tag of a stored game that tells of the coach.
    pub const TAG: &str = "Coach";

    /// What the tag says, if there is something to say. A child who plays alone, with this colour,
    /// has a coach if nothing is said; two players have none then.
    ///
    /// ```
    /// use chesslings::coach::Kept;
    /// use chesslings::rules::Color;
    ///
    /// let (alone, two) = (Some(Color::White), None);
    /// assert!(Kept::read(None, alone).helps && !Kept::read(None, two).helps);
    /// let kept = Kept::read(Some("0/1 7:check"), two);
    /// assert_eq!(kept.to_text(two).as_deref(), Some("0/1 7:check"));
    /// assert!(!Kept::read(Some("off"), alone).helps);
    /// ```
    pub fn to_text(&self, alone: Option<Color>) -> Option<String> {
        let said = |color| self.memory[color].to_text();
        match alone {
            Some(color) if self.helps => Some(said(color)),
            Some(_) => Some(OFF.to_owned()),
            None if self.helps => {
                let mut text = said(Color::White);
                text.push(APART);
                text.push_str(&said(Color::Black));
                Some(text)
            }
            None => None,
        }
    }

    /// Reads what a tag says; whatever can't be read was not said.
    pub fn read(tag: Option<&str>, alone: Option<Color>) -> Kept {
        let mut kept = Kept::default();
        let said = |text| Memory::from_text(text).unwrap_or_default();
        if let Some(color) = alone {
            kept.helps = tag != Some(OFF);
            kept.memory[color] = tag.map(said).unwrap_or_default();
        } else if let Some((white, black)) = tag.and_then(|tag| tag.split_once(APART)) {
            kept.helps = true;
            kept.memory = ByColor::new(said(white), said(black));
        }
        kept
    }
}
