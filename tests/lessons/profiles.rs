//! Progress as text: nothing readable is lost, whatever else stands there.

use chesslings::lessons::{BadProgress, Ending, Profiles};
use proptest::prelude::*;

fn two_children() -> Profiles {
    let mut profiles = Profiles::default();
    profiles.rename("Anna");
    profiles.current_mut().earn("rook-corner", 3);
    profiles.current_mut().earn("rook-corner", 1);
    profiles.current_mut().visit("rook-corner");
    assert!(profiles.add("Борис"));
    profiles.current_mut().earn("pawn-first", 2);
    let boris = profiles.current_mut();
    assert!(boris.find("queens-4", "Qb4-Qd3", "Qa2-Qc1"));
    assert!(!boris.find("queens-4", "Qb4-Qd3", "Qb4-Qd3"));
    profiles
}

#[test]
fn stars_are_never_taken_away() {
    assert_eq!(two_children().all()[0].stars("rook-corner"), 3);
}

#[test]
fn what_is_written_is_read() {
    let profiles = two_children();
    assert_eq!(Profiles::from_text(&profiles.to_text()), Ok(profiles));
}

#[test]
fn a_solution_is_shown_as_it_was_placed_and_counted_once() {
    let (mut ours, mut theirs) = (two_children(), two_children());
    ours.current_mut().find("rooks-3", "Ra1-Rb2", "Ra1-Rb2");
    theirs.current_mut().find("rooks-3", "Ra1-Rb2", "Rc1-Rb2");
    assert!(ours.merge(&theirs));
    let boris = ours.current();
    assert_eq!((boris.found("queens-4"), boris.found("rooks-3")), (1, 1));
    assert_eq!(boris.placed("queens-4", "Qb4-Qd3"), "Qa2-Qc1");
    assert_eq!(boris.placed("rooks-3", "Ra1-Rb2"), "Rc1-Rb2");
    assert_eq!(boris.placed("rooks-4", "Ra1"), "Ra1");
    assert_eq!(ours.unread().count(), 0);
}

#[test]
fn games_are_counted_and_merged_by_the_larger_number() {
    let mut ours = two_children();
    for ending in [Ending::Won, Ending::Lost, Ending::Lost, Ending::Drawn] {
        ours.current_mut().count_game("owl", ending);
    }
    ours.current_mut().count_game("egg", Ending::Won);
    assert!(
        ours.to_text()
            .contains("\ngame egg 1 0 0 5 1\ngame owl 1 2 1 4 0\n")
    );
    let mut theirs = ours.clone();
    ours.current_mut().count_game("owl", Ending::Won);
    theirs.current_mut().count_game("egg", Ending::Lost);
    theirs.current_mut().count_game("egg", Ending::Lost);
    assert!(ours.merge(&theirs));
    let child = ours.current();
    let (owl, egg) = (child.score("owl"), child.score("egg"));
    assert_eq!((owl.won, owl.lost, owl.drawn, owl.row()), (2, 2, 1, 1));
    assert_eq!((egg.won, egg.lost, egg.drawn, egg.row()), (1, 2, 0, -2));
    assert_eq!(child.last_game(), Some(("egg", -2)), "the later one");
    assert_eq!(Profiles::from_text(&ours.to_text()), Ok(ours));
}

#[test]
fn a_strange_line_about_games_is_kept() {
    let text = "chesslings progress 1\nnow 1\nchild Anna\ngame egg many\ngame owl 1 2 3 6 1 more\n";
    let profiles = Profiles::from_text(text).unwrap();
    assert_eq!(profiles.current().last_game(), None);
    assert_eq!(profiles.to_text(), text);
}

#[test]
fn a_spoilt_line_spoils_no_other() {
    let text = "chesslings progress 1\nnow 9\nchild Anna\n9 rook-corner\n3 rook corner\n\u{0}\n3 Rook\n2 rook-corner\nhere ../\n";
    let profiles = Profiles::from_text(text).unwrap();
    assert_eq!(profiles.current().name, "Anna");
    assert_eq!(profiles.current().stars("rook-corner"), 2);
    assert_eq!(profiles.current().total(), 2);
    assert_eq!(profiles.current().here(), None);
}

#[test]
fn other_texts_are_refused() {
    for text in [
        "",
        "chesslings progress 2",
        "{\"a\": 1}",
        "child Anna\n3 rook-corner",
    ] {
        assert_eq!(
            Profiles::from_text(text),
            Err(BadProgress::Head),
            "{text:?}"
        );
    }
}

#[test]
fn merging_keeps_the_better_of_both() {
    let mut ours = two_children();
    let theirs = "chesslings progress 1\nchild Anna\n2 rook-corner\n1 rook-first\nchild Vera\n3 rook-first\n";
    assert!(ours.merge(&Profiles::from_text(theirs).unwrap()));
    assert_eq!(ours.all().len(), 3);
    assert_eq!(ours.all()[0].stars("rook-corner"), 3);
    assert_eq!(ours.all()[0].stars("rook-first"), 1);
    assert_eq!(ours.all()[2].name, "Vera");
}

#[test]
fn the_last_child_can_be_forgotten_but_not_the_place() {
    let mut profiles = two_children();
    profiles.remove();
    assert_eq!(profiles.current().name, "Anna");
    profiles.remove();
    assert_eq!(profiles.all().len(), 1);
    assert!(profiles.current().is_new());
    profiles.switch(7);
    assert_eq!(profiles.current().name, "");
}

#[test]
fn a_name_is_what_can_be_seen_of_it() {
    let mut profiles = Profiles::default();
    profiles.rename("An\u{202e}na\u{200b}");
    assert_eq!(profiles.current().name, "Anna");
    let stored = "chesslings progress 1\nchild An\u{202e}na\n3 rook-corner\n";
    assert!(profiles.merge(&Profiles::from_text(stored).unwrap()));
    assert_eq!(profiles.all().len(), 1);
    assert_eq!(profiles.current().stars("rook-corner"), 3);
}

#[test]
fn two_children_never_have_the_same_name() {
    let mut profiles = Profiles::default();
    for (typed, name) in [
        ("123456789012345678", "123456789012345678"),
        ("123456789012345678", "123456789012345678 2"),
        ("123456789012345678 2", "123456789012345678 3"),
        ("12345678901234567890", "12345678901234567890"),
        ("12345678901234567890", "123456789012345678 4"),
    ] {
        assert!(profiles.add(typed));
        assert_eq!(profiles.current().name, name);
    }
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "\\PC*", names in "(child|here|now|found|[0-9]) .{0,30}\n") {
        let _ = Profiles::from_text(&text);
        let profiles = Profiles::from_text(&format!("chesslings progress 1\n{names}{text}")).unwrap();
        prop_assert_eq!(Profiles::from_text(&profiles.to_text()), Ok(profiles));
    }
}
