//! How each piece moves, said once. Everything else in the program asks here.
//!
//! A piece on cell (i, j) goes to i₁ = i + n·Δi, j₁ = j + n·Δj, where (Δi, Δj) is one of
//! its steps and n counts from 1 to the piece's limit. The table is written for White;
//! Black's steps have the opposite Δi.

use super::piece::{Color, Kind, Piece};
use super::square::Square;

/// A row of the table: how one kind moves.
///
/// ```
/// use chesslings::rules::{Color, Kind, Piece, Schema, Square};
///
/// let rook = Piece::new(Color::White, Kind::Rook);
/// let up = &Schema::directions(rook, 1, 3, 8)[0];
/// let third = up.targets().nth(2).unwrap();
/// assert_eq!((third.n, third.i, third.j), (3, 1 + 3 * up.step.di, 3 + 3 * up.step.dj));
/// assert_eq!(Square::from_ij(third.i, third.j), Some(Square::D5));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Schema {
    /// The kind this row is about.
    pub kind: Kind,
    /// The steps (Δi, Δj) the piece goes along.
    pub moves: &'static [Step],
    /// The steps the piece takes along; for all but the pawn the same.
    pub captures: &'static [Step],
    /// How often a step may be repeated: n goes from 1 to this number or to the edge.
    pub max_n: i8,
    /// A larger limit for moves from one row.
    pub from_first_row: Option<FirstRow>,
}

/// One step on the board: `di` rows up, `dj` columns to the right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "said above")]
pub struct Step {
    pub di: i8,
    pub dj: i8,
}

/// The row on which a piece may repeat its moving step more often than elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FirstRow {
    /// The row counted from the player's own side of the board, from 0.
    pub row: i8,
    /// How often the step may be repeated from there.
    pub max_n: i8,
}

/// What a direction is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// To go to an empty square or to take.
    MoveOrCapture,
    /// Only to go to an empty square: the pawn straight ahead.
    MoveOnly,
    /// Only to take: the pawn diagonally.
    CaptureOnly,
}

/// One direction of a piece from one cell of an empty board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Direction {
    /// The cell the piece stands on: row.
    pub i: i8,
    /// The cell the piece stands on: column.
    pub j: i8,
    /// (Δi, Δj) as the piece's colour sees it.
    pub step: Step,
    /// What the direction is good for.
    pub mode: Mode,
    /// The last n that is still on the board; at least 1.
    pub max_n: i8,
}

/// A cell that a direction reaches, with the n of the formula.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "said above")]
pub struct Target {
    pub n: i8,
    pub i: i8,
    pub j: i8,
}

/// No limit but the edge of the board.
pub const TO_THE_EDGE: i8 = i8::MAX;

const ROOK: [Step; 4] = steps([(1, 0), (0, 1), (-1, 0), (0, -1)]);
const BISHOP: [Step; 4] = steps([(1, 1), (-1, 1), (-1, -1), (1, -1)]);
const QUEEN: [Step; 8] = both(ROOK, BISHOP);
const KNIGHT: [Step; 8] = steps([
    (2, 1),
    (1, 2),
    (-1, 2),
    (-2, 1),
    (-2, -1),
    (-1, -2),
    (1, -2),
    (2, -1),
]);

const SCHEMAS: [Schema; 6] = [
    Schema {
        kind: Kind::Pawn,
        moves: &steps([(1, 0)]),
        captures: &steps([(1, -1), (1, 1)]),
        max_n: 1,
        from_first_row: Some(FirstRow { row: 1, max_n: 2 }),
    },
    Schema::plain(Kind::Knight, &KNIGHT, 1),
    Schema::plain(Kind::Bishop, &BISHOP, TO_THE_EDGE),
    Schema::plain(Kind::Rook, &ROOK, TO_THE_EDGE),
    Schema::plain(Kind::Queen, &QUEEN, TO_THE_EDGE),
    Schema::plain(Kind::King, &QUEEN, 1),
];

