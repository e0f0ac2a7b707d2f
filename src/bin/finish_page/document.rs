//! The page itself, `index.html`.

use std::fs;
use std::path::Path;

use super::{Result, about, first_screen, read, write};

pub(super) fn finish(page: &Path, is_release: bool) -> Result<()> {
    let file = page.join("index.html");
    let document = without_trunk(&read(&file)?);
    first_screen::write(page)?;
    let document = if is_release {
        first_screen::put_into(page, &without_indents(&with_few_sheets(page, &document)?))?
    } else {
        // All sheets are linked already.
        write(&page.join(LATER_SHEET), "")?;
        // Trunk's own script is inline; it reloads the page when something has been built.
        document
            .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
            .replace("connect-src 'self'", "connect-src 'self' ws:")
    };
    write(&file, &document)
}

/// A visitor needs no indents and no empty lines.
fn without_indents(document: &str) -> String {
    let lines = document.lines().map(str::trim);
    lines
        .filter(|line| !line.is_empty())
        .fold(String::new(), |text, line| text + line + "\n")
}

/// Takes out what trunk leaves of its own links when it injects no script.
fn without_trunk(document: &str) -> String {
    without_links(document, |link| link.contains("data-trunk"))
}

/// The style sheet of the first screen, which is linked.
const FIRST_SHEET: &str = "style.css";
/// That of the other screens, which `boot.js` fetches together with what they say.
const LATER_SHEET: &str = "screens.css";
/// What goes into that one.
const OF_THE_SCREENS: [&str; 21] = [
    "things.css",
    "parts.css",
    "diagram.css",
    "paper.css",
    "board.css",
    "learn.css",
    "diploma.css",
    "exercise.css",
    "exercise-sizes.css",
    "answers.css",
    "finger.css",
    "children.css",
    "explore.css",
    "play.css",
    "table.css",
    "table-sizes.css",
    "table-places.css",
    "cells.css",
    "puzzles.css",
    "laboratory.css",
    "parents.css",
];
/// What has the last word about everything, and stands in both.
const LAST_WORD: &str = "forced.css";

/// Puts all style sheets into two: a visitor asks once, and together they are smaller.
fn with_few_sheets(page: &Path, document: &str) -> Result<String> {
    let sheets = sheets_of(document);
    let (mut first, mut later) = (String::new(), String::new());
    for sheet in &sheets {
        let file = page.join(sheet);
        let text = read(&file)?;
        let is_later = OF_THE_SCREENS.contains(sheet);
        if !is_later {
            first.push_str(&text);
        }
        if is_later || *sheet == LAST_WORD {
            later.push_str(&text);
        }
        fs::remove_file(&file).map_err(|error| about(&file, &error))?;
    }
    write(&page.join(FIRST_SHEET), &first)?;
    write(&page.join(LATER_SHEET), &later)?;
    Ok(linking_one_sheet(document, &sheets))
}

/// The document with one link to a style sheet, where the first was.
fn linking_one_sheet(document: &str, sheets: &[&str]) -> String {
    let Some((first, others)) = sheets.split_first() else {
        return document.to_owned();
    };
    let is_other = |link: &str| sheet_of(link).is_some_and(|sheet| others.contains(&sheet));
    without_links(document, is_other).replacen(first, FIRST_SHEET, 1)
}

fn sheets_of(document: &str) -> Vec<&str> {
    let links = document.split("<link ").skip(1);
    links
        .filter_map(|rest| sheet_of(rest.split('>').next()?))
        .collect()
}

/// The file that a link to a style sheet names.
fn sheet_of(link: &str) -> Option<&str> {
    let named = link.contains("rel=\"stylesheet\"").then_some(link)?;
    let (_, rest) = named.split_once("href=\"")?;
    let (file, _) = rest.split_once('"')?;
    Some(file.trim_start_matches("./"))
}

/// A document without some of its links.
fn without_links(document: &str, is_needless: impl Fn(&str) -> bool) -> String {
    let mut left = String::new();
    let mut rest = document;
    while let Some(start) = rest.find("<link ") {
        let end = rest[start..]
            .find('>')
            .map_or(rest.len(), |end| start + end + 1);
        left.push_str(&rest[..start]);
        let link = &rest[start..end];
        if !is_needless(link) {
            left.push_str(link);
        }
        rest = &rest[end..];
    }
    left + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_for_trunk_are_taken_out_and_others_stay() {
        let document = "<link rel=\"icon\"><link data-trunk rel=\"rust\">\n<p>Hi</p>";
        assert_eq!(without_trunk(document), "<link rel=\"icon\">\n<p>Hi</p>");
    }

    #[test]
    fn style_sheets_are_known_by_their_links() {
        let document = "<link rel=\"icon\" href=\"a.svg\"><link rel=\"stylesheet\" href=\"./a.css\">\n<link rel=\"stylesheet\" href=\"b.css\"/>";
        assert_eq!(sheets_of(document), ["a.css", "b.css"]);
        let left = linking_one_sheet(document, &sheets_of(document));
        assert_eq!(
            left,
            "<link rel=\"icon\" href=\"a.svg\"><link rel=\"stylesheet\" href=\"./style.css\">\n"
        );
    }
}
