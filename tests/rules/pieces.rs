//! Pieces and the set they form (S0.30-S0.37, S2.15-S2.23, S4.8-S4.10).

use chesslings::rules::{Color, Kind, Piece, Setup, Square};

#[test]
fn a_piece_is_of_one_kind_and_one_colour() {
    for piece in Piece::all() {
        let answers = [
            piece.is_pawn(),
            piece.is_knight(),
            piece.is_bishop(),
            piece.is_rook(),
            piece.is_queen(),
            piece.is_king(),
        ];
        assert_eq!(answers, Kind::ALL.map(|kind| kind == piece.kind), "{piece}");
        assert_eq!(piece.is_white(), piece.color == Color::White);
        assert_eq!(piece.is_black(), piece.color == Color::Black);
        assert_eq!(piece.is_white(), piece.letter().is_uppercase());
    }
}

#[test]
fn letters_and_symbols() {
    let letters: String = Kind::ALL.iter().map(|kind| kind.letter()).collect();
    assert_eq!(letters, "PNBRQK");
    let pieces: String = Piece::all().map(Piece::letter).collect();
    assert_eq!(pieces, "PNBRQKpnbrqk");
    let symbols: String = Piece::all().map(Piece::symbol).collect();
    assert_eq!(symbols, "♙♘♗♖♕♔♟♞♝♜♛♚");
    for piece in Piece::all() {
        assert_eq!(Piece::from_letter(piece.letter()), Some(piece));
        assert_eq!(Kind::from_letter(piece.letter()), Some(piece.kind));
    }
    assert_eq!(Piece::from_letter('x'), None);
    assert_eq!(Kind::from_letter('♔'), None);
}

#[test]
fn a_game_starts_with_two_sets_of_sixteen() {
    let start = Setup::START;
    assert_eq!(start.occupied().len(), 32);
    for color in Color::ALL {
        let counts = Kind::ALL.map(|kind| start.of(color, kind).len());
        assert_eq!(counts, [8, 2, 2, 2, 1, 1]);
    }
    let expected = "\
r n b q k b n r
p p p p p p p p
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
P P P P P P P P
R N B Q K B N R";
    assert_eq!(start.to_string(), expected);
}

#[test]
fn each_queen_starts_on_her_own_colour() {
    for color in Color::ALL {
        let queen = start_square(color, Kind::Queen);
        assert_eq!(queen.color(), color);
        assert_eq!(queen.right(), Setup::START.king(color));
    }
}

#[test]
fn putting_and_taking() {
    let mut setup = Setup::EMPTY;
    let knight = Piece::new(Color::White, Kind::Knight);
    let queen = Piece::new(Color::Black, Kind::Queen);
    assert!(setup.is_empty() && setup.is_empty_at(Square::B5));
    assert_eq!(setup.put(Square::B5, knight), None);
    assert_eq!(setup.put(Square::B5, queen), Some(knight));
    assert_eq!(setup.piece_at(Square::B5), Some(queen));
    assert!(!setup.is_empty() && !setup.is_empty_at(Square::B5));
    assert_eq!(setup.pieces().collect::<Vec<_>>(), [(Square::B5, queen)]);
    assert_eq!(setup.take(Square::B5), Some(queen));
    assert_eq!(setup.take(Square::B5), None);
    assert_eq!(setup, Setup::EMPTY);
}

fn start_square(color: Color, kind: Kind) -> Square {
    Setup::START.of(color, kind).single().unwrap()
}
