//! Tries a move condition by condition.

use super::{Attackers, PieceAt, Refusal, WrongWay, castling};
use crate::rules::moves::Move;
use crate::rules::piece::{Color, Kind, Piece};
use crate::rules::position::Position;
use crate::rules::schema::{Direction, Mode, Schema};
use crate::rules::square::Square;
use crate::rules::squareset::SquareSet;

impl Position {
    /// The move between two squares, or why there is none.
    ///
    /// A pawn reaching the last row needs its promotion, and nothing else may have one; the
    /// king castles by his own two squares.
    ///
    /// ```
    /// use chesslings::rules::{Position, Square};
    ///
    /// let start = Position::START;
    /// assert!(start.try_move(Square::G1, Square::F3, None).is_ok());
    /// let refusal = start.try_move(Square::G1, Square::E2, None).unwrap_err();
    /// assert_eq!(refusal.code(), "own-piece");
    /// ```
    ///
    /// # Errors
    ///
    /// Exactly one [`Refusal`] for every move that is not legal, and none for those that are.
    pub fn try_move(
        &self,
        from: Square,
        to: Square,
        promotion: Option<Kind>,
    ) -> Result<Move, Refusal> {
        let piece = self.mover(from)?;
        let attempt = Attempt {
            position: self,
            piece,
            to,
        };
        if from == to {
            return Err(Refusal::SameSquare { piece });
        }
        let castling = castling::asked_for(self, piece, to);
        if let Some(castle) = castling {
            castling::allowed(self, castle).map_err(|why| Refusal::Castling { castle, why })?;
        }
        if castling.is_none_or(|castle| castle.king_to != to) {
            let direction = attempt.along_its_schema()?;
            attempt.not_onto_its_own()?;
            attempt.over_a_free_way(direction)?;
            attempt.as_pawns_do(direction)?;
            attempt.without_taking_a_king()?;
            attempt.with_a_safe_king()?;
        }
        self.describe(from, to, promotion)
            .ok_or_else(|| attempt.unfit_promotion(promotion))
    }

    /// The move between two cells (i, j), row first, which may lie beyond the edge.
    ///
    /// ```
    /// use chesslings::rules::{Position, Refusal};
    ///
    /// let refusal = Position::START.try_cells((0, 0), (-1, 0), None);
    /// assert_eq!(refusal, Err(Refusal::OffBoard { i: -1, j: 0 }));
    /// ```
    ///
    /// # Errors
    ///
    /// As [`try_move`](Position::try_move). A start beyond the edge is
    /// [`OffBoard`](Refusal::OffBoard), too: no piece can be there.
    pub fn try_cells(
        &self,
        from: (i8, i8),
        to: (i8, i8),
        promotion: Option<Kind>,
    ) -> Result<Move, Refusal> {
        let square = |(i, j): (i8, i8)| Square::from_ij(i, j).ok_or(Refusal::OffBoard { i, j });
        let from = square(from)?;
        self.mover(from)?;
        self.try_move(from, square(to)?, promotion)
    }

    /// Why nothing can go from one square to the other; `None` if it can, a promotion given
    /// where one is needed.
    pub fn refusal(&self, from: Square, to: Square) -> Option<Refusal> {
        match self.try_move(from, to, None) {
            Ok(_) | Err(Refusal::PromotionNeeded { .. }) => None,
            Err(refusal) => Some(refusal),
        }
    }

    /// Those of a colour that attack a square, the nearest one named; `None` if there are none.
    ///
    /// ```
    /// use chesslings::rules::{Color, Position, Square};
    ///
    /// let two_rooks: Position = "8/8/8/8/8/r7/8/7r w - - 0 1".parse()?;
    /// let by = two_rooks.attackers_named(Square::A1, Color::Black).unwrap();
    /// assert_eq!((by.nearest.at, by.all.len()), (Square::A3, 2));
    /// # Ok::<(), chesslings::rules::FenError>(())
    /// ```
    pub fn attackers_named(&self, square: Square, by: Color) -> Option<Attackers> {
        attackers(self, square, self.attackers(square, by))
    }

    /// The piece on a square if it is its player's turn.
    ///
    /// # Errors
    ///
    /// [`Refusal::NoPiece`] or [`Refusal::NotYourTurn`].
    pub fn mover(&self, at: Square) -> Result<PieceAt, Refusal> {
        let piece = self.piece_at(at).ok_or(Refusal::NoPiece { at })?;
        let piece = PieceAt { piece, at };
        if piece.piece.color == self.turn() {
            Ok(piece)
        } else {
            Err(Refusal::NotYourTurn { piece })
        }
    }
}

/// A piece that should go to another square.
struct Attempt<'a> {
    position: &'a Position,
    piece: PieceAt,
    to: Square,
}

