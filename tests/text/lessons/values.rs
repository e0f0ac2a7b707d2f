//! One of everything that lessons can say.

use chesslings::lessons::{
    Aim, Asked, Choice, Collect, Course, End, Exercise, Fault, Goal, Motif, Praise, Question,
    Reply, Task, Verdict, Way, Wrong,
};
use chesslings::rules::{
    Attackers, Color, Kind, Move, Piece, PieceAt, Position, Square, SquareSet, Strictness, Wing,
};

/// Both sides have something to say here: pieces, pawns, kings.
pub(super) const BOARD: &str = "r3k2r/1pp2ppp/2n5/3q4/4P3/2N5/PPP2PPP/R3K2R w KQkq -";

pub(super) fn position(fen: &str) -> Position {
    Position::from_fen(fen, Strictness::Teaching).unwrap()
}

pub(super) fn exercise(fen: &str, task: Task) -> Exercise {
    Exercise {
        id: "test-exercise".to_owned(),
        par: match task {
            Task::Play { moves, .. } => moves,
            // Only the hunt for a king says how quick it can be.
            Task::Game {
                white: Goal::Mate, ..
            } => 12,
            Task::Game { .. } => 0,
            _ => 3,
        },
        task,
        position: position(fen),
        reply: Reply::Nobody,
        came: None,
        is_real: false,
        is_only: false,
        is_about_numbers: false,
        is_shown: false,
        is_written: false,
    }
}

/// One of each kind of task that moves, as either side.
pub(super) fn moving() -> Vec<Exercise> {
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
pub(super) fn others() -> Vec<Exercise> {
    let goals = [
        Goal::Mate,
        Goal::Promote,
        Goal::TakeAll,
        Goal::FarRow,
        Goal::Opening,
    ];
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
    tasks.push(Task::Write(Square::C3, Square::C4));
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

pub(super) fn every_aim() -> impl Iterator<Item = Aim> {
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
        Aim::Motif(Motif::Fork),
        Aim::Motif(Motif::Pin),
        Aim::Motif(Motif::Skewer),
        Aim::Motif(Motif::Discovered),
        Aim::Win(2),
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
        Aim::Confine(12),
        Aim::KeepWin,
        Aim::Centre,
        Aim::Develop,
        Aim::Tempo,
        Aim::Written {
            from: Square::E4,
            to: Square::D5,
            promotion: None,
        },
    ]
    .into_iter()
}

pub(super) fn every_asked() -> impl Iterator<Item = Asked> {
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
        Asked::Box(Square::E8),
    ]
    .into_iter()
}

pub(super) fn every_question() -> impl Iterator<Item = Question> {
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
        Question::Catches,
        Question::Threat,
        Question::Motif(Square::D5, Square::E4),
        Question::Written(from, to),
        Question::Mistake([(from, to), (Square::C3, to), (Square::C3, Square::C4)]),
    ]
    .into_iter()
}

pub(super) fn course() -> Vec<Exercise> {
    let units = Course::units().iter();
    units.flat_map(|unit| unit.exercises().unwrap()).collect()
}

pub(super) fn moves() -> Vec<Move> {
    let boards = [
        BOARD,
        "r3k2r/8/8/8/3pP3/8/1p6/R1B1K2R b KQkq e3",
        "r3k2r/8/8/3pP3/8/8/8/R1B1K2R w KQkq d6",
    ];
    let all = boards.map(|fen| position(fen).legal_moves().collect::<Vec<_>>());
    all.concat()
}

pub(super) fn every_verdict() -> Vec<Verdict> {
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
                Praise::Written { left },
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

pub(super) fn every_fault() -> Vec<Fault> {
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
        Fault::NoMotif(Motif::Fork),
        Fault::NoMotif(Motif::Pin),
        Fault::NoMotif(Motif::Skewer),
        Fault::NoMotif(Motif::Discovered),
        Fault::WinsNothing,
        Fault::NoPromotion,
        Fault::OtherPiece(Kind::Knight),
        Fault::NoCastling,
        Fault::OtherWing,
        Fault::NoPassing,
        Fault::OtherWay(Way::Run),
        Fault::OtherWay(Way::Block),
        Fault::OtherWay(Way::Take),
        Fault::OutOfMoves,
        Fault::BigCage(12),
        Fault::NoCentre,
        Fault::NobodyOut,
        Fault::AtEdge,
        Fault::InPawnsWay,
        Fault::NoTempo,
        Fault::NotWritten,
    ];
    faults.extend([0, 1, 3].map(|won| Fault::NotBest { won, back: None }));
    for reply in moves() {
        faults.extend([
            Fault::CheckerTaken(reply),
            Fault::CheckAnswered(reply),
            Fault::NotStalemate(reply),
            Fault::Loses(reply),
            Fault::LosesSoon(reply),
            Fault::MatedBy(reply),
            Fault::MatedSoon(reply),
            Fault::Refuted(reply),
            Fault::Chased(reply),
            Fault::Drawn(reply),
            Fault::NotBest {
                won: -4,
                back: Some(reply),
            },
        ]);
    }
    faults
}

pub(super) fn every_end() -> Vec<End> {
    let goals = [
        Goal::Mate,
        Goal::Promote,
        Goal::TakeAll,
        Goal::FarRow,
        Goal::Opening,
    ];
    let won = goals
        .into_iter()
        .flat_map(|by| Color::ALL.map(|winner| End::Won { winner, by }));
    won.chain([End::Drawn]).collect()
}
