//! What a reader chooses once and finds again.

use crate::text::Lang;

/// The reader's choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The language of every sentence.
    pub lang: Lang,
    /// Light or dark.
    pub scheme: Scheme,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            lang: Lang::En,
            scheme: Scheme::Auto,
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
