//! What is shown before anything is asked: true of the position, and in an order to follow.

use chesslings::lessons::{Beat, Course, Demonstration, Idea, Task};
use chesslings::rules::SquareSet;

/// A demonstration, a line for each thing that is shown.
fn shown(id: &str) -> Vec<String> {
    let exercise = Course::find(id).expect("an exercise");
    let mut shown = Demonstration::of(&exercise).expect("a demonstration");
    let mut lines = vec![line(shown.beat())];
    while shown.go_on() {
        lines.push(line(shown.beat()));
    }
    lines
}

fn line(beat: Beat) -> String {
    let names = |squares: SquareSet| {
        let names: Vec<_> = squares.iter().map(|at| at.to_string()).collect();
        names.join(" ")
    };
    match beat {
        Beat::Stands => "stands".to_owned(),
        Beat::Moves(played) => format!("{}-{}", played.from(), played.to()),
        Beat::Checks { by, king } => format!("{by} attacks the king on {king}"),
        Beat::NoCheck(king) => format!("nobody attacks {king}"),
        Beat::Guards { by, squares } => format!("{by} guards {}", names(squares)),
        Beat::Crowded(squares) => format!("own pieces on {}", names(squares)),
        Beat::NotTaken(by) => format!("nobody takes {by}"),
        Beat::NotBlocked { way, .. } => format!("nobody stands on {}", names(way)),
        Beat::NothingMoves => "nothing moves".to_owned(),
        Beat::Called(idea) => format!("{idea:?}"),
    }
}

#[test]
fn check_is_a_line_to_the_king() {
    assert_eq!(
        shown("check-shown"),
        ["stands", "a1-e1", "e1 attacks the king on e8", "Check"]
    );
}

#[test]
fn every_flight_square_of_a_mated_king_has_its_guard() {
    assert_eq!(
        shown("mate-shown"),
        [
            "stands",
            "b1-b8",
            "b8 attacks the king on h8",
            "a7 guards g7 h7",
            "b8 guards g8",
            "nobody takes b8",
            "nobody stands on c8 d8 e8 f8 g8",
            "Mate",
        ]
    );
}

#[test]
fn a_king_in_stalemate_is_not_attacked_and_has_no_square() {
    assert_eq!(
        shown("draw-shown"),
        [
            "stands",
            "f1-f7",
            "nobody attacks h8",
            "g6 guards g7 h7",
            "f7 guards g8",
            "Stalemate"
        ]
    );
}

#[test]
fn a_king_behind_its_pawns_is_locked_in_by_them() {
    let start = crate::position("6k1/5ppp/8/8/8/8/8/R5K1 w - -");
    let mate = start.read_uci("a1a8").expect("a move");
    let mut shown = Demonstration::new(start, &[mate]);
    let mut lines = Vec::new();
    while shown.go_on() {
        lines.push(line(shown.beat()));
    }
    assert!(
        lines.contains(&"own pieces on f7 g7 h7".to_owned()),
        "{lines:?}"
    );
    assert!(lines.contains(&"a8 guards f8 h8".to_owned()), "{lines:?}");
}

#[test]
fn special_moves_are_made_and_named() {
    assert_eq!(shown("castling-watch"), ["stands", "e1-g1", "Castling"]);
    assert_eq!(
        shown("passing-watch"),
        ["stands", "e4-e5", "d7-d5", "e5-d6", "EnPassant"]
    );
    assert_eq!(shown("pawn-shown"), ["stands", "c7-c8", "Promotion"]);
}

#[test]
fn a_demonstration_goes_back_as_well_and_stays_at_its_ends() {
    let exercise = Course::find("check-shown").expect("an exercise");
    let mut shown = Demonstration::of(&exercise).expect("a demonstration");
    assert!(shown.is_first() && !shown.go_back());
    assert!(shown.go_on());
    assert_ne!(shown.position(), &exercise.position);
    assert!(shown.go_back());
    assert_eq!(shown.position(), &exercise.position);
    while shown.go_on() {}
    assert!(shown.is_last());
    assert_eq!(shown.beat(), Beat::Called(Idea::Check));
}

#[test]
fn check_mate_stalemate_castling_passing_and_promotion_are_shown_before_they_are_asked_about() {
    for (unit, needs) in [
        ("check", 1),
        ("mate", 1),
        ("draw", 1),
        ("castling", 1),
        ("passing", 1),
    ] {
        let first = Course::exercise(unit, needs).expect("an exercise");
        assert!(first.is_shown, "{unit}");
        assert!(first.position.setup().occupied().len() <= 7, "{unit}");
    }
    let pawns = Course::unit("pawn")
        .expect("a unit")
        .exercises()
        .expect("exercises");
    let shown = pawns.iter().position(|exercise| exercise.is_shown);
    let asked = pawns.iter().position(|exercise| {
        matches!(
            exercise.task,
            Task::Play {
                aim: chesslings::lessons::Aim::PromoteTo(_),
                ..
            }
        )
    });
    assert!(shown < asked);
}
