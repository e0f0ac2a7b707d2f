//! The commands of the lessons.

use crate::console::typed::{command, first_word, similar_command};
use crate::text::{Lang, LearnVerb};

/// All commands, in the order of the help page.
pub(super) const VERBS: [LearnVerb; LearnVerb::ALL.len()] = [
    LearnVerb::Hint,
    LearnVerb::Undo,
    LearnVerb::Again,
    LearnVerb::Next,
    LearnVerb::Skip,
    LearnVerb::Back,
    LearnVerb::More,
    LearnVerb::Go,
    LearnVerb::List,
    LearnVerb::Turn,
    LearnVerb::Numbers,
    LearnVerb::Board,
    LearnVerb::Style,
    LearnVerb::Lang,
    LearnVerb::Save,
    LearnVerb::Load,
    LearnVerb::Reset,
    LearnVerb::Help,
    LearnVerb::Quit,
];

/// Reads a line as a command, with what stands behind it.
pub(super) fn verb(line: &str) -> Option<(LearnVerb, &str)> {
    let (verb, rest) = command(line, &VERBS, Lang::console_learn_verb_words)?;
    let takes_more = matches!(
        verb,
        LearnVerb::Go
            | LearnVerb::Turn
            | LearnVerb::Numbers
            | LearnVerb::Lang
            | LearnVerb::Style
            | LearnVerb::Save
            | LearnVerb::Load
    );
    // `q` leaves, but `Q a1` puts a queen on a square.
    (takes_more || rest.is_empty()).then_some((verb, rest))
}

/// The word for a command that sentences use.
pub(super) fn verb_word(verb: LearnVerb, lang: Lang) -> String {
    first_word(lang.console_learn_verb_words(verb))
}

/// The command that a mistyped word may have meant.
pub(super) fn similar(line: &str, lang: Lang) -> Option<String> {
    similar_command(line.trim(), &VERBS, Lang::console_learn_verb_words)
        .map(|verb| verb_word(verb, lang))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::console::typed::yes_or_no;
    use crate::typed::{Reading, readings};

    fn all_words() -> impl Iterator<Item = (LearnVerb, &'static str)> {
        let in_lang = |lang: Lang| {
            let words = move |verb| lang.console_learn_verb_words(verb).split(' ');
            VERBS
                .into_iter()
                .flat_map(move |verb| words(verb).map(move |word| (verb, word)))
        };
        Lang::ALL.into_iter().flat_map(in_lang)
    }

    #[test]
    fn the_help_page_has_every_command() {
        assert!(LearnVerb::ALL.iter().all(|verb| VERBS.contains(verb)));
    }

    #[test]
    fn every_word_is_its_own_command() {
        for (expected, word) in all_words() {
            let word = word.replace('_', " ");
            for typed in [word.clone(), word.to_uppercase()] {
                assert_eq!(verb(&typed), Some((expected, "")), "{typed}");
            }
        }
    }

    #[test]
    fn no_command_could_be_an_answer() {
        for (_, word) in all_words() {
            assert_eq!(yes_or_no(word), None, "{word}");
            let square = |reading: &Reading| !matches!(reading, Reading::PawnTakes { .. });
            assert!(!readings(word).iter().any(square), "{word}");
        }
    }
}
