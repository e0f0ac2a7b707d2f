//! Writes the table of the course's own sentences: plain texts that are looked up by name, since
//! exercises are data.

use std::fmt::Write as _;

use super::catalogue::{Catalogue, Part};

/// The keys and, for each language, the texts in the same order, a line each; or everything that
/// is wrong. A table of texts would be larger by its addresses.
pub(super) fn emit(catalogues: &[Catalogue]) -> Result<String, Vec<String>> {
    let mut problems = Vec::new();
    let keys: Vec<_> = match catalogues.first() {
        Some(first) => first.messages.keys().collect(),
        None => Vec::new(),
    };
    let mut code = String::new();
    let names: Vec<_> = keys.iter().map(|key| key.as_str()).collect();
    let _ = writeln!(code, "static KEYS: &str = {:?};\n", names.join("\n"));
    code.push_str("fn texts(lang: Lang) -> &'static str {\n    match lang {\n");
    for catalogue in catalogues {
        let language = &catalogue.language;
        let mut texts = Vec::new();
        for key in &keys {
            match catalogue.messages.get(*key).map(Vec::as_slice) {
                Some([Part::Text(text)]) => texts.push(text.replace('\n', " ")),
                Some(_) => problems.push(format!("course/{language}: `{key}` is not plain text")),
                None => problems.push(format!("course/{language}: the message `{key}` is missing")),
            }
        }
        let unknown = catalogue.messages.keys().filter(|key| !keys.contains(key));
        problems.extend(unknown.map(|key| format!("course: only {language} has `{key}`")));
        let _ = writeln!(
            code,
            "        Lang::{} => {:?},",
            super::emit::pascal(language),
            texts.join("\n")
        );
    }
    code.push_str("    }\n}\n");
    if problems.is_empty() {
        Ok(code)
    } else {
        Err(problems)
    }
}
