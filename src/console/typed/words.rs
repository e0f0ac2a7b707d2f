//! The words a player may type: lists in the catalogues, understood in every language whichever
//! one is spoken, with the keyboard switched or not. `_` joins the words of one command there:
//! `give_up` is `give up`.

use std::sync::LazyLock;

use strsim::osa_distance;

use crate::text::{BoardStyle, Lang, Verb};
use crate::typed::{small_letter, switched};

/// A request to the program: what to do, and with what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::console) struct Request<'a> {
    pub(in crate::console) verb: Verb,
    /// What stands behind the command, trimmed.
    pub(in crate::console) rest: &'a str,
}

/// All commands, in the order of the help page: down the first column, then the second.
pub(in crate::console) const VERBS: [Verb; Verb::ALL.len()] = [
    Verb::Moves,
    Verb::Explain,
    Verb::Castle,
    Verb::Undo,
    Verb::Redo,
    Verb::Draw,
    Verb::Accept,
    Verb::Decline,
    Verb::Resign,
    Verb::New,
    Verb::Swap,
    Verb::Coach,
    Verb::Quit,
    Verb::Board,
    Verb::Flip,
    Verb::AutoFlip,
    Verb::Style,
    Verb::Record,
    Verb::Fen,
    Verb::Pgn,
    Verb::Save,
    Verb::Load,
    Verb::Names,
    Verb::Lang,
    Verb::Help,
];

/// All styles, in the order they are named.
pub(in crate::console) const STYLES: [BoardStyle; BoardStyle::ALL.len()] = [
    BoardStyle::Symbols,
    BoardStyle::Letters,
    BoardStyle::Ascii,
    BoardStyle::Big,
    BoardStyle::Words,
];

/// What can be done when a game is over.
pub(in crate::console) const AFTER_THE_END: [Verb; 4] =
    [Verb::New, Verb::Swap, Verb::Save, Verb::Quit];

/// No command has more words than this.
const MOST_WORDS: usize = 3;

/// Reads a line as a command.
pub(in crate::console) fn request(line: &str) -> Option<Request<'_>> {
    let told = described(line);
    let typed = command(line, &VERBS, Lang::console_verb_words);
    // Our own words for a command may begin with another one: `play again and swap colours`.
    let typed = typed.filter(|&(verb, _)| told.is_none_or(|told| told == verb));
    let (verb, rest) = typed.or(told.map(|verb| (verb, "")))?;
    Some(Request { verb, rest })
}

/// The command that we ourselves describe with these words.
fn described(line: &str) -> Option<Verb> {
    let line = simple(line.trim());
    let told = DESCRIPTIONS.iter().find(|(words, _)| *words == line);
    told.map(|&(_, verb)| verb)
}

/// What help pages and questions call the commands, in every language.
static DESCRIPTIONS: LazyLock<Vec<(String, Verb)>> = LazyLock::new(|| {
    let told = |verb| {
        Lang::ALL.into_iter().flat_map(move |lang| {
            let choice = AFTER_THE_END.contains(&verb);
            let choice = choice.then(|| lang.console_over_choice(verb));
            [Some(lang.console_verb_help(verb)), choice]
        })
    };
    let all = VERBS.into_iter().flat_map(|verb| {
        let words = told(verb).flatten().map(simple);
        words.map(move |words| (words, verb))
    });
    all.collect()
});

/// Reads a line as one of these commands, with what stands behind it.
pub(in crate::console) fn command<'a, V: Copy>(
    line: &'a str,
    verbs: &[V],
    words: impl Fn(Lang, V) -> &'static str,
) -> Option<(V, &'a str)> {
    let known = |word: &str| {
        let mut verbs = verbs.iter().copied();
        verbs.find(|&verb| is_listed(word, |lang| words(lang, verb)))
    };
    let mut beginnings = Vec::new();
    let (mut phrase, mut rest) = (String::new(), line.trim());
    while beginnings.len() < MOST_WORDS && !rest.is_empty() {
        let (word, behind) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        // No command has a digit, and nearly every move has one.
        if word.contains(|letter: char| letter.is_ascii_digit()) {
            break;
        }
        phrase = [phrase.as_str(), word].join(if phrase.is_empty() { "" } else { "_" });
        rest = behind.trim_start();
        beginnings.push((phrase.clone(), rest));
    }
    // The longest command counts: `play again` begins a game.
    let mut beginnings = beginnings.into_iter().rev();
    beginnings.find_map(|(phrase, rest)| Some((meant(&phrase, known)?, rest)))
}

