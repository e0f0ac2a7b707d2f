//! The games of a text that somebody opens, and how one thread tells another of them.
//!
//! Reading any PGN takes much code and, for a large file, some time. So a page lets it be done
//! beside it and gets what it can read itself: games in the form in which games are stored, see
//! [`mended`](super::mended).

use super::error::{PgnError, PgnProblem};
use super::game::PgnGame;
use super::reader::{Fault, PgnReader, Why};
use super::writer::write_tag;
use crate::rules::notation::excerpt;
use crate::rules::position::{Position, Strictness};

/// What was found in a text.
#[derive(Clone, Debug, PartialEq)]
pub enum PgnFound {
    /// At least one game.
    Games {
        /// Each as a text for [`mended`](super::mended), without remarks.
        texts: Vec<String>,
        /// How many others can't be read.
        unreadable: usize,
        /// Whether there are more behind them.
        more: bool,
    },
    /// No game that can be read, but one that can't.
    Unreadable(Box<PgnError>),
    /// No game at all.
    Nothing,
}

/// Stands for no game.
const NOTHING: &str = "-";
/// More tags than anybody writes; each costs time when the game is read again.
const MOST_TAGS: usize = 100;

/// Looks through a text for this many games at most, and tells what was found, as
/// [`PgnFound::from_text`] understands it.
pub fn find_games(text: &str, most: usize) -> String {
    let mut texts = Vec::new();
    let mut first = None;
    let mut unreadable = 0;
    let mut games = PgnReader::new(text, Strictness::Game);
    while let Some(game) = games.read() {
        match game {
            Ok(game) => texts.push(bare(&game)),
            Err(fault) => {
                unreadable += 1;
                first = first.or_else(|| Some(told(&fault, unreadable + texts.len(), text)));
            }
        }
        if texts.len() == most {
            break;
        }
    }
    if texts.is_empty() {
        return first.unwrap_or_else(|| NOTHING.to_owned());
    }
    let more = if games.read().is_some() { "+" } else { "" };
    format!("{unreadable}{more}\n{}", texts.concat())
}

impl PgnFound {
    /// What such a text tells; `None` if it is none.
    pub fn from_text(told: &str) -> Option<PgnFound> {
        if told == NOTHING {
            return Some(PgnFound::Nothing);
        }
        if let Some(error) = told.strip_prefix('!') {
            return read_error(error).map(|error| PgnFound::Unreadable(Box::new(error)));
        }
        let mut lines = told.lines();
        let count = lines.next()?;
        let unreadable = count.trim_end_matches('+');
        let mut texts = Vec::new();
        let mut text = String::new();
        for line in lines {
            text.push_str(line);
            text.push('\n');
            if line.is_empty() {
                texts.push(std::mem::take(&mut text));
            }
        }
        Some(PgnFound::Games {
            texts,
            unreadable: unreadable.parse().ok()?,
            more: unreadable.len() < count.len(),
        })
    }
}

/// A game as [`mended`](super::mended) reads it, with moves by their squares: whoever writes them
/// shorter must know all others. It ends with the only empty line.
fn bare(game: &PgnGame) -> String {
    let mut text = String::new();
    for (name, value) in game.tags.iter().take(MOST_TAGS) {
        // A text takes everything that is written into it.
        let _ = write_tag(&mut text, name, value);
    }
    if *game.start() != Position::START {
        let _ = write_tag(&mut text, "FEN", &game.start().to_fen());
    }
    for step in game.moves() {
        text.push_str(&step.played().to_string());
        text.push('\n');
    }
    text.push_str(game.result.name());
    text.push_str("\n\n");
    text
}

/// A fault of this game, in three lines: where and what, the word, and what is needed to find out
/// more about it.
fn told(fault: &Fault<'_>, game: usize, read: &str) -> String {
    let Fault {
        line, column, word, ..
    } = *fault;
    let (code, about) = match &fault.why {
        Why::Move(position) => ('m', position.to_fen()),
        Why::Problem(problem) => match problem {
            PgnProblem::BadTag => ('t', String::new()),
            PgnProblem::UnclosedValue => ('v', String::new()),
            PgnProblem::UnclosedComment => ('c', String::new()),
            PgnProblem::UnclosedVariation => ('(', String::new()),
            PgnProblem::UnopenedVariation => (')', String::new()),
            PgnProblem::BadAnnotation => ('$', String::new()),
            PgnProblem::Unexpected | PgnProblem::Move { .. } => ('u', String::new()),
            PgnProblem::TooLong => ('l', String::new()),
            PgnProblem::Fen(_) => ('f', fen_of_line(read, line).to_owned()),
        },
    };
    format!("!{game} {line} {column} {code}\n{word}\n{about}")
}

