//! What arguments each message takes, and whether all languages agree about it.

use std::collections::{BTreeMap, BTreeSet};

use super::super::plural;
use super::catalogue::{Catalogue, Key, Part, Selector, walk};

/// The type of an argument, from how the sentences use it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Type {
    Text,
    Number,
    Word,
}

/// What all catalogues agree about.
pub(super) struct Signatures {
    /// The arguments of each message, alphabetically.
    pub(super) messages: BTreeMap<String, BTreeMap<String, Type>>,
    /// The words that each word variable takes.
    pub(super) words: BTreeMap<String, BTreeSet<String>>,
}

pub(super) fn agree(catalogues: &[Catalogue]) -> Result<Signatures, Vec<String>> {
    let mut problems = Vec::new();
    let mut messages: BTreeMap<String, BTreeMap<String, Type>> = BTreeMap::new();
    let mut words: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for catalogue in catalogues {
        for (name, parts) in &catalogue.messages {
            let arguments = messages.entry(name.clone()).or_default();
            for (variable, kind) in arguments_of(parts) {
                let known = arguments.entry(variable.clone()).or_insert(Type::Text);
                if *known == Type::Text {
                    *known = kind;
                } else if kind != Type::Text && kind != *known {
                    problems.push(format!(
                        "{}: `${variable}` of `{name}` is a number here and a word there",
                        catalogue.language
                    ));
                }
            }
        }
        for (variable, taken) in words_of(catalogue) {
            words.entry(variable).or_default().extend(taken);
        }
    }

    for catalogue in catalogues {
        let language = &catalogue.language;
        for (name, arguments) in &messages {
            let Some(parts) = catalogue.messages.get(name) else {
                problems.push(format!("{language}: the message `{name}` is missing"));
                continue;
            };
            let used = arguments_of(parts);
            for variable in arguments
                .keys()
                .filter(|variable| !used.contains_key(*variable))
            {
                problems.push(format!(
                    "{language}: the message `{name}` does not use `${variable}`"
                ));
            }
        }
        let taken = words_of(catalogue);
        for (variable, all) in &words {
            for word in all
                .iter()
                .filter(|word| !taken.get(variable).is_some_and(|own| own.contains(*word)))
            {
                problems.push(format!(
                    "{language}: `${variable}` never takes the word `{word}`, another language does"
                ));
            }
        }
        problems.extend(forms_the_language_lacks(catalogue));
    }
    if problems.is_empty() {
        Ok(Signatures { messages, words })
    } else {
        Err(problems)
    }
}

fn arguments_of(parts: &[Part]) -> BTreeMap<String, Type> {
    let mut arguments = BTreeMap::new();
    walk(parts, &mut |part| {
        let (variable, kind) = match part {
            Part::Text(_) => return,
            Part::Word(variable) => (variable, Type::Text),
            Part::Number(variable)
            | Part::Select {
                variable,
                by: Selector::Number,
                ..
            } => (variable, Type::Number),
            Part::Select {
                variable,
                by: Selector::Word,
                ..
            } => (variable, Type::Word),
        };
        let known = arguments.entry(variable.clone()).or_insert(kind);
        if *known == Type::Text {
            *known = kind;
        }
    });
    arguments
}

fn words_of(catalogue: &Catalogue) -> BTreeMap<String, BTreeSet<String>> {
    let mut words: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for parts in catalogue.messages.values() {
        walk(parts, &mut |part| {
            if let Part::Select {
                variable,
                by: Selector::Word,
                variants,
                ..
            } = part
            {
                words
                    .entry(variable.clone())
                    .or_default()
                    .extend(variants.iter().filter_map(|(key, _)| named(key)));
            }
        });
    }
    words
}

fn named(key: &Key) -> Option<String> {
    match key {
        Key::Named(name) => Some(name.clone()),
        Key::Exactly(_) => None,
    }
}

/// The plural forms of a language, as its rule gives them.
fn forms_of(language: &str) -> BTreeSet<&'static str> {
    let rule: fn(i32) -> plural::Plural = match language {
        "en" => plural::en,
        "ru" => plural::ru,
        _ => return BTreeSet::new(),
    };
    // After two hundred everything comes again.
    (0..200).map(|number| rule(number).name()).collect()
}

fn forms_the_language_lacks(catalogue: &Catalogue) -> Vec<String> {
    let mut problems = Vec::new();
    let forms = forms_of(&catalogue.language);
    for (name, parts) in &catalogue.messages {
        walk(parts, &mut |part| {
            let Part::Select {
                by: Selector::Number,
                variants,
                ..
            } = part
            else {
                return;
            };
            for form in variants.iter().filter_map(|(key, _)| named(key)) {
                if !forms.contains(form.as_str()) {
                    problems.push(format!(
                        "{}: `{form}` in `{name}` is no plural form of this language",
                        catalogue.language
                    ));
                }
            }
        });
    }
    problems
}
