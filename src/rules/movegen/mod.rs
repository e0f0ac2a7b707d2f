//! Legal moves, legal by construction: what limits them is found once ([`limits`]), then every
//! piece's targets are a set ([`targets`]), and counting needs no list at all ([`mod@count`]).
//!
//! How sliders are counted was chosen by measuring: instructions for each position before the
//! last move, as a geometric mean over the six positions of `benches/perft.rs`:
//!
//! | way | table | instructions |
//! |---|---:|---:|
//! | each slider by its lines (obstruction difference) | 4 KiB | 1017 |
//! | all sliders at once (Kogge-Stone fills), pins by fills too | 0 | 988 |
//! | all sliders at once, pins from the king's lines | 4 KiB | 921 |
//! | **one slider by its lines, several at once** | 4 KiB | 877 |
//!
//! Speed as a ratio to cozy-chess (magic tables of 800 KiB) in its fastest form, by processor
//! time, the same mean:
//!
//! | | native | wasm |
//! |---|---:|---:|
//! | [`perft`](Position::perft), counted in bulk | 1.6 | 1.5 |
//! | the same by [`legal_moves`](Position::legal_moves) | 1.4 | 1.3 |
//! | [`perft_made`](Position::perft_made), every leaf made | 2.5 | 3.4 |
//! | the same by [`legal_moves`](Position::legal_moves) | 1.6 | 1.7 |
//!
//! Tried on top and left out: own and enemy sliders as pairs in SSE2 registers (13 % fewer
//! instructions, but needs `unsafe`; arrays of two are not vectorised); rays to the right by one
//! subtraction (1.7 % fewer); adding up before counting bits (1 % more); fills only for three
//! sliders or more (2.6 % more); looking at leapers first when the king has few squares (none).
//! A piece's kind known when compiling makes children much cheaper, see [`mod@children`].

mod children;
mod count;
mod danger;
mod fill;
mod legal_moves;
mod limits;
mod targets;

pub(in crate::rules) use children::children;
pub(in crate::rules) use count::count;
pub use legal_moves::LegalMoves;

use self::limits::Limits;
use super::moves::Move;
use super::piece::{Color, Kind};
use super::player::{Black, Player, White};
use super::position::Position;
use super::square::Square;
use super::squareset::SquareSet;

impl Position {
    /// All legal moves of the player to move, by the square they start from.
    ///
    /// ```
    /// use chesslings::rules::Position;
    ///
    /// let names: Vec<String> = Position::START.legal_moves().map(|m| m.to_string()).collect();
    /// assert_eq!(names[..4], ["b1a3", "b1c3", "g1f3", "g1h3"]);
    /// ```
    #[inline]
    pub fn legal_moves(&self) -> LegalMoves<'_> {
        self.legal_moves_onto(SquareSet::ALL)
    }

    /// The legal moves that end on some of these squares, the king's castling by where he goes.
    ///
    /// ```
    /// use chesslings::rules::{Color, Position};
    ///
    /// let open: Position = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1".parse()?;
    /// let captures = open.legal_moves_onto(open.setup().by_color(Color::Black));
    /// assert!(captures.map(|m| m.to_string()).eq(["e4d5"]));
    /// # Ok::<(), chesslings::rules::FenError>(())
    /// ```
    #[inline]
    pub fn legal_moves_onto(&self, squares: SquareSet) -> LegalMoves<'_> {
        LegalMoves::new(self, self.setup().by_color(self.turn()), squares)
    }

    /// The legal moves from one square.
    pub fn legal_moves_from(&self, from: Square) -> LegalMoves<'_> {
        LegalMoves::new(
            self,
            SquareSet::of(from) & self.setup().by_color(self.turn()),
            SquareSet::ALL,
        )
    }

    /// The squares the piece on a square may go to; none if it is not that player's turn.
    pub fn legal_targets(&self, from: Square) -> SquareSet {
        Targets::of(self).of_piece_on(from)
    }

    /// The move between two squares if it is legal. A pawn reaching the last rank needs its
    /// promotion, and nothing else may have one; the king castles by its own two squares.
    pub fn legal_move(&self, from: Square, to: Square, promotion: Option<Kind>) -> Option<Move> {
        let legal = self.legal_targets(from).contains(to);
        if legal {
            self.describe(from, to, promotion)
        } else {
            None
        }
    }

    /// How many legal moves there are; promotions to different pieces are different moves.
    pub fn count_legal_moves(&self) -> usize {
        match self.turn() {
            Color::White => count::<White>(self),
            Color::Black => count::<Black>(self),
        }
    }

    /// Whether the player to move has a legal move.
    pub fn has_legal_move(&self) -> bool {
        self.count_legal_moves() > 0
    }

    /// The pieces of the player to move that stand alone between their king and an enemy
    /// that would attack him along the line.
    pub fn pinned(&self) -> SquareSet {
        Targets::of(self).limits.pinned_any
    }
}

/// The legal targets of every piece of the player to move.
#[derive(Clone, Copy, Debug)]
struct Targets<'a> {
    position: &'a Position,
    limits: Limits,
}

impl<'a> Targets<'a> {
    fn of(position: &'a Position) -> Targets<'a> {
        let limits = Limits::of_turn(position);
        Targets { position, limits }
    }

    fn of_piece_on(&self, from: Square) -> SquareSet {
        match self.position.turn() {
            Color::White => self.of_player::<White>(from),
            Color::Black => self.of_player::<Black>(from),
        }
    }

    fn of_player<P: Player>(&self, from: Square) -> SquareSet {
        match self.position.setup().kind_at(from) {
            Some(kind) if self.limits.us.contains(from) => self.of_kind::<P>(kind, from),
            _ => SquareSet::EMPTY,
        }
    }

    /// The targets of a piece of which the kind is known.
    #[inline]
    fn of_kind<P: Player>(&self, kind: Kind, from: Square) -> SquareSet {
        let Targets { position, limits } = self;
        match kind {
            Kind::Pawn => {
                let takes = targets::en_passant_takers::<P>(position, limits).contains(from);
                let passed = position.en_passant().filter(|_| takes);
                targets::pawn::<P>(from, limits) | passed.into_iter().collect()
            }
            Kind::King => targets::king::<P>(position, limits),
            _ => targets::officer::<P>(kind, from, limits),
        }
    }
}
