//! What is said to a text that is no move that can be played.

use super::moves::{listed, names_of, notation, piece_on, written_san};
use crate::console::printable::printable;
use crate::console::typed::Meaning;
use crate::rules::{Piece, Position, San, Square};
use crate::text::{self, Lang, square_name};

/// Why a text is no move to be played; `None` if it is one, or asks about pieces, or can't be read
/// at all.
pub(in crate::console) fn why_no_move(
    meaning: &Meaning,
    position: &Position,
    line: &str,
    lang: Lang,
) -> Option<String> {
    Some(match meaning {
        Meaning::Moves(_) | Meaning::Look(_) | Meaning::Unreadable => return None,
        Meaning::Empty(square) => about_empty(position, *square, lang),
        Meaning::Refused(refusal) => lang.why(refusal),
        Meaning::RefusedEach(each) => {
            let lines = each
                .iter()
                .map(|(at, refusal)| lang.console_why_each(&lang.why(refusal), &square_name(*at)));
            lines.collect::<Vec<_>>().join("\n")
        }
        Meaning::NoPiece(san) => lang.move_without_piece(mover(*san), &written_san(*san, lang)),
        Meaning::NoPawnTakes => lang.move_illegal(&excerpt(line)),
        Meaning::NoSquare(square) => lang.console_no_such_square(square),
    })
}

/// Where a piece of the player who moves can go.
pub(in crate::console) fn about_targets(
    position: &Position,
    square: Square,
    piece: Piece,
    lang: Lang,
) -> String {
    let (name, at) = (piece_on(piece, lang), square_name(square));
    let targets = position.legal_targets(square);
    if targets.is_empty() {
        lang.console_no_targets(&name, &at)
    } else {
        lang.console_targets(&name, &at, &names_of(targets))
    }
}

fn about_empty(position: &Position, square: Square, lang: Lang) -> String {
    let moves: Vec<String> = position
        .legal_moves()
        .filter(|legal| legal.to() == square)
        .map(|legal| notation(position, legal, lang))
        .collect();
    let empty = lang.console_square_empty(&square_name(square));
    if moves.is_empty() {
        format!("{empty} {}", lang.console_nobody_goes_there())
    } else {
        format!("{empty} {}", lang.console_can_go_there(&listed(moves)))
    }
}

/// The beginning of a line, fit to be printed.
pub(in crate::console) fn excerpt(line: &str) -> String {
    const LONGEST: usize = 40;
    let text = printable(line.trim());
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

fn mover(san: San) -> text::Piece {
    match san {
        San::Castling(_) => text::Piece::King,
        San::Piece { kind, .. } => kind.into(),
    }
}
