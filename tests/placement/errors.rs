//! Impossible requests, and requests that are possible but hopeless.

use chesslings::placement::{Army, ArmyError, Problem, ProblemError, State, Task, count};
use chesslings::rules::Kind;
use chesslings::text::Lang;

use crate::problems::problem;

fn check_army(text: &str, error: &ArmyError, sentence: &str) {
    assert_eq!(Army::read(text).as_ref(), Err(error), "{text}");
    assert_eq!(Lang::En.explain_army(error), sentence);
}

#[test]
fn lists_of_pieces_are_read() {
    for (text, army) in [
        ("8Q", "8Q"),
        ("2R,1Q", "1Q,2R"),
        ("2r 1q", "1Q,2R"),
        (" 2R ,, Q\tq ", "2Q,2R"),
        ("kqrbnp", "1K,1Q,1R,1B,1N,1P"),
        ("999P", "999P"),
        ("", ""),
        ("008N", "8N"),
    ] {
        assert_eq!(Army::read(text).unwrap().to_string(), army, "{text}");
    }
}

#[test]
fn wrong_lists_are_refused() {
    let unknown = "\"X\" is not a piece. The pieces are K, Q, R, B, N and P.";
    check_army("2X", &ArmyError::UnknownLetter('X'), unknown);
    let alone = ArmyError::NumberWithoutLetter("8".to_owned());
    let what = "8 of what? Put a letter behind the number, as in 8Q.";
    check_army("8", &alone, what);
    check_army("8 Q", &alone, what);
    check_army("8,Q", &alone, what);
    let many = "Too many pieces of one kind. Take 999 or fewer.";
    for text in ["1000Q", "999Q,Q", "99999999999999999999999Q"] {
        check_army(text, &ArmyError::TooMany(Kind::Queen), many);
    }
    let none = "The number before R is 0. Leave out pieces that you don't need.";
    check_army("0R", &ArmyError::None(Kind::Rook), none);
    for text in ["Ф", "-1Q", "1.5Q", "\0", "²Q"] {
        assert!(Army::read(text).is_err(), "{text}");
    }
}

#[test]
fn impossible_problems_are_refused() {
    let (none, queen) = (Army::default(), Army::default().with(Kind::Queen, 1));
    for task in [Task::Independence, Task::Domination] {
        for size in [0, 17, usize::MAX] {
            let error = Problem::one_color(task, size, queen);
            assert_eq!(error, Err(ProblemError::Size(size)));
        }
        assert_eq!(
            Problem::one_color(task, 8, none),
            Err(ProblemError::NoPieces)
        );
    }
    let two = |task, white, black| Problem::two_colors(task, 8, white, black);
    assert_eq!(
        two(Task::Independence, none, none),
        Err(ProblemError::NoPieces)
    );
    assert_eq!(
        two(Task::Domination, queen, queen),
        Err(ProblemError::TwoColorDomination)
    );
    assert!(two(Task::Independence, none, queen).is_ok());
}

#[test]
fn more_pieces_than_cells_have_no_solution() {
    for words in [
        "independence 1 2K",
        "domination 2 5Q",
        "independence 16 99Q/999P",
    ] {
        let problem = problem(words);
        let found = count(&problem);
        assert!(problem.is_overfull());
        assert_eq!((found.total, found.fundamental), (0, 0), "{words}");
        assert_eq!(found.state, State::Finished);
    }
}
