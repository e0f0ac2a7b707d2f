//! Reading back what was written: a game as this program stores it, whatever has happened to its
//! text.
//!
//! This is no reader of all PGN, that is [`PgnReader`](super::PgnReader): it knows tags, moves and
//! a result, as the export format has them. A page must load it before anybody sees a board, so it
//! is small.

use super::game::{PgnGame, PgnResult};
use super::is_space;
use super::tags::{PgnTags, is_name};
use crate::rules::notation::San;
use crate::rules::position::{Position, Strictness};

/// The rules end every game earlier, and without a bound a text could fill the memory.
pub(super) const MOST_MOVES: usize = 1 << 16;

/// More tags than this are left out: each is looked up among those before it.
const MOST_TAGS: usize = 200;

/// As much of a game as could be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mended {
    /// The game up to where it can be read.
    pub game: PgnGame,
    /// Whether that is everything the text says.
    pub whole: bool,
}

/// Reads as much of a stored game as there is: a tag that can't be read is left out, and the game
/// ends before anything that is no move, short or by its squares. `None` if nothing can be read, or nobody knows how it
/// began.
///
/// ```
/// use chesslings::rules::mended;
///
/// let damaged = "[Event \"?\"]\n[White \"Anna]\n\n1. e4 e5 2. N#3 Nc6 *\n";
/// let read = mended(damaged).unwrap();
/// assert_eq!((read.game.moves().len(), read.whole), (2, false));
/// ```
pub fn mended(text: &str) -> Option<Mended> {
    let (head, moves) = parted(text.trim_start());
    let mut tags = PgnTags::default();
    let mut start = Position::START;
    let mut result = PgnResult::Unknown;
    let mut whole = true;
    let mut known = false;
    for line in head.lines() {
        let Some((name, value)) = tag(line) else {
            whole = false;
            continue;
        };
        known = true;
        match name {
            "FEN" => start = Position::from_fen(&value, Strictness::Game).ok()?,
            "Result" => result = PgnResult::from_name(&value).unwrap_or_default(),
            "SetUp" => {}
            _ if tags.iter().count() == MOST_TAGS => whole = false,
            _ => whole &= tags.set(name, &value).is_ok(),
        }
    }
    let mut game = PgnGame::new(start);
    game.tags = tags;
    let mut words = moves.split(is_space).filter(|word| !word.is_empty());
    let read = words.by_ref().try_for_each(|word| game.go_on(word));
    game.result = read.err().flatten().unwrap_or(result);
    whole &= matches!(read, Err(Some(_))) && words.next().is_none();
    (known || !game.moves().is_empty()).then_some(Mended { game, whole })
}

impl PgnGame {
    /// Plays what a word says. Else the game ends here, with a result if the word is one.
    fn go_on(&mut self, word: &str) -> Result<(), Option<PgnResult>> {
        if let Some(result) = PgnResult::from_name(word) {
            return Err(Some(result));
        }
        if word.ends_with('.') && word.starts_with(|first: char| first.is_ascii_digit()) {
            return Ok(());
        }
        let san = word.parse::<San>().ok();
        let found = san.and_then(|san| san.only(self.end()));
        let found = found.or_else(|| self.end().written_move(word));
        let played = found
            .filter(|_| self.moves().len() < MOST_MOVES)
            .ok_or(None)?;
        self.push(played);
        Ok(())
    }
}

/// The tags and the moves. Before the first empty line everything up to the last tag is a tag,
/// even a damaged one.
fn parted(text: &str) -> (&str, &str) {
    let mut at = 0;
    let mut end = 0;
    for line in text.split_inclusive('\n') {
        if line.trim().is_empty() {
            break;
        }
        at += line.len();
        if line.starts_with('[') {
            end = at;
        }
    }
    text.split_at_checked(end).unwrap_or_default()
}

/// The name and the value of a tag.
fn tag(line: &str) -> Option<(&str, String)> {
    let inside = line.trim_end().strip_prefix('[')?.strip_suffix("\"]")?;
    let end = inside.find(|letter| !is_name(letter))?;
    let (name, value) = inside.split_at_checked(end)?;
    let value = value.strip_prefix(" \"")?;
    (end > 0).then(|| (name, unescaped(value)))
}

/// A value with `\"` and `\\` read; another backslash is just that.
pub(super) fn unescaped(written: &str) -> String {
    let mut value = String::with_capacity(written.len());
    let mut letters = written.chars().peekable();
    while let Some(letter) = letters.next() {
        let escaped = letters.next_if(|next| letter == '\\' && matches!(next, '"' | '\\'));
        value.push(escaped.unwrap_or(letter));
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, moves: usize, whole: bool) {
        let read = mended(text).map(|read| (read.game.moves().len(), read.whole));
        assert_eq!(read, Some((moves, whole)), "{text}");
    }

    #[test]
    fn a_damaged_game_is_read_as_far_as_it_goes() {
        check("[Event \"?\"]\n\n1. e4 e5 *\n", 2, true);
        check("1. e4 e5 2. Nz3 Nc6 *", 2, false);
        check("1. e4 {never closed e5 *", 1, false);
        check("1. e4 e5 * 2. Nf3 Nc6 *", 2, false);
    }

    #[test]
    fn a_damaged_tag_costs_no_move() {
        for damaged in [
            "xEvent \"?\"]",
            "[Event ?\"]",
            "[Event \"?",
            "[Event \"\n?\"]",
        ] {
            check(
                &format!("{damaged}\n[Site \"?\"]\n\n1. e4 e5 *\n"),
                2,
                false,
            );
        }
    }

    #[test]
    fn nobody_can_mend_a_lost_beginning() {
        let lost = "[SetUp \"1\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *\n";
        assert_eq!(mended(lost), None);
        assert_eq!(mended(""), None);
    }
}
