//! Small games: who wins by what, and who answers how.

use chesslings::lessons::{
    Answer, Attempt, Collect, Course, End, Goal, Help, MatchGame, Praise, Random, Reply, Task,
    Verdict, Why, Wrong,
};
use chesslings::rules::{Color, Refusal, Square, SquareSet};

use crate::{exercise, position};

/// After these moves the game has ended so, or goes on.
#[track_caller]
fn check(white: Goal, black: Goal, fen: &str, moves: &[&str], expected: Option<End>) {
    let mut attempt = Attempt::new(exercise(Task::Game { white, black }, fen));
    let mut last = None;
    for text in moves {
        let played = attempt.position().read_uci(text).expect("a legal move");
        last = match attempt.answer(Answer::from(played)) {
            Verdict::Done(Praise::Ended(end)) => Some(end),
            Verdict::Right(_) => None,
            verdict => panic!("{text}: {verdict:?}"),
        };
    }
    assert_eq!(last, expected);
}

const fn won(winner: Color, by: Goal) -> End {
    End::Won { winner, by }
}

#[test]
fn pawns_race() {
    let fen = "8/P6p/8/8/8/8/8/8 w";
    check(
        Goal::Promote,
        Goal::Promote,
        fen,
        &["a7a8q"],
        Some(won(Color::White, Goal::Promote)),
    );
    let slow = "8/8/P7/8/8/7p/8/8 w";
    check(Goal::Promote, Goal::Promote, slow, &["a6a7", "h3h2"], None);
    // Whoever has no pawn left has lost.
    let taken = "8/8/8/3p4/4P3/8/8/8 w";
    check(
        Goal::Promote,
        Goal::Promote,
        taken,
        &["e4d5"],
        Some(won(Color::White, Goal::TakeAll)),
    );
    let blocked = "8/8/8/8/p7/8/P7/8 w";
    check(
        Goal::Promote,
        Goal::Promote,
        blocked,
        &["a2a3"],
        Some(End::Drawn),
    );
}

#[test]
fn a_rook_against_pawns() {
    let fen = "8/p7/8/8/8/8/8/R7 w";
    check(
        Goal::TakeAll,
        Goal::Promote,
        fen,
        &["a1a7"],
        Some(won(Color::White, Goal::TakeAll)),
    );
    let late = "8/8/8/8/8/8/p6R/8 b";
    check(
        Goal::TakeAll,
        Goal::Promote,
        late,
        &["a2a1q"],
        Some(won(Color::Black, Goal::Promote)),
    );
    // Without the rook nobody is left to take the pawns.
    let caught = "8/8/3p4/8/4R3/8/8/8 w";
    check(
        Goal::TakeAll,
        Goal::Promote,
        caught,
        &["e4e5", "d6e5"],
        Some(won(Color::Black, Goal::TakeAll)),
    );
}

#[test]
fn kings_race_to_the_far_row() {
    let fen = "8/K7/8/8/8/8/7k/8 w";
    check(
        Goal::FarRow,
        Goal::FarRow,
        fen,
        &["a7a8"],
        Some(won(Color::White, Goal::FarRow)),
    );
    check(
        Goal::FarRow,
        Goal::FarRow,
        fen,
        &["a7a6", "h2h1"],
        Some(won(Color::Black, Goal::FarRow)),
    );
}

#[test]
fn the_real_game_ends_as_it_does() {
    let fen = "6k1/5ppp/8/8/8/8/8/R3K3 w";
    check(
        Goal::Mate,
        Goal::Mate,
        fen,
        &["a1a8"],
        Some(won(Color::White, Goal::Mate)),
    );
    let stale = "7k/8/8/6Q1/8/8/8/K7 w";
    check(Goal::Mate, Goal::Mate, stale, &["g5g6"], Some(End::Drawn));
}

#[test]
fn a_lost_game_can_be_taken_back() {
    let mut lost = exercise(
        Task::Game {
            white: Goal::TakeAll,
            black: Goal::Promote,
        },
        "8/8/8/8/8/8/p6R/8 w",
    );
    lost.reply = Reply::Greedy;
    let mut attempt = Attempt::new(lost.clone());
    let away = Answer::Move {
        from: Square::H2,
        to: Square::H3,
        promotion: None,
    };
    let end = End::Won {
        winner: Color::Black,
        by: Goal::Promote,
    };
    assert_eq!(attempt.answer(away), Verdict::Wrong(Wrong::Lost(end)));
    assert!(attempt.undo());
    assert_eq!(attempt.shown(), lost.position);
}

