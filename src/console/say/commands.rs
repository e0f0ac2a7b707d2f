//! Lists of commands for help pages.

use unicode_width::UnicodeWidthStr as _;

use crate::console::typed::first_word;

/// A line for each command: its word, its short form, what it does.
pub(in crate::console) fn command_lines<V: Copy>(
    verbs: &[V],
    words: impl Fn(V) -> &'static str,
    does: impl Fn(V) -> &'static str,
) -> Vec<String> {
    let words: Vec<(String, &str)> = verbs
        .iter()
        .map(|&verb| {
            let words = words(verb);
            (
                first_word(words),
                words.split(' ').nth(1).unwrap_or_default(),
            )
        })
        .collect();
    let widest = |widths: &mut dyn Iterator<Item = usize>| widths.max().unwrap_or_default() + 1;
    let word_room = widest(&mut words.iter().map(|(word, _)| word.width()));
    let short_room = widest(&mut words.iter().map(|(_, short)| short.width()));
    let lines = verbs.iter().zip(words).map(|(&verb, (word, short))| {
        let (word, short) = (padded(&word, word_room), padded(short, short_room));
        format!("{word}{short}{}", does(verb))
    });
    lines.collect()
}

/// A text with spaces behind it, so wide.
pub(in crate::console) fn padded(text: &str, width: usize) -> String {
    let room = width.saturating_sub(text.width());
    format!("{text}{:room$}", "")
}
