//! What was said in a game, so that nobody hears too much.

use super::remark::Topic;

/// What one player has been told. It is small and can be kept with the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    /// What was said, and at which move of the child, counted from 1.
    pub(super) said: Vec<(usize, Topic)>,
    /// How many of the last remarks were closed unread.
    pub(super) unread: u8,
}

impl Memory {
    /// Nothing has been said.
    pub const fn new() -> Memory {
        Memory {
            said: Vec::new(),
            unread: 0,
        }
    }

    /// This was said at this move of the child.
    pub fn note(&mut self, number: usize, topic: Topic) {
        self.said.push((number, topic));
    }

    /// The child has closed the last remark without a look.
    pub const fn wave_away(&mut self) {
        self.unread = self.unread.saturating_add(1);
    }

    /// The child has looked at the last remark.
    pub const fn heed(&mut self) {
        self.unread = 0;
    }

    /// As a line of text.
    ///
    /// ```
    /// use chesslings::coach::{Danger, Memory, Topic};
    /// use chesslings::rules::Kind;
    ///
    /// let mut memory = Memory::new();
    /// memory.note(7, Topic::ThinkTwice(Danger::Left(Kind::Knight)));
    /// memory.wave_away();
    /// assert_eq!(memory.to_text(), "1 7:think-twice-left-N");
    /// assert_eq!(Memory::from_text("1 7:think-twice-left-N"), Some(memory));
    /// ```
    pub fn to_text(&self) -> String {
        let said = self.said.iter();
        let said = said.map(|(number, topic)| format!(" {number}:{}", topic.name()));
        format!("{}{}", self.unread, said.collect::<String>())
    }

    /// Reads such a line; `None` if it is none.
    pub fn from_text(text: &str) -> Option<Memory> {
        let mut words = text.split(' ');
        let unread = words.next()?.parse().ok()?;
        let said = words.map(|word| {
            let (number, name) = word.split_once(':')?;
            Some((number.parse().ok()?, Topic::named(name)?))
        });
        Some(Memory {
            said: said.collect::<Option<_>>()?,
            unread,
        })
    }
}
