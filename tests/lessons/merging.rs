//! Progress that several hands write: two tabs, page and terminal, older and newer versions.

use chesslings::lessons::{Animal, BadProgress, Egg, Ending, Profiles};
use proptest::collection::vec;
use proptest::prelude::*;

const HEAD: &str = "chesslings progress 1\n";

fn read(lines: &str) -> Profiles {
    Profiles::from_text(&format!("{HEAD}{lines}")).expect("a text of ours")
}

/// The blocks of the children in the order of the alphabet, without who learns now.
fn sorted(profiles: &Profiles) -> Vec<String> {
    let text = profiles.to_text();
    let text = text
        .split_once("now ")
        .and_then(|(_, rest)| rest.split_once('\n'))
        .map_or("", |(_, rest)| rest);
    let mut blocks = vec![String::new()];
    for line in text.lines() {
        if line.starts_with("child ") || line.starts_with("chxld ") {
            blocks.push(String::new());
        }
        if let Some(block) = blocks.last_mut() {
            block.push_str(line);
            block.push('\n');
        }
    }
    blocks.sort();
    blocks
}

fn merged(ours: &Profiles, theirs: &Profiles) -> Profiles {
    let mut both = ours.clone();
    both.merge(theirs);
    both
}

/// What `ours` becomes by `theirs`, by what each says of a child's exercise.
#[track_caller]
fn check_stars(profiles: &Profiles, child: &str, exercise: &str, stars: u8) {
    let found = profiles.all().iter().find(|profile| profile.name == child);
    let found = found.unwrap_or_else(|| panic!("{child} is not there"));
    assert_eq!(found.stars(exercise), stars, "{}", profiles.to_text());
}

#[test]
fn stars_of_two_tabs_come_together() {
    let mut a = read("child Anna\n");
    let mut b = a.clone();
    a.current_mut().earn("rook-meet", 3);
    b.current_mut().earn("king-meet", 2);
    let both = merged(&a, &b);
    check_stars(&both, "Anna", "rook-meet", 3);
    check_stars(&both, "Anna", "king-meet", 2);
}

#[test]
fn the_picture_that_was_chosen_last_is_seen_in_both_tabs() {
    let a = read("child Anna\npicture fox\n");
    assert_eq!(a.current().animal(), Some(Animal::Fox));
    let mut b = a.clone();
    b.current_mut().choose(Animal::Bear);
    for both in [merged(&a, &b), merged(&b, &a)] {
        assert_eq!(both.current().animal(), Some(Animal::Bear));
        assert_eq!(both.unread().count(), 0);
        assert_eq!(read(both.to_text().trim_start_matches(HEAD)), both);
    }
}

#[test]
fn what_was_practised_is_never_taken_away() {
    let mut a = read("child Anna\npractised 12\n");
    let b = read("child Anna\npractised 9\n");
    a.current_mut().practise();
    for both in [merged(&a, &b), merged(&b, &a)] {
        let wanted = Egg {
            filled: 3,
            hatched: 1,
        };
        assert_eq!(both.current().egg(), Some(wanted));
        assert_eq!(both.unread().count(), 0);
    }
    assert_eq!(read("child Anna\n").current().egg(), None);
}

#[test]
fn a_picture_that_we_do_not_know_is_kept_for_those_who_do() {
    let mut child = read("child Anna\npicture dragon 7\n");
    assert_eq!(child.current().animal(), None);
    assert!(child.to_text().contains("\npicture dragon 7\n"));
    child.current_mut().choose(Animal::Cat);
    child.current_mut().reset();
    assert_eq!(
        child.current().animal(),
        Some(Animal::Cat),
        "it is a face, no star"
    );
}

#[test]
fn a_child_that_was_removed_is_not_brought_back_by_another_tab() {
    let mut a = read(
        "child Anna\n3 rook-meet\nday 2 20408 1\ndiploma 1 20408\nseen 1 20408 0 1 0 rook-meet\nseen 0 20408 0 0 0 mate 6k1/8 w - - 0 1\nchild Boris\n",
    );
    let b = a.clone();
    a.remove();
    assert!(!a.to_text().contains("Anna"), "her name is forgotten, too");
    for both in [merged(&a, &b), merged(&b, &a)] {
        assert_eq!(both.all().len(), 1);
        assert_eq!(both.current().name, "Boris");
    }
}

