//! Reading aloud by itself: whoever can't read yet hears everything that is said, in a voice of the
//! device.

use super::model::{Effect, Model, Msg};
use super::settings::SettingsMsg;
use super::ui::{Element, element, parts};

/// Whether everything is read aloud.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reading {
    /// Only when somebody asks for it.
    #[default]
    Off,
    /// By itself.
    On,
}

impl Reading {
    /// Both choices.
    pub const ALL: [Self; 2] = [Self::Off, Self::On];

    /// The name under which the choice is stored.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::On => "on",
        }
    }

    const fn other(self) -> Self {
        match self {
            Self::Off => Self::On,
            Self::On => Self::Off,
        }
    }
}

impl Model {
    /// Whether the device can speak the reader's language by itself.
    fn has_voice(&self) -> bool {
        self.voices.contains(&self.settings.lang)
    }

    /// Whether what is said is read aloud by itself.
    pub(super) fn reads(&self) -> bool {
        self.settings.reading == Reading::On && self.has_voice()
    }
}

/// Whoever switches it on hears at once what it is like.
pub(super) fn greeting(model: &Model) -> Option<Effect> {
    let lang = model.settings.lang;
    model.reads().then(|| Effect::Speak {
        words: vec![lang.reading_begins().to_owned()],
        lang,
    })
}

/// The switch of the first screen.
pub(super) fn switch(model: &Model) -> Element {
    let reading = model.settings.reading;
    let is_on = reading == Reading::On;
    let msg = Msg::Settings(SettingsMsg::Reading(reading.other()));
    let button = parts::pressed("button", msg)
        .attribute("aria-pressed", if is_on { "true" } else { "false" })
        .child(parts::icon("speaker"))
        .child(model.settings.lang.settings_reading());
    element("div")
        .class("reading")
        .child(button)
        .children(no_voice(model))
}

/// The choice in the settings and for parents.
pub(super) fn choices(model: &Model) -> Element {
    let (lang, now) = (model.settings.lang, model.settings.reading);
    let answer = |reading: Reading| {
        let label = match reading {
            Reading::Off => lang.reading_off(),
            Reading::On => lang.reading_on(),
        };
        let msg = Msg::Settings(SettingsMsg::Reading(reading));
        parts::choice("reading", reading.name(), label, reading == now, msg)
    };
    parts::choices(lang.settings_reading(), Reading::ALL.map(answer).into())
}

/// What there is to say if somebody wants to listen and the device can't speak.
pub(super) fn no_voice(model: &Model) -> Option<Element> {
    let missing = model.settings.reading == Reading::On && !model.has_voice();
    let words = model.settings.lang.reading_no_voice();
    missing.then(|| {
        element("p")
            .key("no-voice")
            .attribute("role", "status")
            .child(words)
    })
}
