//! The words of chess: how the values of `rules` are named in sentences.

use std::borrow::Borrow;

use super::{Color, Lang, Piece, Shade, Wing};
use crate::rules;

/// A square's name as people write it: capital letter and number.
///
/// ```
/// use chesslings::{rules::Square, text};
///
/// assert_eq!(text::square_name(Square::E4), "E4");
/// ```
pub fn square_name(square: rules::Square) -> &'static str {
    NAMES[square.index()]
}

/// By index: a name is said in a hundred places, and as a text of its own each would have to be
/// made and dropped there.
static NAMES: [&str; rules::Square::COUNT] = [
    "A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1", //
    "A2", "B2", "C2", "D2", "E2", "F2", "G2", "H2", //
    "A3", "B3", "C3", "D3", "E3", "F3", "G3", "H3", //
    "A4", "B4", "C4", "D4", "E4", "F4", "G4", "H4", //
    "A5", "B5", "C5", "D5", "E5", "F5", "G5", "H5", //
    "A6", "B6", "C6", "D6", "E6", "F6", "G6", "H6", //
    "A7", "B7", "C7", "D7", "E7", "F7", "G7", "H7", //
    "A8", "B8", "C8", "D8", "E8", "F8", "G8", "H8",
];

/// The names of squares, one after the other.
pub fn square_names(squares: rules::SquareSet) -> String {
    listed(squares.iter().map(square_name))
}

/// Words one after the other.
pub fn listed<S: Borrow<str>>(words: impl IntoIterator<Item = S>) -> String {
    words.into_iter().collect::<Vec<_>>().join(", ")
}

impl Lang {
    /// A piece with its colour, as in "white rook".
    ///
    /// ```
    /// use chesslings::rules::{Color, Kind, Piece};
    /// use chesslings::text::Lang;
    ///
    /// let rook = Piece::new(Color::White, Kind::Rook);
    /// assert_eq!(Lang::En.name_of(rook), "white rook");
    /// assert_eq!(Lang::Ru.name_of(rook), "белая ладья");
    /// ```
    pub fn name_of(self, piece: rules::Piece) -> &'static str {
        self.piece_name(piece.color.into(), piece.kind.into())
    }
}

impl From<rules::Color> for Color {
    fn from(color: rules::Color) -> Self {
        match color {
            rules::Color::White => Self::White,
            rules::Color::Black => Self::Black,
        }
    }
}

impl From<rules::Kind> for Piece {
    fn from(kind: rules::Kind) -> Self {
        match kind {
            rules::Kind::Pawn => Self::Pawn,
            rules::Kind::Knight => Self::Knight,
            rules::Kind::Bishop => Self::Bishop,
            rules::Kind::Rook => Self::Rook,
            rules::Kind::Queen => Self::Queen,
            rules::Kind::King => Self::King,
        }
    }
}

impl From<rules::Wing> for Wing {
    fn from(wing: rules::Wing) -> Self {
        match wing {
            rules::Wing::KingSide => Self::KingSide,
            rules::Wing::QueenSide => Self::QueenSide,
        }
    }
}

impl Shade {
    /// Whether a square is light or dark.
    pub fn of(square: rules::Square) -> Self {
        match square.color() {
            rules::Color::White => Self::Light,
            rules::Color::Black => Self::Dark,
        }
    }
}
