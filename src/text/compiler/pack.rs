//! Writes a language's sentences as one text, which the program reads at run time: see
//! `text::pack` for what the marks mean.

use std::collections::BTreeMap;

use super::catalogue::{Catalogue, Key, Part, Selector};
use super::signature::{Signatures, Type};

/// Keys of messages that only the terminal says; the page's packs do without them.
pub(super) const TERMINAL_ONLY: &str = "console-";
/// Keys of messages that stand in `index.html`, since they are said before there is a pack.
const BEFORE_THE_PACK: &str = "boot-";

/// Keys of messages that are said where the course is: they come with it.
const WITH_THE_COURSE: [&str; 2] = ["learn-", "lesson-"];
/// But these are said at other places, too: in puzzles, and when a move is refused.
const ALSO_ELSEWHERE: [&str; 4] = ["learn-done", "learn-stars", "lesson-piece-", "lesson-unit-"];
/// Keys of messages that home, the settings, titles and notices need: a visitor has them first.
const FROM_THE_BEGINNING: [&str; 22] = [
    "app-",
    "explore-card",
    "explore-title",
    "home-",
    "language-",
    "learn-card",
    "learn-coming",
    "learn-title",
    "movement-",
    "nav-",
    "notice-",
    "page-",
    "pieces-",
    "play-card",
    "play-title",
    "puzzles-card",
    "puzzles-title",
    "reading-",
    "scheme-",
    "settings-",
    "theme-",
    "volume-",
];

/// The share that a message belongs to.
fn share_of(name: &str) -> Share {
    let begins = |keys: &[&str]| keys.iter().any(|key| name.starts_with(key));
    if begins(&[TERMINAL_ONLY, BEFORE_THE_PACK]) {
        Share::Whole
    } else if begins(&FROM_THE_BEGINNING) {
        Share::First
    } else if begins(&WITH_THE_COURSE) && !begins(&ALSO_ELSEWHERE) {
        Share::Course
    } else {
        Share::Words
    }
}

/// The messages in the order of their numbers: those said first, those of the screens, those
/// of the course, the others.
pub(super) fn order(signatures: &Signatures) -> Vec<&String> {
    let mut names: Vec<_> = signatures.messages.keys().collect();
    names.sort_by_key(|name| share_of(name));
    names
}

/// What a module and a pack must agree about.
pub(super) fn fingerprint(signatures: &Signatures) -> String {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let mut mix = |text: &str| {
        for byte in text.bytes().chain([0]) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    };
    for (name, arguments) in &signatures.messages {
        mix(name);
        for (variable, kind) in arguments {
            mix(variable);
            mix(match kind {
                Type::Text => "text",
                Type::Number => "number",
                Type::Word => "word",
            });
        }
    }
    for word in signatures.words.values().flatten() {
        mix(word);
    }
    format!("{hash:016x}")
}

/// Which sentences go into a pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Share {
    /// What the page says from the beginning: home, the settings, titles and notices.
    First,
    /// What the screens say that are opened from there.
    Words,
    /// What is said in exercises, and the course's own sentences.
    Course,
    /// All.
    Whole,
}

/// A pack of a language: its fingerprint, messages, sentences of the course, and the fingerprint
/// once more.
pub(super) fn write(
    catalogue: &Catalogue,
    course: &BTreeMap<String, String>,
    signatures: &Signatures,
    share: Share,
) -> String {
    let mut pack = fingerprint(signatures);
    for name in order(signatures) {
        if share != Share::Whole && share != share_of(name) {
            continue;
        }
        pack.push('\0');
        let writer = Writer {
            arguments: &signatures.messages[name],
            words: &signatures.words,
        };
        writer.parts(&mut pack, &catalogue.messages[name]);
    }
    for (name, text) in course {
        if matches!(share, Share::First | Share::Words) {
            break;
        }
        pack.push('\u{6}');
        pack.push_str(name);
        pack.push('\0');
        pack.push_str(text);
    }
    pack.push('\u{6}');
    pack + &fingerprint(signatures)
}

struct Writer<'a> {
    arguments: &'a BTreeMap<String, Type>,
    words: &'a BTreeMap<String, std::collections::BTreeSet<String>>,
}

impl Writer<'_> {
    fn parts(&self, pack: &mut String, parts: &[Part]) {
        for part in parts {
            match part {
                Part::Text(text) => pack.push_str(text),
                Part::Word(variable) | Part::Number(variable) => {
                    pack.push('\u{1}');
                    pack.push(self.letter(variable));
                }
                Part::Select {
                    variable,
                    by,
                    variants,
                    default,
                } => {
                    pack.push('\u{2}');
                    pack.push(self.letter(variable));
                    for (index, (key, inner)) in variants.iter().enumerate() {
                        if index == *default {
                            pack.push('*');
                        }
                        self.key(pack, variable, *by, key);
                        pack.push('\u{3}');
                        self.parts(pack, inner);
                        pack.push('\u{4}');
                    }
                    pack.push('\u{5}');
                }
            }
        }
    }

    fn key(&self, pack: &mut String, variable: &str, by: Selector, key: &Key) {
        match (by, key) {
            (_, Key::Exactly(number)) => pack.push_str(&number.to_string()),
            (Selector::Number, Key::Named(form)) => pack.push_str(form),
            (Selector::Word, Key::Named(word)) => {
                let index = self.words[variable].iter().position(|known| known == word);
                pack.push_str(&index.unwrap_or_default().to_string());
            }
        }
    }

    /// Arguments are named by their place in the alphabet of the message's arguments.
    fn letter(&self, variable: &str) -> char {
        let index = self.arguments.keys().position(|known| known == variable);
        (b'a' + index.unwrap_or_default() as u8) as char
    }
}
