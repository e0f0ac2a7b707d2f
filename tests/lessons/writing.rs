//! Moves as they are written: read, chosen among slips, and written sign by sign.

use std::collections::BTreeSet;

use chesslings::lessons::{
    Aim, Answer, Attempt, Choice, Course, Fault, Praise, Question, Task, Verdict, Writing, Wrong,
};
use chesslings::rules::Square;

use crate::{exercise, position};

const SCHOLAR: &str = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq -";

fn writing() -> Attempt {
    Attempt::new(exercise(Task::Write(Square::H5, Square::F7), SCHOLAR))
}

const fn sign(sign: u8) -> Answer {
    Answer::Choose(Choice::Sign(sign))
}

#[test]
fn a_move_is_written_sign_by_sign() {
    let mut attempt = writing();
    for (written, left) in b"Qxf7".iter().zip((1..=4).rev()) {
        let verdict = attempt.answer(sign(*written));
        assert_eq!(verdict, Verdict::Right(Praise::Written { left }));
    }
    assert_eq!(attempt.choices().len(), 3);
    let verdict = attempt.answer(sign(b'#'));
    assert_eq!(verdict, Verdict::Done(Praise::Written { left: 0 }));
    assert_eq!(attempt.stars(), 3);
}

#[test]
fn a_wrong_sign_is_not_written() {
    let mut attempt = writing();
    let verdict = attempt.answer(sign(b'K'));
    let wrong = Wrong::NotRight(Choice::Sign(b'K'));
    assert_eq!(verdict, Verdict::Wrong(wrong));
    assert_eq!((attempt.moves(), attempt.mistakes), (0, 1));
    attempt.answer(sign(b'Q'));
    assert!(attempt.undo());
    assert_eq!(attempt.moves(), 0);
}

#[test]
fn whoever_types_writes_the_whole_move() {
    let play = |text: &str| {
        let mut attempt = writing();
        let played = attempt.position().read_uci(text).unwrap();
        attempt.answer(played.into())
    };
    assert_eq!(play("h5f7"), Verdict::Done(Praise::Written { left: 0 }));
    assert_eq!(
        play("h5e5"),
        Verdict::Wrong(Wrong::Fault(Fault::NotWritten))
    );
}

#[test]
fn what_is_written_so_far_is_kept() {
    let exercise = Course::find("notation-write-mate").unwrap();
    let mut attempt = Attempt::new(exercise.clone());
    for written in b"Qx8f7" {
        attempt.answer(sign(*written));
    }
    let text = attempt.to_text("Anna");
    let kept = Attempt::resume(&exercise, "Anna", &text).expect("an attempt");
    assert_eq!((kept.moves(), kept.mistakes), (4, 1));
}

#[test]
fn only_the_written_move_is_right() {
    let position = position(SCHOLAR);
    let aim = Aim::Written {
        from: Square::C4,
        to: Square::F7,
        promotion: None,
    };
    for played in position.legal_moves() {
        let right = played.to_string() == "c4f7";
        assert_eq!(aim.fault(&position, played).is_none(), right, "{played}");
    }
}

#[track_caller]
fn check(fen: &str, from: Square, to: Square, expected: &[&str]) {
    let position = position(fen);
    let played = position.legal_move(from, to, None).expect("a legal move");
    let mut found: Vec<_> = Question::Written(from, to)
        .choices(&position)
        .into_iter()
        .map(|choice| match choice {
            Choice::Written(writing) => writing.of(&position, played),
            _ => String::new(),
        })
        .collect();
    assert!(found.contains(&Writing::Right.of(&position, played)));
    found.sort();
    assert_eq!(found, expected);
}

#[test]
fn slips_are_those_that_people_make() {
    check(
        SCHOLAR,
        Square::H5,
        Square::F7,
        &["Nxf7#", "Qf7#", "Qxf7#", "Qxh5#"],
    );
    check(
        SCHOLAR,
        Square::E1,
        Square::E2,
        &["Ke1", "Ke2", "Kxe2", "Qe2"],
    );
    let two = "rnbqkb1r/ppp1pppp/5n2/3p4/3P4/5N2/PPP1PPPP/RNBQKB1R w KQkq -";
    check(
        two,
        Square::B1,
        Square::D2,
        &["Kbd2", "Nbd2", "Nd2", "Nfd2"],
    );
    let castles = "r3k3/8/8/8/8/8/8/4K2R w Kq -";
    check(castles, Square::E1, Square::G1, &["Kg1", "O-O", "O-O-O"]);
}

/// Two buttons that say the same would be one too many.
#[test]
fn every_writing_of_a_question_is_another_one() {
    for exercise in Course::unit("notation").unwrap().exercises().unwrap() {
        let Task::Choose(question) = exercise.task else {
            continue;
        };
        for lang in chesslings::text::Lang::ALL {
            let choices = question.choices(&exercise.position);
            let written = choices.iter().map(|&choice| lang.choice(&exercise, choice));
            let different: BTreeSet<_> = written.collect();
            assert_eq!(different.len(), choices.len(), "{}", exercise.id);
        }
    }
}

/// Signs are asked for one after the other: no origin, no castling, no promotion.
#[test]
fn five_signs_are_enough_for_what_is_written_down() {
    for exercise in Course::unit("notation").unwrap().exercises().unwrap() {
        let Task::Write(from, to) = exercise.task else {
            continue;
        };
        let position = exercise.position;
        let signs = Attempt::new(exercise.clone()).signs();
        let signs = signs.into_iter().map(char::from);
        let seen: String = signs.filter(|sign| !"P-.".contains(*sign)).collect();
        let played = position.legal_move(from, to, None).unwrap();
        assert_eq!(position.san(played), seen, "{}", exercise.id);
    }
}
