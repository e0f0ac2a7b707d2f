//! No sentence is dead: whatever stands in a catalogue is said somewhere.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use chesslings::lessons::{Course, Unit};
use chesslings::text::Lang;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The messages of a catalogue, but for those that other messages are made of (`-name`).
fn messages(catalogue: &str) -> BTreeSet<String> {
    let text = fs::read_to_string(root().join("www/locales").join(catalogue)).unwrap();
    let names = text
        .lines()
        .filter_map(|line| line.split_once(" =")?.0.into());
    let is_name = |name: &&str| name.chars().next().is_some_and(char::is_alphabetic);
    names.filter(is_name).map(str::to_owned).collect()
}

fn sources(folder: PathBuf) -> String {
    let entries = fs::read_dir(folder).unwrap();
    let paths = entries.map(|entry| entry.unwrap().path());
    paths
        .map(|path| {
            if path.is_dir() {
                sources(path)
            } else {
                fs::read_to_string(path).unwrap()
            }
        })
        .collect()
}

/// The names in the code, each a whole word.
fn words(code: &str) -> BTreeSet<&str> {
    code.split(|sign: char| !sign.is_alphanumeric() && sign != '_')
        .collect()
}

#[test]
fn every_message_is_said_somewhere() {
    let code = sources(root().join("src"));
    let words = words(&code);
    let catalogue = messages("en.ftl");
    assert_eq!(catalogue, messages("ru.ftl"));
    let others = fs::read_to_string(root().join("www/locales/en.ftl")).unwrap();
    let is_dead = |name: &String| {
        let is_said = words.contains(name.replace('-', "_").as_str());
        // What is said before there is a pack stands in the document.
        let is_before = name.starts_with("boot-");
        let is_part_of_another = others.contains(&format!("{{ {name} }}"));
        !is_said && !is_before && !is_part_of_another
    };
    let dead: Vec<_> = catalogue.into_iter().filter(is_dead).collect();
    assert_eq!(dead, [""; 0]);
}

#[test]
fn every_sentence_of_the_course_belongs_to_an_exercise() {
    let ids: BTreeSet<String> = Course::units().iter().flat_map(Unit::ids).collect();
    let lessons = Course::units().iter().flat_map(Unit::lessons);
    let mut headings: BTreeSet<String> = lessons.map(|lesson| lesson.heading).collect();
    headings.extend(
        Course::units()
            .iter()
            .map(|unit| format!("note-{}", unit.id)),
    );
    let is_dead = |name: &&str| {
        let whole = ids.contains(*name);
        let ending = name.rsplit_once('-').is_some_and(|(id, ending)| {
            let known = ending == "right" || ending == "wrong" || ending.parse::<u8>().is_ok();
            known && ids.contains(id)
        });
        !whole && !ending && !headings.contains(*name)
    };
    let dead: Vec<_> = Lang::course_names().filter(is_dead).collect();
    assert_eq!(dead, [""; 0]);
}
