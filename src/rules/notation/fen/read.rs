//! Reading FEN.

use std::str::FromStr;

use super::{FenError, FenField, FenProblem};
use crate::rules::castling::{CASTLES, CastlingRights};
use crate::rules::notation::excerpt;
use crate::rules::piece::{Color, Kind, Piece};
use crate::rules::position::{Position, PositionParts};
use crate::rules::position::{PositionError, Strictness};
use crate::rules::setup::Setup;
use crate::rules::square::Square;

impl Position {
    /// Reads a FEN.
    ///
    /// The two clocks at the end may be missing; they are 0 and 1 then.
    ///
    /// ```
    /// use chesslings::rules::{Position, Strictness};
    ///
    /// let two_rooks = "8/8/8/3r4/8/3R4/8/8 w - - 0 1";
    /// assert!(Position::from_fen(two_rooks, Strictness::Teaching).is_ok());
    /// let error = Position::from_fen(two_rooks, Strictness::Game).unwrap_err();
    /// assert_eq!(error.to_string(), "placement, column 1: White has no king");
    /// ```
    ///
    /// # Errors
    ///
    /// Names the field, where it is, and the first thing that is wrong with it: its spelling, or
    /// a position that can't be (see [`Strictness`]).
    pub fn from_fen(text: &str, strictness: Strictness) -> Result<Position, FenError> {
        let read = read(text)?;
        Position::new(read.parts, strictness).map_err(|error| read.blame(error))
    }
}

/// Reads a FEN as lessons do; [`from_fen`](Position::from_fen) can be stricter.
///
/// ```
/// use chesslings::rules::Position;
///
/// let start: Position = Position::START.to_string().parse()?;
/// assert_eq!(start, Position::START);
/// # Ok::<(), chesslings::rules::FenError>(())
/// ```
impl FromStr for Position {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Position, FenError> {
        Position::from_fen(text, Strictness::Teaching)
    }
}

impl PositionParts {
    /// Reads a FEN without asking whether such a position can be.
    ///
    /// # Errors
    ///
    /// Names the field that can't be read, where it is and why.
    pub fn from_fen(text: &str) -> Result<PositionParts, FenError> {
        read(text).map(|read| read.parts)
    }
}

/// What was read, and where each field and each piece stood in the text.
struct Read {
    parts: PositionParts,
    fields: [usize; 6],
    pieces: [usize; Square::COUNT],
}

impl Read {
    /// Finds the field and the place in it that a misfit is about.
    fn blame(&self, error: PositionError) -> FenError {
        let piece = |square: Square| (FenField::Placement, self.pieces[square.index()]);
        let field = |field: FenField| (field, self.fields[field as usize]);
        let setup = &self.parts.setup;
        let (field, column) = match error {
            PositionError::TooManyKings(color) => {
                // As the text has them: from rank 8 down.
                let kings = setup.of(color, Kind::King).iter();
                let columns = kings.map(|king| self.pieces[king.index()]);
                let first = columns.clone().min();
                let second = columns.filter(|&column| Some(column) != first).min();
                (FenField::Placement, second.unwrap_or(1))
            }
            PositionError::NoKing(_)
            | PositionError::TooManyPawns(_)
            | PositionError::TooManyPieces(_) => field(FenField::Placement),
            PositionError::PawnOnEdge(square) => piece(square),
            PositionError::CastlingMisfit { .. } => field(FenField::Castling),
            PositionError::EnPassantMisfit(_) => field(FenField::EnPassant),
            PositionError::KingCanBeTaken { .. } => field(FenField::Turn),
            PositionError::ImpossibleCheck { king, .. } => piece(king),
        };
        FenError {
            field,
            column,
            problem: FenProblem::Impossible(error),
        }
    }
}

fn read(text: &str) -> Result<Read, FenError> {
    let mut words = Words::new(text);
    let placement = words.required(FenField::Placement)?;
    let (setup, pieces) = read_placement(&placement)?;
    let turn_word = words.required(FenField::Turn)?;
    let turn = read_turn(&turn_word)?;
    let castling_word = words.required(FenField::Castling)?;
    let castling = read_castling(&castling_word)?;
    let en_passant_word = words.required(FenField::EnPassant)?;
    let en_passant = read_en_passant(&en_passant_word)?;
    let clock_word = words.next(FenField::HalfmoveClock);
    let halfmove_clock = clock_word.as_ref().map_or(Ok(0), read_number)?;
    let number_word = words.next(FenField::MoveNumber);
    let fullmove_number = number_word.as_ref().map_or(Ok(1), read_number)?.max(1);
    if let Some(extra) = words.next(FenField::MoveNumber) {
        return Err(extra.wrong(0, FenProblem::TextAfterEnd(excerpt(extra.text))));
    }
    let end = words.column;
    Ok(Read {
        parts: PositionParts {
            setup,
            turn,
            castling,
            en_passant,
            halfmove_clock,
            fullmove_number,
        },
        fields: [
            placement.column,
            turn_word.column,
            castling_word.column,
            en_passant_word.column,
            clock_word.map_or(end, |word| word.column),
            number_word.map_or(end, |word| word.column),
        ],
        pieces,
    })
}

