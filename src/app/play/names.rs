//! What the players call themselves.

use crate::rules::{Color, PgnTags};
use crate::text::{Lang, capital_letter};

/// The nicknames of two players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// Who plays White.
    pub white: String,
    /// Who plays Black.
    pub black: String,
}

/// A nickname has at most so many letters.
pub(super) const LONGEST: usize = 20;

impl Names {
    /// The names to play under: clean, never empty, never the same.
    ///
    /// ```
    /// use chesslings::app::Names;
    /// use chesslings::text::Lang;
    ///
    /// let typed = |white: &str, black: &str| Names { white: white.into(), black: black.into() };
    /// assert_eq!(typed("  Anna ", "").to_play(Lang::En), typed("Anna", "Player 2"));
    /// assert_eq!(typed("Max", "max").to_play(Lang::En), typed("Max", "max 2"));
    /// ```
    #[must_use]
    pub fn to_play(&self, lang: Lang) -> Self {
        let or = |name: &str, default: &str| match clean(name) {
            empty if empty.is_empty() => default.to_owned(),
            name => name,
        };
        let white = or(&self.white, lang.play_first_player());
        let black = or(&self.black, lang.play_second_player());
        let alike = white
            .chars()
            .map(capital_letter)
            .eq(black.chars().map(capital_letter));
        let black = if alike {
            format!("{} 2", cut(&black, LONGEST - 2).trim_end())
        } else {
            black
        };
        Self { white, black }
    }

    /// The name of one player.
    pub fn of(&self, color: Color) -> &str {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }

    /// The same players with the other colours.
    #[must_use]
    pub fn swapped(self) -> Self {
        Self {
            white: self.black,
            black: self.white,
        }
    }
}

/// The names that stand in a game, as far as they are known.
pub(super) fn written(tags: &PgnTags) -> Names {
    let name = |tag: &str| {
        let name = tags.get(tag).filter(|name| *name != "?");
        clean(name.unwrap_or_default())
    };
    Names {
        white: name("White"),
        black: name("Black"),
    }
}

/// A name in one line, without anything that can't be seen, not too long.
pub(super) fn clean(name: &str) -> String {
    let visible = |letter: char| !letter.is_control() && !is_invisible(letter);
    let spaced: String = name
        .chars()
        .map(|letter| if letter.is_whitespace() { ' ' } else { letter })
        .filter(|&letter| visible(letter))
        .collect();
    let words: Vec<_> = spaced.split(' ').filter(|word| !word.is_empty()).collect();
    cut(&words.join(" "), LONGEST).trim_end().to_owned()
}

/// Letters that change the direction of others, or have no width: they make two names look alike.
fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

fn cut(text: &str, length: usize) -> &str {
    match text.char_indices().nth(length) {
        Some((end, _)) => &text[..end],
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(white: &str, black: &str, expected: (&str, &str)) {
        let typed = Names {
            white: white.to_owned(),
            black: black.to_owned(),
        };
        let names = typed.to_play(Lang::En);
        assert_eq!((names.white.as_str(), names.black.as_str()), expected);
    }

    #[test]
    fn names_are_trimmed_and_spaced() {
        check("  Anna\u{a0} Maria ", "\tBen\n", ("Anna Maria", "Ben"));
    }

    #[test]
    fn what_cannot_be_seen_is_removed() {
        check("An\u{0}na\u{202e}", "B\u{200b}en\u{7f}", ("Anna", "Ben"));
        check("\u{200b}\u{feff}", "\u{7}", ("Player 1", "Player 2"));
    }

    #[test]
    fn names_have_at_most_twenty_letters() {
        let long = "абвгдежзийклмнопрстуфхц";
        check(long, "x", ("абвгдежзийклмнопрсту", "x"));
        check("1234567890123456789 1", "x", ("1234567890123456789", "x"));
    }

    #[test]
    fn an_empty_name_is_a_number() {
        check("", "   ", ("Player 1", "Player 2"));
    }

    #[test]
    fn equal_names_are_told_apart() {
        check("Anna", "ANNA", ("Anna", "ANNA 2"));
        let long = "12345678901234567890";
        check(long, long, (long, "123456789012345678 2"));
        check("Player 2", "", ("Player 2", "Player 2 2"));
    }
}
