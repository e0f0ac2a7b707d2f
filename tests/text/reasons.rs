//! Reasons that teachers asked for: they name who is overlooked, and count.

use chesslings::lessons::{Answer, Asked, Attempt, Choice, Course, Exercise, Motif, Task};
use chesslings::rules::Square;
use chesslings::text::Lang;

#[track_caller]
fn check(id: &str, answer: Answer, english: &str, russian: &str) {
    let exercise = Course::find(id).unwrap_or_else(|| panic!("{id} is no exercise"));
    check_in(exercise, answer, english, russian);
}

#[track_caller]
fn check_in(exercise: Exercise, answer: Answer, english: &str, russian: &str) {
    let mut attempt = Attempt::new(exercise);
    let verdict = attempt.answer(answer);
    assert_eq!(Lang::En.told(&attempt, &verdict), english);
    assert_eq!(Lang::Ru.told(&attempt, &verdict), russian);
}

#[test]
fn who_stands_between_is_named() {
    check(
        "attack-behind",
        Answer::Tap(Square::G7),
        "Nobody attacks the queen on G7. The way is blocked: a pawn stands on E5.",
        "Ферзь на G7 не под ударом. Путь закрыт: на E5 стоит пешка.",
    );
    check(
        "check-between",
        Answer::Choose(Choice::Yes),
        "Not quite. Nobody attacks the king. The way is blocked: a knight stands on E6.",
        "Не совсем. На короля никто не нападает. Путь закрыт: на E6 стоит конь.",
    );
}

#[test]
fn an_exchange_is_counted() {
    check(
        "value-rook-for-bishop",
        Answer::Choose(Choice::Wins),
        "Not quite. You get 3 and give 5.",
        "Не совсем. Ты возьмёшь 3, а отдашь 5.",
    );
}

#[test]
fn one_guard_is_not_enough_against_two() {
    check(
        "protect-guard-twice",
        Answer::Move {
            from: Square::G1,
            to: Square::F2,
            promotion: None,
        },
        "The knight takes your knight on E5. Count: 2 attack, 1 guards.",
        "Конь берёт твоего коня на E5. Посчитай: нападают 2, защищает 1.",
    );
}

#[test]
fn a_corner_has_two_edges() {
    let corners = Course::find("rook-corners").expect("an exercise");
    assert_eq!(corners.task, Task::Tap(Asked::Corners(None)));
    check_in(
        corners,
        Answer::Tap(Square::D4),
        "A corner is where two edges meet.",
        "Угол — там, где сходятся два края.",
    );
}

#[test]
fn who_can_take_en_passant_is_named() {
    check(
        "passing-just-now",
        Answer::Choose(Choice::No),
        "Not quite. The pawn on D4 can: it takes and goes to E3.",
        "Не совсем. Может пешка с D4: она берёт и встаёт на E3.",
    );
}

#[test]
fn a_wrong_answer_of_several_gives_a_thought_and_not_the_right_one() {
    check(
        "tactics-what-one",
        Answer::Choose(Choice::Motif(Motif::Pin)),
        "Not quite. Whom does the move attack? Who stands behind?",
        "Не совсем. На кого нападает ход? Кто стоит позади?",
    );
    check(
        "mate-window",
        Answer::Choose(Choice::Mate),
        "Not quite. Is the king attacked? Which moves are left?",
        "Не совсем. Напал ли кто-нибудь на короля? Какие ходы остались?",
    );
}

#[test]
fn a_cage_that_is_too_big_is_counted() {
    let (from, to) = (Square::A4, Square::A3);
    let promotion = None;
    check(
        "endings-box",
        Answer::Move {
            from,
            to,
            promotion,
        },
        "The king still has 40 free squares.",
        "У короля ещё 40 свободных полей.",
    );
}
