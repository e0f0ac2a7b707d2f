//! The tag pairs of a game: who played, where and when.

use std::fmt;

use crate::rules::notation::is_visible;

/// The tag pairs of a game, each name once.
///
/// The seven tags that every game has are there even when nobody set them, with the value the
/// standard has for unknown. `Result`, `SetUp` and `FEN` are not kept here: a
/// [`PgnGame`](super::PgnGame) knows its result and start itself.
///
/// ```
/// use chesslings::rules::PgnTags;
///
/// let mut tags = PgnTags::default();
/// tags.set("White", "Anna")?;
/// assert_eq!(tags.get("White"), Some("Anna"));
/// assert_eq!(tags.get("Black"), Some("?"));
/// assert_eq!(tags.get("Opening"), None);
/// assert!(tags.set("Two words", "").is_err());
/// # Ok::<(), chesslings::rules::BadTagName>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PgnTags {
    /// What was set and says more than the default; first the roster's in its order, then the
    /// others in theirs.
    pairs: Vec<(String, String)>,
}

/// A name that a tag can't have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadTagName(pub String);

/// The tags of every game but the result, with their values when nothing is known.
pub(super) const ROSTER: [(&str, &str); 6] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
];

/// Told by the game itself.
const TOLD_ELSEWHERE: [&str; 3] = ["Result", "SetUp", "FEN"];

impl PgnTags {
    /// The value of a tag; the default if it is one that every game has.
    pub fn get(&self, name: &str) -> Option<&str> {
        let set = self.pairs.iter().find(|(known, _)| known == name);
        set.map(|(_, value)| value.as_str()).or_else(|| {
            let default = ROSTER.iter().find(|(known, _)| *known == name);
            default.map(|(_, value)| *value)
        })
    }

    /// Sets a tag. Line breaks in the value become spaces, as PGN has no room for them.
    ///
    /// # Errors
    ///
    /// A name has letters, digits and `_+#=:-` only, and `Result`, `SetUp` and `FEN` belong to
    /// the game.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), BadTagName> {
        let writable = !name.is_empty() && name.chars().all(is_name);
        if !writable || TOLD_ELSEWHERE.contains(&name) {
            return Err(BadTagName(name.to_owned()));
        }
        let value = value.replace(['\n', '\r'], " ");
        if is_default(name, &value) {
            self.pairs.retain(|(known, _)| known != name);
            return Ok(());
        }
        if let Some((_, known)) = self.pairs.iter_mut().find(|(known, _)| known == name) {
            *known = value;
        } else {
            let place = self
                .pairs
                .partition_point(|(known, _)| rank(known) <= rank(name));
            self.pairs.insert(place, (name.to_owned(), value));
        }
        Ok(())
    }

    /// All tags that say something, those every game has first.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.pairs
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// The tags of a text, each name once.
    pub(super) fn of_pairs<'a>(read: impl Iterator<Item = &'a (&'a str, String)>) -> PgnTags {
        let mut pairs: Vec<(String, String)> = read
            .map(|(name, value)| ((*name).to_owned(), value.clone()))
            .collect();
        pairs.retain(|(name, value)| !is_default(name, value));
        // Eight passes instead of a sort: the page is smaller for it.
        let ranked = |wanted| pairs.iter().filter(move |(name, _)| rank(name) == wanted);
        let pairs = (0..=ROSTER.len()).flat_map(ranked).cloned().collect();
        PgnTags { pairs }
    }

    /// The first `most` of these tags whose name is `wanted`.
    #[must_use]
    pub fn filtered(&self, most: usize, wanted: impl Fn(&str) -> bool) -> PgnTags {
        let pairs = self.pairs.iter().filter(|(name, _)| wanted(name));
        PgnTags {
            pairs: pairs.take(most).cloned().collect(),
        }
    }

    /// The tags that not every game has, in the order they were set.
    pub(super) fn others(&self) -> impl Iterator<Item = (&str, &str)> {
        self.iter().filter(|(name, _)| rank(name) == ROSTER.len())
    }
}

/// Whether a tag's name may have this letter.
pub(super) fn is_name(letter: char) -> bool {
    // Of letters beyond ASCII there are tables, which a page would have to load for this alone.
    let foreign = !letter.is_ascii() && is_visible(letter) && !letter.is_whitespace();
    foreign || letter.is_ascii_alphanumeric() || matches!(letter, '_' | '+' | '#' | '=' | ':' | '-')
}

fn is_default(name: &str, value: &str) -> bool {
    ROSTER.contains(&(name, value))
}

/// The place of a tag in the roster, or the place behind it.
fn rank(name: &str) -> usize {
    let place = ROSTER.iter().position(|(known, _)| *known == name);
    place.unwrap_or(ROSTER.len())
}

impl fmt::Display for BadTagName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} can't be the name of a tag", self.0)
    }
}

impl std::error::Error for BadTagName {}
