//! The board in words, for those who listen.

use crate::rules::{Color, Kind, Position};
use crate::text::{Lang, square_name};

/// Where the pieces stand, a line for each player.
pub(in crate::console) fn in_words(
    position: &Position,
    names: &[String; 2],
    lang: Lang,
) -> Vec<String> {
    Color::ALL
        .map(|color| {
            let player = lang.console_player(color.into(), &names[color as usize]);
            format!("{player}: {}.", pieces_in_words(position, color, lang))
        })
        .to_vec()
}

/// Where the pieces of one side stand.
pub(in crate::console) fn pieces_in_words(position: &Position, color: Color, lang: Lang) -> String {
    let kinds = Kind::ALL.into_iter().rev();
    let groups: Vec<String> = kinds
        .filter_map(|kind| group(position, color, kind, lang))
        .collect();
    groups.join("; ")
}

fn group(position: &Position, color: Color, kind: Kind, lang: Lang) -> Option<String> {
    let squares = position.setup().of(color, kind);
    let names: Vec<_> = squares.iter().map(square_name).collect();
    let count = i32::try_from(names.len()).unwrap_or(i32::MAX);
    let word = lang.console_pieces(count, kind.into());
    (!names.is_empty()).then(|| format!("{word} {}", names.join(", ")))
}
