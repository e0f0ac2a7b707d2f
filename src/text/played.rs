//! What a move did, in a sentence or two.

use super::{Lang, square_name};
use crate::rules::{Move, Piece, Special};
use crate::typed::capital_letter;

impl Lang {
    /// Says what a move did.
    ///
    /// ```
    /// use chesslings::rules::{Position, Square};
    /// use chesslings::text::Lang;
    ///
    /// let push = Position::START.legal_move(Square::E2, Square::E4, None).unwrap();
    /// assert_eq!(Lang::En.what_moved(push), "White pawn from E2 to E4.");
    /// assert_eq!(Lang::Ru.what_moved(push), "Белая пешка с E2 на E4.");
    /// ```
    pub fn what_moved(self, played: Move) -> String {
        let piece = played.piece();
        if let Some(castle) = played.castle() {
            let (king, rook) = (castle.king_to, castle.rook_to());
            return self.move_castles(piece.color.into(), square_name(king), square_name(rook));
        }
        let name = capital(self.name_of(piece));
        let (from, to) = (square_name(played.from()), square_name(played.to()));
        let moved = match played.captured() {
            None => self.move_goes(from, &name, to),
            Some(kind) => {
                let taken = Piece::new(piece.color.other(), kind);
                let taken = self.piece_taken(taken.color.into(), taken.kind.into());
                match played.special() {
                    Special::EnPassant { .. } => self.move_takes_passing(from, &name, taken, to),
                    _ => self.move_takes(from, &name, taken, to),
                }
            }
        };
        match played.promotion() {
            Some(kind) => {
                let becomes = self.move_becomes(self.piece_becoming(kind.into()));
                format!("{moved} {becomes}")
            }
            None => moved,
        }
    }
}

/// A word as it stands at the beginning of a sentence.
///
/// ```
/// assert_eq!(chesslings::text::capital("белый конь"), "Белый конь");
/// ```
pub fn capital(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().map(capital_letter);
    first.into_iter().chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Position, Strictness};

    /// In this position a move in UCI notation is said so in both languages.
    fn check(fen: &str, uci: &str, en: &str, ru: &str) {
        let position = Position::from_fen(fen, Strictness::Teaching).unwrap();
        let played = position.read_uci(uci).unwrap();
        assert_eq!(Lang::En.what_moved(played), en);
        assert_eq!(Lang::Ru.what_moved(played), ru);
    }

    #[test]
    fn a_capture_names_what_is_taken() {
        check(
            "4k3/8/8/3n4/4P3/8/8/4K3 w - - 0 1",
            "e4d5",
            "White pawn from E4 takes black knight on D5.",
            "Белая пешка с E4 берёт чёрного коня на D5.",
        );
    }

    #[test]
    fn taking_in_passing_says_where_the_pawn_stands() {
        check(
            "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1",
            "d4e3",
            "Black pawn from D4 takes white pawn en passant and stands on E3.",
            "Чёрная пешка с D4 берёт на проходе белую пешку и встаёт на E3.",
        );
    }

    #[test]
    fn castling_moves_two() {
        check(
            "r3k3/8/8/8/8/8/8/4K3 b q - 0 1",
            "e8c8",
            "Black castles: king to C8, rook to D8.",
            "Рокировка чёрных: король на C8, ладья на D8.",
        );
    }

    #[test]
    fn a_promotion_says_what_the_pawn_becomes() {
        check(
            "3r4/4P3/8/8/8/8/8/8 w - - 0 1",
            "e7d8n",
            "White pawn from E7 takes black rook on D8. The pawn becomes a knight.",
            "Белая пешка с E7 берёт чёрную ладью на D8. Пешка становится конём.",
        );
    }
}
