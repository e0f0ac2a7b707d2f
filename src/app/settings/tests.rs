//! What readers choose, how it is stored, and how the screen shows it.

use super::{Allowed, Movement, PieceSet, Scheme, Settings, SettingsMsg, Theme};
use crate::app::parents::ParentsMsg;
use crate::app::reading::Reading;
use crate::app::sound::Volume;
use crate::app::{Address, Effect, Event, Handler, Keep, Model, Msg, Route, Sound, update, view};
use crate::text::Lang;

/// These stored words mean these settings.
fn check(words: &[(&str, &str)], wanted: Settings) {
    let word = |name: &str| {
        let found = words.iter().find(|(known, _)| *known == name);
        found.map(|(_, word)| (*word).to_owned())
    };
    assert_eq!(Settings::from_words(Lang::En, &word), wanted, "{words:?}");
}

#[test]
fn what_is_stored_is_found_again() {
    for pieces in PieceSet::ALL {
        let settings = Settings {
            lang: Lang::Ru,
            scheme: Scheme::Dark,
            theme: Theme::Contrast,
            pieces,
            movement: Movement::Never,
            volume: Volume::Loud,
            reading: Reading::On,
            hints: Allowed::No,
            taking_back: Allowed::No,
        };
        check(&settings.words(), settings);
    }
}

#[test]
fn words_that_are_missing_or_unknown_mean_the_usual() {
    check(&[], Settings::default());
    for word in ["", "Simple", "wood", "classic ", "☃"] {
        check(&[("pieces", word)], Settings::default());
    }
}

#[test]
fn one_wrong_word_spoils_no_other() {
    let wanted = Settings {
        theme: Theme::Sea,
        volume: Volume::Off,
        ..Settings::default()
    };
    check(
        &[("theme", "sea"), ("pieces", "huge"), ("volume", "off")],
        wanted,
    );
}

#[test]
fn the_stored_names_are_a_promise() {
    assert_eq!(
        Settings::default().words(),
        [
            ("lang", "en"),
            ("scheme", "auto"),
            ("theme", "wood"),
            ("pieces", "classic"),
            ("movement", "auto"),
            ("volume", "soft"),
            ("reading", "off"),
            ("hints", "yes"),
            ("taking-back", "yes"),
        ]
    );
    assert_eq!(PieceSet::Simple.name(), "simple");
}

/// A page where this set of pieces was chosen, and what it asked for.
fn chose(set: PieceSet) -> (Model, Vec<Effect>) {
    let mut model = Model::default();
    let effects = update(&mut model, Msg::Settings(SettingsMsg::Pieces(set))).effects;
    (model, effects)
}

#[test]
fn chosen_pieces_are_kept_and_loaded() {
    let (model, effects) = chose(PieceSet::Simple);
    assert_eq!(model.settings.pieces, PieceSet::Simple);
    assert_eq!(
        effects,
        [
            Effect::Keep(Keep::Settings(model.settings)),
            Effect::LoadPieces
        ]
    );
}

#[test]
fn pieces_that_do_not_come_leave_the_classic_ones_and_a_notice() {
    let (mut model, _) = chose(PieceSet::Simple);
    let effects = update(&mut model, Msg::PiecesMissing).effects;
    assert_eq!(model.settings.pieces, PieceSet::Classic);
    assert_eq!(effects, [Effect::Keep(Keep::Settings(model.settings))]);
    assert!(view(&model).text().contains("This can't be loaded now."));
    update(&mut model, Msg::LoadFailureRead);
    assert!(!view(&model).text().contains("This can't be loaded now."));
}

