//! Writes the Rust source of the catalogues: the languages, the word enums, a method a message.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use super::super::signs::{
    ANY, ARGUMENT, CHOICE, END, NEXT, NEXT_LANGUAGE, exactly, form_letter, word_letter,
};
use super::catalogue::{Catalogue, Key, Part};
use super::signature::{Signatures, Type};

pub(super) fn emit(catalogues: &[Catalogue], signatures: &Signatures) -> String {
    let mut code = String::new();
    languages(&mut code, catalogues);
    for (variable, words) in &signatures.words {
        let variants: Vec<_> = words
            .iter()
            .map(|w| format!("    /// `{w}`\n    {},\n", pascal(w)))
            .collect();
        let variants = variants.concat();
        let _ = writeln!(
            code,
            "/// What `${variable}` may be in a sentence.\n#[derive(Clone, Copy, Debug, PartialEq, Eq)]\npub enum {} {{\n{variants}}}\n",
            pascal(variable)
        );
    }
    code.push_str("impl Lang {\n");
    for (name, arguments) in &signatures.messages {
        let parameters: Vec<_> = arguments
            .iter()
            .map(|(variable, kind)| format!(", {}: {}", snake(variable), type_of(variable, *kind)))
            .collect();
        let parameters = parameters.concat();
        let fixed = catalogues
            .iter()
            .all(|catalogue| is_fixed(&catalogue.messages[name]));
        let (returned, method) = if fixed {
            ("&'static str", "pick")
        } else {
            ("String", "fill")
        };
        let values: Vec<_> = arguments
            .iter()
            .map(|(variable, kind)| value(variable, *kind))
            .collect();
        let templates: Vec<_> = catalogues
            .iter()
            .map(|catalogue| template(&catalogue.messages[name], arguments, &signatures.words))
            .collect();
        let _ = writeln!(
            code,
            "    /// The message `{name}`.\n    pub fn {}(self{parameters}) -> {returned} {{\n        \
             self.{method}({:?}, &[{}])\n    }}\n",
            snake(name),
            templates.join(NEXT_LANGUAGE),
            values.join(", "),
        );
    }
    code.push_str("}\n");
    code
}

fn languages(code: &mut String, catalogues: &[Catalogue]) {
    let list = |line: &dyn Fn(&str) -> String| {
        catalogues
            .iter()
            .map(|c| line(&c.language))
            .collect::<String>()
    };
    let _ = write!(
        code,
        "/// A language that Chesslings speaks.\n#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]\npub enum Lang {{\n{}}}\n\n\
         impl Lang {{\n    /// All languages.\n    pub const ALL: [Self; {}] = [{}];\n\n\
         /// The two-letter code of the language.\n    pub const fn code(self) -> &'static str {{\n        match self {{\n{}        }}\n    }}\n}}\n\n",
        list(&|l| format!("    /// The catalogue `{l}.ftl`.\n    {},\n", pascal(l))),
        catalogues.len(),
        list(&|l| format!("Self::{}, ", pascal(l))),
        list(&|l| format!("            Self::{} => {l:?},\n", pascal(l))),
    );
    let _ = write!(
        code,
        "impl Lang {{\n    pub(super) fn plural(self, number: i32) -> Plural {{\n        match self {{\n{}        }}\n    }}\n}}\n\n",
        list(&|l| format!("            Self::{} => plural::{l}(number),\n", pascal(l))),
    );
}

fn type_of(variable: &str, kind: Type) -> String {
    match kind {
        Type::Text => "&str".to_owned(),
        Type::Number => "i32".to_owned(),
        Type::Word => pascal(variable),
    }
}

/// Whether a message needs no memory: nothing but texts and selections among texts.
fn is_fixed(parts: &[Part]) -> bool {
    match parts {
        [] | [Part::Text(_)] => true,
        [Part::Select { variants, .. }] => variants.iter().all(|(_, inner)| is_fixed(inner)),
        _ => false,
    }
}

/// An argument as the template takes it.
fn value(variable: &str, kind: Type) -> String {
    let name = snake(variable);
    match kind {
        Type::Text => format!("Value::Text({name})"),
        Type::Number => format!("Value::Number({name})"),
        Type::Word => format!("Value::Word({name} as u8)"),
    }
}

/// A message in the form that `text::template` reads and describes.
fn template(
    parts: &[Part],
    arguments: &BTreeMap<String, Type>,
    words: &BTreeMap<String, BTreeSet<String>>,
) -> String {
    let mut text = String::new();
    for part in parts {
        match part {
            Part::Text(plain) => text.push_str(plain),
            Part::Word(variable) | Part::Number(variable) => {
                text.push(ARGUMENT);
                text.push(place(variable, arguments));
            }
            Part::Select {
                variable,
                variants,
                default,
                ..
            } => {
                text.push(CHOICE);
                text.push(place(variable, arguments));
                for (key, inner) in in_order(variants, *default) {
                    text.push(key.map_or(ANY, |key| letter(key, variable, words)));
                    text.push_str(&template(inner, arguments, words));
                    text.push(NEXT);
                }
                text.pop();
                text.push(END);
            }
        }
    }
    text
}

/// Exact numbers first, the default last and without a key: the first that fits is taken.
fn in_order(
    variants: &[(Key, Vec<Part>)],
    default: usize,
) -> impl Iterator<Item = (Option<&Key>, &[Part])> {
    let others = || {
        let others = variants.iter().enumerate();
        others.filter(move |(index, _)| *index != default)
    };
    let is_exact = |key: &Key| matches!(key, Key::Exactly(_));
    let exact = others().filter(move |(_, (key, _))| is_exact(key));
    let named = others().filter(move |(_, (key, _))| !is_exact(key));
    let keyed = exact.chain(named);
    keyed
        .map(|(_, (key, inner))| (Some(key), inner.as_slice()))
        .chain([(None, variants[default].1.as_slice())])
}

/// The letter that stands for the key of a variant.
fn letter(key: &Key, variable: &str, words: &BTreeMap<String, BTreeSet<String>>) -> char {
    match key {
        Key::Exactly(number) => exactly(*number),
        Key::Named(name) => {
            let known = words.get(variable);
            let word = known.and_then(|known| known.iter().position(|word| word == name));
            match word {
                Some(index) => word_letter(index as u8),
                None => form_letter(name),
            }
        }
    }
}

/// The letter that stands for an argument: its place in the alphabetical order.
fn place(variable: &str, arguments: &BTreeMap<String, Type>) -> char {
    let index = arguments.keys().position(|known| known == variable);
    char::from(b'0' + index.unwrap_or_default() as u8)
}

fn snake(name: &str) -> String {
    name.replace('-', "_")
}

pub(super) fn pascal(name: &str) -> String {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    name.split(['-', '_'])
        .filter(|word| !word.is_empty())
        .map(capital)
        .collect()
}
