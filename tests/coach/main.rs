//! The coach says what is true, and keeps silent otherwise.

mod moments;
mod path;
mod review;
mod silence;
mod summary;
mod topics;

use chesslings::coach::{Coach, Manner, Question, Remark, Story};
use chesslings::rules::{Position, Strictness};

/// Where a game begins.
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A position of a game or a lesson.
fn position(fen: &str) -> Position {
    Position::from_fen(fen, Strictness::Teaching).unwrap_or_else(|error| panic!("{fen}: {error:?}"))
}

/// The story of a position and moves in UCI notation.
fn story(fen: &str, moves: &str) -> Story {
    let mut story = Story::from(position(fen));
    for uci in moves.split_whitespace() {
        let played = story.now().read_uci(uci);
        story.play(played.unwrap_or_else(|error| panic!("{fen}: {uci}: {error:?}")));
    }
    story
}

/// All that a worker tells in answer to a question.
fn answers(question: &Question) -> Vec<String> {
    let mut told = Vec::new();
    let done = question.answered(|said| {
        told.push(said.to_owned());
        Ok::<(), std::convert::Infallible>(())
    });
    assert_eq!(done, Ok(()));
    told
}

fn eager() -> Coach {
    Coach::new(Manner {
        eager: true,
        ..Manner::default()
    })
}

/// All that holds before the next move.
fn before(story: &Story) -> Vec<Remark> {
    eager().before(story)
}

/// All that holds about a move in UCI notation.
fn about(story: &Story, uci: &str) -> Vec<Remark> {
    eager().about(story, story.now().read_uci(uci).expect(uci))
}

/// The names of remarks.
fn codes(remarks: &[Remark]) -> Vec<&'static str> {
    remarks.iter().map(|remark| remark.topic.code()).collect()
}
