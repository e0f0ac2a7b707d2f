//! What the other side plays, as the child sees it: "The bishop takes your rook on D5."

use super::super::{Lang, capital, square_name};
use super::joined;
use crate::rules::{Move, Special};

impl Lang {
    /// A move of the other side.
    ///
    /// ```
    /// use chesslings::rules::{Position, Square, Strictness};
    /// use chesslings::text::Lang;
    ///
    /// let position = Position::from_fen("8/8/8/3R4/4p3/8/6b1/8 b - -", Strictness::Teaching).unwrap();
    /// let goes = position.legal_move(Square::G2, Square::H3, None).unwrap();
    /// assert_eq!(Lang::En.reply_name(goes), "The bishop goes to H3.");
    /// ```
    pub fn reply_name(self, played: Move) -> String {
        let name = self.piece_kind(played.piece().kind.into());
        let to = square_name(played.to());
        let taken = |kind: crate::rules::Kind| self.piece_yours_taken(kind.into());
        let said = match (played.special(), played.captured()) {
            (Special::Castling(_), _) => self.lesson_reply_castles().to_owned(),
            (Special::EnPassant { .. }, Some(kind)) => self.lesson_reply_passing(name, taken(kind)),
            (_, Some(kind)) => self.lesson_reply_takes(name, to, taken(kind)),
            (_, None) => self.lesson_reply_goes(name, to),
        };
        let said = capital(&said);
        match played.promotion() {
            Some(kind) => {
                let becomes = self.move_becomes(self.piece_becoming(kind.into()));
                joined(&said, &becomes)
            }
            None => said,
        }
    }
}