impl Schema {
    /// The row of a kind.
    pub const fn of(kind: Kind) -> &'static Schema {
        &SCHEMAS[kind as usize]
    }

    /// The directions of a piece from cell (i, j) of an empty m×m board that reach at least
    /// one cell. None for a cell beyond the edge.
    pub fn directions(piece: Piece, i: i8, j: i8, m: i8) -> Vec<Direction> {
        let schema = Schema::of(piece.kind);
        let on_board = (0..m).contains(&i) && (0..m).contains(&j);
        schema
            .steps()
            .filter(|_| on_board)
            .filter_map(|(step, mode)| {
                let step = step.seen_by(piece.color);
                let limit = schema.limit(mode, piece.color, i, m);
                let max_n = limit.min(step.repeats_to_edge(i, j, m));
                (max_n > 0).then_some(Direction {
                    i,
                    j,
                    step,
                    mode,
                    max_n,
                })
            })
            .collect()
    }

    /// How often the moving step may be repeated from row `i` of an m×m board.
    pub const fn max_n_from(&self, color: Color, i: i8, m: i8) -> i8 {
        let own_row = match color {
            Color::White => i,
            Color::Black => m - 1 - i,
        };
        match self.from_first_row {
            Some(first) if first.row == own_row => first.max_n,
            _ => self.max_n,
        }
    }

    /// How often a step that is good for `mode` may be repeated from row `i` of an m×m board.
    pub(in crate::rules) const fn limit(&self, mode: Mode, color: Color, i: i8, m: i8) -> i8 {
        match mode {
            Mode::CaptureOnly => self.max_n,
            Mode::MoveOnly | Mode::MoveOrCapture => self.max_n_from(color, i, m),
        }
    }

    /// Whether the piece may repeat its steps until something is in the way.
    pub const fn is_slider(&self) -> bool {
        self.max_n == TO_THE_EDGE
    }

    /// All steps with what they are good for, White's view.
    pub fn steps(&self) -> impl Iterator<Item = (Step, Mode)> {
        let same = self.moves == self.captures;
        let moving = if same {
            Mode::MoveOrCapture
        } else {
            Mode::MoveOnly
        };
        let taking = if same { &[] } else { self.captures };
        let moves = self.moves.iter().map(move |&step| (step, moving));
        moves.chain(taking.iter().map(|&step| (step, Mode::CaptureOnly)))
    }

    const fn plain(kind: Kind, steps: &'static [Step], max_n: i8) -> Schema {
        Schema {
            kind,
            moves: steps,
            captures: steps,
            max_n,
            from_first_row: None,
        }
    }
}

impl Step {
    /// The step `di` rows up and `dj` columns to the right.
    pub const fn new(di: i8, dj: i8) -> Step {
        Step { di, dj }
    }

    /// The one step from a square to another.
    pub const fn between(from: Square, to: Square) -> Step {
        Step::new(to.i() - from.i(), to.j() - from.j())
    }

    /// How often another step has to be repeated to make this one, if that is possible.
    ///
    /// ```
    /// use chesslings::rules::Step;
    ///
    /// assert_eq!(Step::new(-6, 3).repeats(Step::new(-2, 1)), Some(3));
    /// assert_eq!(Step::new(-6, 3).repeats(Step::new(2, -1)), None);
    /// ```
    pub fn repeats(self, step: Step) -> Option<i8> {
        let longest = self.di.abs().max(self.dj.abs());
        (1..=longest).find(|n| (n * step.di, n * step.dj) == (self.di, self.dj))
    }

    /// The step as a piece of this colour makes it: Black's go the other way up.
    #[must_use]
    pub const fn seen_by(self, color: Color) -> Step {
        match color {
            Color::White => self,
            Color::Black => Step::new(-self.di, self.dj),
        }
    }

    /// The step back.
    #[must_use]
    pub const fn reversed(self) -> Step {
        Step::new(-self.di, -self.dj)
    }

    /// How far the step goes when squares are counted from a1 along the ranks.
    pub(in crate::rules) const fn offset(self) -> i32 {
        self.di as i32 * 8 + self.dj as i32
    }

    /// How often the step fits between cell (i, j) and the edge of an m×m board.
    const fn repeats_to_edge(self, i: i8, j: i8, m: i8) -> i8 {
        let rows = room(i, self.di, m);
        let columns = room(j, self.dj, m);
        if rows < columns { rows } else { columns }
    }
}

impl Direction {
    /// The cells of the direction, nearest first.
    pub fn targets(self) -> impl DoubleEndedIterator<Item = Target> + ExactSizeIterator + Clone {
        (0..self.max_n as u8).map(move |passed| {
            let n = passed as i8 + 1;
            Target {
                n,
                i: self.i + n * self.step.di,
                j: self.j + n * self.step.dj,
            }
        })
    }

    /// The cells of the direction as squares of the 8×8 board, nearest first.
    pub fn squares(self) -> impl DoubleEndedIterator<Item = Square> + Clone {
        self.targets()
            .filter_map(|target| Square::from_ij(target.i, target.j))
    }
}

/// How often `delta` can be added to `at` without leaving 0..m.
const fn room(at: i8, delta: i8, m: i8) -> i8 {
    if delta > 0 {
        (m - 1 - at) / delta
    } else if delta < 0 {
        at / -delta
    } else {
        TO_THE_EDGE
    }
}

const fn steps<const N: usize>(pairs: [(i8, i8); N]) -> [Step; N] {
    let mut steps = [Step::new(0, 0); N];
    let mut k = 0;
    while k < N {
        steps[k] = Step::new(pairs[k].0, pairs[k].1);
        k += 1;
    }
    steps
}

const fn both(first: [Step; 4], second: [Step; 4]) -> [Step; 8] {
    let mut all = [first[0]; 8];
    let mut k = 0;
    while k < 4 {
        all[k] = first[k];
        all[4 + k] = second[k];
        k += 1;
    }
    all
}
