//! No sentence of the terminal game is dead, none is missing in a language.

use std::fs;
use std::path::Path;

/// The messages of a catalogue that belong to the terminal game.
fn messages(language: &str) -> Vec<String> {
    let path = format!("{}/www/locales/{language}.ftl", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).unwrap();
    let names = text.lines().filter_map(|line| line.split_once(" = "));
    let names = names.map(|(name, _)| name.to_owned());
    names.filter(|name| name.starts_with("console-")).collect()
}

fn sources(directory: &Path) -> String {
    let mut text = String::new();
    for entry in fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            text.push_str(&sources(&path));
        } else {
            text.push_str(&fs::read_to_string(path).unwrap());
        }
    }
    text
}

#[test]
fn both_languages_have_the_same_sentences() {
    let (english, russian) = (messages("en"), messages("ru"));
    assert_eq!(english, russian);
    assert!(english.len() > 80, "{}", english.len());
}

#[test]
fn every_sentence_is_said_somewhere() {
    let code = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/console"));
    let silent: Vec<_> = messages("en")
        .into_iter()
        .filter(|name| !code.contains(&name.replace('-', "_")))
        .collect();
    assert_eq!(silent, [""; 0]);
}