/// The pieces, and in which column of the text each stands.
fn read_placement(word: &Word<'_>) -> Result<(Setup, [usize; Square::COUNT]), FenError> {
    let mut setup = Setup::EMPTY;
    let mut columns = [word.column; Square::COUNT];
    let ranks = word.text.split('/').count();
    if ranks != 8 {
        return Err(word.wrong(0, FenProblem::RankCount(ranks)));
    }
    let mut offset = 0;
    for (rank, text) in (1..=8).rev().zip(word.text.split('/')) {
        let mut squares = 0;
        let mut after_digit = false;
        for (index, letter) in text.chars().enumerate() {
            if let Some(empty @ 1..=8) = letter.to_digit(10) {
                if after_digit {
                    return Err(word.wrong(offset + index, FenProblem::DigitPair));
                }
                squares += empty as usize;
                after_digit = true;
            } else if let Some(piece) = Piece::from_letter(letter) {
                if let Some(square) = Square::from_ij(rank - 1, squares.min(8) as i8) {
                    setup.put(square, piece);
                    columns[square.index()] = word.column + offset + index;
                }
                squares += 1;
                after_digit = false;
            } else {
                return Err(word.wrong(offset + index, FenProblem::UnknownPiece(letter)));
            }
        }
        if squares != 8 {
            let rank = rank as u8;
            return Err(word.wrong(offset, FenProblem::RankLength { rank, squares }));
        }
        offset += text.chars().count() + 1;
    }
    Ok((setup, columns))
}

fn read_turn(word: &Word<'_>) -> Result<Color, FenError> {
    match word.text {
        "w" => Ok(Color::White),
        "b" => Ok(Color::Black),
        _ => Err(word.wrong(0, FenProblem::UnknownTurn(excerpt(word.text)))),
    }
}

fn read_castling(word: &Word<'_>) -> Result<CastlingRights, FenError> {
    let mut rights = CastlingRights::NONE;
    if word.text == "-" {
        return Ok(rights);
    }
    for (index, letter) in word.text.chars().enumerate() {
        let named = CASTLES.iter().find(|castle| castle.letter() == letter);
        let Some(castle) = named else {
            return Err(word.wrong(index, FenProblem::UnknownCastling(letter)));
        };
        if rights.has(castle.color, castle.wing) {
            return Err(word.wrong(index, FenProblem::RepeatedCastling(letter)));
        }
        rights = rights.with(castle.color, castle.wing);
    }
    Ok(rights)
}

fn read_en_passant(word: &Word<'_>) -> Result<Option<Square>, FenError> {
    match word.text {
        "-" => Ok(None),
        name => match name.parse() {
            Ok(square) => Ok(Some(square)),
            Err(_) => Err(word.wrong(0, FenProblem::UnknownSquare(excerpt(name)))),
        },
    }
}

fn read_number(word: &Word<'_>) -> Result<u16, FenError> {
    if !word.text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(word.wrong(0, FenProblem::NotANumber(excerpt(word.text))));
    }
    let number = word.text.parse();
    number.map_err(|_| word.wrong(0, FenProblem::NumberTooLarge(excerpt(word.text))))
}

/// One field of the text, with the column it starts in.
struct Word<'a> {
    text: &'a str,
    column: usize,
    field: FenField,
}

impl Word<'_> {
    /// The error that something is wrong so many characters into the word.
    fn wrong(&self, offset: usize, problem: FenProblem) -> FenError {
        FenError {
            field: self.field,
            column: self.column + offset,
            problem,
        }
    }
}

/// The words of a text, with the columns they start in.
struct Words<'a> {
    rest: &'a str,
    column: usize,
}

impl<'a> Words<'a> {
    fn new(text: &'a str) -> Words<'a> {
        let rest = text.trim_end();
        Words { rest, column: 1 }
    }

    fn next(&mut self, field: FenField) -> Option<Word<'a>> {
        let start = self.rest.trim_start();
        self.column += self.rest.chars().count() - start.chars().count();
        let end = start.find(char::is_whitespace).unwrap_or(start.len());
        let (text, rest) = start.split_at_checked(end).unwrap_or((start, ""));
        let column = self.column;
        self.rest = rest;
        self.column += text.chars().count();
        (!text.is_empty()).then_some(Word {
            text,
            column,
            field,
        })
    }

    fn required(&mut self, field: FenField) -> Result<Word<'a>, FenError> {
        self.next(field).ok_or(FenError {
            field,
            column: self.column,
            problem: FenProblem::Missing,
        })
    }
}
