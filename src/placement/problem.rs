//! What is to be solved.

use std::fmt;

use super::army::Army;
use super::cell::CellSet;
use crate::rules::{ByColor, Color, Piece};

/// What a placement has to achieve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Task {
    /// No piece attacks another; with two colours, none of the other colour.
    Independence,
    /// Every cell is occupied or attacked.
    Domination,
}

/// A task, a board and the pieces to place on it.
///
/// ```
/// use chesslings::placement::{Army, Problem, Task, count};
/// use chesslings::rules::Kind;
///
/// let queens = Army::default().with(Kind::Queen, 8);
/// let problem = Problem::one_color(Task::Independence, 8, queens)?;
/// let progress = count(&problem);
/// assert_eq!((progress.total, progress.fundamental), (92, 12));
/// # Ok::<(), chesslings::placement::ProblemError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Problem {
    task: Task,
    size: u8,
    armies: ByColor<Army>,
    two_colors: bool,
}

/// Why something can't be a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ProblemError {
    /// The board is smaller than 1×1 or larger than 16×16.
    Size(usize),
    /// There is nothing to place.
    NoPieces,
    /// Domination knows no colours.
    TwoColorDomination,
}

impl Problem {
    /// The largest size of a board.
    pub const LARGEST: usize = 16;

    /// A problem with white pieces only: each attacks all others.
    ///
    /// # Errors
    ///
    /// Says what is impossible about it. More pieces than cells are possible: there is just no
    /// solution.
    pub fn one_color(task: Task, size: usize, army: Army) -> Result<Problem, ProblemError> {
        Problem::new(task, size, ByColor::new(army, Army::default()), false)
    }

    /// Independence of two armies: only opposite colours attack each other. One may be empty.
    ///
    /// # Errors
    ///
    /// Says what is impossible about it.
    pub fn two_colors(
        task: Task,
        size: usize,
        white: Army,
        black: Army,
    ) -> Result<Problem, ProblemError> {
        Problem::new(task, size, ByColor::new(white, black), true)
    }

    fn new(
        task: Task,
        size: usize,
        armies: ByColor<Army>,
        two_colors: bool,
    ) -> Result<Problem, ProblemError> {
        if !(1..=Problem::LARGEST).contains(&size) {
            return Err(ProblemError::Size(size));
        }
        if two_colors && task == Task::Domination {
            return Err(ProblemError::TwoColorDomination);
        }
        if armies.iter().all(|(_, army)| army.is_empty()) {
            return Err(ProblemError::NoPieces);
        }
        Ok(Problem {
            task,
            size: size as u8,
            armies,
            two_colors,
        })
    }

    /// What is to be achieved.
    pub const fn task(&self) -> Task {
        self.task
    }

    /// The board has size×size cells.
    pub const fn size(&self) -> u8 {
        self.size
    }

    /// Whether only pieces of opposite colours attack each other.
    pub const fn has_two_colors(&self) -> bool {
        self.two_colors
    }

    /// The pieces of a colour. With one colour all are White's.
    pub const fn army(&self, color: Color) -> &Army {
        self.armies.of(color)
    }

    /// How many of a piece there are.
    pub const fn count(&self, piece: Piece) -> u16 {
        self.army(piece.color).count(piece.kind)
    }

    /// How many cells the board has.
    pub fn cells(&self) -> usize {
        usize::from(self.size) * usize::from(self.size)
    }

    /// All cells of the board.
    pub fn board(&self) -> CellSet {
        CellSet::board(self.size)
    }

    /// How many pieces there are.
    pub fn pieces(&self) -> usize {
        self.armies.iter().map(|(_, army)| army.total()).sum()
    }

    /// Whether there are more pieces than cells, so that no search is needed.
    pub fn is_overfull(&self) -> bool {
        self.pieces() > self.cells()
    }

    /// Whether these two pieces may not attack each other.
    pub(super) fn are_enemies(&self, one: Piece, other: Piece) -> bool {
        self.task == Task::Independence && (!self.two_colors || one.color != other.color)
    }

    /// The different pieces, in the order in which solutions are compared.
    pub(super) fn distinct_pieces(&self) -> Vec<Piece> {
        Piece::all()
            .filter(|&piece| self.count(piece) > 0)
            .collect()
    }

    /// Whether exchanging the colours of a solution gives the same pieces.
    pub(super) fn colors_can_be_exchanged(&self) -> bool {
        self.two_colors && self.army(Color::White) == self.army(Color::Black)
    }
}

impl fmt::Display for ProblemError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProblemError::Size(size) => write!(f, "a board can't have the size {size}"),
            ProblemError::NoPieces => f.write_str("there are no pieces to place"),
            ProblemError::TwoColorDomination => f.write_str("domination knows no colours"),
        }
    }
}

impl std::error::Error for ProblemError {}
