//! Sentences about positions, moves and games that can't be read.

use super::{FenField, Lang, Piece, listed, square_name, square_names};
use crate::rules::{
    self, FenError, FenProblem, PgnError, PgnProblem, Position, PositionError, Refusal, San,
    SanError, UciError,
};

impl Lang {
    /// What is wrong with a FEN, what to do, and where, in brackets.
    ///
    /// ```
    /// use chesslings::rules::{Position, Strictness};
    /// use chesslings::text::Lang;
    ///
    /// let error = Position::from_fen("8/8/44/8/8/8/8/8 w - -", Strictness::Teaching).unwrap_err();
    /// assert_eq!(
    ///     Lang::En.explain_fen(&error),
    ///     "Two digits stand side by side. Write their sum: 8 instead of 44. \
    ///      (FEN, the pieces, letter 6)",
    /// );
    /// ```
    pub fn explain_fen(self, error: &FenError) -> String {
        self.text_error(&self.fen_place_of(error), &self.fen_problem(&error.problem))
    }

    /// Where a FEN is wrong.
    pub fn fen_place_of(self, error: &FenError) -> String {
        let field = match error.field {
            rules::FenField::Placement => FenField::Placement,
            rules::FenField::Turn => FenField::Turn,
            rules::FenField::Castling => FenField::Castling,
            rules::FenField::EnPassant => FenField::EnPassant,
            rules::FenField::HalfmoveClock => FenField::HalfmoveClock,
            rules::FenField::MoveNumber => FenField::MoveNumber,
        };
        self.fen_place(number(error.column), field)
    }

    /// What is wrong with a position, and what to do.
    pub fn explain_position(self, error: PositionError) -> String {
        match error {
            PositionError::TooManyKings(color) => self.position_too_many_kings(color.into()),
            PositionError::NoKing(color) => self.position_no_king(color.into()),
            PositionError::PawnOnEdge(square) => self.position_pawn_on_edge(square_name(square)),
            PositionError::TooManyPawns(color) => self.position_too_many_pawns(color.into()),
            PositionError::TooManyPieces(color) => self.position_too_many_pieces(color.into()),
            PositionError::CastlingMisfit {
                color,
                wing,
                missing,
                at,
            } => self.position_castling_misfit(
                color.into(),
                missing.kind.into(),
                square_name(at),
                wing.into(),
            ),
            PositionError::EnPassantMisfit(square) => {
                self.position_en_passant_misfit(square_name(square))
            }
            PositionError::KingCanBeTaken { king, by } => {
                self.position_king_can_be_taken(square_name(by), square_name(king))
            }
            PositionError::ImpossibleCheck { king, checkers } => {
                let checkers = square_names(checkers);
                self.position_impossible_check(square_name(king), &checkers)
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
                self.without_piece(*san, &san.to_string())
            }
            SanError::Illegal { san, refusal, .. } => {
                self.illegal(&san.to_string(), refusal.as_ref())
            }
            SanError::Ambiguous { san, candidates } => {
                let moves = listed(candidates.iter().map(|&candidate| position.san(candidate)));
                self.move_ambiguous(&moves, &san.to_string())
            }
        }
    }

    /// What is wrong with a move of two squares.
    pub fn explain_uci(self, error: &UciError) -> String {
        match error {
            UciError::Unreadable(text) => self.move_unreadable_squares(text),
            UciError::Illegal { from, to, refusal } => {
                self.illegal(&format!("{from}{to}"), Some(refusal))
            }
        }
    }

    /// What is wrong with a game as text, what to do, and where, in brackets.
    pub fn explain_pgn(self, error: &PgnError) -> String {
        self.text_error(&self.pgn_place_of(error), &self.pgn_problem(error))
    }

    /// Where a game as text is wrong.
    pub fn pgn_place_of(self, error: &PgnError) -> String {
        self.pgn_place(number(error.column), number(error.game), number(error.line))
    }

