//! What a reader chooses once and finds again.

mod view;

pub(super) use view::view;

use super::model::{Effect, Model};
use super::palette::Palette;
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
    /// Whether pieces travel.
    pub movement: Movement,
    /// How loud sounds are.
    pub volume: Volume,
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
    /// Whether pieces travel.
    Movement(Movement),
    /// How loud sounds are.
    Volume(Volume),
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
            model.language_missing = false;
        }
        SettingsMsg::Scheme(scheme) => model.settings.scheme = scheme,
        SettingsMsg::Theme(theme) => model.settings.theme = theme,
        SettingsMsg::Movement(movement) => model.settings.movement = movement,
        SettingsMsg::Volume(volume) => {
            model.settings.volume = volume;
            let save = Effect::SaveSettings(model.settings);
            return vec![save, Effect::Sound(Sound::Moved)];
        }
    }
    vec![Effect::SaveSettings(model.settings)]
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            lang: Lang::En,
            scheme: Scheme::Auto,
            theme: Theme::Wood,
            movement: Movement::Auto,
            volume: Volume::Soft,
        }
    }
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

    /// The scheme stored under `name`.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|scheme| scheme.name() == name)
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

    /// The theme stored under `name`.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
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

    /// The choice stored under `name`.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|movement| movement.name() == name)
    }
}
