//! Everything that lessons say is clean, short and complete in every language.

use chesslings::lessons::{
    Aim, Answer, Asked, Attempt, Choice, Collect, Course, End, Exercise, Fault, Goal, Help, Praise,
    Question, Reply, Stop, Task, Verdict, Walk, Way, Wrong,
};
use chesslings::rules::{
    Attackers, Color, Kind, Move, Piece, PieceAt, Position, Square, SquareSet, Strictness, Wing,
};
use chesslings::text::Lang;

use crate::every::check;

/// Both sides have something to say here: pieces, pawns, kings.
const BOARD: &str = "r3k2r/1pp2ppp/2n5/3q4/4P3/2N5/PPP2PPP/R3K2R w KQkq -";

fn position(fen: &str) -> Position {
    Position::from_fen(fen, Strictness::Teaching).unwrap()
}

fn exercise(fen: &str, task: Task) -> Exercise {
    Exercise {
        id: "test-exercise".to_owned(),
        par: match task {
            Task::Play { moves, .. } => moves,
            _ => 3,
        },
        task,
        position: position(fen),
        reply: Reply::Nobody,
        is_real: false,
        is_only: false,
    }
}

/// One of each kind of task that moves, as either side.
fn moving() -> Vec<Exercise> {
    let stars = SquareSet::of(Square::A8);
    let collects = [
        (1, false, false),
        (2, false, false),
        (3, true, false),
        (5, true, false),
    ]
    .into_iter()
    .map(|(count, safely, always_takes)| {
        let more: SquareSet = Square::all().skip(30).take(count - 1).collect();
        Collect {
            stars: stars | more,
            enemies: false,
            safely,
            always_takes,
        }
    });
    let captures =
        [(false, false), (true, false), (false, true)].map(|(safely, always_takes)| Collect {
            stars: SquareSet::EMPTY,
            enemies: true,
            safely,
            always_takes,
        });
    let mut tasks: Vec<_> = collects.chain(captures).map(Task::Collect).collect();
    for aim in every_aim() {
        tasks.extend([1, 2, 5].map(|moves| Task::Play { aim, moves }));
    }
    let boards = [
        BOARD,
        "r3k2r/1pp2ppp/2n5/3q4/4P3/2N5/PPP2PPP/R3K2R b KQkq -",
        "8/8/8/2p5/4p3/2R5/8/8 w - -",
        "8/8/8/8/4p3/2R5/8/8 w - -",
    ];
    let on = |fen| tasks.iter().map(move |task| exercise(fen, task.clone()));
    boards.into_iter().flat_map(on).collect()
}

/// One of every other kind of task.
fn others() -> Vec<Exercise> {
    let goals = [Goal::Mate, Goal::Promote, Goal::TakeAll, Goal::FarRow];
    let mut tasks = vec![Task::Walk(Square::E4)];
    tasks.extend(every_asked().map(Task::Tap));
    tasks.extend(every_question().map(Task::Choose));
    tasks.extend(Kind::ALL.into_iter().flat_map(|kind| {
        [1, 2, 5, 8].map(|count| Task::Peace {
            kind,
            count,
            size: if count == 8 { 8 } else { 5 },
        })
    }));
    for setup in [1, 2, 5, 8, 12, 21] {
        tasks.push(Task::SetUp(Square::all().take(setup).collect()));
    }
    tasks.push(Task::SetUp(SquareSet::row(0) | SquareSet::row(7)));
    tasks.extend(
        goals
            .into_iter()
            .flat_map(|white| goals.map(|black| Task::Game { white, black })),
    );
    for moves in 1..6 {
        tasks.push(Task::Replay(
            position(BOARD).legal_moves().take(moves).collect(),
        ));
    }
    tasks
        .into_iter()
        .map(|task| exercise(BOARD, task))
        .collect()
}

fn every_aim() -> impl Iterator<Item = Aim> {
    let at = Square::C3;
    [
        Aim::Check,
        Aim::SafeCheck,
        Aim::DiscoveredCheck,
        Aim::Mate,
        Aim::Stalemate,
        Aim::NoStalemate,
        Aim::NothingHangs,
        Aim::Run(at),
        Aim::Guard(at),
        Aim::Shield(at),
        Aim::TakeAttacker(at),
        Aim::TakeBest,
        Aim::Fork,
        Aim::PromoteSafely,
        Aim::PromoteTo(Kind::Knight),
        Aim::Castle(None),
        Aim::Castle(Some(Wing::KingSide)),
        Aim::Castle(Some(Wing::QueenSide)),
        Aim::EnPassant,
        Aim::Escape(Way::Run),
        Aim::Escape(Way::Block),
        Aim::Escape(Way::Take),
        Aim::StopMate,
    ]
    .into_iter()
}

