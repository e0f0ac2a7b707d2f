//! Lines of a progress text in an order of their own, so that two lists of them are merged in one
//! pass.

/// How many stars an exercise has earned: 1 to 3.
pub type Stars = u8;

/// One line: the stars of an exercise, or anything else as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Record {
    pub(super) text: String,
    /// 0 if the line is not about stars.
    pub(super) stars: Stars,
}

impl Record {
    /// A line that is not about stars.
    pub(super) fn line(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            stars: 0,
        }
    }

    /// Stars come first.
    fn key(&self) -> (bool, &str) {
        (self.stars == 0, &self.text)
    }
}

/// Where a line stands in a list in order, or should stand.
pub(super) fn place_of(list: &[Record], is_line: bool, text: &str) -> Result<usize, usize> {
    list.binary_search_by(|known| known.key().cmp(&(is_line, text)))
}

/// Both lists in order, each line once, with the better of its stars.
pub(super) fn merged(ours: Vec<Record>, theirs: Vec<Record>) -> Vec<Record> {
    let mut all: Vec<Record> = Vec::with_capacity(ours.len() + theirs.len());
    let (mut ours, mut theirs) = (ours.into_iter().peekable(), theirs.into_iter().peekable());
    loop {
        let next = match (ours.peek(), theirs.peek()) {
            (Some(a), Some(b)) if b.key() < a.key() => theirs.next(),
            (Some(_), _) => ours.next(),
            (None, _) => theirs.next(),
        };
        let Some(next) = next else {
            return all;
        };
        match all.last_mut() {
            Some(last) if last.key() == next.key() => last.stars = last.stars.max(next.stars),
            _ => all.push(next),
        }
    }
}

/// The list in order. A merge sort of our own: the standard library's is large in the page.
pub(super) fn sorted(mut list: Vec<Record>) -> Vec<Record> {
    if list.len() < 2 {
        return list;
    }
    let rest = list.split_off(list.len() / 2);
    merged(sorted(list), sorted(rest))
}

/// Whether a word can be the name of an exercise, even one that this version doesn't know.
pub(super) fn is_id(word: &str) -> bool {
    let plain =
        |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-';
    !word.is_empty() && word.len() <= 60 && word.bytes().all(plain)
}

/// Whether a name is that of a moment of the child's own games, a unit and a position, and not of an
/// exercise.
pub(in crate::lessons) fn is_own(name: &str) -> bool {
    name.contains(' ')
}
