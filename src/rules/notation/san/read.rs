//! Reading SAN.

use std::fmt;
use std::str::FromStr;

use super::SanError;
use crate::rules::castling::{Castle, Wing};
use crate::rules::moves::Move;
use crate::rules::notation::excerpt;
use crate::rules::piece::{Color, Kind, Piece};
use crate::rules::position::Position;
use crate::rules::refusal::{NoCastling, Refusal};
use crate::rules::square::Square;
use crate::rules::squareset::SquareSet;

/// What a SAN text says, before anyone has looked at a position.
///
/// ```
/// use chesslings::rules::{Kind, San, Square, SquareSet};
///
/// let san: San = "Nbxd2+!".parse()?;
/// assert_eq!(san.to_string(), "Nbd2");
/// let San::Piece { kind, from, to, promotion } = san else { panic!() };
/// assert_eq!((kind, to, promotion), (Kind::Knight, Square::D2, None));
/// assert_eq!(from, SquareSet::column(1));
/// # Ok::<(), chesslings::rules::SanError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum San {
    /// `O-O` or `O-O-O`.
    Castling(Wing),
    /// A piece goes to a square.
    Piece {
        /// Which kind of piece.
        kind: Kind,
        /// The squares it may come from: all, a file, a rank or a single one. A pawn for which
        /// no file is given goes straight ahead.
        from: SquareSet,
        /// Where it goes.
        to: Square,
        /// What the pawn becomes, if the text says so.
        promotion: Option<Kind>,
    },
}

impl Position {
    /// Reads a move as people write it.
    ///
    /// ```
    /// use chesslings::rules::{Position, SanError};
    ///
    /// let start = Position::START;
    /// assert_eq!(start.read_san("Nf3").unwrap().to_string(), "g1f3");
    /// assert!(matches!(start.read_san("Nf4"), Err(SanError::Illegal { .. })));
    /// assert!(matches!(start.read_san("nf3"), Err(SanError::Unreadable(_))));
    /// ```
    ///
    /// # Errors
    ///
    /// Says whether the text can't be read, is not legal, or fits several legal moves; a missing
    /// promotion fits four.
    pub fn read_san(&self, text: &str) -> Result<Move, SanError> {
        text.parse::<San>()?.find(self)
    }
}

impl San {
    /// The one legal move of the position that fits.
    ///
    /// # Errors
    ///
    /// Says whether none fits, or which ones do.
    pub fn find(self, position: &Position) -> Result<Move, SanError> {
        if let Some(only) = self.only(position) {
            return Ok(only);
        }
        let candidates: Vec<Move> = self.candidates(position).collect();
        Err(if candidates.is_empty() {
            self.illegal(position)
        } else {
            SanError::Ambiguous {
                san: self,
                candidates,
            }
        })
    }

    /// The one legal move of the position that fits, for those who don't ask what is wrong.
    pub(in crate::rules::notation) fn only(self, position: &Position) -> Option<Move> {
        let mut candidates = self.candidates(position);
        let only = candidates.next();
        only.filter(|_| candidates.next().is_none())
    }

    /// The pieces of the player to move that could be meant, whether or not they can move so.
    pub fn sources(self, position: &Position) -> SquareSet {
        let (kind, from) = match self {
            San::Castling(_) => (Kind::King, SquareSet::ALL),
            San::Piece { kind, from, .. } => (kind, from),
        };
        position.setup().of(position.turn(), kind) & from
    }

    /// Where the piece goes; the king when castling.
    pub const fn to(self, turn: Color) -> Square {
        match self {
            San::Castling(wing) => Castle::of(turn, wing).king_to,
            San::Piece { to, .. } => to,
        }
    }

    fn illegal(self, position: &Position) -> SanError {
        let sources = self.sources(position);
        let to = self.to(position.turn());
        let refusal = sources.single().and_then(|from| match self {
            San::Castling(wing) => {
                let castle = *Castle::of(position.turn(), wing);
                let why = NoCastling::KingMoved;
                let away = from != castle.king_from;
                let refusal = away.then_some(Refusal::Castling { castle, why });
                refusal.or_else(|| position.try_move(from, to, None).err())
            }
            San::Piece { promotion, .. } => position.try_move(from, to, promotion).err(),
        });
        SanError::Illegal {
            san: self,
            sources,
            refusal,
        }
    }

    /// All legal moves that fit.
    fn candidates(self, position: &Position) -> impl Iterator<Item = Move> {
        let to = self.to(position.turn());
        let (kind, wanted) = match self {
            San::Castling(_) => (Kind::King, None),
            San::Piece {
                kind, promotion, ..
            } => (kind, promotion),
        };
        let promotions = [None]
            .into_iter()
            .chain(Kind::PROMOTIONS.map(Some))
            .filter(move |promotion| wanted.is_none() || *promotion == wanted);
        self.sources(position)
            .iter()
            // A cheap look before the thorough one; it knows nothing of castling.
            .filter(move |&from| kind == Kind::King || position.pseudo_targets(from).contains(to))
            .filter(move |&from| position.legal_targets(from).contains(to))
            .flat_map(move |from| {
                let promotions = promotions.clone();
                promotions.filter_map(move |promotion| position.describe(from, to, promotion))
            })
            .filter(move |found| found.castle().is_some() || !matches!(self, San::Castling(_)))
    }
}

