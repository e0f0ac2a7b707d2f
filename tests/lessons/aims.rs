//! Which moves reach an aim, and what is said of those that don't.

use chesslings::lessons::{Aim, Answer, Attempt, Course, Fault, Motif, Task, Verdict, Way, Wrong};
use chesslings::rules::{Kind, Square, Wing};

use crate::{exercise, position};

/// In this position exactly these moves reach the aim.
#[track_caller]
fn check(aim: Aim, fen: &str, right: &[&str]) {
    let position = position(fen);
    let mut found: Vec<_> = position
        .legal_moves()
        .filter(|&played| aim.fault(&position, played).is_none())
        .map(|played| played.to_string())
        .collect();
    found.sort();
    let mut right = right.to_vec();
    right.sort_unstable();
    assert_eq!(found, right, "{aim:?} in {fen}");
}

#[track_caller]
fn check_fault(aim: Aim, fen: &str, played: &str, expected: impl Fn(Fault) -> bool) {
    let position = position(fen);
    let played = position.read_uci(played).expect("a legal move");
    let fault = aim
        .fault(&position, played)
        .expect("the move should be wrong");
    assert!(expected(fault), "{aim:?}: {fault:?}");
}

#[test]
fn a_check_is_any_attack_on_the_king() {
    check(Aim::Check, "4k3/8/8/8/8/8/8/R3K3 w", &["a1a8"]);
    check_fault(Aim::Check, "4k3/8/8/8/8/8/8/R3K3 w", "a1a7", |fault| {
        fault == Fault::NoCheck
    });
}

#[test]
fn a_safe_check_can_not_be_taken() {
    // On e7 the king takes the queen; a4 and e1 are far away.
    let fen = "4k3/8/8/8/8/8/Q7/7K w";
    check(
        Aim::SafeCheck,
        fen,
        &["a2a4", "a2a8", "a2e2", "a2e6", "a2g8"],
    );
    check_fault(
        Aim::SafeCheck,
        "4k3/8/8/8/8/8/4Q3/7K w",
        "e2e7",
        |fault| matches!(fault, Fault::CheckerTaken(reply) if reply.to() == Square::E7),
    );
}

#[test]
fn a_discovered_check_comes_from_behind() {
    check(
        Aim::DiscoveredCheck,
        "4k3/8/8/8/8/8/4B3/K3R3 w",
        &[
            "e2a6", "e2b5", "e2c4", "e2d3", "e2d1", "e2f1", "e2f3", "e2g4", "e2h5",
        ],
    );
}

#[test]
fn mate_says_how_the_king_gets_away() {
    let fen = "6k1/5ppp/8/8/8/8/8/R3K3 w";
    check(Aim::Mate, fen, &["a1a8"]);
    let open = "6k1/5pp1/8/8/8/8/8/R3K3 w";
    check_fault(
        Aim::Mate,
        open,
        "a1a8",
        |fault| matches!(fault, Fault::CheckAnswered(reply) if reply.to() == Square::H7),
    );
}

#[test]
fn stalemate_is_a_fault_where_mate_was_asked() {
    let fen = "7k/8/8/6Q1/8/8/8/K7 w";
    check_fault(Aim::Mate, fen, "g5g6", |fault| fault == Fault::Stalemate);
    check_fault(Aim::NoStalemate, fen, "g5g6", |fault| {
        fault == Fault::Stalemate
    });
    // A queen that is given away wins nothing, either.
    check_fault(Aim::NoStalemate, fen, "g5g7", |fault| {
        matches!(fault, Fault::Loses(_))
    });
}

#[test]
fn a_threatened_piece_runs_is_guarded_shielded_or_its_attacker_taken() {
    let fen = "8/8/8/8/r2N4/8/2P5/7R w";
    check(
        Aim::Run(Square::D4),
        fen,
        &["d4b3", "d4b5", "d4c6", "d4e6", "d4f5", "d4f3", "d4e2"],
    );
    check(Aim::Guard(Square::D4), fen, &["c2c3", "h1d1", "h1h4"]);
    check(Aim::Shield(Square::D4), fen, &[]);
    check(Aim::Shield(Square::D4), "8/8/8/8/r2N4/8/1PP5/8 w", &[]);
    check(
        Aim::Shield(Square::D4),
        "8/8/8/8/r2N4/1P6/2P5/8 w",
        &["c2c4"],
    );
    check(
        Aim::TakeAttacker(Square::D4),
        "8/8/8/8/r2N4/1P6/8/8 w",
        &["b3a4"],
    );
    // A pawn is lost again, but it took a knight; the rook would be lost for one.
    check(
        Aim::TakeAttacker(Square::D4),
        "8/1p6/2n5/1P6/3Q4/8/8/2R5 w",
        &["b5c6"],
    );
}

