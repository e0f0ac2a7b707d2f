//! The board as a set of pieces, each of which remembers where it has been.

mod error;
mod record;

use std::ops::Index;

pub use error::BoardError;
pub use record::{PieceId, PieceRecord};

use super::piece::{Color, Kind, Piece};
use super::setup::Setup;
use super::square::Square;
use record::BoardId;

/// A board whose pieces remember: where each has been, whether it has moved, which pawn it was.
///
/// Pieces are made with [`spawn`](Board::spawn) and from then on known by their [`PieceId`],
/// on the board or off it. The board knows no rules but that two pieces never share a square
/// and no colour has two kings on the board; [`Game`](super::Game) plays by the rules and
/// keeps such a board.
///
/// ```
/// use chesslings::rules::{Board, Color, Kind, Piece, Square};
///
/// let mut board = Board::new();
/// let knight = board.put(Piece::new(Color::White, Kind::Knight), Square::G1)?;
/// let pawn = board.put(Piece::new(Color::Black, Kind::Pawn), Square::F3)?;
/// assert_eq!(board.relocate(knight, Square::F3)?, Some(pawn));
/// assert_eq!(board[Square::F3], Some(Piece::new(Color::White, Kind::Knight)));
///
/// let record = board.record(knight).unwrap();
/// assert!(record.moved());
/// assert_eq!(record.former, [Square::G1]);
/// assert!(board.record(pawn).unwrap().is_offboard());
/// # Ok::<(), chesslings::rules::BoardError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Board {
    id: BoardId,
    setup: Setup,
    cells: [Option<PieceId>; Square::COUNT],
    records: Vec<PieceRecord>,
}

impl Board {
    /// The empty board.
    pub fn new() -> Board {
        Board {
            id: BoardId::new(),
            setup: Setup::EMPTY,
            cells: [None; Square::COUNT],
            records: Vec::new(),
        }
    }

    /// A board with these pieces, none of which has moved.
    ///
    /// # Errors
    ///
    /// [`BoardError::SecondKing`] if a colour has more than one king.
    pub fn from_setup(setup: &Setup) -> Result<Board, BoardError> {
        let mut board = Board::new();
        for (square, piece) in setup.pieces() {
            board.put(piece, square)?;
        }
        Ok(board)
    }

    /// Who stands where. The four lists of a piece (what it attacks, where it can go without
    /// taking, where it can take, and everything) are there.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The king of a colour, if it is on the board.
    pub fn king(&self, color: Color) -> Option<PieceId> {
        self.id_at(self.setup.king(color)?)
    }

    /// The pieces of a colour that stand on the board, from a1 along the ranks to h8.
    pub fn pieces(&self, color: Color) -> impl Iterator<Item = PieceId> {
        let squares = self.setup.by_color(color).iter();
        squares.filter_map(|square| self.id_at(square))
    }

    /// The piece on a square.
    pub const fn id_at(&self, square: Square) -> Option<PieceId> {
        self.cells[square.index()]
    }

    /// All that is known of a piece. `None` if this board never had it.
    pub fn record(&self, id: PieceId) -> Option<&PieceRecord> {
        let is_ours = id.board == self.id;
        self.records.get(id.index()).filter(|_| is_ours)
    }

    /// All pieces there have been, on the board and off it, in the order they were made.
    pub fn records(&self) -> impl ExactSizeIterator<Item = (PieceId, &PieceRecord)> {
        let numbered = self.records.iter().enumerate();
        numbered.map(|(index, record)| (PieceId::new(self.id, index), record))
    }

    /// Whether nothing stands on the board.
    pub const fn is_empty(&self) -> bool {
        self.setup.is_empty()
    }

    /// Takes every piece off and forgets them all: their ids mean nothing any more.
    pub fn clear(&mut self) {
        *self = Board::new();
    }

    /// Makes a piece. It is off the board until it is [placed](Board::place).
    pub fn spawn(&mut self, piece: Piece) -> PieceId {
        let id = PieceId::new(self.id, self.records.len());
        self.records.push(PieceRecord::new(piece, None));
        id
    }

    /// Makes a piece and places it.
    ///
    /// # Errors
    ///
    /// Those of [`place`](Board::place); then no piece is made.
    pub fn put(&mut self, piece: Piece, square: Square) -> Result<PieceId, BoardError> {
        let id = self.spawn(piece);
        match self.place(id, square) {
            Ok(()) => Ok(id),
            Err(error) => {
                self.records.pop();
                Err(error)
            }
        }
    }

    /// Places a piece that is off the board. Its story starts anew: no former squares, not
    /// moved.
    ///
    /// # Errors
    ///
    /// If the piece is on the board already, the square is occupied, or the piece is a
    /// second king.
    pub fn place(&mut self, id: PieceId, square: Square) -> Result<(), BoardError> {
        if let Some(at) = self.known(id)?.at {
            return Err(BoardError::AlreadyPlaced { at });
        }
        self.can_arrive(id, square)?;
        self.records[id.index()].start_anew();
        self.set(id, square);
        Ok(())
    }

    /// Moves a piece to any other square, **without a look at the rules of chess**. Whatever
    /// stands there, of either colour, is [removed](Board::remove) and returned.
    ///
    /// # Errors
    ///
    /// If the piece is off the board or stands on that square.
    pub fn relocate(&mut self, id: PieceId, square: Square) -> Result<Option<PieceId>, BoardError> {
        let from = self.placed(id)?;
        if from == square {
            return Err(BoardError::SameSquare { at: square });
        }
        let taken = self.id_at(square);
        if let Some(taken) = taken {
            self.remove(taken)?;
        }
        self.unset(from);
        self.records[id.index()].leave(from);
        self.records[id.index()].moves += 1;
        self.set(id, square);
        Ok(taken)
    }

