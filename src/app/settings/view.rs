//! The settings screen.

use super::{Movement, PieceSet, Scheme, SettingsMsg, Theme};
use crate::app::reading;
use crate::app::sound::{Sound, Volume};
use crate::app::ui::{Element, element, parts};
use crate::app::{Model, Msg};

pub(super) fn view(model: &Model) -> Element {
    let settings = &model.settings;
    let lang = settings.lang;
    let scheme = |scheme: Scheme| {
        let label = match scheme {
            Scheme::Auto => lang.scheme_auto(),
            Scheme::Light => lang.scheme_light(),
            Scheme::Dark => lang.scheme_dark(),
        };
        let msg = Msg::Settings(SettingsMsg::Scheme(scheme));
        let chosen = scheme == settings.scheme;
        parts::choice("scheme", scheme.name(), label, chosen, msg)
    };
    let theme = |theme: Theme| {
        let label = match theme {
            Theme::Wood => lang.theme_wood(),
            Theme::Sea => lang.theme_sea(),
            Theme::Contrast => lang.theme_contrast(),
        };
        let msg = Msg::Settings(SettingsMsg::Theme(theme));
        parts::choice("theme", theme.name(), label, theme == settings.theme, msg)
            .attribute("data-board", theme.name())
    };
    let pieces = |set: PieceSet| {
        let label = match set {
            PieceSet::Classic => lang.pieces_classic(),
            PieceSet::Simple => lang.pieces_simple(),
        };
        let msg = Msg::Settings(SettingsMsg::Pieces(set));
        parts::choice("pieces", set.name(), label, set == settings.pieces, msg)
            .attribute("data-sample", set.name())
    };
    let movement = |movement: Movement| {
        let label = match movement {
            Movement::Auto => lang.movement_auto(),
            Movement::Always => lang.movement_always(),
            Movement::Never => lang.movement_never(),
        };
        let msg = Msg::Settings(SettingsMsg::Movement(movement));
        let chosen = movement == settings.movement;
        parts::choice("movement", movement.name(), label, chosen, msg)
    };
    let volume = |volume: Volume| {
        let label = match volume {
            Volume::Off => lang.volume_off(),
            Volume::Soft => lang.volume_soft(),
            Volume::Loud => lang.volume_loud(),
        };
        let msg = Msg::Settings(SettingsMsg::Volume(volume));
        let chosen = volume == settings.volume;
        parts::choice("volume", volume.name(), label, chosen, msg)
    };
    let mut samples = element("div").class("samples");
    for (label, sound) in [
        (lang.settings_hear_move(), Sound::Moved),
        (lang.settings_hear_take(), Sound::Taken),
        (lang.settings_hear_check(), Sound::Check),
        (lang.settings_hear_star(), Sound::Star),
        (lang.settings_hear_over(), Sound::Over),
    ] {
        let button = parts::button(label, Msg::Settings(SettingsMsg::Hear(sound)));
        samples = samples.child(parts::able(button, settings.volume != Volume::Off));
    }
    let choices = parts::choices;
    parts::screen(lang, "settings", lang.settings_title())
        .attribute("data-glance", "")
        .child(parts::language_choices(lang))
        .child(choices(
            lang.settings_scheme(),
            Scheme::ALL.map(scheme).into(),
        ))
        .child(choices(lang.settings_theme(), Theme::ALL.map(theme).into()))
        .child(choices(
            lang.settings_pieces(),
            PieceSet::ALL.map(pieces).into(),
        ))
        .child(choices(
            lang.settings_movement(),
            Movement::ALL.map(movement).into(),
        ))
        .child(choices(lang.settings_sound(), Volume::ALL.map(volume).into()).child(samples))
        .child(reading::choices(model))
        .children(reading::no_voice(model))
        .child(
            element("a")
                .class("soft")
                .attribute("href", "licences.txt")
                // As a file of its own: nobody has to find the way back to the page.
                .attribute("download", "")
                .child(lang.settings_licences()),
        )
}