#[test]
fn a_trade_leaves_nothing_hanging() {
    let fen = "8/6p1/5n1p/6B1/8/8/8/8 w";
    let right = ["g5c1", "g5d2", "g5e3", "g5f4", "g5f6", "g5h4"];
    check(Aim::NothingHangs, fen, &right);
}

#[test]
fn the_best_taking_counts_what_is_taken_back() {
    // The queen is guarded and still the best; the rook hangs.
    check(Aim::TakeBest, "8/8/2p5/3q4/2P1r3/3P4/8/8 w", &["c4d5"]);
    check_fault(
        Aim::TakeBest,
        "8/8/2p5/3q4/2P1r3/3P4/8/8 w",
        "d3e4",
        |fault| fault == Fault::NotBest { won: 4, back: None },
    );
    // The pawn takes the greedy rook.
    check_fault(
        Aim::TakeBest,
        "8/8/4p3/n2p4/8/8/8/R2R4 w",
        "d1d5",
        |fault| matches!(fault, Fault::NotBest { won: -4, back: Some(back) } if back.to() == Square::D5),
    );
}

#[test]
fn a_queen_that_gives_stalemate_is_told_so() {
    let fen = "8/5P1k/8/7K/8/8/8/8 w";
    check(Aim::PromoteTo(Kind::Rook), fen, &["f7f8r"]);
    check_fault(Aim::PromoteTo(Kind::Rook), fen, "f7f8q", |fault| {
        fault == Fault::Stalemate
    });
}

#[test]
fn a_fork_attacks_two_at_once() {
    let fork = Aim::Motif(Motif::Fork);
    check(fork, "r3k3/8/8/3N4/8/8/8/7K w", &["d5c7"]);
    // Guarded by the queen: no fork.
    check(fork, "r2qk3/8/8/3N4/8/8/8/7K w", &[]);
    // Two are attacked, but one goes away with a check and comes back for the other.
    let answered = "6k1/5ppp/8/1b6/8/r7/5PPP/1Q4K1 w";
    check_fault(fork, answered, "b1b4", |fault| {
        matches!(fault, Fault::Refuted(_) | Fault::MatedBy(_))
    });
}

#[test]
fn a_pin_has_the_king_behind_and_a_skewer_in_front() {
    let pin = "4k3/pp3ppp/8/4q3/8/8/PP3PPP/R4RK1 w";
    check(Aim::Motif(Motif::Pin), pin, &["a1e1", "f1e1"]);
    check(Aim::Motif(Motif::Skewer), pin, &[]);
    let skewer = "3q4/pp6/8/3k4/8/8/PP4PP/R5K1 w";
    check(Aim::Motif(Motif::Skewer), skewer, &["a1d1"]);
    check_fault(Aim::Motif(Motif::Pin), skewer, "a1d1", |fault| {
        fault == Fault::NoMotif(Motif::Pin)
    });
}

#[test]
fn a_discovered_attack_opens_a_line() {
    let position = "r1b2rk1/pp3ppp/4p3/3pP3/3q4/3B4/PP3PPP/R2Q1RK1 w";
    check(Aim::Motif(Motif::Discovered), position, &["d3h7"]);
    // The way is open, but the queen takes the rook behind with check.
    let quiet = |fault| matches!(fault, Fault::Refuted(_));
    check_fault(Aim::Motif(Motif::Discovered), position, "d3e2", quiet);
}

#[test]
fn winning_is_to_be_ahead_when_nothing_hangs() {
    check(Aim::Win(3), "4k3/8/8/3q4/8/4N3/8/4K3 w", &["e3d5"]);
    // The queen is worth more than the knight, which is taken back.
    let guarded = "4k3/8/4p3/3q4/8/4N3/8/4K2R w";
    check(Aim::Win(4), guarded, &["e3d5"]);
    check_fault(Aim::Win(5), guarded, "e3d5", |fault| {
        matches!(fault, Fault::Loses(_))
    });
    check_fault(Aim::Win(4), guarded, "e1f2", |fault| {
        fault == Fault::WinsNothing
    });
}

#[test]
fn a_cage_is_small_and_its_keepers_are_safe() {
    // A knight's jump away from the king the queen takes most squares.
    let queen = "7K/8/8/8/2k5/8/8/Q7 w";
    check(Aim::Confine(12), queen, &["a1e5"]);
    check_fault(Aim::Confine(12), queen, "a1d1", |fault| {
        matches!(fault, Fault::BigCage(12..))
    });
    let attacked = "8/8/8/1k6/R7/7R/8/6K1 w";
    check(
        Aim::Confine(28),
        attacked,
        &["a4a8", "a4e4", "a4f4", "a4g4", "a4h4", "h3a3", "h3h4"],
    );
    let taken = |fault| matches!(fault, Fault::Loses(_));
    check_fault(Aim::Confine(28), attacked, "h3c3", taken);
    let near = |fault| matches!(fault, Fault::Chased(step) if step.to() == Square::C5);
    check_fault(Aim::Confine(28), attacked, "a4d4", near);
    let stale = "7k/8/8/8/8/8/5Q2/K7 w";
    check_fault(Aim::Confine(9), stale, "f2f7", |fault| {
        fault == Fault::Stalemate
    });
}

