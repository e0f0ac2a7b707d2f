//! Legal moves.

use super::attacks::king_attacks;
use super::lines::{between, line_through};
use super::moves::Move;
use super::piece::Kind;
use super::position::Position;
use super::square::Square;
use super::squareset::{SquareSet, Squares};

impl Position {
    /// All legal moves of the player to move, by the square they start from.
    ///
    /// ```
    /// use chesslings::rules::Position;
    ///
    /// let names: Vec<String> = Position::START.legal_moves().map(|m| m.to_string()).collect();
    /// assert_eq!(names[..4], ["b1a3", "b1c3", "g1f3", "g1h3"]);
    /// ```
    pub fn legal_moves(&self) -> LegalMoves<'_> {
        LegalMoves::new(self, self.setup().by_color(self.turn()))
    }

    /// The legal moves from one square.
    pub fn legal_moves_from(&self, from: Square) -> LegalMoves<'_> {
        LegalMoves::new(
            self,
            SquareSet::of(from) & self.setup().by_color(self.turn()),
        )
    }

    /// The squares the piece on a square may go to; none if it is not that player's turn.
    pub fn legal_targets(&self, from: Square) -> SquareSet {
        if self.setup().by_color(self.turn()).contains(from) {
            Rules::of(self).targets(from)
        } else {
            SquareSet::EMPTY
        }
    }

    /// The move between two squares if it is legal. A pawn reaching the last rank needs its
    /// promotion, and nothing else may have one; the king castles by its own two squares.
    pub fn legal_move(&self, from: Square, to: Square, promotion: Option<Kind>) -> Option<Move> {
        if self.legal_targets(from).contains(to) {
            self.describe(from, to, promotion)
        } else {
            None
        }
    }

    /// Whether the player to move has a legal move.
    pub fn has_legal_move(&self) -> bool {
        let rules = Rules::of(self);
        let own = self.setup().by_color(self.turn());
        own.iter().any(|from| !rules.targets(from).is_empty())
    }
}

/// The legal moves of a position, made one by one as they are asked for.
#[derive(Clone, Debug)]
pub struct LegalMoves<'a> {
    position: &'a Position,
    rules: Rules<'a>,
    pieces: Squares,
    from: Square,
    targets: Squares,
    promoting_to: Option<Square>,
    promotions: std::slice::Iter<'static, Kind>,
}

impl<'a> LegalMoves<'a> {
    fn new(position: &'a Position, pieces: SquareSet) -> LegalMoves<'a> {
        LegalMoves {
            position,
            rules: Rules::of(position),
            pieces: pieces.iter(),
            from: Square::A1,
            targets: SquareSet::EMPTY.iter(),
            promoting_to: None,
            promotions: [].iter(),
        }
    }
}

impl Iterator for LegalMoves<'_> {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        static PROMOTIONS: [Kind; 4] = Kind::PROMOTIONS;
        loop {
            if let (Some(to), Some(&kind)) = (self.promoting_to, self.promotions.next()) {
                return self.position.describe(self.from, to, Some(kind));
            }
            if let Some(to) = self.targets.next() {
                let played = self.position.describe(self.from, to, None);
                if played.is_some() {
                    return played;
                }
                self.promoting_to = Some(to);
                self.promotions = PROMOTIONS.iter();
            } else {
                self.from = self.pieces.next()?;
                self.targets = self.rules.targets(self.from).iter();
            }
        }
    }
}

impl std::iter::FusedIterator for LegalMoves<'_> {}

/// What every legal move of a position has to respect.
#[derive(Clone, Copy, Debug)]
struct Rules<'a> {
    position: &'a Position,
    king: Option<Square>,
    /// Where pieces other than the king may go.
    allowed: SquareSet,
    pinned: SquareSet,
}

impl<'a> Rules<'a> {
    fn of(position: &'a Position) -> Rules<'a> {
        let king = position.king(position.turn());
        let checkers = position.checkers();
        let allowed = match (king, checkers.first()) {
            (Some(king), Some(checker)) if !checkers.has_many() => {
                between(king, checker).with(checker)
            }
            (_, None) => SquareSet::ALL,
            _ => SquareSet::EMPTY,
        };
        Rules {
            position,
            king,
            allowed,
            pinned: position.pinned(),
        }
    }

    fn targets(&self, from: Square) -> SquareSet {
        let setup = self.position.setup();
        let reach = setup.targets(from) - setup.by_kind(Kind::King);
        if Some(from) == self.king {
            return self.king_targets(from);
        }
        let line = match self.king {
            Some(king) if self.pinned.contains(from) => line_through(king, from),
            _ => SquareSet::ALL,
        };
        reach & self.allowed & line | self.en_passant(from)
    }

    fn king_targets(&self, king: Square) -> SquareSet {
        let setup = self.position.setup();
        let (us, them) = (self.position.turn(), self.position.turn().other());
        // The king doesn't hide the squares behind him.
        let without_king = setup.occupied().without(king);
        let safe = |square: Square| {
            setup
                .attackers_through(square, them, without_king)
                .is_empty()
        };
        let near = king_attacks(king) - setup.by_color(us) - setup.by_kind(Kind::King);
        let castling = self
            .position
            .castling()
            .castles()
            .filter(|castle| castle.color == us)
            .filter(|castle| !castle.way().meets(setup.occupied()))
            .filter(|castle| castle.king_way().iter().all(safe))
            .map(|castle| castle.king_to);
        near.iter()
            .filter(|&square| safe(square))
            .chain(castling)
            .collect()
    }

    /// En passant takes two pieces off a line at once, so it is tried on the board.
    fn en_passant(&self, from: Square) -> SquareSet {
        let setup = self.position.setup();
        let Some(passed) = self.position.en_passant() else {
            return SquareSet::EMPTY;
        };
        if !setup.by_kind(Kind::Pawn).contains(from) || !setup.attacks(from).contains(passed) {
            return SquareSet::EMPTY;
        }
        let safe = match (self.king, self.position.describe(from, passed, None)) {
            (Some(king), Some(taking)) => {
                let after = self.position.play_unchecked(taking);
                !after.is_attacked(king, after.turn())
            }
            (king, taking) => king.is_none() && taking.is_some(),
        };
        if safe {
            SquareSet::of(passed)
        } else {
            SquareSet::EMPTY
        }
    }
}
