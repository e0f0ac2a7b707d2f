//! Colours, kinds and pieces.

use std::fmt;
use std::ops::Not;

/// White or Black: a player, a piece's colour, or (light and dark) a square's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Color {
    /// White, who begins; a light square.
    White,
    /// Black; a dark square.
    Black,
}

/// The six kinds of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names say everything")]
pub enum Kind {
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    King,
}

/// A kind of a colour: what can stand on a square.
///
/// ```
/// use chesslings::rules::{Color, Kind, Piece};
///
/// let knight = Piece::new(Color::Black, Kind::Knight);
/// assert_eq!(knight.letter(), 'n');
/// assert_eq!(knight.symbol(), '♞');
/// assert!(knight.is_knight() && knight.is_black());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names say everything")]
pub struct Piece {
    pub color: Color,
    pub kind: Kind,
}

impl Color {
    /// Both colours, White first.
    pub const ALL: [Color; 2] = [Color::White, Color::Black];

    /// `white` or `black`, as files and programs write it. Names for people are the business of
    /// `text`.
    pub const fn name(self) -> &'static str {
        match self {
            Color::White => "white",
            Color::Black => "black",
        }
    }

    /// The colour of such a name.
    pub fn named(name: &str) -> Option<Color> {
        Color::ALL.into_iter().find(|color| color.name() == name)
    }

    /// The row a player's pieces start on: 0 for White, 7 for Black.
    pub const fn home_row(self) -> i8 {
        match self {
            Color::White => 0,
            Color::Black => 7,
        }
    }

    /// The row a player's pawns are promoted on: 7 for White, 0 for Black.
    pub const fn last_row(self) -> i8 {
        self.other().home_row()
    }

    /// The other colour.
    #[must_use]
    #[inline]
    pub const fn other(self) -> Color {
        match self {
            Color::White => Color::Black,
            Color::Black => Color::White,
        }
    }

    /// Whether this is White.
    pub const fn is_white(self) -> bool {
        matches!(self, Color::White)
    }

    /// Whether this is Black.
    pub const fn is_black(self) -> bool {
        matches!(self, Color::Black)
    }
}

impl Not for Color {
    type Output = Color;

    fn not(self) -> Color {
        self.other()
    }
}

impl Kind {
    /// All kinds, from the pawn to the king.
    pub const ALL: [Kind; 6] = [
        Kind::Pawn,
        Kind::Knight,
        Kind::Bishop,
        Kind::Rook,
        Kind::Queen,
        Kind::King,
    ];

    /// What a pawn can become, the most wanted first.
    pub const PROMOTIONS: [Kind; 4] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];

    /// The English capital: K, Q, R, B, N or P.
    pub const fn letter(self) -> char {
        match self {
            Kind::Pawn => 'P',
            Kind::Knight => 'N',
            Kind::Bishop => 'B',
            Kind::Rook => 'R',
            Kind::Queen => 'Q',
            Kind::King => 'K',
        }
    }

    /// The kind with this English letter, in either case.
    pub const fn from_letter(letter: char) -> Option<Kind> {
        Some(match letter.to_ascii_uppercase() {
            'P' => Kind::Pawn,
            'N' => Kind::Knight,
            'B' => Kind::Bishop,
            'R' => Kind::Rook,
            'Q' => Kind::Queen,
            'K' => Kind::King,
            _ => return None,
        })
    }

    /// Whether a pawn may become this.
    pub const fn is_promotion(self) -> bool {
        !matches!(self, Kind::Pawn | Kind::King)
    }
}

impl Piece {
    /// A piece of this colour and kind.
    pub const fn new(color: Color, kind: Kind) -> Piece {
        Piece { color, kind }
    }

    /// All twelve pieces, White's first.
    pub fn all() -> impl Iterator<Item = Piece> {
        Color::ALL
            .into_iter()
            .flat_map(|color| Kind::ALL.map(|kind| Piece { color, kind }))
    }

    /// The letter used in FEN: a capital for White, a small letter for Black.
    pub const fn letter(self) -> char {
        match self.color {
            Color::White => self.kind.letter(),
            Color::Black => self.kind.letter().to_ascii_lowercase(),
        }
    }

    /// The piece with this FEN letter.
    pub const fn from_letter(letter: char) -> Option<Piece> {
        let color = if letter.is_ascii_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        match Kind::from_letter(letter) {
            Some(kind) => Some(Piece { color, kind }),
            None => None,
        }
    }

    /// The chess symbol: ♔ to ♙ for White, ♚ to ♟ for Black.
    pub const fn symbol(self) -> char {
        match (self.color, self.kind) {
            (Color::White, Kind::King) => '♔',
            (Color::White, Kind::Queen) => '♕',
            (Color::White, Kind::Rook) => '♖',
            (Color::White, Kind::Bishop) => '♗',
            (Color::White, Kind::Knight) => '♘',
            (Color::White, Kind::Pawn) => '♙',
            (Color::Black, Kind::King) => '♚',
            (Color::Black, Kind::Queen) => '♛',
            (Color::Black, Kind::Rook) => '♜',
            (Color::Black, Kind::Bishop) => '♝',
            (Color::Black, Kind::Knight) => '♞',
            (Color::Black, Kind::Pawn) => '♟',
        }
    }

    /// Whether this is a white piece.
    pub const fn is_white(self) -> bool {
        self.color.is_white()
    }

    /// Whether this is a black piece.
    pub const fn is_black(self) -> bool {
        self.color.is_black()
    }

    /// Whether this is a pawn.
    pub const fn is_pawn(self) -> bool {
        matches!(self.kind, Kind::Pawn)
    }

    /// Whether this is a knight.
    pub const fn is_knight(self) -> bool {
        matches!(self.kind, Kind::Knight)
    }

    /// Whether this is a bishop.
    pub const fn is_bishop(self) -> bool {
        matches!(self.kind, Kind::Bishop)
    }

    /// Whether this is a rook.
    pub const fn is_rook(self) -> bool {
        matches!(self.kind, Kind::Rook)
    }

    /// Whether this is a queen.
    pub const fn is_queen(self) -> bool {
        matches!(self.kind, Kind::Queen)
    }

    /// Whether this is a king.
    pub const fn is_king(self) -> bool {
        matches!(self.kind, Kind::King)
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}
