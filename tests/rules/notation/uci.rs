//! UCI moves.

use chesslings::rules::{Position, Strictness, UciError};
use proptest::prelude::*;

use super::{cases, random};

#[test]
fn each_text_has_its_meaning() {
    for case in cases(include_str!("uci.txt")) {
        let [fen, text, expected] = case[..] else {
            panic!("{case:?}")
        };
        let position = Position::from_fen(fen, Strictness::Teaching).unwrap();
        let meaning = match position.read_uci(text) {
            Ok(found) => found.to_string(),
            Err(UciError::Unreadable(_)) => "cannot read".to_owned(),
            Err(UciError::Illegal { refusal, .. }) => refusal.detail().to_owned(),
        };
        assert_eq!(meaning, expected, "{text} in {fen}");
    }
}

proptest! {
    #[test]
    fn every_legal_move_is_read_back(position in random::position()) {
        for legal in position.legal_moves() {
            let text = legal.to_string();
            prop_assert_eq!(position.read_uci(&text), Ok(legal));
            prop_assert_eq!(position.read_uci(&text.to_uppercase()), Ok(legal));
        }
    }
}