    /// What is wrong with a game as text, and what to do.
    pub fn pgn_problem(self, error: &PgnError) -> String {
        let text = error.text.as_str();
        match &error.problem {
            PgnProblem::BadTag => self.pgn_bad_tag(text),
            PgnProblem::UnclosedValue => self.pgn_unclosed_value(text),
            PgnProblem::UnclosedComment => self.pgn_unclosed_comment(text),
            PgnProblem::UnclosedVariation => self.pgn_unclosed_variation(text),
            PgnProblem::UnopenedVariation => self.pgn_unopened_variation().to_owned(),
            PgnProblem::BadAnnotation => self.pgn_bad_annotation(text),
            PgnProblem::Unexpected => self.pgn_unexpected(text),
            PgnProblem::TooLong => self.pgn_too_long().to_owned(),
            PgnProblem::Fen(error) => self.pgn_fen(&self.fen_problem(&error.problem)),
            PgnProblem::Move { error, position } => self.pgn_move(
                position.turn().into(),
                position.fullmove_number().into(),
                &self.explain_san(error, position),
            ),
        }
    }

    /// That the player has no piece for a move, which is written so.
    pub(super) fn without_piece(self, san: San, written: &str) -> String {
        let piece = match san {
            San::Castling(_) => Piece::King,
            San::Piece { kind, .. } => kind.into(),
        };
        self.move_without_piece(piece, written)
    }

    /// That a move is not legal, and why, if that is clear.
    fn illegal(self, played: &str, refusal: Option<&Refusal>) -> String {
        let illegal = self.move_illegal(played);
        match refusal {
            // Nothing is wrong with the move but that it is not finished.
            Some(refusal @ Refusal::PromotionNeeded { .. }) => self.why(refusal),
            Some(refusal) => format!("{illegal} {}", self.why(refusal)),
            None => illegal,
        }
    }

