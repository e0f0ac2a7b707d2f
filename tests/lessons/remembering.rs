//! What a child has done when, how hard it was, and when it comes back.

use chesslings::lessons::{
    Course, Drafts, Place, Profile, Profiles, Random, Round, RoundKind, Study, Trace,
};
use chesslings::rules::{Position, Strictness};

/// Some day in 2025.
const MONDAY: u32 = 20_408;

fn family(today: u32) -> Profiles {
    let mut profiles = Profiles::default();
    profiles.set_today(today);
    profiles
}

/// Does the exercise or the task on the table, after so many hints.
fn finish(study: &mut Study, profiles: &mut Profiles, hints: usize) {
    for _ in 0..hints {
        study.hint();
    }
    while let Some(answer) = study.attempt().solution() {
        study.answer(answer, profiles);
    }
}

fn learn(profiles: &mut Profiles, id: &str, hints: usize) {
    let place = Place::named(id).expect("an exercise");
    let mut study = Study::open(place, profiles, &Drafts::default(), 1).expect("an exercise");
    finish(&mut study, profiles, hints);
}

fn trace(profiles: &Profiles, id: &str) -> Trace {
    profiles.current().trace(id)
}

#[test]
fn what_goes_well_comes_back_after_1_3_7_and_21_days() {
    let mut profiles = family(MONDAY);
    learn(&mut profiles, "rook-corner", 0);
    let mut day = MONDAY;
    for wait in [1, 3, 7, 21, 21] {
        assert_eq!(trace(&profiles, "rook-corner").due(day), day + wait);
        day += wait;
        profiles.set_today(day);
        let mut study = Study::begin(RoundKind::Today, &profiles, 7).expect("something to do");
        finish(&mut study, &mut profiles, 0);
    }
    assert_eq!(trace(&profiles, "rook-corner").times, 6);
}

#[test]
fn what_was_hard_comes_back_the_next_day() {
    let mut profiles = family(MONDAY);
    learn(&mut profiles, "rook-corner", 0);
    profiles.set_today(MONDAY + 1);
    learn(&mut profiles, "rook-corner", 0);
    assert_eq!(trace(&profiles, "rook-corner").due(MONDAY + 1), MONDAY + 4);
    profiles.set_today(MONDAY + 4);
    learn(&mut profiles, "rook-corner", 2);
    let now = trace(&profiles, "rook-corner");
    assert_eq!((now.due(MONDAY + 4), now.hints), (MONDAY + 5, 2));
}

#[test]
fn doing_it_ten_times_a_day_is_doing_it_once() {
    let mut profiles = family(MONDAY);
    for _ in 0..10 {
        learn(&mut profiles, "rook-corner", 0);
    }
    assert_eq!(trace(&profiles, "rook-corner").due(MONDAY), MONDAY + 1);
}

#[test]
fn beginning_again_does_not_make_mistakes_undone() {
    let mut profiles = family(MONDAY);
    let place = Place::named("rook-corner").unwrap();
    let mut study = Study::open(place, &mut profiles, &Drafts::default(), 1).unwrap();
    study.hint();
    study.again();
    finish(&mut study, &mut profiles, 0);
    assert_eq!(profiles.current().stars("rook-corner"), 3);
    assert_eq!(trace(&profiles, "rook-corner").hints, 1);
}

#[test]
fn without_a_calendar_nothing_is_dated() {
    let mut profiles = family(0);
    learn(&mut profiles, "rook-corner", 0);
    assert_eq!(trace(&profiles, "rook-corner"), Trace::default());
    assert!(!profiles.to_text().contains("seen"));
    // But what is known can be asked all the same.
    assert!(Study::begin(RoundKind::Today, &profiles, 1).is_some());
}

#[test]
fn a_clock_that_was_wrong_for_a_day_is_forgiven() {
    let mut profiles = family(MONDAY + 40_000);
    learn(&mut profiles, "rook-corner", 0);
    profiles.set_today(MONDAY);
    assert!(trace(&profiles, "rook-corner").due(MONDAY) <= MONDAY);
    let spoilt = profiles.clone();
    learn(&mut profiles, "rook-corner", 0);
    profiles.merge(&spoilt);
    assert_eq!(trace(&profiles, "rook-corner").day, MONDAY);
    assert_eq!(profiles.current().last_day(), Some(MONDAY));
}

#[test]
fn a_file_without_days_is_read_and_everything_in_it_is_due() {
    let text = "chesslings progress 1\nchild Anna\n3 rook-corner\n2 pawn-crown\n";
    let mut profiles = Profiles::from_text(text).unwrap();
    profiles.set_today(MONDAY);
    let study = Study::begin(RoundKind::Today, &profiles, 1).unwrap();
    assert_eq!(study.round().map(Round::count), Some(2));
    assert!(trace(&profiles, "rook-corner").due(MONDAY) < MONDAY);
}

#[test]
fn what_two_tabs_remember_is_all_there() {
    let mut ours = family(MONDAY);
    learn(&mut ours, "rook-corner", 1);
    let mut theirs = ours.clone();
    theirs.set_today(MONDAY + 1);
    learn(&mut theirs, "rook-corner", 2);
    learn(&mut ours, "pawn-crown", 0);
    let text = theirs.to_text();
    assert!(ours.merge(&Profiles::from_text(&text).unwrap()));
    let corner = trace(&ours, "rook-corner");
    assert_eq!((corner.times, corner.day, corner.hints), (2, MONDAY + 1, 3));
    assert_eq!(trace(&ours, "pawn-crown").day, MONDAY);
    assert_eq!(ours.current().last_day(), Some(MONDAY + 1));
    let mut again = Profiles::from_text(&ours.to_text()).unwrap();
    again.set_today(MONDAY);
    assert_eq!(again, ours);
}

