//! Everything that lessons say is clean, short and complete in every language.

mod values;

use chesslings::lessons::{
    Aim, Answer, Attempt, Choice, Course, Exercise, Goal, Help, Question, Stop, Task, Verdict, Walk,
};
use chesslings::rules::{Color, Piece, Square, SquareSet};
use chesslings::text::Lang;

use crate::every::check;
use values::{
    BOARD, course, every_asked, every_end, every_verdict, exercise, moves, moving, others, position,
};

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
        // A question of the course is a sentence of the course, which has its own tests.
        let told =
            |exercise: &&Exercise| matches!(exercise.task, Task::Choose(Question::Told { .. }));
        let goals = all.iter().filter(|exercise| !told(exercise));
        let goals: Vec<String> = goals.map(|exercise| lang.goal(exercise)).collect();
        for goal in &goals {
            assert!(words(goal) <= 13, "{goal}");
        }
        check(lang, goals.into_iter());
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
            // What is written is one move.
            if let Task::Play {
                aim: Aim::Written { .. },
                ..
            } = exercise.task
            {
                continue;
            }
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
        Help::TooLate,
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
                said.push(lang.walk_line(&walk, Color::White));
                while walk.step().is_ok() {
                    said.push(lang.walk_line(&walk, Color::Black));
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
fn directions_are_said_as_they_are_on_the_screen() {
    let step = |exercise: &Exercise, lang: Lang| {
        let mut walk = Walk::of(exercise).unwrap();
        walk.step().unwrap();
        lang.walk_told(exercise, &walk)
    };
    let black = Course::find("pawn-black").unwrap();
    assert_eq!(step(&black, Lang::En), "Up, step 1: D6.");
    assert_eq!(step(&black, Lang::Ru), "Вверх, шаг 1: D6.");
    // A black pawn that White looks at.
    let comes = Course::find("rook-pawns-come").unwrap();
    assert_eq!(step(&comes, Lang::En), "Down, step 1: E6.");

    let meets = Attempt::new(Course::find("rook-meet").unwrap());
    let mut varied = (1..).filter_map(|seed| meets.varied(seed));
    let swapped = varied.find(|varied| varied.exercise.side() == Color::Black);
    let mut walk = Walk::of(&swapped.unwrap().exercise).unwrap();
    let [up, down] = [["Up.", "Вверх."], ["Down.", "Вниз."]];
    for ray in 0..walk.rays.len() {
        walk.turn_to(ray);
        let said = Lang::ALL.map(|lang| lang.walk_way(&walk, Color::Black));
        match walk.rays[ray].direction.step.di {
            1.. => assert_eq!(said, down),
            0 => assert!(said != up && said != down),
            _ => assert_eq!(said, up),
        }
    }
}

#[test]
fn a_stop_at_the_edge_has_its_numbers() {
    let beyond = |i, j| Lang::En.stop_in_numbers(Stop::Edge { i, j }).unwrap();
    assert_eq!(beyond(8, 3), "(8, 3) is off the board: 0 ≤ i < 8.");
    assert_eq!(beyond(2, -1), "(2, -1) is off the board: 0 ≤ j < 8.");
    assert_eq!(Lang::En.stop_in_numbers(Stop::Enough(1)), None);
}

#[test]
fn every_small_game_has_its_rule_and_its_end() {
    for lang in Lang::ALL {
        let both_mate = Task::Game {
            white: Goal::Mate,
            black: Goal::Mate,
        };
        let games: Vec<_> = others()
            .into_iter()
            .filter(|exercise| matches!(exercise.task, Task::Game { .. }))
            .collect();
        let rule = |game: &Exercise| (game.task != both_mate).then(|| lang.game_rule(game));
        check(lang, games.iter().filter_map(rule));
        let known = games.iter().find(|game| game.task == both_mate);
        assert_eq!(known.map(|game| lang.game_rule(game)).unwrap(), "");
        check(lang, every_end().into_iter().map(|end| lang.end(end)));
    }
}

/// What is left to do after these answers of the course's own exercise.
fn left(lang: Lang, id: &str, answers: usize) -> String {
    let mut attempt = Attempt::new(Course::find(id).unwrap());
    for _ in 0..answers {
        let answer = attempt.solution().unwrap();
        attempt.answer(answer);
    }
    lang.left_to_do(&attempt)
}

#[test]
fn what_is_left_to_do_is_said() {
    let opening = "opening-eight-moves";
    assert_eq!(
        left(Lang::En, opening, 0),
        "Still to do: move a centre pawn, bring 3 pieces out, castle."
    );
    assert_eq!(
        left(Lang::Ru, opening, 1),
        "Осталось: вывести 3 фигуры, сделать рокировку."
    );
    let mate = "notation-write-mate";
    assert_eq!(left(Lang::En, mate, 0), "Who moves? A pawn has no letter.");
    assert_eq!(left(Lang::Ru, mate, 3), "Фxf… На какой ряд?");
    assert_eq!(left(Lang::En, "notation-two-moves", 2), "Now: 2.\u{a0}g4");
    assert_eq!(
        left(Lang::Ru, "notation-two-moves", 3),
        "Теперь: 2…\u{a0}Фh4#"
    );
    assert_eq!(left(Lang::En, "rook-corner", 1), "");
}
