//! The moves of a game, line by line.

use crate::rules::{Game, Ply, Position};
use crate::text::Lang;

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
    let written = |ply: &Ply| lang.written(&ply.before, ply.played);
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