#[test]
fn a_pawn_needs_its_king_in_front() {
    check(Aim::KeepWin, "8/8/5k2/8/8/2K1P3/8/8 w", &["c3d4"]);
    let too_early = |fault| matches!(fault, Fault::Drawn(answer) if answer.piece().is_king());
    check_fault(Aim::KeepWin, "8/6k1/8/8/4P3/4K3/8/8 w", "e4e5", too_early);
}

#[test]
fn pawns_are_promoted_where_nobody_takes() {
    check(
        Aim::PromoteSafely,
        "r7/1P5P/8/8/8/8/8/K1k5 w",
        &["b7a8b", "b7a8n", "b7a8q", "b7a8r"],
    );
    check(
        Aim::PromoteTo(Kind::Knight),
        "8/P7/8/8/8/8/8/8 w",
        &["a7a8n"],
    );
}

#[test]
fn castling_and_passing_are_aims_too() {
    let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ -";
    check(Aim::Castle(None), fen, &["e1c1", "e1g1"]);
    check(Aim::Castle(Some(Wing::QueenSide)), fen, &["e1c1"]);
    check(Aim::EnPassant, "4k3/8/8/3pP3/8/8/8/4K3 w - d6", &["e5d6"]);
}

#[test]
fn a_check_is_answered_in_the_asked_way() {
    let fen = "4r2k/8/5P2/8/1B6/8/3P4/R3K3 w";
    check(Aim::Escape(Way::Run), fen, &["e1d1", "e1f1", "e1f2"]);
    check(Aim::Escape(Way::Block), fen, &["b4e7"]);
    check(Aim::Escape(Way::Take), fen, &[]);
    check(Aim::Escape(Way::Take), "R3r2k/8/8/8/8/8/8/4K3 w", &["a8e8"]);
}

#[test]
fn a_shield_or_a_step_that_loses_more_is_no_way_out() {
    // The queen on d7 is taken by the bishop, whoever takes it back.
    let fen = "rnbqkbnr/pp2pppp/3p4/1Bp5/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq -";
    check(Aim::Escape(Way::Block), fen, &["b8c6", "b8d7", "c8d7"]);
    check_fault(
        Aim::Escape(Way::Block),
        fen,
        "d8d7",
        |fault| matches!(fault, Fault::Loses(reply) if reply.to() == Square::D7),
    );
    // In the corner the king is mated on the back row.
    check_fault(
        Aim::Escape(Way::Run),
        "6k1/4N1p1/8/8/8/1Q6/8/6K1 b - -",
        "g8h8",
        |fault| matches!(fault, Fault::MatedBy(_)),
    );
}

#[test]
fn mate_is_not_stopped_by_giving_the_queen() {
    // Queen and bishop look at f7.
    let fen = "r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq -";
    check(
        Aim::StopMate,
        fen,
        &["d7d5", "d8e7", "d8f6", "g7g6", "g8h6"],
    );
    // The queen is lost there, but that is not the worst: after f7 comes f8.
    check_fault(
        Aim::StopMate,
        fen,
        "d8h4",
        |fault| matches!(fault, Fault::MatedSoon(reply) if reply.to() == Square::F7),
    );
}

#[test]
fn mate_is_stopped_or_it_comes() {
    let fen = "6k1/8/8/8/P7/8/1r3PPP/6K1 w";
    check(
        Aim::StopMate,
        fen,
        &["f2f3", "f2f4", "g1f1", "g2g3", "g2g4", "h2h3", "h2h4"],
    );
    check_fault(
        Aim::StopMate,
        fen,
        "a4a5",
        |fault| matches!(fault, Fault::MatedBy(reply) if reply.to() == Square::B1),
    );
}

#[test]
fn a_fork_or_a_mate_by_checks_is_seen_before_anything_is_praised() {
    let fork = "4k3/8/8/8/3n4/8/8/Q3K2R w";
    check_fault(
        Aim::NothingHangs,
        fork,
        "h1h4",
        |fault| matches!(fault, Fault::LosesSoon(reply) if reply.to() == Square::C2),
    );
    let back_row = "3r2k1/3q1ppp/8/8/8/8/P4PPP/R5K1 w";
    check_fault(
        Aim::NothingHangs,
        back_row,
        "a2a3",
        |fault| matches!(fault, Fault::MatedSoon(reply) if reply.to() == Square::D1),
    );
    // Where a check is all that is asked, nobody asks what else it loses.
    check(Aim::Check, fork, &["a1a4", "a1a8", "h1h8"]);
}

