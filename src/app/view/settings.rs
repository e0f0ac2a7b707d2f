//! Language and look.

use super::node::Element;
use super::parts::{self, Choice};
use crate::app::{Model, Msg, Scheme};

pub(super) fn screen(model: &Model) -> Element {
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
        msg: Msg::ChoseScheme(scheme),
    };
    let schemes = Scheme::ALL.into_iter().map(scheme).collect();
    parts::screen(lang, "settings", lang.settings_title())
        .child(parts::language_choices(lang))
        .child(parts::choices("scheme", lang.settings_scheme(), schemes))
}
