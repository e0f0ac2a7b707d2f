//! What a typed text can mean as a move, before anyone has looked at a position.
//!
//! A text is read in every way that makes sense: as squares and as short notation, with Latin and
//! Russian letters, on the right and on the wrong keyboard. `Bxc3` is a bishop, but `bxc3` may be
//! a pawn or a bishop, as people who type in small letters write both so; if both can, they are
//! asked. The same goes for `С` and `с`.

use super::alphabet::{Scheme, by_key, is_cyrillic, lettered, lower};
use super::words;
use crate::rules::{Kind, San, Square, SquareSet, Wing};

/// One meaning of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::console) enum Reading {
    /// From a square to a square, whatever stands there.
    Squares {
        from: Square,
        to: Square,
        promotion: Option<Kind>,
    },
    /// Short notation.
    San(San),
    /// A pawn takes from one file to another: `ed`.
    PawnTakes { from: i8, to: i8 },
    /// A square alone.
    Square(Square),
}

/// All meanings of a text, the nearest to what was typed first.
pub(in crate::console) fn readings(text: &str) -> Vec<Reading> {
    let text = tidy(text);
    if let Some(wing) = castling(&text) {
        return vec![Reading::San(San::Castling(wing))];
    }
    let mut readings = Readings::default();
    for scheme in Scheme::ALL {
        Text::new(&text, scheme).read(&mut readings);
    }
    // English notation on a keyboard that is not switched. But `Кf3` is a knight, even if the
    // key of `К` would make it a rook that can go there.
    let first: String = text.chars().take(1).collect();
    let piece = words::kind(&first).filter(|&kind| kind != Kind::Pawn);
    if text.contains(is_cyrillic) && piece.is_none() && !becomes_russian_piece(&text) {
        let switched: String = text
            .chars()
            .map(|letter| by_key(letter).unwrap_or(letter))
            .collect();
        if let Some(wing) = castling(&switched) {
            readings.add(Reading::San(San::Castling(wing)));
        }
        Text::new(&switched, Scheme::Letters).read(&mut readings);
    }
    readings.0
}

/// Whether a text is a move from a square to a square, and nothing else: `E2 E4`.
pub(in crate::console) fn names_two_squares(text: &str) -> bool {
    let squares = |reading: &Reading| matches!(reading, Reading::Squares { .. });
    readings(text).iter().any(squares)
}

/// Whether the only Russian word is the piece behind a move: `a7 a8 К` is a knight, and no rook
/// on the key of `К`.
fn becomes_russian_piece(text: &str) -> bool {
    let end = text
        .rfind(|c: char| c.is_ascii_digit())
        .map_or(0, |last| last + 1);
    let (squares, behind) = text.split_at(end);
    let behind: Vec<char> = behind.chars().collect();
    !squares.contains(is_cyrillic) && words::kind(&becoming(&behind)).is_some()
}

/// A square beyond the edge that a text names, as typed: `E9`.
pub(in crate::console) fn square_beyond_edge(text: &str) -> Option<String> {
    let text = tidy(text).to_uppercase();
    let mut beyond = None;
    for word in text.split(is_separator).filter(|word| !word.is_empty()) {
        let mut letters = word.chars();
        let file = letters.next().filter(char::is_ascii_alphabetic)?;
        let rank = letters.as_str();
        if rank.is_empty() || rank.len() > 2 || !rank.chars().all(|c| c.is_ascii_digit()) {
            return None;
        }
        let on_board = rank.len() == 1 && word.parse::<Square>().is_ok();
        if !on_board && beyond.is_none() {
            beyond = Some(format!("{file}{rank}"));
        }
    }
    beyond
}

/// Readings, each once.
#[derive(Default)]
struct Readings(Vec<Reading>);

impl Readings {
    fn add(&mut self, reading: Reading) {
        if !self.0.contains(&reading) {
            self.0.push(reading);
        }
    }
}