/// The word for a command that sentences use.
pub(in crate::console) fn verb_word(verb: Verb, lang: Lang) -> String {
    first_word(lang.console_verb_words(verb))
}

/// The first of the words in a list of the catalogue.
pub(in crate::console) fn first_word(words: &str) -> String {
    let first = words.split(' ').next().unwrap_or_default();
    first.replace('_', " ")
}

/// The command that a mistyped word may have meant, as `lang` writes it.
pub(in crate::console) fn similar(word: &str, lang: Lang) -> Option<String> {
    similar_command(word, &VERBS, Lang::console_verb_words).map(|verb| verb_word(verb, lang))
}

/// Which of these commands a mistyped word may have meant.
pub(in crate::console) fn similar_command<V: Copy>(
    word: &str,
    verbs: &[V],
    words: impl Fn(Lang, V) -> &'static str,
) -> Option<V> {
    let word = simple(word).replace(' ', "_");
    // One letter is missing, too much, another one, or has changed places with its neighbour.
    let close = |known: &str| known.chars().count() > 3 && osa_distance(&word, &simple(known)) <= 1;
    verbs.iter().copied().find(|&verb| {
        let mut langs = Lang::ALL.into_iter();
        langs.any(|lang| words(lang, verb).split(' ').any(close))
    })
}

/// Reads a line as yes or no.
pub(in crate::console) fn yes_or_no(line: &str) -> Option<bool> {
    meant(line.trim(), |word| {
        if is_listed(word, Lang::console_yes_words) {
            Some(true)
        } else {
            is_listed(word, Lang::console_no_words).then_some(false)
        }
    })
}

/// Reads a word as on or off.
pub(in crate::console) fn on_or_off(word: &str) -> Option<bool> {
    if is_listed(&simple(word), Lang::console_on_words) {
        return Some(true);
    }
    if is_listed(&simple(word), Lang::console_off_words) {
        return Some(false);
    }
    yes_or_no(word)
}

/// Reads a word as a style of the board.
pub(in crate::console) fn style(word: &str) -> Option<BoardStyle> {
    meant(word, |word| {
        STYLES
            .into_iter()
            .find(|&style| is_listed(word, |lang| lang.console_style_word(style)))
    })
}

/// Reads a word exactly as typed first, then with the keyboard switched.
fn meant<T>(word: &str, read: impl Fn(&str) -> Option<T>) -> Option<T> {
    let word = simple(word);
    read(&word).or_else(|| read(&simple(&switched(&word))))
}

fn is_listed(word: &str, list: impl Fn(Lang) -> &'static str) -> bool {
    Lang::ALL
        .into_iter()
        .any(|lang| list(lang).split(' ').any(|known| is_same(known, word)))
}

/// A word without what makes no difference: capitals, the dots of `ё`, how it may be divided.
pub(in crate::console) fn simple(word: &str) -> String {
    word.chars().map(plain).collect()
}

/// Whether a word of a catalogue is a [`simple`] one.
fn is_same(known: &str, word: &str) -> bool {
    known.chars().map(plain).eq(word.chars())
}

