//! The settings screen.

use super::{Movement, Scheme, SettingsMsg, Theme};
use crate::app::sound::Volume;
use crate::app::ui::Element;
use crate::app::ui::parts::{self, Choice};
use crate::app::{Model, Msg};

pub(in crate::app) fn view(model: &Model) -> Element {
    let lang = model.settings.lang;
    let scheme = |scheme: Scheme| Choice {
        value: scheme.name(),
        label: match scheme {
            Scheme::Auto => lang.scheme_auto(),
            Scheme::Light => lang.scheme_light(),
            Scheme::Dark => lang.scheme_dark(),
        },
        lang: None,
        chosen: scheme == model.settings.scheme,
        msg: Msg::Settings(SettingsMsg::Scheme(scheme)),
    };
    let theme = |theme: Theme| Choice {
        value: theme.name(),
        label: match theme {
            Theme::Wood => lang.theme_wood(),
            Theme::Sea => lang.theme_sea(),
            Theme::Contrast => lang.theme_contrast(),
        },
        lang: None,
        chosen: theme == model.settings.theme,
        msg: Msg::Settings(SettingsMsg::Theme(theme)),
    };
    let movement = |movement: Movement| Choice {
        value: movement.name(),
        label: match movement {
            Movement::Auto => lang.movement_auto(),
            Movement::Always => lang.movement_always(),
            Movement::Never => lang.movement_never(),
        },
        lang: None,
        chosen: movement == model.settings.movement,
        msg: Msg::Settings(SettingsMsg::Movement(movement)),
    };
    let volume = |volume: Volume| Choice {
        value: volume.name(),
        label: match volume {
            Volume::Off => lang.volume_off(),
            Volume::Soft => lang.volume_soft(),
            Volume::Loud => lang.volume_loud(),
        },
        lang: None,
        chosen: volume == model.settings.volume,
        msg: Msg::Settings(SettingsMsg::Volume(volume)),
    };
    parts::screen(lang, "settings", lang.settings_title())
        .child(parts::language_choices(lang))
        .child(parts::choices(
            "scheme",
            lang.settings_scheme(),
            Scheme::ALL.map(scheme).into(),
        ))
        .child(parts::choices(
            "theme",
            lang.settings_theme(),
            Theme::ALL.map(theme).into(),
        ))
        .child(parts::choices(
            "movement",
            lang.settings_movement(),
            Movement::ALL.map(movement).into(),
        ))
        .child(parts::choices(
            "volume",
            lang.settings_sound(),
            Volume::ALL.map(volume).into(),
        ))
}