/// The answers to the question `name` on the settings screen: value, words, whether it holds, and
/// what choosing it sends.
fn answers(model: &Model, name: &str) -> Vec<(String, String, bool, Msg)> {
    let page = view(model);
    let mut answers = Vec::new();
    for label in page.body.descendants() {
        let inputs = label.descendants();
        let Some(input) = inputs.get(1).filter(|input| input.tag == "input") else {
            continue;
        };
        if label.tag == "label" && input.get("name") == Some(name) {
            let Some(Handler::Send(msg)) = input.handler(Event::Change) else {
                panic!("{label:?} does nothing");
            };
            let value = input.get("value").unwrap_or_default().to_owned();
            let holds = input.get("checked").is_some();
            answers.push((value, label.text(), holds, msg.clone()));
        }
    }
    answers
}

#[test]
fn the_screen_asks_for_the_pieces_in_both_languages() {
    for (lang, legend, words) in [
        (Lang::En, "Pieces", ["Classic", "Big and simple"]),
        (Lang::Ru, "Фигуры", ["Обычные", "Крупные"]),
    ] {
        for set in PieceSet::ALL {
            let (mut model, _) = chose(set);
            model.settings.lang = lang;
            update(&mut model, Msg::Went(Address::from(Route::Settings)));
            assert!(view(&model).text().contains(legend));
            let wanted = PieceSet::ALL.map(|one| {
                let (value, words) = (one.name().to_owned(), words[one as usize].to_owned());
                let msg = Msg::Settings(SettingsMsg::Pieces(one));
                (value, words, one == set, msg)
            });
            assert_eq!(answers(&model, "pieces"), wanted);
        }
    }
}

#[test]
fn every_question_has_exactly_one_answer_that_holds() {
    let mut model = Model::default();
    update(&mut model, Msg::Went(Address::from(Route::Settings)));
    let mut parents = Model::default();
    update(&mut parents, Msg::Went(Address::from(Route::Parents)));
    for msg in [ParentsMsg::Typed("56".to_owned()), ParentsMsg::Enter] {
        update(&mut parents, Msg::Parents(msg));
    }
    for (name, word) in model.settings.words() {
        let is_for_parents = ["hints", "taking-back"].contains(&name);
        let answers = answers(if is_for_parents { &parents } else { &model }, name);
        let holding: Vec<_> = answers.iter().filter(|answer| answer.2).collect();
        assert_eq!(holding.len(), 1, "{name}");
        assert_eq!(holding[0].0, word);
    }
}

/// A page of somebody who wants to be read to, on a device with these voices.
fn listening(voices: Vec<Lang>) -> (Model, Vec<Effect>) {
    let mut model = Model::default();
    update(&mut model, Msg::Voices(voices));
    let msg = Msg::Settings(SettingsMsg::Reading(Reading::On));
    let effects = update(&mut model, msg).effects;
    (model, effects)
}

#[test]
fn reading_begins_with_a_greeting_if_there_is_a_voice() {
    const NO_VOICE: &str = "This device has no English voice.";
    let (mut model, effects) = listening(vec![Lang::En]);
    let greeting = Effect::Speak {
        words: vec!["I will read to you.".to_owned()],
        lang: Lang::En,
    };
    assert_eq!(
        effects,
        [Effect::Keep(Keep::Settings(model.settings)), greeting]
    );
    assert!(!view(&model).text().contains(NO_VOICE));
    update(&mut model, Msg::Voices(Vec::new()));
    for route in [Route::Home, Route::Settings] {
        update(&mut model, Msg::Went(Address::from(route)));
        assert!(view(&model).text().contains(NO_VOICE), "{route:?}");
    }
}

#[test]
fn whoever_does_not_want_to_be_read_to_hears_nothing_of_voices() {
    let model = Model::default();
    assert!(!view(&model).text().contains("voice"));
    assert!(view(&model).text().contains("Read to me"));
}

#[test]
fn every_sound_can_be_heard_as_a_sample() {
    let mut model = Model::default();
    for sound in [Sound::Moved, Sound::Over] {
        let heard = update(&mut model, Msg::Settings(SettingsMsg::Hear(sound)));
        assert_eq!(heard.effects, [Effect::Sound(sound)]);
    }
}
