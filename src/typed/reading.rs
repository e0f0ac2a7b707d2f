//! What a typed text can mean as a move, before anyone has looked at a position.
//!
//! A text is read in every way that makes sense: as squares and as short notation, with Latin and
//! Russian letters, on the right and on the wrong keyboard. `Bxc3` is a bishop, but `bxc3` may be
//! a pawn or a bishop, as people who type in small letters write both so; if both can, they are
//! asked. The same goes for `С` and `с`.

use super::alphabet::{Scheme, by_key, is_capital, is_cyrillic, is_letter, small_letter};
use super::piece::{kind_of, lettered};
use crate::rules::{Kind, San, Square, SquareSet, Wing};

/// One meaning of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// From a square to a square, whatever stands there.
    Squares {
        /// Where the move begins.
        from: Square,
        /// Where it ends.
        to: Square,
        /// What a pawn becomes, if that is said.
        promotion: Option<Kind>,
    },
    /// Short notation.
    San(San),
    /// A pawn takes from one file to another: `ed`.
    PawnTakes {
        /// The column it comes from.
        from: i8,
        /// The column it goes to.
        to: i8,
    },
    /// A square alone.
    Square(Square),
}

/// All meanings of a text, the nearest to what was typed first.
pub fn readings(text: &str) -> Vec<Reading> {
    let letters = letters(text);
    let text = bare(&letters);
    if let Some(wing) = castling(text) {
        return vec![Reading::San(San::Castling(wing))];
    }
    let mut readings = Readings::default();
    for scheme in Scheme::ALL {
        Text {
            letters: text,
            scheme,
        }
        .read(&mut readings);
    }
    if may_be_on_other_keys(text) {
        let by_key = |&letter| by_key(letter).unwrap_or(letter);
        let letters = &text.iter().map(by_key).collect::<Vec<_>>()[..];
        if let Some(wing) = castling(letters) {
            readings.add(Reading::San(San::Castling(wing)));
        }
        let scheme = Scheme::Letters;
        Text { letters, scheme }.read(&mut readings);
    }
    readings.0
}

/// Whether a text is a move from a square to a square, and nothing else: `E2 E4`.
pub fn names_two_squares(text: &str) -> bool {
    let squares = |reading: &Reading| matches!(reading, Reading::Squares { .. });
    readings(text).iter().any(squares)
}

/// Whether a text may be English notation on a keyboard that is not switched. But `Кf3` is a
/// knight, even if the key of `К` would make it a rook that can go there; and so is `a7 a8 К`.
fn may_be_on_other_keys(text: &[char]) -> bool {
    let piece = text.get(..1).and_then(kind_of);
    let digit = text.iter().rposition(char::is_ascii_digit);
    let (squares, behind) = text.split_at(digit.map_or(0, |last| last + 1));
    let russian = |letters: &[char]| letters.iter().any(|&letter| is_cyrillic(letter));
    let becomes = !russian(squares) && kind_of(becoming(behind)).is_some();
    russian(text) && piece.is_none_or(|kind| kind == Kind::Pawn) && !becomes
}

