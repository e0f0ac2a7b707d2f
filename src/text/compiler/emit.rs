//! Writes the Rust source of the catalogues: the languages, the word enums, a method a message.

use std::fmt::Write as _;

use super::catalogue::{Catalogue, Key, Part, Selector};
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
        let returned = if fixed { "&'static str" } else { "String" };
        let _ = writeln!(
            code,
            "    /// The message `{name}`.\n    pub fn {}(self{parameters}) -> {returned} {{",
            snake(name)
        );
        if fixed {
            code.push_str("        match self {\n");
            for catalogue in catalogues {
                let _ = writeln!(
                    code,
                    "            Self::{} => {},",
                    pascal(&catalogue.language),
                    fixed_value(&catalogue.messages[name], &catalogue.language)
                );
            }
            code.push_str("        }\n");
        } else {
            code.push_str("        let mut out = String::new();\n        match self {\n");
            for catalogue in catalogues {
                let _ = writeln!(
                    code,
                    "            Self::{} => {{",
                    pascal(&catalogue.language)
                );
                pushes(
                    &mut code,
                    &catalogue.messages[name],
                    &catalogue.language,
                    arguments,
                );
                code.push_str("            }\n");
            }
            code.push_str("        }\n        out\n");
        }
        code.push_str("    }\n\n");
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

fn fixed_value(parts: &[Part], language: &str) -> String {
    match parts {
        [Part::Text(text)] => format!("{text:?}"),
        [select @ Part::Select { .. }] => {
            choice(select, language, &|inner| fixed_value(inner, language))
        }
        _ => "\"\"".to_owned(),
    }
}

fn pushes(
    code: &mut String,
    parts: &[Part],
    language: &str,
    arguments: &std::collections::BTreeMap<String, Type>,
) {
    for part in parts {
        let line = match part {
            Part::Text(text) => format!("push(&mut out, {text:?});"),
            Part::Word(variable) | Part::Number(variable) => match arguments[variable] {
                Type::Number => format!("push_number(&mut out, {});", snake(variable)),
                Type::Text | Type::Word => format!("push(&mut out, {});", snake(variable)),
            },
            Part::Select { .. } => choice(part, language, &|inner| {
                let mut block = String::from("{ ");
                pushes(&mut block, inner, language, arguments);
                block.push('}');
                block
            }),
        };
        let _ = writeln!(code, "                {line}");
    }
}

/// The `match` of a selection, each variant written by `value`.
fn choice(select: &Part, language: &str, value: &dyn Fn(&[Part]) -> String) -> String {
    let Part::Select {
        variable,
        by,
        variants,
        default,
    } = select
    else {
        return String::new();
    };
    let name = snake(variable);
    let default_value = value(&variants[*default].1);
    let arms = |pattern: &dyn Fn(&Key) -> Option<String>| {
        let others = variants
            .iter()
            .enumerate()
            .filter(|(index, _)| index != default);
        let arms = others.filter_map(|(_, (key, inner))| {
            Some(format!("{} => {}, ", pattern(key)?, value(inner)))
        });
        arms.collect::<String>()
    };
    match by {
        Selector::Word => {
            let arms = arms(&|key| match key {
                Key::Named(word) => Some(format!("{}::{}", pascal(variable), pascal(word))),
                Key::Exactly(_) => None,
            });
            format!("match {name} {{ {arms}_ => {default_value} }}")
        }
        Selector::Number => {
            let exact = arms(&|key| match key {
                Key::Exactly(number) => Some(number.to_string()),
                Key::Named(_) => None,
            });
            let forms = arms(&|key| match key {
                Key::Named(form) => Some(format!("plural::Plural::{}", pascal(form))),
                Key::Exactly(_) => None,
            });
            let by_form =
                format!("match plural::{language}({name}) {{ {forms}_ => {default_value} }}");
            if exact.is_empty() {
                by_form
            } else {
                format!("match {name} {{ {exact}_ => {by_form} }}")
            }
        }
    }
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
