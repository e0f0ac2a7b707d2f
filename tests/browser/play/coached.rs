//! The coach beside a child who plays alone: what it says, and when it keeps silent.

use super::START;
use super::against::GAME;
use crate::harness::{Options, Page};

/// A moment of a game against the magpie in which the coach has something to say, to White.
struct Moment {
    fen: &'static str,
    moves: &'static str,
    /// What the child plays, if the coach speaks about a move.
    plays: &'static str,
    english: &'static str,
    russian: &'static str,
}

const CHECK: Moment = Moment {
    fen: "4k3/8/8/8/4r3/8/3P4/4K3 w - - 0 1",
    moves: "",
    plays: "",
    english: "Check! Run, block or take?",
    russian: "Шах! Уйти, закрыться или взять?",
};

const THREAT: Moment = Moment {
    fen: "6k1/5ppp/8/1p6/8/2N5/5PPP/6K1 w - - 0 1",
    moves: "1. Kf1 Kf8 2. Kg1 b4",
    plays: "",
    english: "What does Black want now?",
    russian: "Чего теперь хотят чёрные?",
};

const THINK_TWICE: Moment = Moment {
    fen: "5rk1/5ppp/2n5/8/8/8/4QPPP/6K1 w - - 0 1",
    moves: "",
    plays: "tap e2; tap e5",
    english: "Look again: is your queen safe there?",
    russian: "Посмотри ещё раз: ферзь там в безопасности?",
};

/// Each kind of remark.
const KINDS: [Moment; 11] = [
    CHECK,
    THREAT,
    THINK_TWICE,
    Moment {
        fen: "6k1/5pp1/7p/n7/8/8/5PPP/R5K1 w - - 0 1",
        moves: "1. Kf1 Kf8 2. Kg1 Kg8",
        plays: "",
        english: "Is every black piece guarded?",
        russian: "Все ли чёрные фигуры защищены?",
    },
    Moment {
        fen: "6k1/1p3ppp/8/8/8/8/5PPP/R5K1 w - - 0 1",
        moves: "1. Kf1 b6 2. Kg1 b5",
        plays: "",
        english: "Look at all checks. One is special.",
        russian: "Проверь все шахи. Один особенный.",
    },
    Moment {
        fen: START,
        moves: "1. a3 e5 2. h3 d5 3. a4 Nc6",
        plays: "",
        english: "Who is still sleeping at home?",
        russian: "Кто ещё спит дома?",
    },
    Moment {
        fen: START,
        moves: "1. e4 e5 2. Nf3 Nc6 3. Be2 d6 4. d3 Be7",
        plays: "",
        english: "Your king can castle now.",
        russian: "Королю можно рокировать.",
    },
    Moment {
        fen: START,
        moves: "1. e4 e5 2. Nf3 Nc6 3. Be2 d6",
        plays: "tap e1; tap g1",
        english: "Good: your king has castled.",
        russian: "Отлично: рокировка сделана.",
    },
    Moment {
        fen: "r4rk1/5ppp/8/8/8/8/5PPP/RN3RK1 w - - 0 1",
        moves: "1. h3 h6 2. g3 g6",
        plays: "",
        english: "You are ahead. Trading helps you.",
        russian: "У тебя перевес. Размены полезны.",
    },
    Moment {
        fen: "7k/8/5K2/8/8/8/8/6R1 w - - 0 1",
        moves: "1. Kg6 Kg8 2. Kh6+ Kh8",
        plays: "",
        english: "Leave the king a square, or give check.",
        russian: "Оставь королю поле или дай шах.",
    },
    Moment {
        fen: "8/8/8/3k4/8/8/8/RR4K1 w - - 0 1",
        moves: "1. Kf1 Kd4 2. Kg1 Kd5",
        plays: "",
        english: "Remember the ladder. Make his room smaller.",
        russian: "Вспомни лесенку. Отнимай у короля поля.",
    },
];

/// The stored game of Anna with White against a character; `coach` is what was said in it.
fn stored(who: &str, moment: &Moment, coach: &str) -> String {
    let Moment { fen, moves, .. } = moment;
    format!(
        "[White \"Anna\"]\n[Black \"?\"]\n[SetUp \"1\"]\n[FEN \"{fen}\"]\n[Opponent \"{who}\"]\n\
         [OpponentColor \"black\"]\n[OpponentSeed \"7\"]\n[Coach \"{coach}\"]\n\n{moves} *\n"
    )
}

fn opened(options: Options, moment: &Moment, coach: &str) -> Page {
    let text = stored("magpie", moment, coach);
    let page = Page::open(options.with_stored(GAME, &text), "#/play");
    page.plays_on();
    page.does(moment.plays);
    page
}

/// The coach says this, to eyes and ears, on a small phone without the tools moving away.
#[track_caller]
fn check_said(options: Options, moment: &Moment, words: &str) -> Page {
    let page = opened(options, moment, "0");
    page.tells(words);
    let tree = page.accessibility_tree();
    assert!(tree.contains(words), "{tree}");
    let outside = "[...document.querySelectorAll('.bubble button, .bubble p')].filter(part => {
        const {left, right} = part.getBoundingClientRect();
        return left < 0 || right > innerWidth;
    }).length";
    assert_eq!(page.eval(outside), 0);
    page
}

#[test]
fn each_kind_is_said_in_english() {
    for moment in &KINDS {
        check_said(Options::phone(), moment, moment.english);
    }
}

#[test]
fn each_kind_is_said_in_russian() {
    for moment in &KINDS {
        check_said(Options::phone().lang("ru"), moment, moment.russian);
    }
}

