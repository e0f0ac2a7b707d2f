//! Writes the Rust source of the catalogues: the languages, the word enums, a method a message.
//! The sentences themselves are in the packs; a method only knows its number and its arguments.

use std::fmt::Write as _;

use super::catalogue::{Catalogue, Part};
use super::pack::{self, TERMINAL_ONLY};
use super::signature::{Signatures, Type};

/// The name of a language is needed before its pack is there: it stands in the code.
const NAME: &str = "language-name";

pub(super) fn emit(catalogues: &[Catalogue], signatures: &Signatures) -> String {
    let mut code = String::new();
    languages(&mut code, catalogues);
    for (variable, words) in &signatures.words {
        let variants: Vec<_> = words
            .iter()
            .map(|w| format!("    /// `{w}`\n    {},\n", pascal(w)))
            .collect();
        let variants = variants.concat();
        let all: Vec<_> = words
            .iter()
            .map(|w| format!("Self::{}", pascal(w)))
            .collect();
        let (name, count, all) = (pascal(variable), words.len(), all.join(", "));
        let _ = writeln!(
            code,
            "/// What `${variable}` may be in a sentence.\n#[derive(Clone, Copy, Debug, PartialEq, Eq)]\npub enum {name} {{\n{variants}}}\n\n\
             impl {name} {{\n    /// All of them, by the alphabet.\n    pub const ALL: [Self; {count}] = [{all}];\n}}\n"
        );
    }
    let _ = writeln!(
        code,
        "const FINGERPRINT: &str = {:?};\n",
        pack::fingerprint(signatures)
    );
    code.push_str("impl Lang {\n");
    for (number, name) in pack::order(signatures).into_iter().enumerate() {
        method(&mut code, catalogues, signatures, name, number);
    }
    code.push_str("}\n");
    code
}

fn method(
    code: &mut String,
    catalogues: &[Catalogue],
    signatures: &Signatures,
    name: &str,
    number: usize,
) {
    let arguments = &signatures.messages[name];
    let mut parameters = String::new();
    for (variable, kind) in arguments {
        let _ = write!(
            parameters,
            ", {}: {}",
            snake(variable),
            type_of(variable, *kind)
        );
    }
    let fixed = catalogues
        .iter()
        .all(|catalogue| is_fixed(&catalogue.messages[name]));
    let returned = if fixed { "&'static str" } else { "String" };
    if name.starts_with(TERMINAL_ONLY) {
        code.push_str("    #[cfg(not(target_arch = \"wasm32\"))]\n");
    }
    // Nearly every message is said in one place: as a function of its own it would cost more there.
    let _ = write!(
        code,
        "    /// The message `{name}`.\n    #[inline(always)]\n    pub fn {}(self{parameters}) -> {returned} {{\n        ",
        snake(name)
    );
    let values: Vec<_> = arguments
        .iter()
        .map(|(variable, kind)| value_of(variable, *kind))
        .collect();
    let values = values.join(", ");
    if name == NAME {
        code.push_str("match self {\n");
        for catalogue in catalogues {
            let text = match catalogue.messages[name].as_slice() {
                [Part::Text(text)] => text,
                _ => "",
            };
            let _ = writeln!(
                code,
                "            Self::{} => {text:?},",
                pascal(&catalogue.language)
            );
        }
        code.push_str("        }");
    } else if fixed && arguments.is_empty() {
        let _ = write!(code, "self.plain({number})");
    } else if fixed {
        let _ = write!(code, "self.fixed({number}, &[{values}])");
    } else {
        let _ = write!(code, "self.filled({number}, &[{values}])");
    }
    code.push_str("\n    }\n\n");
}

fn languages(code: &mut String, catalogues: &[Catalogue]) {
    let list = |line: &dyn Fn(&str) -> String| {
        catalogues
            .iter()
            .map(|c| line(&c.language))
            .collect::<String>()
    };
    // Two values from 0 on would be passed about as a bit, and cut down to it at every call.
    let number = |language: &str| {
        let is_first = catalogues.first().is_some_and(|c| c.language == language);
        if is_first { " = 1" } else { "" }
    };
    let _ = write!(
        code,
        "/// A language that Chesslings speaks.\n#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]\npub enum Lang {{\n{}}}\n\n\
         impl Lang {{\n    /// All languages.\n    pub const ALL: [Self; {}] = [{}];\n\n\
         /// The two-letter code of the language.\n    pub const fn code(self) -> &'static str {{\n        match self {{\n{}        }}\n    }}\n\n\
         pub(super) fn plural(self, number: i32) -> plural::Plural {{\n        match self {{\n{}        }}\n    }}\n\n\
         #[cfg(not(target_arch = \"wasm32\"))]\n    const fn packed(self) -> &'static str {{\n        match self {{\n{}        }}\n    }}\n}}\n\n",
        list(&|l| format!(
            "    /// The catalogue `{l}.ftl`.\n    {}{},\n",
            pascal(l),
            number(l)
        )),
        catalogues.len(),
        list(&|l| format!("Self::{}, ", pascal(l))),
        list(&|l| format!("            Self::{} => {l:?},\n", pascal(l))),
        list(&|l| format!("            Self::{} => plural::{l}(number),\n", pascal(l))),
        list(&|l| format!(
            "            Self::{} => include_str!(concat!(env!(\"OUT_DIR\"), \"/{l}.pack\")),\n",
            pascal(l)
        )),
    );
}

fn type_of(variable: &str, kind: Type) -> String {
    match kind {
        Type::Text => "&str".to_owned(),
        Type::Number => "i32".to_owned(),
        Type::Word => pascal(variable),
    }
}

fn value_of(variable: &str, kind: Type) -> String {
    let name = snake(variable);
    match kind {
        Type::Text => format!("Value::Text({name})"),
        Type::Number => format!("Value::Number({name})"),
        Type::Word => format!("Value::Number({name} as i32)"),
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

fn snake(name: &str) -> String {
    name.replace('-', "_")
}

fn pascal(name: &str) -> String {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    name.split(['-', '_'])
        .filter(|word| !word.is_empty())
        .map(capital)
        .collect()
}
