//! A child at work in the course: what earns stars, and what comes next.

use chesslings::lessons::{
    Answer, Attempt, Course, Draft, Drafts, Next, Place, Profile, Profiles, Reward, Study, Told,
    Verdict, Walk,
};
use chesslings::rules::{Kind, Piece, Refusal, Square};

fn place(id: &str) -> Place {
    Place::named(id).expect("an exercise")
}

/// The child that learns now comes to an exercise.
fn come(profiles: &mut Profiles, id: &str) -> Study {
    Study::open(place(id), profiles, &Drafts::default(), 1).expect("an exercise")
}

/// Does everything that is left to do.
fn solve(study: &mut Study, profiles: &mut Profiles) -> Told {
    loop {
        let answer = study.attempt().solution().expect("a way on");
        let told = study.answer(answer, profiles);
        if study.attempt().is_done() {
            return told;
        }
        assert_eq!(told.reward, None, "nothing is earned before the end");
    }
}

const fn stars(earned: u8, before: u8) -> Reward {
    Reward::Stars {
        earned,
        before,
        finishes_unit: false,
    }
}

#[test]
fn an_exercise_that_is_done_alone_earns_three_stars() {
    let mut profiles = Profiles::default();
    let mut study = come(&mut profiles, "rook-corner");
    let told = solve(&mut study, &mut profiles);
    assert!(matches!(told.verdict, Verdict::Done(_)));
    assert_eq!(told.reward, Some(stars(3, 0)));
    assert_eq!(profiles.current().stars("rook-corner"), 3);
    assert_eq!(profiles.current().here(), Some("rook-corner"));
}

#[test]
fn a_better_result_replaces_a_worse_one_and_never_the_other_way_round() {
    let mut profiles = Profiles::default();
    let mut study = come(&mut profiles, "rook-corner");
    study.hint();
    assert_eq!(solve(&mut study, &mut profiles).reward, Some(stars(1, 0)));
    study.again();
    assert_eq!(solve(&mut study, &mut profiles).reward, Some(stars(3, 1)));
    study.again();
    study.hint();
    assert_eq!(solve(&mut study, &mut profiles).reward, Some(stars(1, 3)));
    assert_eq!(profiles.current().stars("rook-corner"), 3);
}

#[test]
fn practice_earns_no_stars_of_the_course() {
    let mut profiles = Profiles::default();
    let mut study = come(&mut profiles, "rook-corner");
    study.hint();
    solve(&mut study, &mut profiles);
    for solved in 1..=3 {
        assert!(study.more() && study.is_practice());
        let told = solve(&mut study, &mut profiles);
        assert_eq!(told.reward, Some(Reward::Practice { solved }));
    }
    assert_eq!(profiles.current().total(), 1);
}

#[test]
fn practice_before_the_exercise_does_not_count_for_it_either() {
    let mut profiles = Profiles::default();
    let mut study = come(&mut profiles, "rook-corner");
    assert!(study.more());
    solve(&mut study, &mut profiles);
    study.again();
    solve(&mut study, &mut profiles);
    assert_eq!(profiles.current().total(), 0);
    assert_eq!(study.back(), place("rook-corner"));
}

#[test]
fn practice_is_another_task_each_time() {
    let mut profiles = Profiles::default();
    let mut study = come(&mut profiles, "rook-corner");
    for _ in 0..20 {
        let before = study.exercise().clone();
        assert!(study.more());
        assert_ne!(*study.exercise(), before);
        assert_eq!(study.exercise().par, before.par);
    }
}

#[test]
fn more_that_is_offered_in_the_end_is_there() {
    let mut profiles = Profiles::default();
    let mut exhausted = 0;
    let units = ["castling", "passing"];
    for place in Place::all().filter(|place| units.contains(&place.unit.id)) {
        let mut study = Study::open(place, &mut profiles, &Drafts::default(), 7).unwrap();
        for _ in 0..6 {
            solve(&mut study, &mut profiles);
            let offered = study.has_more();
            assert_eq!(study.more(), offered, "{}", study.exercise().id);
            exhausted += usize::from(!offered);
            if !offered {
                break;
            }
        }
    }
    assert!(exhausted > 0, "nothing was proved");
}

