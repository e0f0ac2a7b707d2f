//! Every pair of squares in thousands of positions is legal, as the oracle says, or has
//! exactly the reason that a slow second opinion finds.

use std::collections::BTreeMap;

use chesslings::rules::{Kind, Position, Refusal, Square, SquareSet};

use super::naive::Naive;
use super::positions::{of_games, oracles_board, strewn};

/// How often each reason was seen.
type Seen = BTreeMap<&'static str, usize>;

#[test]
fn in_games_every_refusal_has_its_reason() {
    let mut seen = Seen::new();
    for (board, position) in of_games(1, 30) {
        check(&position, &mut seen);
        check_oracle(&board, &position);
    }
    // What these games don't bring about, the strewn boards do.
    let rare = ["en-passant-uncovers", "takes-king"];
    assert_seen(&seen, |code| !rare.contains(&code));
}

#[test]
fn on_strewn_boards_every_refusal_has_its_reason() {
    let mut seen = Seen::new();
    let mut confirmed = 0;
    for position in strewn(2, 3000) {
        check(&position, &mut seen);
        if let Some(board) = oracles_board(&position) {
            check_oracle(&board, &position);
            confirmed += 1;
        }
    }
    assert!(confirmed > 500, "the oracle accepts {confirmed} boards");
    assert_seen(&seen, |_| true);
}

fn check(position: &Position, seen: &mut Seen) {
    let naive = Naive::of(position);
    for from in Square::all() {
        let own = position.setup().by_color(position.turn()).contains(from);
        for to in Square::all() {
            let expected = naive.refusal((from.i(), from.j()), (to.i(), to.j()));
            let context = || format!("{from}{to} in {position:?}");
            let code = match (position.try_move(from, to, None), expected) {
                (Err(Refusal::PromotionNeeded { at }), None) => {
                    assert!(at == to && promotes(position, from, to), "{}", context());
                    "promotion-needed"
                }
                (tried, _) => {
                    assert_eq!(tried.err(), expected, "{}", context());
                    expected.map_or("legal", |refusal| refusal.detail())
                }
            };
            if own {
                check_promotions(position, from, to, expected);
            }
            *seen.entry(code).or_default() += 1;
        }
    }
}

/// With a promotion the answer is the same, but for legal moves, where it has to fit.
fn check_promotions(position: &Position, from: Square, to: Square, expected: Option<Refusal>) {
    for (kind, becomes) in [
        (Kind::Queen, true),
        (Kind::Knight, true),
        (Kind::King, false),
    ] {
        let expected = match expected {
            Some(refusal) => Some(refusal.detail()),
            None if !promotes(position, from, to) => Some("no-promotion"),
            None if !becomes => Some("bad-promotion"),
            None => None,
        };
        let tried = position.try_move(from, to, Some(kind));
        assert_eq!(tried.err().map(|refusal| refusal.detail()), expected);
    }
}

fn promotes(position: &Position, from: Square, to: Square) -> bool {
    let pawn = position.piece_at(from).filter(|piece| piece.is_pawn());
    pawn.is_some_and(|pawn| to.rank() == if pawn.is_white() { 8 } else { 1 })
}

/// What is not refused is exactly what the oracle calls legal.
fn check_oracle(board: &cozy_chess::Board, position: &Position) {
    let mut theirs = [SquareSet::EMPTY; 64];
    board.generate_moves(|moves| {
        for their in moves {
            theirs[their.from as usize].insert(target(board, their));
        }
        false
    });
    for from in Square::all() {
        let ours = Square::all().filter(|&to| position.refusal(from, to).is_none());
        let ours: SquareSet = ours.collect();
        assert_eq!(ours, theirs[from.index()], "{from} in {board}");
    }
}

/// The oracle castles by taking the own rook.
fn target(board: &cozy_chess::Board, their: cozy_chess::Move) -> Square {
    let own = board.colors(board.side_to_move()).has(their.to);
    let file = match their.to.file() {
        cozy_chess::File::H if own => cozy_chess::File::G,
        cozy_chess::File::A if own => cozy_chess::File::C,
        file => file,
    };
    let index = cozy_chess::Square::new(file, their.to.rank()) as usize;
    Square::from_index(index).unwrap()
}

fn assert_seen(seen: &Seen, expected: impl Fn(&str) -> bool) {
    let codes = "legal no-piece not-your-turn same-square castling-rook-moved \
        castling-king-or-rook-moved castling-rook-gone castling-way-blocked castling-in-check \
        castling-through-attack castling-into-attack castling-two-squares backwards sideways \
        too-far knights-jump straight diagonal not-its-move no-double-step own-piece \
        way-blocked no-taking-ahead en-passant-too-late nothing-to-take takes-king king-attacked \
        still-in-check pinned en-passant-uncovers promotion-needed";
    for code in codes.split_whitespace().filter(|&code| expected(code)) {
        assert!(seen.contains_key(code), "{code} was never seen: {seen:?}");
    }
}
