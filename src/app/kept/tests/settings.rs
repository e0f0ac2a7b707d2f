//! Settings of two tabs and of a newer version.

use super::*;
use crate::app::settings::Scheme;
use crate::app::{SettingsMsg, Theme};

#[test]
fn two_tabs_that_change_different_settings_keep_both() {
    let device = Device::default();
    let newer = (device.clone(), Rc::default());
    newer.change_settings(&[("font", "large")]).unwrap();
    let (mut a, mut b) = (
        Tab::open(&device, "#/settings"),
        Tab::open(&device, "#/settings"),
    );
    a.send(Msg::Settings(SettingsMsg::Scheme(Scheme::Dark)));
    b.send(Msg::Settings(SettingsMsg::Theme(Theme::Sea)));
    let again = Tab::open(&device, "#/");
    let settings = again.page.model.settings;
    assert_eq!(
        (settings.scheme, settings.theme),
        (Scheme::Dark, Theme::Sea)
    );
    assert_eq!(
        newer.setting("font").as_deref(),
        Some("large"),
        "a newer version's own"
    );
}
