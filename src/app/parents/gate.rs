//! The question at the door.

/// Who can answer has learnt to multiply. Another question comes after each wrong answer.
const QUESTIONS: [(u8, u8); 6] = [(7, 8), (9, 6), (8, 4), (6, 7), (9, 8), (7, 4)];

/// A door that opens for whoever can multiply.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gate {
    /// The answer as far as it is typed.
    pub typed: String,
    /// How many answers were wrong.
    wrong: usize,
    is_open: bool,
}

impl Gate {
    /// The two numbers that are to be multiplied.
    pub const fn question(&self) -> (u8, u8) {
        QUESTIONS[self.wrong % QUESTIONS.len()]
    }

    /// Whether somebody has answered right.
    pub const fn is_open(&self) -> bool {
        self.is_open
    }

    /// Whether the last answer was wrong.
    pub const fn was_wrong(&self) -> bool {
        self.wrong > 0
    }

    pub(super) fn answer(&mut self) {
        let (one, other) = self.question();
        self.is_open = self.typed.trim().parse() == Ok(one * other);
        self.wrong += usize::from(!self.is_open);
        self.typed.clear();
    }
}
