//! The colours of the boards, and the contrast that they must have.

#[cfg(test)]
mod tests;

use super::scene::Mark;
use crate::rules::Color;

/// A colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgb(pub u8, pub u8, pub u8);

/// The colours of one board.
#[derive(Debug, PartialEq, Eq)]
pub struct Palette {
    /// The light squares.
    pub light: Rgb,
    /// The dark squares.
    pub dark: Rgb,
    /// The letters and numbers.
    pub coordinates: Rgb,
    /// The white pieces.
    pub white: PieceColors,
    /// The black pieces.
    pub black: PieceColors,
    quiet: Rgb,
    capture: Rgb,
    special: Rgb,
    last: Rgb,
    selected: Rgb,
    check: Rgb,
    hint: Rgb,
    goal: Rgb,
    refused: Rgb,
}

/// The colours of the pieces of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PieceColors {
    /// What the piece is made of.
    pub body: Rgb,
    /// Its ornaments.
    pub detail: Rgb,
    /// The line around it.
    pub outline: Rgb,
}

impl Palette {
    /// The stars, on the board as beside it.
    pub const GOLD: &str = "#f0a818";

    /// Calm wood.
    pub const WOOD: Self = Self {
        light: hex(0xf5_e6_c8),
        dark: hex(0xc9_9c_69),
        coordinates: hex(0x1f_12_05),
        white: PieceColors {
            body: hex(0xff_f6_e2),
            detail: hex(0xee_b0_4c),
            outline: hex(0x3b_2a_24),
        },
        black: PieceColors {
            body: hex(0x3b_4e_67),
            detail: hex(0xa9_c4_de),
            outline: hex(0x12_1a_26),
        },
        quiet: hex(0x1d_4f_5c),
        capture: hex(0x8c_1d_18),
        special: hex(0x5b_2a_86),
        last: hex(0x5a_3c_1c),
        selected: hex(0x0e_3a_5c),
        check: hex(0x96_0c_12),
        hint: hex(0x0f_4d_24),
        goal: hex(0x7a_2a_00),
        refused: hex(0x6b_10_30),
    };

    /// As much contrast as possible.
    pub const CONTRAST: Self = Self {
        light: hex(0xff_ff_ff),
        dark: hex(0x87_96_a6),
        coordinates: hex(0x00_00_00),
        white: PieceColors {
            body: hex(0xff_ff_ff),
            detail: hex(0xc9_c9_c9),
            outline: hex(0x00_00_00),
        },
        black: PieceColors {
            body: hex(0x1f_2a_38),
            detail: hex(0xff_ff_ff),
            outline: hex(0x00_00_00),
        },
        quiet: hex(0x0b_2d_4d),
        capture: hex(0x7a_00_00),
        special: hex(0x4b_00_82),
        last: hex(0x3a_3a_3a),
        selected: hex(0x00_00_00),
        check: hex(0x80_00_00),
        hint: hex(0x00_45_1c),
        goal: hex(0x6b_2c_00),
        refused: hex(0x5c_00_33),
    };

    /// Blue and sand, which differ for all eyes.
    pub const SEA: Self = Self {
        light: hex(0xfd_f3_dc),
        dark: hex(0x86_ad_d0),
        coordinates: hex(0x13_1d_28),
        white: PieceColors {
            body: hex(0xff_fa_f0),
            detail: hex(0xe3_b3_4d),
            outline: hex(0x2b_27_24),
        },
        black: PieceColors {
            body: hex(0x2f_41_56),
            detail: hex(0xb5_cf_e8),
            outline: hex(0x0e_15_1f),
        },
        quiet: hex(0x12_30_4f),
        capture: hex(0x7a_2e_00),
        special: hex(0x4b_2a_6e),
        last: hex(0x33_41_4f),
        selected: hex(0x0b_1f_33),
        check: hex(0x8a_1f_00),
        hint: hex(0x00_46_3c),
        goal: hex(0x5c_3d_00),
        refused: hex(0x5c_14_45),
    };

    /// The colour of a mark. Its shape says what it means; the colour only helps.
    pub const fn mark(&self, mark: Mark) -> Rgb {
        match mark {
            Mark::Quiet | Mark::Found | Mark::Reach(_) => self.quiet,
            Mark::Capture | Mark::Attacked => self.capture,
            Mark::Castling | Mark::EnPassant | Mark::Promotion => self.special,
            Mark::LastMove | Mark::Outside => self.last,
            Mark::Selected => self.selected,
            Mark::Check | Mark::Checker => self.check,
            Mark::Hint | Mark::Circled => self.hint,
            Mark::Goal => self.goal,
            Mark::Refused => self.refused,
        }
    }

    /// The colours of one side's pieces.
    pub const fn pieces(&self, color: Color) -> PieceColors {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }
}

const fn hex(rgb: u32) -> Rgb {
    Rgb((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8)
}

impl Rgb {
    /// The colour as CSS and canvas read it.
    pub fn css(self) -> String {
        let Self(red, green, blue) = self;
        format!("#{red:02x}{green:02x}{blue:02x}")
    }

    /// The colour that CSS writes as `#rrggbb`.
    pub fn from_css(text: &str) -> Option<Self> {
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6)?;
        let channel = |at: usize| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok();
        Some(Self(channel(0)?, channel(2)?, channel(4)?))
    }

    /// How far two colours are apart, from 1 (the same) to 21 (black and white), as WCAG 2
    /// defines it.
    pub fn contrast(self, other: Self) -> f64 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    fn luminance(self) -> f64 {
        let linear = |channel: u8| {
            let channel = f64::from(channel) / 255.0;
            if channel <= 0.04045 {
                channel / 12.92
            } else {
                ((channel + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * linear(self.0) + 0.7152 * linear(self.1) + 0.0722 * linear(self.2)
    }
}
