//! Rounds: five for today, tests with diplomas, the entry test.

use chesslings::lessons::{
    Answer, Course, Draft, Drafts, Place, Profiles, Round, RoundKind, Study,
};
use chesslings::rules::Square;

const TODAY: u32 = 20_512;

fn family() -> Profiles {
    let mut profiles = Profiles::default();
    profiles.set_today(TODAY);
    profiles
}

fn begin(kind: RoundKind, profiles: &Profiles, seed: u64) -> Study {
    Study::begin(kind, profiles, seed).expect("a round")
}

fn round(study: &Study) -> &Round {
    study.round().expect("a round")
}

/// Does the task on the table without a mistake.
fn do_it(study: &mut Study, profiles: &mut Profiles) {
    while let Some(answer) = study.attempt().solution() {
        study.answer(answer, profiles);
    }
}

/// Goes through a round: what is `known` is done, all else is given up.
fn go_through(study: &mut Study, profiles: &mut Profiles, known: impl Fn(&Study) -> bool) {
    loop {
        if known(study) {
            do_it(study, profiles);
        }
        if !study.go_on(profiles) {
            return assert!(study.is_round_over());
        }
    }
}

/// A child that has done everything in these units a month ago.
fn pupil(units: &[&str]) -> Profiles {
    let mut profiles = family();
    for unit in units {
        for id in Course::unit(unit).expect("a unit").ids() {
            let child = profiles.current_mut();
            child.earn(&id, 3);
            child.remember(&id, TODAY - 30, (0, 0));
        }
    }
    profiles
}

#[test]
fn five_for_today_are_five_of_as_many_units_as_there_are() {
    let profiles = pupil(&["rook", "bishop", "queen", "king", "knight", "pawn"]);
    let study = begin(RoundKind::Today, &profiles, 1);
    let tasks = round(&study).tasks();
    assert_eq!(tasks.len(), 5);
    let mut units: Vec<_> = tasks
        .iter()
        .filter_map(|name| name.split('-').next())
        .collect();
    units.sort_unstable();
    units.dedup();
    assert_eq!(units.len(), 5, "{tasks:?}");
}

#[test]
fn a_task_for_today_is_a_sibling_and_not_the_same_board() {
    let profiles = pupil(&["rook", "knight", "mate"]);
    for seed in 1..8 {
        let mut profiles = profiles.clone();
        let mut study = begin(RoundKind::Today, &profiles, seed);
        loop {
            let known = Course::find(&study.exercise().id).expect("an exercise");
            let kind = known.task.name();
            assert_eq!(study.exercise().task.name(), kind);
            let same =
                known.position == study.exercise().position && known.task == study.exercise().task;
            assert!(
                !same || study.exercise().task.name() == "choose",
                "{}",
                known.id
            );
            do_it(&mut study, &mut profiles);
            if !study.go_on(&mut profiles) {
                break;
            }
        }
    }
}

#[test]
fn today_goes_on_after_a_reload_and_offers_five_more_when_it_is_done() {
    let mut profiles = pupil(&["rook", "bishop", "queen"]);
    let mut study = begin(RoundKind::Today, &profiles, 1);
    do_it(&mut study, &mut profiles);
    study.go_on(&mut profiles);
    do_it(&mut study, &mut profiles);
    assert_eq!(profiles.current().reviewed(TODAY), 2);
    let mut study = begin(RoundKind::Today, &profiles, 2);
    assert_eq!(round(&study).count(), 3);
    go_through(&mut study, &mut profiles, |_| true);
    assert_eq!(profiles.current().reviewed(TODAY), RoundKind::FIVE);
    assert_eq!(profiles.current().reviewed(TODAY + 1), 0);
    assert_eq!(round(&begin(RoundKind::Today, &profiles, 3)).count(), 5);
}

#[test]
fn a_child_that_is_done_always_has_something_for_today() {
    let mut profiles = family();
    assert!(
        Study::begin(RoundKind::Today, &profiles, 1).is_none(),
        "nothing was learnt"
    );
    profiles.current_mut().earn("rook-corner", 3);
    profiles
        .current_mut()
        .remember("rook-corner", TODAY, (0, 0));
    assert_eq!(
        round(&begin(RoundKind::Today, &profiles, 1)).tasks(),
        ["rook-corner"]
    );
}

#[test]
fn what_was_hard_is_among_the_five() {
    let mut profiles = pupil(&["rook", "bishop", "queen", "king", "knight", "pawn"]);
    profiles
        .current_mut()
        .remember("pawn-crown", TODAY - 1, (3, 1));
    let study = begin(RoundKind::Today, &profiles, 1);
    let tasks = round(&study).tasks();
    assert!(tasks.contains(&"pawn-crown".to_owned()), "{tasks:?}");
}

