//! A catalogue as the compiler sees it: messages made of parts, everything resolved.

use std::collections::BTreeMap;

/// The text of one Fluent file and the code of its language.
pub(crate) struct Source {
    pub(super) language: String,
    pub(super) text: String,
}

impl Source {
    /// The catalogue `text` of the language with the code `language`.
    pub(crate) fn new(language: &str, text: &str) -> Self {
        Self {
            language: language.to_owned(),
            text: text.to_owned(),
        }
    }
}

/// One language's messages by key.
pub(super) struct Catalogue {
    pub(super) language: String,
    pub(super) messages: BTreeMap<String, Vec<Part>>,
}

/// A piece of a message.
#[derive(Clone)]
pub(super) enum Part {
    Text(String),
    Word(String),
    Number(String),
    Select {
        variable: String,
        by: Selector,
        variants: Vec<(Key, Vec<Part>)>,
        default: usize,
    },
}

/// What a selection looks at.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Selector {
    /// Plural forms and exact numbers.
    Number,
    /// Words such as `white` and `black`.
    Word,
}

/// What a variant of a selection answers to.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum Key {
    Exactly(i32),
    Named(String),
}

/// Calls `visit` for every part of a message, inner ones included.
pub(super) fn walk<'a>(parts: &'a [Part], visit: &mut dyn FnMut(&'a Part)) {
    for part in parts {
        visit(part);
        if let Part::Select { variants, .. } = part {
            for (_, inner) in variants {
                walk(inner, visit);
            }
        }
    }
}
