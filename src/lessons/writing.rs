//! How a move is written: in one piece, with a slip, or sign by sign. Letters are English here; `text`
//! puts those of a language in their place.

use crate::rules::{Kind, Move, Position, Wing};

/// How a move is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Writing {
    /// As it should be.
    Right,
    /// With the letter of another piece.
    Letter,
    /// With another square, or the other piece that can go there.
    Square,
    /// With a sign too many or too few.
    Sign,
}

/// The signs to choose from, one step after the other: who moves, whether it takes, where to, and
/// whether it gives check. `P`, `-` and `.` stand for nothing.
pub(super) const KEYS: [&[u8]; 5] = [b"KQRBNP", b"x-", b"abcdefgh", b"12345678", b".+#"];

impl Writing {
    /// The ways to write a move; the right one is not always the first.
    pub(super) fn all(played: Move) -> Vec<Self> {
        let mut all = vec![Self::Letter, Self::Square, Self::Sign];
        // Castling has no sign to be forgotten.
        all.truncate(if played.castle().is_some() { 2 } else { 3 });
        let place = usize::from(played.to().j() as u8) % (all.len() + 1);
        all.insert(place, Self::Right);
        all
    }

    /// The move, written so.
    ///
    /// ```
    /// use chesslings::lessons::Writing;
    /// use chesslings::rules::{Position, Square};
    ///
    /// let knight = Position::START.legal_move(Square::G1, Square::F3, None).unwrap();
    /// let all = [Writing::Right, Writing::Letter, Writing::Square, Writing::Sign];
    /// let written = all.map(|writing| writing.of(&Position::START, knight));
    /// assert_eq!(written, ["Nf3", "Kf3", "Ng1", "Nxf3"]);
    /// ```
    pub fn of(self, position: &Position, played: Move) -> String {
        let rival = rival(position, played);
        if self == Self::Right {
            return position.san(played);
        }
        if let Some(castle) = played.castle() {
            return match (self, castle.wing) {
                (Self::Letter, _) => ["K", &played.to().to_string()].concat(),
                (_, Wing::KingSide) => "O-O-O".to_owned(),
                (_, Wing::QueenSide) => "O-O".to_owned(),
            };
        }
        if let (Self::Square, Some(other)) = (self, rival) {
            return position.san(other);
        }
        // Signs and not a text: whatever cuts texts is a large part of a page.
        let mut written: Vec<char> = position.san(played).chars().collect();
        let end = written.pop().filter(|sign| !sign.is_ascii_digit());
        // What stands before the square: who moves, from where, and whether it takes.
        written.truncate(written.len() - if end.is_some() { 2 } else { 1 });
        match self {
            Self::Letter if !written.is_empty() => {
                written[0] = match played.piece().kind {
                    Kind::Knight => 'K',
                    Kind::King => 'Q',
                    Kind::Rook => 'B',
                    _ => 'N',
                };
            }
            Self::Sign if rival.is_some() => {
                written.remove(1);
            }
            Self::Sign if played.is_capture() => {
                written.pop();
            }
            Self::Sign => written.push('x'),
            _ => {}
        }
        let square = match self {
            Self::Square => played.from(),
            _ => played.to(),
        };
        written.push(square.file());
        written.push(char::from(b'0' + square.rank()));
        written.extend(end);
        written.into_iter().collect()
    }
}

/// The signs of a move as a child writes them, one after the other.
pub(super) fn signs(position: &Position, played: Move) -> [u8; 5] {
    let after = position.play_unchecked(played);
    let (kind, to) = (played.piece().kind, played.to());
    [
        kind.letter().to_ascii_uppercase() as u8,
        if played.is_capture() { b'x' } else { b'-' },
        to.file() as u8,
        b'0' + to.rank(),
        match (after.in_check(), after.has_legal_move()) {
            (false, _) => b'.',
            (true, true) => b'+',
            (true, false) => b'#',
        },
    ]
}

/// The move of another piece of the kind to the same square.
fn rival(position: &Position, played: Move) -> Option<Move> {
    let others = position.setup().of(position.turn(), played.piece().kind);
    let mut others = others.without(played.from()).iter();
    others.find_map(|from| position.legal_move(from, played.to(), None))
}
