//! Compiles the text catalogues of `www/locales` into typed functions and, for each language, a
//! pack of its sentences; see `src/text`. Makes the exercises of the course ready to be included.

#[path = "src/text/compiler/mod.rs"]
mod compiler;
#[path = "src/text/plural.rs"]
mod plural;

use std::error::Error;
use std::path::Path;
use std::{env, fs};

const LOCALES: &str = "www/locales";
/// The course's own sentences, which are looked up by name.
const COURSE: &str = "www/locales/course";
/// The exercises of the course.
const EXERCISES: &str = "src/lessons/course";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={LOCALES}");
    println!("cargo::rerun-if-changed=src/text/compiler");
    println!("cargo::rerun-if-changed=src/text/plural.rs");
    println!("cargo::rerun-if-changed={EXERCISES}");

    write_exercises()?;
    match compiler::compile(&sources(LOCALES)?, &sources(COURSE)?) {
        Ok(compiled) => {
            let out = env::var("OUT_DIR")?;
            let out = Path::new(&out);
            fs::write(out.join("text.rs"), compiled.code)?;
            for packs in compiled.packs {
                fs::write(out.join(format!("{}.pack", packs.language)), packs.whole)?;
                // The program `finish-page` takes these into the page.
                fs::write(
                    out.join(format!("text-{}.txt", packs.language)),
                    packs.first,
                )?;
                fs::write(
                    out.join(format!("words-{}.txt", packs.language)),
                    packs.words,
                )?;
                fs::write(
                    out.join(format!("course-{}.txt", packs.language)),
                    packs.course,
                )?;
            }
            Ok(())
        }
        Err(problems) => {
            for problem in &problems {
                println!("cargo::error={LOCALES}: {problem}");
            }
            Err(format!("{} problems in the text catalogues", problems.len()).into())
        }
    }
}

/// The catalogues in a folder, by language.
fn sources(folder: &str) -> Result<Vec<compiler::Source>, Box<dyn Error>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if let (Some("ftl"), Some(language)) = (
            path.extension().and_then(|end| end.to_str()),
            path.file_stem().and_then(|stem| stem.to_str()),
        ) {
            found.push((language.to_owned(), fs::read_to_string(&path)?));
        }
    }
    found.sort();
    let source = |(language, text): &(String, String)| compiler::Source::new(language, text);
    Ok(found.iter().map(source).collect())
}

/// The exercises of all units in one text, without their comments, which are for authors: see
/// `src/lessons/course/written.rs`.
fn write_exercises() -> Result<(), Box<dyn Error>> {
    let mut all = String::new();
    let entries: Result<Vec<_>, _> = fs::read_dir(EXERCISES)?.collect();
    let mut paths: Vec<_> = entries?.iter().map(fs::DirEntry::path).collect();
    // The same text on every machine.
    paths.sort();
    for path in paths {
        if let (Some("txt"), Some(unit)) = (
            path.extension().and_then(|end| end.to_str()),
            path.file_stem().and_then(|stem| stem.to_str()),
        ) {
            let text = fs::read_to_string(&path)?;
            let lines: Vec<_> = text.lines().filter(|line| !line.starts_with('#')).collect();
            let text = lines.join("\n");
            let paragraphs: Vec<_> = text.split("\n\n").collect();
            all.extend([unit, "\n", &paragraphs.join("\u{5}"), "\n\u{6}"]);
        }
    }
    let out = env::var("OUT_DIR")?;
    fs::write(Path::new(&out).join("exercises.txt"), all)?;
    Ok(())
}
