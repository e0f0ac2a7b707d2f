//! The movement formulas of the schema in numbers and words: i₁ = i + n·Δi, j₁ = j + n·Δj.
//!
//! Everything is read from [`rules::Schema`](crate::rules::Schema); nothing here knows how a
//! piece moves.

use super::{Lang, capital, square_name};
use crate::lessons::{Attempt, Task};
use crate::rules::{Direction, Mode, Piece, Schema, Square, Step, Target};

impl Lang {
    /// The formula of a piece, filled in for the square it stands on: one line for all its
    /// directions, or two if it goes one way and takes another.
    ///
    /// ```
    /// use chesslings::rules::{Color, Kind, Piece, Square};
    /// use chesslings::text::Lang;
    ///
    /// let rook = Piece::new(Color::White, Kind::Rook);
    /// assert_eq!(
    ///     Lang::En.formula_of(rook, Square::D2),
    ///     ["i₁ = 1 + n·Δi, j₁ = 3 + n·Δj; (Δi, Δj) = (1, 0), (0, 1), (−1, 0), (0, −1)"],
    /// );
    /// let pawn = Piece::new(Color::White, Kind::Pawn);
    /// assert_eq!(
    ///     Lang::En.formula_of(pawn, Square::E2),
    ///     [
    ///         "To go: i₁ = 1 + n·1, j₁ = 4 + n·0; n = 1, 2",
    ///         "To take: i₁ = 1 + Δi, j₁ = 4 + Δj; (Δi, Δj) = (1, −1), (1, 1)",
    ///     ],
    /// );
    /// ```
    pub fn formula_of(self, piece: Piece, at: Square) -> Vec<String> {
        let directions = Schema::directions(piece, at.i(), at.j(), 8);
        let modes = [Mode::MoveOrCapture, Mode::MoveOnly, Mode::CaptureOnly];
        let lines = modes.into_iter().filter_map(|mode| {
            let group: Vec<_> = directions
                .iter()
                .copied()
                .filter(|direction| direction.mode == mode)
                .collect();
            let formula = match group[..] {
                [] => return None,
                [only] => along(piece, only),
                [first, ..] => together(piece, first, &group),
            };
            Some(self.purpose(mode, formula))
        });
        lines.collect()
    }

    /// The formulas of all pieces on the board of a question that is about them, once it is answered.
    pub fn formulas(self, attempt: &Attempt) -> Vec<String> {
        let exercise = &attempt.exercise;
        let is_told = matches!(exercise.task, Task::Choose(_)) && attempt.is_done();
        let mut lines = Vec::new();
        if exercise.is_about_numbers && is_told {
            for (at, piece) in exercise.position.setup().pieces() {
                let name = capital(self.piece_kind(piece.kind.into()));
                let formula = self.formula_of(piece, at).join(" ");
                lines.push([&name, ": ", &formula].concat());
            }
        }
        lines
    }

    /// The formula of one direction, filled in.
    ///
    /// ```
    /// use chesslings::rules::{Color, Kind, Piece, Schema};
    /// use chesslings::text::Lang;
    ///
    /// let rook = Piece::new(Color::White, Kind::Rook);
    /// let up = Schema::directions(rook, 1, 3, 8)[0];
    /// assert_eq!(
    ///     Lang::En.formula_along(rook, up),
    ///     "i₁ = 1 + n·1, j₁ = 3 + n·0; n = 1 … 6",
    /// );
    /// ```
    pub fn formula_along(self, piece: Piece, direction: Direction) -> String {
        self.purpose(direction.mode, along(piece, direction))
    }

    /// The formula worked out for one target, `None` if the piece doesn't reach it on an empty
    /// board.
    ///
    /// ```
    /// use chesslings::rules::{Color, Kind, Piece, Square};
    /// use chesslings::text::Lang;
    ///
    /// let rook = Piece::new(Color::White, Kind::Rook);
    /// assert_eq!(
    ///     Lang::En.formula_to(rook, Square::D2, Square::D4).unwrap(),
    ///     "n = 2: i₁ = 1 + 2·1 = 3, j₁ = 3 + 2·0 = 3. (3, 3) is D4.",
    /// );
    /// assert_eq!(Lang::En.formula_to(rook, Square::D2, Square::E4), None);
    /// ```
    pub fn formula_to(self, piece: Piece, from: Square, to: Square) -> Option<String> {
        let directions = Schema::directions(piece, from.i(), from.j(), 8);
        let (direction, Target { n, i, j }) = directions.into_iter().find_map(|direction| {
            let mut targets = direction.targets();
            let found = targets.find(|target| (target.i, target.j) == (to.i(), to.j()))?;
            Some((direction, found))
        })?;
        let Step { di, dj } = direction.step;
        let sums = if repeats(piece, direction) {
            let product = |delta: i8| format!("{n}·{}", delta.abs());
            let (i1, j1) = (sum(from.i(), di, product), sum(from.j(), dj, product));
            format!("n = {n}: i₁ = {i1} = {i}, j₁ = {j1} = {j}")
        } else {
            let (i1, j1) = (sum(from.i(), di, bare), sum(from.j(), dj, bare));
            format!("i₁ = {i1} = {i}, j₁ = {j1} = {j}")
        };
        Some(self.formula_target(i32::from(i), i32::from(j), square_name(to), &sums))
    }