/// What is wrong with a FEN or a move is not told but found once more.
fn read_error(told: &str) -> Option<PgnError> {
    let mut lines = told.split('\n');
    let mut words = lines.next()?.split(' ');
    let mut number = || words.next()?.parse().ok();
    let (game, line, column) = (number()?, number()?, number()?);
    let code = words.next()?;
    let word = lines.next()?;
    let about = lines.next()?;
    let problem = match code {
        "v" => PgnProblem::UnclosedValue,
        "c" => PgnProblem::UnclosedComment,
        "(" => PgnProblem::UnclosedVariation,
        ")" => PgnProblem::UnopenedVariation,
        "$" => PgnProblem::BadAnnotation,
        "u" => PgnProblem::Unexpected,
        "l" => PgnProblem::TooLong,
        "f" => Position::from_fen(about, Strictness::Game)
            .err()
            .map_or(PgnProblem::BadTag, PgnProblem::Fen),
        "m" => {
            let position = Position::from_fen(about, Strictness::Game).ok()?;
            Why::Move(Box::new(position)).of(word)
        }
        _ => PgnProblem::BadTag,
    };
    Some(PgnError {
        game,
        line,
        column,
        text: excerpt(word),
        problem,
    })
}

/// The value of the tag on this line, counted from 1.
fn fen_of_line(text: &str, line: usize) -> &str {
    let line = text.split('\n').nth(line - 1).unwrap_or_default();
    let begun = line.split_once('"').map_or(line, |(_, value)| value);
    begun.rsplit_once('"').map_or(begun, |(value, _)| value)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::mended;

    fn told(text: &str) -> PgnFound {
        PgnFound::from_text(&find_games(text, 3)).unwrap()
    }

    #[track_caller]
    fn check_games(text: &str, count: usize, unreadable: usize, more: bool) {
        let PgnFound::Games {
            texts,
            unreadable: others,
            more: rest,
        } = told(text)
        else {
            panic!("no game in {text}");
        };
        assert_eq!(
            (texts.len(), others, rest),
            (count, unreadable, more),
            "{text}"
        );
        assert!(
            texts
                .iter()
                .all(|text| mended(text).is_some_and(|read| read.whole))
        );
    }

    #[test]
    fn the_games_of_a_text_are_told() {
        check_games("1. e4 e5 *", 1, 0, false);
        check_games("1. e4 {well} e5 (1... c5) * 1. d4 1-0", 2, 0, false);
        check_games("1. e4 * 1. d4 * 1. c4 * 1. f4 *", 3, 0, true);
        check_games("1. e5 * 1. d4 * 1. Nf6 * 1. f4 *", 2, 2, false);
        check_games("[White \"\\\\ \\\" ]\"]\n\n*", 1, 0, false);
    }

    #[test]
    fn a_game_of_a_list_has_its_names_and_its_end() {
        let text = "[White \"Anna\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\"]\n\n\
                    1. O-O-O {quick} Ke7 $1 1-0";
        let PgnFound::Games { texts, .. } = told(text) else {
            panic!("no game");
        };
        let read = mended(&texts[0]).unwrap().game;
        assert_eq!(read.tags.get("White"), Some("Anna"));
        assert_eq!(read.end().to_fen(), "8/4k3/8/8/8/8/8/2KR4 w - - 2 2");
        assert_eq!(read.result.name(), "1-0");
    }

    #[test]
    fn every_problem_is_told_as_it_is() {
        for text in [
            "[Event x]\n[Site \"?\"]\n\n*",
            "[Event \"x\n\n*",
            "1. e4 {never closed",
            "1. e4 (1. d4",
            "1. e4 ) e5 *",
            "1. e4 $x *",
            "1. e4 ] *",
            "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n*",
            "[FEN \"rnbqkbnr/9/8 w\"]\n\n*",
            "1. e4 e5 2. Ke3 *",
            "1. e4 e5\n2. Nz3 *",
            "1. Nf3 d5 2. Nc3 d4 3. Nb1 d3 4. Nd4 a6 5. Nb3 a5 6. N1d2 a4 7. Nc4 a3 8. Nd2 *",
        ] {
            let error = PgnReader::new(text, Strictness::Game).find_map(Result::err);
            let PgnFound::Unreadable(found) = told(text) else {
                panic!("a game in {text}");
            };
            assert_eq!(
                Some(found.to_string()),
                error.map(|error| error.to_string())
            );
        }
        assert_eq!(told(""), PgnFound::Nothing);
        assert_eq!(told("{only a remark}"), PgnFound::Nothing);
    }

    #[test]
    fn what_nobody_told_is_nothing() {
        for text in [
            "",
            "x",
            "!",
            "!1 2",
            "!1 2 3 m\ne4\nnonsense",
            "+",
            "\n\n\n",
        ] {
            assert_eq!(PgnFound::from_text(text), None, "{text:?}");
        }
    }
}
