//! What somebody wants to be called.

use std::fmt;

use super::alphabet::small_letter;
use crate::rules::is_visible;

/// What a child or a player is called: one line that can be seen, not too long, perhaps empty.
///
/// ```
/// use chesslings::typed::Nickname;
///
/// assert_eq!(Nickname::new("  An\u{202e}na\t Maria ").as_str(), "Anna Maria");
/// assert!(Nickname::new("\u{200b}").is_empty());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Nickname(String);

impl Nickname {
    /// The widest name, in columns of a terminal: room for twenty letters, or ten wide ones.
    pub const WIDEST: usize = 20;

    /// The name that was typed or stands in a file, made fit to be shown.
    pub fn new(typed: &str) -> Self {
        let words = typed.split_whitespace().map(seen);
        let words: Vec<String> = words.filter(|word| !word.is_empty()).collect();
        let name = cut(&words.join(" "), Self::WIDEST);
        // Marks without a letter under them are no name.
        if name.chars().map(width).sum::<usize>() == 0 {
            return Self::default();
        }
        Self(name)
    }

    /// Whether nothing was left to be seen.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// This name, or another if nothing was left of it.
    #[must_use]
    pub fn or(self, other: &str) -> Self {
        if self.is_empty() {
            Self(other.to_owned())
        } else {
            self
        }
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether two names would be told apart badly.
    ///
    /// ```
    /// use chesslings::typed::Nickname;
    ///
    /// assert!(Nickname::new("Аня").is_like("аНЯ"));
    /// ```
    pub fn is_like(&self, other: &str) -> bool {
        let ours = self.0.chars().map(small_letter);
        ours.eq(other.chars().map(small_letter))
    }

    /// The same name, or with a number if it is taken: `Anna 2`.
    ///
    /// ```
    /// use chesslings::typed::Nickname;
    ///
    /// let long = Nickname::new("123456789012345678 2");
    /// let other = long.clone().apart(|name| *name == long);
    /// assert_eq!(other.as_str(), "123456789012345678 3");
    /// ```
    #[must_use]
    pub fn apart(self, is_taken: impl Fn(&Self) -> bool) -> Self {
        let mut name = self.clone();
        let mut number = 2;
        while is_taken(&name) {
            let number_behind = format!(" {number}");
            let beginning = cut(&self.0, Self::WIDEST - number_behind.len());
            name = Self([beginning, number_behind].concat().trim_start().to_owned());
            number += 1;
        }
        name
    }
}

impl From<Nickname> for String {
    fn from(name: Nickname) -> Self {
        name.0
    }
}

impl fmt::Display for Nickname {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What can be seen of a word.
fn seen(word: &str) -> String {
    word.chars().filter(|&letter| is_visible(letter)).collect()
}

/// The beginning of a name that is so wide at most, and has no tower of marks on a letter.
fn cut(name: &str, widest: usize) -> String {
    let mut wide = 0;
    let fits = |letter: &char| {
        wide += width(*letter);
        wide <= widest
    };
    let beginning: String = name.chars().take(2 * widest).take_while(fits).collect();
    beginning.trim_end().to_owned()
}

/// How many columns a letter takes, as far as names need it.
fn width(letter: char) -> usize {
    match letter {
        '\u{300}'..='\u{36f}' => 0,
        '\u{1100}'..='\u{115f}'
        | '\u{2e80}'..='\u{d7a3}'
        | '\u{f900}'..='\u{faff}'
        | '\u{ff00}'..='\u{ff60}'
        | '\u{1f300}'.. => 2,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(typed: &str, name: &str) {
        assert_eq!(Nickname::new(typed).as_str(), name, "{typed:?}");
    }

    #[test]
    fn a_name_is_one_tidy_line() {
        check("  Anna \t Maria ", "Anna Maria");
        check("  Anna\u{a0} Maria ", "Anna Maria");
        check("\tБеня\n", "Беня");
    }

    #[test]
    fn what_cannot_be_seen_is_removed() {
        check("\u{1b}[31mRed\u{7}", "[31mRed");
        check("left\u{202e}right", "leftright");
        check("An\u{0}na\u{202e} \u{2066} B\u{200b}en\u{7f}", "Anna Ben");
    }

    #[test]
    fn nothing_to_see_is_no_name() {
        for typed in ["", "   ", "\u{0}\u{1}", "\u{200b}\u{feff}", "\u{301}"] {
            check(typed, "");
        }
    }

    #[test]
    fn a_long_name_is_cut_to_twenty_columns() {
        check("12345678901234567890tail", "12345678901234567890");
        check("1234567890123456789 tail", "1234567890123456789");
        check("абвгдежзийклмнопрстуфхц", "абвгдежзийклмнопрсту");
        check("棋棋棋棋棋棋棋棋棋棋棋", "棋棋棋棋棋棋棋棋棋棋");
        let stacked = format!("a{}", "\u{301}".repeat(10_000));
        assert!(Nickname::new(&stacked).as_str().len() < 100);
    }

    #[test]
    fn who_is_called_as_another_gets_a_number() {
        for (name, other, another) in [
            ("Аня", "Аня", "Аня 2"),
            ("anna", "Anna", "anna 2"),
            (
                "123456789012345678",
                "123456789012345678",
                "123456789012345678 2",
            ),
            (
                "12345678901234567890",
                "12345678901234567890",
                "123456789012345678 2",
            ),
            (
                "123456789012345678 2",
                "123456789012345678 2",
                "123456789012345678 3",
            ),
            ("", "", "2"),
        ] {
            let (name, other) = (Nickname::new(name), Nickname::new(other));
            let apart = name.apart(|name| name.is_like(other.as_str()));
            assert_eq!(apart.as_str(), another);
        }
    }
}
