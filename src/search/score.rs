//! How things stand, as a number that knows about mate.

use std::fmt;
use std::ops::Neg;

/// How things stand for the player to move: in hundredths of a pawn, or by when it is mate.
///
/// ```
/// use chesslings::rules::Position;
/// use chesslings::search::{Limits, Search};
///
/// let corridor: Position = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1".parse()?;
/// let found = Search::new(Limits::deep(2)).best(&corridor, &[]).unwrap();
/// assert_eq!(found.line[0].to_string(), "a1a8");
/// assert_eq!(found.score.mate(), Some(1));
/// # Ok::<(), chesslings::rules::FenError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i32);

/// Mate on the spot. A mate that is so many plies away is worth so many points less.
pub(super) const MATE: i32 = 30_000;
/// No score is better.
pub(super) const NEVER: i32 = 32_000;
/// The longest line that is looked at.
pub(super) const LONGEST: usize = 100;

impl Score {
    /// Nobody has more.
    pub const EVEN: Score = Score(0);

    /// So many hundredths of a pawn.
    pub const fn new(centipawns: i32) -> Score {
        Score(centipawns)
    }

    /// Hundredths of a pawn; a mate is worth more than all pieces.
    pub const fn centipawns(self) -> i32 {
        self.0
    }

    /// In how many moves the player to move mates; negative if it is the one who is mated.
    pub const fn mate(self) -> Option<i32> {
        let plies = MATE - self.0.abs();
        if plies > LONGEST as i32 {
            None
        } else if self.0 > 0 {
            Some((plies + 1) / 2)
        } else {
            Some(-(plies / 2))
        }
    }
}

/// The same for the other player.
impl Neg for Score {
    type Output = Score;

    fn neg(self) -> Score {
        Score(-self.0)
    }
}

/// `+0.31`, `-#2`.
impl fmt::Debug for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { '-' } else { '+' };
        match self.mate() {
            Some(moves) => write!(f, "{sign}#{}", moves.abs()),
            None => write!(f, "{sign}{}.{:02}", self.0.abs() / 100, self.0.abs() % 100),
        }
    }
}