fn plain(letter: char) -> char {
    match small_letter(letter) {
        'ё' => 'е',
        '\u{a0}' => ' ',
        letter => letter,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::typed::Scheme;

    fn all_words() -> impl Iterator<Item = (Verb, &'static str)> {
        VERBS.into_iter().flat_map(|verb| {
            let lists = Lang::ALL.map(|lang| lang.console_verb_words(verb));
            lists
                .into_iter()
                .flat_map(move |list| list.split(' ').map(move |word| (verb, word)))
        })
    }

    #[test]
    fn every_word_is_its_own_command_also_on_the_wrong_keyboard() {
        for (verb, word) in all_words() {
            let word = word.replace('_', " ");
            for typed in [word.clone(), word.to_uppercase(), switched(&word)] {
                let read = request(&typed).map(|request| request.verb);
                assert_eq!(read, Some(verb), "{typed}");
            }
        }
    }

    #[test]
    fn no_command_could_be_a_move() {
        for (_, word) in all_words() {
            assert!(!word.contains(|c: char| c.is_ascii_digit()), "{word}");
            // One file, or two as in `ed` for `exd5`.
            for scheme in Scheme::ALL {
                let files = word.chars().all(|letter| scheme.file(letter).is_some());
                let upper = word.to_uppercase();
                let capitals = upper.chars().all(|letter| scheme.file(letter).is_some());
                assert!(word.chars().count() > 2 || !(files || capitals), "{word}");
            }
            assert!(!word.chars().all(|c| "oо0-".contains(c)), "{word}");
        }
    }

    #[test]
    fn a_command_takes_what_stands_behind_it() {
        let read = request("  Save  my game.pgn ").unwrap();
        assert_eq!((read.verb, read.rest), (Verb::Save, "my game.pgn"));
        assert_eq!(request("saved"), None);
    }

    #[test]
    fn what_we_say_ourselves_we_understand() {
        for (typed, verb) in [
            ("give up", Verb::Resign),
            ("surrender", Verb::Resign),
            ("take back", Verb::Undo),
            ("Take  Back", Verb::Undo),
            ("undo", Verb::Undo),
            ("play again", Verb::New),
            ("restart", Verb::New),
            ("play again and swap colours", Verb::Swap),
            ("offer draw", Verb::Draw),
            ("offer a draw", Verb::Draw),
            ("turn the board", Verb::Flip),
            ("leave", Verb::Quit),
            ("ход назад", Verb::Undo),
            ("отменить", Verb::Undo),
            ("отмена", Verb::Undo),
            ("вернуть", Verb::Undo),
            ("верни ход", Verb::Undo),
            ("снова вперёд", Verb::Redo),
            ("снова вперед", Verb::Redo),
            ("вперёд", Verb::Redo),
            ("сдаться", Verb::Resign),
            ("предложить ничью", Verb::Draw),
            ("сыграть ещё раз", Verb::New),
            ("показать доску", Verb::Board),
            ("dthyenm", Verb::Undo),
        ] {
            let read = request(typed).map(|request| request.verb);
            assert_eq!(read, Some(verb), "{typed}");
        }
        // The letter of the knight begins no new game.
        assert_eq!(request("n"), None);
        assert_eq!(request("т"), None);
    }

    #[test]
    fn a_mistyped_command_is_recognised() {
        for (typed, meant) in [
            ("hlep", Some("help")),
            ("undoo", Some("take back")),
            ("take bak", Some("take back")),
            ("giveup", Some("resign")),
            ("resin", Some("resign")),
            ("помошь", Some("help")),
            ("qui", Some("quit")),
            ("e2", None),
            ("hello", None),
            ("", None),
        ] {
            assert_eq!(similar(typed, Lang::En).as_deref(), meant, "{typed}");
        }
    }

    #[test]
    fn yes_and_no_in_both_languages_and_on_both_keyboards() {
        for yes in ["yes", "Y", "да", "Д", "lf", "нуы"] {
            assert_eq!(yes_or_no(yes), Some(true), "{yes}");
        }
        for no in ["no", "N", "нет", "н", "ytn", "тщ"] {
            assert_eq!(yes_or_no(no), Some(false), "{no}");
        }
        for neither in ["", "maybe", "e2 e4"] {
            assert_eq!(yes_or_no(neither), None, "{neither}");
        }
    }

    #[test]
    fn lists_hold_all_there_is() {
        assert!(Verb::ALL.iter().all(|verb| VERBS.contains(verb)));
        assert!(BoardStyle::ALL.iter().all(|style| STYLES.contains(style)));
    }
}