#[test]
fn greedy_takes_what_is_free_and_careful_leaves_nothing_hanging() {
    let free = position("8/8/8/8/3r4/8/8/3R4 b");
    for seed in 0..50 {
        let played = Reply::Greedy.choose(&free, &mut Random::new(seed)).unwrap();
        assert_eq!(played.to_string(), "d4d1");
    }
    let wary = position("8/8/8/8/7r/8/8/3R4 b");
    for seed in 0..50 {
        let played = Reply::Careful
            .choose(&wary, &mut Random::new(seed))
            .unwrap();
        let after = wary.play_unchecked(played);
        assert!(!after.is_attacked(played.to(), Color::White), "{played}");
    }
    assert_eq!(Reply::Nobody.choose(&free, &mut Random::new(0)), None);
}

/// Whatever the seed, this is what is played in a small game.
#[track_caller]
fn check_reply(reply: Reply, goals: [Goal; 2], fen: &str, expected: &str) {
    let [white, black] = goals;
    let rules = MatchGame { white, black };
    for seed in 0..50 {
        let played = reply.in_game(rules, &position(fen), &mut Random::new(seed));
        assert_eq!(played.expect("a move").to_string(), expected, "{reply:?}");
    }
}

#[test]
fn in_a_small_game_everybody_plays_for_the_goal() {
    let race = [Goal::FarRow, Goal::FarRow];
    for reply in [Reply::Greedy, Reply::Careful, Reply::Best] {
        check_reply(reply, race, "8/8/8/8/8/8/k7/1n5K b", "a2a1");
    }
    // The rook hangs, but so does the game.
    let (goals, danger) = ([Goal::Promote, Goal::TakeAll], "2n5/P7/3p4/4R3/8/8/8/8 b");
    check_reply(Reply::Greedy, goals, danger, "d6e5");
    check_reply(Reply::Careful, goals, danger, "c8a7");
    check_reply(Reply::Best, goals, danger, "c8a7");
}

#[test]
fn a_pawn_that_can_t_come_back_is_told_so() {
    let task = Task::Collect(Collect {
        enemies: true,
        ..Collect::default()
    });
    let mut attempt = Attempt::new(exercise(task, "8/8/4r3/3n4/4P3/8/8/8 w"));
    let past = Answer::Move {
        from: Square::E4,
        to: Square::E5,
        promotion: None,
    };
    assert_eq!(attempt.answer(past), Verdict::Wrong(Wrong::DeadEnd));
}

#[test]
fn stars_are_collected_without_an_answer() {
    let stars = SquareSet::of(Square::A8).with(Square::H8);
    let task = Task::Collect(Collect {
        stars,
        ..Collect::default()
    });
    let mut attempt = Attempt::new(exercise(task, "8/8/8/8/8/8/8/R7 w"));
    let go = |from, to| Answer::Move {
        from,
        to,
        promotion: None,
    };
    assert!(matches!(
        attempt.answer(go(Square::A1, Square::A8)),
        Verdict::Right(Praise::Took { left: 1, .. })
    ));
    assert!(matches!(
        attempt.answer(go(Square::A8, Square::B8)),
        Verdict::Right(Praise::Went { left: 1, .. })
    ));
    assert!(attempt.undo());
    assert_eq!(attempt.moves(), 1);
    assert!(matches!(
        attempt.answer(go(Square::A8, Square::H8)),
        Verdict::Done(Praise::Took { left: 0, .. })
    ));
}

#[test]
fn of_several_attackers_the_nearest_is_named() {
    let task = Task::Collect(Collect {
        stars: SquareSet::of(Square::H8),
        safely: true,
        ..Collect::default()
    });
    let mut attempt = Attempt::new(exercise(task, "8/8/8/8/8/r7/8/1R5r w"));
    let into = Answer::Move {
        from: Square::B1,
        to: Square::A1,
        promotion: None,
    };
    let Verdict::Wrong(Wrong::Attacked { by, .. }) = attempt.answer(into) else {
        panic!("both rooks attack a1");
    };
    assert_eq!((by.nearest.at, by.all.len()), (Square::A3, 2));
}