#[test]
fn more_is_offered_only_where_there_can_be_more() {
    let mut profiles = Profiles::default();
    for place in Place::all() {
        let mut study = Study::open(place, &mut profiles, &Drafts::default(), 7).unwrap();
        let (offered, id) = (study.has_more(), study.exercise().id.clone());
        let before = study.clone();
        assert!(offered || !study.more(), "{id}");
        if !offered {
            assert_eq!(study.exercise(), before.exercise(), "{id}");
        }
    }
    assert!(!come(&mut profiles, "setup-rooks").has_more());
    assert!(come(&mut profiles, "rook-corner").has_more());
}

#[test]
fn after_an_exercise_comes_the_next_and_after_a_unit_the_next_unit() {
    let mut profiles = Profiles::default();
    for (here, next) in Place::path().zip(Place::path().skip(1)) {
        let study = Study::open(here, &mut profiles, &Drafts::default(), 1).unwrap();
        let expected = if here.unit == next.unit {
            Next::Exercise(next)
        } else {
            assert_eq!(next.number, 1);
            Next::Unit(next)
        };
        assert_eq!(study.next(), expected);
        let after = Study::open(next, &mut profiles, &Drafts::default(), 1).unwrap();
        assert_eq!(after.back(), here);
    }
}

#[test]
fn the_last_exercise_ends_the_course_and_the_first_has_nothing_before_it() {
    let mut profiles = Profiles::default();
    let (first, last) = (Place::path().next().unwrap(), Place::path().last().unwrap());
    let study = Study::open(last, &mut profiles, &Drafts::default(), 1).unwrap();
    assert_eq!(study.next(), Next::CourseOver);
    let study = Study::open(first, &mut profiles, &Drafts::default(), 1).unwrap();
    assert_eq!(study.back(), first);
}

#[test]
fn a_unit_is_finished_once_by_whichever_exercise_is_the_last() {
    let mut profiles = Profiles::default();
    let unit = Course::unit("rook").unwrap();
    for id in unit.ids().filter(|id| id != "rook-corner") {
        profiles.current_mut().earn(&id, 1);
    }
    let mut study = come(&mut profiles, "rook-corner");
    let reward = solve(&mut study, &mut profiles).reward;
    let finishes_unit = |reward: Option<Reward>| match reward {
        Some(Reward::Stars { finishes_unit, .. }) => finishes_unit,
        _ => panic!("no stars"),
    };
    assert!(finishes_unit(reward));
    study.again();
    assert!(!finishes_unit(solve(&mut study, &mut profiles).reward));
}

#[test]
fn a_child_goes_on_where_it_stopped_and_behind_what_is_done() {
    let mut profiles = Profiles::default();
    let all: Vec<_> = Place::all().collect();
    assert_eq!(profiles.current().goes_on_at(), all.first().copied());
    let mut study = come(&mut profiles, "rook-corner");
    assert_eq!(profiles.current().goes_on_at(), Some(place("rook-corner")));
    solve(&mut study, &mut profiles);
    assert_eq!(profiles.current().goes_on_at(), place("rook-corner").next());
}

#[test]
fn behind_the_last_exercise_a_child_goes_on_with_what_it_left_out() {
    let mut profiles = Profiles::default();
    let last = Place::path().last().unwrap().exercise().unwrap().id;
    let child = profiles.current_mut();
    for place in Place::path().filter(|place| place.unit.id != "knight") {
        child.earn(&place.exercise().unwrap().id, 2);
    }
    child.visit(&last);
    let left_out = Place::new(Course::unit("knight").unwrap(), 1);
    assert_eq!(child.goes_on_at(), left_out);
    for id in Course::unit("knight").unwrap().ids() {
        child.earn(&id, 2);
    }
    assert_eq!(child.goes_on_at(), Place::all().next());
}

#[test]
fn a_side_path_is_left_to_those_who_like_it() {
    let mut profiles = Profiles::default();
    let secret = Course::unit("secret").unwrap();
    assert!(secret.is_side && Course::path().all(|unit| unit != secret));
    // Going on leads past it, and from its end back to the course.
    let pawns = Course::unit("pawn").unwrap();
    let last = Place::new(pawns, pawns.count()).unwrap();
    let attack = Place::new(Course::unit("attack").unwrap(), 1);
    assert_eq!(last.next(), attack);
    let end = Place::new(secret, secret.count()).unwrap();
    assert_eq!(end.next(), attack);
    assert_eq!(attack.unwrap().previous(), Some(last));
    assert_eq!(Place::new(secret, 1).unwrap().previous(), Some(last));
    // Whoever has done everything else is done.
    let child = profiles.current_mut();
    for place in Place::path() {
        child.earn(&place.exercise().unwrap().id, 1);
    }
    child.visit(&Place::path().last().unwrap().exercise().unwrap().id);
    assert_eq!(child.goes_on_at(), Place::path().next());
}