    /// Says what a direction is good for, if not for everything.
    fn purpose(self, mode: Mode, formula: String) -> String {
        match mode {
            Mode::MoveOrCapture => formula,
            Mode::MoveOnly => self.formula_go(&formula),
            Mode::CaptureOnly => self.formula_take(&formula),
        }
    }
}

/// One direction with its numbers.
fn along(piece: Piece, direction: Direction) -> String {
    let Direction { i, j, step, .. } = direction;
    if repeats(piece, direction) {
        let product = |delta: i8| format!("n·{}", delta.abs());
        let (i1, j1) = (sum(i, step.di, product), sum(j, step.dj, product));
        let n = match direction.max_n {
            1 => "1".to_owned(),
            2 => "1, 2".to_owned(),
            last => format!("1 … {last}"),
        };
        format!("i₁ = {i1}, j₁ = {j1}; n = {n}")
    } else {
        format!(
            "i₁ = {}, j₁ = {}",
            sum(i, step.di, bare),
            sum(j, step.dj, bare)
        )
    }
}

/// Several directions as one formula and the list of their steps.
fn together(piece: Piece, first: Direction, group: &[Direction]) -> String {
    let n = if repeats(piece, first) { "n·" } else { "" };
    let steps: Vec<_> = group
        .iter()
        .map(|direction| {
            let Step { di, dj } = direction.step;
            format!("({}, {})", signed(di), signed(dj))
        })
        .collect();
    let Direction { i, j, .. } = first;
    let steps = steps.join(", ");
    format!("i₁ = {i} + {n}Δi, j₁ = {j} + {n}Δj; (Δi, Δj) = {steps}")
}

/// Whether the piece may make its step more than once, so that the formula has an n. The edge
/// of the board plays no part in it.
fn repeats(piece: Piece, direction: Direction) -> bool {
    let schema = Schema::of(piece.kind);
    match direction.mode {
        Mode::CaptureOnly => schema.max_n > 1,
        Mode::MoveOrCapture | Mode::MoveOnly => schema.max_n_from(piece.color, direction.i, 8) > 1,
    }
}

/// "1 + 2·1" or "7 − 2·1".
fn sum(start: i8, delta: i8, part: impl Fn(i8) -> String) -> String {
    let sign = if delta < 0 { '−' } else { '+' };
    format!("{start} {sign} {}", part(delta))
}

fn bare(delta: i8) -> String {
    delta.abs().to_string()
}