#[test]
fn a_step_into_danger_is_shown_and_taken_back() {
    let task = Task::Collect(Collect {
        stars: SquareSet::of(Square::H8),
        safely: true,
        ..Collect::default()
    });
    let mut attempt = Attempt::new(exercise(task, "r7/8/8/8/8/8/8/1R6 w"));
    let into = Answer::Move {
        from: Square::B1,
        to: Square::A1,
        promotion: None,
    };
    let Verdict::Wrong(Wrong::Attacked { at, by }) = attempt.answer(into) else {
        panic!("the rook attacks a1");
    };
    assert_eq!((at, by.nearest.at), (Square::A1, Square::A8));
    assert_eq!(attempt.shown().piece_at(Square::B1), None);
    attempt.undo();
    assert!(attempt.shown().piece_at(Square::B1).is_some());
}

/// Why a game of checkmate earns its stars after one move.
fn why_after(fen: &str, text: &str) -> (Option<Why>, u8) {
    let (white, black) = (Goal::Mate, Goal::Mate);
    let mut game = exercise(Task::Game { white, black }, fen);
    game.reply = Reply::Random;
    let mut attempt = Attempt::new(game);
    let played = attempt.position().read_uci(text).expect("a legal move");
    attempt.answer(Answer::from(played));
    (attempt.why(), attempt.stars())
}

#[test]
fn a_draw_is_no_win() {
    let queen = "7k/8/5K2/6Q1/8/8/8/8 w";
    let was_ahead = true;
    assert_eq!(
        why_after(queen, "g5g6"),
        (Some(Why::Drawn { was_ahead }), 1)
    );
    assert_eq!(why_after(queen, "g5g7"), (Some(Why::Flawless), 3));
    // A bishop alone can't give checkmate, nor could the knight.
    let equal = "7k/8/8/4n3/4K3/8/8/2B5 w";
    let was_ahead = false;
    assert_eq!(
        why_after(equal, "e4e5"),
        (Some(Why::Drawn { was_ahead }), 2)
    );
}

#[test]
fn a_hint_that_comes_too_late_goes_back_to_where_the_game_can_be_won() {
    // The rook has looked away, and a pawn is nearly home.
    let goals = Task::Game {
        white: Goal::TakeAll,
        black: Goal::Promote,
    };
    let mut game = exercise(goals, "8/8/8/8/p6p/8/8/R7 w");
    game.reply = Reply::Greedy;
    let mut attempt = Attempt::new(game);
    let began = *attempt.position();
    for text in ["a1b1", "b1b8"] {
        let played = attempt.position().read_uci(text).expect("a legal move");
        assert!(matches!(
            attempt.answer(Answer::from(played)),
            Verdict::Right(_)
        ));
    }
    let mut helps = Vec::new();
    while let Some(help) = attempt.hint() {
        helps.push(help);
        if let Help::Show(answer) = help {
            let verdict = attempt.answer(answer);
            assert!(!matches!(verdict, Verdict::Wrong(_)), "{verdict:?}");
        }
        assert!(helps.len() < 100, "{}", attempt.position().to_fen());
    }
    assert_eq!(helps.first(), Some(&Help::TooLate));
    assert_eq!(attempt.why(), Some(Why::Helped));
    assert_ne!(*attempt.position(), began);
}

/// King and queen, king and rook, two rooks: a hint is the quickest way, and whoever follows them
/// all has won in as many moves as it takes.
#[test]
fn a_lone_king_is_caught_in_time() {
    for (fen, par) in [
        ("8/8/8/4k3/8/8/8/3QK3 w", 10),
        ("8/8/8/4k3/8/8/8/R3K3 w", 16),
        ("3k4/r7/8/8/4K3/8/8/7r b", 8),
    ] {
        let goals = Task::Game {
            white: Goal::Mate,
            black: Goal::Mate,
        };
        let mut hunt = exercise(goals, fen);
        hunt.reply = Reply::Flee;
        hunt.par = par;
        let mut attempt = Attempt::new(hunt);
        while let Some(next) = attempt.solution() {
            attempt.answer(next);
        }
        assert_eq!(attempt.why(), Some(Why::Flawless), "{fen}");
    }
}