fn every_asked() -> impl Iterator<Item = Asked> {
    let at = Square::E4;
    [
        Asked::Moves(at),
        Asked::Attacks(at),
        Asked::Captures(at),
        Asked::Forbidden(Square::E1),
        Asked::Named(at),
        Asked::Numbered(at),
        Asked::Row(at),
        Asked::Column(at),
        Asked::Diagonal(Square::C1, Square::H6),
        Asked::Corners(None),
        Asked::Corners(Some(Color::White)),
        Asked::Corners(Some(Color::Black)),
        Asked::Attacked,
        Asked::Free,
        Asked::InDanger,
        Asked::Checkers,
        Asked::Pinned,
        Asked::Guards(at),
        Asked::Attackers(at),
        Asked::Misplaced,
    ]
    .into_iter()
}

fn every_question() -> impl Iterator<Item = Question> {
    let (from, to) = (Square::E4, Square::D5);
    [
        Question::Shade(to),
        Question::Name(to),
        Question::Numbers(to),
        Question::CanReach(from, to),
        Question::CanReach(Square::C3, Square::C4),
        Question::HowFar(from, to),
        Question::IsLegal(from, to),
        Question::IsLegal(from, Square::E6),
        Question::IsFree(to),
        Question::IsFree(Square::B7),
        Question::WorthMore(Kind::Rook, Kind::Pawn),
        Question::WorthMore(Kind::Knight, Kind::Queen),
        Question::Exchange(from, to),
        Question::Exchange(Square::C3, to),
        Question::Richer,
        Question::IsCheck,
        Question::Checked,
        Question::Ended,
        Question::WayOut(Way::Run),
        Question::WayOut(Way::Block),
        Question::WayOut(Way::Take),
        Question::MayCastle(Wing::KingSide),
        Question::MayCastle(Wing::QueenSide),
        Question::MayPass,
        Question::CanMate,
    ]
    .into_iter()
}

fn course() -> Vec<Exercise> {
    let units = Course::units().iter();
    units.flat_map(|unit| unit.exercises().unwrap()).collect()
}

/// The words of a text; a dash or an equals sign is none.
fn words(text: &str) -> usize {
    let word = |part: &&str| part.chars().any(char::is_alphanumeric);
    text.split_whitespace().filter(word).count()
}

#[test]
fn every_unit_has_a_title_and_a_lead() {
    for lang in Lang::ALL {
        for unit in Course::units() {
            assert!(!lang.unit_title(unit.id).is_empty(), "{}", unit.id);
        }
        check(
            lang,
            Course::units()
                .iter()
                .map(|unit| lang.unit_lead(unit.id).to_owned()),
        );
        assert_eq!((lang.unit_title("nobody"), lang.unit_lead("")), ("", ""));
    }
}

#[test]
fn goals_are_clean_and_short() {
    for lang in Lang::ALL {
        let all = [moving(), others(), course()].concat();
        check(lang, all.iter().map(|exercise| lang.goal(exercise)));
        let most = if lang == Lang::Ru { 11 } else { 13 };
        for exercise in &all {
            // A question of the course has its own test.
            if !matches!(exercise.task, Task::Choose(Question::Told { .. })) {
                let goal = lang.goal(exercise);
                assert!(words(&goal) <= most, "{goal}");
            }
        }
    }
}

#[test]
fn goals_name_colour_and_moves() {
    let of_course = course()
        .into_iter()
        .filter(|exercise| matches!(exercise.task, Task::Collect(_) | Task::Play { .. }));
    for exercise in moving().into_iter().chain(of_course) {
        for (lang, sides) in [
            (Lang::En, ["White: ", "Black: "]),
            (Lang::Ru, ["Белые: ", "Чёрные: "]),
        ] {
            let goal = lang.goal(&exercise);
            let side = sides[exercise.side() as usize];
            assert!(goal.starts_with(side), "{goal}");
            let moves = match (exercise.par, lang) {
                (1, Lang::En) => "one move".to_owned(),
                (1, Lang::Ru) => "один ход".to_owned(),
                (n, Lang::En) => format!("{n} moves"),
                (n @ 2..=4, Lang::Ru) => format!("{n} хода"),
                (n, Lang::Ru) => format!("{n} ходов"),
            };
            assert!(goal.contains(&moves), "{moves} in {goal}");
        }
    }
}

