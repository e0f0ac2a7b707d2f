//! Takes comments and indents out of scripts and style sheets: readers of the code find them in
//! the source, a visitor needn't download them.
//!
//! Trunk's own minifier can't read the scripts of wasm-bindgen, and it rewrites style sheets in
//! words that older browsers don't know.

use std::path::Path;

use super::{Result, files_in, read, write};

pub(super) fn scripts_and_styles(page: &Path) -> Result<()> {
    for file in files_in(page)? {
        let shorten = match file.extension().and_then(|end| end.to_str()) {
            Some("js") => script,
            Some("css") => style,
            _ => continue,
        };
        write(&file, &shorten(&read(&file)?))?;
    }
    Ok(())
}

/// A script without comments that stand on lines of their own.
pub(super) fn script(text: &str) -> String {
    let mut short = String::new();
    let mut in_comment = false;
    for line in text.lines().map(str::trim) {
        in_comment |= line.starts_with("/*");
        let is_comment = in_comment || line.starts_with("//");
        in_comment &= !line.ends_with("*/");
        if !is_comment && !line.is_empty() {
            short.push_str(line);
            short.push('\n');
        }
    }
    short
}

/// A style sheet without comments and without spaces that mean nothing.
fn style(text: &str) -> String {
    let mut short = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if first == '"' {
            let length = rest[1..].find('"').map_or(rest.len(), |end| end + 2);
            short.push_str(&rest[..length]);
            length
        } else if first.is_whitespace() {
            let length = rest.len() - rest.trim_start().len();
            let after = rest[length..].chars().next();
            let needless = short.ends_with(['{', '}', ';', ',', ' '])
                || short.is_empty()
                || matches!(after, Some('{' | '}' | ',') | None);
            // A space after a colon means nothing in a declaration, and much in a selector; there
            // is none in a selector. Only an empty value must be at least a space: `--a: ;`.
            if !needless && (!short.ends_with(':') || after == Some(';')) {
                short.push(' ');
            }
            length
        } else {
            if first == '}' && short.ends_with(';') {
                short.pop();
            }
            short.push(first);
            first.len_utf8()
        };
        rest = &rest[length..];
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scripts_lose_comments_and_indents() {
        let text = "// Why.\nexport function a() {\n    /** What. */\n    /* More\n     * of it. */\n    return \"// no\";\n}\n";
        assert_eq!(
            script(text),
            "export function a() {\nreturn \"// no\";\n}\n"
        );
    }

    #[test]
    fn style_sheets_keep_what_means_something() {
        for (text, short) in [
            ("/* Why. */\na {\n  color: red;\n}\n", "a{color:red}"),
            ("a {\n  --b: ;\n  --c: ;\n}\n", "a{--b: ;--c: }"),
            (
                "a b > c:hover , d {\n  margin: 0 auto;\n}",
                "a b > c:hover,d{margin:0 auto}",
            ),
            (
                "a::after { content: \"/* x */  y\"; }",
                "a::after{content:\"/* x */  y\"}",
            ),
            (
                "@media (min-width: 10px) {\n a { top: calc(1px + 2px); }\n}",
                "@media (min-width:10px){a{top:calc(1px + 2px)}}",
            ),
        ] {
            assert_eq!(style(text), short);
        }
    }
}
