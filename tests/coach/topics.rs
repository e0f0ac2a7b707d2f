//! Each kind of remark where it holds, and beside it where it doesn't.

use chesslings::coach::{Danger, Finish, Good, Remark, Threat, Topic, Trade};
use chesslings::lessons::Course;
use chesslings::rules::{Kind, Position, Square};

use super::{START, about, before, codes, story};

fn topics(remarks: &[Remark]) -> Vec<Topic> {
    remarks.iter().map(|remark| remark.topic).collect()
}

/// The remarks before the next move include this topic.
fn said_before(fen: &str, moves: &str, topic: Topic) -> Remark {
    let remarks = before(&story(fen, moves));
    let found = remarks.iter().find(|remark| remark.topic == topic);
    found
        .unwrap_or_else(|| panic!("{fen} {moves}: {:?}", topics(&remarks)))
        .clone()
}

fn said_about(fen: &str, uci: &str, topic: Topic) -> Remark {
    let remarks = about(&story(fen, ""), uci);
    let found = remarks.iter().find(|remark| remark.topic == topic);
    found
        .unwrap_or_else(|| panic!("{fen} {uci}: {:?}", topics(&remarks)))
        .clone()
}

fn not_before(fen: &str, moves: &str, code: &str) {
    let remarks = before(&story(fen, moves));
    assert!(!codes(&remarks).contains(&code), "{fen} {moves}: {code}");
}

fn not_about(fen: &str, uci: &str, code: &str) {
    let remarks = about(&story(fen, ""), uci);
    assert!(!codes(&remarks).contains(&code), "{fen} {uci}: {code}");
}

#[test]
fn check_names_king_and_attacker() {
    let check = said_before("4k3/8/8/8/8/8/4q3/4K3 w - - 0 1", "", Topic::Check);
    assert_eq!(check.squares, [Square::E1, Square::E2]);
    not_before(START, "", "check");
}

#[test]
fn a_new_attack_is_a_threat() {
    // The pawn steps up and attacks the knight.
    let fen = "rnbqkbnr/pppp1ppp/8/4p3/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 0 2";
    let threat = said_before(fen, "e5e4", Topic::Threat(Threat::Take(Kind::Knight)));
    assert_eq!(threat.squares, [Square::F3]);
    assert_eq!(threat.proof[0].to_string(), "e4f3");
}

#[test]
fn an_old_attack_is_no_new_threat() {
    let fen = "4k3/p7/8/8/8/8/1n5N/R3K3 b - - 0 1";
    // Nothing changes for the rook.
    not_before(fen, "a7a6", "threat");
}

#[test]
fn a_queen_before_the_king_threatens_mate() {
    let fen = "rnbqk1nr/pppp1ppp/8/2b1p3/4P3/2N5/PPPP1PPP/R1BQKBNR b KQkq - 0 3";
    let threat = said_before(fen, "d8f6", Topic::Threat(Threat::Mate));
    assert_eq!(threat.squares, [Square::E1]);
}

#[test]
fn a_piece_that_goes_where_it_is_taken_thinks_twice() {
    let fen = "4k3/8/2n5/4p3/8/8/4Q3/4K2R w K - 0 20";
    let twice = said_about(fen, "e2e5", Topic::ThinkTwice(Danger::Moved(Kind::Queen)));
    assert_eq!(twice.squares, [Square::E5]);
    assert_eq!(twice.proof.len(), 2);
    not_about(fen, "e2e3", "think-twice");
}

#[test]
fn a_piece_that_is_left_alone_thinks_twice() {
    let fen = "4k3/8/8/2p5/3N4/8/8/4K2R w K - 0 20";
    said_about(fen, "e1e2", Topic::ThinkTwice(Danger::Left(Kind::Knight)));
    not_about(fen, "d4f3", "think-twice");
}

#[test]
fn a_piece_is_given_away_though_another_is_won_for_it() {
    // The bishop takes a pawn, and a fork wins a rook for the one that is lost; but a queen was free.
    let fen = "B2q1knr/2ppb1p1/4p3/P6Q/1n1P3P/7N/P3PP2/RNB1K2R b KQ - 0 16";
    said_about(fen, "e7h4", Topic::ThinkTwice(Danger::Left(Kind::Rook)));
    not_about(fen, "h8h5", "think-twice");
}

#[test]
fn what_changes_nothing_about_a_draw_is_not_talked_about() {
    // The knights can take the bishop, but White's other piece stops the last pawn.
    let fen = "1n6/6kn/8/8/7P/3PK3/1p6/1N5B w - - 0 34";
    not_about(fen, "h1c6", "think-twice");
}

#[test]
fn opening_the_way_to_the_king_thinks_twice() {
    let fen = "rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2";
    said_about(fen, "g2g4", Topic::ThinkTwice(Danger::Mate));
}

#[test]
fn what_is_lost_anyway_is_not_talked_about() {
    // A pawn attacks both knights: one of them falls, whatever White plays.
    let fen = "7k/8/8/3p4/2N1N3/8/8/K7 w - - 0 1";
    not_about(fen, "c4b6", "think-twice");
}