#[test]
fn nobody_castles_by_way_of_giving_a_bishop_away() {
    // Nobody answers here, but a pawn looks at a6.
    let castles = Task::Play {
        aim: Aim::Castle(None),
        moves: 2,
    };
    let verdict = |text: &str| {
        let mut attempt = Attempt::new(exercise(castles.clone(), "4k3/1p6/8/8/8/8/8/4KB1R w K -"));
        let played = attempt.position().read_uci(text).expect("a legal move");
        attempt.answer(Answer::from(played))
    };
    assert!(matches!(verdict("f1c4"), Verdict::Right(_)));
    let given = verdict("f1a6");
    assert!(
        matches!(given, Verdict::Wrong(Wrong::Fault(Fault::Loses(_)))),
        "somebody takes it: {given:?}"
    );
}

#[test]
fn a_king_put_on_his_rook_castles_with_it() {
    let castles = Task::Play {
        aim: Aim::Castle(None),
        moves: 1,
    };
    let (from, to, promotion) = (Square::E1, Square::H1, None);
    let put = Answer::Move {
        from,
        to,
        promotion,
    };
    let free = exercise(castles.clone(), "4k3/8/8/8/8/8/8/4K2R w K -");
    let mut attempt = Attempt::new(free);
    assert!(matches!(attempt.answer(put), Verdict::Done(_)));
    assert_eq!(
        attempt.position().king(chesslings::rules::Color::White),
        Some(Square::G1)
    );
    let blocked = exercise(castles, "4k3/8/8/8/8/8/8/4KB1R w K -");
    let verdict = Attempt::new(blocked).answer(put);
    assert!(matches!(verdict, Verdict::Refused(_)), "{verdict:?}");
}

#[test]
fn a_pawn_that_can_be_taken_en_passant_has_just_jumped() {
    let attempt = Attempt::new(Course::find("passing-first").expect("an exercise"));
    let jump = attempt.last_move().expect("a move");
    assert_eq!((jump.from(), jump.to()), (Square::D7, Square::D5));
    let quiet = Attempt::new(Course::find("castling-short").expect("an exercise"));
    assert_eq!(quiet.last_move(), None);
}

#[test]
fn a_pawn_in_the_centre_stays_there() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";
    check(Aim::Centre, start, &["d2d4", "e2e4"]);
    check_fault(Aim::Centre, start, "c2c4", |fault| fault == Fault::NoCentre);
    // On e5 it is taken for nothing.
    let answered = "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq -";
    check(Aim::Centre, answered, &["d7d5"]);
    check_fault(Aim::Centre, answered, "e7e5", |fault| {
        matches!(fault, Fault::Loses(_))
    });
}

#[test]
fn a_piece_comes_out_to_the_middle_and_in_nobodys_way() {
    let begun = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -";
    let good = ["g1f3", "b1c3", "f1c4", "f1b5", "f1e2", "g1e2"];
    check(Aim::Develop, begun, &good);
    let fault = |played, expected| {
        check_fault(Aim::Develop, begun, played, |fault| fault == expected);
    };
    fault("f1d3", Fault::InPawnsWay);
    fault("g1h3", Fault::AtEdge);
    fault("d1h5", Fault::NobodyOut);
    // The pawn on e5 wants a guard, or the one on e4 is attacked instead.
    let attacked = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq -";
    check(Aim::Develop, attacked, &["b8c6", "g8f6"]);
    check_fault(Aim::Develop, attacked, "f8c5", |fault| {
        matches!(fault, Fault::Loses(_))
    });
}

#[test]
fn a_piece_comes_out_and_attacks_the_queen() {
    let early = "rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR w KQkq -";
    check(Aim::Tempo, early, &["b1c3"]);
    check_fault(Aim::Tempo, early, "g1f3", |fault| fault == Fault::NoTempo);
}

#[test]
fn nobody_stops_a_checkmate_by_giving_the_queen_or_by_running() {
    let black = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR b KQkq -";
    // Qg5 and Qh4 guard nothing, and after Ke7 a pawn is taken with check.
    let good = ["g8f6", "d8f6", "d8e7", "g8h6", "f7f5", "f7f6", "d7d5"];
    check(Aim::StopMate, black, &good);
    let white = "rnb1k1nr/pppp1ppp/8/2b1p3/4P2q/2N4P/PPPP1PP1/R1BQKBNR w KQkq -";
    check(Aim::StopMate, white, &["g2g3", "d1e2", "d1f3", "d2d4"]);
}