#[test]
fn every_choice_can_be_told_from_the_others() {
    let all = [others(), course()].concat();
    for lang in Lang::ALL {
        for exercise in &all {
            let Task::Choose(question) = exercise.task else {
                continue;
            };
            let choices = question.choices(&exercise.position);
            let mut said: Vec<_> = choices
                .iter()
                .map(|&choice| lang.choice(exercise, choice))
                .collect();
            assert!(said.iter().all(|text| !text.is_empty()), "{said:?}");
            said.sort();
            said.dedup();
            assert_eq!(said.len(), choices.len(), "{said:?}");
        }
    }
}

#[test]
fn right_answers_and_wrong_ones_are_answered() {
    for lang in Lang::ALL {
        let questions = others()
            .into_iter()
            .filter_map(|exercise| match exercise.task {
                Task::Choose(question) => Some((exercise, question)),
                _ => None,
            });
        check(
            lang,
            questions.flat_map(|(exercise, question)| {
                let choices = question.choices(&exercise.position);
                choices.into_iter().map(move |choice| {
                    let mut attempt = Attempt::new(exercise.clone());
                    let verdict = attempt.answer(Answer::Choose(choice));
                    lang.verdict(&attempt, &verdict)
                })
            }),
        );
    }
}

#[test]
fn every_square_that_was_not_asked_for_is_answered() {
    for lang in Lang::ALL {
        check(
            lang,
            every_asked().flat_map(|asked| {
                Square::all().map(move |at| {
                    let mut attempt = Attempt::new(exercise(BOARD, Task::Tap(asked)));
                    let verdict = attempt.answer(Answer::Tap(at));
                    lang.verdict(&attempt, &verdict)
                })
            }),
        );
    }
}

#[test]
fn every_verdict_is_said() {
    let attempts = [moving(), others()].concat();
    let verdicts = every_verdict();
    for lang in Lang::ALL {
        // Each with a few tasks: some sentences depend on it.
        let pairs = attempts.iter().step_by(7).flat_map(|exercise| {
            let attempt = Attempt::new(exercise.clone());
            let say = move |verdict: &Verdict| lang.verdict(&attempt, verdict);
            verdicts.iter().map(say).collect::<Vec<_>>()
        });
        check(lang, pairs);
    }
}

fn moves() -> Vec<Move> {
    let boards = [
        BOARD,
        "r3k2r/8/8/8/3pP3/8/1p6/R1B1K2R b KQkq e3",
        "r3k2r/8/8/3pP3/8/8/8/R1B1K2R w KQkq d6",
    ];
    let all = boards.map(|fen| position(fen).legal_moves().collect::<Vec<_>>());
    all.concat()
}

fn every_verdict() -> Vec<Verdict> {
    let at = Square::E4;
    let rook = Piece::new(Color::Black, Kind::Rook);
    let by = Attackers {
        nearest: PieceAt { piece: rook, at },
        all: SquareSet::of(at),
    };
    let ends = every_end();
    let mut wrongs = vec![
        Wrong::NotAsked { at, why: None },
        Wrong::FoundBefore(at),
        Wrong::NotRight(Choice::Yes),
        Wrong::Attacked { at: Square::D5, by },
        Wrong::MustTake,
        Wrong::DeadEnd,
        Wrong::NotItsPlace { piece: rook, at },
        Wrong::Occupied(at),
        Wrong::Occupied(Square::H4),
        Wrong::OutsideCorner(at),
        Wrong::Attacks(at, Square::D5),
    ];
    wrongs.extend(ends.iter().map(|&end| Wrong::Lost(end)));
    wrongs.extend(every_fault().into_iter().map(Wrong::Fault));
    let mut praises = vec![Praise::Chosen(Choice::Yes)];
    praises.extend(ends.into_iter().map(Praise::Ended));
    for played in moves() {
        wrongs.push(Wrong::NotShown(played));
        let reply = Some(played);
        let piece = PieceAt {
            piece: played.piece(),
            at: played.to(),
        };
        praises.extend(every_aim().map(|aim| Praise::Reached { played, aim }));
        for left in [1, 2, 5] {
            praises.extend([
                Praise::Found { at, left },
                Praise::Took { played, left },
                Praise::Went { played, left },
                Praise::OnTheWay {
                    played,
                    reply,
                    left,
                },
                Praise::OnTheWay {
                    played,
                    reply: None,
                    left,
                },
                Praise::Placed { piece, left },
                Praise::Repeated { played, left },
            ]);
        }
        praises.push(Praise::Played { played, reply });
        praises.push(Praise::Played {
            played,
            reply: None,
        });
    }
    let mut all = vec![Verdict::Ignored];
    all.extend(wrongs.into_iter().map(Verdict::Wrong));
    all.extend(praises.iter().copied().map(Verdict::Right));
    all.extend(praises.into_iter().map(Verdict::Done));
    all
}

