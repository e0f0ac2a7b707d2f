//! The licences of everything in the page's modules that others have written: they ask for it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use super::{Result, files_in, read};

const FILE: &str = "licences.txt";

const HEAD: &str = "\
Chesslings is free: MIT or Apache 2.0, as you like.
It is made with the work of others. These are their names and their licences.

The Rust standard library, by the Rust Project Developers: MIT OR Apache-2.0
";

pub(super) fn write(page: &Path) -> Result<()> {
    let metadata = metadata()?;
    let mut text = HEAD.to_owned();
    // Many crates have the same texts; each is told once, with those it is for.
    let mut texts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for package in crates_in(&metadata)? {
        let field = |name: &str| package[name].as_str().unwrap_or_default();
        let name = format!("{} {}", field("name"), field("version"));
        let _ = writeln!(text, "{name}: {}", field("license"));
        let folder = Path::new(field("manifest_path")).parent();
        for file in files_in(folder.unwrap_or(Path::new(".")))? {
            if is_licence(&file) {
                texts.entry(read(&file)?).or_default().insert(name.clone());
            }
        }
    }
    for (licence, crates) in texts {
        let crates: Vec<_> = crates.into_iter().collect();
        let _ = writeln!(text, "\n\n=== {}\n\n{}", crates.join(", "), licence.trim());
    }
    super::write(&page.join(FILE), &text)
}

/// What cargo knows of the crates that the page is made of.
fn metadata() -> Result<Value> {
    let told = Command::new("cargo")
        .args(["metadata", "--format-version=1", "--locked"])
        .args(["--no-default-features", "--features=web"])
        .arg("--filter-platform=wasm32-unknown-unknown")
        .output()
        .map_err(|error| format!("cargo: {error}"))?;
    if !told.status.success() {
        return Err(String::from_utf8_lossy(&told.stderr).into_owned());
    }
    serde_json::from_slice(&told.stdout).map_err(|error| format!("cargo metadata: {error}"))
}

/// The crates that end up in a module: what ours needs when it runs, and what these need.
fn crates_in(metadata: &Value) -> Result<Vec<&Value>> {
    let list = |value: &'static str, of: &'_ Value| of[value].as_array().cloned();
    let nodes = list("nodes", &metadata["resolve"]).ok_or("cargo metadata names no crates")?;
    let ours = metadata["resolve"]["root"].as_str().unwrap_or_default();
    let mut wanted = BTreeSet::new();
    let mut next = vec![ours.to_owned()];
    while let Some(id) = next.pop() {
        let node = nodes.iter().find(|node| node["id"] == *id);
        for needed in node.and_then(|node| list("deps", node)).unwrap_or_default() {
            let runs = |kind: &Value| kind["kind"].is_null();
            let when = list("dep_kinds", &needed).unwrap_or_default();
            if let Some(id) = needed["pkg"].as_str()
                && when.iter().any(runs)
                && wanted.insert(id.to_owned())
            {
                next.push(id.to_owned());
            }
        }
    }
    let packages = metadata["packages"]
        .as_array()
        .map_or(&[][..], Vec::as_slice);
    let is_wanted = |package: &&Value| package["id"].as_str().is_some_and(|id| wanted.contains(id));
    Ok(packages.iter().filter(is_wanted).collect())
}

fn is_licence(file: &Path) -> bool {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let name = name.to_ascii_uppercase();
    file.is_file()
        && ["LICEN", "COPYING", "NOTICE"]
            .iter()
            .any(|start| name.starts_with(start))
}
