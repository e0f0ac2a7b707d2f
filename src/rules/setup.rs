//! Who stands where.

use std::fmt;

use super::attacks::{
    attacks, bishop_attacks, king_attacks, knight_attacks, pawn_attacks, rook_attacks,
};
use super::by_color::ByColor;
use super::piece::{Color, Kind, Piece};
use super::schema::Schema;
use super::square::Square;
use super::squareset::SquareSet;

/// Who stands where, and nothing else: no turn, no rights, no history.
///
/// A piece's four lists ([`attacks`](Setup::attacks), [`quiet_targets`](Setup::quiet_targets),
/// [`capture_targets`](Setup::capture_targets), [`targets`](Setup::targets)) don't look at check.
///
/// ```
/// use chesslings::rules::{Color, Kind, Piece, Setup, Square, SquareSet};
///
/// let mut setup = Setup::EMPTY;
/// setup.put(Square::D4, Piece::new(Color::White, Kind::Pawn));
/// setup.put(Square::E5, Piece::new(Color::Black, Kind::Knight));
/// assert_eq!(setup.quiet_targets(Square::D4), SquareSet::from(Square::D5));
/// assert_eq!(setup.capture_targets(Square::D4), SquareSet::from(Square::E5));
/// assert_eq!(setup.take(Square::E5), Some(Piece::new(Color::Black, Kind::Knight)));
/// assert!(setup.capture_targets(Square::D4).is_empty());
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Setup {
    colors: ByColor<SquareSet>,
    kinds: [SquareSet; 6],
}

impl Setup {
    /// The empty board.
    pub const EMPTY: Setup = Setup {
        colors: ByColor::new(SquareSet::EMPTY, SquareSet::EMPTY),
        kinds: [SquareSet::EMPTY; 6],
    };

    /// The 32 pieces as a game starts.
    pub const START: Setup = start();

