//! The words of chess: how the values of `rules` are named in sentences.

use super::{Color, Lang, Piece, Shade, Wing};
use crate::rules;

/// A square's name as people write it: capital letter and number.
///
/// ```
/// use chesslings::{rules::Square, text};
///
/// assert_eq!(text::square_name(Square::E4), "E4");
/// ```
pub fn square_name(square: rules::Square) -> String {
    square.to_string().to_ascii_uppercase()
}

/// The names of squares, one after the other.
pub fn square_names(squares: rules::SquareSet) -> String {
    listed(squares.iter().map(square_name))
}

/// Words one after the other.
pub fn listed(words: impl IntoIterator<Item = String>) -> String {
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
