//! Squares: names, indices, neighbours, edges, colours (S0.67-S0.102, S4.2-S4.6).

use chesslings::rules::{BadSquare, Color, Square, SquareSet, Step};

use crate::positions::squares;

fn check(name: &str, i: i8, j: i8) {
    let square: Square = name.parse().unwrap();
    assert_eq!((square.i(), square.j()), (i, j), "{name}");
    assert_eq!(Square::from_ij(i, j), Some(square));
    assert_eq!(square.to_string(), name);
}

#[test]
fn i_is_the_row_and_j_the_column() {
    check("a1", 0, 0);
    check("h8", 7, 7);
    check("e2", 1, 4);
    check("d7", 6, 3);
}

#[test]
fn every_square_is_read_in_either_case() {
    for square in Square::all() {
        let name = square.to_string();
        assert_eq!(name.parse(), Ok(square));
        assert_eq!(name.to_uppercase().parse(), Ok(square));
        assert_eq!(Square::try_from(format!(" {name} ").as_str()), Ok(square));
        assert_eq!(
            Square::from_file_rank(square.file(), square.rank()),
            Some(square)
        );
        let capital = square.file().to_ascii_uppercase();
        assert_eq!(Square::from_file_rank(capital, square.rank()), Some(square));
        assert_eq!(Square::from_index(square.index()), Some(square));
    }
}

#[test]
fn other_texts_are_no_squares() {
    for text in [
        "", " ", "e", "4", "i1", "a9", "a0", "e44", "4e", "é4", "e٤", "a1,b2", "♔e1",
    ] {
        let bad = BadSquare {
            part: text.trim().to_owned(),
        };
        assert_eq!(text.parse::<Square>(), Err(bad));
    }
}

#[test]
fn a_list_keeps_its_order_and_its_error_names_the_bad_part() {
    assert_eq!(
        Square::parse_list("a1,c3,e8"),
        Ok(vec![Square::A1, Square::C3, Square::E8])
    );
    assert_eq!(
        Square::parse_list(" H8 , b2"),
        Ok(vec![Square::H8, Square::B2])
    );
    assert_eq!(
        Square::parse_list("a1,x3,e8"),
        Err(BadSquare {
            part: "x3".to_owned()
        })
    );
    assert_eq!(
        Square::parse_list("a1,"),
        Err(BadSquare {
            part: String::new()
        })
    );
}

#[test]
fn beyond_the_edge_is_nothing() {
    assert_eq!(Square::from_ij(-1, 0), None);
    assert_eq!(Square::from_ij(0, -1), None);
    assert_eq!(Square::from_ij(8, 0), None);
    assert_eq!(Square::from_ij(0, 8), None);
    assert_eq!(Square::from_file_rank('i', 1), None);
    assert_eq!(Square::from_file_rank('a', 0), None);
    assert_eq!(Square::from_file_rank('a', 9), None);
    assert_eq!(Square::from_index(64), None);
    assert_eq!(Square::A1.step(i8::MIN, 0), None);
    assert_eq!(Square::H8.step(0, i8::MAX), None);
}

#[test]
fn neighbours_end_at_the_edge() {
    for square in Square::all() {
        assert_eq!(square.up().is_none(), square.is_topmost());
        assert_eq!(square.down().is_none(), square.is_downmost());
        assert_eq!(square.left().is_none(), square.is_leftmost());
        assert_eq!(square.right().is_none(), square.is_rightmost());
        assert_eq!(square.is_topmost(), square.rank() == 8);
        assert_eq!(square.is_downmost(), square.rank() == 1);
        assert_eq!(square.is_leftmost(), square.file() == 'a');
        assert_eq!(square.is_rightmost(), square.file() == 'h');
    }
    assert_eq!(Square::E4.up(), Some(Square::E5));
    assert_eq!(Square::E4.down(), Some(Square::E3));
    assert_eq!(Square::E4.left(), Some(Square::D4));
    assert_eq!(Square::E4.right(), Some(Square::F4));
}

#[test]
fn a1_is_dark_and_neighbours_differ() {
    assert_eq!(Square::A1.color(), Color::Black);
    assert_eq!(Square::H1.color(), Color::White);
    assert_eq!(Square::D1.color(), Color::White);
    assert_eq!(Square::D8.color(), Color::Black);
    for square in Square::all() {
        let around = [square.up(), square.down(), square.left(), square.right()];
        assert!(
            around
                .iter()
                .flatten()
                .all(|near| near.color() != square.color())
        );
    }
}

#[test]
fn all_squares_come_rank_by_rank() {
    let names: Vec<String> = Square::all().map(|square| square.to_string()).collect();
    assert_eq!(names.len(), 64);
    assert_eq!(
        names[..9],
        ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "a2"]
    );
    assert_eq!(names[63], "h8");
}

#[test]
fn a_file_goes_from_bottom_to_top() {
    let d_file: Vec<Square> = Square::file_squares(3).collect();
    assert_eq!(d_file.len(), 8);
    assert_eq!(d_file[0], Square::D1);
    assert_eq!(d_file[6], Square::D7);
    assert_eq!(Square::file_squares(8).count(), 0);
}

#[test]
fn sets_hold_what_was_put_in() {
    let mut set = squares("a1 e4");
    set.insert(Square::H8);
    set.remove(Square::A1);
    assert_eq!(set, squares("h8 e4"));
    assert_eq!(set.iter().collect::<Vec<_>>(), [Square::E4, Square::H8]);
    assert_eq!(
        (set.len(), set.single(), set.first()),
        (2, None, Some(Square::E4))
    );
    assert_eq!(set - squares("e4 a2"), squares("h8"));
    assert_eq!(!set & squares("e4 a2"), squares("a2"));
    assert_eq!(SquareSet::ALL.len(), 64);
    assert_eq!(SquareSet::row(3) & SquareSet::column(4), squares("e4"));
    assert_eq!(SquareSet::row(8) | SquareSet::column(-1), SquareSet::EMPTY);
}

#[test]
fn shifting_a_set_moves_every_square_and_drops_those_beyond_the_edge() {
    for di in -9..=9 {
        for dj in -9..=9 {
            for square in Square::all() {
                let moved: SquareSet = square.step(di, dj).into_iter().collect();
                assert_eq!(SquareSet::of(square).shifted(Step::new(di, dj)), moved);
            }
        }
    }
}