fn every_fault() -> Vec<Fault> {
    let at = Square::C3;
    let mut faults = vec![
        Fault::NoCheck,
        Fault::NotDiscovered,
        Fault::Stalemate,
        Fault::Mate,
        Fault::NotThatPiece(at),
        Fault::MovedAway(at),
        Fault::NotGuarded(at),
        Fault::StillAttacked(at),
        Fault::AttackerStays(at),
        Fault::TakesNothing,
        Fault::NoFork,
        Fault::NoPromotion,
        Fault::OtherPiece(Kind::Knight),
        Fault::NoCastling,
        Fault::OtherWing,
        Fault::NoPassing,
        Fault::OtherWay(Way::Run),
        Fault::OtherWay(Way::Block),
        Fault::OtherWay(Way::Take),
        Fault::OutOfMoves,
    ];
    faults
        .extend([(-4, 1), (0, 3), (1, 5), (3, 9)].map(|(won, best)| Fault::NotBest { won, best }));
    for reply in moves() {
        faults.extend([
            Fault::CheckerTaken(reply),
            Fault::CheckAnswered(reply),
            Fault::NotStalemate(reply),
            Fault::Loses(reply),
            Fault::MatedBy(reply),
            Fault::Refuted(reply),
        ]);
    }
    faults
}

fn every_end() -> Vec<End> {
    let goals = [Goal::Mate, Goal::Promote, Goal::TakeAll, Goal::FarRow];
    let won = goals
        .into_iter()
        .flat_map(|by| Color::ALL.map(|winner| End::Won { winner, by }));
    won.chain([End::Drawn]).collect()
}

#[test]
fn every_hint_is_said() {
    let boards = others();
    let tray = boards
        .iter()
        .find(|exercise| matches!(exercise.task, Task::Peace { .. }));
    let attempt = Attempt::new(tray.unwrap().clone());
    let few = SquareSet::of(Square::E1).with(Square::E8);
    let mut helps = vec![
        Help::Look(few),
        Help::Look(SquareSet::row(3)),
        Help::Look(SquareSet::EMPTY),
        Help::Square(Square::D5),
        Help::Show(Answer::Tap(Square::D5)),
        Help::Show(Answer::Choose(Choice::No)),
        Help::Show(Answer::Walked),
    ];
    helps.extend(position(BOARD).setup().occupied().iter().map(Help::Piece));
    helps.extend(moves().into_iter().map(|played| Help::Show(played.into())));
    let square = Square::D5;
    helps.extend(Piece::all().map(|piece| Help::Show(Answer::Put { piece, square })));
    for lang in Lang::ALL {
        check(lang, helps.iter().map(|&help| lang.help(&attempt, help)));
    }
}

#[test]
fn every_step_of_every_walk_is_said() {
    for lang in Lang::ALL {
        let mut said = Vec::new();
        let boards = [
            BOARD,
            "8/8/8/8/8/8/8/8 w - -",
            "8/2p5/3P4/8/8/pP6/8/n7 b - -",
        ];
        for (piece, fen) in Piece::all().flat_map(|piece| boards.map(|fen| (piece, fen))) {
            let mut setup = *position(fen).setup();
            setup.put(Square::B4, piece);
            let mut walk = Walk::new(&setup, Square::B4).unwrap();
            for ray in 0..walk.rays.len() {
                walk.turn_to(ray);
                said.push(lang.walk_line(&walk));
                while walk.step().is_ok() {
                    said.push(lang.walk_line(&walk));
                }
                let stop = walk.stopped().unwrap();
                said.push(lang.stop(piece, stop));
            }
            said.push(lang.piece_rule(piece).to_owned());
            let mut attempt = Attempt::new(exercise(BOARD, Task::Walk(Square::C3)));
            let verdict = attempt.answer(Answer::Walked);
            said.push(lang.verdict(&attempt, &verdict));
        }
        check(lang, said.into_iter());
    }
}

#[test]
fn a_stop_at_the_edge_has_its_numbers() {
    let beyond = |i, j| Lang::En.stop_in_numbers(Stop::Edge { i, j }).unwrap();
    assert_eq!(beyond(8, 3), "(8, 3) is not on the board: 0 ≤ i < 8.");
    assert_eq!(beyond(2, -1), "(2, -1) is not on the board: 0 ≤ j < 8.");
    assert_eq!(Lang::En.stop_in_numbers(Stop::Enough(1)), None);
}

#[test]
fn every_small_game_has_its_rule_and_its_end() {
    for lang in Lang::ALL {
        let games = others()
            .into_iter()
            .filter(|exercise| matches!(exercise.task, Task::Game { .. }));
        check(lang, games.map(|game| lang.game_rule(&game)));
        check(lang, every_end().into_iter().map(|end| lang.end(end)));
    }
}
