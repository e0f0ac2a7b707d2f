//! Stars: what an exercise or a unit has earned.

use crate::app::ui::{Element, element};
use crate::lessons::Stars;
use crate::text::Lang;

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
