//! Facts about the files that no program computes: `index.html`, the style sheets, the manifest.
//! What they say must agree with the catalogues, the palette and each other.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use chesslings::app::{Palette, PieceSet, Rgb};
use chesslings::rules::Kind;
use chesslings::text::Lang;

const INDEX: &str = include_str!("../index.html");
const TOKENS: &str = include_str!("../www/styles/tokens.css");
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
        check_holds(file, Lang::En.boot_description());
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

/// What a rule of the tokens that begins with `start` declares.
fn declared(start: &str) -> BTreeMap<&'static str, &'static str> {
    let rule = &TOKENS[TOKENS.find(start).expect(start)..];
    let (_, rest) = rule.split_once('{').unwrap();
    let (block, _) = rest.split_once('}').unwrap();
    let lines = block.split(';').filter_map(|line| line.split_once(": "));
    lines
        .map(|(name, value)| (name.trim(), value.trim()))
        .collect()
}

/// The colours of the page while this switch is on.
fn colors(switch: &str) -> BTreeMap<&'static str, Rgb> {
    let color = |value: &'static str| {
        let (_, rest) = value.split_once(&format!("var({switch}, "))?;
        Rgb::from_css(rest.split_once(')')?.0)
    };
    declared(":root {\n  --ground")
        .into_iter()
        .filter_map(|(name, value)| Some((name.strip_prefix("--")?, color(value)?)))
        .collect()
}

#[test]
fn every_text_and_control_has_its_contrast() {
    for switch in ["--if-light", "--if-dark"] {
        let colors = colors(switch);
        assert_eq!(colors.len(), 13);
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
                "{switch} {color} on {ground}: {contrast:.2}"
            );
        }
    }
}

#[test]
fn dark_is_the_same_whether_chosen_or_the_devices() {
    let chosen = declared(":root[data-scheme=\"dark\"] {");
    assert_eq!(chosen, declared(":root:not([data-scheme=\"light\"]) {"));
    assert_eq!((chosen["--if-light"], chosen["--if-dark"]), ("", "initial"));
    let light = declared(":root {\n  color-scheme");
    assert_eq!((light["--if-light"], light["--if-dark"]), ("initial", ""));
}

#[test]
fn samples_have_the_colours_of_the_boards() {
    let said = declared(":root {\n  --wood");
    for (name, board) in [
        ("wood", Palette::WOOD),
        ("sea", Palette::SEA),
        ("contrast", Palette::CONTRAST),
    ] {
        let colour = |part: &str| said[format!("--{name}-{part}").as_str()];
        assert_eq!(colour("light"), board.light.css());
        assert_eq!(colour("dark"), board.dark.css());
    }
}

/// The names of all style sheets, in the order in which the page has them.
fn sheets() -> Vec<&'static str> {
    let links = INDEX.split("rel=\"css\" href=\"").skip(1);
    links.filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn every_style_sheet_is_part_of_the_page() {
    let there = std::fs::read_dir("www/styles").unwrap();
    let mut there: Vec<String> = there
        .map(|entry| format!("www/styles/{}", entry.unwrap().file_name().display()))
        .collect();
    let mut linked = sheets();
    assert_eq!(linked.first(), Some(&"www/styles/tokens.css"));
    linked.sort_unstable();
    there.sort_unstable();
    assert_eq!(linked, there);
}

#[test]
fn colours_stand_among_the_tokens_only() {
    for file in sheets().into_iter().skip(1) {
        let sheet = std::fs::read_to_string(file).unwrap();
        let mut colors = sheet.split('#').skip(1);
        let color = colors.find_map(|rest| Rgb::from_css(&format!("#{}", rest.get(..6)?)));
        assert_eq!(color, None, "{file}");
    }
}

#[test]
fn every_drawing_that_a_style_sheet_names_is_there() {
    for sheet in sheets() {
        let sheet = std::fs::read_to_string(sheet).unwrap();
        for named in sheet.split("url(\"").skip(1) {
            let address = named.split('"').next().unwrap();
            let (file, part) = address.split_once('#').unwrap_or((address, ""));
            let drawing = std::fs::read_to_string(format!("www/{file}")).expect(file);
            let holds = part.is_empty() || drawing.contains(&format!("id=\"{part}\""));
            assert!(holds, "{address}");
        }
    }
}

/// Everything that stands in quotes in the files of a folder.
fn quoted(folder: &Path) -> String {
    let entries = std::fs::read_dir(folder).unwrap();
    let parts = entries.map(|entry| {
        let path = entry.unwrap().path();
        if path.is_dir() {
            quoted(&path)
        } else {
            in_quotes(&std::fs::read_to_string(path).unwrap())
        }
    });
    parts.collect::<Vec<_>>().join(" ")
}

fn in_quotes(text: &str) -> String {
    let lines = text.lines();
    let parts = lines.flat_map(|line| line.split('"').skip(1).step_by(2));
    parts.collect::<Vec<_>>().join(" ")
}

/// The classes that the selectors of a style sheet name.
fn classes(sheet: &str) -> Vec<&str> {
    let is_part = |sign: char| sign.is_ascii_lowercase() || sign == '-';
    let selectors = sheet.split('}').filter_map(|rule| rule.split_once('{'));
    let named = selectors.flat_map(|(selector, rest)| {
        // A rule within an `@media` begins after the brace of that.
        let inner = rest.split_once('{').map_or("", |(inner, _)| inner);
        [selector, inner]
    });
    named
        .flat_map(|selector| {
            let (_, selector) = selector.rsplit_once("*/").unwrap_or(("", selector));
            selector.split('.').skip(1)
        })
        .map(|rest| rest.split(|sign| !is_part(sign)).next().unwrap_or_default())
        .filter(|name| !name.is_empty())
        .collect()
}

#[test]
fn every_class_that_a_style_sheet_names_is_used() {
    let (views, page) = (quoted(Path::new("src/app")), in_quotes(INDEX));
    let known: BTreeSet<&str> = views
        .split_whitespace()
        .chain(page.split_whitespace())
        .collect();
    assert_eq!(
        classes("a .b { c: 0.5d } @media (e) { .f-g { h: i } }"),
        ["b", "f-g"]
    );
    for file in sheets() {
        let sheet = std::fs::read_to_string(file).unwrap();
        for class in classes(&sheet) {
            assert!(
                known.contains(class),
                "{file}: nothing has the class {class}"
            );
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

#[test]
fn every_style_sheet_is_linked_and_those_that_come_later_are_among_them() {
    let linked = |sheet: &str| INDEX.contains(&format!("rel=\"css\" href=\"www/styles/{sheet}\""));
    let program = include_str!("../src/bin/finish_page/document.rs");
    let list = program.split_once("const OF_THE_SCREENS").unwrap().1;
    let list = list.split_once("];").unwrap().0;
    // Every second part stands between the signs.
    let later: Vec<_> = list.split('"').skip(1).step_by(2).collect();
    assert!(later.len() > 10, "the list is read: {later:?}");
    for sheet in later {
        assert!(linked(sheet), "index.html does not link {sheet}");
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("www/styles");
    for sheet in folder.read_dir().unwrap() {
        let sheet = sheet.unwrap().file_name();
        assert!(
            linked(&sheet.to_string_lossy()),
            "index.html does not link {sheet:?}"
        );
    }
}