#[test]
fn a_lesson_ends_with_its_last_exercise() {
    let rook = Course::unit("rook").unwrap();
    let ends = (1..=rook.count()).filter(|&number| Place::new(rook, number).unwrap().ends_lesson());
    let lessons = rook.lessons();
    assert_eq!(ends.count(), lessons.len());
    assert_eq!(rook.lesson(1).as_ref(), lessons.first());
    assert_eq!(rook.lesson(rook.count()).as_ref(), lessons.last());
    assert_eq!(rook.lesson(0), None);
}

#[test]
fn taking_back_takes_no_star_away_even_at_the_end() {
    let mut profiles = Profiles::default();
    let mut study = come(&mut profiles, "rook-corner");
    let first = study.attempt().solution().unwrap();
    study.answer(first, &mut profiles);
    assert!(study.undo() && !study.undo());
    solve(&mut study, &mut profiles);
    assert_eq!(study.hint(), None);
    assert!(study.undo() && !study.attempt().is_done());
    assert_eq!(profiles.current().stars("rook-corner"), 3);
    study.hint();
    assert_eq!(solve(&mut study, &mut profiles).reward, Some(stars(1, 3)));
    assert_eq!(profiles.current().stars("rook-corner"), 3);
}

#[test]
fn a_walk_is_done_when_the_child_has_moved_the_piece_twice() {
    let mut profiles = Profiles::default();
    let mut study = come(&mut profiles, "rook-meet");
    let mut walk = Walk::of(study.exercise()).expect("a walk");
    while !walk.is_seen() {
        assert_eq!(study.watch(&walk, &mut profiles), None);
        if walk.step().is_err() {
            walk.turn_to(walk.ray + 1);
        }
    }
    assert!(walk.go(Square::E5).is_err(), "no rook moves like that");
    for to in [Square::D8, Square::H8] {
        assert_eq!(study.watch(&walk, &mut profiles), None);
        walk.go(to).expect("a move of a rook");
    }
    let told = study.watch(&walk, &mut profiles).expect("the end");
    assert_eq!(told.reward, Some(stars(3, 0)));
    assert_eq!(study.watch(&walk, &mut profiles), None, "once");
}

#[test]
fn a_piece_in_the_way_of_a_walk_goes_away_by_putting_it_there_again() {
    let exercise = place("rook-meet").exercise().unwrap();
    let mut walk = Walk::of(&exercise).unwrap();
    let before = walk.clone();
    let (at, pawn) = (walk.at, Piece::new(exercise.side(), Kind::Pawn));
    let beside = at.step(0, 1).unwrap();
    assert!(!walk.put(pawn, at) && walk.put(pawn, beside));
    assert_ne!(walk.rays, before.rays);
    assert!(!walk.carry(beside, at), "nobody takes the piece that walks");
    assert!(walk.put(pawn, beside));
    assert_eq!(walk, before);
    assert!(walk.carry(at, Square::H8));
    assert_eq!((walk.at, walk.piece), (Square::H8, before.piece));
}

#[test]
fn whoever_did_the_work_is_rewarded() {
    let mut profiles = Profiles::default();
    profiles.rename("Anna");
    let mut study = come(&mut profiles, "rook-corner");
    profiles.add("Boris");
    assert!(!study.is_of_current(&profiles));
    solve(&mut study, &mut profiles);
    let totals: Vec<_> = profiles.all().iter().map(Profile::total).collect();
    assert_eq!(totals, [3, 0]);
}

#[test]
fn a_child_with_a_new_name_is_still_rewarded_and_one_that_is_gone_is_not() {
    let mut profiles = Profiles::default();
    let mut study = come(&mut profiles, "rook-corner");
    profiles.rename("Anna");
    assert!(study.is_of_current(&profiles));
    solve(&mut study, &mut profiles);
    assert_eq!(profiles.current().total(), 3);
    let mut study = come(&mut profiles, "rook-first-star");
    profiles.remove();
    assert_eq!(solve(&mut study, &mut profiles).reward, None);
    assert_eq!(profiles.current().total(), 0);
    assert_eq!(study.draft(&profiles), None);
}

