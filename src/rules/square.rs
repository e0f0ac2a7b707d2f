//! One of the 64 squares of the board.

use std::fmt;
use std::str::FromStr;

use super::piece::Color;

/// A square of the 8×8 board: row `i` (0 is rank 1) and column `j` (0 is file A).
///
/// A value of this type is always on the board; what lies beyond the edge is `None`.
///
/// ```
/// use chesslings::rules::Square;
///
/// let e2: Square = "e2".parse()?;
/// assert_eq!((e2.i(), e2.j()), (1, 4));
/// assert_eq!(e2.up(), Some(Square::E3));
/// assert_eq!(Square::H4.right(), None);
/// assert_eq!(Square::parse_list("a1, C3,e8")?, [Square::A1, Square::C3, Square::E8]);
/// # Ok::<(), chesslings::rules::BadSquare>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

/// A text that should have named a square and didn't.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadSquare {
    /// The part of the text that names no square.
    pub part: String,
}

impl Square {
    /// How many squares there are.
    pub const COUNT: usize = 64;

    /// The square in row `i` and column `j`, row first, or `None` beyond the edge.
    pub const fn from_ij(i: i8, j: i8) -> Option<Square> {
        if 0 <= i && i < 8 && 0 <= j && j < 8 {
            Some(Square((i * 8 + j) as u8))
        } else {
            None
        }
    }

    /// The square on the file with this letter (either case) and the rank with this number.
    pub const fn from_file_rank(file: char, rank: u8) -> Option<Square> {
        let file = file.to_ascii_lowercase();
        if 'a' <= file && file <= 'h' && 1 <= rank && rank <= 8 {
            Square::from_ij(rank as i8 - 1, (file as u8 - b'a') as i8)
        } else {
            None
        }
    }

    /// The square with this index: `8 * i + j`, so a1 is 0, b1 is 1 and h8 is 63.
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < Square::COUNT {
            Some(Square(index as u8))
        } else {
            None
        }
    }

    /// `8 * i + j`.
    #[inline]
    pub const fn index(self) -> usize {
        // The mask changes nothing; it tells the compiler that tables of 64 need no bounds check.
        (self.0 & 63) as usize
    }

    /// The row: 0 for rank 1 to 7 for rank 8.
    #[inline]
    pub const fn i(self) -> i8 {
        (self.index() / 8) as i8
    }

    /// The column: 0 for file A to 7 for file H.
    #[inline]
    pub const fn j(self) -> i8 {
        (self.index() % 8) as i8
    }

    /// The small letter of the file.
    pub const fn file(self) -> char {
        (b'a' + self.j() as u8) as char
    }

    /// The number of the rank, 1 to 8.
    pub const fn rank(self) -> u8 {
        self.i() as u8 + 1
    }

    /// The colour of the square itself; a1 is dark.
    pub const fn color(self) -> Color {
        if (self.i() + self.j()) % 2 == 0 {
            Color::Black
        } else {
            Color::White
        }
    }

    /// The square `di` rows up and `dj` columns to the right, or `None` beyond the edge.
    pub const fn step(self, di: i8, dj: i8) -> Option<Square> {
        Square::from_ij(self.i().saturating_add(di), self.j().saturating_add(dj))
    }

    /// The neighbour one row up, towards rank 8.
    pub const fn up(self) -> Option<Square> {
        self.step(1, 0)
    }

    /// The neighbour one row down, towards rank 1.
    pub const fn down(self) -> Option<Square> {
        self.step(-1, 0)
    }

    /// The neighbour one column to the left, towards file A.
    pub const fn left(self) -> Option<Square> {
        self.step(0, -1)
    }

    /// The neighbour one column to the right, towards file H.
    pub const fn right(self) -> Option<Square> {
        self.step(0, 1)
    }

    /// Whether the square is on rank 8.
    pub const fn is_topmost(self) -> bool {
        self.i() == 7
    }

    /// Whether the square is on rank 1.
    pub const fn is_downmost(self) -> bool {
        self.i() == 0
    }

    /// Whether the square is on file A.
    pub const fn is_leftmost(self) -> bool {
        self.j() == 0
    }

    /// Whether the square is on file H.
    pub const fn is_rightmost(self) -> bool {
        self.j() == 7
    }

    /// The square as the other player counts it: rank 1 and rank 8 change places.
    #[must_use]
    pub const fn mirrored(self) -> Square {
        Square(self.0 ^ 0b111_000)
    }

    /// All 64 squares, rank by rank: a1, b1, … h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator + Clone {
        (0..Square::COUNT as u8).map(Square)
    }

    /// The squares of column `j` from bottom to top: column 3 is d1, d2, … d8.
    ///
    /// Empty for a column beyond the edge.
    pub fn file_squares(j: i8) -> impl DoubleEndedIterator<Item = Square> + Clone {
        (0..8).filter_map(move |i| Square::from_ij(i, j))
    }

    /// Reads squares separated by commas, in the order they are written.
    ///
    /// # Errors
    ///
    /// Names the first part that is no square.
    pub fn parse_list(text: &str) -> Result<Vec<Square>, BadSquare> {
        text.split(',').map(str::parse).collect()
    }

    /// The square with this index modulo 64, for indices that are known to be small enough.
    #[inline]
    pub(in crate::rules) const fn wrapping(index: u32) -> Square {
        Square(index as u8 & 63)
    }
}

/// Gives every square its constant: `Square::A1` to `Square::H8`.
macro_rules! name_squares {
    ($($name:ident)*) => {
        #[expect(missing_docs, reason = "the names say everything")]
        impl Square {
            name_squares!(@next 0; $($name)*);
        }
    };
    (@next $index:expr; $name:ident $($rest:ident)*) => {
        pub const $name: Square = Square($index);
        name_squares!(@next $index + 1; $($rest)*);
    };
    (@next $index:expr;) => {};
}

name_squares! {
    A1 B1 C1 D1 E1 F1 G1 H1
    A2 B2 C2 D2 E2 F2 G2 H2
    A3 B3 C3 D3 E3 F3 G3 H3
    A4 B4 C4 D4 E4 F4 G4 H4
    A5 B5 C5 D5 E5 F5 G5 H5
    A6 B6 C6 D6 E6 F6 G6 H6
    A7 B7 C7 D7 E7 F7 G7 H7
    A8 B8 C8 D8 E8 F8 G8 H8
}

impl FromStr for Square {
    type Err = BadSquare;

    /// Reads a name like `e4` or `E4`; spaces around it don't matter.
    fn from_str(text: &str) -> Result<Square, BadSquare> {
        let name = text.trim();
        let mut letters = name.chars();
        let (file, rank, rest) = (letters.next(), letters.next(), letters.next());
        match (file, rank.and_then(|digit| digit.to_digit(10)), rest) {
            (Some(file), Some(rank), None) => Square::from_file_rank(file, rank as u8),
            _ => None,
        }
        .ok_or_else(|| BadSquare {
            part: name.to_owned(),
        })
    }
}

impl TryFrom<&str> for Square {
    type Error = BadSquare;

    fn try_from(text: &str) -> Result<Square, BadSquare> {
        text.parse()
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file(), self.rank())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for BadSquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\" is no square; squares are a1 to h8", self.part)
    }
}

impl std::error::Error for BadSquare {}
