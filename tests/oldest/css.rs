//! What a style sheet uses: at-rules, media features, pseudo-classes, properties, functions, units.

use super::table::Use;

/// Everything that a style sheet uses, but for what stands under an `@supports` that asks for it.
pub(crate) fn uses(sheet: &str) -> Vec<Use> {
    let mut found = Vec::new();
    let plain = without_comments(sheet);
    block(&mut plain.as_str(), &mut found, &[]);
    found
}

/// Reads rules and declarations up to the end of the block, or of the sheet. `asked` is what the
/// `@supports` around them ask for.
fn block(rest: &mut &str, found: &mut Vec<Use>, asked: &[Use]) {
    let mut declared: Vec<(String, String)> = Vec::new();
    loop {
        let end = end_of_part(rest);
        let (part, sign) = (rest[..end].trim(), rest[end..].chars().next());
        *rest = rest.get(end + 1..).unwrap_or_default();
        if sign == Some('{') {
            rule(part, rest, found, asked);
        } else if let Some((name, value)) = part.split_once(':') {
            declared.push((name.trim().to_owned(), value.to_owned()));
        } else if let Some(name) = part.strip_prefix('@') {
            found.push(Use::new("at-rule", word(name)));
        }
        if sign.is_none_or(|sign| sign == '}') {
            break;
        }
    }
    let names: Vec<String> = declared.iter().map(|(name, _)| name.clone()).collect();
    for (place, (name, value)) in declared.iter().enumerate() {
        let mut used = Vec::new();
        if !name.starts_with("--") {
            used.push(Use::new("property", name));
        }
        value_uses(value, &mut used);
        // What is read aloud instead of the content; an older browser needs one without.
        let again = names[..place].contains(name);
        if name == "content" && value.contains('/') && !again {
            used.push(Use::new("value", "content/"));
        }
        used.retain(|one| !asked.iter().any(|other| other.name == one.name));
        for one in &mut used {
            one.beside.clone_from(&names);
        }
        found.extend(used);
    }
}

/// Reads a rule with a block of its own.
fn rule(prelude: &str, rest: &mut &str, found: &mut Vec<Use>, asked: &[Use]) {
    let Some(at) = prelude.strip_prefix('@') else {
        pseudo_uses(prelude, found);
        return block(rest, found, asked);
    };
    let name = word(at);
    found.push(Use::new("at-rule", name));
    let condition = &at[name.len()..];
    let mut asked = asked.to_vec();
    match name {
        "media" => media_uses(condition, found),
        "supports" => value_uses(condition, &mut asked),
        _ => {}
    }
    block(rest, found, &asked);
}

fn media_uses(condition: &str, found: &mut Vec<Use>) {
    if condition.contains(['<', '>', '=']) {
        found.push(Use::new("media", "range"));
    }
    for part in condition.split('(').skip(1) {
        found.push(Use::new("media", word(part.trim_start())));
    }
}

fn pseudo_uses(selector: &str, found: &mut Vec<Use>) {
    let plain = without_strings(selector);
    for part in plain.split(':').skip(1).filter(|part| !part.is_empty()) {
        found.push(Use::new("pseudo", word(part)));
    }
}

fn value_uses(value: &str, found: &mut Vec<Use>) {
    let plain = without_strings(value);
    let bytes = plain.as_bytes();
    let mut at = 0;
    while let Some(&sign) = bytes.get(at) {
        let name = word(&plain[at..]);
        if sign == b'#' {
            at += 1 + word(&plain[at + 1..]).len();
        } else if sign.is_ascii_digit() {
            let digits = plain[at..]
                .find(|sign: char| !sign.is_ascii_digit() && sign != '.')
                .unwrap_or(plain.len() - at);
            at += digits;
            let unit = word(&plain[at..]);
            if !unit.is_empty() {
                found.push(Use::new("unit", unit));
            }
            at += unit.len();
        } else if name.is_empty() {
            at += 1;
        } else {
            at += name.len();
            if bytes.get(at) == Some(&b'(') {
                found.push(Use::new("function", name));
            }
        }
    }
}

/// The name at the start of a text.
fn word(text: &str) -> &str {
    let ends = |sign: char| !(sign.is_ascii_alphanumeric() || sign == '-' || sign == '_');
    &text[..text.find(ends).unwrap_or(text.len())]
}

/// Where the next `{`, `}` or `;` is that stands in no string and no parentheses.
fn end_of_part(text: &str) -> usize {
    let (mut depth, mut quote) = (0, None);
    for (at, sign) in text.char_indices() {
        match (quote, sign) {
            (Some(open), _) if open == sign => quote = None,
            (None, '"' | '\'') => quote = Some(sign),
            (None, '(') => depth += 1,
            (None, ')') => depth -= 1,
            (None, '{' | '}' | ';') if depth == 0 => return at,
            _ => {}
        }
    }
    text.len()
}

fn without_strings(text: &str) -> String {
    let outside = text.split(['"', '\'']).step_by(2);
    outside.collect::<Vec<_>>().join("\"\"")
}

fn without_comments(sheet: &str) -> String {
    let mut parts = sheet.split("/*");
    let first = parts.next().unwrap_or_default();
    let later = parts.filter_map(|part| Some(part.split_once("*/")?.1));
    std::iter::once(first).chain(later).collect()
}

#[test]
fn uses_of_a_style_sheet_are_found() {
    let sheet =
        "/* a:b */ @media (width >= 3rem) { a:hover::before, [x=':no'] { color: rgb(1 2 3); } }
        @supports (height: 1dvh) { b { height: 100dvh; width: 2vw } }
        c { content: 'x' / ''; --own: min(1px, #fff); mask: none }";
    let found: Vec<String> = uses(sheet)
        .iter()
        .map(|found| format!("{} {}", found.kind, found.name))
        .collect();
    let expected = [
        "at-rule media",
        "media range",
        "media width",
        "pseudo hover",
        "pseudo before",
        "property color",
        "function rgb",
        "at-rule supports",
        "property height",
        "property width",
        "unit vw",
        "property content",
        "value content/",
        "function min",
        "unit px",
        "property mask",
    ];
    assert_eq!(found, expected);
}
