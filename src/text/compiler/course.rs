//! The course's own sentences: plain texts that are looked up by name, since exercises are data.

use std::collections::BTreeMap;

use super::catalogue::{Catalogue, Part};

/// A text whose pairs of numbers and castlings stay in one line: (1, 0), O-O-O.
fn unbroken(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut inside = false;
    for letter in text.chars() {
        inside = letter == '(' || inside && letter != ')';
        if letter == ' ' && inside {
            kept.push('\u{a0}');
        } else {
            kept.push(letter);
        }
    }
    kept.replace("O-", "O-\u{2060}").replace("0-", "0-\u{2060}")
}

/// The sentences of each language by name, or everything that is wrong with them.
pub(super) fn plain(
    catalogues: &[Catalogue],
) -> Result<Vec<BTreeMap<String, String>>, Vec<String>> {
    let mut problems = Vec::new();
    let mut all = Vec::new();
    for catalogue in catalogues {
        let language = &catalogue.language;
        let mut texts = BTreeMap::new();
        for (name, parts) in &catalogue.messages {
            match parts.as_slice() {
                [Part::Text(text)] => {
                    texts.insert(name.clone(), unbroken(text));
                }
                _ => problems.push(format!("course/{language}: `{name}` is not plain text")),
            }
        }
        all.push(texts);
    }
    for (catalogue, texts) in catalogues.iter().zip(&all) {
        let names = all.iter().flat_map(BTreeMap::keys);
        let missing = names.filter(|name| !texts.contains_key(*name));
        let language = &catalogue.language;
        problems.extend(
            missing.map(|name| format!("course/{language}: the message `{name}` is missing")),
        );
    }
    if problems.is_empty() {
        Ok(all)
    } else {
        Err(problems)
    }
}
