//! The table of movements (S1.3-S1.9, S4.11-S4.31), and that everything else agrees with it.

use chesslings::rules::{
    Color, Direction, Kind, Mode, Piece, Schema, Setup, Square, SquareSet, attacks, between,
    line_through,
};

use crate::positions::{square, squares};
use crate::random::Random;

/// The directions of a piece on an empty board, each nearest square first, as they are listed.
fn check(letter: char, from: &str, expected: &[&str]) {
    let piece = Piece::from_letter(letter).unwrap();
    let from = square(from);
    let directions = Schema::directions(piece, from.i(), from.j(), 8);
    let found: Vec<String> = directions.into_iter().map(named).collect();
    assert_eq!(found, expected, "{piece} on {from}");
}

fn named(direction: Direction) -> String {
    let names: Vec<String> = direction
        .squares()
        .map(|square| square.to_string())
        .collect();
    names.join(" ")
}

#[test]
fn a_king_on_e4_reaches_all_eight_neighbours() {
    check('K', "e4", &["e5", "f4", "e3", "d4", "f5", "f3", "d3", "d5"]);
}

#[test]
fn directions_list_the_nearest_square_first_and_end_at_the_edge() {
    check(
        'R',
        "b2",
        &["b3 b4 b5 b6 b7 b8", "c2 d2 e2 f2 g2 h2", "b1", "a2"],
    );
    check('B', "a3", &["b4 c5 d6 e7 f8", "b2 c1"]);
    check(
        'q',
        "h8",
        &[
            "h7 h6 h5 h4 h3 h2 h1",
            "g8 f8 e8 d8 c8 b8 a8",
            "g7 f6 e5 d4 c3 b2 a1",
        ],
    );
    check('N', "a1", &["b3", "c2"]);
    check('n', "g1", &["h3", "f3", "e2"]);
}

#[test]
fn pawns_go_ahead_and_take_diagonally() {
    check('P', "e2", &["e3 e4", "d3", "f3"]);
    check('P', "e3", &["e4", "d4", "f4"]);
    check('p', "a7", &["a6 a5", "b6"]);
    check('p', "h2", &["h1", "g1"]);
    check('P', "c8", &[]);
    check('p', "c1", &[]);
}

#[test]
fn only_the_pawn_tells_moving_from_taking() {
    for kind in Kind::ALL {
        let schema = Schema::of(kind);
        assert_eq!(schema.kind, kind);
        assert_eq!(schema.moves == schema.captures, kind != Kind::Pawn);
        let modes: Vec<Mode> = schema.steps().map(|(_, mode)| mode).collect();
        match kind {
            Kind::Pawn => {
                assert_eq!(
                    modes,
                    [Mode::MoveOnly, Mode::CaptureOnly, Mode::CaptureOnly]
                );
            }
            _ => assert!(modes.iter().all(|&mode| mode == Mode::MoveOrCapture)),
        }
    }
}

#[test]
fn the_formula_gives_every_target() {
    for m in 1..=16 {
        for_all_cells(m, |piece, i, j| {
            for direction in Schema::directions(piece, i, j, m) {
                for (k, target) in direction.targets().enumerate() {
                    assert_eq!(target.n as usize, k + 1);
                    assert_eq!(target.i, i + target.n * direction.step.di);
                    assert_eq!(target.j, j + target.n * direction.step.dj);
                    assert!((0..m).contains(&target.i) && (0..m).contains(&target.j));
                }
            }
        });
    }
}

/// The numbers of moves on an empty board, added up over all its cells, have short formulas.
#[test]
fn boards_of_every_size_have_as_many_moves_as_they_should() {
    for m in 1..=16_i32 {
        let rook = 2 * m * m * (m - 1);
        let bishop = 2 * m * (m - 1) * (2 * m - 1) / 3;
        let king = 4 * (m - 1) * (2 * m - 1);
        let knight = if m > 1 { 8 * (m - 1) * (m - 2) } else { 0 };
        let double_steps = if m > 3 { m } else { 0 };
        let pawn = m * (m - 1) + double_steps + 2 * (m - 1) * (m - 1);
        let expected = [pawn, knight, bishop, rook, rook + bishop, king];
        for color in Color::ALL {
            let found = Kind::ALL.map(|kind| total_moves(Piece { color, kind }, m as i8));
            assert_eq!(found, expected, "{color:?} on {m}×{m}");
        }
    }
}

