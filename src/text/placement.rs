//! Sentences about placement problems.

use super::Lang;
use crate::placement::{Army, ArmyError, Problem, ProblemError, Task};
use crate::rules::{Color, Kind};

impl Lang {
    /// An army in words: "2 rooks + 4 knights".
    ///
    /// ```
    /// use chesslings::placement::Army;
    /// use chesslings::text::Lang;
    ///
    /// let army = Army::read("2R,1K").unwrap();
    /// assert_eq!(Lang::En.army(&army), "1 king + 2 rooks");
    /// assert_eq!(Lang::Ru.army(&army), "1 король + 2 ладьи");
    /// ```
    pub fn army(self, army: &Army) -> String {
        let kinds = Kind::ALL.into_iter().rev();
        let counted = kinds.filter(|&kind| army.count(kind) > 0);
        let words: Vec<_> = counted
            .map(|kind| self.puzzle_count(i32::from(army.count(kind)), kind.into()))
            .collect();
        words.join(" + ")
    }

    /// A short name of a problem: the pieces and the board.
    ///
    /// ```
    /// use chesslings::placement::Problem;
    /// use chesslings::text::Lang;
    ///
    /// let armies = Problem::from_text("task=independence&size=4&white=2Q&black=2Q").unwrap();
    /// assert_eq!(Lang::Ru.name_of_puzzle(&armies), "2 белых и 2 чёрных ферзя, 4×4");
    /// let uneven = Problem::from_text("task=independence&size=4&white=2Q&black=1R").unwrap();
    /// assert_eq!(Lang::Ru.name_of_puzzle(&uneven), "Белые: 2 ферзя, чёрные: 1 ладья, 4×4");
    /// ```
    pub fn name_of_puzzle(self, problem: &Problem) -> String {
        let size = i32::from(problem.size());
        if let Some(kind) = alike(problem) {
            let count = problem.army(Color::White).count(kind);
            let both = self.puzzle_count_both(i32::from(count), kind.into());
            return self.puzzle_name(&both, size);
        }
        let [white, black] = self.armies(problem);
        if problem.has_two_colors() {
            self.puzzle_name_armies(&black, size, &white)
        } else {
            self.puzzle_name(&white, size)
        }
    }

    /// What pieces shall do, in a word or two.
    pub fn task(self, problem: &Problem) -> &'static str {
        match problem.task() {
            Task::Independence if problem.has_two_colors() => self.lab_task_armies(),
            Task::Independence => self.lab_task_independence(),
            Task::Domination => self.lab_task_domination(),
        }
    }

    /// What is to be done.
    pub fn puzzle_goal(self, problem: &Problem) -> String {
        let [white, black] = self.armies(problem);
        match problem.task() {
            Task::Independence if problem.has_two_colors() => {
                self.puzzle_goal_armies(&black, &white)
            }
            Task::Independence => self.puzzle_goal_peace(&white),
            Task::Domination => self.puzzle_goal_guard(&white),
        }
    }

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

    fn armies(self, problem: &Problem) -> [String; 2] {
        Color::ALL.map(|color| self.army(problem.army(color)))
    }
}

/// The kind of which both colours have as many, and nothing else.
fn alike(problem: &Problem) -> Option<Kind> {
    let [white, black] = Color::ALL.map(|color| problem.army(color));
    let mut only = None;
    for kind in Kind::ALL {
        let count = white.count(kind);
        if count != black.count(kind) || count > 0 && only.is_some() {
            return None;
        }
        if count > 0 {
            only = Some(kind);
        }
    }
    only
}

/// A large number with small gaps, as both languages write it: `285 053`.
///
/// ```
/// use chesslings::text::grouped;
///
/// assert_eq!(grouped(9_999), "9999");
/// assert_eq!(grouped(285_053), "285\u{202f}053");
/// assert_eq!(grouped(2_279_184), "2\u{202f}279\u{202f}184");
/// ```
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut left = digits.len();
    if left < 5 {
        return digits;
    }
    let mut text = String::new();
    for digit in digits.chars() {
        if left.is_multiple_of(3) && !text.is_empty() {
            text.push('\u{202f}');
        }
        text.push(digit);
        left -= 1;
    }
    text
}
