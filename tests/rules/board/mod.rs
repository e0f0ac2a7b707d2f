//! A board whose pieces remember where they have been.

mod lists;
mod misuse;
mod stories;

use chesslings::rules::{Board, Color, Kind, Piece, PieceId, PieceRecord, Square};

/// A piece by its FEN letter.
fn piece(letter: char) -> Piece {
    Piece::from_letter(letter).unwrap()
}

/// A square by its name.
fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// A board from words such as `Ke1` and `pe7`, with the ids in that order.
fn board(words: &str) -> (Board, Vec<PieceId>) {
    let mut board = Board::new();
    let put = |word: &str| board.put(piece(word.chars().next().unwrap()), square(&word[1..]));
    let ids = words.split_whitespace().map(put).collect::<Result<_, _>>();
    let ids = ids.unwrap();
    agrees(&board);
    (board, ids)
}

/// The story of a piece in one line: where it stands, where it stood, whether it has moved.
fn story(board: &Board, id: PieceId) -> String {
    agrees(board);
    let record = board.record(id).unwrap();
    let name = |square: &Square| square.to_string();
    let at = record.at.as_ref().map_or("off".to_owned(), name);
    let former: Vec<_> = record.former.iter().map(name).collect();
    let moved = if record.moved() { "moved" } else { "unmoved" };
    format!("{at} <{}> {moved}", former.join(" "))
}

/// Every record, every square and every list say the same.
pub(crate) fn agrees(board: &Board) {
    for square in Square::all() {
        let id = board.id_at(square);
        let record = id.map(|id| board.record(id).unwrap());
        assert_eq!(board[square], record.map(|record| record.piece));
        assert_eq!(board[square], board.setup().piece_at(square));
        assert!(record.is_none_or(|record| record.at == Some(square)));
    }
    let standing = |(id, record): (PieceId, &PieceRecord)| {
        assert_eq!(record.is_onboard(), record.at.is_some());
        assert_ne!(record.is_onboard(), record.is_offboard());
        assert!(record.at.is_none_or(|at| board.id_at(at) == Some(id)));
        record.is_onboard()
    };
    let on_board = board.records().filter(|&pair| standing(pair)).count();
    let listed: usize = Color::ALL
        .map(|color| board.pieces(color).count())
        .iter()
        .sum();
    assert_eq!(on_board, listed);
    assert_eq!(on_board == 0, board.is_empty());
    for color in Color::ALL {
        let kings = board.setup().of(color, Kind::King);
        assert!(!kings.has_many());
        assert_eq!(board.king(color).is_some(), !kings.is_empty());
    }
}