impl FromStr for San {
    type Err = SanError;

    fn from_str(text: &str) -> Result<San, SanError> {
        let word = without_marks(text.trim());
        parse(word).ok_or_else(|| SanError::Unreadable(excerpt(text.trim())))
    }
}

/// The text without what people add behind a move: `+`, `#`, `!?`, `e.p.`.
fn without_marks(text: &str) -> &str {
    let mut rest = text;
    loop {
        let shorter = rest.trim_end_matches(['+', '#', '!', '?']).trim_end();
        let shorter = ["e.p.", "ep"]
            .iter()
            .find_map(|mark| shorter.strip_suffix(mark))
            .unwrap_or(shorter)
            .trim_end();
        if shorter.len() == rest.len() {
            return rest;
        }
        rest = shorter;
    }
}

fn parse(word: &str) -> Option<San> {
    match word {
        "O-O" | "0-0" => return Some(San::Castling(Wing::KingSide)),
        "O-O-O" | "0-0-0" => return Some(San::Castling(Wing::QueenSide)),
        _ => {}
    }
    let (kind, rest) = match word.chars().next().and_then(capital) {
        Some(kind) => (kind, word.get(1..).unwrap_or_default()),
        None => (Kind::Pawn, word),
    };
    let (rest, promotion) = split_promotion(rest)?;
    if promotion.is_some() && kind != Kind::Pawn {
        return None;
    }
    let (rest, rank) = split_last(rest)?;
    let (rest, file) = split_last(rest)?;
    let to = square(file, rank)?;
    let rest = rest.strip_suffix(['x', '-', ':']).unwrap_or(rest);
    let from = match (kind, origin(rest)?) {
        (Kind::Pawn, SquareSet::ALL) => SquareSet::column(to.j()),
        (_, from) => from,
    };
    Some(San::Piece {
        kind,
        from,
        to,
        promotion,
    })
}

/// Splits off `=Q`, `Q` or `(Q)`. `None` if there is something that can't be a promotion.
fn split_promotion(text: &str) -> Option<(&str, Option<Kind>)> {
    let bare = match text.strip_suffix(')') {
        Some(inside) => inside,
        None => text,
    };
    let Some((rest, kind)) =
        split_last(bare).and_then(|(rest, letter)| Some((rest, capital(letter)?)))
    else {
        return (bare.len() == text.len()).then_some((text, None));
    };
    let rest = if bare.len() < text.len() {
        rest.strip_suffix('(')?
    } else {
        rest.strip_suffix('=').unwrap_or(rest)
    };
    kind.is_promotion().then_some((rest, Some(kind)))
}

/// The squares a move may come from, by the file, rank or square named before its target.
fn origin(text: &str) -> Option<SquareSet> {
    let mut letters = text.chars();
    Some(match (letters.next(), letters.next(), letters.next()) {
        (None, _, _) => SquareSet::ALL,
        (Some(file @ 'a'..='h'), None, _) => SquareSet::column((file as u8 - b'a') as i8),
        (Some(rank @ '1'..='8'), None, _) => SquareSet::row((rank as u8 - b'1') as i8),
        (Some(file), Some(rank), None) => SquareSet::of(square(file, rank)?),
        _ => return None,
    })
}

/// The kind of a capital letter.
fn capital(letter: char) -> Option<Kind> {
    Kind::from_letter(letter).filter(|_| letter.is_ascii_uppercase())
}

/// The square of a small letter and a digit.
fn square(file: char, rank: char) -> Option<Square> {
    let rank = rank.to_digit(10)? as u8;
    Square::from_file_rank(file, rank).filter(|_| file.is_ascii_lowercase())
}

fn split_last(text: &str) -> Option<(&str, char)> {
    let mut letters = text.chars();
    let last = letters.next_back()?;
    Some((letters.as_str(), last))
}

/// What was read, in short: `Nbd2`, `e8=Q`, `O-O`; without `x`, `+` and `#`, which only a
/// position knows.
impl fmt::Display for San {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, from, to, promotion) = match *self {
            San::Castling(Wing::KingSide) => return f.write_str("O-O"),
            San::Castling(Wing::QueenSide) => return f.write_str("O-O-O"),
            San::Piece {
                kind,
                from,
                to,
                promotion,
            } => (kind, from, to, promotion),
        };
        if kind != Kind::Pawn {
            write!(f, "{}", kind.letter())?;
        }
        let straight_pawn = kind == Kind::Pawn && from == SquareSet::column(to.j());
        if let (Some(first), false) = (from.first(), straight_pawn || from == SquareSet::ALL) {
            if from.len() == 1 {
                write!(f, "{first}")?;
            } else if from == SquareSet::column(first.j()) {
                write!(f, "{}", first.file())?;
            } else {
                write!(f, "{}", first.rank())?;
            }
        }
        write!(f, "{to}")?;
        match promotion {
            Some(kind) => write!(f, "={}", Piece::new(Color::White, kind)),
            None => Ok(()),
        }
    }
}