    /// What is wrong with a FEN, and what to do.
    pub fn fen_problem(self, problem: &FenProblem) -> String {
        match problem {
            FenProblem::Missing => self.fen_missing().to_owned(),
            FenProblem::UnknownPiece(letter) => self.fen_unknown_piece(&shown(*letter)),
            FenProblem::DigitPair => self.fen_digit_pair().to_owned(),
            FenProblem::RankLength { rank, squares } => {
                self.fen_rank_length((*rank).into(), number(*squares))
            }
            FenProblem::RankCount(_) => self.fen_rank_count().to_owned(),
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

fn number(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}

/// A letter that may be anything, as something one can see.
fn shown(letter: char) -> String {
    if letter.is_control() {
        letter.escape_default().to_string()
    } else {
        letter.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{PgnReader, Strictness};

    fn check_fen(fen: &str, en: &str, ru: &str) {
        let error = Position::from_fen(fen, Strictness::Game).expect_err(fen);
        assert_eq!(Lang::En.explain_fen(&error), en);
        assert_eq!(Lang::Ru.explain_fen(&error), ru);
    }

    fn check_pgn(text: &str, en: &str, ru: &str) {
        let mut games = PgnReader::new(text, Strictness::Game);
        let error = games.find_map(Result::err).expect(text);
        assert_eq!(Lang::En.explain_pgn(&error), en);
        assert_eq!(Lang::Ru.explain_pgn(&error), ru);
    }

    #[test]
    fn a_fen_is_explained() {
        check_fen(
            "8/8/8/8/8/8/8/4p1p w - -",
            "Row 1 has 7 squares. It needs 8. (FEN, the pieces, letter 15)",
            "В ряду 1 — 7 полей. А нужно 8. (FEN, фигуры, знак 15)",
        );
        check_fen(
            "8/8/8/8/8/8/8/p w - -",
            "Row 1 has 1 square. It needs 8. (FEN, the pieces, letter 15)",
            "В ряду 1 — 1 поле. А нужно 8. (FEN, фигуры, знак 15)",
        );
        check_fen(
            "8/8 w - -",
            "This does not look like a position. It needs 8 rows with / between them. \
             (FEN, the pieces, letter 1)",
            "Это не похоже на позицию. Нужно 8 рядов через косую черту. (FEN, фигуры, знак 1)",
        );
        check_fen(
            "r3k2r/8/8/8/8/8/8/R3K3 w KQkq - 0 1",
            "White can't castle to the king's side: there is no rook on H1. \
             (FEN, castling, letter 26)",
            "Белые не могут сделать короткую рокировку: на H1 нет ладьи. (FEN, рокировка, знак 26)",
        );
        check_fen(
            "4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1",
            "The king on E8 could be taken from E2 right now. Is it the other player's turn? \
             (FEN, the turn, letter 23)",
            "Короля на E8 можно прямо сейчас взять с E2. Может быть, ходит другой игрок? \
             (FEN, очередь хода, знак 23)",
        );
        check_fen(
            "8/8/8/8/8/8/8/\u{1b} w - -",
            "\"\\u{1b}\" is no piece. Use KQRBNP for White, kqrbnp for Black, and 1 to 8 for empty \
             squares. (FEN, the pieces, letter 15)",
            "«\\u{1b}» — не фигура. Белые фигуры — KQRBNP, чёрные — kqrbnp, а пустые поля — цифры \
             от 1 до 8. (FEN, фигуры, знак 15)",
        );
    }

    #[test]
    fn a_pgn_is_explained() {
        check_pgn(
            "1. e4 e5 2. Qc4 *",
            "White's move 2. Qc4 can't be played here. The queen can't go to C4. She goes straight \
             or diagonally. (game 1, line 1, letter 13)",
            "2-й ход белых. Qc4: так ходить нельзя. Ферзь не может пойти на C4. Он ходит прямо или \
             наискосок. (партия 1, строка 1, знак 13)",
        );
        check_pgn(
            "1. e4 d5 *\n\n1. d4 dxe5 *",
            "Black's move 1. de5 can't be played here. Only a knight jumps like that. The pawn goes \
             straight ahead and takes diagonally. (game 2, line 3, letter 7)",
            "1-й ход чёрных. de5: так ходить нельзя. Так прыгает только конь. Пешка ходит прямо \
             вперёд, а берёт наискосок. (партия 2, строка 3, знак 7)",
        );
        check_pgn(
            "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n*",
            "The game starts from a position. White has no king. Put one on the board. \
             (game 1, line 1, letter 7)",
            "Партия начинается с позиции. У белых нет короля. Поставь его на доску. \
             (партия 1, строка 1, знак 7)",
        );
    }

    #[test]
    fn a_move_is_explained() {
        let fen = "7k/P7/8/8/8/8/8/1N2KN2 w - - 0 1";
        let position = Position::from_fen(fen, Strictness::Game).expect(fen);
        for (text, en, ru) in [
            (
                "hello",
                "I can't read the move \"hello\". Write it like e4, Nf3 or O-O.",
                "Не могу прочитать ход «hello». Пиши так: e4, Nf3 или O-O.",
            ),
            (
                "Qd4",
                "Qd4 needs a queen, and there is none to play it.",
                "Для хода Qd4 нет подходящего ферзя.",
            ),
            (
                "Nd2",
                "Nd2 can be more than one move: Nbd2, Nfd2. Please say which.",
                "Nd2 — это может быть не один ход: Nbd2, Nfd2. Напиши, какой из них.",
            ),
        ] {
            let error = position.read_san(text).expect_err(text);
            assert_eq!(Lang::En.explain_san(&error, &position), en);
            assert_eq!(Lang::Ru.explain_san(&error, &position), ru);
        }
        let error = position.read_uci("a7a8").expect_err("a promotion");
        assert_eq!(
            Lang::En.explain_uci(&error),
            "The pawn reaches A8. What will it become?"
        );
    }
}
