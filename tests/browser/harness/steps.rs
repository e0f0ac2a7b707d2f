//! Steps to take on a page, written as a line of text.

use super::keys::Key;
use super::page::Page;

/// Something a visitor does, or waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Step {
    Tap(String),
    Drag(String, String),
    Press(String),
    Click(String),
    Type(String),
    Go(String),
    Says(String),
    Focus(String),
}

impl Page {
    /// Takes steps such as `tap e2; press ArrowUp; click "Settings"`.
    #[track_caller]
    pub(crate) fn does(&self, steps: &str) {
        for step in parse(steps).unwrap_or_else(|error| panic!("{error}")) {
            step.take(self);
        }
    }
}

impl Step {
    #[track_caller]
    fn take(&self, page: &Page) {
        match self {
            Self::Tap(square) => page.tap(square),
            Self::Drag(from, to) => page.drag(from, to),
            Self::Press(code) => page.press(&Key::code(code)),
            Self::Click(name) => page.click_on(name),
            Self::Type(words) => page.types(words),
            Self::Go(route) => page.goes_to(route),
            Self::Says(words) => page.says(words),
            Self::Focus(square) => page.cell(square).focus(),
        }
    }
}

/// Reads steps separated by semicolons; words with blanks or semicolons stand in double quotes.
fn parse(text: &str) -> Result<Vec<Step>, String> {
    let mut steps = Vec::new();
    let mut words: Vec<String> = Vec::new();
    let mut rest = text.trim_start();
    while let Some(sign) = rest.chars().next() {
        let end = match sign {
            ';' => {
                steps.extend(step(&words)?);
                words.clear();
                1
            }
            '"' => {
                let end = rest[1..].find('"').ok_or("a quote has no end")? + 1;
                words.push(rest[1..end].to_owned());
                end + 1
            }
            _ => {
                let ends = |sign: char| sign.is_whitespace() || sign == ';';
                let end = rest.find(ends).unwrap_or(rest.len());
                words.push(rest[..end].to_owned());
                end
            }
        };
        rest = rest[end..].trim_start();
    }
    steps.extend(step(&words)?);
    Ok(steps)
}

fn step(words: &[String]) -> Result<Option<Step>, String> {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    Ok(Some(match words[..] {
        [] => return Ok(None),
        ["tap", square] => Step::Tap(square.to_owned()),
        ["drag", from, to] => Step::Drag(from.to_owned(), to.to_owned()),
        ["press", code] => Step::Press(code.to_owned()),
        ["click", name] => Step::Click(name.to_owned()),
        ["type", words] => Step::Type(words.to_owned()),
        ["go", route] => Step::Go(route.to_owned()),
        ["says", words] => Step::Says(words.to_owned()),
        ["focus", square] => Step::Focus(square.to_owned()),
        _ => {
            return Err(format!(
                "\"{}\" is no step; there are tap SQUARE, drag SQUARE SQUARE, press CODE, \
                 click NAME, type WORDS, go ROUTE, says WORDS, focus SQUARE",
                words.join(" ")
            ));
        }
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_read_from_text() {
        let read = parse(r#" tap e2;drag a1 h8 ; click "Take back; now";"#);
        let (a1, h8) = ("a1".to_owned(), "h8".to_owned());
        let click = Step::Click("Take back; now".to_owned());
        assert_eq!(
            read,
            Ok(vec![Step::Tap("e2".to_owned()), Step::Drag(a1, h8), click])
        );
        assert_eq!(parse(""), Ok(Vec::new()));
    }

    #[test]
    fn mistakes_are_told() {
        for (text, part) in [
            ("jump e2", "no step"),
            ("tap", "no step"),
            ("click \"Home", "no end"),
        ] {
            assert!(
                parse(text).is_err_and(|error| error.contains(part)),
                "{text}"
            );
        }
    }
}
