//! Reading aloud, with a voice of the device itself: what is read goes nowhere.

use wasm_bindgen::JsCast;
use web_sys::{Event, SpeechSynthesis, SpeechSynthesisUtterance, SpeechSynthesisVoice};

use super::dom::{self, Result};
use super::events;
use super::shell::Shell;
use crate::app::Msg;
use crate::text::Lang;

/// Tells the page which languages the device can speak by itself, now and whenever that changes:
/// voices often arrive late.
pub(super) fn watch(shell: &mut Shell) -> Result<()> {
    let Some(speech) = speech() else {
        return Ok(());
    };
    tell(shell)?;
    // Whoever taps has heard enough.
    let document = dom::document()?;
    events::on(&document, "pointerdown", |shell, _: Event| {
        // Even to stop what doesn't speak is a call to another process: it was a sixth of what a
        // tap has the page do.
        if std::mem::take(&mut shell.has_spoken) {
            stop();
        }
        Ok(())
    })?;
    events::on(&speech, "voiceschanged", |shell, _: Event| tell(shell))
}

/// Reads sentences aloud one after the other, instead of what is being read.
pub(super) fn speak(words: &[String], lang: Lang) -> Result<()> {
    let (Some(speech), Some(voice)) = (speech(), voice_of(lang)) else {
        return Ok(());
    };
    speech.cancel();
    for sentence in words {
        let utterance = SpeechSynthesisUtterance::new_with_text(sentence)?;
        utterance.set_voice(Some(&voice));
        utterance.set_lang(&voice.lang());
        speech.speak(&utterance);
    }
    Ok(())
}

/// Reads no further.
fn stop() {
    if let Some(speech) = speech() {
        speech.cancel();
    }
}

fn tell(shell: &mut Shell) -> Result<()> {
    let spoken = Lang::ALL.into_iter();
    let voices: Vec<Lang> = spoken.filter(|&lang| voice_of(lang).is_some()).collect();
    if shell.model.voices == voices {
        return Ok(());
    }
    shell.send(Msg::Voices(voices))
}

/// Not every browser can speak.
fn speech() -> Option<SpeechSynthesis> {
    let speech = dom::window().ok()?.speech_synthesis().ok()?;
    (!speech.is_undefined()).then_some(speech)
}

/// A voice of the device for a language; one that would send the words away is none.
fn voice_of(lang: Lang) -> Option<SpeechSynthesisVoice> {
    let voices = speech()?.get_voices();
    let voices = voices
        .iter()
        .map(JsCast::unchecked_into::<SpeechSynthesisVoice>);
    voices
        .into_iter()
        .find(|voice| voice.local_service() && Lang::from_tag(&voice.lang()) == Some(lang))
}