impl Attempt<'_> {
    /// The direction of the schema that reaches the target on an empty board.
    fn along_its_schema(&self) -> Result<Direction, Refusal> {
        let PieceAt { piece, at } = self.piece;
        let to = self.to;
        Schema::directions(piece, at.i(), at.j(), 8)
            .into_iter()
            .find(|direction| direction.squares().any(|square| square == to))
            .ok_or_else(|| self.wrong_way())
    }

    fn wrong_way(&self) -> Refusal {
        let (piece, to) = (self.piece, self.to);
        let why = match castling::passed_by(self.position, piece, to) {
            Some(castle) => WrongWay::PastCastling { castle },
            None => WrongWay::of(piece, to),
        };
        if why.is_double_step(piece.piece.kind) {
            Refusal::NoDoubleStep { pawn: piece, to }
        } else {
            Refusal::NotItsMove { piece, to, why }
        }
    }

    fn not_onto_its_own(&self) -> Result<(), Refusal> {
        match self.on_target() {
            Some(on) if on.piece.color == self.piece.piece.color => Err(Refusal::OwnPiece { on }),
            _ => Ok(()),
        }
    }

    fn over_a_free_way(&self, direction: Direction) -> Result<(), Refusal> {
        let way = direction.squares().take_while(|&square| square != self.to);
        match PieceAt::nearest(self.position, self.piece.at, way.collect()) {
            Some(by) => Err(Refusal::WayBlocked { by }),
            None => Ok(()),
        }
    }

    fn as_pawns_do(&self, direction: Direction) -> Result<(), Refusal> {
        let to = self.to;
        match (direction.mode, self.on_target()) {
            (Mode::MoveOnly, Some(on)) => Err(Refusal::NoTakingAhead { on }),
            (Mode::CaptureOnly, None) if self.position.en_passant() != Some(to) => {
                Err(match self.pawn_beside() {
                    Some(pawn) => Refusal::TooLateToPass { to, pawn },
                    None => Refusal::NothingToTake { at: to },
                })
            }
            _ => Ok(()),
        }
    }

    /// The enemy pawn that could be taken by this diagonal step if it had just come over the
    /// target from its first row.
    fn pawn_beside(&self) -> Option<PieceAt> {
        let color = self.piece.piece.color;
        let enemy = Piece::new(color.other(), Kind::Pawn);
        let schema = Schema::of(Kind::Pawn);
        let ahead = schema.moves[0].seen_by(color);
        let started = self.to.step(ahead.di, ahead.dj)?;
        let at = self.to.step(-ahead.di, -ahead.dj)?;
        let may_have_passed = schema.max_n_from(enemy.color, started.i(), 8) > schema.max_n
            && self.position.piece_at(at) == Some(enemy);
        may_have_passed.then_some(PieceAt { piece: enemy, at })
    }

    fn without_taking_a_king(&self) -> Result<(), Refusal> {
        match self.on_target() {
            Some(king) if king.piece.is_king() => Err(Refusal::TakesKing { king }),
            _ => Ok(()),
        }
    }

    /// Plays the move to see who attacks the own king afterwards.
    fn with_a_safe_king(&self) -> Result<(), Refusal> {
        let PieceAt { piece, at: from } = self.piece;
        // What a pawn becomes makes no difference to the own king.
        let promotion = self.promotes().then_some(Kind::Queen);
        let played = self.position.describe(from, self.to, promotion);
        let (Some(king), Some(played)) = (self.position.king(piece.color), played) else {
            return Ok(());
        };
        let after = self.position.play_unchecked(played);
        let king_after = if piece.is_king() { self.to } else { king };
        let enemies = after.attackers(king_after, piece.color.other());
        let Some(by) = attackers(self.position, king_after, enemies) else {
            return Ok(());
        };
        if piece.is_king() {
            return Err(Refusal::KingAttacked { to: self.to, by });
        }
        let checkers = self.position.checkers();
        let pinner = self.position.pinner(from).map(SquareSet::of);
        Err(if enemies.meets(checkers) {
            let by = attackers(self.position, king, checkers).unwrap_or(by);
            Refusal::StillInCheck { king, by }
        } else if let Some(pinner) =
            PieceAt::nearest(self.position, king, pinner.unwrap_or_default())
        {
            Refusal::Pinned {
                piece: self.piece,
                king,
                by: pinner,
            }
        } else {
            let taken = played.captured_at().unwrap_or(self.to);
            Refusal::PassingUncovers { king, taken, by }
        })
    }

    fn unfit_promotion(&self, promotion: Option<Kind>) -> Refusal {
        match promotion {
            None => Refusal::PromotionNeeded { at: self.to },
            Some(kind) if self.promotes() => Refusal::BadPromotion { kind },
            Some(_) => Refusal::NoPromotion {
                piece: self.piece,
                to: self.to,
            },
        }
    }

    fn promotes(&self) -> bool {
        let Piece { color, kind } = self.piece.piece;
        kind == Kind::Pawn && self.to.i() == color.last_row()
    }

    fn on_target(&self) -> Option<PieceAt> {
        let piece = self.position.piece_at(self.to)?;
        Some(PieceAt { piece, at: self.to })
    }
}

/// Those on these squares, which attack a square; `None` for no squares.
fn attackers(position: &Position, of: Square, all: SquareSet) -> Option<Attackers> {
    let nearest = PieceAt::nearest(position, of, all)?;
    Some(Attackers { nearest, all })
}
