//! What is said about some moves, word by word.

use chesslings::rules::{Color, Draw, Kind, Outcome, Position, Refusal, Strictness, Win};
use chesslings::text::Lang;

#[test]
fn each_refused_move_is_explained_as_written() {
    let blocks = include_str!("refusals.txt").split("\n\n");
    let mut cases = 0;
    for block in blocks {
        let lines: Vec<_> = block
            .lines()
            .filter(|line| !line.starts_with('#'))
            .collect();
        let [tried, english, russian] = lines[..] else {
            assert!(lines.is_empty(), "three lines in {block}");
            continue;
        };
        let (fen, tried) = tried.split_once(" | ").unwrap();
        let position = Position::from_fen(fen, Strictness::Teaching).unwrap();
        let mut words = tried.split(' ');
        let mut square = || words.next().unwrap().parse().unwrap();
        let (from, to) = (square(), square());
        let becomes = words
            .next()
            .and_then(|word| Kind::from_letter(word.chars().next()?));
        let refusal = position.try_move(from, to, becomes).unwrap_err();
        assert_eq!(Lang::En.why(&refusal), english, "{block}");
        assert_eq!(Lang::Ru.why(&refusal), russian, "{block}");
        cases += 1;
    }
    assert!(cases >= 30, "{cases} cases");
}

#[test]
fn each_end_is_told_as_written() {
    let won = |winner, by| Outcome::Won { winner, by };
    check(
        won(Color::White, Win::Checkmate),
        "Checkmate! White wins.",
        "Мат! Победили белые.",
    );
    check(
        won(Color::Black, Win::Resignation),
        "White gives up. Black wins.",
        "Белые сдались. Победили чёрные.",
    );
    check(
        Outcome::Drawn(Draw::Stalemate),
        "Stalemate: no move and no check. It is a draw.",
        "Пат: ходов нет, но и шаха нет. Ничья.",
    );
    check(
        Outcome::Drawn(Draw::DeadPosition),
        "Nobody can give checkmate any more. It is a draw.",
        "Мат больше никто не поставит. Ничья.",
    );
    check(
        Outcome::Drawn(Draw::Repetition),
        "The same position for the third time. It is a draw.",
        "Эта позиция уже в третий раз. Ничья.",
    );
    check(
        Outcome::Drawn(Draw::FiftyMoves),
        "Fifty moves each: no capture, no pawn move. It is a draw.",
        "По пятьдесят ходов без взятий и ходов пешками. Ничья.",
    );
    check(
        Outcome::Drawn(Draw::Agreement),
        "You both agreed to a draw.",
        "Вы согласились на ничью.",
    );
}

/// An ended game says the same to whoever still wants to move.
fn check(outcome: Outcome, english: &str, russian: &str) {
    assert_eq!(Lang::En.how_it_ended(outcome), english);
    assert_eq!(Lang::Ru.how_it_ended(outcome), russian);
    let refusal = Refusal::GameOver(outcome);
    assert_eq!(
        Lang::En.why(&refusal),
        format!("The game is over. {english}")
    );
    assert_eq!(
        Lang::Ru.why(&refusal),
        format!("Партия окончена. {russian}")
    );
}
