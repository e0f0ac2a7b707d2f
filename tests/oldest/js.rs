//! What a script uses: syntax that was not always there, and names of the platform: members, what
//! is made with `new`, and other names that begin with a capital letter.

use super::table::Use;

/// Signs and words that are younger than the rest of the language.
const YOUNG: [&str; 12] = [
    "??=", "||=", "&&=", "**", "?.", "??", "=>", "...", "async", "await", "class", "import",
];

/// Everything that a script uses.
pub(crate) fn uses(script: &str) -> Vec<Use> {
    let mut found = Vec::new();
    let tokens = tokens(script, &mut found);
    let mut defined: Vec<&str> = Vec::new();
    for pair in tokens.windows(2) {
        if matches!(
            pair[0].as_str(),
            "class" | "function" | "const" | "let" | "var"
        ) {
            defined.push(&pair[1]);
        }
    }
    for (place, token) in tokens.iter().enumerate() {
        let before = place
            .checked_sub(1)
            .map_or("", |before| tokens[before].as_str());
        let after = tokens.get(place + 1).map_or("", String::as_str);
        if YOUNG.contains(&token.as_str()) && before != "." {
            found.push(Use::new("syntax", token));
        }
        match (before, token.as_str(), after) {
            ("import", "(", _) => found.push(Use::new("syntax", "import()")),
            (_, "catch", "{") => found.push(Use::new("syntax", "catch-without-name")),
            (_, "static", "{") => found.push(Use::new("syntax", "static-block")),
            (_, "#", _) => found.push(Use::new("syntax", "private-name")),
            ("." | "?." | "new", name, _) if is_name(name) && !defined.contains(&name) => {
                found.push(Use::new("api", name));
            }
            (_, name, _)
                if name.starts_with(|sign: char| sign.is_ascii_uppercase())
                    && after != ":"
                    && !defined.contains(&name) =>
            {
                found.push(Use::new("api", name));
            }
            _ => {}
        }
    }
    found.retain(|one| !(one.kind == "api" && is_generated(&one.name)));
    found
}

/// Names that wasm-bindgen makes, which are no names of the platform.
fn is_generated(name: &str) -> bool {
    const STARTS: [&str; 6] = [
        "__wb",
        "_wbg",
        "__wasm",
        "__destroy",
        "chessposition_",
        "placementsearch_",
    ];
    STARTS.iter().any(|start| name.starts_with(start))
        || name.chars().all(|sign| !sign.is_ascii_lowercase()) && name.contains('_')
}

fn is_name(token: &str) -> bool {
    token.starts_with(|sign: char| sign.is_ascii_alphabetic() || sign == '_' || sign == '$')
}

/// The names and signs of a script; strings, numbers and comments are left out.
fn tokens(script: &str, found: &mut Vec<Use>) -> Vec<String> {
    let mut tokens: Vec<String> = Vec::new();
    let mut rest = script;
    // The depths of braces at which a template goes on.
    let (mut depth, mut templates) = (0, Vec::new());
    while let Some(sign) = rest.chars().next() {
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if sign == '"' || sign == '\'' {
            tokens.push("\"\"".to_owned());
            1 + end_of_text(&rest[1..], |text| text.starts_with(sign)) + 1
        } else if sign == '`' || (sign == '}' && templates.last() == Some(&depth)) {
            if sign == '}' {
                templates.pop();
            }
            let end = 1 + end_of_text(&rest[1..], |text| {
                text.starts_with('`') || text.starts_with("${")
            });
            if rest[end..].starts_with("${") {
                templates.push(depth);
                end + 2
            } else {
                tokens.push("\"\"".to_owned());
                end + 1
            }
        } else if sign == '/' && begins_regex(tokens.last()) {
            let end = 1 + end_of_text(&rest[1..], |text| text.starts_with('/'));
            if rest[..end].contains("(?<") {
                found.push(Use::new("syntax", "regex-lookbehind"));
            }
            tokens.push("//".to_owned());
            end + 1
        } else if sign.is_ascii_digit() {
            let ends = |sign: char| !(sign.is_ascii_alphanumeric() || sign == '.' || sign == '_');
            let number = &rest[..rest.find(ends).unwrap_or(rest.len())];
            if number.contains('_') {
                found.push(Use::new("syntax", "number-separator"));
            }
            if number.ends_with('n') {
                found.push(Use::new("syntax", "big-integer"));
            }
            tokens.push("0".to_owned());
            number.len()
        } else if is_name(rest) {
            let ends = |sign: char| !(sign.is_ascii_alphanumeric() || sign == '_' || sign == '$');
            let name = &rest[..rest.find(ends).unwrap_or(rest.len())];
            tokens.push(name.to_owned());
            name.len()
        } else if sign.is_whitespace() {
            sign.len_utf8()
        } else {
            match sign {
                '{' => depth += 1,
                '}' => depth -= 1,
                _ => {}
            }
            let young = YOUNG.iter().find(|young| rest.starts_with(**young));
            let sign = young.map_or(sign.to_string(), |young| (*young).to_owned());
            tokens.push(sign.clone());
            sign.len()
        };
        rest = rest.get(length..).unwrap_or_default();
    }
    tokens
}

/// Where a text ends that may hold escaped signs.
fn end_of_text(text: &str, ends: impl Fn(&str) -> bool) -> usize {
    let mut escaped = false;
    for (at, sign) in text.char_indices() {
        if escaped {
            escaped = false;
        } else if ends(&text[at..]) {
            return at;
        } else {
            escaped = sign == '\\';
        }
    }
    text.len()
}

/// Whether a slash after this token begins a regular expression rather than a division.
fn begins_regex(before: Option<&String>) -> bool {
    before.is_none_or(|token| {
        [
            "(", ",", "=", ":", "[", "!", "&", "|", "?", "{", "}", ";", "return", "=>",
        ]
        .contains(&token.as_str())
    })
}

#[test]
fn uses_of_a_script_are_found() {
    let script = "const { x } = await a.b?.c ?? `t${new URL(d.e)}f.g`; // h.i
        'j.k'; n = 1_000; /l.m/; class Own {} Own.made(Map, 10n); try {} catch {}";
    let found: Vec<String> = uses(script)
        .iter()
        .map(|found| format!("{} {}", found.kind, found.name))
        .collect();
    let expected = [
        "syntax number-separator",
        "syntax big-integer",
        "syntax await",
        "api b",
        "syntax ?.",
        "api c",
        "syntax ??",
        "api URL",
        "api e",
        "syntax class",
        "api made",
        "api Map",
        "syntax catch-without-name",
    ];
    assert_eq!(found, expected);
}