#[test]
fn a_child_of_the_same_name_that_comes_later_stays() {
    let mut a = read("child Anna\n3 rook-meet\nchild Boris\n");
    let b = a.clone();
    a.remove();
    assert!(a.add("Anna"));
    a.current_mut().earn("king-meet", 1);
    for both in [merged(&a, &b), merged(&b, &a)] {
        check_stars(&both, "Anna", "king-meet", 1);
        check_stars(&both, "Anna", "rook-meet", 0);
    }
}

#[test]
fn starting_over_holds_in_every_tab() {
    let mut a = read("child Anna\n3 rook-meet\n");
    let b = a.clone();
    a.current_mut().reset();
    a.current_mut().earn("king-meet", 2);
    for both in [merged(&a, &b), merged(&b, &a)] {
        check_stars(&both, "Anna", "rook-meet", 0);
        check_stars(&both, "Anna", "king-meet", 2);
    }
}

#[test]
fn a_child_with_a_new_name_is_followed() {
    let mut a = read("child Anna\n3 rook-meet\nchild Boris\n");
    let mut b = a.clone();
    a.rename("Anya");
    b.current_mut().earn("king-meet", 2);
    b.merge(&a);
    assert_eq!(
        b.current().name,
        "Anya",
        "who learns there is the same child"
    );
    check_stars(&b, "Anya", "rook-meet", 3);
    check_stars(&b, "Anya", "king-meet", 2);
    assert_eq!(b.all().len(), 2);
    let both = merged(&a, &b);
    assert_eq!(sorted(&both), sorted(&b));
}

#[test]
fn old_stars_do_not_come_back_under_a_new_name() {
    let mut a = read("child Anna\n3 rook-meet\n");
    let b = a.clone();
    a.rename("Anya");
    a.current_mut().reset();
    check_stars(&merged(&b, &a), "Anya", "rook-meet", 0);
}

#[test]
fn a_file_that_somebody_opens_brings_back_what_was_removed() {
    let file = read("child Anna\n3 rook-meet\nchild Boris\n2 king-meet\n");
    let mut here = file.clone();
    here.remove();
    here.current_mut().reset();
    assert!(here.adopt(&file));
    check_stars(&here, "Anna", "rook-meet", 3);
    check_stars(&here, "Boris", "king-meet", 2);
}

#[test]
fn two_children_never_have_the_same_name() {
    let mut profiles = read("child Anna\n");
    assert!(profiles.add("Anna"));
    assert_eq!(profiles.current().name, "Anna 2");
    profiles.rename("Anna");
    assert_eq!(profiles.current().name, "Anna 3");
    let twice = read("child Anna\n3 rook-meet\nchild Boris\nchild Anna\n2 king-meet\n");
    assert_eq!(twice.all().len(), 2);
    check_stars(&twice, "Anna", "king-meet", 2);
}

#[test]
fn the_later_place_counts() {
    let mut a = read("child Anna\nhere rook-meet\nvisits 7\n");
    let b = a.clone();
    a.current_mut().visit("bishop-meet");
    assert_eq!(merged(&b, &a).current().here(), Some("bishop-meet"));
    assert_eq!(merged(&a, &b).current().here(), Some("bishop-meet"));
}

#[test]
fn lines_of_a_newer_version_stay_with_their_child() {
    let mut profiles =
        read("weather fine\nchild Anna\n3 rook-meet\nbadge gold\nchild Boris\nbadge tin\n");
    profiles.current_mut().earn("king-meet", 2);
    let text = profiles.to_text();
    assert_eq!(
        text,
        format!(
            "{HEAD}now 1\nweather fine\nchild Anna\n2 king-meet\n3 rook-meet\nbadge gold\nchild Boris\nbadge tin\n"
        )
    );
    let unread: Vec<_> = profiles.unread().collect();
    assert_eq!(unread, ["weather fine", "badge gold", "badge tin"]);
    assert!(profiles.has_unread_of(&read("child Zoe\nbadge tin\n")));
    assert!(!profiles.has_unread_of(&read("badge wood\n")));
}

