//! What screen readers are told, to the letter: after a move, a check, a refusal, the end.

use super::START;
use crate::harness::{Options, Page};

/// Steps and what is told after each of them.
fn check(lang: &str, fen: &str, told: &[(&str, &str)]) {
    let page = Page::game(Options::phone().lang(lang), fen, "");
    for (steps, words) in told {
        page.does(steps);
        page.tells(words);
    }
}

#[test]
fn moves_and_refusals() {
    check(
        "en",
        START,
        &[
            ("", "Anna, your move!"),
            ("tap g1", "White knight on G1. It can go to 2 squares."),
            ("tap f3", "White knight from G1 to F3. Ben, your move!"),
            ("tap d2", "Black moves now. The pawn on D2 has to wait."),
            ("tap a8; tap a4", "The way is blocked: a pawn stands on A7."),
            (
                "tap e4",
                "The rook can't go diagonally to E4. It goes only straight.",
            ),
        ],
    );
    check(
        "ru",
        START,
        &[
            ("", "Anna, твой ход!"),
            ("tap g1", "Белый конь на G1. Можно пойти на 2 поля."),
            ("tap f3", "Белый конь с G1 на F3. Ben, твой ход!"),
            ("tap d2", "Сейчас ходят чёрные. Пусть пешка на D2 подождёт."),
            ("tap a8; tap a4", "Путь закрыт: на A7 стоит пешка."),
        ],
    );
}

const BEFORE_MATE: &str = "6k1/5ppp/8/8/8/8/8/R3K2B w - - 0 1";
const BEFORE_CHECK: &str = "6k1/5p1p/8/8/8/8/8/R3K2B w - - 0 1";

#[test]
fn check_and_mate() {
    let steps = "tap a1; tap a8";
    let english = "White rook from A1 to A8. Check! Ben, your move!";
    check("en", BEFORE_CHECK, &[(steps, english)]);
    let russian = "Белая ладья с A1 на A8. Шах! Ben, твой ход!";
    check("ru", BEFORE_CHECK, &[(steps, russian)]);
    check(
        "en",
        BEFORE_MATE,
        &[(
            "tap a1; tap a8",
            "Anna wins! White rook from A1 to A8. Checkmate! White wins.",
        )],
    );
    check(
        "ru",
        BEFORE_MATE,
        &[(
            "tap a1; tap a8",
            "Выигрывает Anna! Белая ладья с A1 на A8. Мат! Победили белые.",
        )],
    );
}

#[test]
fn stalemate() {
    let fen = "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1";
    let steps = "tap f1; tap f7";
    let english = "It is a draw! White queen from F1 to F7. Stalemate: no move and no check.";
    check("en", fen, &[(steps, english)]);
    check(
        "ru",
        fen,
        &[(
            steps,
            "Ничья! Белый ферзь с F1 на F7. Пат: ходов нет, но и шаха нет.",
        )],
    );
}
