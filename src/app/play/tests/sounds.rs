use super::*;
use crate::app::Sound;
use crate::app::sound::Volume;

/// The last of these moves sounds so.
fn check(fen: &str, taps: &str, sound: Sound) {
    let mut page = Page::position(fen);
    page.tap(taps);
    assert_eq!(page.sounds().last(), Some(&sound), "{taps}");
}

impl Page {
    fn sounds(&self) -> Vec<Sound> {
        let sounds = self.effects.iter().filter_map(|effect| match effect {
            Effect::Sound(sound) => Some(*sound),
            _ => None,
        });
        sounds.collect()
    }
}

#[test]
fn what_happens_can_be_heard() {
    let fen = "6k1/5p1p/8/3n4/8/8/8/R3K2B w - - 0 1";
    check(fen, "a1 a2", Sound::Moved);
    check(fen, "h1 d5", Sound::Taken);
    check(fen, "a1 a8", Sound::Check);
    check(fen, "a1 b3", Sound::Refused);
    check("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1 a8", Sound::Over);
}

#[test]
fn sounds_can_be_switched_off() {
    let mut page = Page::table();
    page.send(Msg::Settings(SettingsMsg::Volume(Volume::Off)));
    page.tap("e2 e4 e7 e3");
    assert_eq!(page.sounds(), []);
    page.send(Msg::Settings(SettingsMsg::Volume(Volume::Loud)));
    assert_eq!(page.sounds(), [Sound::Moved], "so loud it will be");
}
