//! The course's own sentences: plain texts that are looked up by name, since exercises are data.

use std::collections::BTreeMap;

use super::catalogue::{Catalogue, Part};

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
                    texts.insert(name.clone(), text.clone());
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
