//! Help step by step: a child is asked first.

/// How much of an answer has been shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shown {
    /// Only the words.
    #[default]
    Words,
    /// The squares, too.
    Squares,
    /// And the move.
    Move,
}

impl Shown {
    /// One step more.
    #[must_use]
    pub const fn more(self) -> Shown {
        match self {
            Shown::Words => Shown::Squares,
            Shown::Squares | Shown::Move => Shown::Move,
        }
    }
}
