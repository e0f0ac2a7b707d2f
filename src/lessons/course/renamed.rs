//! Names that exercises had before. Progress is kept under the names of exercises, so what a child
//! has earned under an old one is found again under the new one.

/// Today's name of an exercise.
pub(in crate::lessons) fn name_today(id: &str) -> String {
    let moved = MOVED.iter().find_map(|&(before, now, slugs)| {
        let slug = id.strip_prefix(before)?.strip_prefix('-')?;
        let mut known = slugs.split(' ');
        known
            .any(|known| known == slug)
            .then(|| [now, slug].join("-"))
    });
    moved.unwrap_or_else(|| id.to_owned())
}

/// The unit that exercises were in, the unit they are in now, and which they are.
const MOVED: [(&str, &str, &str); 5] = [
    (
        "board",
        "rook",
        "squares first-corner right-hand corners light-corners dark-corners row column \
         find-b2 find-d1 find-a4 name-c2 name-b4 name-d3",
    ),
    (
        "board",
        "bishop",
        "centre long-diagonal other-diagonal find-e4 find-h3 name-f5 name-h6",
    ),
    ("board", "knight", "find-c7 name-g8"),
    (
        "board",
        "secret",
        "count-up count-around letter-number tap-numbers numbers-d1 numbers-f7",
    ),
    ("escape", "mate", "two-doors double-run"),
];
