//! What a reader chooses once and finds again.

mod screen;
#[cfg(test)]
mod tests;
mod view;

pub(super) use screen::SettingsScreen;

use super::kept::Keep;
use super::model::{Effect, Model};
use super::palette::Palette;
use super::reading::{self, Reading};
use super::sound::{Sound, Volume};
use crate::text::Lang;

/// The reader's choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The language of every sentence.
    pub lang: Lang,
    /// Light or dark.
    pub scheme: Scheme,
    /// The colours of the board.
    pub theme: Theme,
    /// The drawings of the pieces.
    pub pieces: PieceSet,
    /// Whether pieces travel.
    pub movement: Movement,
    /// How loud sounds are.
    pub volume: Volume,
    /// Whether everything is read aloud.
    pub reading: Reading,
    /// Whether children get hints and what the coach says.
    pub hints: Allowed,
    /// Whether moves of a game can be taken back.
    pub taking_back: Allowed,
}

/// A choice the reader made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingsMsg {
    /// The language.
    Lang(Lang),
    /// Light or dark.
    Scheme(Scheme),
    /// The board.
    Theme(Theme),
    /// The drawings of the pieces.
    Pieces(PieceSet),
    /// Whether pieces travel.
    Movement(Movement),
    /// How loud sounds are.
    Volume(Volume),
    /// A sound is to be heard, as a sample.
    Hear(Sound),
    /// Whether everything is read aloud.
    Reading(Reading),
    /// Whether children get hints.
    Hints(Allowed),
    /// Whether moves of a game can be taken back.
    TakingBack(Allowed),
}

pub(super) fn update(model: &mut Model, msg: SettingsMsg) -> Vec<Effect> {
    match msg {
        SettingsMsg::Lang(lang) if !lang.is_loaded() => {
            model.wanted_lang = Some(lang);
            return vec![Effect::LoadLanguage];
        }
        SettingsMsg::Lang(lang) => {
            model.settings.lang = lang;
            model.wanted_lang = None;
            model.load_failed = false;
            // The reader may have gone to a screen that has its words in another language only.
            return model.lacking().into_iter().chain([save(model)]).collect();
        }
        SettingsMsg::Scheme(scheme) => model.settings.scheme = scheme,
        SettingsMsg::Theme(theme) => model.settings.theme = theme,
        SettingsMsg::Pieces(set) => {
            model.settings.pieces = set;
            return vec![save(model), Effect::LoadPieces];
        }
        SettingsMsg::Movement(movement) => model.settings.movement = movement,
        SettingsMsg::Volume(volume) => {
            model.settings.volume = volume;
            return vec![save(model), Effect::Sound(Sound::Moved)];
        }
        SettingsMsg::Hear(sound) => return vec![Effect::Sound(sound)],
        SettingsMsg::Hints(allowed) => model.settings.hints = allowed,
        SettingsMsg::TakingBack(allowed) => model.settings.taking_back = allowed,
        SettingsMsg::Reading(reading) => {
            model.settings.reading = reading;
            let mut effects = vec![save(model)];
            effects.extend(reading::greeting(model));
            return effects;
        }
    }
    vec![save(model)]
}

/// Keeps the choices on this device.
pub(super) const fn save(model: &Model) -> Effect {
    Effect::Keep(Keep::Settings(model.settings))
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            lang: Lang::En,
            scheme: Scheme::Auto,
            theme: Theme::Wood,
            pieces: PieceSet::Classic,
            movement: Movement::Auto,
            volume: Volume::Soft,
            reading: Reading::Off,
            hints: Allowed::Yes,
            taking_back: Allowed::Yes,
        }
    }
}

/// What is stored is a promise to later versions: plain names under plain names.
impl Settings {
    /// The settings as words, each with its name.
    pub const fn words(self) -> [(&'static str, &'static str); 9] {
        [
            (LANG, self.lang.code()),
            (SCHEME, self.scheme.name()),
            (THEME, self.theme.name()),
            (PIECES, self.pieces.name()),
            (MOVEMENT, self.movement.name()),
            (VOLUME, self.volume.name()),
            (READING, self.reading.name()),
            (HINTS, self.hints.name()),
            (TAKING_BACK, self.taking_back.name()),
        ]
    }

