//! How games end, and what a position alone says about it.

use super::castling::CastlingRights;
use super::piece::{Color, Kind};
use super::position::Position;
use super::setup::Setup;
use super::square::Square;

/// How things stand.
///
/// ```
/// use chesslings::rules::{Position, Status};
///
/// assert_eq!(Position::START.status(), Status::Ongoing { check: false });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// The game goes on.
    Ongoing {
        /// Whether the player to move is in check.
        check: bool,
    },
    /// The game has ended.
    Over(Outcome),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Somebody won.
    Won {
        /// Who.
        winner: Color,
        /// How.
        by: Win,
    },
    /// Nobody won.
    Drawn(Draw),
}

/// A way to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Win {
    /// The loser's king is in check and no move helps.
    Checkmate,
    /// The loser gave up.
    Resignation,
}

/// A way to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Draw {
    /// The player to move is not in check and has no legal move.
    Stalemate,
    /// Neither side has the pieces for a checkmate, however badly the other plays.
    DeadPosition,
    /// The same position for the third time; see [`RepetitionKey`].
    Repetition,
    /// Each side has made fifty moves without a capture or a pawn move.
    FiftyMoves,
    /// The players agreed.
    Agreement,
}

/// What makes two positions the same for the threefold repetition, as FIDE says it: the same
/// pieces on the same squares, the same player to move, the same castling rights (even if
/// castling is not possible just now), and the same en passant possibility. A square that a
/// pawn has passed counts only if some pawn can legally take there: a right that nobody can
/// use makes no difference.
///
/// ```
/// use chesslings::rules::{Position, Square};
///
/// let start = Position::START;
/// let push = start.legal_move(Square::E2, Square::E4, None).unwrap();
/// let pushed = start.play_unchecked(push);
/// assert_eq!(pushed.en_passant(), Some(Square::E3));
/// // No black pawn can take on e3, so the passed square is no part of the key.
/// assert_eq!(pushed.repetition_key(), pushed.passed().passed().repetition_key());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RepetitionKey {
    setup: Setup,
    turn: Color,
    castling: CastlingRights,
    en_passant: Option<Square>,
}

impl Outcome {
    /// Who won, if anybody.
    pub const fn winner(self) -> Option<Color> {
        match self {
            Outcome::Won { winner, .. } => Some(winner),
            Outcome::Drawn(_) => None,
        }
    }

    /// The result as it stands under a game: `1-0`, `0-1` or `1/2-1/2`.
    pub const fn result(self) -> &'static str {
        match self.winner() {
            Some(Color::White) => "1-0",
            Some(Color::Black) => "0-1",
            None => "1/2-1/2",
        }
    }

    /// One word for the reason, which stays the same in every version of the program.
    pub const fn code(self) -> &'static str {
        match self {
            Outcome::Won { by, .. } => match by {
                Win::Checkmate => "checkmate",
                Win::Resignation => "resignation",
            },
            Outcome::Drawn(draw) => match draw {
                Draw::Stalemate => "stalemate",
                Draw::DeadPosition => "dead",
                Draw::Repetition => "repetition",
                Draw::FiftyMoves => "fifty-moves",
                Draw::Agreement => "agreement",
            },
        }
    }
}

impl Status {
    /// How the game ended, if it has.
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Status::Ongoing { .. } => None,
            Status::Over(outcome) => Some(outcome),
        }
    }

    /// `ongoing`, or the [code](Outcome::code) of the outcome.
    pub const fn code(self) -> &'static str {
        match self {
            Status::Ongoing { .. } => "ongoing",
            Status::Over(outcome) => outcome.code(),
        }
    }
}

impl Position {
    /// How things stand as far as the position knows: everything but repetition, resignation
    /// and agreement. The first that holds is the answer: checkmate, stalemate, dead
    /// position, fifty moves.
    pub fn status(&self) -> Status {
        if let Some(outcome) = self.ended_by_moves() {
            Status::Over(outcome)
        } else if self.is_dead() {
            Status::Over(Outcome::Drawn(Draw::DeadPosition))
        } else if self.is_fifty_moves() {
            Status::Over(Outcome::Drawn(Draw::FiftyMoves))
        } else {
            Status::Ongoing {
                check: self.in_check(),
            }
        }
    }

    /// Whether the player to move is in check and no move helps.
    pub fn is_checkmate(&self) -> bool {
        self.in_check() && !self.has_legal_move()
    }

    /// Whether the player to move is not in check and has no legal move. On a board without
    /// kings, too: whoever can't move has no way to go on.
    pub fn is_stalemate(&self) -> bool {
        !self.in_check() && !self.has_legal_move()
    }

    /// Whether the pieces left can't give checkmate by any moves of both sides: kings only,
    /// or with a single knight, or with bishops that all stand on squares of one colour,
    /// whoever owns them.
    ///
    /// Never on a board without both kings, where checkmate is not what is played for.
    /// Positions that are dead because pawns block each other are not recognised.
    pub fn is_dead(&self) -> bool {
        let setup = self.setup();
        let kings = setup.by_kind(Kind::King);
        let others = setup.occupied() - kings;
        let one_shade = |shade: Color| {
            others.is_within(setup.by_kind(Kind::Bishop))
                && others.iter().all(|square| square.color() == shade)
        };
        let one_knight = others.len() == 1 && others.is_within(setup.by_kind(Kind::Knight));
        kings.len() == 2 && (one_knight || Color::ALL.into_iter().any(one_shade))
    }

    /// Whether each side has made at least fifty moves since the last capture or pawn move.
    pub const fn is_fifty_moves(&self) -> bool {
        self.halfmove_clock() >= 100
    }

    /// What has to be the same for a repetition.
    pub fn repetition_key(&self) -> RepetitionKey {
        RepetitionKey {
            setup: *self.setup(),
            turn: self.turn(),
            castling: self.castling(),
            en_passant: self.legal_en_passant(),
        }
    }

    /// The en passant square if a pawn can legally take there.
    pub fn legal_en_passant(&self) -> Option<Square> {
        let passed = self.en_passant()?;
        let pawns = self.setup().of(self.turn(), Kind::Pawn);
        let mut takers = (self.attackers(passed, self.turn()) & pawns).iter();
        takers
            .any(|from| self.legal_targets(from).contains(passed))
            .then_some(passed)
    }

    /// Checkmate or stalemate: the ends that leave no move.
    pub(in crate::rules) fn ended_by_moves(&self) -> Option<Outcome> {
        if self.has_legal_move() {
            None
        } else if self.in_check() {
            Some(Outcome::Won {
                winner: self.turn().other(),
                by: Win::Checkmate,
            })
        } else {
            Some(Outcome::Drawn(Draw::Stalemate))
        }
    }
}
