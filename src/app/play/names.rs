//! What the players call themselves.

use crate::rules::{Color, PgnTags};
use crate::text::Lang;
use crate::typed::Nickname;

/// The nicknames of two players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// Who plays White.
    pub white: String,
    /// Who plays Black.
    pub black: String,
}

impl Names {
    /// The names to play under: clean, never empty, never the same.
    #[must_use]
    pub fn to_play(&self, lang: Lang) -> Self {
        let white = Nickname::new(&self.white).or(lang.play_first_player());
        let black = Nickname::new(&self.black).or(lang.play_second_player());
        let black = black.apart(|name| name.is_like(white.as_str()));
        Self {
            white: white.into(),
            black: black.into(),
        }
    }

    /// The names without those that a page gives: whoever typed none is called as in any language.
    pub(super) fn typed(&self) -> Self {
        let mut typed = self.clone();
        for name in [&mut typed.white, &mut typed.black] {
            for lang in Lang::ALL {
                if *name == lang.play_first_player() || *name == lang.play_second_player() {
                    name.clear();
                }
            }
        }
        typed
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
        Nickname::new(name.unwrap_or_default()).into()
    };
    Names {
        white: name("White"),
        black: name("Black"),
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
    fn an_empty_name_is_a_number() {
        check("", "   ", ("Player 1", "Player 2"));
        check("\u{200b}\u{feff}", "\u{7}", ("Player 1", "Player 2"));
    }

    #[test]
    fn whoever_typed_none_is_called_as_in_any_language() {
        let usual = Names::default().to_play(Lang::En);
        assert_eq!(usual.typed(), Names::default());
        let russian = usual.typed().to_play(Lang::Ru);
        assert_eq!(russian, Names::default().to_play(Lang::Ru));
        let anna = Names {
            white: "Anna".to_owned(),
            ..usual
        };
        assert_eq!(anna.typed().to_play(Lang::Ru).white, "Anna");
        assert_eq!(anna.typed().to_play(Lang::Ru).black, russian.black);
    }

    #[test]
    fn equal_names_are_told_apart() {
        check("Anna", "ANNA", ("Anna", "ANNA 2"));
        let long = "12345678901234567890";
        check(long, long, (long, "123456789012345678 2"));
        let numbered = "123456789012345678 2";
        check(numbered, numbered, (numbered, "123456789012345678 3"));
        check("Player 2", "", ("Player 2", "Player 2 2"));
    }
}
