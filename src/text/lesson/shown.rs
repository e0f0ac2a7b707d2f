//! What is said while something is shown.

use super::super::Lang;
use crate::lessons::{Beat, Idea};
use crate::rules::{Position, Square};

impl Lang {
    /// What is said about one thing of a demonstration, in the position it is seen in.
    ///
    /// ```
    /// use chesslings::lessons::{Course, Demonstration};
    /// use chesslings::text::Lang;
    ///
    /// let mut shown = Demonstration::of(&Course::find("mate-shown").unwrap()).unwrap();
    /// while shown.go_on() {}
    /// let sentence = Lang::En.shown(shown.position(), shown.beat());
    /// assert_eq!(sentence, "No way out: this is checkmate. The game is won!");
    /// ```
    pub fn shown(self, position: &Position, beat: Beat) -> String {
        let kind = |at: Square| position.piece_at(at).map(|piece| piece.kind.into());
        let name = |at: Square| kind(at).map_or("", |kind| self.piece_kind(kind));
        match beat {
            Beat::Stands => self.lesson_shown_stands().to_owned(),
            Beat::Moves(played) => self.what_moved(played),
            Beat::Checks { by, .. } => self.lesson_shown_checks(name(by)),
            Beat::NoCheck(_) => self.lesson_shown_no_check().to_owned(),
            Beat::Guards { by, .. } => self.lesson_shown_guards(name(by)),
            Beat::Crowded(_) => self.lesson_shown_crowded().to_owned(),
            Beat::NotTaken(by) => {
                let whom = kind(by).map_or("", |kind| self.piece_whom(kind));
                self.lesson_shown_not_taken(whom)
            }
            Beat::NotBlocked { .. } => self.lesson_shown_not_blocked().to_owned(),
            Beat::NothingMoves => self.lesson_shown_nothing_moves().to_owned(),
            Beat::Called(idea) => self.idea(idea).to_owned(),
        }
    }

    fn idea(self, idea: Idea) -> &'static str {
        match idea {
            Idea::Check => self.lesson_shown_check(),
            Idea::Mate => self.lesson_shown_mate(),
            Idea::Stalemate => self.lesson_shown_stalemate(),
            Idea::Castling => self.lesson_shown_castling(),
            Idea::EnPassant => self.lesson_shown_en_passant(),
            Idea::Promotion => self.lesson_shown_promotion(),
        }
    }
}
