//! Placements made by hand: what they achieve, and how they can go on.

use chesslings::placement::{
    Cell, Conflict, Hint, Problem, Search, attacks, fundamental, hint, images, is_solution, judge,
};
use chesslings::rules::{Color, Kind, Piece};

use crate::problems::{placed, problem};

const STEPS: u64 = 100_000;

fn cells(numbers: &[u8]) -> Vec<Cell> {
    numbers.iter().copied().map(Cell::new).collect()
}

/// Checks who attacks whom, as pairs of numbers of cells.
fn check_conflicts(words: &str, rows: &str, expected: &[(u8, u8)]) {
    let found = judge(&problem(words), &placed(rows)).conflicts;
    let expected = expected.iter().map(|&(attacker, victim)| Conflict {
        attacker: Cell::new(attacker),
        victim: Cell::new(victim),
    });
    assert_eq!(found, expected.collect::<Vec<_>>(), "{rows}");
}

#[test]
fn conflicts_are_told() {
    check_conflicts("independence 3 2Q", "Q../.../..Q", &[(0, 8), (8, 0)]);
    check_conflicts("independence 3 2Q", "Q../..Q/...", &[]);
    check_conflicts("independence 3 R,N", "R.N/.../...", &[(0, 2)]);
    // The first piece that is met ends the line.
    check_conflicts("independence 4 R,2N", "RN.N/..../..../....", &[(0, 1)]);
    // White's pawns attack upwards, Black's downwards.
    check_conflicts("independence 3 2P", "P../.P./...", &[(4, 0)]);
    check_conflicts("independence 3 P/p", "p../.P./...", &[(0, 4), (4, 0)]);
    check_conflicts("independence 3 P/p", "P../.p./...", &[]);
    // Comrades may attack each other, and shield.
    check_conflicts("independence 3 R,N/B", "RNb/.../...", &[]);
    check_conflicts("independence 3 R,N/B", "R.b/.../..N", &[(0, 2)]);
    check_conflicts("domination 3 2Q", "QQ./.../...", &[]);
}

#[test]
fn what_is_attacked_and_uncovered_is_told() {
    let problem = problem("domination 3 R,K");
    let board = placed("R../.K./...");
    let judgement = judge(&problem, &board);
    assert_eq!(
        judgement.attacked.iter().collect::<Vec<_>>(),
        cells(&[0, 1, 2, 3, 5, 6, 7, 8])
    );
    assert!(judgement.uncovered.is_empty() && judgement.is_solution(&problem));
    let rook = attacks(&problem, &board, Cell::new(0));
    assert_eq!(rook.iter().collect::<Vec<_>>(), cells(&[1, 2, 3, 6]));
    let alone = judge(&problem, &placed("R../.../..."));
    assert_eq!(
        alone.uncovered.iter().collect::<Vec<_>>(),
        cells(&[4, 5, 7, 8])
    );
    assert_eq!(alone.missing, [Piece::new(Color::White, Kind::King)]);
    assert!(!alone.is_solution(&problem));
    let strange = judge(&problem, &placed("RRK/.../..."));
    assert_eq!(strange.surplus, [Piece::new(Color::White, Kind::Rook)]);
    assert!(!strange.is_solution(&problem));
}

#[test]
fn images_are_all_ways_to_look_at_a_solution() {
    let queens = problem("independence 4 4Q");
    let one = placed(".Q../...Q/Q.../..Q.");
    let other = placed("..Q./Q.../...Q/.Q..");
    assert_eq!(images(&queens, &one), [one.clone(), other.clone()]);
    assert_eq!(fundamental(&queens, &other), one);
    let pawns = problem("independence 3 P/R,P");
    assert!(
        images(&pawns, &placed("P../..r/p.."))
            .iter()
            .all(|image| is_solution(&pawns, image))
    );
}

fn check_hint(problem: &Problem, rows: &str, expected: Option<Hint>) {
    let board = placed(rows);
    let found = hint(problem, &board, STEPS);
    if let Some(expected) = expected {
        assert_eq!(found, expected, "{rows}");
        return;
    }
    // Whoever follows the hints arrives.
    let (mut board, mut found) = (board, found);
    while let Hint::Put(cell, piece) = found {
        assert_eq!(board.get(cell), None);
        board.set(cell, Some(piece));
        found = hint(problem, &board, STEPS);
    }
    assert_eq!(found, Hint::Solved);
    assert!(is_solution(problem, &board));
}

#[test]
fn hints_lead_to_a_solution() {
    for (words, rows) in [
        ("independence 4 4Q", "..../..../..../...."),
        ("independence 4 4Q", "..../..../Q.../...."),
        ("independence 8 8Q", "......../......../....Q..."),
        ("independence 16 16Q", "................/Q"),
        ("independence 3 R,N/B", "..b/.../..."),
        ("independence 3 R,N/B", ".../.../N.."),
        ("domination 5 3Q", "..../.....Q"),
        ("domination 3 R,K", "..R/.../..."),
        ("domination 9 5Q", ""),
    ] {
        check_hint(&problem(words), rows, None);
    }
}

#[test]
fn dead_ends_are_told() {
    for (words, rows) in [
        ("independence 4 4Q", "Q.../..../..../...."),
        ("independence 4 4Q", ".Q../.Q../..../...."),
        ("independence 4 4Q", "N"),
        ("independence 4 1Q", "Q.../..Q."),
        ("independence 4 1Q", "..../..../..../..../Q"),
        ("domination 5 2Q", "Q"),
        ("domination 4 2R", "RR"),
        ("independence 2 5Q", "Q"),
    ] {
        check_hint(&problem(words), rows, Some(Hint::DeadEnd));
    }
    let hard = problem("independence 16 16Q");
    assert_eq!(hint(&hard, &placed("Q"), 3), Hint::Unknown);
}

/// Searching for what contains a placement finds each solution that does, and no other.
#[test]
fn extensions_are_all_solutions_that_contain_what_is_placed() {
    for (words, rows) in [
        ("independence 4 2K/2K", "..../.K../.../...k"),
        ("independence 5 2Q,N", "..../..N"),
        ("independence 3 P/R,P", "..r"),
        ("domination 3 2R,P", "....P"),
        ("domination 4 3Q", ".Q"),
    ] {
        let (problem, start) = (problem(words), placed(rows));
        let mut expected = Vec::new();
        chesslings::placement::solve(&problem, &mut |found| {
            let images = images(&problem, &found.solution()).into_iter();
            let contains = |image: &chesslings::placement::Solution| {
                let mut placed = start.pieces().iter();
                placed.all(|&(cell, piece)| image.get(cell) == Some(piece))
            };
            expected.extend(images.filter(contains));
            std::ops::ControlFlow::Continue(())
        });
        expected.sort_unstable();
        let mut found = Vec::new();
        let mut search = Search::containing(&problem, &start).unwrap();
        search.run(u64::MAX, &mut |solution| {
            found.push(solution.solution());
            std::ops::ControlFlow::Continue(())
        });
        found.sort_unstable();
        assert!(!found.is_empty() && found == expected, "{words} {rows}");
    }
}
