//! Shortens the script that wasm-bindgen writes beside a module: its own functions get short names,
//! and those that resemble each other stand side by side, as in the module.

use std::collections::HashMap;

/// Before the functions that a module imports, and behind them.
const BEFORE: &str = "__proto__: null,\n";
const BEHIND: &str = "\n};\nreturn {";
/// A variable that nearly every function sets.
const LENGTH: &str = "WASM_VECTOR_LEN";
/// How arguments are named, with a number behind it.
const ARGUMENT: &str = "arg";

/// The same script, shorter.
pub(super) fn shortened(script: &str) -> String {
    renamed(&gathered(script).unwrap_or_else(|| script.to_owned()))
}

/// The imported functions in the order of what they do; `None` if there are none.
fn gathered(script: &str) -> Option<String> {
    let (before, rest) = script.split_once(BEFORE)?;
    let (functions, behind) = rest.split_once(BEHIND)?;
    let mut entries: Vec<String> = Vec::new();
    for line in functions.lines() {
        match entries.last_mut() {
            Some(entry) if !line.contains(": function(") => {
                entry.push('\n');
                entry.push_str(line);
            }
            _ => entries.push(line.to_owned()),
        }
    }
    // What a function does stands behind its name.
    entries.sort_by_key(|entry| entry.split_once(':').map(|(_, does)| does.to_owned()));
    let all: Vec<_> = entries
        .iter()
        .map(|entry| format!("{},", entry.trim_end_matches(',')))
        .collect();
    Some([before, BEFORE, &all.join("\n"), BEHIND, behind].concat())
}

/// Functions that only this script names, by short names.
fn renamed(script: &str) -> String {
    let exported: String = script
        .lines()
        .filter(|line| line.starts_with("export"))
        .collect();
    let declared = script
        .lines()
        .filter_map(|line| line.strip_prefix("function ")?.split('(').next());
    let own = declared
        .chain([LENGTH])
        .filter(|name| !exported.contains(name));
    let short: HashMap<&str, String> = own
        .enumerate()
        .map(|(number, name)| (name, format!("${}", letters(number))))
        .collect();
    let is_letter = |letter: char| letter.is_ascii_alphanumeric() || "_$".contains(letter);
    let mut text = String::new();
    let mut rest = script;
    while let Some(first) = rest.chars().next() {
        let is_word = is_letter(first);
        let end = rest.find(|letter| is_letter(letter) != is_word);
        let (part, behind) = rest.split_at(end.unwrap_or(rest.len()));
        // The same word behind a dot is something else's.
        let name = short.get(part).filter(|_| !text.ends_with('.'));
        let argument = part.strip_prefix(ARGUMENT).filter(|k| is_number(k));
        match (name, argument) {
            (Some(name), _) => text.push_str(name),
            (None, Some(number)) => text.extend(["_", number]),
            (None, None) => text.push_str(part),
        }
        rest = behind;
    }
    text
}

/// A number in letters, as columns of a table are counted.
fn letters(number: usize) -> String {
    let letter = char::from(b'a' + (number % 26) as u8);
    let more = number / 26;
    let before = more.checked_sub(1).map(letters).unwrap_or_default();
    format!("{before}{letter}")
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|sign| sign.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCRIPT: &str = "export function start() {\nreturn getObject(1);\n}\n\
        const import0 = {\n__proto__: null,\n\
        i0: function(arg0) {\ngetObject(arg0).fill();\n},\n\
        i1: function(arg0) {\nreturn WASM_VECTOR_LEN;\n},\n\
        i2: function(arg0) {\ngetObject(arg0).close();\n}\n\
        };\nreturn {\n};\nfunction getObject(k) { return heap.getObject[k]; }\n\
        function init() {}\nlet WASM_VECTOR_LEN = 0;\nexport { init as default };\n";

    #[test]
    fn functions_that_do_alike_stand_side_by_side() {
        let text = gathered(SCRIPT).unwrap();
        let names: Vec<_> = text
            .lines()
            .filter_map(|line| line.strip_suffix(": function(arg0) {"))
            .collect();
        assert_eq!(names, ["i2", "i0", "i1"]);
        assert_eq!(gathered("function a() {}\n"), None);
    }

    #[test]
    fn own_functions_have_short_names_and_others_keep_theirs() {
        let text = shortened(SCRIPT);
        assert!(
            text.contains("return $a(1);") && text.contains("function $a(k)"),
            "{text}"
        );
        assert!(text.contains("heap.getObject[k]"), "{text}");
        assert!(
            text.contains("function init()")
                && text.contains("let $b = 0;")
                && text.contains("$a(_0).fill()"),
            "{text}"
        );
    }
}
