//! Colours that can be read on dark and light terminals alike: every cell sets its own ground and
//! its own ink.

use crate::rules::Color;

/// What a cell of the board lies on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ground {
    Light,
    Dark,
    /// Where the last move began and ended.
    LastMove,
    /// A king in check.
    Check,
    /// The piece that is asked about.
    Chosen,
}

/// What a cell is drawn with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ink {
    White,
    Black,
}

/// A text in colours of the 256 that terminals share.
pub(super) fn painted(text: &str, ink: Ink, ground: Ground) -> String {
    let (ink, ground) = (ink.code(), ground.code());
    format!("\u{1b}[1;38;5;{ink};48;5;{ground}m{text}\u{1b}[0m")
}

/// A text that stands out, in whatever colours the terminal has.
pub(in crate::console) fn bold(text: &str) -> String {
    format!("\u{1b}[1m{text}\u{1b}[0m")
}

impl Ground {
    const fn code(self) -> u8 {
        match self {
            Ground::Light => 137,
            Ground::Dark => 94,
            Ground::LastMove => 65,
            Ground::Check => 167,
            Ground::Chosen => 67,
        }
    }
}

impl Ink {
    /// The ink of a player's pieces.
    pub(super) const fn of(color: Color) -> Ink {
        match color {
            Color::White => Ink::White,
            Color::Black => Ink::Black,
        }
    }

    const fn code(self) -> u8 {
        match self {
            Ink::White => 231,
            Ink::Black => 16,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::Rgb;

    /// The colour of a code from the 6×6×6 cube.
    fn rgb(code: u8) -> Rgb {
        let level = |digit: u8| [0, 95, 135, 175, 215, 255][usize::from(digit)];
        let cube = code - 16;
        Rgb(level(cube / 36), level(cube / 6 % 6), level(cube % 6))
    }

    #[test]
    fn both_inks_can_be_read_on_every_ground() {
        let grounds = [
            Ground::Light,
            Ground::Dark,
            Ground::LastMove,
            Ground::Check,
            Ground::Chosen,
        ];
        for ground in grounds {
            for ink in [Ink::White, Ink::Black] {
                let contrast = rgb(ink.code()).contrast(rgb(ground.code()));
                assert!(contrast >= 3.0, "{ink:?} on {ground:?}: {contrast:.2}");
            }
        }
    }
}
