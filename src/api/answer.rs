//! What the API gives: plain values with stable field names.

use serde::Serialize;

use crate::rules::{self, Game, Move, Outcome, Refusal, Special, SquareSet};
use crate::text::Lang;

/// Where a piece may go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Target {
    /// The square, as `e4`.
    pub square: String,
    /// Its row: 0 is rank 1.
    pub i: i8,
    /// Its column: 0 is file A.
    pub j: i8,
    /// `quiet`, `capture`, `castling`, `enPassant` or `promotion`.
    pub kind: &'static str,
    /// Whether something is taken.
    pub captures: bool,
}

/// Why a move is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Reason {
    /// One word that stays the same in every version.
    pub code: &'static str,
    /// A sentence for a child.
    pub text: String,
    /// The squares it is about.
    pub squares: Vec<Squares>,
}

/// Squares with the part they play in a reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Squares {
    /// `by` for those who block or attack, `king`, `rook`, `at` and so on.
    pub role: &'static str,
    /// The squares.
    pub squares: Vec<String>,
}

/// How things stand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Status {
    /// `ongoing`, or how the game ended: `checkmate`, `stalemate`, `dead`, `repetition`,
    /// `fifty-moves`.
    pub code: &'static str,
    /// Whose turn it is: `white` or `black`.
    pub turn: &'static str,
    /// Whether the player to move is in check.
    pub check: bool,
    /// The position.
    pub fen: String,
    /// How the game ended, if it has.
    pub ended: Option<Ended>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Ended {
    /// `white`, `black`, or nobody.
    pub winner: Option<&'static str>,
    /// `1-0`, `0-1` or `1/2-1/2`.
    pub result: &'static str,
    /// A sentence.
    pub text: String,
}

/// Something that could not be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Problem {
    /// One word that stays the same in every version.
    pub code: &'static str,
    /// A sentence.
    pub text: String,
}

impl Target {
    pub(super) fn new(played: Move) -> Self {
        let to = played.to();
        Self {
            square: to.to_string(),
            i: to.i(),
            j: to.j(),
            kind: match played.special() {
                Special::Castling(_) => "castling",
                Special::EnPassant { .. } => "enPassant",
                Special::Promotion(_) => "promotion",
                Special::None | Special::DoubleStep if played.is_capture() => "capture",
                Special::None | Special::DoubleStep => "quiet",
            },
            captures: played.is_capture(),
        }
    }
}

impl Reason {
    pub(super) fn new(refusal: &Refusal, lang: Lang) -> Self {
        let named = |(role, squares): (&'static str, SquareSet)| Squares {
            role,
            squares: squares.iter().map(|square| square.to_string()).collect(),
        };
        Self {
            code: refusal.code(),
            text: lang.why(refusal),
            squares: refusal.squares().into_iter().map(named).collect(),
        }
    }
}

impl Status {
    pub(super) fn of(game: &Game, lang: Lang) -> Self {
        let position = game.position();
        let outcome = game.outcome();
        Self {
            code: outcome.map_or("ongoing", Outcome::code),
            turn: position.turn().name(),
            check: position.in_check(),
            fen: position.to_fen(),
            ended: outcome.map(|outcome| Ended {
                winner: outcome.winner().map(rules::Color::name),
                result: outcome.result(),
                text: lang.how_it_ended(outcome),
            }),
        }
    }
}

impl Problem {
    pub(super) fn new(code: &'static str, text: String) -> Self {
        Self { code, text }
    }
}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.code, self.text)
    }
}

impl std::error::Error for Problem {}