#[test]
fn whoever_needs_longer_than_said_gets_two_stars() {
    let goals = Task::Game {
        white: Goal::Mate,
        black: Goal::Mate,
    };
    let mut slow = exercise(goals, "7k/8/6K1/8/8/8/8/R7 w");
    slow.reply = Reply::Flee;
    slow.par = 1;
    let mut attempt = Attempt::new(slow);
    for text in ["a1b1", "b1b8"] {
        let played = attempt.position().read_uci(text).expect("a legal move");
        attempt.answer(Answer::from(played));
    }
    assert_eq!((attempt.why(), attempt.stars()), (Some(Why::Longer), 2));
}

#[test]
fn whoever_has_brought_everybody_out_is_ready() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";
    let begin = ["e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "f8c5", "b1c3"];
    let ready = Some(won(Color::White, Goal::Opening));
    let calm = [&begin[..], &["g8f6", "e1g1"]].concat();
    check(Goal::Opening, Goal::Mate, start, &calm, ready);
    // The bishop hangs: not yet.
    let hangs = [&begin[..], &["c6a5", "e1g1"]].concat();
    check(Goal::Opening, Goal::Mate, start, &hangs, None);
}

/// Eight moves are promised to be enough, whatever the other side does.
#[test]
fn hints_bring_everybody_out_within_eight_moves() {
    for id in ["opening-eight-moves", "opening-eight-moves-black"] {
        let exercise = Course::find(id).unwrap();
        for seed in 0..16 {
            let mut attempt = Attempt::with_seed(exercise.clone(), seed);
            while let Some(answer) = attempt.solution() {
                assert!(attempt.moves() < 8, "{id} {seed}: {}", attempt.position());
                let verdict = attempt.answer(answer);
                assert!(!matches!(verdict, Verdict::Wrong(_)), "{id} {seed}");
            }
        }
    }
}

#[test]
fn a_hint_goes_back_when_something_is_lost() {
    let start = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -";
    let goals = Task::Game {
        white: Goal::Opening,
        black: Goal::Mate,
    };
    let mut game = exercise(goals, start);
    game.reply = Reply::Greedy;
    let mut attempt = Attempt::new(game);
    // The pawn takes the bishop.
    let gives = attempt.position().read_uci("f1a6").unwrap();
    assert!(matches!(attempt.answer(gives.into()), Verdict::Right(_)));
    assert_eq!(attempt.hint(), Some(Help::TooLate));
    assert_eq!(attempt.moves(), 0);
}

#[test]
fn the_first_check_wins_where_that_is_the_game() {
    check(
        Goal::Check,
        Goal::Check,
        "4k3/pp6/8/8/8/8/6PP/R3K3 w",
        &["a1d1", "a7a6", "d1d8"],
        Some(won(Color::White, Goal::Check)),
    );
}

#[test]
fn two_who_play_together_both_earn_three_stars() {
    let game = Task::Game {
        white: Goal::Promote,
        black: Goal::Promote,
    };
    let mut attempt = Attempt::new(exercise(game, "8/8/P7/8/8/7p/8/8 w"));
    for text in ["a6a7", "h3h2", "a7a8q"] {
        let played = attempt.position().read_uci(text).expect("a legal move");
        attempt.answer(Answer::from(played));
    }
    assert_eq!((attempt.why(), attempt.stars()), (Some(Why::Together), 3));
}

#[test]
fn nobody_takes_en_passant_before_it_is_taught() {
    let after = |game: &str, moves: &[(Square, Square)]| {
        let mut attempt = Attempt::new(Course::find(game).unwrap());
        let answers = moves.iter().map(|&(from, to)| Answer::Move {
            from,
            to,
            promotion: None,
        });
        answers.map(|answer| attempt.answer(answer)).last().unwrap()
    };
    let moves = [
        (Square::E2, Square::E4),
        (Square::A7, Square::A6),
        (Square::E4, Square::E5),
        (Square::D7, Square::D5),
        (Square::E5, Square::D6),
    ];
    let refused = Verdict::Refused(Refusal::NothingToTake { at: Square::D6 });
    assert_eq!(after("pawn-eight-war-two", &moves), refused);
    let taken = after("games-whole-two", &moves);
    assert!(matches!(taken, Verdict::Right(_)), "{taken:?}");
    // Against the program, too: its pawn jumps beside one that would take it.
    let mut attempt = Attempt::new(Course::find("escape-king-war").unwrap());
    for _ in 0..40 {
        assert_eq!(attempt.position().en_passant(), None);
        if let Some(best) = attempt.solution() {
            attempt.answer(best);
        }
    }
}
