//! Why a move is refused, in a sentence or two.

use super::{Lang, square_name};
use crate::rules::{
    Attackers, Castle, Kind, Mode, NoCastling, PieceAt, Refusal, Square, Step, WrongWay,
};

impl Lang {
    /// Says to a child why a move is refused.
    ///
    /// ```
    /// use chesslings::rules::{Position, Square};
    /// use chesslings::text::Lang;
    ///
    /// let refusal = Position::START.refusal(Square::A1, Square::A4).unwrap();
    /// assert_eq!(Lang::En.why(&refusal), "The way is blocked: a pawn stands on A2.");
    /// assert_eq!(Lang::Ru.why(&refusal), "Путь закрыт: на A2 стоит пешка.");
    /// ```
    pub fn why(self, refusal: &Refusal) -> String {
        match *refusal {
            Refusal::NoPiece { at } => self.refusal_no_piece(square_name(at)),
            Refusal::NotYourTurn { piece } => {
                let turn = piece.piece.color.other().into();
                self.refusal_not_your_turn(turn, self.kind(piece), place(piece))
            }
            Refusal::OffBoard { i, j } => self.refusal_off_board(i.into(), j.into()),
            Refusal::SameSquare { piece } => {
                self.refusal_same_square(self.kind(piece), place(piece))
            }
            Refusal::Castling { castle, why } => self.why_no_castling(castle, &why),
            Refusal::NotItsMove { piece, to, why } => self.why_not_its_move(piece, to, why),
            Refusal::NoDoubleStep { pawn, .. } => self.refusal_no_double_step(place(pawn)),
            Refusal::OwnPiece { on } => {
                self.refusal_own_piece(self.piece_yours(on.piece.kind.into()), place(on))
            }
            Refusal::WayBlocked { by } => self.refusal_way_blocked(self.kind(by), place(by)),
            Refusal::NoTakingAhead { on } => self.refusal_no_taking_ahead(self.kind(on), place(on)),
            Refusal::TooLateToPass { pawn, .. } => self.refusal_too_late_to_pass(place(pawn)),
            Refusal::NothingToTake { at } => self.refusal_nothing_to_take(square_name(at)),
            Refusal::TakesKing { king } => self.refusal_takes_king(place(king)),
            Refusal::KingAttacked { to, by } => {
                let by = by.nearest;
                match by.piece.kind {
                    Kind::King => self.refusal_kings_apart(place(by)),
                    _ => self.refusal_king_attacked(self.kind(by), place(by), square_name(to)),
                }
            }
            Refusal::StillInCheck { by, .. } if by.all.has_many() => {
                self.refusal_double_check().to_owned()
            }
            Refusal::StillInCheck { by, .. } => {
                self.refusal_still_in_check(self.kind(by.nearest), place(by.nearest))
            }
            Refusal::Pinned { piece, by, .. } => {
                let attacker = self.piece_from(by.piece.kind.into());
                self.refusal_pinned(attacker, self.kind(piece), place(by))
            }
            Refusal::PassingUncovers { by, .. } => {
                self.refusal_passing_uncovers(self.kind(by.nearest), place(by.nearest))
            }
            Refusal::GameOver(outcome) => self.refusal_game_over(&self.how_it_ended(outcome)),
            Refusal::PromotionNeeded { at } => self.refusal_promotion_needed(square_name(at)),
            Refusal::BadPromotion { kind } => {
                self.refusal_bad_promotion(self.piece_becoming(kind.into()))
            }
            Refusal::NoPromotion { .. } => self.refusal_no_promotion().to_owned(),
        }
    }

    fn why_not_its_move(self, mover: PieceAt, to: Square, why: WrongWay) -> String {
        let kind = mover.piece.kind;
        let square = square_name(to);
        let rule = || self.lesson_piece_rule(kind.into());
        match why {
            WrongWay::PastCastling { castle } => {
                self.refusal_past_castling(square_name(castle.king_to))
            }
            WrongWay::Backwards => self.refusal_backwards(square),
            WrongWay::Sideways => self.refusal_sideways(square),
            WrongWay::TooFar { most, mode, .. } => match (kind, mode) {
                (Kind::Pawn, Mode::CaptureOnly) => self.refusal_pawn_takes_too_far().to_owned(),
                (Kind::Pawn, _) if most > 1 => self.refusal_pawn_too_far_first(place(mover)),
                (Kind::Pawn, _) => self.refusal_pawn_too_far(place(mover)),
                (Kind::Knight, _) => self.refusal_two_jumps(square),
                _ => self.refusal_too_far(rule(), square),
            },
            WrongWay::KnightsJump => self.refusal_knights_jump(rule()),
            WrongWay::Straight => self.refusal_straight(kind.into(), square),
            WrongWay::Diagonal | WrongWay::Crooked if kind == Kind::Knight => {
                let Step { di, dj } = Step::between(mover.at, to);
                let (rows, columns) = (di.abs(), dj.abs());
                let (far, near) = (rows.max(columns), rows.min(columns));
                self.refusal_no_l(far.into(), place(mover), near.into(), square)
            }
            WrongWay::Diagonal => self.refusal_diagonal(square),
            WrongWay::Crooked => self.refusal_not_its_move(kind.into(), square),
        }
    }

    fn why_no_castling(self, castle: Castle, why: &NoCastling) -> String {
        let corner = square_name(castle.rook_from);
        let attacked = |by: &Attackers| (self.kind(by.nearest), place(by.nearest));
        match why {
            NoCastling::KingMoved => self.castling_king_moved().to_owned(),
            NoCastling::RookMoved => self.castling_rook_moved(corner),
            NoCastling::KingOrRookMoved => self.castling_king_or_rook_moved(corner),
            NoCastling::RookGone => self.castling_rook_gone(corner),
            NoCastling::WayBlocked { by } => self.castling_way_blocked(self.kind(*by), place(*by)),
            NoCastling::InCheck { by } => {
                let (kind, at) = attacked(by);
                self.castling_in_check(kind, at)
            }
            NoCastling::ThroughAttack { by } => {
                let (kind, at) = attacked(by);
                self.castling_through_attack(kind, at, square_name(castle.king_via))
            }
            NoCastling::IntoAttack { by } => {
                let (kind, at) = attacked(by);
                self.castling_into_attack(kind, at, square_name(castle.king_to))
            }
        }
    }

    fn kind(self, piece: PieceAt) -> &'static str {
        self.piece_kind(piece.piece.kind.into())
    }
}

fn place(piece: PieceAt) -> &'static str {
    square_name(piece.at)
}
