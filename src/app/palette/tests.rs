//! What can be told apart on the boards, by all eyes.

use super::{Palette, Rgb};
use crate::app::{Mark, Theme};

/// How somebody sees: what a colour becomes, as a matrix on linear red, green and blue.
struct Eyes {
    name: &'static str,
    matrix: [[f64; 3]; 3],
}

/// The usual eyes, those of complete dichromats after Machado, Oliveira and Fernandes (2009,
/// severity 1.0), and those that see no colours.
const EYES: [Eyes; 5] = [
    Eyes {
        name: "usual",
        matrix: [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    },
    Eyes {
        name: "protanopia",
        matrix: [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    },
    Eyes {
        name: "deuteranopia",
        matrix: [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    },
    Eyes {
        name: "tritanopia",
        matrix: [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    },
    Eyes {
        name: "achromatopsia",
        matrix: [[0.2126, 0.7152, 0.0722]; 3],
    },
];

impl Eyes {
    /// What a colour looks like to them.
    fn see(&self, Rgb(red, green, blue): Rgb) -> Rgb {
        let linear = [red, green, blue].map(|channel| {
            let channel = f64::from(channel) / 255.0;
            if channel <= 0.04045 {
                channel / 12.92
            } else {
                ((channel + 0.055) / 1.055).powf(2.4)
            }
        });
        let [red, green, blue] = self.matrix.map(|row| {
            let seen: f64 = row.iter().zip(linear).map(|(a, b)| a * b).sum();
            let channel = if seen <= 0.003_130_8 {
                seen * 12.92
            } else {
                1.055 * seen.powf(1.0 / 2.4) - 0.055
            };
            (channel * 255.0).round().clamp(0.0, 255.0) as u8
        });
        Rgb(red, green, blue)
    }
}

/// Two colours of a board can be told apart by all eyes with at least this contrast.
fn check_apart(theme: Theme, what: &str, (one, other): (Rgb, Rgb), least: f64) {
    for eyes in EYES {
        let contrast = eyes.see(one).contrast(eyes.see(other));
        assert!(
            contrast >= least,
            "{theme:?}, {what}: {} and {} are {contrast:.2} apart in {}",
            one.css(),
            other.css(),
            eyes.name
        );
    }
}

/// What is `color` on a board of any theme can be told from both kinds of squares by all eyes.
fn check(what: &str, color: impl Fn(&Palette) -> Rgb, least: f64) {
    for theme in Theme::ALL {
        let palette = theme.palette();
        for square in [palette.light, palette.dark] {
            check_apart(theme, what, (color(palette), square), least);
        }
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
fn all_eyes_see_the_same_greys_and_each_their_own_reds() {
    for eyes in EYES {
        for level in [0, 60, 128, 200, 255] {
            let grey = Rgb(level, level, level);
            assert_eq!(eyes.see(grey), grey, "{}", eyes.name);
        }
    }
    let reds = EYES.map(|eyes| eyes.see(Rgb(255, 0, 0)));
    assert_eq!(reds[0], Rgb(255, 0, 0));
    let differ = |n: usize| reds[n + 1..].iter().all(|red| *red != reds[n]);
    assert!((0..reds.len()).all(differ), "{reds:?}");
}

#[test]
fn coordinates_can_be_read_on_every_square() {
    check("coordinates", |palette| palette.coordinates, 6.8);
}

#[test]
fn every_mark_can_be_seen_on_every_square() {
    for mark in Mark::ALL {
        check(&format!("{mark:?}"), |palette| palette.mark(mark), 3.0);
    }
}

#[test]
fn stars_are_gold_within_their_rim() {
    let gold = Rgb::from_css(Palette::GOLD).unwrap();
    for theme in Theme::ALL {
        let rim = theme.palette().mark(Mark::Goal);
        check_apart(theme, "gold", (gold, rim), 3.0);
    }
}

#[test]
fn every_mark_on_a_piece_has_a_rim_that_can_be_seen() {
    // The rim is as light as light squares, from which every mark stands out already.
    for theme in Theme::ALL {
        let palette = theme.palette();
        check_apart(theme, "rim", (palette.light, palette.black.body), 3.0);
    }
}

#[test]
fn every_piece_stands_out_from_every_square() {
    check("white outline", |palette| palette.white.outline, 3.0);
    check("black outline", |palette| palette.black.outline, 3.0);
    check("black body", |palette| palette.black.body, 3.0);
}

#[test]
fn both_sides_and_both_kinds_of_squares_differ() {
    for theme in Theme::ALL {
        let palette = theme.palette();
        let bodies = (palette.white.body, palette.black.body);
        check_apart(theme, "sides", bodies, 4.5);
        check_apart(theme, "squares", (palette.light, palette.dark), 1.9);
    }
}
