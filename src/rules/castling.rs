//! Castling: one table of four records, and who may still castle where.

use std::fmt;

use super::lines::between;
use super::piece::{Color, Kind, Piece};
use super::square::Square;
use super::squareset::SquareSet;

/// Which way a king castles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Wing {
    /// Towards file H: the short way, O-O.
    KingSide,
    /// Towards file A: the long way, O-O-O.
    QueenSide,
}

/// One of the four castlings: which squares it is about.
///
/// ```
/// use chesslings::rules::{Castle, Color, Square, Wing};
///
/// let long = Castle::of(Color::Black, Wing::QueenSide);
/// assert_eq!((long.king_from, long.king_to), (Square::E8, Square::C8));
/// assert!(long.way().contains(Square::B8) && !long.king_way().contains(Square::B8));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Castle {
    /// Who castles.
    pub color: Color,
    /// Which way.
    pub wing: Wing,
    /// Where the king must stand.
    pub king_from: Square,
    /// The square the king crosses; the rook lands there.
    pub king_via: Square,
    /// Where the king goes.
    pub king_to: Square,
    /// Where the rook must stand.
    pub rook_from: Square,
    way: SquareSet,
}

/// Which castlings are not lost yet: king and rook stand at home and have never moved.
///
/// ```
/// use chesslings::rules::{CastlingRights, Color, Wing};
///
/// let rights = CastlingRights::ALL.without(Color::White, Wing::KingSide);
/// assert!(!rights.has(Color::White, Wing::KingSide));
/// assert_eq!(rights.to_string(), "Qkq");
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CastlingRights {
    /// The home squares of the rooks that may castle.
    rooks: SquareSet,
}

/// The four castlings, in the order of FEN: K, Q, k, q.
pub const CASTLES: [Castle; 4] = [
    castle(
        Color::White,
        Wing::KingSide,
        [Square::E1, Square::F1, Square::G1, Square::H1],
    ),
    castle(
        Color::White,
        Wing::QueenSide,
        [Square::E1, Square::D1, Square::C1, Square::A1],
    ),
    castle(
        Color::Black,
        Wing::KingSide,
        [Square::E8, Square::F8, Square::G8, Square::H8],
    ),
    castle(
        Color::Black,
        Wing::QueenSide,
        [Square::E8, Square::D8, Square::C8, Square::A8],
    ),
];

impl Wing {
    /// Both wings, the king's first.
    pub const ALL: [Wing; 2] = [Wing::KingSide, Wing::QueenSide];
}

impl Castle {
    /// The record of a colour and wing.
    #[inline]
    pub const fn of(color: Color, wing: Wing) -> &'static Castle {
        &CASTLES[color as usize * 2 + wing as usize]
    }

    /// The castling that a king's step is: two squares from home to either side.
    ///
    /// ```
    /// use chesslings::rules::{Castle, Color, Square, Wing};
    ///
    /// let short = Castle::of(Color::White, Wing::KingSide);
    /// assert_eq!(Castle::by_step(Color::White, Square::E1, Square::G1), Some(short));
    /// assert_eq!(Castle::by_rook(Color::White, Square::E1, Square::H1), Some(short));
    /// assert_eq!(Castle::by_step(Color::White, Square::E1, Square::F1), None);
    /// ```
    pub fn by_step(color: Color, from: Square, to: Square) -> Option<&'static Castle> {
        let mut castles = Wing::ALL.map(|wing| Castle::of(color, wing)).into_iter();
        castles.find(|castle| castle.is_step(from, to))
    }

    /// The castling that is meant when a king is taken from home to the corner of his rook.
    pub fn by_rook(color: Color, king: Square, corner: Square) -> Option<&'static Castle> {
        let mut castles = Wing::ALL.map(|wing| Castle::of(color, wing)).into_iter();
        castles.find(|castle| castle.king_from == king && castle.rook_from == corner)
    }

    /// The letter of this castling in FEN: K, Q, k or q.
    pub const fn letter(&self) -> char {
        let side = match self.wing {
            Wing::KingSide => Kind::King,
            Wing::QueenSide => Kind::Queen,
        };
        Piece::new(self.color, side).letter()
    }

    /// Where the rook goes: the square the king crossed.
    #[inline]
    pub const fn rook_to(&self) -> Square {
        self.king_via
    }

    /// Whether the king castles by going from one of these squares to the other.
    #[inline]
    pub fn is_step(&self, from: Square, to: Square) -> bool {
        self.king_from == from && self.king_to == to
    }

    /// The squares between king and rook; all must be empty.
    #[inline]
    pub const fn way(&self) -> SquareSet {
        self.way
    }

    /// The squares the king stands on, crosses and lands on; none may be attacked.
    #[inline]
    pub const fn king_way(&self) -> SquareSet {
        SquareSet::of(self.king_from)
            .with(self.king_via)
            .with(self.king_to)
    }
}

impl CastlingRights {
    /// All four.
    pub const ALL: CastlingRights = {
        let [a, b, c, d] = CASTLES;
        let white = SquareSet::of(a.rook_from).with(b.rook_from);
        CastlingRights {
            rooks: white.with(c.rook_from).with(d.rook_from),
        }
    };

    /// None at all.
    pub const NONE: CastlingRights = CastlingRights {
        rooks: SquareSet::EMPTY,
    };

    /// Whether a colour may still castle on a wing some day.
    #[inline]
    pub const fn has(self, color: Color, wing: Wing) -> bool {
        self.rooks.contains(Castle::of(color, wing).rook_from)
    }

    /// With this one too.
    #[must_use]
    pub const fn with(self, color: Color, wing: Wing) -> CastlingRights {
        CastlingRights {
            rooks: self.rooks.with(Castle::of(color, wing).rook_from),
        }
    }

    /// Without this one.
    #[must_use]
    pub const fn without(self, color: Color, wing: Wing) -> CastlingRights {
        CastlingRights {
            rooks: self.rooks.without(Castle::of(color, wing).rook_from),
        }
    }

    /// Whether none is left.
    pub const fn is_empty(self) -> bool {
        self.rooks.is_empty()
    }

    /// The castlings that are not lost, in the order of FEN.
    pub fn castles(self) -> impl Iterator<Item = &'static Castle> {
        CASTLES
            .iter()
            .filter(move |castle| self.has(castle.color, castle.wing))
    }

    /// The rights with the colours exchanged.
    #[must_use]
    pub fn mirrored(self) -> CastlingRights {
        CastlingRights {
            rooks: self.rooks.mirrored(),
        }
    }

    /// The rights after something left or reached these squares: a rook moved or was taken.
    #[must_use]
    #[inline]
    pub(in crate::rules) fn after_touching(self, squares: SquareSet) -> CastlingRights {
        CastlingRights {
            rooks: self.rooks - squares,
        }
    }

    /// The rights after the king of a colour moved.
    #[must_use]
    #[inline]
    pub(in crate::rules) fn after_king_move(self, color: Color) -> CastlingRights {
        self.after_touching(SquareSet::row(color.home_row()))
    }
}

/// As in FEN: `KQkq`, or `-` for none.
impl fmt::Display for CastlingRights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for castle in self.castles() {
            write!(f, "{}", castle.letter())?;
        }
        Ok(())
    }
}

impl fmt::Debug for CastlingRights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

const fn castle(color: Color, wing: Wing, squares: [Square; 4]) -> Castle {
    let [king_from, king_via, king_to, rook_from] = squares;
    Castle {
        color,
        wing,
        king_from,
        king_via,
        king_to,
        rook_from,
        way: between(king_from, rook_from),
    }
}
