//! How the course fits its screens.

use super::*;
use crate::harness::Options;

/// Nothing needs sideways scrolling, and everything that is used is large enough for a finger.
fn check_fits(options: Options, address: &str) {
    let page = Page::open(options, address);
    let wide = page.eval("document.documentElement.scrollWidth - innerWidth");
    assert!(
        wide.as_f64().is_some_and(|wide| wide <= 0.0),
        "{address}: {wide}"
    );
    let small = page.eval(
        "[...document.querySelectorAll('a, button, label, input[type=range]')]
            .filter((e) => !e.closest('[inert]') && e.checkVisibility())
            .map((e) => [e.className || e.tagName, e.getBoundingClientRect()])
            .filter(([, area]) => area.height < 47.5 || area.width < 47.5)
            .map(([name, area]) => `${name} ${area.width}x${area.height}`)
            .join()",
    );
    assert_eq!(small, "", "{address}");
}

#[test]
fn every_unit_fits_the_narrowest_phone_in_both_languages() {
    for lang in ["en", "ru"] {
        let narrow = Options::phone().size(320, 640).lang(lang);
        check_fits(narrow.clone(), "#/learn");
        for unit in Course::units() {
            check_fits(narrow.clone(), &format!("#/learn/{}/1", unit.id));
        }
    }
}

#[test]
fn squares_are_large_enough_at_360_pixels() {
    let page = Page::open(Options::phone().size(360, 740), "#/learn/rook/2");
    assert!(page.cell("e4").area().width >= 44.0);
}

#[test]
fn the_unit_and_the_map_pass_axe_in_the_dark() {
    let page = Page::open(Options::phone().dark(), "#/learn");
    check_axe(&page);
    page.goes_to("#/learn/rook");
    check_axe(&page);
}
