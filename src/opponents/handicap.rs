//! Starting with less, so that a game against a strong opponent is even.

use crate::rules::{CASTLES, Color, Kind, Position, PositionError, Setup, SquareSet, Strictness};

/// What an opponent starts without; in the small armies of the course, both players.
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
    /// Both have a king and pawns.
    Pawns,
    /// Both have a king, pawns and knights.
    KnightArmy,
    /// Both have a king, pawns and rooks.
    RookArmy,
}

impl Handicap {
    /// All of them: of the opponent the smallest first, then those of both.
    pub const ALL: [Handicap; 8] = [
        Handicap::None,
        Handicap::Knight,
        Handicap::Rook,
        Handicap::Rooks,
        Handicap::Queen,
        Handicap::Pawns,
        Handicap::KnightArmy,
        Handicap::RookArmy,
    ];

    /// The word for it in files and programs.
    pub const fn name(self) -> &'static str {
        match self {
            Handicap::None => "nothing",
            Handicap::Knight => "knight",
            Handicap::Rook => "rook",
            Handicap::Rooks => "rooks",
            Handicap::Queen => "queen",
            Handicap::Pawns => "pawns-only",
            Handicap::KnightArmy => "knights-only",
            Handicap::RookArmy => "rooks-only",
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
        let mut parts = Position::START.parts();
        let missing = self.missing(&parts.setup);
        let missing = if of.is_white() {
            missing
        } else {
            missing.mirrored()
        };
        for square in missing {
            parts.setup.take(square);
        }
        for castle in CASTLES {
            if missing.contains(castle.rook_from) {
                parts.castling = parts.castling.without(castle.color, castle.wing);
            }
        }
        Position::new(parts, Strictness::Game)
    }

    /// The squares that are empty if White starts without it.
    fn missing(self, start: &Setup) -> SquareSet {
        let first = |kind| start.of(Color::White, kind).first();
        let one = |kind| first(kind).map_or(SquareSet::EMPTY, SquareSet::of);
        let army = |kind| {
            start.occupied()
                - start.by_kind(Kind::King)
                - start.by_kind(Kind::Pawn)
                - start.by_kind(kind)
        };
        match self {
            Handicap::None => SquareSet::EMPTY,
            Handicap::Knight => one(Kind::Knight),
            Handicap::Rook => one(Kind::Rook),
            Handicap::Rooks => start.of(Color::White, Kind::Rook),
            Handicap::Queen => one(Kind::Queen),
            Handicap::Pawns => army(Kind::Pawn),
            Handicap::KnightArmy => army(Kind::Knight),
            Handicap::RookArmy => army(Kind::Rook),
        }
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

    /// As in the course's games.
    #[test]
    fn small_armies_are_the_same_for_both() {
        for color in Color::ALL {
            let fen = |army: Handicap| army.start(color).unwrap().to_string();
            assert_eq!(
                fen(Handicap::Pawns),
                "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1"
            );
            assert_eq!(
                fen(Handicap::KnightArmy),
                "1n2k1n1/pppppppp/8/8/8/8/PPPPPPPP/1N2K1N1 w - - 0 1"
            );
            assert_eq!(
                fen(Handicap::RookArmy),
                "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1"
            );
        }
    }
}
