//! The board as an input device: which square has the focus, which is selected, which side is up.

use crate::rules::{Square, SquareSet};

/// What a reader has done to a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardState {
    /// The square that answers to the keyboard.
    pub focused: Square,
    /// The square that was tapped last.
    pub selected: Option<Square>,
    /// Whether the eighth row is at the bottom.
    pub flipped: bool,
    /// The squares that have said their names.
    pub met: SquareSet,
}

impl Default for BoardState {
    fn default() -> Self {
        Self {
            focused: Square::A1,
            selected: None,
            flipped: false,
            met: SquareSet::EMPTY,
        }
    }
}

/// A key that means something on a square. Keys are told by their place on the keyboard, so that
/// they work under a Cyrillic layout as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardKey {
    /// One square up on the screen.
    Up,
    /// One square down on the screen.
    Down,
    /// One square to the left on the screen.
    Left,
    /// One square to the right on the screen.
    Right,
    /// To the left end of the row on the screen.
    Home,
    /// To the right end of the row on the screen.
    End,
    /// To the top of the column on the screen.
    PageUp,
    /// To the bottom of the column on the screen.
    PageDown,
    /// Tap the focused square.
    Enter,
    /// Forget the selection.
    Escape,
}

impl BoardKey {
    /// The key with this physical code (`KeyboardEvent.code`), if it means something.
    pub fn from_code(code: &str) -> Option<Self> {
        Some(match code {
            "ArrowUp" => Self::Up,
            "ArrowDown" => Self::Down,
            "ArrowLeft" => Self::Left,
            "ArrowRight" => Self::Right,
            "Home" => Self::Home,
            "End" => Self::End,
            "PageUp" => Self::PageUp,
            "PageDown" => Self::PageDown,
            "Enter" | "NumpadEnter" | "Space" => Self::Enter,
            "Escape" => Self::Escape,
            _ => return None,
        })
    }
}

impl BoardState {
    /// Selects `square`, or nothing if it was selected already.
    pub(super) fn tap(&mut self, square: Square) {
        self.focused = square;
        self.selected = (self.selected != Some(square)).then_some(square);
        self.met.insert(square);
    }

    /// Answers a key; gives the square that should have the focus now, if it is another one.
    pub(super) fn press(&mut self, key: BoardKey) -> Option<Square> {
        let (row, column) = self.place_of(self.focused);
        let (row, column) = match key {
            BoardKey::Up => (row - 1, column),
            BoardKey::Down => (row + 1, column),
            BoardKey::Left => (row, column - 1),
            BoardKey::Right => (row, column + 1),
            BoardKey::Home => (row, 0),
            BoardKey::End => (row, 7),
            BoardKey::PageUp => (0, column),
            BoardKey::PageDown => (7, column),
            BoardKey::Enter => {
                self.tap(self.focused);
                return None;
            }
            BoardKey::Escape => {
                self.selected = None;
                return None;
            }
        };
        let target = self
            .square_at(row, column)
            .filter(|square| *square != self.focused)?;
        self.focused = target;
        Some(target)
    }

    /// The square in a row (0 is the top) and a column (0 is the left) of the screen.
    pub fn square_at(&self, row: i8, column: i8) -> Option<Square> {
        if self.flipped {
            Square::from_ij(row, 7 - column)
        } else {
            Square::from_ij(7 - row, column)
        }
    }

    /// The row and column of the screen where `square` is.
    pub fn place_of(&self, square: Square) -> (i8, i8) {
        if self.flipped {
            (square.i(), 7 - square.j())
        } else {
            (7 - square.i(), square.j())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_key(flipped: bool, from: Square, key: BoardKey, to: Option<Square>) {
        let mut board = BoardState {
            focused: from,
            flipped,
            ..BoardState::default()
        };
        assert_eq!(
            board.press(key),
            to,
            "{key:?} from {from}, flipped: {flipped}"
        );
        assert_eq!(board.focused, to.unwrap_or(from));
    }

    #[test]
    fn arrows_go_where_they_point() {
        check_key(false, Square::E4, BoardKey::Up, Some(Square::E5));
        check_key(false, Square::E4, BoardKey::Down, Some(Square::E3));
        check_key(false, Square::E4, BoardKey::Left, Some(Square::D4));
        check_key(false, Square::E4, BoardKey::Right, Some(Square::F4));
    }

    #[test]
    fn arrows_go_where_they_point_on_a_flipped_board() {
        check_key(true, Square::E4, BoardKey::Up, Some(Square::E3));
        check_key(true, Square::E4, BoardKey::Left, Some(Square::F4));
        check_key(true, Square::E4, BoardKey::Home, Some(Square::H4));
        check_key(true, Square::E4, BoardKey::PageDown, Some(Square::E8));
    }

    #[test]
    fn the_edge_stops_the_focus() {
        check_key(false, Square::A1, BoardKey::Left, None);
        check_key(false, Square::A1, BoardKey::Down, None);
        check_key(false, Square::H8, BoardKey::Up, None);
        check_key(false, Square::H8, BoardKey::End, None);
    }

    #[test]
    fn enter_selects_and_escape_forgets() {
        let mut board = BoardState {
            focused: Square::D5,
            ..BoardState::default()
        };
        board.press(BoardKey::Enter);
        assert_eq!(board.selected, Some(Square::D5));
        board.press(BoardKey::Escape);
        assert_eq!(board.selected, None);
    }

    #[test]
    fn a_second_tap_takes_the_selection_back() {
        let mut board = BoardState::default();
        board.tap(Square::E4);
        board.tap(Square::E4);
        assert_eq!(board.selected, None);
    }

    #[test]
    fn every_square_is_found_where_it_is_shown() {
        for flipped in [false, true] {
            let board = BoardState {
                flipped,
                ..BoardState::default()
            };
            for square in Square::all() {
                let (row, column) = board.place_of(square);
                assert_eq!(board.square_at(row, column), Some(square));
            }
        }
    }
}
