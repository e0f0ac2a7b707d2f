//! Nothing is needed before it was taught: no piece, and no name of a square.

use chesslings::lessons::{Answer, Asked, Attempt, Exercise, Help, Question, Task};
use chesslings::rules::{Kind, Position, Square};
use chesslings::text::Lang;

use crate::exercises;

/// Where a child meets each piece first.
const MET: [(Kind, &str); 6] = [
    (Kind::Rook, "rook-first-star"),
    (Kind::Pawn, "rook-pawns-come"),
    (Kind::Bishop, "bishop-first-star"),
    (Kind::Queen, "queen-meet"),
    (Kind::King, "king-first-stars"),
    (Kind::Knight, "knight-first-star"),
];

/// Where squares get their names.
const NAMES: &str = "rook-find-b2";

#[test]
fn nobody_needs_a_piece_before_meeting_it() {
    let all = exercises();
    let place = |id: &str| {
        let found = all.iter().position(|(_, exercise)| exercise.id == id);
        found.unwrap_or_else(|| panic!("{id} is no exercise"))
    };
    let met = MET.map(|(kind, id)| (kind, place(id)));
    let mut problems = Vec::new();
    for (here, (_, exercise)) in all.iter().enumerate() {
        let needed = needed(exercise);
        let early = met
            .iter()
            .filter(|(kind, there)| here < *there && needed.contains(kind));
        problems.extend(early.map(|(kind, _)| format!("{} needs the {kind:?}", exercise.id)));
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// The pieces that a child has to know: those that move or guard in the exercise. What only stands
/// in the way, or waits to be taken, may be anybody.
fn needed(exercise: &Exercise) -> Vec<Kind> {
    let position = &exercise.position;
    let everybody = || kinds(position, |_| true);
    let ours = || kinds(position, |at| is_ours(position, at));
    // Where a king may go depends on everybody else.
    let alone = |at: Square| match position.piece_at(at) {
        Some(piece) if piece.kind != Kind::King => vec![piece.kind],
        _ => everybody(),
    };
    match &exercise.task {
        Task::Walk(at) => alone(*at),
        Task::Tap(asked) => match asked {
            Asked::Moves(at) | Asked::Attacks(at) | Asked::Captures(at) => alone(*at),
            Asked::Named(_)
            | Asked::Numbered(_)
            | Asked::Row(_)
            | Asked::Column(_)
            | Asked::Diagonal(..)
            | Asked::Corners(_) => Vec::new(),
            _ => everybody(),
        },
        Task::Choose(question) => match question {
            Question::Shade(_)
            | Question::Name(_)
            | Question::Numbers(_)
            | Question::Told { .. } => Vec::new(),
            Question::CanReach(from, _)
            | Question::HowFar(from, _)
            | Question::IsLegal(from, _) => alone(*from),
            _ => everybody(),
        },
        Task::Collect(collect) if !collect.safely => ours(),
        Task::Peace { kind, .. } => vec![*kind],
        _ => everybody(),
    }
}

fn kinds(position: &Position, holds: impl Fn(Square) -> bool) -> Vec<Kind> {
    let pieces = position.setup().pieces().filter(|(at, _)| holds(*at));
    pieces.map(|(_, piece)| piece.kind).collect()
}

fn is_ours(position: &Position, at: Square) -> bool {
    let piece = position.piece_at(at);
    piece.is_some_and(|piece| piece.color == position.turn())
}

#[test]
fn squares_are_called_by_their_names_only_after_names_were_taught() {
    for (_, exercise) in exercises() {
        if exercise.id == NAMES {
            return;
        }
        for lang in Lang::ALL {
            let endings = ["", "-1", "-2", "-3", "-wrong", "-right"];
            let own = endings.map(|ending| lang.course(&format!("{}{ending}", exercise.id)));
            let own = own.into_iter().flatten().map(str::to_owned);
            for said in own.chain([lang.goal(&exercise)]) {
                says_no_name(&exercise, &said);
            }
        }
    }
    panic!("{NAMES} is no exercise");
}

/// Everything that a child may do in the first lessons, right or wrong, and every hint.
#[test]
fn verdicts_and_hints_name_no_square_before_names_were_taught() {
    let all = exercises();
    let early = all
        .iter()
        .take_while(|(_, exercise)| exercise.id != NAMES)
        .map(|(_, exercise)| exercise);
    for exercise in early {
        for lang in Lang::ALL {
            let movers = exercise.position.setup().occupied();
            let moves = movers.iter().flat_map(|from| {
                Square::all().map(move |to| Answer::Move {
                    from,
                    to,
                    promotion: None,
                })
            });
            for answer in Square::all().map(Answer::Tap).chain(moves) {
                let mut attempt = Attempt::new(exercise.clone());
                for _ in 0..2 {
                    let verdict = attempt.answer(answer);
                    says_no_name(exercise, &lang.told(&attempt, &verdict));
                }
            }
            let mut attempt = Attempt::new(exercise.clone());
            while let Some(help) = attempt.hint() {
                says_no_name(exercise, &lang.hint(&attempt, help));
                if let Help::Show(answer) = help {
                    let verdict = attempt.answer(answer);
                    says_no_name(exercise, &lang.told(&attempt, &verdict));
                }
            }
        }
    }
}

#[track_caller]
fn says_no_name(exercise: &Exercise, said: &str) {
    let mut pairs = said.as_bytes().windows(2);
    let name = |pair: &[u8]| matches!(pair, [b'A'..=b'H', b'1'..=b'8']);
    assert!(!pairs.any(name), "{}: {said}", exercise.id);
}