#[test]
fn a_child_goes_on_with_its_own_draft() {
    let mut profiles = Profiles::default();
    profiles.rename("Anna");
    let mut drafts = Drafts::default();
    let mut anna = come(&mut profiles, "rook-corner");
    let first = anna.attempt().solution().unwrap();
    anna.answer(first, &mut profiles);
    drafts.keep(anna.draft(&profiles).unwrap());
    let open = |profiles: &mut Profiles, drafts: &Drafts| {
        let study = Study::open(place("rook-corner"), profiles, drafts, 1);
        study.unwrap().attempt().moves()
    };
    profiles.add("Boris");
    assert_eq!(open(&mut profiles, &drafts), 0);
    profiles.switch(0);
    assert_eq!(open(&mut profiles, &drafts), 1);
    let stored = Drafts::from_text(&drafts.to_text());
    assert_eq!(stored, drafts);
    drafts.keep(Draft::none("Anna"));
    assert_eq!(open(&mut profiles, &drafts), 0);
    assert_eq!(drafts.to_text(), "");
}

#[test]
fn drafts_of_many_children_stand_one_after_the_other() {
    let exercise = place("rook-corner").exercise().unwrap();
    let mut attempt = Attempt::new(exercise);
    attempt.answer(attempt.solution().unwrap());
    let mut drafts = Drafts::default();
    // The last one is called as the first line of a draft is.
    let names = ["", "Anna", "Юля", "chesslings attempt 1"];
    for child in names {
        let text = attempt.to_text(child);
        let child = child.to_owned();
        drafts.keep(Draft { child, text });
    }
    let text = drafts.to_text();
    assert_eq!(Drafts::from_text(&text), drafts);
    for child in names {
        assert_eq!(drafts.of(child), Some(attempt.to_text(child).as_str()));
    }
    let spoilt = format!("something else\n{text}chesslings attempt 1");
    assert_eq!(Drafts::from_text(&spoilt), drafts);
}

/// A lone child has nobody to play with.
#[test]
fn a_unit_is_finished_without_its_games_for_two() {
    let mut profiles = Profiles::default();
    let unit = Course::unit("rook").expect("the rook");
    for id in unit.ids() {
        let exercise = Course::find(&id).expect("an exercise");
        let number = place(&id).number;
        assert_eq!(unit.is_for_two(number), exercise.is_for_two(), "{id}");
        if !exercise.is_for_two() && id != "rook-corner" {
            profiles.current_mut().earn(&id, 3);
        }
    }
    assert!(!profiles.current().has_finished(unit));
    let mut study = come(&mut profiles, "rook-corner");
    let told = solve(&mut study, &mut profiles);
    assert_eq!(
        told.reward,
        Some(Reward::Stars {
            earned: 3,
            before: 0,
            finishes_unit: true
        })
    );
    // It is celebrated once.
    let mut study = come(&mut profiles, "rook-five-pawns-two");
    let told = solve(&mut study, &mut profiles);
    assert!(matches!(
        told.reward,
        Some(Reward::Stars {
            finishes_unit: false,
            ..
        })
    ));
}

/// Castling and en passant are not talked about before they are taught.
#[test]
fn a_refused_move_is_explained_by_what_the_child_knows() {
    let refused = |id: &str, from, to| {
        let mut attempt = Attempt::new(Course::find(id).expect("an exercise"));
        let answer = Answer::Move {
            from,
            to,
            promotion: None,
        };
        match attempt.answer(answer) {
            Verdict::Refused(refusal) => refusal,
            verdict => panic!("{verdict:?}"),
        }
    };
    assert!(matches!(
        refused("king-first-stars", Square::E1, Square::C1),
        Refusal::NotItsMove { .. }
    ));
    assert!(matches!(
        refused("castling-only-one", Square::E8, Square::G8),
        Refusal::Castling { .. }
    ));
    assert!(matches!(
        refused("check-queen-check", Square::F4, Square::E3),
        Refusal::NothingToTake { .. }
    ));
}
