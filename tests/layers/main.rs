//! The house keeps its shape: a layer calls only those below it, and parts of a layer call each
//! other one way. Read from the `use` lines and paths in the source, without tests.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// From the ground up. Layers on one line don't know of each other.
const LAYERS: &[&[&str]] = &[
    &["rules"],
    &["typed", "placement", "search"],
    &["opponents", "coach", "lessons"],
    &["text"],
    &["app", "console", "api"],
    &["web"],
];

/// The parts of `app` and `console` that know no screen and no session, each with what it may use
/// of its own layer.
const PARTS: &[(&str, &[&str])] = &[
    ("app/sound", &[]),
    ("app/palette", &[]),
    ("app/route", &[]),
    ("app/board", &[]),
    ("app/scene", &["board", "palette"]),
    ("app/show", &["board", "scene"]),
    // What an element does when used is a message of the page.
    ("app/ui", &["board", "scene", "model", "settings"]),
    ("console/files", &[]),
    ("console/printable", &[]),
    ("console/typed", &[]),
    ("console/say", &["typed"]),
    ("console/voice", &["printable", "render", "terminal"]),
];

/// The screens, which don't know each other.
const SCREENS: [&str; 6] = ["home", "learn", "explore", "play", "puzzles", "settings"];

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// The files of a module: `app/board` is `app/board.rs` or all in `app/board/`.
fn files_of(module: &str) -> Vec<PathBuf> {
    let folder = source().join(module);
    let file = folder.with_extension("rs");
    let mut files = if file.is_file() {
        vec![file]
    } else {
        Vec::new()
    };
    let mut folders = vec![folder];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten() {
            let path = entry.expect("the source can be read").path();
            let is_test = path
                .file_stem()
                .is_some_and(|name| name == "tests" || name == "visitor");
            if path.is_dir() && !is_test {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") && !is_test {
                files.push(path);
            }
        }
    }
    assert!(!files.is_empty(), "there is no {module}");
    files
}

/// The first part of every path below one of the roots (`crate::`, `crate::app::`) in a file.
fn used(file: &Path, root: &str) -> BTreeSet<String> {
    let text = fs::read_to_string(file).expect("the source can be read");
    let code = text
        .split("#[cfg(test)]\nmod tests")
        .next()
        .unwrap_or_default();
    let lines = code.lines().map(str::trim_start);
    let code: String = lines.filter(|line| !line.starts_with("//")).collect();
    let mut names = BTreeSet::new();
    for rest in code.split(root).skip(1) {
        match rest
            .strip_prefix('{')
            .and_then(|list| list.split_once("};"))
        {
            Some((list, _)) => names.extend(heads(list)),
            None => names.extend(word(rest)),
        }
    }
    names
}

/// The first words of a list of imports, not those of lists in it.
fn heads(list: &str) -> Vec<String> {
    let mut depth = 0;
    let outer: String = list
        .chars()
        .filter(|&sign| {
            depth += i32::from(sign == '{') - i32::from(sign == '}');
            depth == 0
        })
        .collect();
    outer
        .split(',')
        .filter_map(|one| word(one.trim()))
        .collect()
}

fn word(text: &str) -> Option<String> {
    let end = text.find(|sign: char| !sign.is_alphanumeric() && sign != '_');
    let word = &text[..end.unwrap_or(text.len())];
    (!word.is_empty()).then(|| word.to_owned())
}

/// What a module uses of its layer, by `crate::app::…` and by as many `super::` as lead there.
fn used_of_layer(module: &str) -> BTreeMap<String, PathBuf> {
    let layer = module.split('/').next().unwrap_or_default();
    let mut found = BTreeMap::new();
    for file in files_of(module) {
        let inside = file.strip_prefix(source()).expect("it is in src");
        let is_mod = file.file_name().is_some_and(|name| name == "mod.rs");
        let depth = inside.components().count() - 1 - usize::from(is_mod);
        let ways = [
            format!("crate::{layer}::"),
            format!(" {}", "super::".repeat(depth)),
        ];
        for way in ways {
            for name in used(&file, &way) {
                found.insert(name, file.clone());
            }
        }
    }
    found
}

