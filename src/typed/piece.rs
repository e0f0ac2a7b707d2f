//! The words and signs for the pieces, in every language at once.

use super::alphabet::small_letter;
use crate::rules::Kind;

/// How somebody may write the pieces, from the pawn to the king. The page holds one language at a
/// time and its readers type in two, so this is no list of the catalogues.
const WORDS: [&str; Kind::ALL.len()] = [
    "p pawn п пешка",
    "n knight к конь",
    "b bishop с слон",
    "r rook л ладья",
    "q queen ф ферзь",
    "k king кр король",
];

/// Reads a word as a kind of piece: its letter, its name or its symbol.
///
/// ```
/// use chesslings::rules::Kind;
/// use chesslings::typed::kind;
///
/// assert_eq!(["N", "К", "Knight", "♘"].map(kind), [Some(Kind::Knight); 4]);
/// ```
pub fn kind(word: &str) -> Option<Kind> {
    kind_of(&lettered(word.trim()).collect::<Vec<_>>())
}

/// The same, without symbols.
pub(super) fn kind_of(word: &[char]) -> Option<Kind> {
    let same = |known: &str| known.chars().eq(word.iter().copied().map(small_letter));
    let place = WORDS.iter().position(|words| words.split(' ').any(same))?;
    Some(Kind::ALL[place])
}

/// A text with letters for the symbols of pieces: `♘f3` is `Nf3`.
pub(super) fn lettered(text: &str) -> impl Iterator<Item = char> {
    // What follows a symbol may say how it is drawn.
    let seen = text
        .chars()
        .filter(|c| !matches!(c, '\u{fe0e}' | '\u{fe0f}'));
    seen.map(|sign| match sign {
        '♔' | '♚' => 'K',
        '♕' | '♛' => 'Q',
        '♖' | '♜' => 'R',
        '♗' | '♝' => 'B',
        '♘' | '♞' => 'N',
        '♙' | '♟' => 'P',
        letter => letter,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Piece;

    #[test]
    fn pieces_by_letter_and_by_name() {
        for (word, meant) in [
            ("q", Some(Kind::Queen)),
            ("ферзь", Some(Kind::Queen)),
            ("К", Some(Kind::Knight)),
            ("K", Some(Kind::King)),
            ("кр", Some(Kind::King)),
            ("С", Some(Kind::Bishop)),
            ("♕", Some(Kind::Queen)),
            ("♞", Some(Kind::Knight)),
            ("x", None),
            ("", None),
        ] {
            assert_eq!(kind(word), meant, "{word}");
        }
    }

    #[test]
    fn every_symbol_is_its_piece() {
        for piece in Piece::all() {
            assert_eq!(kind(&piece.symbol().to_string()), Some(piece.kind));
        }
    }
}
