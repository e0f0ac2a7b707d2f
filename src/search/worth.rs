//! What a piece is worth on its square, by a few rules a coach would say.

use std::ops::{AddAssign, SubAssign};

use crate::rules::{Color, Kind, Piece, Position, Square};

/// A piece in points: a pawn is one. A king can't be counted.
pub const fn points(kind: Kind) -> i32 {
    match kind {
        Kind::Pawn => 1,
        Kind::Knight | Kind::Bishop => 3,
        Kind::Rook => 5,
        Kind::Queen => 9,
        Kind::King => 0,
    }
}

/// By how many points the player to move has more.
pub fn ahead(position: &Position) -> i32 {
    let points = |color: Color| -> i32 {
        let count = |kind| position.setup().of(color, kind).len() as i32 * points(kind);
        Kind::ALL.into_iter().map(count).sum()
    };
    points(position.turn()) - points(position.turn().other())
}

/// What pieces are worth together, White's less Black's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Worth {
    /// As long as the board is full, in hundredths of a pawn.
    pub(super) middle: i16,
    /// When it has become empty.
    pub(super) end: i16,
    /// In points, whatever the square.
    pub(super) points: i16,
    /// How full the board is, of both colours: [`FULL`] at the start of a game.
    pub(super) fullness: i16,
}

/// The fullness of the board at the start.
pub(super) const FULL: i32 = 24;

impl Worth {
    /// What a piece adds to the board.
    #[inline]
    pub(super) fn of(piece: Piece, square: Square) -> &'static Worth {
        &WORTHS[piece.color as usize][piece.kind as usize][square.index()]
    }
}

impl AddAssign<&Worth> for Worth {
    #[inline]
    fn add_assign(&mut self, other: &Worth) {
        self.middle += other.middle;
        self.end += other.end;
        self.points += other.points;
        self.fullness += other.fullness;
    }
}

impl SubAssign<&Worth> for Worth {
    #[inline]
    fn sub_assign(&mut self, other: &Worth) {
        self.middle -= other.middle;
        self.end -= other.end;
        self.points -= other.points;
        self.fullness -= other.fullness;
    }
}

/// How near a square is to the middle of the board: 0 in a corner, 6 on the four in the middle.
pub(super) const fn centre(square: Square) -> i16 {
    inner(square.i()) + inner(square.j())
}

/// How far a row or column is from its edge: 0 to 3.
const fn inner(line: i8) -> i16 {
    (if line < 4 { line } else { 7 - line }) as i16
}

/// White's piece on a square: while the board is full, and when it has become empty.
const fn of_white(kind: Kind, square: Square) -> (i16, i16) {
    let (row, centre) = (square.i() as i16, centre(square));
    match kind {
        // Pawns hold the middle first and run at the end.
        Kind::Pawn => {
            let gone = row - 1;
            (86 + 3 * gone * inner(square.j()), 104 + 5 * gone * gone)
        }
        // A knight on the rim is dim.
        Kind::Knight => (296 + 8 * centre, 280 + 6 * centre),
        // Bishops want to leave home.
        Kind::Bishop => (
            318 + 5 * centre - if row == 0 { 12 } else { 0 },
            310 + 4 * centre,
        ),
        // Rooks like the files in the middle, and the row where the pawns were.
        Kind::Rook => {
            let seventh = if row == 6 { 18 } else { 0 };
            (482 + 4 * inner(square.j()) + seventh, 520 + seventh)
        }
        Kind::Queen => (960 + centre, 950 + 5 * centre),
        // The king hides in a corner, and comes to the middle when nobody can hurt him.
        Kind::King => {
            let corner = match (row, inner(square.j())) {
                (0, 0) => 20,
                (0, 1) => 30,
                (0, 2) => 12,
                (0, _) => 0,
                _ => -20 - 12 * row,
            };
            (corner, 9 * centre)
        }
    }
}

const fn fullness(kind: Kind) -> i16 {
    match kind {
        Kind::Pawn | Kind::King => 0,
        Kind::Knight | Kind::Bishop => 1,
        Kind::Rook => 2,
        Kind::Queen => 4,
    }
}

/// By colour, kind and square.
static WORTHS: [[[Worth; Square::COUNT]; 6]; 2] = {
    let none = Worth {
        middle: 0,
        end: 0,
        points: 0,
        fullness: 0,
    };
    let mut worths = [[[none; Square::COUNT]; 6]; 2];
    let mut k = 0;
    while k < 6 * Square::COUNT {
        let (kind, index) = (Kind::ALL[k / Square::COUNT], k % Square::COUNT);
        let Some(square) = Square::from_index(index) else {
            break;
        };
        let ((middle, end), points) = (of_white(kind, square), points(kind) as i16);
        let fullness = fullness(kind);
        worths[Color::White as usize][kind as usize][index] = Worth {
            middle,
            end,
            points,
            fullness,
        };
        worths[Color::Black as usize][kind as usize][square.mirrored().index()] = Worth {
            middle: -middle,
            end: -end,
            points: -points,
            fullness,
        };
        k += 1;
    }
    worths
};

#[cfg(test)]
mod tests {
    use super::*;

    fn white(kind: Kind, square: Square) -> Worth {
        *Worth::of(Piece::new(Color::White, kind), square)
    }

    #[test]
    fn what_coaches_say() {
        assert!(white(Kind::Knight, Square::E5).middle > white(Kind::Knight, Square::A1).middle);
        assert!(white(Kind::Pawn, Square::E4).middle > white(Kind::Pawn, Square::A4).middle);
        assert!(white(Kind::King, Square::G1).middle > white(Kind::King, Square::E4).middle);
        assert!(white(Kind::King, Square::G1).end < white(Kind::King, Square::E4).end);
        assert!(white(Kind::Pawn, Square::A7).end > white(Kind::Pawn, Square::A2).end + 100);
    }

    #[test]
    fn black_is_white_turned_over() {
        for kind in Kind::ALL {
            for square in Square::all() {
                let mut sum = white(kind, square);
                sum += Worth::of(Piece::new(Color::Black, kind), square.mirrored());
                assert_eq!((sum.middle, sum.end, sum.points), (0, 0, 0));
            }
        }
    }
}
