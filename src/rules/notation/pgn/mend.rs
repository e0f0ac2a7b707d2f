//! Reading what is left of a game whose text is damaged.

use super::error::PgnProblem;
use super::game::PgnGame;
use super::reader::PgnReader;
use crate::rules::position::Strictness;

/// A text with more faults than this is no game.
const MOST_FAULTS: usize = 32;

/// As much of a game as could be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mended {
    /// The game up to where it can be read.
    pub game: PgnGame,
    /// Whether that is everything the text says.
    pub whole: bool,
}

/// Reads as much of the first game as there is: a tag that can't be read is left out, and the game
/// ends before a move that can't be read. `None` if nothing can be read, or nobody knows how it
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
    let mut text = text.to_owned();
    for fault in 0..MOST_FAULTS {
        let mut games = PgnReader::new(&text, Strictness::Game);
        let error = match games.next()? {
            Ok(game) => {
                // What stands behind the game was a part of it.
                let whole = fault == 0 && games.next().is_none();
                return Some(Mended { game, whole });
            }
            Err(error) => error,
        };
        let start = nth_line(&text, error.line);
        let behind = text[start..].find('\n').map(|end| start + end + 1);
        match (error.problem, behind) {
            (PgnProblem::Fen(_), _) => return None,
            (PgnProblem::BadTag | PgnProblem::UnclosedValue, behind) => {
                text.replace_range(start..behind.unwrap_or(text.len()), "");
            }
            // Tags follow, so this was one.
            (_, Some(behind)) if is_tag(&text[behind..]) => text.replace_range(start..behind, ""),
            _ => {
                let letter = text[start..].char_indices().nth(error.column - 1);
                text.truncate(letter.map_or(text.len(), |(at, _)| start + at));
            }
        }
    }
    None
}

/// Whether a text begins with a tag, even a damaged one.
fn is_tag(text: &str) -> bool {
    text.lines()
        .take_while(|line| !line.trim().is_empty())
        .any(|line| line.starts_with('['))
}

/// Where a line begins; lines are counted from 1.
fn nth_line(text: &str, line: usize) -> usize {
    let breaks = text.match_indices('\n').map(|(at, _)| at + 1);
    std::iter::once(0)
        .chain(breaks)
        .nth(line - 1)
        .unwrap_or(text.len())
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
