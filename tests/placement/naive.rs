//! A second opinion on who attacks whom, written in the simplest way.

use chesslings::rules::{Color, Kind, Piece};

/// A board by rows, the highest first.
pub(crate) struct Board {
    pub(crate) size: i32,
    pub(crate) cells: Vec<Option<Piece>>,
}

impl Board {
    pub(crate) fn is_independent(&self, two_colors: bool) -> bool {
        let all = 0..self.cells.len();
        !all.clone().any(|from| {
            all.clone()
                .any(|to| match (self.cells[from], self.cells[to]) {
                    (Some(one), Some(other)) => {
                        let enemies = !two_colors || one.color != other.color;
                        from != to && enemies && self.attacks(from, to)
                    }
                    _ => false,
                })
        })
    }

    pub(crate) fn is_dominated(&self) -> bool {
        let all = 0..self.cells.len();
        all.clone()
            .all(|to| self.cells[to].is_some() || all.clone().any(|from| self.attacks(from, to)))
    }

    fn attacks(&self, from: usize, to: usize) -> bool {
        let Some(piece) = self.cells[from] else {
            return false;
        };
        let (row, column) = (from as i32 / self.size, from as i32 % self.size);
        let (down, right) = (to as i32 / self.size - row, to as i32 % self.size - column);
        let straight = (down == 0) != (right == 0);
        let diagonal = down != 0 && down.abs() == right.abs();
        let ahead = match piece.color {
            Color::White => -1,
            Color::Black => 1,
        };
        match piece.kind {
            Kind::Pawn => down == ahead && right.abs() == 1,
            Kind::Knight => down.abs() * right.abs() == 2,
            Kind::King => down.abs() <= 1 && right.abs() <= 1 && from != to,
            Kind::Bishop => diagonal && self.is_free(from, to),
            Kind::Rook => straight && self.is_free(from, to),
            Kind::Queen => (straight || diagonal) && self.is_free(from, to),
        }
    }

    fn is_free(&self, from: usize, to: usize) -> bool {
        let place = |cell: usize| (cell as i32 / self.size, cell as i32 % self.size);
        let ((row, column), (last_row, last_column)) = (place(from), place(to));
        let (down, right) = ((last_row - row).signum(), (last_column - column).signum());
        let (mut row, mut column) = (row + down, column + right);
        while (row, column) != (last_row, last_column) {
            if self.cells[(row * self.size + column) as usize].is_some() {
                return false;
            }
            row += down;
            column += right;
        }
        true
    }
}