    /// The piece on a square.
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        match (self.color_at(square), self.kind_at(square)) {
            (Some(color), Some(kind)) => Some(Piece { color, kind }),
            _ => None,
        }
    }

    /// The colour of the piece on a square.
    #[inline]
    pub const fn color_at(&self, square: Square) -> Option<Color> {
        if self.colors.of(Color::White).contains(square) {
            Some(Color::White)
        } else if self.colors.of(Color::Black).contains(square) {
            Some(Color::Black)
        } else {
            None
        }
    }

    /// The kind of the piece on a square.
    #[inline]
    pub const fn kind_at(&self, square: Square) -> Option<Kind> {
        let mut k = 0;
        while k < 6 {
            if self.kinds[k].contains(square) {
                return Some(Kind::ALL[k]);
            }
            k += 1;
        }
        None
    }

    /// Whether nothing stands on the square.
    pub const fn is_empty_at(&self, square: Square) -> bool {
        !self.occupied().contains(square)
    }

    /// Whether nothing stands anywhere.
    pub const fn is_empty(&self) -> bool {
        self.occupied().is_empty()
    }

    /// Puts a piece on a square; what stood there is gone, and returned.
    pub const fn put(&mut self, square: Square, piece: Piece) -> Option<Piece> {
        let before = self.take(square);
        self.colors.of_mut(piece.color).insert(square);
        self.kinds[piece.kind as usize].insert(square);
        before
    }

    /// Takes away what stands on a square, and returns it.
    pub const fn take(&mut self, square: Square) -> Option<Piece> {
        let before = self.piece_at(square);
        if let Some(piece) = before {
            self.colors.of_mut(piece.color).remove(square);
            self.kinds[piece.kind as usize].remove(square);
        }
        before
    }

    /// The occupied squares.
    #[inline]
    pub const fn occupied(&self) -> SquareSet {
        SquareSet(self.colors.of(Color::White).0 | self.colors.of(Color::Black).0)
    }

    /// The squares of the pieces of a colour.
    #[inline]
    pub const fn by_color(&self, color: Color) -> SquareSet {
        *self.colors.of(color)
    }

    /// The squares of the pieces of a kind, both colours.
    #[inline]
    pub const fn by_kind(&self, kind: Kind) -> SquareSet {
        self.kinds[kind as usize]
    }

    /// The squares of the pieces of a kind and colour.
    #[inline]
    pub const fn by_piece(&self, piece: Piece) -> SquareSet {
        self.of(piece.color, piece.kind)
    }

    /// The squares of the pieces of a colour and kind.
    #[inline]
    pub const fn of(&self, color: Color, kind: Kind) -> SquareSet {
        SquareSet(self.colors.of(color).0 & self.kinds[kind as usize].0)
    }

    /// Where the king of a colour stands; the first from a1 if there are several.
    #[inline]
    pub const fn king(&self, color: Color) -> Option<Square> {
        self.of(color, Kind::King).first()
    }

    /// All pieces with their squares, from a1 along the ranks to h8.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        self.occupied()
            .iter()
            .filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// The squares attacked by the piece on a square, those held by its own colour too.
    ///
    /// Empty for an empty square, as the other three lists.
    pub fn attacks(&self, from: Square) -> SquareSet {
        self.piece_at(from).map_or(SquareSet::EMPTY, |piece| {
            attacks(piece, from, self.occupied())
        })
    }

    /// The squares the piece on a square can go to without taking.
    pub fn quiet_targets(&self, from: Square) -> SquareSet {
        match self.piece_at(from) {
            Some(Piece {
                color,
                kind: Kind::Pawn,
            }) => self.pawn_pushes(color, from),
            _ => self.attacks(from) - self.occupied(),
        }
    }

    /// The squares where the piece on a square can take an enemy (the king too, and without
    /// en passant, which is a matter of the [`Position`](super::Position)).
    pub fn capture_targets(&self, from: Square) -> SquareSet {
        self.color_at(from).map_or(SquareSet::EMPTY, |color| {
            self.attacks(from) & self.by_color(color.other())
        })
    }

    /// Every square the piece on a square can go to.
    pub fn targets(&self, from: Square) -> SquareSet {
        self.quiet_targets(from) | self.capture_targets(from)
    }

    /// The squares of the pieces of a colour that attack a square.
    pub fn attackers(&self, square: Square, by: Color) -> SquareSet {
        self.attackers_through(square, by, self.occupied())
    }

    /// Whether a colour attacks a square.
    pub fn is_attacked(&self, square: Square, by: Color) -> bool {
        !self.attackers(square, by).is_empty()
    }

    /// The board with colours and ranks exchanged: White's e2 becomes Black's e7.
    #[must_use]
    pub fn mirrored(&self) -> Setup {
        Setup {
            colors: ByColor::from_fn(|color| self.colors[color.other()].mirrored()),
            kinds: self.kinds.map(SquareSet::mirrored),
        }
    }

    /// Attackers of a square if these were the occupied squares.
    ///
    /// An attack is looked up from its target: a piece there would attack the attacker.
    #[inline]
    pub(in crate::rules) fn attackers_through(
        &self,
        square: Square,
        by: Color,
        occupied: SquareSet,
    ) -> SquareSet {
        let [pawns, knights, bishops, rooks, queens, kings] = self.kinds;
        let attackers = pawn_attacks(by.other(), square) & pawns
            | knight_attacks(square) & knights
            | bishop_attacks(square, occupied) & (bishops | queens)
            | rook_attacks(square, occupied) & (rooks | queens)
            | king_attacks(square) & kings;
        attackers & self.by_color(by)
    }

    /// Flips a piece on these squares: on where it was off, off where it was on.
    #[inline]
    pub(in crate::rules) const fn flip(&mut self, color: Color, kind: Kind, squares: SquareSet) {
        self.colors.of_mut(color).0 ^= squares.0;
        self.kinds[kind as usize].0 ^= squares.0;
    }

    /// The setup after a piece of this kind and colour went from one square (a set of one) to
    /// another and took what stood there.
    ///
    /// Every set is computed anew and none is changed in memory: the processor needn't wait.
    #[inline]
    pub(in crate::rules) fn after_step(
        &self,
        color: Color,
        kind: Kind,
        from: SquareSet,
        to: SquareSet,
    ) -> Setup {
        let moved = |set: SquareSet, moves: bool| {
            (set - to) ^ if moves { from | to } else { SquareSet::EMPTY }
        };
        Setup {
            colors: ByColor::from_fn(|of| moved(self.colors[of], of == color)),
            kinds: std::array::from_fn(|k| moved(self.kinds[k], k == kind as usize)),
        }
    }

    /// Takes away what stands on these squares.
    #[inline]
    pub(in crate::rules) fn clear(&mut self, squares: SquareSet) {
        self.colors = self.colors.map(|set| set - squares);
        self.kinds = self.kinds.map(|set| set - squares);
    }

    /// The empty squares straight ahead of a pawn, as far as the schema lets it go.
    pub(in crate::rules) fn pawn_pushes(&self, color: Color, from: Square) -> SquareSet {
        let schema = Schema::of(Kind::Pawn);
        let mut pushes = SquareSet::EMPTY;
        for step in schema.moves {
            let step = step.seen_by(color);
            let mut at = SquareSet::of(from);
            for _ in 0..schema.max_n_from(color, from.i(), 8) {
                at = at.shifted(step) - self.occupied();
                pushes |= at;
            }
        }
        pushes
    }
}

impl FromIterator<(Square, Piece)> for Setup {
    fn from_iter<I: IntoIterator<Item = (Square, Piece)>>(pieces: I) -> Setup {
        let mut setup = Setup::EMPTY;
        for (square, piece) in pieces {
            setup.put(square, piece);
        }
        setup
    }
}

/// Eight ranks from the top, `K` for White's king, `k` for Black's, `.` for nothing.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for i in (0..8).rev() {
            for j in 0..8 {
                let piece = Square::from_ij(i, j).and_then(|square| self.piece_at(square));
                let end = match (i, j) {
                    (0, 7) => "",
                    (_, 7) => "\n",
                    _ => " ",
                };
                write!(f, "{}{end}", piece.map_or('.', Piece::letter))?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{self}")
    }
}

const fn start() -> Setup {
    use Kind::{Bishop, King, Knight, Pawn, Queen, Rook};
    let officers = [Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook];
    let mut setup = Setup::EMPTY;
    let mut j = 0;
    while j < 8 {
        let (officer, column) = (officers[j as usize], SquareSet::column(j).0);
        let mut k = 0;
        while k < 2 {
            let color = Color::ALL[k];
            let home = SquareSet::row(color.home_row());
            let pawns = home.shifted(Schema::of(Pawn).moves[0].seen_by(color));
            setup.flip(color, officer, SquareSet(home.0 & column));
            setup.flip(color, Pawn, SquareSet(pawns.0 & column));
            k += 1;
        }
        j += 1;
    }
    setup
}
