//! Named cases: each reason, and what comes before what.

use chesslings::rules::{Kind, Position, Strictness};

#[test]
fn each_case_has_its_answer() {
    let mut cases = 0;
    for line in include_str!("cases.txt").lines() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let [fen, tried, expected] = line.split(" | ").collect::<Vec<_>>()[..] else {
            panic!("three parts in {line:?}");
        };
        let position = Position::from_fen(fen, Strictness::Teaching).unwrap();
        let mut words = tried.split_whitespace();
        let mut square = || words.next().unwrap().parse().unwrap();
        let (from, to) = (square(), square());
        let becomes = words
            .next()
            .and_then(|word| Kind::from_letter(word.chars().next()?));
        let answer = match position.try_move(from, to, becomes) {
            Ok(legal) => format!("legal {legal}"),
            Err(refusal) => refusal.to_string(),
        };
        assert_eq!(answer, expected, "{line}");
        cases += 1;
    }
    assert!(cases > 100, "{cases} cases");
}

#[test]
fn cells_beyond_the_edge_are_off_the_board() {
    let check = |from, to, expected: &str| {
        let refusal = Position::START.try_cells(from, to, None).unwrap_err();
        assert_eq!(refusal.to_string(), expected);
    };
    check((0, 0), (-1, 0), "off-board i=-1 j=0");
    check((0, 6), (2, 8), "off-board i=2 j=8");
    check((8, 0), (7, 0), "off-board i=8 j=0");
    // First the piece and its turn are asked for.
    check((4, 4), (9, 9), "no-piece at=e5");
    check((7, 0), (8, 0), "not-your-turn at=a8");
    check((0, 0), (3, 0), "way-blocked by=a2");
    assert!(Position::START.try_cells((1, 4), (3, 4), None).is_ok());
}
