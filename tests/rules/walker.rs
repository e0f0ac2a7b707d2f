//! Legal moves found the slow way: piece by piece along the schema, on a board of 64 cells,
//! with every move tried and the king looked for. It shares no code with the fast way but the
//! table itself.

use std::collections::BTreeSet;

use chesslings::rules::{
    CASTLES, Castle, Color, Direction, Kind, Mode, Piece, Position, Schema, Square,
};

type Cells = [Option<Piece>; 64];

/// The legal moves of a position, as UCI writes them.
pub(crate) fn legal_moves(position: &Position) -> BTreeSet<String> {
    let mut cells = [None; 64];
    for (square, piece) in position.setup().pieces() {
        cells[square.index()] = Some(piece);
    }
    let turn = position.turn();
    let mut names = BTreeSet::new();
    for from in Square::all() {
        if cells[from.index()].is_none_or(|piece| piece.color != turn) {
            continue;
        }
        for to in reach(&cells, from, position.en_passant()) {
            let is_king = cells[to.index()].is_some_and(Piece::is_king);
            if !is_king && !king_is_attacked(&after(&cells, from, to), turn) {
                names.extend(written(&cells, from, to));
            }
        }
    }
    for castle in position.castling().castles() {
        if castle.color == turn && may_castle(&cells, castle) {
            names.insert(format!("{}{}", castle.king_from, castle.king_to));
        }
    }
    names
}

/// Whether a colour has a king that the other one attacks.
fn king_is_attacked(cells: &Cells, color: Color) -> bool {
    let king = Some(Piece::new(color, Kind::King));
    Square::all().any(|square| cells[square.index()] == king && is_attacked(cells, square, !color))
}

fn is_attacked(cells: &Cells, square: Square, by: Color) -> bool {
    Square::all().any(|from| {
        cells[from.index()].is_some_and(|piece| {
            piece.color == by
                && directions(piece, from)
                    .filter(|direction| direction.mode != Mode::MoveOnly)
                    .any(|direction| walk(cells, direction).contains(&square))
        })
    })
}

/// Where a piece can go, never mind check.
fn reach(cells: &Cells, from: Square, passed: Option<Square>) -> Vec<Square> {
    let Some(piece) = cells[from.index()] else {
        return Vec::new();
    };
    let mut targets = Vec::new();
    for direction in directions(piece, from) {
        for to in walk(cells, direction) {
            let allowed = match (direction.mode, cells[to.index()]) {
                (Mode::MoveOnly, there) => there.is_none(),
                (Mode::CaptureOnly, None) => passed == Some(to),
                (Mode::MoveOrCapture, None) => true,
                (_, Some(there)) => there.color != piece.color,
            };
            if allowed {
                targets.push(to);
            }
        }
    }
    targets
}

/// The squares of a direction up to and including the first piece.
fn walk(cells: &Cells, direction: Direction) -> Vec<Square> {
    let mut squares = Vec::new();
    for square in direction.squares() {
        squares.push(square);
        if cells[square.index()].is_some() {
            break;
        }
    }
    squares
}

fn directions(piece: Piece, from: Square) -> impl Iterator<Item = Direction> {
    Schema::directions(piece, from.i(), from.j(), 8).into_iter()
}

/// The board after a step; a pawn that goes diagonally to an empty square takes in passing.
fn after(cells: &Cells, from: Square, to: Square) -> Cells {
    let mut next = *cells;
    let pawn = cells[from.index()].is_some_and(Piece::is_pawn);
    if pawn && from.j() != to.j() && cells[to.index()].is_none() {
        let taken = Square::from_ij(from.i(), to.j()).unwrap();
        next[taken.index()] = None;
    }
    next[to.index()] = next[from.index()].take();
    next
}

fn may_castle(cells: &Cells, castle: &Castle) -> bool {
    let columns = [castle.king_from.j(), castle.rook_from.j()];
    let row = castle.king_from.i();
    let way = (columns[0].min(columns[1]) + 1)..columns[0].max(columns[1]);
    let free = way
        .filter_map(|j| Square::from_ij(row, j))
        .all(|s| cells[s.index()].is_none());
    let crossed = [castle.king_from, castle.king_via, castle.king_to];
    free && CASTLES.contains(castle)
        && crossed
            .iter()
            .all(|&square| !is_attacked(cells, square, !castle.color))
}

fn written(cells: &Cells, from: Square, to: Square) -> Vec<String> {
    let last = [0, 7].contains(&to.i()) && cells[from.index()].is_some_and(Piece::is_pawn);
    let endings: &[&str] = if last { &["q", "r", "b", "n"] } else { &[""] };
    endings
        .iter()
        .map(|ending| format!("{from}{to}{ending}"))
        .collect()
}
