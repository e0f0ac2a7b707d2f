//! The table of what the page may use: `features.txt`.

use std::collections::HashMap;
use std::fmt;

const FEATURES: &str = include_str!("features.txt");

/// The oldest Chrome, Firefox and Safari for which everything works.
pub(crate) const OLDEST: [Version; 3] = [Version(97, 0), Version(102, 0), Version(16, 0)];

/// The version of a browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Version(u32, u32);

impl Version {
    fn parse(text: &str) -> Option<Self> {
        let (major, minor) = text.split_once('.').unwrap_or((text, "0"));
        Some(Self(major.parse().ok()?, minor.parse().ok()?))
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self(major, 0) => write!(f, "{major}"),
            Self(major, minor) => write!(f, "{major}.{minor}"),
        }
    }
}

/// Something that a file uses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Use {
    /// Such as `property`.
    pub(crate) kind: &'static str,
    /// Such as `mask`.
    pub(crate) name: String,
    /// What else stands in the same block, to find an older way there.
    pub(crate) beside: Vec<String>,
}

impl Use {
    pub(crate) fn new(kind: &'static str, name: impl Into<String>) -> Self {
        Self {
            kind,
            name: name.into(),
            beside: Vec::new(),
        }
    }
}

/// What is known about a feature.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Row {
    /// All three browsers have had it since 2018 at the latest, or it is a name of our own.
    Long,
    /// Since these versions; `None` if one of them never had it.
    Since([Option<Version>; 3], Otherwise),
}

/// What an older browser does.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Otherwise {
    /// It can't be one.
    Nothing,
    /// This stands beside it for older browsers.
    With(String),
    /// It does without, as the table says.
    Without,
}

pub(crate) struct Table {
    rows: HashMap<(String, String), Row>,
}

impl Table {
    pub(crate) fn read() -> Self {
        let lines = FEATURES.lines().map(str::trim);
        let rows = lines
            .filter(|line| !line.is_empty() && !line.starts_with('#'))
            .flat_map(|line| row(line).unwrap_or_else(|| panic!("can't be read: {line}")))
            .collect();
        Self { rows }
    }

    /// Why a use is not allowed, if it isn't.
    pub(crate) fn complaint(&self, found: &Use) -> Option<String> {
        let Use { kind, name, beside } = found;
        match self.rows.get(&((*kind).to_owned(), name.clone())) {
            None => Some(format!("{kind} {name} is not in features.txt")),
            Some(Row::Long | Row::Since(_, Otherwise::Without)) => None,
            Some(Row::Since(_, Otherwise::With(other))) if beside.contains(other) => None,
            Some(Row::Since(_, Otherwise::With(other))) => {
                Some(format!("{kind} {name} has no {other} beside it"))
            }
            Some(Row::Since(since, Otherwise::Nothing)) => {
                (!is_old(since)).then(|| format!("{kind} {name} is too new"))
            }
        }
    }

    /// The names of a kind that every browser has.
    pub(crate) fn names(&self, wanted: &str) -> Vec<&str> {
        let allowed = |row: &Row| matches!(row, Row::Since(since, _) if is_old(since));
        self.rows
            .iter()
            .filter(|((kind, _), row)| kind == wanted && allowed(row))
            .map(|((_, name), _)| name.as_str())
            .collect()
    }
}

fn is_old(since: &[Option<Version>; 3]) -> bool {
    let each = since.iter().zip(OLDEST);
    each.into_iter()
        .all(|(since, oldest)| since.is_some_and(|since| since <= oldest))
}

/// Reads a line: `property mask 120 53 15.4 with -webkit-mask`, or `long property color width`.
fn row(line: &str) -> Option<Vec<((String, String), Row)>> {
    let mut words = line.split_whitespace();
    let first = words.next()?;
    if first == "long" {
        let kind = words.next()?;
        return Some(
            words
                .map(|name| ((kind.to_owned(), name.to_owned()), Row::Long))
                .collect(),
        );
    }
    let name = words.next()?;
    let mut version = || {
        let word = words.next()?;
        Some(if word == "never" {
            None
        } else {
            Some(Version::parse(word)?)
        })
    };
    let since = [version()?, version()?, version()?];
    let otherwise = match words.next() {
        None => Otherwise::Nothing,
        Some("with") => Otherwise::With(words.next()?.to_owned()),
        Some("without:") => Otherwise::Without,
        Some(_) => return None,
    };
    let key = (first.to_owned(), name.to_owned());
    Some(vec![(key, Row::Since(since, otherwise))])
}

#[test]
fn what_is_unknown_or_too_new_is_found() {
    let table = Table::read();
    let complaint = |kind, name: &str| table.complaint(&Use::new(kind, name));
    assert_eq!(complaint("property", "color"), None);
    assert_eq!(complaint("property", "aspect-ratio"), None);
    assert!(complaint("property", "anchor-name").is_some());
    assert!(complaint("pseudo", "has").is_some());
    assert!(complaint("property", "mask").is_some(), "alone");
    let mut mask = Use::new("property", "mask");
    mask.beside.push("-webkit-mask".to_owned());
    assert_eq!(table.complaint(&mask), None);
}
