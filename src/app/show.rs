//! What the rules say, as marks and lines on a picture: used by every screen with a board.

use super::scene::{Arrow, ArrowKind, Mark, Picture};
use crate::rules::{
    Attackers, Castle, Move, NoCastling, PieceAt, Position, Refusal, Special, Square, WrongWay,
};

/// Marks the piece in hand and everywhere it may go.
pub(super) fn targets(picture: &mut Picture, position: &Position, from: Square) {
    picture.mark(from, Mark::Selected);
    let mut last = None;
    for played in position.legal_moves_from(from) {
        // A promotion is four moves to one square.
        if last.replace(played.to()) != Some(played.to()) {
            picture.mark(played.to(), target(played));
        }
    }
}

/// The mark of a square that a move goes to.
pub(super) fn target(played: Move) -> Mark {
    match played.special() {
        Special::Castling(_) => Mark::Castling,
        Special::EnPassant { .. } => Mark::EnPassant,
        Special::Promotion(_) => Mark::Promotion,
        _ if played.is_capture() => Mark::Capture,
        _ => Mark::Quiet,
    }
}

/// Marks where the last move came from and went to.
pub(super) fn last_move(picture: &mut Picture, played: Move) {
    picture.mark(played.from(), Mark::LastMove);
    picture.mark(played.to(), Mark::LastMove);
}

/// Makes a check unmistakable: the king, those who give it, and the lines between them.
pub(super) fn check(picture: &mut Picture, position: &Position) {
    let Some(king) = position.king(position.turn()) else {
        return;
    };
    for checker in position.checkers() {
        picture.mark(checker, Mark::Checker);
        picture.arrows.push(Arrow {
            from: checker,
            to: king,
            kind: ArrowKind::Attack,
        });
    }
    if !position.checkers().is_empty() {
        picture.mark(king, Mark::Check);
    }
}

/// Draws why the move from `from` to `to` was refused.
pub(super) fn refusal(picture: &mut Picture, refusal: &Refusal, from: Square, to: Square) {
    let way = Arrow {
        from,
        to,
        kind: ArrowKind::Way,
    };
    match *refusal {
        Refusal::NoPiece { at }
        | Refusal::NotYourTurn {
            piece: PieceAt { at, .. },
        } => picture.mark(at, Mark::Refused),
        Refusal::OffBoard { .. } | Refusal::SameSquare { .. } | Refusal::GameOver(_) => {}
        Refusal::NotItsMove {
            why: WrongWay::PastCastling { castle },
            ..
        } => {
            picture.arrows.push(way);
            picture.mark(castle.king_to, Mark::Hint);
            picture.mark(to, Mark::Refused);
        }
        Refusal::NotItsMove { .. }
        | Refusal::NoDoubleStep { .. }
        | Refusal::OwnPiece { .. }
        | Refusal::NothingToTake { .. }
        | Refusal::NoTakingAhead { .. }
        | Refusal::TakesKing { .. } => {
            picture.arrows.push(way);
            picture.mark(to, Mark::Refused);
        }
        Refusal::WayBlocked { by } => {
            picture.arrows.push(way);
            picture.mark(by.at, Mark::Refused);
        }
        Refusal::TooLateToPass { pawn, .. } => {
            picture.arrows.push(way);
            picture.mark(pawn.at, Mark::Hint);
            picture.mark(to, Mark::Refused);
        }
        Refusal::KingAttacked { to, by } => attack(picture, by, to),
        Refusal::StillInCheck { king, by } | Refusal::PassingUncovers { king, by, .. } => {
            attack(picture, by, king);
            picture.mark(king, Mark::Check);
        }
        Refusal::Pinned { piece, king, by } => {
            picture.arrows.push(Arrow {
                from: by.at,
                to: king,
                kind: ArrowKind::Attack,
            });
            picture.mark(by.at, Mark::Checker);
            picture.mark(piece.at, Mark::Refused);
            picture.mark(king, Mark::Check);
        }
        Refusal::Castling { castle, why } => castling(picture, castle, why),
        Refusal::PromotionNeeded { at } => picture.mark(at, Mark::Promotion),
        Refusal::BadPromotion { .. } | Refusal::NoPromotion { .. } => {
            picture.mark(to, Mark::Refused);
        }
    }
}

