//! Writing SAN.

use crate::rules::castling::Wing;
use crate::rules::moves::Move;
use crate::rules::piece::Kind;
use crate::rules::position::Position;

impl Position {
    /// A legal move of this position as people write it.
    ///
    /// ```
    /// use chesslings::rules::{Position, Square, Strictness};
    ///
    /// let fen = "r5k1/5ppp/8/8/8/2N5/8/R3K1N1 w Q - 0 1";
    /// let position = Position::from_fen(fen, Strictness::Game)?;
    /// let san = |from, to| position.san(position.legal_move(from, to, None).unwrap());
    /// assert_eq!(san(Square::A1, Square::A8), "Rxa8#");
    /// assert_eq!(san(Square::C3, Square::E2), "Nce2");
    /// assert_eq!(san(Square::E1, Square::C1), "O-O-O");
    /// # Ok::<(), chesslings::rules::FenError>(())
    /// ```
    pub fn san(&self, played: Move) -> String {
        let mut san = match played.castle().map(|castle| castle.wing) {
            Some(Wing::KingSide) => "O-O".to_owned(),
            Some(Wing::QueenSide) => "O-O-O".to_owned(),
            None => self.way(played),
        };
        let next = self.play_unchecked(played);
        if next.in_check() {
            san.push(if next.has_legal_move() { '+' } else { '#' });
        }
        san
    }

    /// Everything but castling, check and mate.
    fn way(&self, played: Move) -> String {
        let kind = played.piece().kind;
        let mut way = String::with_capacity(7);
        if kind == Kind::Pawn {
            if played.is_capture() {
                way.push(played.from().file());
            }
        } else {
            way.push(kind.letter());
            self.push_origin(&mut way, played);
        }
        if played.is_capture() {
            way.push('x');
        }
        way.push_str(&played.to().to_string());
        if let Some(promoted) = played.promotion() {
            way.push('=');
            way.push(promoted.letter());
        }
        way
    }

    /// Names the file, else the rank, else the square, if another piece of the kind can go to the
    /// same square.
    fn push_origin(&self, way: &mut String, played: Move) {
        let (from, to) = (played.from(), played.to());
        let same_kind = self.setup().by_piece(played.piece()).without(from);
        let (mut rivals, mut same_file, mut same_rank) = (false, false, false);
        for other in self.attackers(to, self.turn()) & same_kind {
            if self.legal_targets(other).contains(to) {
                rivals = true;
                same_file |= other.j() == from.j();
                same_rank |= other.i() == from.i();
            }
        }
        if rivals && (!same_file || same_rank) {
            way.push(from.file());
        }
        if rivals && same_file {
            way.push_str(&from.rank().to_string());
        }
    }
}