#[test]
fn a_free_piece_is_a_gift() {
    let fen = "4k3/8/8/3r4/8/1B6/P7/4K3 w - - 0 1";
    let gift = said_before(fen, "", Topic::Gift(Kind::Rook));
    assert_eq!(gift.squares, [Square::D5]);
    // A pawn guards it: something can be won, but it isn't free.
    not_before("4k3/8/4p3/3r4/8/1B6/P7/4K3 w - - 0 1", "", "gift");
    // Whoever takes is mated on the last row.
    not_before("r5k1/5ppp/8/3b4/8/8/5PPP/3R2K1 w - - 0 1", "", "gift");
}

#[test]
fn mate_in_one_is_special() {
    said_before("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "", Topic::Mate);
    not_before("6k1/5pp1/7p/8/8/8/8/R3K3 w - - 0 1", "", "mate");
}

#[test]
fn sleepers_are_counted_when_one_piece_runs_about() {
    let moves = "e2e4 e7e5 d1h5 b8c6 h5f3 g8f6";
    let remark = said_before(START, moves, Topic::BringOut);
    assert_eq!(remark.squares.len(), 4);
    // Two knights and a bishop are out.
    not_before(
        START,
        "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 b1c3 g8f6",
        "bring-out",
    );
}

#[test]
fn castling_is_offered_when_it_is_safe() {
    let fen = "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";
    said_before(fen, "", Topic::Castle);
    not_before(
        "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 16",
        "",
        "castle",
    );
}

#[test]
fn good_moves_are_praised_for_what_they_did() {
    let check = |fen, uci, good| {
        said_about(fen, uci, Topic::Praise(good));
    };
    check(
        "4k3/8/8/2p5/3N4/8/8/4K2R w K - 0 20",
        "d4f3",
        Good::Saved(Kind::Knight),
    );
    check(
        "4k3/8/8/3r4/8/1B6/P7/4K3 w - - 0 1",
        "b3d5",
        Good::Won(Kind::Rook),
    );
    check("q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1", "d5c7", Good::Fork);
    check("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", Good::Promoted);
    check("r3k3/8/8/8/8/8/5PPP/4K2R w K - 0 9", "e1g1", Good::Castled);
    check(
        "r5k1/5ppp/8/8/8/8/5PPP/6K1 w - - 0 1",
        "h2h3",
        Good::StoppedMate,
    );
}

#[test]
fn a_move_that_loses_is_not_praised() {
    // The pawn becomes a queen, and the rook takes her.
    not_about("r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "b7b8q", "praise");
}

#[test]
fn trades_help_who_is_ahead() {
    let ahead = "4k3/8/8/3r4/8/3R4/8/3QK3 w - - 0 30";
    not_before(ahead, "", "trade");
    let even = "3rk3/8/8/8/8/8/8/3RK2R w - - 0 30";
    said_before(even, "", Topic::Trade(Trade::Helps));
    let behind = "3rk2r/8/8/8/8/8/8/3RK3 w - - 0 30";
    said_about(behind, "d1d8", Topic::Trade(Trade::Hurts));
}

#[test]
fn a_king_without_moves_is_left_a_square() {
    // The queen has taken all his squares: every step of the own king would be a draw.
    let remark = said_before("7k/5Q2/8/8/3K4/8/8/8 w - - 0 1", "", Topic::Stalemate);
    assert_eq!(remark.squares, [Square::H8]);
    // Here he has many squares.
    not_before("8/8/3k4/8/8/8/5Q2/4K3 w - - 0 1", "", "stalemate");
}

#[test]
fn won_endings_are_finished_as_learned() {
    said_before(
        "8/8/4k3/8/8/8/8/R3K2R w - - 0 1",
        "",
        Topic::Finish(Finish::Ladder),
    );
    said_before(
        "8/8/P7/8/8/8/6k1/K7 w - - 0 1",
        "",
        Topic::Finish(Finish::Runner),
    );
    // The king is in the square of the pawn.
    not_before("8/8/8/P2k4/8/8/8/K7 w - - 0 1", "", "finish");
}

#[test]
fn every_topic_belongs_to_a_unit_of_the_course() {
    let kind = Kind::Queen;
    let topics = [
        Topic::Check,
        Topic::Threat(Threat::Take(kind)),
        Topic::Threat(Threat::Mate),
        Topic::ThinkTwice(Danger::Moved(kind)),
        Topic::ThinkTwice(Danger::Mate),
        Topic::Gift(kind),
        Topic::Mate,
        Topic::BringOut,
        Topic::Castle,
        Topic::Praise(Good::Castled),
        Topic::Praise(Good::Promoted),
        Topic::Praise(Good::Won(kind)),
        Topic::Trade(Trade::Helps),
        Topic::Stalemate,
        Topic::Finish(Finish::Ladder),
        Topic::Finish(Finish::Runner),
    ];
    for topic in topics {
        assert!(Course::unit(topic.unit()).is_some(), "{topic:?}");
    }
}

#[test]
fn the_first_position_is_left_in_peace() {
    assert_eq!(topics(&before(&story(START, ""))), []);
    for played in Position::START.legal_moves() {
        assert_eq!(topics(&about(&story(START, ""), &played.to_string())), []);
    }
}