#[test]
fn a_queen_in_danger_waits_and_can_go_all_the_same() {
    let page = check_said(Options::phone(), &THINK_TWICE, THINK_TWICE.english);
    page.does(r#"click "Show me""#);
    page.wait_until(
        "the queen's square is marked",
        "document.querySelector('[data-square=e5]').ariaLabel.includes('hint')",
    );
    page.does(r#"click "I am sure""#);
    page.wait_until(
        "the game goes on",
        "/1\\. Qe5 [A-Za-z]/.test(localStorage['chesslings.game.1'])",
    );
}

#[test]
fn whoever_thinks_twice_keeps_the_queen() {
    let page = check_said(Options::phone(), &THINK_TWICE, THINK_TWICE.english);
    page.tap_on(".answers [data-focus=answer]");
    page.shows("5rk1/5ppp/2n5/8/8/8/4QPPP/6K1");
    page.tells("One move is taken back. Anna, your move!");
}

#[test]
fn the_answer_is_in_reach_of_the_keyboard() {
    let page = opened(Options::desktop(), &THINK_TWICE, "0");
    page.tells(THINK_TWICE.english);
    page.wait_until(
        "the first answer has the focus",
        "document.activeElement.dataset.focus === 'answer'",
    );
    page.does("press Enter");
    page.shows("5rk1/5ppp/2n5/8/8/8/4QPPP/6K1");
    assert_eq!(page.axe(), [] as [&str; 0]);
}

#[test]
fn a_silent_coach_says_nothing() {
    let page = opened(Options::phone(), &THINK_TWICE, "off");
    page.wait_until(
        "the game goes on",
        "/1\\. Qe5 [A-Za-z]/.test(localStorage['chesslings.game.1'])",
    );
}

#[test]
fn the_menu_lets_the_coach_go() {
    let page = opened(Options::phone(), &CHECK, "0");
    page.tells(CHECK.english);
    page.does(r#"click "More"; click "Keeps silent"; click "Close""#);
    page.wait_until(
        "it is gone",
        "!document.body.textContent.includes('Run, block')",
    );
    page.reload();
    page.plays_on();
    page.tells("Check! Anna, your move!");
}

#[test]
fn two_friends_are_left_alone() {
    let page = Page::game(Options::phone(), THREAT.fen, THREAT.moves);
    page.says("Anna, your move!");
    page.does(r#"click "More"; says "Helps both""#);
    let on = "document.querySelector('input[name=coach][value=on]').checked";
    assert_eq!(page.eval(on), false);
}

#[test]
fn two_friends_who_want_it_both_have_a_coach() {
    let page = Page::game(Options::phone(), THINK_TWICE.fen, "");
    page.does(r#"click "More"; click "Helps both"; click "Close""#);
    page.does(THINK_TWICE.plays);
    page.tells("Anna! Look again: is your queen safe there?");
    // Ben waits until Anna is sure.
    page.does("tap f8; tap e8");
    page.shows("5rk1/5ppp/2n5/4Q3/8/8/5PPP/6K1");
    page.does(r#"click "I am sure"; tap f8; tap e8"#);
    page.tells("Ben! Look again: is your king safe?");
    page.tap_on(".answers [data-focus=answer]");
    page.tells("One move is taken back. Ben, your move!");
}

#[test]
fn tools_stay_where_they_are_while_the_coach_speaks() {
    let top = "document.querySelector('.tools').getBoundingClientRect().top";
    // It was closed unread twice, and is quiet since then.
    let silent = opened(Options::phone(), &THREAT, "2");
    silent.says("your move!");
    let spoken = opened(Options::phone(), &THREAT, "0");
    spoken.tells(THREAT.english);
    assert_eq!(silent.eval(top), spoken.eval(top));
}

/// Anna has missed a mate on e8 and gives up.
const MISSED: Moment = Moment {
    fen: "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1",
    moves: "1. Re2 h6 2. Re1 h5",
    plays: "",
    english: "",
    russian: "",
};

#[test]
fn after_the_game_a_moment_is_tried_again() {
    let page = opened(Options::phone(), &MISSED, "0");
    page.does(r#"click "More"; click "Give up"; says "really"; click "Give up""#);
    page.says("Magpie wins!");
    page.does(r#"says "One moment again"; click "One moment again""#);
    page.tells("Here you had something better. Find it!");
    page.shows("6k1/5ppp/8/8/8/8/8/K3R3");
    page.does("tap e1; tap e4");
    page.tells("Not this one. Look once more!");
    let glows = |at: &str| {
        format!("document.querySelector('[data-square={at}]').ariaLabel.includes('hint')")
    };
    for (what, at) in [("where", "e8"), ("the rook", "e1")] {
        page.does(r#"click "Show me""#);
        page.wait_until(what, &glows(at));
    }
    page.does("tap e1; tap e8");
    page.says("Well found! That was it.");
    page.wait_until(
        "three exercises fit",
        "document.querySelectorAll('.bubble a[href^=\"#/learn/mate/\"]').length === 3",
    );
    assert_eq!(page.axe(), [] as [&str; 0]);
    page.does(r#"click "Go to the last move""#);
    page.says("Magpie wins!");
}

#[test]
fn the_moment_is_told_in_russian() {
    let page = opened(Options::phone().lang("ru"), &MISSED, "0");
    page.does("click Ещё; click Сдаться; says сдаёшься; click Сдаюсь");
    page.does(r#"says "Один момент ещё раз"; click "Один момент ещё раз""#);
    page.tells("Здесь был ход лучше. Найди его!");
    page.does("tap e1; tap e8");
    page.says("Отлично! Это тот самый ход.");
}
