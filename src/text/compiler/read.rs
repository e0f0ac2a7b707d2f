//! Reads a Fluent file into a [`Catalogue`], with terms and message references put in place.

use std::collections::BTreeMap;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser;

use super::catalogue::{Catalogue, Key, Part, Selector, Source};

/// The words that CLDR uses for plural forms.
const PLURAL_FORMS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

pub(super) fn read(source: &Source) -> Result<Catalogue, Vec<String>> {
    let file = format!("{}.ftl", source.language);
    let resource = parser::parse(source.text.as_str()).map_err(|(_, errors)| {
        let line = |at: usize| source.text[..at].matches('\n').count() + 1;
        errors
            .iter()
            .map(|e| format!("{file}:{}: {e}", line(e.pos.start)))
            .collect::<Vec<_>>()
    })?;

    let mut patterns = BTreeMap::new();
    let mut problems = Vec::new();
    for entry in &resource.body {
        let (name, value) = match entry {
            Entry::Message(message) if message.attributes.is_empty() => {
                (message.id.name.to_owned(), message.value.as_ref())
            }
            Entry::Term(term) if term.attributes.is_empty() => {
                (format!("-{}", term.id.name), Some(&term.value))
            }
            Entry::Message(_) | Entry::Term(_) => {
                problems.push(format!("{file}: attributes are not supported"));
                continue;
            }
            _ => continue,
        };
        let Some(value) = value else { continue };
        if patterns.insert(name.clone(), value).is_some() {
            problems.push(format!("{file}: the message `{name}` stands twice"));
        }
    }

    let reader = Reader {
        patterns: &patterns,
    };
    let mut messages = BTreeMap::new();
    for name in patterns.keys().filter(|name| !name.starts_with('-')) {
        match reader.message(name, &mut Vec::new()) {
            Ok(parts) => {
                messages.insert(name.clone(), joined(parts));
            }
            Err(problem) => problems.push(format!("{file}: the message `{name}` {problem}")),
        }
    }
    if problems.is_empty() {
        Ok(Catalogue {
            language: source.language.clone(),
            messages,
        })
    } else {
        Err(problems)
    }
}

struct Reader<'a> {
    patterns: &'a BTreeMap<String, &'a Pattern<&'a str>>,
}

impl Reader<'_> {
    fn message(&self, name: &str, inside: &mut Vec<String>) -> Result<Vec<Part>, String> {
        if inside.iter().any(|outer| outer == name) {
            return Err("refers to itself".to_owned());
        }
        let pattern = self
            .patterns
            .get(name)
            .ok_or_else(|| format!("refers to `{name}`, which does not exist"))?;
        inside.push(name.to_owned());
        let parts = self.pattern(pattern, inside);
        inside.pop();
        parts
    }

    fn pattern(
        &self,
        pattern: &Pattern<&str>,
        inside: &mut Vec<String>,
    ) -> Result<Vec<Part>, String> {
        let mut parts = Vec::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => {
                    parts.push(Part::Text((*value).to_owned()));
                }
                PatternElement::Placeable { expression } => {
                    parts.extend(self.expression(expression, inside)?);
                }
            }
        }
        Ok(parts)
    }

    fn expression(
        &self,
        expression: &Expression<&str>,
        inside: &mut Vec<String>,
    ) -> Result<Vec<Part>, String> {
        match expression {
            Expression::Inline(inline) => self.inline(inline, inside),
            Expression::Select {
                selector: InlineExpression::VariableReference { id },
                variants,
            } => Ok(vec![self.select(id.name, variants, inside)?]),
            Expression::Select { .. } => {
                Err("selects by something that is not a variable".to_owned())
            }
        }
    }

    fn inline(
        &self,
        inline: &InlineExpression<&str>,
        inside: &mut Vec<String>,
    ) -> Result<Vec<Part>, String> {
        match inline {
            InlineExpression::StringLiteral { value } => {
                let mut text = String::new();
                fluent_syntax::unicode::unescape_unicode(&mut text, value)
                    .map_err(|e| e.to_string())?;
                Ok(vec![Part::Text(text)])
            }
            InlineExpression::NumberLiteral { value } => Ok(vec![Part::Text((*value).to_owned())]),
            InlineExpression::VariableReference { id } => Ok(vec![Part::Word(id.name.to_owned())]),
            InlineExpression::TermReference {
                id,
                attribute: None,
                arguments: None,
            } => self.message(&format!("-{}", id.name), inside),
            InlineExpression::MessageReference {
                id,
                attribute: None,
            } => self.message(id.name, inside),
            InlineExpression::Placeable { expression } => self.expression(expression, inside),
            InlineExpression::FunctionReference { id, arguments } => {
                match arguments.positional.as_slice() {
                    [InlineExpression::VariableReference { id: variable }]
                        if id.name == "NUMBER" && arguments.named.is_empty() =>
                    {
                        Ok(vec![Part::Number(variable.name.to_owned())])
                    }
                    _ => Err(format!(
                        "calls `{}`; only NUMBER($variable) is supported",
                        id.name
                    )),
                }
            }
            InlineExpression::TermReference { .. } | InlineExpression::MessageReference { .. } => {
                Err("uses an attribute or a term with arguments, which is not supported".to_owned())
            }
        }
    }

    fn select(
        &self,
        variable: &str,
        variants: &[Variant<&str>],
        inside: &mut Vec<String>,
    ) -> Result<Part, String> {
        let mut read = Vec::new();
        for variant in variants {
            let key = match variant.key {
                VariantKey::Identifier { name } => Key::Named(name.to_owned()),
                VariantKey::NumberLiteral { value } => Key::Exactly(
                    value
                        .parse()
                        .map_err(|_| format!("selects by `{value}`, not a whole number"))?,
                ),
            };
            read.push((key, joined(self.pattern(&variant.value, inside)?)));
        }
        let numeric = |(key, _): &(Key, Vec<Part>)| match key {
            Key::Exactly(_) => true,
            Key::Named(name) => PLURAL_FORMS.contains(&name.as_str()),
        };
        let by = if read.iter().all(numeric) {
            Selector::Number
        } else if read.iter().any(numeric) {
            return Err(format!(
                "mixes numbers and words in the selection by `${variable}`"
            ));
        } else {
            Selector::Word
        };
        let default = variants
            .iter()
            .position(|variant| variant.default)
            .unwrap_or(0);
        Ok(Part::Select {
            variable: variable.to_owned(),
            by,
            variants: read,
            default,
        })
    }
}

/// Joins neighbouring texts, so that a message without variables is one text.
fn joined(parts: Vec<Part>) -> Vec<Part> {
    let mut joined: Vec<Part> = Vec::new();
    for part in parts {
        match (joined.last_mut(), part) {
            (Some(Part::Text(before)), Part::Text(text)) => before.push_str(&text),
            (_, part) => joined.push(part),
        }
    }
    joined
}
