//! Short sounds for what happens at the board. They are made of notes, so there is nothing to load.

use crate::rules::{Kind, Move};

/// Something to hear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A piece was moved.
    Moved,
    /// A piece has jumped.
    Jumped,
    /// A piece was taken.
    Taken,
    /// The king is in check.
    Check,
    /// A star was collected.
    Star,
    /// That was right, and there is more to do.
    Right,
    /// A move was refused, or an answer isn't right yet.
    Refused,
    /// The game is over.
    Over,
}

impl Sound {
    /// What a move sounds like.
    pub const fn of_move(played: Move) -> Self {
        if played.is_capture() {
            Self::Taken
        } else if matches!(played.piece().kind, Kind::Knight) {
            Self::Jumped
        } else {
            Self::Moved
        }
    }

    /// Its notes, one after the other.
    pub const fn notes(self) -> &'static [Note] {
        const fn note(from: u16, to: u16) -> Note {
            Note { from, to }
        }
        match self {
            Self::Moved => const { &[note(392, 349)] },
            Self::Jumped => const { &[note(330, 587)] },
            Self::Taken => const { &[note(392, 330), note(294, 247)] },
            Self::Check => const { &[note(587, 587), note(784, 784)] },
            Self::Star => const { &[note(784, 784), note(988, 988), note(1319, 1319)] },
            Self::Right => const { &[note(523, 523), note(659, 659)] },
            Self::Refused => const { &[note(220, 185)] },
            Self::Over => {
                const {
                    &[
                        note(392, 392),
                        note(494, 494),
                        note(587, 587),
                        note(784, 784),
                    ]
                }
            }
        }
    }
}

/// A note that glides from one pitch to another, in hertz.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Note {
    /// How high it begins.
    pub from: u16,
    /// How high it ends.
    pub to: u16,
}

/// How loud sounds are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Volume {
    /// Not at all.
    Off,
    /// For one room.
    #[default]
    Soft,
    /// For a classroom.
    Loud,
}

impl Volume {
    /// All volumes.
    pub const ALL: [Self; 3] = [Self::Off, Self::Soft, Self::Loud];

    /// The name under which the volume is stored.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Soft => "soft",
            Self::Loud => "loud",
        }
    }

    /// How far a note swings: 0 is silence, 1 the most.
    pub const fn level(self) -> f32 {
        match self {
            Self::Off => 0.0,
            Self::Soft => 0.08,
            Self::Loud => 0.4,
        }
    }
}
