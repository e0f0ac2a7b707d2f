//! A board of any size: a grid of cells for eyes, fingers, keys and screen readers alike, with
//! lines over it; and the same small, to be looked at only.

use super::{PuzzlesMsg, send};
use crate::app::ui::{Element, element, parts};
use crate::lessons::Profile;
use crate::placement::{Cell, CellSet, Challenge, Conflict, Solution};
use crate::rules::Piece;
use crate::text::Lang;

/// What a board shows besides its pieces.
pub(super) struct Shown<'a> {
    pub(super) size: u8,
    pub(super) placed: &'a Solution,
    /// The cells to be marked as attacked.
    pub(super) attacked: CellSet,
    pub(super) conflicts: &'a [Conflict],
    /// The cell that a hint is about.
    pub(super) hint: Option<Cell>,
    pub(super) focused: (i8, i8),
}

/// A board that pieces are put on.
pub(super) fn board(lang: Lang, shown: &Shown<'_>) -> Element {
    let size = shown.size as i8;
    let rows = (0..size).rev().map(|i| {
        let cells = (0..size).filter_map(|j| Cell::from_ij(i, j, shown.size));
        element("div")
            .attribute("role", "row")
            .children(cells.map(|cell| cell_of(lang, shown, cell)))
    });
    let grid = element("div")
        .class("cells")
        .attribute("role", "grid")
        .attribute("aria-label", lang.puzzle_board())
        .attribute("data-size", shown.size.to_string())
        .on_key(key)
        .children(rows);
    element("div")
        .class("table-top")
        .child(grid)
        .child(lines(shown))
}

/// The solutions that a child has found, each as it was placed.
pub(super) fn found(challenge: &Challenge, size: u8, child: &Profile) -> Vec<Solution> {
    let id = challenge.id;
    let found = child.solutions(id);
    found
        .filter_map(|text| Solution::from_text(child.placed(id, text), size))
        .collect()
}

/// A small board to be looked at.
pub(super) fn small(size: u8, placed: &Solution) -> Element {
    let figure = |&(cell, piece): &(Cell, Piece)| {
        let (i, j) = cell.ij(size);
        parts::figure(piece)
            .attribute("data-row", (size as i8 - i).to_string())
            .attribute("data-column", (j + 1).to_string())
    };
    squares(size, "small-board").children(placed.pieces().iter().map(figure))
}

fn cell_of(lang: Lang, shown: &Shown<'_>, cell: Cell) -> Element {
    let (i, j) = cell.ij(shown.size);
    let piece = shown.placed.get(cell);
    let attacked = shown.attacked.contains(cell);
    let in_conflict = shown
        .conflicts
        .iter()
        .any(|conflict| conflict.attacker == cell || conflict.victim == cell);
    let hinted = shown.hint == Some(cell);
    let focused = shown.focused == (i, j);

    let name = cell.name(shown.size).to_ascii_uppercase();
    let mut label = match piece {
        Some(piece) => lang.square_piece(lang.name_of(piece), &name),
        None => name,
    };
    for (holds, words) in [
        (in_conflict, lang.puzzle_cell_conflict()),
        (attacked, lang.mark_attacked()),
        (hinted, lang.mark_hint()),
    ] {
        if holds {
            label.push_str(", ");
            label.push_str(words);
        }
    }
    let cell_element = parts::pressed("cell", send(PuzzlesMsg::Cell(cell)))
        .attribute("role", "gridcell")
        .attribute("data-cell", cell.name(shown.size))
        .attribute(
            "data-shade",
            if (i + j) % 2 == 0 { "dark" } else { "light" },
        )
        .attribute("tabindex", if focused { "0" } else { "-1" })
        .attribute("aria-label", label)
        .flag("data-attacked", attacked)
        .flag("data-conflict", in_conflict)
        .flag("data-hint", hinted);
    let cell_element = if focused {
        cell_element.attribute("data-focus", "cell")
    } else {
        cell_element
    };
    // Children talk about squares by their names, so these stand at two edges. The style sheet
    // writes them, since readers of the screen hear the whole name already.
    let edge = |kind: &'static str, text: String| {
        element("span")
            .class("edge")
            .attribute("data-edge", kind)
            .attribute("data-text", text)
    };
    let edges = [
        (j == 0).then(|| edge("row", (i + 1).to_string())),
        (i == 0).then(|| edge("column", char::from(b'A' + j as u8).to_string())),
    ];
    cell_element
        .children(piece.map(parts::figure))
        .children(edges.into_iter().flatten())
}

/// What a challenge is about: its board, with one piece of each kind in large.
pub(super) fn emblem(size: u8, pieces: impl Iterator<Item = Piece>) -> Element {
    squares(size, "small-board emblem").children(pieces.map(parts::figure))
}

fn squares(size: u8, class: &'static str) -> Element {
    element("span")
        .class(class)
        .attribute("data-size", size.to_string())
        .attribute("aria-hidden", "true")
}

/// Lines from attackers to victims, over the board.
fn lines(shown: &Shown<'_>) -> Element {
    let size = shown.size;
    let center = |cell: Cell| {
        let (i, j) = cell.ij(size);
        // In half cells, so that no fraction has to be written.
        (2 * j + 1, 2 * (size as i8 - 1 - i) + 1)
    };
    let line = |conflict: &Conflict| {
        let ((x1, y1), (x2, y2)) = (center(conflict.attacker), center(conflict.victim));
        element("line")
            .attribute("x1", x1.to_string())
            .attribute("y1", y1.to_string())
            .attribute("x2", x2.to_string())
            .attribute("y2", y2.to_string())
    };
    // Two that attack each other need one line, or the gaps of one are filled by the other.
    let conflicts = shown.conflicts;
    let is_back = |way: &Conflict| {
        let there = |other: &Conflict| (other.attacker, other.victim) == (way.victim, way.attacker);
        way.victim < way.attacker && conflicts.iter().any(there)
    };
    let ways = conflicts.iter().filter(|&way| !is_back(way));
    let side = 2 * i32::from(size);
    element("svg")
        .class("lines")
        .attribute("viewBox", format!("0 0 {side} {side}"))
        .attribute("aria-hidden", "true")
        .children(ways.map(line))
}

fn key(code: &str) -> Option<crate::app::Msg> {
    let msg = match code {
        "ArrowUp" => PuzzlesMsg::Step(1, 0),
        "ArrowDown" => PuzzlesMsg::Step(-1, 0),
        "ArrowRight" => PuzzlesMsg::Step(0, 1),
        "ArrowLeft" => PuzzlesMsg::Step(0, -1),
        "Home" => PuzzlesMsg::Step(0, -16),
        "End" => PuzzlesMsg::Step(0, 16),
        "PageUp" => PuzzlesMsg::Step(16, 0),
        "PageDown" => PuzzlesMsg::Step(-16, 0),
        _ => return None,
    };
    Some(send(msg))
}