fn signed(number: i8) -> String {
    let sign = if number < 0 { "−" } else { "" };
    format!("{sign}{}", number.abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn piece(letter: char) -> Piece {
        Piece::from_letter(letter).unwrap()
    }

    /// The piece with this FEN letter has this formula on `at`.
    fn check_of(letter: char, at: Square, lines: &[&str]) {
        assert_eq!(
            Lang::En.formula_of(piece(letter), at),
            lines,
            "{letter} {at}"
        );
    }

    fn check_along(letter: char, at: Square, formulas: &[&str]) {
        let piece = piece(letter);
        let directions = Schema::directions(piece, at.i(), at.j(), 8);
        let found: Vec<_> = directions
            .into_iter()
            .map(|direction| Lang::En.formula_along(piece, direction))
            .collect();
        assert_eq!(found, formulas, "{letter} {at}");
    }

    fn check_to(letter: char, from: Square, to: Square, formula: &str) {
        let found = Lang::En.formula_to(piece(letter), from, to);
        assert_eq!(found.as_deref(), Some(formula), "{letter} {from} {to}");
    }

    #[test]
    fn sliders_count_their_steps_with_n() {
        for bishop in ['B', 'b'] {
            check_of(
                bishop,
                Square::C1,
                &["i₁ = 0 + n·Δi, j₁ = 2 + n·Δj; (Δi, Δj) = (1, 1), (1, −1)"],
            );
            check_to(
                bishop,
                Square::H8,
                Square::A1,
                "n = 7: i₁ = 7 − 7·1 = 0, j₁ = 7 − 7·1 = 0. (0, 0) is A1.",
            );
        }
        check_of(
            'Q',
            Square::A1,
            &["i₁ = 0 + n·Δi, j₁ = 0 + n·Δj; (Δi, Δj) = (1, 0), (0, 1), (1, 1)"],
        );
        // Black begins at the other end.
        check_of(
            'q',
            Square::A8,
            &["i₁ = 7 + n·Δi, j₁ = 0 + n·Δj; (Δi, Δj) = (−1, 0), (0, 1), (−1, 1)"],
        );
        check_along(
            'R',
            Square::A2,
            &[
                "i₁ = 1 + n·1, j₁ = 0 + n·0; n = 1 … 6",
                "i₁ = 1 + n·0, j₁ = 0 + n·1; n = 1 … 7",
                "i₁ = 1 − n·1, j₁ = 0 + n·0; n = 1",
            ],
        );
    }

    #[test]
    fn leapers_and_kings_need_no_n() {
        check_of(
            'N',
            Square::B1,
            &["i₁ = 0 + Δi, j₁ = 1 + Δj; (Δi, Δj) = (2, 1), (1, 2), (2, −1)"],
        );
        check_of(
            'n',
            Square::B8,
            &["i₁ = 7 + Δi, j₁ = 1 + Δj; (Δi, Δj) = (−2, 1), (−1, 2), (−2, −1)"],
        );
        for knight in ['N', 'n'] {
            check_to(
                knight,
                Square::G8,
                Square::F6,
                "i₁ = 7 − 2 = 5, j₁ = 6 − 1 = 5. (5, 5) is F6.",
            );
        }
        check_of(
            'K',
            Square::H1,
            &["i₁ = 0 + Δi, j₁ = 7 + Δj; (Δi, Δj) = (1, 0), (0, −1), (1, −1)"],
        );
        check_of(
            'k',
            Square::H8,
            &["i₁ = 7 + Δi, j₁ = 7 + Δj; (Δi, Δj) = (−1, 0), (0, −1), (−1, −1)"],
        );
        check_to(
            'K',
            Square::E4,
            Square::D4,
            "i₁ = 3 + 0 = 3, j₁ = 4 − 1 = 3. (3, 3) is D4.",
        );
    }

    #[test]
    fn pawns_go_one_way_and_take_another() {
        check_of(
            'p',
            Square::D7,
            &[
                "To go: i₁ = 6 − n·1, j₁ = 3 + n·0; n = 1, 2",
                "To take: i₁ = 6 + Δi, j₁ = 3 + Δj; (Δi, Δj) = (−1, −1), (−1, 1)",
            ],
        );
        check_of(
            'P',
            Square::A4,
            &[
                "To go: i₁ = 3 + 1, j₁ = 0 + 0",
                "To take: i₁ = 3 + 1, j₁ = 0 + 1",
            ],
        );
        check_to(
            'P',
            Square::E2,
            Square::E4,
            "n = 2: i₁ = 1 + 2·1 = 3, j₁ = 4 + 2·0 = 4. (3, 4) is E4.",
        );
        check_to(
            'P',
            Square::E2,
            Square::D3,
            "i₁ = 1 + 1 = 2, j₁ = 4 − 1 = 3. (2, 3) is D3.",
        );
    }

    #[test]
    fn a_pawn_at_the_end_of_the_board_has_no_formula() {
        check_of('P', Square::E8, &[]);
        check_of('p', Square::E1, &[]);
    }

    #[test]
    fn what_a_piece_does_not_reach_has_no_formula() {
        for (letter, from, to) in [
            ('P', Square::E3, Square::E5),
            ('p', Square::E7, Square::E8),
            ('N', Square::E4, Square::E5),
            ('B', Square::E4, Square::E5),
            ('K', Square::E1, Square::G1),
            ('R', Square::E4, Square::E4),
        ] {
            assert_eq!(Lang::En.formula_to(piece(letter), from, to), None);
        }
    }

    #[test]
    fn the_words_are_the_readers() {
        let formula = Lang::Ru.formula_to(piece('R'), Square::D2, Square::D4);
        assert_eq!(
            formula.unwrap(),
            "n = 2: i₁ = 1 + 2·1 = 3, j₁ = 3 + 2·0 = 3. (3, 3) — это D4."
        );
        assert_eq!(
            Lang::Ru.formula_of(piece('P'), Square::A4),
            [
                "Чтобы пойти: i₁ = 3 + 1, j₁ = 0 + 0",
                "Чтобы взять: i₁ = 3 + 1, j₁ = 0 + 1"
            ]
        );
    }

    #[test]
    fn every_formula_leads_where_it_says() {
        for piece in Piece::all() {
            for from in Square::all() {
                for direction in Schema::directions(piece, from.i(), from.j(), 8) {
                    for to in direction.squares() {
                        let formula = Lang::En.formula_to(piece, from, to).unwrap();
                        let end = format!("({}, {}) is {}.", to.i(), to.j(), square_name(to));
                        assert!(formula.ends_with(&end), "{formula}");
                    }
                }
            }
        }
    }
}
