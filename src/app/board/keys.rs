//! Keys that mean something on a square.

use super::Side;
use crate::rules::Square;

/// A key that means something on a square. Keys are told by their place on the keyboard, so that
/// they work under a Cyrillic layout as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardKey {
    /// One square up on the picture.
    Up,
    /// One square down on the picture.
    Down,
    /// One square to the left on the picture.
    Left,
    /// One square to the right on the picture.
    Right,
    /// To the left end of the row.
    Home,
    /// To the right end of the row.
    End,
    /// To the top of the column.
    PageUp,
    /// To the bottom of the column.
    PageDown,
    /// Tap the focused square.
    Enter,
    /// Let go.
    Escape,
    /// Turn the board.
    Turn,
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
            "KeyF" => Self::Turn,
            _ => return None,
        })
    }

    /// Where the key takes the focus from `square`; `None` for a key that doesn't, and at the edge.
    pub fn target(self, square: Square, side: Side) -> Option<Square> {
        let (row, column) = side.place_of(square);
        let (row, column) = match self {
            Self::Up => (row - 1, column),
            Self::Down => (row + 1, column),
            Self::Left => (row, column - 1),
            Self::Right => (row, column + 1),
            Self::Home => (row, 0),
            Self::End => (row, 7),
            Self::PageUp => (0, column),
            Self::PageDown => (7, column),
            Self::Enter | Self::Escape | Self::Turn => return None,
        };
        side.square_at(row, column)
            .filter(|target| *target != square)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(side: Side, from: Square, key: BoardKey, to: Option<Square>) {
        assert_eq!(
            key.target(from, side),
            to,
            "{key:?} from {from}, {side:?} at the bottom"
        );
    }

    #[test]
    fn arrows_go_where_they_point() {
        check(Side::White, Square::E4, BoardKey::Up, Some(Square::E5));
        check(Side::White, Square::E4, BoardKey::Down, Some(Square::E3));
        check(Side::White, Square::E4, BoardKey::Left, Some(Square::D4));
        check(Side::White, Square::E4, BoardKey::Right, Some(Square::F4));
    }

    #[test]
    fn arrows_go_where_they_point_on_a_turned_board() {
        check(Side::Black, Square::E4, BoardKey::Up, Some(Square::E3));
        check(Side::Black, Square::E4, BoardKey::Left, Some(Square::F4));
        check(Side::Black, Square::E4, BoardKey::Home, Some(Square::H4));
        check(
            Side::Black,
            Square::E4,
            BoardKey::PageDown,
            Some(Square::E8),
        );
    }

    #[test]
    fn the_edge_stops_the_focus() {
        check(Side::White, Square::A1, BoardKey::Left, None);
        check(Side::White, Square::A1, BoardKey::Down, None);
        check(Side::White, Square::H8, BoardKey::Up, None);
        check(Side::White, Square::H8, BoardKey::End, None);
    }
}
