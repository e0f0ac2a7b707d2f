//! The first screen, as HTML: seen before the module arrives, which takes it over.

use std::fs;
use std::path::Path;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use chesslings::app::first_view;
use chesslings::text::Lang;
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};

use super::{Result, about, read};

/// The script that shows it.
const SCRIPT: &str = "first.js";

/// Where the script wants it.
const PLACE: &str = "\"@SCREENS@\"";

/// Writes the first screen in every language into the script.
pub(super) fn write(page: &Path) -> Result<()> {
    let file = page.join(SCRIPT);
    let script = read(&file)?;
    if !script.contains(PLACE) {
        return Err(format!("{SCRIPT} has no place for {PLACE}"));
    }
    super::write(&file, &script.replace(PLACE, &screens()))
}

fn screens() -> String {
    let screens: Map<String, Value> = Lang::ALL
        .into_iter()
        .map(|lang| {
            let view = first_view(lang);
            let screen = json!({ "title": view.title, "body": view.body.html() });
            (lang.code().to_owned(), screen)
        })
        .collect();
    // In a document the end of an element could be taken for the end of the script.
    Value::from(screens).to_string().replace("</", "<\\/")
}

/// Puts the script into the document itself: to ask for a file would take the time that is to be
/// saved. Of all scripts only this one may stand there.
pub(super) fn put_into(page: &Path, document: &str) -> Result<String> {
    let file = page.join(SCRIPT);
    let script = super::shorten::script(&read(&file)?);
    fs::remove_file(&file).map_err(|error| about(&file, &error))?;
    let digest = STANDARD.encode(Sha256::digest(&script));
    let allowed = format!("script-src 'self' 'sha256-{digest}'");
    let asked_for = format!("<script src=\"{SCRIPT}\"></script>");
    Ok(document
        .replace(&asked_for, &format!("<script>{script}</script>"))
        .replace("script-src 'self'", &allowed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn home_is_there_in_every_language() {
        let screens = screens();
        let read: Value = serde_json::from_str(&screens).unwrap();
        for (code, words) in [
            ("en", "A chess school for children"),
            ("ru", "Шахматная школа для детей"),
        ] {
            let body = read[code]["body"].as_str().unwrap();
            assert!(body.contains(words), "{body}");
        }
        assert_eq!(read["en"]["title"], "Chesslings: learn chess");
        assert!(!screens.contains("</"));
    }
}
