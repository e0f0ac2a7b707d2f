//! Compiles the text catalogues of `www/locales` into typed functions; see `src/text`.

#[path = "src/text/compiler/mod.rs"]
mod compiler;

use std::error::Error;
use std::path::Path;
use std::{env, fs};

const LOCALES: &str = "www/locales";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={LOCALES}");
    println!("cargo::rerun-if-changed=src/text/compiler");

    let mut sources = Vec::new();
    for entry in fs::read_dir(LOCALES)? {
        let path = entry?.path();
        if let (Some("ftl"), Some(language)) = (
            extension(&path),
            path.file_stem().and_then(|stem| stem.to_str()),
        ) {
            sources.push((language.to_owned(), fs::read_to_string(&path)?));
        }
    }
    sources.sort();

    let sources: Vec<_> = sources
        .iter()
        .map(|(language, text)| compiler::Source::new(language, text))
        .collect();
    match compiler::compile(&sources) {
        Ok(code) => Ok(fs::write(
            Path::new(&env::var("OUT_DIR")?).join("text.rs"),
            code,
        )?),
        Err(problems) => {
            for problem in &problems {
                println!("cargo::error={LOCALES}: {problem}");
            }
            Err(format!("{} problems in the text catalogues", problems.len()).into())
        }
    }
}

fn extension(path: &Path) -> Option<&str> {
    path.extension()?.to_str()
}