fn castling(picture: &mut Picture, castle: Castle, why: NoCastling) {
    match why {
        NoCastling::KingMoved => picture.mark(castle.king_from, Mark::Refused),
        NoCastling::RookMoved | NoCastling::RookGone => {
            picture.mark(castle.rook_from, Mark::Refused);
        }
        NoCastling::KingOrRookMoved => {
            picture.mark(castle.king_from, Mark::Refused);
            picture.mark(castle.rook_from, Mark::Refused);
        }
        NoCastling::WayBlocked { by } => {
            picture.arrows.push(Arrow {
                from: castle.king_from,
                to: castle.rook_from,
                kind: ArrowKind::Way,
            });
            picture.mark(by.at, Mark::Refused);
        }
        NoCastling::InCheck { by } => attack(picture, by, castle.king_from),
        NoCastling::ThroughAttack { by } => attack(picture, by, castle.king_via),
        NoCastling::IntoAttack { by } => attack(picture, by, castle.king_to),
    }
}

/// Everybody who attacks `square`, with a line each, and the square as one not to go to.
pub(super) fn attack(picture: &mut Picture, by: Attackers, square: Square) {
    for attacker in by.all {
        picture.mark(attacker, Mark::Checker);
        picture.arrows.push(Arrow {
            from: attacker,
            to: square,
            kind: ArrowKind::Attack,
        });
    }
    picture.mark(square, Mark::Refused);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Strictness;

    fn position(fen: &str) -> Position {
        Position::from_fen(fen, Strictness::Teaching).unwrap()
    }

    /// On this position the picture has these marks, as "e4 Quiet".
    fn check_marks(fen: &str, draw: impl Fn(&mut Picture, &Position), expected: &[&str]) {
        let position = position(fen);
        let mut picture = Picture::of(*position.setup());
        draw(&mut picture, &position);
        let marks: Vec<_> = picture
            .marks
            .iter()
            .map(|(square, mark)| format!("{square} {mark:?}"))
            .collect();
        assert_eq!(marks, expected);
    }

    fn why(from: Square, to: Square) -> impl Fn(&mut Picture, &Position) {
        move |picture, position| refusal(picture, &position.refusal(from, to).unwrap(), from, to)
    }

    #[test]
    fn a_pawn_has_a_dot_ahead_a_ring_beside_and_a_crown_at_the_end() {
        let draw =
            |picture: &mut Picture, position: &Position| targets(picture, position, Square::E2);
        check_marks(
            "8/8/8/8/8/3p4/4P3/8 w - - 0 1",
            draw,
            &["e2 Selected", "d3 Capture", "e3 Quiet", "e4 Quiet"],
        );
        let draw =
            |picture: &mut Picture, position: &Position| targets(picture, position, Square::E7);
        check_marks(
            "8/4P3/8/8/8/8/8/8 w - - 0 1",
            draw,
            &["e7 Selected", "e8 Promotion"],
        );
    }

    #[test]
    fn castling_and_en_passant_have_marks_of_their_own() {
        let draw =
            |picture: &mut Picture, position: &Position| targets(picture, position, Square::E1);
        let marks = [
            "e1 Selected",
            "d1 Quiet",
            "f1 Quiet",
            "g1 Castling",
            "d2 Quiet",
            "e2 Quiet",
            "f2 Quiet",
        ];
        check_marks("4k3/8/8/8/8/8/8/4K2R w K - 0 1", draw, &marks);
        let draw =
            |picture: &mut Picture, position: &Position| targets(picture, position, Square::E5);
        check_marks(
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
            draw,
            &["e5 Selected", "d6 EnPassant", "e6 Quiet"],
        );
    }

    #[test]
    fn a_check_shows_the_king_and_who_attacks_him() {
        check_marks(
            "4k3/8/8/8/4r3/8/8/4K3 w - - 0 1",
            check,
            &["e4 Checker", "e1 Check"],
        );
        check_marks("4k3/8/8/8/8/8/8/4K3 w - - 0 1", check, &[]);
    }

    #[test]
    fn a_blocked_way_shows_the_blocker() {
        check_marks(
            "8/8/8/8/8/8/P7/R7 w - - 0 1",
            why(Square::A1, Square::A5),
            &["a2 Refused"],
        );
    }

    #[test]
    fn a_pin_shows_king_piece_and_attacker() {
        let fen = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1";
        check_marks(
            fen,
            why(Square::E2, Square::C3),
            &["e8 Checker", "e2 Refused", "e1 Check"],
        );
    }

    #[test]
    fn a_king_who_would_pass_through_attack_sees_it() {
        let fen = "4kr2/8/8/8/8/8/8/4K2R w K - 0 1";
        check_marks(
            fen,
            why(Square::E1, Square::G1),
            &["f8 Checker", "f1 Refused"],
        );
    }

    #[test]
    fn a_king_who_goes_past_castling_is_shown_where_it_would_take_him() {
        check_marks(
            "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
            why(Square::E1, Square::B1),
            &["c1 Hint", "b1 Refused"],
        );
    }
}