    /// The settings of which `word` knows the words. Each is read by itself, so that one that is
    /// wrong or missing spoils no other.
    pub fn from_words(lang: Lang, word: Words<'_>) -> Self {
        Self {
            lang: word(LANG)
                .and_then(|tag| Lang::from_tag(&tag))
                .unwrap_or(lang),
            scheme: named(word, SCHEME, &Scheme::ALL, Scheme::name),
            theme: named(word, THEME, &Theme::ALL, Theme::name),
            pieces: named(word, PIECES, &PieceSet::ALL, PieceSet::name),
            movement: named(word, MOVEMENT, &Movement::ALL, Movement::name),
            volume: named(word, VOLUME, &Volume::ALL, Volume::name),
            reading: named(word, READING, &Reading::ALL, Reading::name),
            hints: named(word, HINTS, &Allowed::ALL, Allowed::name),
            taking_back: named(word, TAKING_BACK, &Allowed::ALL, Allowed::name),
        }
    }
}

const LANG: &str = "lang";
const SCHEME: &str = "scheme";
const THEME: &str = "theme";
const PIECES: &str = "pieces";
const MOVEMENT: &str = "movement";
const VOLUME: &str = "volume";
const READING: &str = "reading";
const HINTS: &str = "hints";
const TAKING_BACK: &str = "taking-back";

type Words<'a> = &'a dyn Fn(&str) -> Option<String>;

/// The one of `all` whose name is the word under `key`, or the usual one.
#[inline(never)]
fn named<T: Copy + Default>(
    word: Words<'_>,
    key: &str,
    all: &[T],
    name: fn(T) -> &'static str,
) -> T {
    let word = word(key);
    let found = all.iter().find(|&&one| word.as_deref() == Some(name(one)));
    found.copied().unwrap_or_default()
}

/// Light or dark pages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scheme {
    /// As the device does.
    #[default]
    Auto,
    /// Dark letters on a light ground.
    Light,
    /// Light letters on a dark ground.
    Dark,
}

impl Scheme {
    /// All schemes.
    pub const ALL: [Self; 3] = [Self::Auto, Self::Light, Self::Dark];

    /// The name under which the scheme is stored and styled.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

/// The colours of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// Calm wood.
    #[default]
    Wood,
    /// Blue and sand, which hardly anybody confuses.
    Sea,
    /// As much contrast as possible.
    Contrast,
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 3] = [Self::Wood, Self::Sea, Self::Contrast];

    /// The name under which the theme is stored.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wood => "wood",
            Self::Sea => "sea",
            Self::Contrast => "contrast",
        }
    }

    /// Its colours.
    pub const fn palette(self) -> &'static Palette {
        match self {
            Self::Wood => &Palette::WOOD,
            Self::Sea => &Palette::SEA,
            Self::Contrast => &Palette::CONTRAST,
        }
    }
}

/// The drawings of the pieces. The default set is in the page; others are loaded when chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PieceSet {
    /// As pieces mostly look, with collars and crowns.
    #[default]
    Classic,
    /// As large and plain as possible, with thick lines.
    Simple,
}

impl PieceSet {
    /// All sets.
    pub const ALL: [Self; 2] = [Self::Classic, Self::Simple];

    /// The name under which the set is stored, and the folder of its drawings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Classic => "classic",
            Self::Simple => "simple",
        }
    }
}

/// Whether pieces travel when the position changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Movement {
    /// Unless the device asks for less motion.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Never: they are where they are at once.
    Never,
}

impl Movement {
    /// All choices.
    pub const ALL: [Self; 3] = [Self::Auto, Self::Always, Self::Never];

    /// The name under which the choice is stored.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Always => "always",
            Self::Never => "never",
        }
    }
}

/// Whether children may do something. Parents and clubs decide, in the corner for parents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Allowed {
    /// They may.
    #[default]
    Yes,
    /// They may not.
    No,
}

impl Allowed {
    /// Both choices.
    pub const ALL: [Self; 2] = [Self::Yes, Self::No];

    /// The name under which the choice is stored.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Yes => "yes",
            Self::No => "no",
        }
    }
}