#[test]
fn a_damaged_name_loses_no_star_and_gives_none_away() {
    for spoilt in ["chxld Anna", "childxAnna", "3 king-meetXchild Anna"] {
        let text = format!(
            "child Boris\n1 king-first\n{spoilt}\n3 rook-meet\n3 rook-friends\nchild Vera\n"
        );
        let profiles = read(&text);
        check_stars(&profiles, "Boris", "rook-meet", 0);
        check_stars(&profiles, "Boris", "king-first", 1);
        let written = profiles.to_text();
        assert!(
            written.contains(&format!("{spoilt}\n3 rook-meet\n3 rook-friends\n")),
            "{written}"
        );
        assert_eq!(Profiles::from_text(&written), Ok(profiles));
    }
}

#[test]
fn the_41st_child_keeps_its_stars_for_the_day_there_is_room() {
    let mut lines = (1..=40)
        .map(|number| format!("child {number}\n"))
        .collect::<Vec<_>>()
        .concat();
    lines.push_str("child Zoe\n3 rook-meet\n");
    let mut profiles = read(&lines);
    assert_eq!(profiles.all().len(), 40);
    assert_eq!(profiles.all()[39].total(), 0);
    assert!(profiles.to_text().ends_with("child Zoe\n3 rook-meet\n"));
    assert_eq!(profiles.unread().count(), 0);
    profiles.remove();
    let later = Profiles::from_text(&profiles.to_text()).unwrap();
    check_stars(&later, "Zoe", "rook-meet", 3);
}

#[test]
fn merging_tells_that_there_was_no_room() {
    let lines = (1..=40)
        .map(|number| format!("child {number}\n"))
        .collect::<Vec<_>>()
        .concat();
    let (mut full, file) = (read(&lines), read("child Zoe\n3 rook-meet\n"));
    assert!(!full.clone().merge(&file));
    assert!(!full.adopt(&file));
    assert!(full.to_text().ends_with("child Zoe\n3 rook-meet\n"));
    assert!(full.adopt(&read("child 7\n3 rook-meet\n")));
}

#[test]
fn a_text_without_end_is_refused() {
    let text = format!("{HEAD}{}", "x\n".repeat(Profiles::LONGEST_TEXT / 2));
    assert_eq!(Profiles::from_text(&text), Err(BadProgress::TooLong));
}

#[test]
fn a_megabyte_of_lines_in_the_worst_order_is_read_and_merged() {
    // Inserted one by one this would take minutes.
    let lines = (0..80_000)
        .rev()
        .map(|number| format!("3 x-{number:05}\n"))
        .collect::<Vec<_>>()
        .concat();
    let mut profiles = read(&format!("child Anna\n{lines}"));
    assert_eq!(profiles.current().total(), 240_000);
    assert!(profiles.merge(&profiles.clone()));
    assert_eq!(profiles.current().total(), 240_000);
}

/// Something a family does.
#[derive(Clone, Debug)]
enum Deed {
    Add(u8),
    Switch(usize),
    Earn(u8, u8),
    Find(u8),
    Visit(u8),
    Play(u8, Ending),
    Review(u8, u8, u8),
    Rename(u8),
    Remove,
    Reset,
}

fn ending() -> impl Strategy<Value = Ending> {
    prop_oneof![Just(Ending::Won), Just(Ending::Lost), Just(Ending::Drawn)]
}

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        (0..5_u8).prop_map(Deed::Add),
        (0..6_usize).prop_map(Deed::Switch),
        (0..9_u8, 1..4_u8).prop_map(|(exercise, stars)| Deed::Earn(exercise, stars)),
        (0..4_u8).prop_map(Deed::Find),
        (0..9_u8).prop_map(Deed::Visit),
        (0..3_u8, ending()).prop_map(|(rival, ending)| Deed::Play(rival, ending)),
        (0..5_u8).prop_map(Deed::Rename),
        (0..9_u8, 1..5_u8, 0..2_u8)
            .prop_map(|(exercise, day, mistakes)| Deed::Review(exercise, day, mistakes)),
        Just(Deed::Remove),
        Just(Deed::Reset),
    ]
}

