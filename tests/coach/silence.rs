//! When the coach keeps silent.

use chesslings::coach::{Coach, Manner, Memory, Question, Story, Taught, Topic};
use chesslings::rules::{Game, Square};

use super::{START, codes, story};

/// What a coach says before each own move of a game from the start, by ply.
fn said(manner: Manner, moves: &str) -> Vec<(usize, &'static str)> {
    let mut coach = Coach::new(manner);
    let mut said = Vec::new();
    let whole = story(START, moves);
    let mut now = story(START, "");
    for (ply, &played) in whole.moves().iter().enumerate() {
        if ply % 2 == 0 {
            let remarks = coach.before(&now);
            assert!(remarks.len() <= 1, "one at a time");
            said.extend(codes(&remarks).into_iter().map(|code| (ply, code)));
        }
        now.play(played);
    }
    said
}

/// Black's knight stands free on e4 for a long time.
const GIFT: &str = "e2e3 g8f6 d2d3 f6e4 a2a3 a7a6 h2h3 h7h6 b2b3 b7b6 c2c3 c7c6";

#[test]
fn a_gift_is_named_when_the_child_has_overlooked_it_once() {
    let first = said(Manner::default(), GIFT).first().copied();
    assert_eq!(first, Some((6, "gift")));
}

#[test]
fn after_a_remark_there_is_peace() {
    let said = said(Manner::default(), GIFT);
    assert_eq!(said.len(), 1, "{said:?}");
}

#[test]
fn an_eager_coach_names_it_at_once() {
    let manner = Manner {
        eager: true,
        ..Manner::default()
    };
    let mut coach = Coach::new(manner);
    let moment: Story = story(START, "e2e3 g8f6 d2d3 f6e4");
    assert_eq!(codes(&coach.before(&moment)), ["gift"]);
    assert_eq!(codes(&coach.before(&moment)), ["gift"]);
}

#[test]
fn a_child_that_has_not_learned_it_is_not_told() {
    let manner = Manner {
        taught: Taught::Units(["escape".to_owned()].into()),
        ..Manner::default()
    };
    assert_eq!(said(manner, GIFT), []);
}

#[test]
fn who_plays_the_strong_ones_thinks_alone() {
    let manner = Manner {
        level: Some(8),
        ..Manner::default()
    };
    assert_eq!(said(manner, GIFT), []);
}

#[test]
fn whoever_waves_away_twice_is_left_alone() {
    let mut coach = Coach::new(Manner::default());
    coach.memory().wave_away();
    coach.memory().wave_away();
    let moment = story(START, "e2e3 g8f6 d2d3 f6e4 a2a3 a7a6");
    assert_eq!(codes(&coach.before(&moment)), [""; 0]);
    coach.memory().heed();
    assert_eq!(codes(&coach.before(&moment)), ["gift"]);
}

#[test]
fn a_move_is_asked_about_once_and_three_times_a_game() {
    let mut coach = Coach::new(Manner::default());
    let mut asked = 0;
    // Black's bishop looks at g4 all the time.
    let mut now = story(START, "e2e3 d7d6");
    for knights in ["b1c3 b8c6", "c3b1 c6b8"].into_iter().cycle().take(6) {
        let queen = now.now().read_uci("d1g4").expect("the queen can go there");
        asked += coach.about(&now, queen).len();
        assert_eq!(codes(&coach.about(&now, queen)), [""; 0], "once a move");
        for uci in knights.split(' ') {
            let played = now.now().read_uci(uci).expect("knights come and go");
            now.play(played);
        }
    }
    assert_eq!(asked, 3);
}

#[test]
fn every_topic_is_read_back_by_its_name() {
    for topic in Topic::all() {
        assert_eq!(Topic::named(&topic.name()), Some(topic));
    }
}

#[test]
fn a_question_is_asked_and_answered_as_text() {
    let mut game = Game::new();
    for uci in ["e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6"] {
        let played = game.position().read_uci(uci).expect(uci);
        game.play_move(played).expect(uci);
    }
    let question = Question::about(Manner::default(), Memory::new(), &game);
    let read = Question::from_text(&question.to_text()).expect("it was written so");
    assert_eq!(read, question);
    let advice = read.answer().expect("it is mate");
    assert_eq!(advice.topic.code(), "think-twice");
    assert_eq!(advice.line, [(Square::H5, Square::F7)]);
    for broken in ["", "3", "0\nall\n0\nno position\n\nbefore"] {
        assert_eq!(Question::from_text(broken), None);
    }
}
