//! Moves in short notation and in sentences.

use crate::console::render::{capitalised, letter};
use crate::rules::{Game, Kind, Move, Piece, Ply, Position, San, Special, Square, SquareSet};
use crate::text::{self, Lang, square_name};

/// A move in the short notation of a language: `Nf3`, `Кf3`.
pub(in crate::console) fn notation(position: &Position, played: Move, lang: Lang) -> String {
    in_language(&position.san(played), lang)
}

/// What was read as short notation, in the notation of a language.
pub(in crate::console) fn written_san(san: San, lang: Lang) -> String {
    in_language(&san.to_string(), lang)
}

/// What happened: `White pawn from E2 to E4.`
pub(in crate::console) fn move_sentence(played: Move, lang: Lang) -> String {
    let color = played.piece().color;
    if let Some(castle) = played.castle() {
        let (king, rook) = (square_name(castle.king_to), square_name(castle.rook_to()));
        return lang.console_said_castling(color.into(), &king, &rook, castle.wing.into());
    }
    let name = capitalised(lang.name_of(played.piece()));
    let (from, to) = (square_name(played.from()), square_name(played.to()));
    let taken = |kind: Kind| lang.console_piece_taken(color.other().into(), kind.into());
    let mut sentence = match (played.captured(), played.special()) {
        (Some(kind), Special::EnPassant { taken: at }) => {
            lang.console_said_en_passant(&from, &name, &square_name(at), taken(kind), &to)
        }
        (Some(kind), _) => lang.console_said_capture(&from, &name, taken(kind), &to),
        (None, _) => lang.console_said_quiet(&from, &name, &to),
    };
    if let Some(kind) = played.promotion() {
        sentence.push(' ');
        sentence.push_str(&lang.console_said_becomes(lang.piece_becoming(kind.into())));
    }
    sentence
}

/// The number before a move: `12.` for White, `12...` for Black.
pub(in crate::console) fn move_number(before: &Position) -> String {
    let number = before.fullmove_number();
    let dots = if before.turn().is_white() { "." } else { "..." };
    format!("{number}{dots}")
}

/// The last moves of a game, a line for White's and Black's together, so many lines at most.
pub(in crate::console) fn last_moves(game: &Game, lines: usize, lang: Lang) -> Vec<String> {
    let plies = game.plies();
    let half = usize::from(plies.last().is_some_and(|ply| ply.before.turn().is_white()));
    let first = plies.len().saturating_sub(2 * lines - half);
    numbered_moves(&plies[first..], lang)
}

/// Moves, a line for White's and Black's together.
pub(in crate::console) fn numbered_moves(plies: &[Ply], lang: Lang) -> Vec<String> {
    let written = |ply: &Ply| notation(&ply.before, ply.played, lang);
    let mut lines: Vec<String> = Vec::new();
    for ply in plies {
        let number = ply.before.fullmove_number();
        match lines.last_mut() {
            Some(line) if ply.before.turn().is_black() => {
                let room = 14_usize.saturating_sub(line.chars().count()).max(1);
                line.push_str(&" ".repeat(room));
                line.push_str(&written(ply));
            }
            _ => {
                let dots = if ply.before.turn().is_white() {
                    ""
                } else {
                    "..."
                };
                lines.push(format!("{number:>3}. {dots}{}", written(ply)));
            }
        }
    }
    lines
}

/// A piece with its colour, as a sentence begins.
pub(in crate::console) fn piece_on(piece: Piece, lang: Lang) -> String {
    capitalised(lang.name_of(piece))
}

/// The names of squares, one after the other.
pub(in crate::console) fn names_of(squares: SquareSet) -> String {
    listed(squares.iter().map(|square: Square| square_name(square)))
}

/// Words one after the other.
pub(in crate::console) fn listed(words: impl IntoIterator<Item = String>) -> String {
    words.into_iter().collect::<Vec<_>>().join(", ")
}

fn in_language(san: &str, lang: Lang) -> String {
    let round = |wing| lang.console_castling(wing);
    let castled = san
        .replace("O-O-O", round(text::Wing::QueenSide))
        .replace("O-O", round(text::Wing::KingSide));
    castled
        .chars()
        .map(|sign| match Kind::from_letter(sign) {
            Some(kind) if sign.is_ascii_uppercase() => letter(kind, lang).to_owned(),
            _ => sign.to_string(),
        })
        .collect()
}