#[test]
fn a_cell_beyond_the_edge_has_no_directions() {
    for (i, j) in [(-1, 0), (0, -1), (8, 0), (0, 8)] {
        assert!(Piece::all().all(|piece| Schema::directions(piece, i, j, 8).is_empty()));
    }
    assert_eq!(
        Schema::directions(Piece::new(Color::White, Kind::Rook), 8, 8, 9).len(),
        2
    );
}

#[test]
fn attack_tables_and_pawn_pushes_agree_with_the_schema_on_the_empty_board() {
    for piece in Piece::all() {
        for from in Square::all() {
            let reach = |unwanted: Mode| -> SquareSet {
                let directions = Schema::directions(piece, from.i(), from.j(), 8);
                let wanted = directions.into_iter().filter(|d| d.mode != unwanted);
                wanted.flat_map(Direction::squares).collect()
            };
            let alone = Setup::from_iter([(from, piece)]);
            let occupied = SquareSet::of(from);
            assert_eq!(
                attacks(piece, from, occupied),
                reach(Mode::MoveOnly),
                "{piece} {from}"
            );
            assert_eq!(
                alone.quiet_targets(from),
                reach(Mode::CaptureOnly),
                "{piece} {from}"
            );
        }
    }
}

#[test]
fn sliders_stop_at_the_first_piece_as_the_schema_says() {
    let mut random = Random::new(1);
    for _ in 0..500 {
        let occupied = SquareSet::from_bits(random.bits() & random.bits());
        for piece in Piece::all() {
            for from in Square::all() {
                let seen: SquareSet = Schema::directions(piece, from.i(), from.j(), 8)
                    .into_iter()
                    .filter(|direction| direction.mode != Mode::MoveOnly)
                    .flat_map(|direction| up_to_first(direction, occupied))
                    .collect();
                assert_eq!(
                    attacks(piece, from, occupied),
                    seen,
                    "{piece} {from} {occupied:?}"
                );
            }
        }
    }
}

#[test]
fn lines_agree_with_the_schema() {
    let queen = Piece::new(Color::White, Kind::Queen);
    for a in Square::all() {
        let directions = Schema::directions(queen, a.i(), a.j(), 8);
        for b in Square::all() {
            let to_b = directions
                .iter()
                .find(|direction| direction.squares().any(|s| s == b));
            let expected: SquareSet = to_b
                .into_iter()
                .flat_map(|direction| direction.squares().take_while(|&square| square != b))
                .collect();
            assert_eq!(between(a, b), expected, "{a} {b}");
            assert_eq!(line_through(a, b).is_empty(), to_b.is_none());
            assert_eq!(line_through(a, b), line_through(b, a));
            assert!(expected.is_within(line_through(a, b)));
        }
    }
    assert_eq!(between(square("b1"), square("f5")), squares("c2 d3 e4"));
    assert_eq!(
        line_through(square("c2"), square("e4")),
        squares("b1 c2 d3 e4 f5 g6 h7")
    );
}

fn up_to_first(direction: Direction, occupied: SquareSet) -> Vec<Square> {
    let mut seen = Vec::new();
    for square in direction.squares() {
        seen.push(square);
        if occupied.contains(square) {
            break;
        }
    }
    seen
}

fn total_moves(piece: Piece, m: i8) -> i32 {
    let mut total = 0;
    for_all_cells(m, |at, i, j| {
        if at == piece {
            let directions = Schema::directions(piece, i, j, m);
            total += directions
                .iter()
                .map(|direction| i32::from(direction.max_n))
                .sum::<i32>();
        }
    });
    total
}

fn for_all_cells(m: i8, mut visit: impl FnMut(Piece, i8, i8)) {
    for piece in Piece::all() {
        for i in 0..m {
            for j in 0..m {
                visit(piece, i, j);
            }
        }
    }
}
