//! Sentences about positions, moves and games that can't be read.

use super::{FenField, Lang, Missing, Mover, Player, Wing};
use crate::rules::{
    self, Color, FenError, FenProblem, Kind, PgnError, PgnProblem, Position, PositionError, San,
    SanError, UciError,
};

impl Lang {
    /// What is wrong with a FEN, where, and what to do.
    ///
    /// ```
    /// use chesslings::rules::{Position, Strictness};
    /// use chesslings::text::Lang;
    ///
    /// let error = Position::from_fen("8/8/44/8/8/8/8/8 w - -", Strictness::Teaching).unwrap_err();
    /// assert_eq!(
    ///     Lang::En.explain_fen(&error),
    ///     "FEN, the pieces, letter 6. Two digits stand side by side. \
    ///      Write their sum: 8 instead of 44.",
    /// );
    /// ```
    pub fn explain_fen(self, error: &FenError) -> String {
        let field = match error.field {
            rules::FenField::Placement => FenField::Placement,
            rules::FenField::Turn => FenField::Turn,
            rules::FenField::Castling => FenField::Castling,
            rules::FenField::EnPassant => FenField::EnPassant,
            rules::FenField::HalfmoveClock => FenField::HalfmoveClock,
            rules::FenField::MoveNumber => FenField::MoveNumber,
        };
        self.fen_error(
            number(error.column),
            field,
            &self.fen_problem(&error.problem),
        )
    }

    /// What is wrong with a position, and what to do.
    pub fn explain_position(self, error: PositionError) -> String {
        match error {
            PositionError::TooManyKings(color) => self.position_too_many_kings(player(color)),
            PositionError::NoKing(color) => self.position_no_king(player(color)),
            PositionError::PawnOnEdge(square) => self.position_pawn_on_edge(&square.to_string()),
            PositionError::TooManyPawns(color) => self.position_too_many_pawns(player(color)),
            PositionError::TooManyPieces(color) => self.position_too_many_pieces(player(color)),
            PositionError::CastlingMisfit {
                color,
                wing,
                missing,
                at,
            } => {
                let missing = if missing.is_king() {
                    Missing::King
                } else {
                    Missing::Rook
                };
                let wing = match wing {
                    rules::Wing::KingSide => Wing::KingSide,
                    rules::Wing::QueenSide => Wing::QueenSide,
                };
                self.position_castling_misfit(missing, player(color), &at.to_string(), wing)
            }
            PositionError::EnPassantMisfit(square) => {
                self.position_en_passant_misfit(&square.to_string())
            }
            PositionError::KingCanBeTaken { king, by } => {
                self.position_king_can_be_taken(&by.to_string(), &king.to_string())
            }
            PositionError::ImpossibleCheck { king, checkers } => {
                let checkers = list(checkers.iter().map(|square| square.to_string()));
                self.position_impossible_check(&king.to_string(), &checkers)
            }
        }
    }

    /// What is wrong with a move as people write it, tried in this position.
    ///
    /// ```
    /// use chesslings::rules::{Position, Strictness};
    /// use chesslings::text::Lang;
    ///
    /// let fen = "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1";
    /// let position = Position::from_fen(fen, Strictness::Game)?;
    /// let error = position.read_san("Nd2").unwrap_err();
    /// assert_eq!(
    ///     Lang::En.explain_san(&error, &position),
    ///     "Nd2 can be more than one move: Nbd2, Nfd2. Please say which.",
    /// );
    /// # Ok::<(), chesslings::rules::FenError>(())
    /// ```
    pub fn explain_san(self, error: &SanError, position: &Position) -> String {
        match error {
            SanError::Unreadable(text) => self.move_unreadable(text),
            SanError::Illegal { san, sources, .. } if sources.is_empty() => {
                self.move_without_piece(mover(*san), &san.to_string())
            }
            SanError::Illegal { san, .. } => self.move_illegal(&san.to_string()),
            SanError::Ambiguous { san, candidates } => {
                let moves = list(candidates.iter().map(|&candidate| position.san(candidate)));
                self.move_ambiguous(&moves, &san.to_string())
            }
        }
    }

    /// What is wrong with a move of two squares.
    pub fn explain_uci(self, error: &UciError) -> String {
        match error {
            UciError::Unreadable(text) => self.move_unreadable_squares(text),
            UciError::NeedsPromotion { from, to } => {
                self.move_needs_promotion(&format!("{from}{to}q"))
            }
            UciError::Illegal { from, to } => self.move_illegal(&format!("{from}{to}")),
        }
    }

    /// What is wrong with a game as text, where, and what to do.
    pub fn explain_pgn(self, error: &PgnError) -> String {
        let text = error.text.as_str();
        let problem = match &error.problem {
            PgnProblem::BadTag => self.pgn_bad_tag(text),
            PgnProblem::UnclosedValue => self.pgn_unclosed_value(text),
            PgnProblem::UnclosedComment => self.pgn_unclosed_comment(text),
            PgnProblem::UnclosedVariation => self.pgn_unclosed_variation(text),
            PgnProblem::UnopenedVariation => self.pgn_unopened_variation().to_owned(),
            PgnProblem::BadAnnotation => self.pgn_bad_annotation(text),
            PgnProblem::Unexpected => self.pgn_unexpected(text),
            PgnProblem::Fen(error) => self.pgn_fen(&self.explain_fen(error)),
            PgnProblem::Move { error, position } => self.pgn_move(
                position.fullmove_number().into(),
                player(position.turn()),
                &self.explain_san(error, position),
            ),
        };
        self.pgn_error(
            number(error.column),
            number(error.game),
            number(error.line),
            &problem,
        )
    }

    fn fen_problem(self, problem: &FenProblem) -> String {
        match problem {
            FenProblem::Missing => self.fen_missing().to_owned(),
            FenProblem::UnknownPiece(letter) => self.fen_unknown_piece(&shown(*letter)),
            FenProblem::DigitPair => self.fen_digit_pair().to_owned(),
            FenProblem::RankLength { rank, squares } => {
                self.fen_rank_length((*rank).into(), number(*squares))
            }
            FenProblem::RankCount(ranks) => self.fen_rank_count(number(*ranks)),
            FenProblem::UnknownTurn(text) => self.fen_unknown_turn(text),
            FenProblem::UnknownCastling(letter) => self.fen_unknown_castling(&shown(*letter)),
            FenProblem::RepeatedCastling(letter) => self.fen_repeated_castling(&shown(*letter)),
            FenProblem::UnknownSquare(text) => self.fen_unknown_square(text),
            FenProblem::NotANumber(text) => self.fen_not_a_number(text),
            FenProblem::NumberTooLarge(text) => self.fen_number_too_large(text),
            FenProblem::TextAfterEnd(text) => self.fen_text_after_end(text),
            FenProblem::Impossible(error) => self.explain_position(*error),
        }
    }
}

fn player(color: Color) -> Player {
    match color {
        Color::White => Player::White,
        Color::Black => Player::Black,
    }
}

fn mover(san: San) -> Mover {
    match san {
        San::Castling(_) => Mover::King,
        San::Piece { kind, .. } => match kind {
            Kind::Pawn => Mover::Pawn,
            Kind::Knight => Mover::Knight,
            Kind::Bishop => Mover::Bishop,
            Kind::Rook => Mover::Rook,
            Kind::Queen => Mover::Queen,
            Kind::King => Mover::King,
        },
    }
}

fn number(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}

fn list(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join(", ")
}

/// A letter that may be anything, as something one can see.
fn shown(letter: char) -> String {
    if letter.is_control() {
        letter.escape_default().to_string()
    } else {
        letter.to_string()
    }
}