/// A text whose letters are read by one scheme.
struct Text {
    letters: Vec<char>,
    scheme: Scheme,
}

/// A text that ends with a square and perhaps what a pawn becomes there.
struct Split<'a> {
    /// What stands before the square, without separators at its end.
    head: &'a [char],
    /// Whether something stands between head and square.
    separated: bool,
    to: Square,
    promotion: Option<Kind>,
    /// Whether a capital stands anywhere but in front.
    capitals: bool,
}

impl Text {
    fn new(text: &str, scheme: Scheme) -> Text {
        let letters = text.chars().collect();
        Text { letters, scheme }
    }

    /// Adds the meanings of the text.
    fn read(&self, readings: &mut Readings) {
        if let Some((from, to)) = self.two_files() {
            readings.add(Reading::PawnTakes { from, to });
        }
        let Some(split) = self.split() else {
            return;
        };
        let Split {
            head,
            to,
            promotion,
            ..
        } = split;
        if head.is_empty() && promotion.is_none() {
            readings.add(Reading::Square(to));
        }
        let capital = head.first().is_some_and(|first| first.is_uppercase());
        // `B2c3`: with a capital in front only, this can be a bishop on the second rank.
        let by_the_book = capital && !split.capitals;
        let from = self.square(head);
        if let Some(from) = from {
            let squares = Reading::Squares {
                from,
                to,
                promotion,
            };
            readings.add(squares);
        }
        let may_be_piece = from.is_none() || (by_the_book && !split.separated);
        let piece = self.piece(&split).filter(|_| may_be_piece);
        // `bxc3` is a pawn, perhaps a bishop; but `Bxc3` is no pawn.
        let may_be_pawn = from.is_none() && !(by_the_book && piece.is_some());
        let pawn = self.pawn(&split).filter(|_| may_be_pawn);
        for san in pawn.into_iter().chain(piece) {
            readings.add(Reading::San(san));
        }
    }

    /// Two neighbouring files: `ed`, `exd`, `е:д`.
    fn two_files(&self) -> Option<(i8, i8)> {
        let (from, to) = match *self.letters {
            [from, to] => (from, to),
            [from, between, to] if is_separator(between) => (from, to),
            _ => return None,
        };
        let column = |letter| Some((self.scheme.file(letter)? as u8 - b'a') as i8);
        let (from, to) = (column(from)?, column(to)?);
        (from.abs_diff(to) == 1).then_some((from, to))
    }

