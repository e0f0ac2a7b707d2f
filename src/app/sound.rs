//! Short sounds for what happens at the board. They are made of notes, so there is nothing to load.

/// Something to hear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A piece was moved.
    Moved,
    /// A piece was taken.
    Taken,
    /// The king is in check.
    Check,
    /// A move was refused.
    Refused,
    /// The game is over.
    Over,
}

impl Sound {
    /// Its notes in hertz, one after the other.
    pub const fn notes(self) -> &'static [u16] {
        match self {
            Self::Moved => &[392],
            Self::Taken => &[392, 294],
            Self::Check => &[587, 784],
            Self::Refused => &[196],
            Self::Over => &[392, 494, 587, 784],
        }
    }
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
