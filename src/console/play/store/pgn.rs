//! Between a game at the table and its PGN.

use std::io;
use std::path::Path;

use crate::console::files;
use crate::rules::{
    Color, Game, PgnError, PgnGame, PgnReader, PgnResult, PgnTags, Strictness, pgn_text,
};
use crate::text::date_of_day;

/// Why a file has no game for us.
#[derive(Debug)]
pub(in crate::console::play) enum LoadError {
    /// It can't be read.
    Io(io::Error),
    /// The first game can't be understood, and no other can.
    Pgn(Box<PgnError>),
    /// There is no game in it.
    Empty,
}

/// More than all games of a lifetime.
pub(super) const LARGEST: u64 = 1 << 26;

/// A game with its players as PGN; `tags` are those it was loaded with.
pub(in crate::console::play) fn written(
    game: &Game,
    names: &[String; 2],
    tags: &PgnTags,
    abandoned: bool,
) -> PgnGame {
    let mut written = PgnGame::from(game);
    let termination = match (game.outcome(), abandoned) {
        (Some(_), _) => "normal",
        (None, true) => "abandoned",
        (None, false) => "unterminated",
    };
    written.tags = tags.clone();
    for (name, value) in [
        ("White", names[Color::White as usize].as_str()),
        ("Black", &names[Color::Black as usize]),
        ("Termination", termination),
    ] {
        let set = written.tags.set(name, value);
        debug_assert!(set.is_ok(), "these are good names of tags");
    }
    written
}

/// The tags of a new game.
pub(in crate::console::play) fn new_tags(today: Option<u32>) -> PgnTags {
    let mut tags = PgnTags::default();
    let date = today.map(date_of_day).map_or_else(
        || "????.??.??".to_owned(),
        |(year, month, day)| format!("{year:04}.{month:02}.{day:02}"),
    );
    for (name, value) in [("Event", "Chesslings"), ("Date", &date), ("Round", "-")] {
        let set = tags.set(name, value);
        debug_assert!(set.is_ok(), "these are good names of tags");
    }
    tags
}

/// The games of a file that can be read.
///
/// # Errors
///
/// If there is none.
pub(in crate::console::play) fn read(path: &Path) -> Result<Vec<PgnGame>, LoadError> {
    let text = pgn_text(files::read(path, LARGEST).map_err(LoadError::Io)?);
    let mut games = Vec::new();
    let mut first_error = None;
    for game in PgnReader::new(&text, Strictness::Game) {
        match game {
            Ok(game) => games.push(game),
            Err(error) => first_error = first_error.or(Some(error)),
        }
    }
    match (games.is_empty(), first_error) {
        (false, _) => Ok(games),
        (true, Some(error)) => Err(LoadError::Pgn(Box::new(error))),
        (true, None) => Err(LoadError::Empty),
    }
}

/// Whether a game can go on.
pub(in crate::console::play) fn is_unfinished(game: &PgnGame) -> bool {
    game.result == PgnResult::Unknown && game.to_game().outcome().is_none()
}
