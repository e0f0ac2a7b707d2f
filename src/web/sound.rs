//! Sounds, made of notes when they are needed. There is always a tap or a key before one, so that
//! browsers allow them.

use web_sys::{AudioContext, OscillatorType};

use super::dom::Result;
use crate::app::{Sound, SoundNote};

/// From one note to the next, and how long each is heard, in seconds.
const STEP: f64 = 0.1;
const LENGTH: f64 = 0.18;
/// How long a note swells.
const SWELL: f64 = 0.015;
/// As good as nothing; a ramp can't go to 0.
const SILENCE: f32 = 0.001;

/// What makes the sounds; nothing before the first one.
#[derive(Default)]
pub(super) struct Speaker(Option<AudioContext>);

impl Speaker {
    /// Plays a sound. Where the browser has no sound, nothing is missing that is not seen as well.
    pub(super) fn play(&mut self, sound: Sound, level: f32) {
        let _ = self.try_play(sound, level);
    }

    fn try_play(&mut self, sound: Sound, level: f32) -> Result<()> {
        let context = match &mut self.0 {
            Some(context) => context,
            none => none.insert(AudioContext::new()?),
        };
        let mut start = context.current_time();
        for &pitch in sound.notes() {
            note(context, pitch, level, start)?;
            start += STEP;
        }
        Ok(())
    }
}

fn note(context: &AudioContext, pitch: SoundNote, level: f32, start: f64) -> Result<()> {
    let end = start + LENGTH;
    let (tone, fading) = (context.create_oscillator()?, context.create_gain()?);
    tone.set_type(OscillatorType::Triangle);
    let frequency = tone.frequency();
    frequency.set_value_at_time(pitch.from.into(), start)?;
    frequency.linear_ramp_to_value_at_time(pitch.to.into(), end)?;
    // It swells, if only for a moment: a note that is there at once begins with a click.
    let gain = fading.gain();
    gain.set_value_at_time(SILENCE, start)?;
    gain.exponential_ramp_to_value_at_time(level, start + SWELL)?;
    gain.exponential_ramp_to_value_at_time(SILENCE, end)?;
    tone.connect_with_audio_node(&fading)?;
    fading.connect_with_audio_node(&context.destination())?;
    tone.start_with_when(start)?;
    tone.stop_with_when(end)
}