#[test]
fn every_folder_of_the_source_is_a_layer() {
    let known: BTreeSet<&str> = LAYERS.concat().into_iter().chain(["bin"]).collect();
    let entries = fs::read_dir(source()).expect("the source can be read");
    let folders = entries.map(|entry| entry.expect("the source can be read").path());
    for folder in folders.filter(|path| path.is_dir()) {
        let name = folder.file_name().unwrap_or_default().to_string_lossy();
        assert!(known.contains(&*name), "src/{name} is in no layer");
    }
}

#[test]
fn calls_go_down_only() {
    for (height, layers) in LAYERS.iter().enumerate() {
        let below = LAYERS[..height].concat();
        for layer in *layers {
            for file in files_of(layer) {
                for name in used(&file, "crate::") {
                    let is_layer = LAYERS.concat().contains(&name.as_str());
                    let is_fine = name == *layer || below.contains(&name.as_str());
                    assert!(!is_layer || is_fine, "{} uses {name}", file.display());
                }
            }
        }
    }
}

#[test]
fn parts_below_the_screens_know_only_what_they_need() {
    for (part, allowed) in PARTS {
        let layer = part.split('/').next().unwrap_or_default();
        let own = part.split('/').next_back().unwrap_or_default();
        for (name, file) in used_of_layer(part) {
            let is_part = source().join(layer).join(&name).is_dir()
                || source()
                    .join(layer)
                    .join(&name)
                    .with_extension("rs")
                    .is_file();
            let is_fine = name == own || allowed.contains(&name.as_str());
            assert!(!is_part || is_fine, "{} uses {name}", file.display());
        }
    }
}

#[test]
fn screens_do_not_know_each_other() {
    for screen in SCREENS {
        for (name, file) in used_of_layer(&format!("app/{screen}")) {
            // Everywhere there are choices that hold everywhere.
            let is_other = name != screen && name != "settings" && SCREENS.contains(&name.as_str());
            assert!(!is_other, "{} uses {name}", file.display());
        }
    }
}

#[test]
fn the_page_shows_others_only_what_they_use() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let surface = fs::read_to_string(source().join("app/mod.rs")).expect("the source can be read");
    let mut shown: Vec<String> = Vec::new();
    for line in surface
        .split(';')
        .filter_map(|line| line.trim().strip_prefix("pub use "))
    {
        let (_, names) = line.split_once("::").expect("a name has a module");
        let names = names.trim_matches(['{', '}']).split(',');
        // What has another name outside is known by that one.
        let last = |name: &str| name.split_whitespace().next_back().map(str::to_owned);
        shown.extend(names.filter_map(last));
    }
    assert!(shown.len() > 20, "the surface is read: {shown:?}");
    let mut folders: Vec<PathBuf> = ["src/web", "src/bin", "tests"]
        .iter()
        .map(|folder| root.join(folder))
        .collect();
    let mut words = BTreeSet::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("the source can be read") {
            let path = entry.expect("the source can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                let text = fs::read_to_string(&path).expect("the source can be read");
                let parts = text.split(|sign: char| !sign.is_alphanumeric() && sign != '_');
                words.extend(parts.map(str::to_owned));
            }
        }
    }
    for name in shown {
        assert!(words.contains(&name), "nobody outside app uses {name}");
    }
}

#[test]
fn only_the_shell_knows_the_browser() {
    for layer in LAYERS.concat().into_iter().filter(|&layer| layer != "web") {
        for file in files_of(layer) {
            let text = fs::read_to_string(&file).expect("the source can be read");
            for name in ["web_sys", "js_sys"] {
                let api = layer == "api";
                assert!(
                    api || !text.contains(name),
                    "{} uses {name}",
                    file.display()
                );
            }
        }
    }
}
