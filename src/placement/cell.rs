//! The cells of an m×m board, and sets of them.

use std::ops::{BitAnd, BitOr, Not};

use super::mask::Mask;

/// A cell by its number: from left to right, from top to bottom, beginning with 0.
///
/// White sits at the bottom, as on every board here: row i of the movement schemas is the
/// (i + 1)-th line from below.
///
/// ```
/// use chesslings::placement::Cell;
///
/// let cell = Cell::from_ij(0, 2, 8).unwrap();
/// assert_eq!(cell.number(), 58);
/// assert_eq!(cell.ij(8), (0, 2));
/// assert_eq!(cell.name(8), "c1");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

/// A set of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CellSet([u64; 4]);

impl Cell {
    /// The cell with this number.
    pub const fn new(number: u8) -> Cell {
        Cell(number)
    }

    /// The cell in row `i` (0 is the lowest) and column `j` (0 is the leftmost) of an m×m board.
    pub const fn from_ij(i: i8, j: i8, m: u8) -> Option<Cell> {
        let size = m as i16;
        let (i, j) = (i as i16, j as i16);
        if 0 <= i && i < size && 0 <= j && j < size {
            Some(Cell(((size - 1 - i) * size + j) as u8))
        } else {
            None
        }
    }

    /// The number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Row and column on an m×m board, both from 0, rows from below.
    ///
    /// A cell beyond the board has a negative row.
    pub const fn ij(self, m: u8) -> (i8, i8) {
        let line = self.0 / m;
        let i = if line < m { (m - 1 - line) as i8 } else { -1 };
        (i, (self.0 % m) as i8)
    }

    /// The name on an m×m board, as in chess: `a1` is the lower left corner.
    pub fn name(self, m: u8) -> String {
        let (i, j) = self.ij(m);
        let mut name = String::from((b'a' + j as u8) as char);
        name.push_str(&(i + 1).to_string());
        name
    }
}

impl CellSet {
    /// No cells.
    pub const EMPTY: CellSet = CellSet([0; 4]);

    /// All cells of an m×m board.
    pub fn board(m: u8) -> CellSet {
        let mut all = CellSet::EMPTY;
        for number in 0..usize::from(m) * usize::from(m) {
            all.insert(Cell(number as u8));
        }
        all
    }

    /// Puts a cell into the set.
    pub const fn insert(&mut self, cell: Cell) {
        self.0[cell.0 as usize / 64] |= 1 << (cell.0 % 64);
    }

    /// Whether the cell is in the set.
    pub const fn contains(self, cell: Cell) -> bool {
        self.0[cell.0 as usize / 64] >> (cell.0 % 64) & 1 == 1
    }

    /// How many cells there are.
    pub fn len(self) -> usize {
        self.count() as usize
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self == CellSet::EMPTY
    }

    /// The same set as a search wants it; one of one word has the first 64 cells.
    pub(super) fn mask<M: Mask>(self) -> M {
        M::from_words(self.0)
    }

    /// The cells, ascending.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        self.cells().map(|number| Cell(number as u8))
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet {
        let mut set = CellSet::EMPTY;
        for cell in cells {
            set.insert(cell);
        }
        set
    }
}

impl BitAnd for CellSet {
    type Output = CellSet;

    #[inline]
    fn bitand(self, other: CellSet) -> CellSet {
        let (one, two) = (self.0, other.0);
        CellSet([
            one[0] & two[0],
            one[1] & two[1],
            one[2] & two[2],
            one[3] & two[3],
        ])
    }
}

impl BitOr for CellSet {
    type Output = CellSet;

    #[inline]
    fn bitor(self, other: CellSet) -> CellSet {
        let (one, two) = (self.0, other.0);
        CellSet([
            one[0] | two[0],
            one[1] | two[1],
            one[2] | two[2],
            one[3] | two[3],
        ])
    }
}

impl Not for CellSet {
    type Output = CellSet;

    #[inline]
    fn not(self) -> CellSet {
        CellSet(self.0.map(Not::not))
    }
}

impl Mask for CellSet {
    #[inline]
    fn of(cell: usize) -> CellSet {
        let mut set = CellSet::EMPTY;
        set.insert(Cell(cell as u8));
        set
    }

    #[inline]
    fn has(self, cell: usize) -> bool {
        self.contains(Cell(cell as u8))
    }

    #[inline]
    fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    #[inline]
    fn first(self) -> Option<usize> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(word * 64 + self.0[word].trailing_zeros() as usize)
    }

    #[inline]
    fn last(self) -> Option<usize> {
        let word = self.0.iter().rposition(|&word| word != 0)?;
        Some(word * 64 + 63 - self.0[word].leading_zeros() as usize)
    }

    fn from_words(words: [u64; 4]) -> CellSet {
        CellSet(words)
    }
}
