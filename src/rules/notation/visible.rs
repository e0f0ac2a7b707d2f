//! Texts of any origin, made fit to be shown.

/// The beginning of a text that may be of any length and content, fit to be shown in a sentence.
pub(crate) fn excerpt(text: &str) -> String {
    const LONGEST: usize = 32;
    let text = text.trim();
    let shown = |letter: char| {
        if is_visible(letter) {
            letter
        } else {
            char::REPLACEMENT_CHARACTER
        }
    };
    let mut excerpt: String = text.chars().take(LONGEST).map(shown).collect();
    if text.chars().nth(LONGEST).is_some() {
        excerpt.push('…');
    }
    excerpt
}

/// Whether a letter can be seen: it is no control character, doesn't change the direction of
/// writing, and has a width. Such letters do something to a terminal, or make two names look alike.
pub(crate) fn is_visible(letter: char) -> bool {
    !letter.is_control()
        && !matches!(letter, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}