/// A square beyond the edge that a text names, as typed: `E9`.
pub(super) fn square_beyond_edge(text: &str) -> Option<String> {
    let letters = letters(text);
    let mut beyond = None;
    for word in bare(&letters).split(|&letter| is_separator(letter)) {
        let [file, rank @ ..] = word else {
            continue;
        };
        let is_number = matches!(rank.len(), 1 | 2) && rank.iter().all(char::is_ascii_digit);
        if !file.is_ascii_alphabetic() || !is_number {
            return None;
        }
        let is_on_board = matches!((file, rank), ('a'..='h' | 'A'..='H', ['1'..='8']));
        if !is_on_board && beyond.is_none() {
            beyond = Some(word.iter().map(char::to_ascii_uppercase).collect());
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
#[derive(Clone, Copy)]
struct Text<'a> {
    letters: &'a [char],
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

impl<'a> Text<'a> {
    /// Adds the meanings of the text.
    fn read(self, readings: &mut Readings) {
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
        let capital = head.first().is_some_and(|first| is_capital(*first));
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
    fn two_files(self) -> Option<(i8, i8)> {
        let (from, to) = match *self.letters {
            [from, to] => (from, to),
            [from, between, to] if is_separator(between) => (from, to),
            _ => return None,
        };
        let column = |letter| Some((self.scheme.file(letter)? as u8 - b'a') as i8);
        let (from, to) = (column(from)?, column(to)?);
        (from.abs_diff(to) == 1).then_some((from, to))
    }

    fn split(self) -> Option<Split<'a>> {
        let letters = self.letters;
        let rank = letters.iter().rposition(|c| ('1'..='8').contains(c))?;
        let file = rank.checked_sub(1)?;
        let to = self.square(&letters[file..=rank])?;
        let behind = becoming(&letters[rank + 1..]);
        let promotion = match behind {
            [] => None,
            word => Some(kind_of(word)?),
        };
        let before = &letters[..file];
        let head = trimmed_end(before);
        Some(Split {
            head,
            separated: head.len() < before.len(),
            to,
            promotion,
            capitals: letters[..rank].iter().skip(1).any(|c| is_capital(*c)),
        })
    }

    /// The reading without a piece in front. Nobody names the file of a pawn that stays on it.
    fn pawn(self, split: &Split<'_>) -> Option<San> {
        let san = self.san(Kind::Pawn, split.head, split)?;
        let stays = match split.head {
            [file] => self.scheme.file(*file) == Some(split.to.file()),
            _ => false,
        };
        (!stays).then_some(san)
    }

    /// The reading with a piece in front: a letter or a name, `N`, `К`, `Кр`, `knight`.
    fn piece(self, split: &Split<'_>) -> Option<San> {
        let head = split.head;
        let word = head.iter().take_while(|c| is_letter(**c)).count();
        // The longest name counts: `Кр` is the king, not a knight from the file of `р`.
        for length in [word, 2, 1] {
            let name = head.get(..length).filter(|_| length <= word);
            let kind = name.and_then(kind_of);
            let san = kind.and_then(|kind| self.san(kind, &head[length..], split));
            if san.is_some() {
                return san;
            }
        }
        None
    }

    fn san(self, kind: Kind, origin: &[char], split: &Split<'_>) -> Option<San> {
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
    fn origin(self, letters: &[char]) -> Option<SquareSet> {
        let start = letters.iter().position(|&c| !is_separator(c));
        Some(match &letters[start.unwrap_or(letters.len())..] {
            [] => SquareSet::ALL,
            [rank @ '1'..='8'] => SquareSet::row((*rank as u8 - b'1') as i8),
            [file] => SquareSet::column((self.scheme.file(*file)? as u8 - b'a') as i8),
            square => SquareSet::of(self.square(square)?),
        })
    }

    fn square(self, letters: &[char]) -> Option<Square> {
        let &[file, rank] = letters else {
            return None;
        };
        let rank = rank.to_digit(10)? as u8;
        Square::from_file_rank(self.scheme.file(file)?, rank)
    }
}

/// The word for what a pawn becomes, without `=` or parentheses; perhaps nothing.
fn becoming(mut word: &[char]) -> &[char] {
    while let [' ' | '=' | '/' | '(' | ')' | '-', rest @ ..]
    | [rest @ .., ' ' | '=' | '/' | '(' | ')' | '-'] = word
    {
        word = rest;
    }
    word
}

/// The letters of a text without `to`, with one kind of dash and of space, and letters for the
/// symbols of pieces.
fn letters(text: &str) -> Vec<char> {
    let mut letters = Vec::new();
    for word in text.split_whitespace() {
        if !letters.is_empty() {
            if is_to(word) {
                continue;
            }
            letters.push(' ');
        }
        letters.extend(lettered(word).map(|sign| match sign {
            '\u{2010}' | '\u{2011}' | '–' | '—' | '−' | '→' | '>' => '-',
            '×' => 'x',
            letter => letter,
        }));
    }
    letters
}

/// Whether a word only stands between what moves and where it goes.
fn is_to(word: &str) -> bool {
    let same = |known: &str| known.chars().eq(word.chars().map(small_letter));
    same("to") || same("на")
}

/// A text without what doesn't matter: its number in the game, `12.`, `12...` or `12)`, and `+`,
/// `!?`, `e.p.`.
fn bare(text: &[char]) -> &[char] {
    let digits = text.iter().take_while(|c| c.is_ascii_digit()).count();
    let (number, mut rest) = text.split_at(digits);
    if !number.is_empty() && matches!(rest, ['.' | ')' | '…', ..]) {
        while let ['.' | ')' | '…' | ' ', behind @ ..] = rest {
            rest = behind;
        }
    } else {
        rest = text;
    }
    while let [before @ .., '+' | '#' | '!' | '?' | '.' | ',' | ';' | ' ']
    | [before @ .., 'e', '.', 'p']
    | [before @ .., 'e', 'p'] = rest
    {
        rest = before;
    }
    rest
}

/// `O-O` and `O-O-O` with letters or zeros of any kind, with or without dashes.
fn castling(text: &[char]) -> Option<Wing> {
    let mut rounds = 0;
    for &letter in text {
        match small_letter(letter) {
            'o' | 'о' | '0' => rounds += 1,
            ' ' | '-' => {}
            _ => return None,
        }
    }
    match rounds {
        2 => Some(Wing::KingSide),
        3 => Some(Wing::QueenSide),
        _ => None,
    }
}

/// Whether a letter can stand between the two squares of a move; `х` looks like an x, and `ч` is
/// on its key.
fn is_separator(letter: char) -> bool {
    matches!(letter, ' ' | '-' | ':') || ['x', 'х', 'ч'].contains(&small_letter(letter))
}

fn trimmed_end(letters: &[char]) -> &[char] {
    let end = letters.iter().rposition(|&c| !is_separator(c));
    &letters[..end.map_or(0, |last| last + 1)]
}
