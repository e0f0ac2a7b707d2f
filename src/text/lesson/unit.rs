//! The units of the course.

use super::super::{Lang, LessonUnit};

impl Lang {
    /// The name of a unit; empty for an unknown one.
    ///
    /// ```
    /// use chesslings::text::Lang;
    ///
    /// assert_eq!(Lang::En.unit_title("rook"), "The rook");
    /// assert_eq!(Lang::Ru.unit_title("rook"), "Ладья");
    /// ```
    pub fn unit_title(self, unit: &str) -> &'static str {
        known(unit).map_or("", |unit| self.lesson_unit_title(unit))
    }

    /// What a unit is about, in a sentence; empty for an unknown one.
    pub fn unit_lead(self, unit: &str) -> &'static str {
        known(unit).map_or("", |unit| self.lesson_unit_lead(unit))
    }

    /// A word to parents about a unit, where there is one.
    pub fn unit_note(self, unit: &str) -> Option<&'static str> {
        self.course(&["note-", unit].concat())
    }
}

fn known(unit: &str) -> Option<LessonUnit> {
    Some(match unit {
        "rook" => LessonUnit::Rook,
        "bishop" => LessonUnit::Bishop,
        "queen" => LessonUnit::Queen,
        "king" => LessonUnit::King,
        "knight" => LessonUnit::Knight,
        "pawn" => LessonUnit::Pawn,
        "secret" => LessonUnit::Secret,
        "attack" => LessonUnit::Attack,
        "value" => LessonUnit::Value,
        "protect" => LessonUnit::Protect,
        "check" => LessonUnit::Check,
        "escape" => LessonUnit::Escape,
        "mate" => LessonUnit::Mate,
        "draw" => LessonUnit::Draw,
        "setup" => LessonUnit::Setup,
        "castling" => LessonUnit::Castling,
        "passing" => LessonUnit::Passing,
        "ladder" => LessonUnit::Ladder,
        "games" => LessonUnit::Games,
        "threat" => LessonUnit::Threat,
        "opening" => LessonUnit::Opening,
        "tactics" => LessonUnit::Tactics,
        "notation" => LessonUnit::Notation,
        "endings" => LessonUnit::Endings,
        _ => return None,
    })
}
