//! Stars: what an exercise or a unit has earned.

use crate::app::ui::{Element, element};
use crate::lessons::Stars;
use crate::text::Lang;

/// Three stars, of which so many are earned; a screen reader hears how many.
pub(super) fn row(lang: Lang, earned: Stars) -> Element {
    let star = |number: Stars| {
        let star = element("span").class("star");
        star.flag("data-on", number <= earned)
    };
    element("span")
        .class("stars")
        .attribute("role", "img")
        .attribute("aria-label", lang.learn_stars(i32::from(earned)))
        .children((1..=3).map(star))
}

/// One star with how many are earned of how many there are.
pub(super) fn sum(lang: Lang, earned: &[Stars]) -> Element {
    let (got, all) = total(earned);
    element("span")
        .class("sum")
        .flag("data-all", got == all)
        .child(element("span").class("star").flag("data-on", got > 0))
        .child(element("span").child(lang.learn_sum(all, got)))
}

/// How many stars are earned, and how many there are.
pub(super) fn total(earned: &[Stars]) -> (i32, i32) {
    let got: i32 = earned.iter().map(|&stars| i32::from(stars)).sum();
    (got, 3 * earned.len() as i32)
}