#[test]
fn review_earns_no_stars_but_fills_the_egg() {
    let mut profiles = pupil(&["rook"]);
    let stars = profiles.current().total();
    let mut study = begin(RoundKind::Today, &profiles, 1);
    go_through(&mut study, &mut profiles, |_| true);
    assert_eq!(profiles.current().total(), stars);
    assert_eq!(profiles.current().egg().map(|egg| egg.filled), Some(5));
}

#[test]
fn a_test_has_ten_tasks_of_its_units_and_others_each_time() {
    let last = ["pawn", "mate", "games"];
    let place = |id: &str| Course::path().position(|unit| unit.id == id).unwrap();
    for (test, end) in last.into_iter().enumerate() {
        let first = test
            .checked_sub(1)
            .map_or(0, |before| place(last[before]) + 1);
        let mut all = Vec::new();
        for seed in 1..6 {
            let round = Round::new(RoundKind::Test(test), &family(), seed);
            assert_eq!(round.count(), 10);
            for name in round.tasks() {
                let unit = Place::named(name).expect("an exercise").unit.id;
                assert!(
                    (first..=place(end)).contains(&place(unit)),
                    "{test}: {name}"
                );
            }
            all.push(round.tasks().to_vec());
        }
        all.dedup();
        assert_eq!(all.len(), 5);
    }
}

#[test]
fn every_task_of_many_tests_can_be_done() {
    for test in 0..3 {
        for seed in 1..4 {
            let mut profiles = family();
            let mut study = begin(RoundKind::Test(test), &profiles, seed);
            go_through(&mut study, &mut profiles, |_| true);
            assert_eq!(round(&study).right(), 10, "{:?}", round(&study));
            assert_eq!(profiles.current().diploma(test), Some(TODAY));
        }
    }
}

#[test]
fn in_a_test_nobody_helps() {
    let mut study = begin(RoundKind::Test(0), &family(), 1);
    assert_eq!(study.hint(), None);
    assert!(!study.more());
}

#[test]
fn eight_of_ten_pass_and_seven_do_not() {
    for (known, diploma) in [(7, None), (8, Some(TODAY)), (10, Some(TODAY))] {
        let mut profiles = family();
        let mut study = begin(RoundKind::Test(0), &profiles, 3);
        go_through(&mut study, &mut profiles, |study| {
            round(study).number() <= known
        });
        assert_eq!(round(&study).is_passed(), diploma.is_some(), "{known}");
        assert_eq!(profiles.current().diploma(0), diploma);
        assert_eq!(profiles.current().diploma(1), None);
    }
}

#[test]
fn the_first_diploma_stays_and_is_found_again() {
    let mut profiles = family();
    profiles.add("Anna");
    let mut study = begin(RoundKind::Test(1), &profiles, 3);
    go_through(&mut study, &mut profiles, |_| true);
    let mut later = Profiles::from_text(&profiles.to_text()).unwrap();
    later.set_today(TODAY + 100);
    let mut study = begin(RoundKind::Test(1), &later, 4);
    go_through(&mut study, &mut later, |_| true);
    assert_eq!(later.current().diploma(1), Some(TODAY));
}

#[test]
fn a_task_that_was_wrong_first_is_not_right_at_once() {
    let mut profiles = family();
    let mut study = begin(RoundKind::Entry, &profiles, 1);
    // The first question is about squares.
    for at in Square::all() {
        if study.attempt().mistakes == 0 {
            study.answer(Answer::Tap(at), &mut profiles);
        }
    }
    assert!(!study.attempt().is_done());
    do_it(&mut study, &mut profiles);
    study.go_on(&mut profiles);
    do_it(&mut study, &mut profiles);
    assert_eq!(round(&study).right(), 1);
}

/// Where the entry test sends a child that knows these units and no other.
fn start(known: &[&str]) -> &'static str {
    let mut profiles = family();
    let mut study = begin(RoundKind::Entry, &profiles, 1);
    assert_eq!(round(&study).count(), 12);
    go_through(&mut study, &mut profiles, |study| {
        known.contains(&study.place().unit.id)
    });
    let start = round(&study).start().expect("a unit to begin with");
    // The map leads there.
    assert_eq!(profiles.current().goes_on_at(), Some(start));
    start.unit.id
}

#[test]
fn the_entry_test_finds_the_unit_to_begin_with() {
    assert_eq!(start(&[]), "rook");
    assert_eq!(start(&["rook", "knight", "pawn"]), "attack");
    // One slip is no proof.
    assert_eq!(start(&["rook", "pawn", "attack"]), "value");
    let all: Vec<_> = Course::path().map(|unit| unit.id).collect();
    assert_eq!(start(&all), "ladder");
    let mut but_last = all.clone();
    but_last.retain(|unit| *unit != "passing");
    assert_eq!(start(&but_last), "passing");
}