#[test]
fn lines_that_only_look_like_ours_are_kept_as_they_are() {
    for line in [
        "seen 1 2 3 rook-corner",
        "seen 01 20408 0 0 0 rook-corner",
        "seen 1 20408 0 0 0 Rook",
        "day 0 20408 1",
        "day 3 20408",
        "diploma 9 20408",
        "diploma 1 0",
    ] {
        let text = format!("chesslings progress 1\nnow 1\nchild Anna\n{line}\n");
        let profiles = Profiles::from_text(&text).unwrap();
        assert_eq!(profiles.to_text(), text);
        assert_eq!(profiles.unread().collect::<Vec<_>>(), [line]);
    }
}

#[test]
fn an_exercise_is_remembered_under_the_name_it_has_today() {
    let text = "chesslings progress 1\nchild Anna\n3 board-row\nseen 2 20408 1 0 0 board-row\n";
    let profiles = Profiles::from_text(text).unwrap();
    assert_eq!(trace(&profiles, "rook-row").times, 2);
}

/// A year of a child that comes a thousand times: it learns something new now and then, and does the
/// five for today. It makes mistakes.
#[test]
fn in_a_year_nothing_is_lost_and_nothing_starves() {
    let mut profiles = family(MONDAY);
    let mut random = Random::new(11);
    let mut new = Place::path();
    let mut longest = 0;
    let asked = |place: Place| {
        let name = place.exercise().unwrap().task.name();
        !matches!(name, "walk" | "replay" | "game" | "peace")
    };
    for visit in 0..1000_u32 {
        let today = MONDAY + visit * 365 / 1000;
        profiles.set_today(today);
        // A child at its end needs no solver: how exercises are done is tested elsewhere.
        for place in new.by_ref().take(random.below(3)) {
            let id = place.exercise().unwrap().id;
            profiles.current_mut().earn(&id, 3);
            note(&mut profiles, &id, random.below(4) as u32 / 3);
        }
        for name in due(&profiles) {
            note(&mut profiles, &name, random.below(4) as u32 / 3);
        }
        for trace in Place::path()
            .filter(|&place| asked(place))
            .map(|place| profiles.current().trace(&place.exercise().unwrap().id))
            .filter(|trace| trace.times > 0 && visit % 100 == 99)
        {
            longest = longest.max(today - trace.day);
        }
    }
    assert!(longest < 90, "something has waited for {longest} days");
    let text = profiles.to_text();
    assert!(text.len() < 100_000, "{}", text.len());
    for id in Course::path().flat_map(chesslings::lessons::Unit::ids) {
        assert!(profiles.current().stars(&id) > 0, "{id} was never learnt");
        assert!(trace(&profiles, &id).times > 0, "{id} is forgotten");
    }
    let mut again = Profiles::from_text(&text).unwrap();
    again.set_today(profiles.today());
    assert_eq!(again, profiles);
}

/// The names of the tasks for today.
fn due(profiles: &Profiles) -> Vec<String> {
    Round::new(RoundKind::Today, profiles, 1).tasks().to_vec()
}

/// Something was done with so many mistakes.
fn note(profiles: &mut Profiles, name: &str, mistakes: u32) {
    let today = profiles.today();
    profiles.current_mut().remember(name, today, (mistakes, 0));
}

#[test]
fn a_moment_of_a_game_comes_back_the_next_day() {
    let mut profiles = family(MONDAY);
    let fen = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 30";
    let position = Position::from_fen(fen, Strictness::Game).unwrap();
    let mate = position.read_uci("a1a8").unwrap();
    let quiet = position.read_uci("h2h3").unwrap();
    let keep =
        |child: &mut Profile, unit, better| child.keep_puzzle(unit, &position, better, MONDAY);
    keep(profiles.current_mut(), "mate", quiet);
    keep(profiles.current_mut(), "rook", mate);
    assert!(Study::begin(RoundKind::Today, &profiles, 1).is_none());
    keep(profiles.current_mut(), "mate", mate);
    keep(profiles.current_mut(), "mate", mate);
    let mut again = Profiles::from_text(&profiles.to_text()).unwrap();
    again.set_today(MONDAY + 1);
    let mut study = Study::begin(RoundKind::Today, &again, 1).unwrap();
    assert!(study.is_own());
    assert_eq!(study.round().map(Round::count), Some(1));
    assert_eq!(study.exercise().position, position);
    finish(&mut study, &mut again, 0);
    let name = format!("mate {fen}");
    assert_eq!(trace(&again, &name).day, MONDAY + 1);
    assert_eq!(again.current().total(), 0);
}

#[test]
fn of_many_games_the_last_twenty_moments_stay() {
    let mut profiles = family(MONDAY);
    for day in 0..30 {
        let fen = format!("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 {}", day + 1);
        let position = Position::from_fen(&fen, Strictness::Game).unwrap();
        let mate = position.read_uci("a1a8").unwrap();
        let child = profiles.current_mut();
        child.keep_puzzle("mate", &position, mate, MONDAY + day);
    }
    let text = profiles.to_text();
    assert_eq!(text.matches("seen").count(), 20);
    assert!(text.contains("0 30\n") && !text.contains("0 10\n"));
}