fn after(deeds: &[Deed], mut family: Profiles) -> Profiles {
    for deed in deeds {
        match deed {
            Deed::Add(name) => drop(family.add(&format!("N{name}"))),
            Deed::Switch(index) => family.switch(*index),
            Deed::Earn(exercise, stars) => {
                family.current_mut().earn(&format!("x-{exercise}"), *stars);
            }
            Deed::Find(solution) => drop(family.current_mut().find(
                "queens-4",
                &format!("Q{solution}"),
                "Qa1",
            )),
            Deed::Visit(exercise) => family.current_mut().visit(&format!("x-{exercise}")),
            Deed::Play(rival, ending) => {
                let rival = format!("bird-{rival}");
                family.current_mut().count_game(&rival, *ending);
            }
            Deed::Review(exercise, day, mistakes) => {
                let faults = ((*mistakes).into(), 0);
                let child = family.current_mut();
                child.remember(&format!("x-{exercise}"), (*day).into(), faults);
            }
            Deed::Rename(name) => family.rename(&format!("N{name}")),
            Deed::Remove => family.remove(),
            Deed::Reset => family.current_mut().reset(),
        }
    }
    family
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn it_does_not_matter_who_merges_with_whom(
        start in vec(deed(), 0..8), a in vec(deed(), 0..8), b in vec(deed(), 0..8),
    ) {
        let start = after(&start, Profiles::default());
        let (a, b) = (after(&a, start.clone()), after(&b, start));
        let (ab, ba) = (merged(&a, &b), merged(&b, &a));
        prop_assert_eq!(sorted(&ab), sorted(&ba));
        // Once more changes nothing, with either or with itself.
        for other in [&a, &b, &ab, &ba] {
            prop_assert_eq!(sorted(&merged(&ab, other)), sorted(&ab));
        }
        prop_assert_eq!(Profiles::from_text(&ab.to_text()), Ok(ab));
    }

    #[test]
    fn what_two_tabs_earn_is_all_there(
        names in vec(0..5_u8, 1..4), a in vec((0..3_usize, 0..9_u8, 1..4_u8), 0..9), b in vec((0..3_usize, 0..9_u8, 1..4_u8), 0..9),
    ) {
        let adds: Vec<_> = names.into_iter().map(Deed::Add).collect();
        let start = after(&adds, Profiles::default());
        let earned = |deeds: &[(usize, u8, u8)]| {
            let deeds: Vec<_> = deeds.iter().flat_map(|&(child, exercise, stars)| [Deed::Switch(child), Deed::Earn(exercise, stars)]).collect();
            after(&deeds, start.clone())
        };
        let (ours, theirs) = (earned(&a), earned(&b));
        let both = merged(&ours, &theirs);
        for tab in [&ours, &theirs] {
            for (child, merged) in tab.all().iter().zip(both.all()) {
                for exercise in 0..9 {
                    let id = format!("x-{exercise}");
                    prop_assert!(merged.stars(&id) >= child.stars(&id));
                }
            }
        }
    }

    #[test]
    fn any_two_texts_can_be_merged(
        a in "((child|chxld|here|now|gone|again|visits|found|game|[0-9]) [a-c0-9 -]{0,6}\n|game [ab]( [0-9]){4} -?[1-9]\n|seen( [0-9]){5} [ab] ?[ab]\n|day( [0-9]){3}\n|diploma [0-4] [0-3]\n){0,9}",
        b in "((child|chxld|here|now|gone|again|visits|found|game|[0-9]) [a-c0-9 -]{0,6}\n|game [ab]( [0-9]){4} -?[1-9]\n){0,9}",
    ) {
        let (a, b) = (read(&a), read(&b));
        let (ab, ba) = (merged(&a, &b), merged(&b, &a));
        prop_assert_eq!(sorted(&ab), sorted(&ba));
        prop_assert_eq!(sorted(&merged(&ab, &b)), sorted(&ab));
        prop_assert_eq!(Profiles::from_text(&ab.to_text()), Ok(ab));
    }

    #[test]
    fn no_damaged_byte_loses_a_line(place in 0..400_usize, byte in 32..127_u8) {
        let text = format!("{HEAD}now 1\nchild Anna\nhere rook-meet\n3 rook-friends\n3 rook-meet\nchild Boris\ngame egg 2 1 0 3 -1\n2 king-meet\nfound queens-4 Qb4-Qd3\n");
        let mut bytes = text.into_bytes();
        let place = HEAD.len() + place % (bytes.len() - HEAD.len());
        bytes[place] = byte;
        let text = String::from_utf8(bytes).unwrap();
        let kept = Profiles::from_text(&text).unwrap().to_text();
        // A line may be read as another child's name, which has its length, or stands twice.
        for line in text.lines().filter(|line| !line.starts_with("child") && !line.starts_with("now") && !line.starts_with("here")) {
            prop_assert!(kept.lines().any(|known| known == line.trim()), "{line:?} is lost of {text:?}: {kept:?}");
        }
    }
}
