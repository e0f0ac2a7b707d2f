//! One exercise of every kind: solved by taps and by keys, failed with its reason, hinted, undone.

use super::*;
use crate::harness::Options;
use chesslings::lessons::{Reply, Verdict};
use chesslings::rules::{Move, Square};

/// The first exercise of a kind can be solved in both ways, and axe finds nothing on the way.
fn check_solved(kind: &str) {
    let (address, exercise) = first_of_kind(kind);
    let page = Page::open(Options::phone().lang("en"), &address);
    page.says(&Lang::En.goal(&exercise));
    check_axe(&page);
    solve(&page, &exercise, By::Taps);
    assert_eq!(stars(&page), 3, "{address}");
    check_axe(&page);
    let page = Page::open(Options::desktop().lang("ru"), &address);
    page.says(&Lang::Ru.goal(&exercise));
    solve(&page, &exercise, By::Keys);
    assert_eq!(stars(&page), 3, "{address}");
}

#[test]
fn squares_are_tapped() {
    check_solved("tap");
}

#[test]
fn answers_are_chosen() {
    check_solved("choose");
}

#[test]
fn stars_are_taken() {
    check_solved("stars");
}

#[test]
fn enemies_are_taken() {
    check_solved("capture");
}

#[test]
fn one_move_is_found() {
    check_solved("move");
}

#[test]
fn several_moves_are_found_against_answers() {
    check_solved("moves");
}

#[test]
fn pieces_are_put_where_they_belong() {
    check_solved("setup");
}

#[test]
fn pieces_are_placed_in_peace() {
    check_solved("peace");
}

#[test]
fn a_small_game_for_two_is_played() {
    let (address, exercise) = first("game for two", |exercise| {
        matches!(exercise.task, Task::Game { .. }) && exercise.reply == Reply::Nobody
    });
    let page = Page::open(Options::phone(), &address);
    page.says(&Lang::En.game_rule(&exercise));
    let mut attempt = Attempt::new(exercise.clone());
    for _ in 0..2 {
        let answer = attempt.solution().expect("a move");
        By::Taps.answer(&page, &exercise, answer);
        let Answer::Move { to, .. } = answer else {
            panic!("a game is played by moves");
        };
        page.wait_until(
            "the piece arrives",
            &format!(
                "document.querySelector('[data-square={to}]').ariaLabel.includes('last move')"
            ),
        );
        attempt.answer(answer);
    }
    check_axe(&page);
}

#[test]
fn a_small_game_is_answered_after_a_moment() {
    let (address, exercise) = first("game that is answered", |exercise| {
        matches!(exercise.task, Task::Game { .. }) && exercise.reply != Reply::Nobody
    });
    let page = Page::open(Options::phone(), &address);
    let enemy = exercise.side().other();
    let own = |square: Square| {
        let piece = exercise.position.piece_at(square);
        piece.is_some_and(|piece| piece.color == enemy)
    };
    let before: Vec<_> = Square::all().filter(|&square| own(square)).collect();
    let answer = Attempt::new(exercise.clone()).solution().expect("a move");
    By::Taps.answer(&page, &exercise, answer);
    let squares = before
        .iter()
        .map(|square| format!("'{square}'"))
        .collect::<Vec<_>>()
        .join(",");
    page.wait_until(
        "the other side moves",
        &format!(
            "[{squares}].some((square) => document.querySelector(`[data-square=${{square}}]`).ariaLabel.includes('last move'))"
        ),
    );
}

#[test]
fn a_wrong_move_gets_its_reason_and_goes_back() {
    let wrong_move = |exercise: &Exercise| {
        let is_wrong = |played: &Move| {
            let mut attempt = Attempt::new(exercise.clone());
            let verdict = attempt.answer((*played).into());
            played.promotion().is_none() && matches!(verdict, Verdict::Wrong(_))
        };
        let moves = exercise.position.legal_moves();
        moves.into_iter().find(is_wrong)
    };
    let (address, exercise) = first("move that can be wrong", |exercise| {
        exercise.task.name() == "move" && wrong_move(exercise).is_some()
    });
    let wrong = wrong_move(&exercise).expect("a wrong move");
    let page = Page::open(Options::phone(), &address);
    let from = wrong.from().to_string();
    let before = page.cell(&from).name();
    By::Taps.answer(&page, &exercise, wrong.into());
    page.wait_until(
        "the coach objects",
        "document.querySelector('[data-mood=no]')",
    );
    // It goes back by itself; the reason and the piece in the hand stay.
    page.wait_until(
        "the move goes back",
        &format!("document.querySelector('[data-square={from}]').ariaLabel.startsWith({before:?})"),
    );
    check_axe(&page);
    By::Taps.square(&page, &wrong.from());
    solve(&page, &exercise, By::Taps);
    assert_eq!(stars(&page), 2);
}

#[test]
fn hints_lead_to_the_end() {
    let (address, exercise) = first_of_kind("move");
    let page = Page::open(Options::phone(), &address);
    for _ in 0..4 {
        page.click_on("Hint");
    }
    let answer = Attempt::new(exercise.clone()).solution();
    let Some(Answer::Move { to, .. }) = answer else {
        panic!("a move is asked for");
    };
    page.wait_until(
        "the square is shown",
        &format!("document.querySelector('[data-square={to}]').ariaLabel.includes('hint')"),
    );
    check_axe(&page);
    solve(&page, &exercise, By::Taps);
    assert_eq!(stars(&page), 1);
}

#[test]
fn practice_goes_on_with_more_like_this() {
    let (address, exercise) = first_of_kind("stars");
    let page = Page::open(Options::phone(), &address);
    solve(&page, &exercise, By::Taps);
    page.click_on("More like this");
    page.wait_until("another one begins", "!document.querySelector('.done')");
}

#[test]
fn a_pawn_asks_what_it_becomes() {
    let (address, exercise) = first("promotion", |exercise| {
        let first = Attempt::new(exercise.clone()).solution();
        let promotes = matches!(
            first,
            Some(Answer::Move {
                promotion: Some(_),
                ..
            })
        );
        promotes && !exercise.is_shown
    });
    let page = Page::open(Options::phone(), &address);
    let Some(Answer::Move { from, to, .. }) = Attempt::new(exercise.clone()).solution() else {
        panic!("a pawn moves");
    };
    By::Keys.square(&page, &from);
    By::Keys.square(&page, &to);
    page.says(&button_name(Lang::En, chesslings::rules::Kind::Queen));
    check_axe(&page);
    page.press(&Key::code("Escape"));
    page.wait_until("the pawn goes back", "!document.querySelector('.picker')");
    solve(&page, &exercise, By::Keys);
}

#[test]
fn an_exercise_of_black_has_black_at_the_bottom() {
    let (address, _) = first("exercise of Black", |exercise| exercise.side().is_black());
    let page = Page::open(Options::phone(), &address);
    let bottom = page.cell("h8").area().y > page.cell("h1").area().y;
    assert!(bottom);
}
