//! Help step by step: a child is asked first.

use crate::rules::Square;

/// How much of an answer has been shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Shown {
    /// Only the words.
    #[default]
    Words,
    /// The squares, too.
    Squares,
    /// And the piece that moves.
    Piece,
    /// And where it goes.
    Move,
}

impl Shown {
    /// One step more, if there is one: no step shows only what is seen already.
    ///
    /// ```
    /// use chesslings::coach::Shown;
    /// use chesslings::rules::Square;
    ///
    /// let takes = [(Square::E4, Square::D5)];
    /// let first = Shown::Words.more(&[Square::D5], &takes);
    /// assert_eq!(first, Some(Shown::Squares));
    /// assert_eq!(Shown::Squares.more(&[Square::D5], &takes), Some(Shown::Piece));
    /// assert_eq!(Shown::Squares.more(&[Square::E4], &takes), Some(Shown::Move));
    /// assert_eq!(Shown::Squares.more(&[Square::D5], &[]), None);
    /// ```
    pub fn more(self, squares: &[Square], line: &[(Square, Square)]) -> Option<Shown> {
        let from = line.first().map(|&(from, _)| from);
        match self {
            Shown::Words if !squares.is_empty() => Some(Shown::Squares),
            Shown::Squares if from.is_some_and(|from| !squares.contains(&from)) => {
                Some(Shown::Piece)
            }
            Shown::Words | Shown::Squares | Shown::Piece if from.is_some() => Some(Shown::Move),
            _ => None,
        }
    }
}
