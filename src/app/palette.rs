//! The colours of the board, and the contrast that they must have.

/// A colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rgb(pub u8, pub u8, pub u8);

/// The colours of one board.
#[derive(Debug, PartialEq, Eq)]
pub struct Palette {
    /// The light squares.
    pub light: Rgb,
    /// The dark squares.
    pub dark: Rgb,
    /// The letters and numbers at the edge.
    pub coordinates: Rgb,
    /// The frame around the selected square.
    pub selected: Rgb,
}

impl Palette {
    /// Calm wood.
    pub const WOOD: Self = Self {
        light: Rgb(0xf5, 0xe6, 0xc8),
        dark: Rgb(0xc9, 0x9c, 0x69),
        coordinates: Rgb(0x1f, 0x12, 0x05),
        selected: Rgb(0x0e, 0x3a, 0x5c),
    };
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

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [&Palette; 1] = [&Palette::WOOD];

    /// `color` can be told from both kinds of squares with at least this contrast.
    fn check(palette: &Palette, color: Rgb, least: f64) {
        for square in [palette.light, palette.dark] {
            let contrast = color.contrast(square);
            assert!(
                contrast >= least,
                "{} on {}: {contrast:.2}",
                color.css(),
                square.css()
            );
        }
    }

    #[test]
    fn css_colours_are_read_and_written() {
        assert_eq!(
            Rgb::from_css("#0e3a5c").map(Rgb::css),
            Some("#0e3a5c".to_owned())
        );
        for bad in ["", "#", "0e3a5c", "#0e3a5", "#0e3a5cf", "#gggggg", "#ééé"] {
            assert_eq!(Rgb::from_css(bad), None, "{bad}");
        }
    }

    #[test]
    fn black_on_white_is_21_to_1() {
        assert!((Rgb(0, 0, 0).contrast(Rgb(255, 255, 255)) - 21.0).abs() < 1e-9);
    }

    #[test]
    fn coordinates_can_be_read_on_every_square() {
        ALL.iter()
            .for_each(|palette| check(palette, palette.coordinates, 7.0));
    }

    #[test]
    fn marks_can_be_seen_on_every_square() {
        ALL.iter()
            .for_each(|palette| check(palette, palette.selected, 3.0));
    }
}
