//! What the built page asks of a browser: nothing that the oldest ones that README names don't
//! have, unless `features.txt` says what they show instead.
//!
//! Needs the built page in `dist/`; run it with `scripts/test oldest`.

mod css;
mod js;
mod table;
mod wasm;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use table::{Table, Use};

/// The files of the built page with this ending: their names and contents.
fn built(ending: &str) -> Vec<(String, Vec<u8>)> {
    let folder = env::var_os("CHESSLINGS_DIST").map_or_else(
        || Path::new(env!("CARGO_MANIFEST_DIR")).join("dist"),
        PathBuf::from,
    );
    let listed = fs::read_dir(&folder)
        .unwrap_or_else(|_| panic!("{} is missing: run scripts/build first", folder.display()));
    let files: Vec<_> = listed
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|known| known == ending))
        .map(|path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            (
                name.into_owned(),
                fs::read(&path).expect("a file that can be read"),
            )
        })
        .collect();
    assert!(
        !files.is_empty(),
        "no .{ending} file in {}",
        folder.display()
    );
    files
}

/// Every use that `read` finds in the files with this ending is allowed.
fn check(ending: &str, read: impl Fn(&str) -> Vec<Use>) {
    let table = Table::read();
    let mut wrong = Vec::new();
    for (name, content) in built(ending) {
        let content = String::from_utf8(content).expect("a text file");
        for found in read(&content) {
            wrong.extend(table.complaint(&found).map(|why| format!("{name}: {why}")));
        }
    }
    wrong.sort();
    wrong.dedup();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn style_sheets_need_nothing_too_new() {
    check("css", css::uses);
}

#[test]
fn scripts_need_nothing_too_new() {
    check("js", js::uses);
}

#[test]
fn modules_need_nothing_too_new() {
    let allowed = wasm::allowed(&Table::read());
    for (name, content) in built("wasm") {
        if let Err(why) = wasm::validate(&content, allowed) {
            panic!("{name}: {why}");
        }
    }
}

#[test]
fn the_readme_names_the_oldest_browsers() {
    let readme = include_str!("../../README.md");
    let [chrome, firefox, safari] = table::OLDEST.map(|version| version.to_string());
    for words in [
        format!("Chrome {chrome}"),
        format!("Firefox {firefox}"),
        format!("Safari {safari}"),
    ] {
        assert!(readme.contains(&words), "README does not name {words}");
    }
}
