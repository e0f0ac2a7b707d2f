//! What is wrong with a placement problem, in words.

use super::Lang;
use crate::placement::{Army, ArmyError, Problem, ProblemError};

impl Lang {
    /// Says what is wrong with a list of pieces.
    ///
    /// ```
    /// use chesslings::placement::Army;
    /// use chesslings::text::Lang;
    ///
    /// let error = Army::read("8").unwrap_err();
    /// let sentence = "8 of what? Put a letter behind the number, as in 8Q.";
    /// assert_eq!(Lang::En.explain_army(&error), sentence);
    /// ```
    pub fn explain_army(self, error: &ArmyError) -> String {
        match error {
            ArmyError::UnknownLetter(letter) => self.place_unknown_letter(&letter.to_string()),
            ArmyError::NumberWithoutLetter(number) => self.place_number_alone(number),
            ArmyError::TooMany(_) => self.place_too_many(&Army::MOST.to_string()),
            ArmyError::None(kind) => self.place_none(&kind.letter().to_string()),
        }
    }

    /// Says why something can't be a problem.
    pub fn explain_problem(self, error: ProblemError) -> String {
        match error {
            ProblemError::Size(size) => {
                self.place_size(&Problem::LARGEST.to_string(), &size.to_string())
            }
            ProblemError::NoPieces => self.place_no_pieces().to_owned(),
            ProblemError::TwoColorDomination => self.place_two_color_domination().to_owned(),
        }
    }
}
