//! Facts about the files that no program computes: `index.html`, the style sheet, the manifest.
//! What they say must agree with the catalogues, the palette and each other.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeMap;

use chesslings::app::{Palette, PieceSet, Rgb};
use chesslings::rules::Kind;
use chesslings::text::Lang;

const INDEX: &str = include_str!("../index.html");
const STYLE: &str = include_str!("../www/style.css");
const MANIFEST: &str = include_str!("../www/manifest.webmanifest");

/// `text` stands in `file`.
fn check_holds(file: &str, text: &str) {
    assert!(file.contains(text), "this is missing: {text}");
}

#[test]
fn messages_before_the_program_runs_stand_in_every_language() {
    for lang in Lang::ALL {
        let code = lang.code();
        for sentence in [
            lang.boot_loading(),
            lang.boot_no_script(),
            lang.boot_late(),
            lang.boot_as_file(),
            lang.boot_failed(),
            lang.boot_crashed(),
        ] {
            check_holds(INDEX, &format!("<p lang=\"{code}\">{sentence}</p>"));
        }
        for label in [
            lang.boot_reload(),
            lang.boot_go_on(),
            lang.boot_anew(),
            lang.boot_close(),
        ] {
            check_holds(INDEX, &format!("<span lang=\"{code}\">{label}</span>"));
        }
    }
}

#[test]
fn title_and_description_are_the_catalogues() {
    check_holds(INDEX, &format!("<title>{}</title>", Lang::En.app_title()));
    for file in [INDEX, MANIFEST] {
        check_holds(file, Lang::En.app_description());
    }
    check_holds(MANIFEST, Lang::En.app_title());
}

#[test]
fn the_policy_lets_nothing_in_but_our_own_files() {
    check_holds(
        INDEX,
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
         connect-src 'self'; manifest-src 'self'; worker-src 'self'; font-src 'self'; base-uri 'none'; \
         form-action 'none'",
    );
    assert!(!INDEX.contains("<style") && !INDEX.contains("style=") && !INDEX.contains("onclick"));
}

#[test]
fn zoom_is_allowed() {
    assert!(!INDEX.contains("user-scalable") && !INDEX.contains("maximum-scale"));
}

#[test]
fn the_tool_and_the_crate_wasm_bindgen_have_one_version() {
    let versions = include_str!("../scripts/lib/versions.sh");
    let version = versions
        .lines()
        .find_map(|line| line.strip_prefix("BINDGEN_VERSION="))
        .unwrap();
    check_holds(
        include_str!("../Cargo.toml"),
        &format!("wasm-bindgen = {{ version = \"={version}\""),
    );
}

/// The colours that the block after `selector` defines.
fn colors(selector: &str) -> BTreeMap<&'static str, Rgb> {
    let block = STYLE
        .split_once(selector)
        .unwrap()
        .1
        .split_once('}')
        .unwrap()
        .0;
    let declarations = block
        .split(';')
        .filter_map(|line| line.trim().strip_prefix("--")?.split_once(": "));
    declarations
        .filter_map(|(name, value)| Some((name, Rgb::from_css(value)?)))
        .collect()
}

#[test]
fn every_text_and_control_has_its_contrast() {
    for selector in [":root {", ":root[data-scheme=\"dark\"] {"] {
        let colors = colors(selector);
        for (color, ground, least) in [
            ("text", "ground", 7.0),
            ("text", "card", 7.0),
            ("text-soft", "ground", 7.0),
            ("text-soft", "card", 7.0),
            ("accent", "ground", 7.0),
            ("accent", "card", 7.0),
            ("on-accent", "accent", 7.0),
            ("warning", "card", 7.0),
            ("border", "ground", 3.0),
            ("border", "card", 3.0),
            ("focus", "ground", 3.0),
            ("focus", "card", 3.0),
        ] {
            let contrast = colors[color].contrast(colors[ground]);
            assert!(
                contrast >= least,
                "{selector} {color} on {ground}: {contrast:.2}"
            );
        }
    }
}

#[test]
fn dark_is_the_same_whether_chosen_or_the_devices() {
    let chosen = colors(":root[data-scheme=\"dark\"] {");
    assert_eq!(chosen, colors(":root:not([data-scheme=\"light\"]) {"));
    assert_eq!(chosen.len(), 9);
}

#[test]
fn every_drawing_that_a_style_sheet_names_is_there() {
    for sheet in ["style", "learn", "puzzles"] {
        let sheet = std::fs::read_to_string(format!("www/{sheet}.css")).unwrap();
        for named in sheet.split("url(\"").skip(1) {
            let address = named.split('"').next().unwrap();
            let (file, part) = address.split_once('#').unwrap_or((address, ""));
            let drawing = std::fs::read_to_string(format!("www/{file}")).expect(file);
            let holds = part.is_empty() || drawing.contains(&format!("id=\"{part}\""));
            assert!(holds, "{address}");
        }
    }
}

/// The names of the drawings of a set, in the order in which the module wants them.
fn drawings() -> [String; 6] {
    Kind::ALL.map(|kind| format!("{kind:?}").to_lowercase())
}

#[test]
fn every_set_draws_every_piece_in_the_colours_that_are_replaced() {
    let Palette { white, .. } = Palette::WOOD;
    for set in PieceSet::ALL {
        for kind in drawings() {
            let file = format!("www/pieces/{}/{kind}.svg", set.name());
            let drawing = std::fs::read_to_string(&file).unwrap();
            check_holds(&drawing, "viewBox=\"0 0 100 100\"");
            // Fetched drawings are told apart by their ends.
            assert!(drawing.starts_with("<svg"), "{file}");
            assert_eq!(drawing.matches("</svg>").count(), 1, "{file}");
            for color in drawing.split('#').skip(1) {
                let color = Rgb::from_css(&format!("#{}", &color[..6])).unwrap();
                let known = [white.body, white.detail, white.outline].contains(&color);
                assert!(known, "{file} has {}", color.css());
            }
        }
    }
}

#[test]
fn the_start_script_fetches_drawings_in_the_order_of_the_pieces() {
    let names = drawings().map(|name| format!("\"{name}\"")).join(", ");
    check_holds(include_str!("../www/boot.js"), &format!("[{names}]"));
}
