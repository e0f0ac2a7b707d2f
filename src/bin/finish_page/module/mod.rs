//! Makes a module shorter to download than wasm-opt can. What it does stays the same.

mod imports;
mod neighbours;
mod script;
mod segments;

use std::fs;
use std::path::Path;

use wasm_encoder::reencode::Error;

use super::{Result, about, read, write};

/// Shortens the files of a module: `page.js` and `page_bg.wasm`.
pub(super) fn shorten(page: &Path, module: &str) -> Result<()> {
    let script = page.join(format!("{module}.js"));
    let binary = page.join(format!("{module}_bg.wasm"));
    let bytes = fs::read(&binary).map_err(|error| about(&binary, &error))?;
    let (bytes, text) = shortened(&bytes, &read(&script)?)
        .map_err(|error| format!("{}: {error}", binary.display()))?;
    fs::write(&binary, bytes).map_err(|error| about(&binary, &error))?;
    write(&script, &text)
}

/// A module and its script.
fn shortened(module: &[u8], script: &str) -> std::result::Result<(Vec<u8>, String), Error> {
    let (module, script) = imports::shortened(module, script)?;
    let module = neighbours::gathered(&segments::joined(&module)?)?;
    Ok((module, script::shortened(&script)))
}