#[test]
fn the_entry_test_ends_when_it_knows_enough() {
    let mut profiles = family();
    let mut study = begin(RoundKind::Entry, &profiles, 1);
    assert!(study.go_on(&mut profiles));
    assert!(!study.go_on(&mut profiles));
    assert_eq!(
        round(&study).start(),
        Place::new(Course::unit("rook").unwrap(), 1)
    );
    assert!(profiles.current().is_new() || profiles.current().total() == 0);
}

#[test]
fn leaving_five_for_today_leaves_no_draft_behind() {
    let mut profiles = pupil(&["rook"]);
    let mut study = begin(RoundKind::Today, &profiles, 1);
    do_it(&mut study, &mut profiles);
    assert_eq!(study.draft(&profiles), None);
}

/// The round as it is after a reload, with everything that was kept.
fn reloaded(study: &Study, profiles: &Profiles) -> Study {
    let mut drafts = Drafts::default();
    drafts.keep(study.draft(profiles).expect("a draft"));
    let drafts = Drafts::from_text(&drafts.to_text());
    let kind = round(study).kind;
    Study::resume(kind, profiles, &drafts).expect("the round goes on")
}

#[test]
fn a_test_keeps_its_place_over_a_reload() {
    for kind in [RoundKind::Test(0), RoundKind::Entry] {
        let mut profiles = family();
        profiles.add("Anna");
        let mut study = begin(kind, &profiles, 5);
        assert_eq!(study.draft(&profiles), None, "nothing is done yet");
        loop {
            // Every third task is given up.
            while let Some(answer) = study.attempt().solution() {
                if round(&study).number().is_multiple_of(3) {
                    break;
                }
                let is_first = study.attempt().is_untouched();
                study.answer(answer, &mut profiles);
                if !is_first && !study.attempt().is_done() {
                    continue;
                }
                let again = reloaded(&study, &profiles);
                assert_eq!(again.round(), study.round());
                assert_eq!(again.exercise(), study.exercise());
                assert_eq!(again.attempt().position(), study.attempt().position());
                assert_eq!(again.attempt().is_done(), study.attempt().is_done());
                study = again;
            }
            if !study.go_on(&mut profiles) {
                break;
            }
            study = reloaded(&study, &profiles);
        }
        assert_eq!(
            study.draft(&profiles).map(|draft| draft.text),
            Some(String::new())
        );
    }
}

#[test]
fn nobody_makes_a_mistake_undone_by_a_reload() {
    let mut profiles = family();
    let mut study = begin(RoundKind::Entry, &profiles, 1);
    for at in Square::all() {
        if study.attempt().mistakes == 0 {
            study.answer(Answer::Tap(at), &mut profiles);
        }
    }
    study = reloaded(&study, &profiles);
    assert_eq!(study.attempt().mistakes, 1);
    study.again();
    // Something has to be done after it, or there is nothing to keep.
    let answer = study.attempt().solution().expect("a square");
    study.answer(answer, &mut profiles);
    study = reloaded(&study, &profiles);
    do_it(&mut study, &mut profiles);
    assert_eq!(round(&study).right(), 0);
}

#[test]
fn a_test_of_somebody_else_or_another_course_is_not_gone_on_with() {
    let mut profiles = family();
    profiles.add("Anna");
    let mut study = begin(RoundKind::Test(1), &profiles, 5);
    do_it(&mut study, &mut profiles);
    let draft = study.draft(&profiles).expect("a draft");
    let resumed = |text: &str, kind, profiles: &Profiles| {
        let (child, text) = (profiles.current().name.clone(), text.to_owned());
        let mut drafts = Drafts::default();
        drafts.keep(Draft { child, text });
        Study::resume(kind, profiles, &drafts)
    };
    assert!(resumed(&draft.text, RoundKind::Test(1), &profiles).is_some());
    assert!(resumed(&draft.text, RoundKind::Test(0), &profiles).is_none());
    assert!(resumed(&draft.text, RoundKind::Today, &profiles).is_none());
    for (was, is) in [
        ("mate 5", "mate 6"),
        ("Anna", "Boris"),
        (" 0 :", " x :"),
        ("chesslings", ""),
    ] {
        let damaged = draft.text.replacen(was, is, 1);
        assert!(
            resumed(&damaged, RoundKind::Test(1), &profiles).is_none(),
            "{damaged}"
        );
    }
    let place = Place::named("rook-corner").expect("an exercise");
    let mut drafts = Drafts::default();
    drafts.keep(draft);
    let study = Study::open(place, &mut profiles, &drafts, 1).expect("an exercise");
    assert!(study.attempt().is_untouched());
}
