//! What stands beside the board: the players, what they took, the last moves.

use unicode_width::UnicodeWidthStr as _;

use super::board::{Look, inked_glyph};
use super::paint::{Ground, Ink, painted};
use crate::console::say::last_moves;
use crate::rules::{Color, Game};

/// The least room beside the board that is worth filling.
const LEAST_ROOM: usize = 30;
const GAP: usize = 4;

/// The board with the panel beside it if there is room, else with the most important of it below.
pub(in crate::console) fn with_panel(
    board: Vec<String>,
    game: &Game,
    names: &[String; 2],
    look: Look,
) -> Vec<String> {
    let indent = look.board_width() + GAP;
    if indent + LEAST_ROOM <= look.columns {
        return beside(board, &panel(game, names, look), indent, look);
    }
    let players = Color::ALL.map(|color| (color, took(game, color, look)));
    let below = players
        .into_iter()
        .filter_map(|(color, took)| Some(format!("{}: {}", names[color as usize], took?)));
    board.into_iter().chain(below).collect()
}

/// What a player took, the most valuable pieces first.
fn took(game: &Game, by: Color, look: Look) -> Option<String> {
    let mut pieces: Vec<_> = game.captured(by.other()).collect();
    pieces.sort_by_key(|piece| std::cmp::Reverse(piece.kind));
    let pieces = pieces.into_iter().map(|piece| inked_glyph(piece, look));
    let shown = pieces.collect::<Vec<String>>().join(" ");
    if shown.is_empty() {
        return None;
    }
    // Without a ground of its own a filled symbol would look white on a dark terminal.
    Some(look.lang.console_took(&if look.color {
        painted(&format!(" {shown} "), Ink::of(by.other()), Ground::Light)
    } else {
        shown
    }))
}

fn beside(board: Vec<String>, panel: &[String], indent: usize, look: Look) -> Vec<String> {
    let rows = board.len() - 2;
    board
        .into_iter()
        .enumerate()
        .map(|(line, text)| {
            // The first and last line of the board have its letters.
            let entry = line.checked_sub(1).filter(|&row| row < rows);
            match entry
                .and_then(|row| panel.get(row))
                .filter(|t| !t.is_empty())
            {
                Some(entry) => {
                    let shown = if look.color {
                        look.board_width()
                    } else {
                        text.width()
                    };
                    format!("{text}{:room$}{entry}", "", room = indent - shown)
                }
                None => text,
            }
        })
        .collect()
}

/// As many lines as the board has rows: a player above, a player below, moves between.
fn panel(game: &Game, names: &[String; 2], look: Look) -> Vec<String> {
    let rows = look.rows();
    let player = |color: Color| {
        let to_move = game.outcome().is_none() && game.position().turn() == color;
        let mark = if to_move { ">" } else { " " };
        let name = look
            .lang
            .console_player(color.into(), &names[color as usize]);
        format!("{mark} {name}")
    };
    let below = look.below;
    let mut lines = vec![String::new(); rows];
    lines[0] = player(below.other());
    lines[rows - 1] = player(below);
    let indented = |text: Option<String>| text.map_or(String::new(), |text| format!("  {text}"));
    lines[1] = indented(took(game, below.other(), look));
    lines[rows - 2] = indented(took(game, below, look));
    let last = last_moves(game, rows - 4, look.lang);
    for (line, text) in lines[2..rows - 2].iter_mut().zip(last) {
        *line = format!("  {text}");
    }
    lines
}
