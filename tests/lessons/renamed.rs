//! Exercises may move to another unit: what children have earned under old names stays theirs.

use chesslings::lessons::{Attempt, Course, Place, Profiles, Stars};

/// Progress of a child that had done the whole course when the board was its first unit.
const BEFORE: &str = include_str!("files/progress-with-board-first.txt");

/// The stars in a text, by the name of the exercise.
fn stars(text: &str) -> impl Iterator<Item = (&str, Stars)> {
    text.lines().filter_map(|line| match line.split_once(' ')? {
        (stars @ ("1" | "2" | "3"), id) => Some((id, stars.parse().expect("a number"))),
        _ => None,
    })
}

#[test]
fn every_star_of_the_old_course_is_kept() {
    let profiles = Profiles::from_text(BEFORE).unwrap();
    let child = profiles.current();
    let before: usize = stars(BEFORE).map(|(_, stars)| usize::from(stars)).sum();
    assert_eq!(child.total(), before);
    for (old, stars) in stars(BEFORE) {
        let place = Place::named(old).unwrap_or_else(|| panic!("{old} is gone"));
        let today = place.exercise().unwrap().id;
        assert_eq!(child.stars(&today), stars, "{old} is {today}");
    }
    assert_eq!(child.found("queens-4"), 1);
    assert_eq!(profiles.unread().count(), 0);
}

#[test]
fn a_child_goes_on_where_it_stopped_in_the_old_course() {
    let profiles = Profiles::from_text(BEFORE).unwrap();
    assert_eq!(profiles.current().here(), Some("rook-name-c2"));
    let on = profiles.current().goes_on_at();
    assert_eq!(on, Place::named("rook-name-c2").unwrap().next());
}

#[test]
fn old_and_new_names_of_an_exercise_are_one() {
    let head = "chesslings progress 1\nchild Anna\n";
    let both = format!("{head}1 board-row\n3 rook-row\n2 board-nothing\n");
    let profiles = Profiles::from_text(&both).unwrap();
    assert_eq!(profiles.current().stars("rook-row"), 3);
    let text = profiles.to_text();
    assert!(!text.contains("board-row"), "{text}");
    // What nobody knows is kept as it is.
    assert!(text.contains("2 board-nothing"), "{text}");
}

#[test]
fn work_that_was_left_in_the_old_course_goes_on() {
    let find = Course::find("board-find-b2").unwrap();
    assert_eq!(find.id, "rook-find-b2");
    let text = "chesslings attempt 1\nAnna\nboard-find-b2 7 1\n8/8/8/8/8/8/8/8 w - - 0 1\n@a1\n";
    let resumed = Attempt::resume(&find, "Anna", text).unwrap();
    assert!(!resumed.is_done());
    assert!(Attempt::resume(&find, "Anna", &text.replace("find-b2", "find-d1")).is_none());
}
