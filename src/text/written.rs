//! Moves in the short notation of a language: `Nf3`, `Кf3`.

use super::{Lang, Wing};
use crate::rules::{Kind, Move, Position, San};

impl Lang {
    /// A move in short notation.
    ///
    /// ```
    /// use chesslings::rules::{Position, Square};
    /// use chesslings::text::Lang;
    ///
    /// let knight = Position::START.legal_move(Square::G1, Square::F3, None).unwrap();
    /// assert_eq!(Lang::En.written(&Position::START, knight), "Nf3");
    /// assert_eq!(Lang::Ru.written(&Position::START, knight), "Кf3");
    /// ```
    pub fn written(self, position: &Position, played: Move) -> String {
        self.with_letters(&position.san(played))
    }

    /// What was read as short notation.
    pub fn written_san(self, san: San) -> String {
        self.with_letters(&san.to_string())
    }

    pub(super) fn with_letters(self, san: &str) -> String {
        let castled = |wing: Wing, written| {
            let behind = san.strip_prefix(written)?;
            Some([self.castling_written(wing), behind].concat())
        };
        let castled = castled(Wing::QueenSide, "O-O-O").or_else(|| castled(Wing::KingSide, "O-O"));
        if let Some(castled) = castled {
            return castled;
        }
        let mut written = String::new();
        for sign in san.chars() {
            match Kind::from_letter(sign) {
                Some(kind) if sign.is_ascii_uppercase() => {
                    written.push_str(self.piece_letter(kind.into()));
                }
                _ => written.push(sign),
            }
        }
        written
    }
}