    /// Takes a piece off the board. The square it stood on becomes its last former square.
    ///
    /// # Errors
    ///
    /// If it is off the board already.
    pub fn remove(&mut self, id: PieceId) -> Result<(), BoardError> {
        let from = self.placed(id)?;
        self.unset(from);
        self.records[id.index()].leave(from);
        Ok(())
    }

    /// Takes back what happened to a piece last: it returns to its last former square, from
    /// where it was moved to or from off the board.
    ///
    /// What it took is not brought back: step that piece back afterwards.
    ///
    /// # Errors
    ///
    /// If the piece has no former square, that square is occupied by now, or the piece is a
    /// king and its colour has got another.
    pub fn step_back(&mut self, id: PieceId) -> Result<(), BoardError> {
        let record = self.known(id)?;
        let &back = record.former.last().ok_or(BoardError::NoHistory)?;
        self.can_arrive(id, back)?;
        let left = self.records[id.index()].at;
        if let Some(left) = left {
            self.unset(left);
        }
        let record = &mut self.records[id.index()];
        record.former.pop();
        // From off the board the piece comes back without having moved.
        record.moves -= u32::from(left.is_some());
        self.set(id, back);
        Ok(())
    }

    /// Puts a new piece of this kind in the place of a pawn. The pawn leaves the board; the
    /// new piece refers to it. Where the pawn stands is not asked.
    ///
    /// # Errors
    ///
    /// If the piece is off the board or no pawn, or pawns don't become this kind.
    pub fn promote(&mut self, pawn: PieceId, kind: Kind) -> Result<PieceId, BoardError> {
        let at = self.placed(pawn)?;
        let Piece { color, kind: was } = self.known(pawn)?.piece;
        if was != Kind::Pawn || !kind.is_promotion() {
            return Err(BoardError::NoPromotion {
                from: was,
                to: kind,
            });
        }
        self.remove(pawn)?;
        let id = PieceId::new(self.id, self.records.len());
        self.records
            .push(PieceRecord::new(Piece { color, kind }, Some(pawn)));
        self.set(id, at);
        Ok(id)
    }

    /// Undoes the promotion that made the newest piece: it is forgotten, and the pawn is
    /// back in its place.
    ///
    /// # Errors
    ///
    /// If the newest piece was not made by a promotion or has left the board.
    pub(in crate::rules) fn unpromote(&mut self) -> Result<PieceId, BoardError> {
        let newest = self.records.last().ok_or(BoardError::NoHistory)?;
        let (pawn, at) = newest
            .promoted_from
            .zip(newest.at)
            .ok_or(BoardError::NoHistory)?;
        self.unset(at);
        self.records.pop();
        self.step_back(pawn)?;
        Ok(pawn)
    }

    fn known(&self, id: PieceId) -> Result<&PieceRecord, BoardError> {
        self.record(id).ok_or(BoardError::UnknownPiece)
    }

    fn placed(&self, id: PieceId) -> Result<Square, BoardError> {
        self.known(id)?.at.ok_or(BoardError::NotPlaced)
    }

    /// Whether a piece can come to a square from elsewhere.
    fn can_arrive(&self, id: PieceId, square: Square) -> Result<(), BoardError> {
        if let Some(by) = self[square] {
            return Err(BoardError::Occupied { at: square, by });
        }
        let Piece { color, kind } = self.known(id)?.piece;
        match self.king(color) {
            Some(other) if kind == Kind::King && other != id => Err(BoardError::SecondKing {
                color,
                at: self.placed(other)?,
            }),
            _ => Ok(()),
        }
    }

    fn set(&mut self, id: PieceId, square: Square) {
        let record = &mut self.records[id.index()];
        record.at = Some(square);
        self.setup.put(square, record.piece);
        self.cells[square.index()] = Some(id);
    }

    fn unset(&mut self, square: Square) {
        self.setup.take(square);
        self.cells[square.index()] = None;
    }
}

/// Boards are equal if everything on them is and happened alike, though each has ids of its own.
impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        let stories = |board: &Board| -> Vec<_> {
            let records = board.records.iter();
            records
                .map(|record| {
                    let was = record.promoted_from.map(PieceId::index);
                    (
                        record.piece,
                        record.at,
                        record.former.clone(),
                        was,
                        record.moves,
                    )
                })
                .collect()
        };
        stories(self) == stories(other)
    }
}

impl Eq for Board {}

impl Default for Board {
    fn default() -> Board {
        Board::new()
    }
}

/// What stands on a square, or `None`.
impl Index<Square> for Board {
    type Output = Option<Piece>;

    fn index(&self, square: Square) -> &Option<Piece> {
        match self.setup.piece_at(square) {
            Some(piece) => &STANDING[piece.color as usize][piece.kind as usize],
            None => &None,
        }
    }
}

/// Every piece once, because indexing can only lend what exists.
static STANDING: [[Option<Piece>; 6]; 2] = {
    let mut standing = [[None; 6]; 2];
    let mut k = 0;
    while k < 12 {
        let (color, kind) = (Color::ALL[k / 6], Kind::ALL[k % 6]);
        standing[k / 6][k % 6] = Some(Piece { color, kind });
        k += 1;
    }
    standing
};
