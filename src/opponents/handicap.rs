//! Starting with less, so that a game against a strong opponent is even.

use crate::rules::{Color, Position, PositionError, PositionParts, Square, Strictness, Wing};

/// What an opponent starts without.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Handicap {
    /// Nothing.
    #[default]
    None,
    /// A knight.
    Knight,
    /// A rook.
    Rook,
    /// Both rooks.
    Rooks,
    /// The queen.
    Queen,
}

impl Handicap {
    /// All of them, the smallest first.
    pub const ALL: [Handicap; 5] = [
        Handicap::None,
        Handicap::Knight,
        Handicap::Rook,
        Handicap::Rooks,
        Handicap::Queen,
    ];

    /// The word for it in files and programs.
    pub const fn name(self) -> &'static str {
        match self {
            Handicap::None => "nothing",
            Handicap::Knight => "knight",
            Handicap::Rook => "rook",
            Handicap::Rooks => "rooks",
            Handicap::Queen => "queen",
        }
    }

    /// The one with this name.
    pub fn named(name: &str) -> Option<Handicap> {
        Handicap::ALL
            .into_iter()
            .find(|handicap| handicap.name() == name)
    }

    /// The position a game starts from if this colour starts without it.
    ///
    /// # Errors
    ///
    /// None that can come about: the start without some pieces is a position.
    pub fn start(self, of: Color) -> Result<Position, PositionError> {
        let start = Position::START;
        let mut parts: PositionParts = start.parts();
        let missing: &[Square] = match self {
            Handicap::None => &[],
            Handicap::Knight => &[Square::B1],
            Handicap::Rook => &[Square::A1],
            Handicap::Rooks => &[Square::A1, Square::H1],
            Handicap::Queen => &[Square::D1],
        };
        for &square in missing {
            let square = if of.is_white() {
                square
            } else {
                square.mirrored()
            };
            parts.setup.take(square);
            for wing in Wing::ALL {
                if crate::rules::Castle::of(of, wing).rook_from == square {
                    parts.castling = parts.castling.without(of, wing);
                }
            }
        }
        Position::new(parts, Strictness::Game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rest_starts_as_always() {
        let fen = |handicap: Handicap, color| handicap.start(color).unwrap().to_string();
        assert_eq!(
            fen(Handicap::Queen, Color::Black),
            "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        );
        assert_eq!(
            fen(Handicap::Rooks, Color::White),
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBN1 w kq - 0 1",
        );
        assert_eq!(
            fen(Handicap::Rook, Color::Black),
            "1nbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1",
        );
    }
}
