//! A refusal in a word and a few named squares, for those who draw or print it.

use std::fmt;

use super::{NoCastling, Refusal, WrongWay};
use crate::rules::square::Square;
use crate::rules::squareset::SquareSet;

impl Refusal {
    /// One word for the reason, which stays the same in every version of the program.
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::NoPiece { .. } => "no-piece",
            Refusal::NotYourTurn { .. } => "not-your-turn",
            Refusal::OffBoard { .. } => "off-board",
            Refusal::SameSquare { .. } => "same-square",
            Refusal::Castling { why, .. } => why.code(),
            Refusal::NotItsMove { .. } => "not-its-move",
            Refusal::NoDoubleStep { .. } => "no-double-step",
            Refusal::OwnPiece { .. } => "own-piece",
            Refusal::WayBlocked { .. } => "way-blocked",
            Refusal::NoTakingAhead { .. } => "no-taking-ahead",
            Refusal::TooLateToPass { .. } => "en-passant-too-late",
            Refusal::NothingToTake { .. } => "nothing-to-take",
            Refusal::TakesKing { .. } => "takes-king",
            Refusal::KingAttacked { .. } => "king-attacked",
            Refusal::StillInCheck { .. } => "still-in-check",
            Refusal::Pinned { .. } => "pinned",
            Refusal::PassingUncovers { .. } => "en-passant-uncovers",
            Refusal::PromotionNeeded { .. } => "promotion-needed",
            Refusal::BadPromotion { .. } => "bad-promotion",
            Refusal::NoPromotion { .. } => "no-promotion",
            Refusal::GameOver(_) => "game-over",
        }
    }

    /// A closer word where there is one: how a move misses its piece's schema. Later versions may
    /// know more of them.
    pub const fn detail(&self) -> &'static str {
        match self {
            Refusal::NotItsMove { why, .. } => why.code(),
            _ => self.code(),
        }
    }

    /// The squares the reason is about, each group with a word for its part in it. Start and
    /// target are not among them unless they are the point.
    ///
    /// ```
    /// use chesslings::rules::{Position, Square, SquareSet};
    ///
    /// let refusal = Position::START.refusal(Square::C1, Square::F4).unwrap();
    /// assert_eq!(refusal.squares(), [("by", SquareSet::from(Square::D2))]);
    /// ```
    pub fn squares(&self) -> Vec<(&'static str, SquareSet)> {
        let one = |name: &'static str, square: Square| (name, SquareSet::of(square));
        match self {
            Refusal::NoPiece { at }
            | Refusal::NothingToTake { at }
            | Refusal::PromotionNeeded { at } => vec![one("at", *at)],
            Refusal::NotYourTurn { piece } | Refusal::SameSquare { piece } => {
                vec![one("at", piece.at)]
            }
            Refusal::Castling { castle, why } => {
                let (king, rook) = (castle.king_from, castle.rook_from);
                match why {
                    NoCastling::KingMoved => vec![one("king", king)],
                    NoCastling::RookMoved | NoCastling::RookGone => vec![one("rook", rook)],
                    NoCastling::KingOrRookMoved => vec![one("king", king), one("rook", rook)],
                    NoCastling::WayBlocked { by } => vec![one("by", by.at)],
                    NoCastling::InCheck { by } => vec![one("at", king), ("by", by.all)],
                    NoCastling::ThroughAttack { by } => {
                        vec![one("at", castle.king_via), ("by", by.all)]
                    }
                    NoCastling::IntoAttack { by } => {
                        vec![one("at", castle.king_to), ("by", by.all)]
                    }
                }
            }
            Refusal::NotItsMove {
                why: WrongWay::PastCastling { castle },
                ..
            } => vec![one("to", castle.king_to)],
            Refusal::OwnPiece { on } | Refusal::NoTakingAhead { on } => vec![one("on", on.at)],
            Refusal::WayBlocked { by } => vec![one("by", by.at)],
            Refusal::TooLateToPass { pawn, .. } => vec![one("pawn", pawn.at)],
            Refusal::TakesKing { king } => vec![one("king", king.at)],
            Refusal::KingAttacked { to, by } => vec![one("at", *to), ("by", by.all)],
            Refusal::StillInCheck { king, by } => vec![one("king", *king), ("by", by.all)],
            Refusal::Pinned { king, by, .. } => vec![one("king", *king), one("by", by.at)],
            Refusal::PassingUncovers { king, taken, by } => {
                vec![one("king", *king), one("taken", *taken), ("by", by.all)]
            }
            Refusal::OffBoard { .. }
            | Refusal::NotItsMove { .. }
            | Refusal::NoDoubleStep { .. }
            | Refusal::BadPromotion { .. }
            | Refusal::NoPromotion { .. }
            | Refusal::GameOver(_) => Vec::new(),
        }
    }

    /// Whether nothing is wrong with the move but what the pawn should become.
    pub(in crate::rules) const fn is_about_promotion(&self) -> bool {
        matches!(
            self,
            Refusal::PromotionNeeded { .. }
                | Refusal::BadPromotion { .. }
                | Refusal::NoPromotion { .. }
        )
    }
}

impl NoCastling {
    const fn code(&self) -> &'static str {
        match self {
            NoCastling::KingMoved => "castling-king-moved",
            NoCastling::RookMoved => "castling-rook-moved",
            NoCastling::KingOrRookMoved => "castling-king-or-rook-moved",
            NoCastling::RookGone => "castling-rook-gone",
            NoCastling::WayBlocked { .. } => "castling-way-blocked",
            NoCastling::InCheck { .. } => "castling-in-check",
            NoCastling::ThroughAttack { .. } => "castling-through-attack",
            NoCastling::IntoAttack { .. } => "castling-into-attack",
        }
    }
}

/// The code and the squares: `king-attacked at=f1 by=f8,h3`. Sentences for people are the
/// business of `text`.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.detail())?;
        for (name, squares) in self.squares() {
            let names: Vec<_> = squares.iter().map(|square| square.to_string()).collect();
            write!(f, " {name}={}", names.join(","))?;
        }
        match self {
            Refusal::OffBoard { i, j } => write!(f, " i={i} j={j}"),
            Refusal::BadPromotion { kind } => write!(f, " kind={}", kind.letter()),
            Refusal::GameOver(outcome) => write!(f, " by={}", outcome.code()),
            _ => Ok(()),
        }
    }
}

impl std::error::Error for Refusal {}
