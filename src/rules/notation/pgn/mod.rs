//! PGN: games as text, any number in a file.
//!
//! [`PgnReader`] goes through a text once, game by game, and a game that can't be read doesn't
//! keep it from the next. Read are tag pairs with their escapes, comments in braces and behind
//! `;`, annotations as `$1` and as `!?`, results, and games that start from a FEN; variations,
//! however deep, move numbers and lines that begin with `%` are passed over. A missing result is
//! taken from the tag. No game has more than 65,536
//! moves of either side.
//!
//! Written is the export format: the seven tags first, lines below 80 columns. What is written
//! is read back exactly as it was.

mod bytes;
mod convert;
mod error;
mod found;
mod game;
mod head;
mod lexer;
mod mend;
mod reader;
mod tags;
mod writer;

pub use bytes::{pgn_beginning, pgn_text};
pub use error::{PgnError, PgnProblem};
pub use found::{PgnFound, find_games};
pub use game::{PgnGame, PgnMove, PgnResult};
pub use mend::{Mended, mended};
pub use reader::PgnReader;
pub use tags::{BadTagName, PgnTags};

/// Whether a line begins a game, if it stands behind an empty line: it begins with a tag.
///
/// There a comment or a variation ends even if it is not closed, so that one forgotten brace
/// doesn't swallow all games behind it.
pub fn begins_game(line: &str) -> bool {
    let line = line.trim_start_matches(BLANKS);
    let Some(rest) = line.strip_prefix('[') else {
        return false;
    };
    let rest = rest.trim_start_matches(BLANKS);
    let behind = rest.trim_start_matches(tags::is_name);
    behind.len() < rest.len() && behind.trim_start_matches(BLANKS).starts_with('"')
}

/// White space inside a line.
const BLANKS: [char; 2] = [' ', '\t'];

/// White space in PGN, which is older than Unicode.
const fn is_space(letter: char) -> bool {
    matches!(letter, ' ' | '\t' | '\n' | '\r' | '\u{b}' | '\u{c}')
}

/// The words of a comment.
fn spaced(comment: &str) -> impl Iterator<Item = &str> {
    comment.split(is_space).filter(|word| !word.is_empty())
}

/// Adds a comment behind others, all with single spaces.
fn add_comment(comments: &mut String, text: &str) {
    for word in spaced(text) {
        if !comments.is_empty() {
            comments.push(' ');
        }
        comments.push_str(word);
    }
}
