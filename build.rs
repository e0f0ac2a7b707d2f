//! Compiles the text catalogues of `www/locales` into typed functions; see `src/text`.

#[path = "src/text/compiler/mod.rs"]
mod compiler;
#[path = "src/text/signs.rs"]
mod signs;

use std::error::Error;
use std::path::Path;
use std::{env, fs};

const LOCALES: &str = "www/locales";
/// The course's own sentences, which are looked up by name.
const COURSE: &str = "www/locales/course";

type Compiled = Result<String, Vec<String>>;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={LOCALES}");
    println!("cargo::rerun-if-changed=src/text/compiler");
    println!("cargo::rerun-if-changed=src/text/signs.rs");

    write("text.rs", LOCALES, compiler::compile(&sources(LOCALES)?))?;
    write(
        "course.rs",
        COURSE,
        compiler::compile_course(&sources(COURSE)?),
    )
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

fn write(name: &str, folder: &str, compiled: Compiled) -> Result<(), Box<dyn Error>> {
    match compiled {
        Ok(code) => Ok(fs::write(
            Path::new(&env::var("OUT_DIR")?).join(name),
            code,
        )?),
        Err(problems) => {
            for problem in &problems {
                println!("cargo::error={folder}: {problem}");
            }
            Err(format!("{} problems in the text catalogues", problems.len()).into())
        }
    }
}
