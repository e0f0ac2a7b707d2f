//! What Learn says is short, whatever stands in its places: read from the catalogues themselves.

use std::fs;
use std::path::Path;

use chesslings::text::Lang;

/// A sentence may have so many words.
const MOST: usize = 12;

/// All that a message can become. What stands for a name or a number counts as one word.
fn expanded(text: &str) -> Vec<String> {
    let Some((before, rest)) = text.split_once('{') else {
        return vec![text.to_owned()];
    };
    let (inner, after) = closed(rest);
    let middle = match inner.split_once("->") {
        Some((_, cases)) => variants(cases).iter().flat_map(|it| expanded(it)).collect(),
        None => vec!["name".to_owned()],
    };
    let ends = expanded(after);
    let whole = |middle: &String| {
        let begins = [before, middle.trim()].concat();
        let all = ends.iter().map(move |end| [begins.as_str(), end].concat());
        all.collect::<Vec<_>>()
    };
    middle.iter().flat_map(whole).collect()
}

/// What stands before the brace that closes one that was opened, and what behind it.
fn closed(text: &str) -> (&str, &str) {
    let mut open = 1;
    let end = text.char_indices().find(|(_, letter)| {
        match letter {
            '{' => open += 1,
            '}' => open -= 1,
            _ => {}
        }
        open == 0
    });
    let (at, _) = end.expect("a brace is not closed");
    (&text[..at], &text[at + 1..])
}

/// The cases of a choice: each begins a line with its name in brackets.
fn variants(cases: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    let mut depth = 0;
    for line in cases.lines() {
        let begins = line.trim_start().trim_start_matches('*');
        match begins.strip_prefix('[').and_then(|it| it.split_once(']')) {
            Some((_, text)) if depth == 0 => found.push(text.to_owned()),
            _ => {
                if let Some(last) = found.last_mut() {
                    last.push(' ');
                    last.push_str(line);
                }
            }
        }
        depth += line.matches('{').count();
        depth -= line.matches('}').count();
    }
    found
}

fn words(sentence: &str) -> usize {
    let word = |part: &&str| part.chars().any(char::is_alphanumeric);
    sentence.split_whitespace().filter(word).count()
}

#[test]
fn no_sentence_of_learn_has_more_than_twelve_words() {
    for lang in Lang::ALL {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("www/locales");
        let text = fs::read_to_string(path.join(format!("{}.ftl", lang.code()))).unwrap();
        let mut messages: Vec<String> = Vec::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            match messages.last_mut() {
                Some(last) if line.is_empty() || line.starts_with([' ', '}']) => {
                    last.push('\n');
                    last.push_str(line);
                }
                _ => messages.push(line.to_owned()),
            }
        }
        let of_learn = |name: &str| name.starts_with("learn-") || name.starts_with("lesson-");
        let all = messages.iter().filter_map(|it| it.split_once(" ="));
        let mut count = 0;
        for (name, text) in all.filter(|(name, _)| of_learn(name)) {
            count += 1;
            for said in expanded(text) {
                for sentence in said.split_inclusive(['.', '!', '?']) {
                    assert!(words(sentence) <= MOST, "{name}: {sentence}");
                }
            }
        }
        assert!(count > 300, "{count} messages");
    }
}

#[test]
fn a_message_is_taken_apart_with_all_its_choices() {
    let text = "Two { $count ->\n    [one] { $name } word\n   *[other] words\n}, { $end }.";
    let words = ["Two name word, name.", "Two words, name."];
    assert_eq!(expanded(text), words);
}