    fn split(&self) -> Option<Split<'_>> {
        let letters = &self.letters[..];
        let rank = letters.iter().rposition(|c| ('1'..='8').contains(c))?;
        let file = rank.checked_sub(1)?;
        let to = self.square(&letters[file..=rank])?;
        let behind = becoming(&letters[rank + 1..]);
        let promotion = match behind.as_str() {
            "" => None,
            word => Some(words::kind(word)?),
        };
        let before = &letters[..file];
        let head = trimmed_end(before);
        Some(Split {
            head,
            separated: head.len() < before.len(),
            to,
            promotion,
            capitals: letters[..rank].iter().skip(1).any(|c| c.is_uppercase()),
        })
    }

    /// The reading without a piece in front. Nobody names the file of a pawn that stays on it.
    fn pawn(&self, split: &Split<'_>) -> Option<San> {
        let san = self.san(Kind::Pawn, split.head, split)?;
        let stays = match split.head {
            [file] => self.scheme.file(*file) == Some(split.to.file()),
            _ => false,
        };
        (!stays).then_some(san)
    }

    /// The reading with a piece in front: a letter or a name, `N`, `К`, `Кр`, `knight`.
    fn piece(&self, split: &Split<'_>) -> Option<San> {
        let head = split.head;
        let word = head.iter().take_while(|c| c.is_alphabetic()).count();
        // The longest name counts: `Кр` is the king, not a knight from the file of `р`.
        let lengths = [word, 2, 1].into_iter().filter(|&length| length <= word);
        let found_with = |length: usize| {
            let name: String = head[..length].iter().collect();
            self.san(words::kind(&name)?, &head[length..], split)
        };
        lengths.filter(|&length| length > 0).find_map(found_with)
    }

    fn san(&self, kind: Kind, origin: &[char], split: &Split<'_>) -> Option<San> {
        let to = split.to;
        let from = match (kind, self.origin(origin)?) {
            (Kind::Pawn, SquareSet::ALL) => SquareSet::column(to.j()),
            (_, from) => from,
        };
        Some(San::Piece {
            kind,
            from,
            to,
            promotion: split.promotion,
        })
    }

    /// The squares a move may come from, by the file, rank or square that is named.
    fn origin(&self, letters: &[char]) -> Option<SquareSet> {
        let start = letters.iter().position(|&c| !is_separator(c));
        Some(match &letters[start.unwrap_or(letters.len())..] {
            [] => SquareSet::ALL,
            [rank @ '1'..='8'] => SquareSet::row((*rank as u8 - b'1') as i8),
            [file] => SquareSet::column((self.scheme.file(*file)? as u8 - b'a') as i8),
            square => SquareSet::of(self.square(square)?),
        })
    }

    fn square(&self, letters: &[char]) -> Option<Square> {
        let &[file, rank] = letters else {
            return None;
        };
        let rank = rank.to_digit(10)? as u8;
        Square::from_file_rank(self.scheme.file(file)?, rank)
    }
}

/// The word for what a pawn becomes, without `=` or parentheses; perhaps nothing.
fn becoming(letters: &[char]) -> String {
    let word: String = letters.iter().collect();
    word.trim_matches([' ', '=', '/', '(', ')', '-']).to_owned()
}

/// The text without what doesn't matter: its number in the game, `+`, `!?`, `e.p.`; with one kind
/// of dash.
fn tidy(text: &str) -> String {
    let dashes = ['\u{2010}', '\u{2011}', '–', '—', '−', '→', '>'];
    let text = lettered(text).replace(dashes, "-").replace('×', "x");
    let mut rest = without_number(text.trim());
    loop {
        let shorter = rest.trim_end_matches(['+', '#', '!', '?', '.', ',', ';']);
        let mark = ["e.p", "ep"]
            .iter()
            .find_map(|mark| shorter.strip_suffix(mark));
        let shorter = mark.unwrap_or(shorter).trim_end();
        if shorter.len() == rest.len() {
            return rest.to_owned();
        }
        rest = shorter;
    }
}

/// The text behind `12.`, `12...` or `12)`.
fn without_number(text: &str) -> &str {
    let behind = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let moves = behind.trim_start_matches(['.', ')', '…', ' ']);
    let numbered = behind.len() < text.len() && behind.starts_with(['.', ')', '…']);
    if numbered { moves } else { text }
}

/// `O-O` and `O-O-O` with letters or zeros of any kind, with or without dashes.
fn castling(text: &str) -> Option<Wing> {
    let letters = text.chars().filter(|c| ![' ', '-'].contains(c));
    let rounds = letters
        .map(|c| "oо0".contains(lower(c)))
        .collect::<Vec<_>>();
    match rounds[..] {
        [true, true] => Some(Wing::KingSide),
        [true, true, true] => Some(Wing::QueenSide),
        _ => None,
    }
}

/// Whether a letter can stand between the two squares of a move; `х` looks like an x, and `ч` is
/// on its key.
fn is_separator(letter: char) -> bool {
    matches!(letter, ' ' | '-' | ':') || ['x', 'х', 'ч'].contains(&lower(letter))
}

fn trimmed_end(letters: &[char]) -> &[char] {
    let end = letters.iter().rposition(|&c| !is_separator(c));
    &letters[..end.map_or(0, |last| last + 1)]
}
