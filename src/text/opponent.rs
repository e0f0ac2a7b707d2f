//! What opponents are called, and what children are told about them.

use super::Lang;
use crate::opponents::{CHARACTERS, Character, Handicap};

/// The opponent whom somebody calls so, in any language, or by the level.
///
/// ```
/// use chesslings::text::opponent_called;
///
/// let level = |name| opponent_called(name).map(|who| who.level);
/// assert_eq!(level("Sparrow"), Some(4));
/// assert_eq!(level("орел"), Some(10));
/// assert_eq!(level("4"), Some(4));
/// assert_eq!(level("dragon"), None);
/// ```
pub fn opponent_called(name: &str) -> Option<&'static Character> {
    let plain = |name: &str| name.trim().to_lowercase().replace('ё', "е");
    let name = plain(name);
    CHARACTERS.iter().find(|who| {
        let called = |lang: &Lang| plain(lang.opponent_name(who)) == name;
        who.name == name || who.level.to_string() == name || Lang::ALL.iter().any(called)
    })
}

impl Lang {
    /// The name of an opponent.
    ///
    /// ```
    /// use chesslings::opponents::Character;
    /// use chesslings::text::Lang;
    ///
    /// let owl = Character::of_level(8);
    /// assert_eq!(Lang::En.opponent_name(owl), "Owl");
    /// assert_eq!(Lang::Ru.opponent_name(owl), "Сова");
    /// ```
    pub fn opponent_name(self, who: &Character) -> &'static str {
        match who.level {
            1 => self.opponent_egg(),
            2 => self.opponent_hatchling(),
            3 => self.opponent_chick(),
            4 => self.opponent_sparrow(),
            5 => self.opponent_magpie(),
            6 => self.opponent_jackdaw(),
            7 => self.opponent_raven(),
            8 => self.opponent_owl(),
            9 => self.opponent_hawk(),
            _ => self.opponent_eagle(),
        }
    }

    /// What it does, and what it overlooks.
    pub fn opponent_about(self, who: &Character) -> &'static str {
        match who.level {
            1 => self.opponent_egg_about(),
            2 => self.opponent_hatchling_about(),
            3 => self.opponent_chick_about(),
            4 => self.opponent_sparrow_about(),
            5 => self.opponent_magpie_about(),
            6 => self.opponent_jackdaw_about(),
            7 => self.opponent_raven_about(),
            8 => self.opponent_owl_about(),
            9 => self.opponent_hawk_about(),
            _ => self.opponent_eagle_about(),
        }
    }

    /// What it starts without.
    pub fn handicap(self, without: Handicap) -> &'static str {
        match without {
            Handicap::None => self.play_without_nothing(),
            Handicap::Knight => self.play_without_knight(),
            Handicap::Rook => self.play_without_rook(),
            Handicap::Rooks => self.play_without_rooks(),
            Handicap::Queen => self.play_without_queen(),
            Handicap::Pawns => self.play_without_pawns_only(),
            Handicap::KnightArmy => self.play_without_knights_only(),
            Handicap::RookArmy => self.play_without_rooks_only(),
        }
    }
}
