//! The plural rules of our languages for whole numbers (Unicode CLDR, cardinal).
//!
//! One function a language, named after its code; the compiled catalogues call it, and their compiler
//! asks it which forms the language has.

/// The form of a word that a number asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Plural {
    /// 1 star; 1, 21, 31 звезда.
    One,
    /// 2, 3, 4, 22 звезды.
    Few,
    /// 0, 5, 11, 25 звёзд.
    Many,
    /// 0, 2, 3 stars.
    Other,
}

impl Plural {
    /// The word for it in the catalogues.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::One => "one",
            Self::Few => "few",
            Self::Many => "many",
            Self::Other => "other",
        }
    }
}

pub(super) fn en(number: i32) -> Plural {
    if number.unsigned_abs() == 1 {
        Plural::One
    } else {
        Plural::Other
    }
}

pub(super) fn ru(number: i32) -> Plural {
    let number = number.unsigned_abs();
    match (number % 10, number % 100) {
        (_, 11..=14) => Plural::Many,
        (1, _) => Plural::One,
        (2..=4, _) => Plural::Few,
        _ => Plural::Many,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_has_one_and_other() {
        for (number, form) in [
            (0, Plural::Other),
            (1, Plural::One),
            (2, Plural::Other),
            (21, Plural::Other),
        ] {
            assert_eq!(en(number), form, "{number}");
        }
    }

    #[test]
    fn russian_has_one_few_and_many() {
        let one = [1, 21, 101, 1001, -1];
        let few = [2, 3, 4, 22, 104];
        let many = [0, 5, 10, 11, 12, 14, 19, 20, 111, 112];
        for (numbers, form) in [
            (&one[..], Plural::One),
            (&few, Plural::Few),
            (&many, Plural::Many),
        ] {
            for &number in numbers {
                assert_eq!(ru(number), form, "{number}");
            }
        }
    }
}
