//! The house keeps its shape: a layer calls only those below it, and parts of a layer call each
//! other one way. Read from the `use` lines and paths in the source, without tests.

mod imports;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use imports::{Modules, cycles};

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
    ("app/ui", &["board", "scene", "model", "route", "settings"]),
    ("console/files", &[]),
    ("console/printable", &[]),
    ("console/typed", &[]),
    ("console/say", &["typed"]),
    ("console/voice", &["printable", "render", "terminal"]),
];

/// The screens, which don't know each other.
const SCREENS: [&str; 7] = [
    "home", "learn", "explore", "play", "puzzles", "settings", "parents",
];

/// Modules side by side that use each other all the same, each group with the reason. Whoever unties
/// one takes it off the list.
const CYCLES: &[(&str, &[&str], &str)] = &[
    (
        "app",
        &[
            "children", "coming", "errand", "explore", "home", "kept", "learn", "model", "parents",
            "play", "puzzles", "reading", "screen", "settings", "ui",
        ],
        "the page is one state machine: its model holds the screens, a message names what can happen \
         on each, an element carries a message, and a screen gives elements",
    ),
    (
        "app/play",
        &["form", "saved"],
        "a stored game is opened as one from the form is, and the form says whether it can be read",
    ),
    (
        "app/play",
        &["puzzle", "table"],
        "the table remembers the puzzle that is tried on it; trying is done by the table",
    ),
    (
        "coach",
        &["before", "plans"],
        "what holds before a move: two halves of one list of remarks",
    ),
    (
        "coach",
        &["moments", "question"],
        "a question can be for the moments of a game, whose answer is told as one",
    ),
    (
        "console",
        &["args", "manual", "tools"],
        "the arguments name the tools, and one of these tells a shell about all arguments",
    ),
    (
        "lessons",
        &["aim", "solve"],
        "whoever stops a checkmate is judged by looking ahead for one, which is an aim again",
    ),
    (
        "opponents",
        &["character", "table"],
        "a character is a row of the table, and finds its neighbours there",
    ),
    (
        "rules/notation/san",
        &["error", "read"],
        "the error names the move as it was read",
    ),
    (
        "web",
        &[
            "canvas",
            "clipboard",
            "drawings",
            "events",
            "files",
            "language",
            "painter",
            "shell",
            "speech",
            "storage",
            "timer",
            "turn",
            "worker",
        ],
        "an event takes its turn with the shell, and the shell owns the parts that listen",
    ),
];

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// The Rust files of a folder and below it.
fn files_of(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("the source can be read") {
        let path = entry.expect("the source can be read").path();
        if path.is_dir() {
            files.extend(files_of(&path));
        } else if path.extension().is_some_and(|end| end == "rs") {
            files.push(path);
        }
    }
    files
}

fn way(path: &str) -> Vec<String> {
    path.split('/').map(str::to_owned).collect()
}

/// What a part of a layer uses of its layer, each with the module that does. What is made in the
/// root of the layer goes by the layer's name.
fn used_of_layer<'a>(
    modules: &'a Modules,
    part: &'a [String],
) -> impl Iterator<Item = (String, &'a str)> {
    let used = modules
        .used_in(part)
        .filter(|(_, to)| to.first() == part.first());
    let outside = used.filter(move |(_, to)| !to.starts_with(part));
    outside.map(|(from, to)| (from.join("/"), to.get(1).unwrap_or(&to[0]).as_str()))
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
    let modules = Modules::read(&source());
    for (height, layers) in LAYERS.iter().enumerate() {
        let below = LAYERS[..height].concat();
        for layer in *layers {
            for (from, to) in modules.used_in(&way(layer)) {
                let used = to.first().map_or("", String::as_str);
                let is_layer = LAYERS.concat().contains(&used);
                let is_fine = used == *layer || below.contains(&used);
                assert!(!is_layer || is_fine, "{} uses {used}", from.join("/"));
            }
        }
    }
}

#[test]
fn no_modules_use_each_other_in_a_circle() {
    let modules = Modules::read(&source());
    let mut listed = CYCLES.to_vec();
    for (folder, uses) in modules.neighbours() {
        for circle in cycles(&uses) {
            let folder = folder.join("/");
            let place = listed
                .iter()
                .position(|(at, members, _)| *at == folder && circle.iter().eq(members.iter()));
            let Some(place) = place else {
                panic!("in src/{folder} these use each other in a circle: {circle:?}");
            };
            listed.remove(place);
        }
    }
    assert!(listed.is_empty(), "no circles any more: {listed:?}");
}

#[test]
fn parts_below_the_screens_know_only_what_they_need() {
    let modules = Modules::read(&source());
    for (part, allowed) in PARTS {
        for (from, name) in used_of_layer(&modules, &way(part)) {
            assert!(allowed.contains(&name), "{from} uses {name}");
        }
    }
}

#[test]
fn screens_do_not_know_each_other() {
    let modules = Modules::read(&source());
    for screen in SCREENS {
        for (from, name) in used_of_layer(&modules, &way(&format!("app/{screen}"))) {
            // Everywhere there are choices that hold everywhere.
            let is_other = name != "settings" && SCREENS.contains(&name);
            assert!(!is_other, "{from} uses {name}");
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
    let mut words = BTreeSet::new();
    for folder in ["src/web", "src/bin", "tests"] {
        for path in files_of(&root.join(folder)) {
            let text = fs::read_to_string(path).expect("the source can be read");
            let parts = text.split(|sign: char| !sign.is_alphanumeric() && sign != '_');
            words.extend(parts.map(str::to_owned));
        }
    }
    for name in shown {
        assert!(words.contains(&name), "nobody outside app uses {name}");
    }
}

#[test]
fn only_the_shell_knows_the_browser() {
    for layer in LAYERS.concat().into_iter().filter(|&layer| layer != "web") {
        for file in files_of(&source().join(layer)) {
            let text = fs::read_to_string(&file).expect("the source can be read");
            for name in ["web_sys", "js_sys"] {
                assert!(!text.contains(name), "{} uses {name}", file.display());
            }
        }
    }
}
