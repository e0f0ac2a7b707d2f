//! What axe and html-validate find in every state of the page, in both languages, light and dark:
//! nothing. And the focus is never lost.

use std::fs;
use std::path::Path;

use chesslings::app::Route;
use chesslings::text::Lang;

use crate::harness::{Options, Page};
use crate::hosting::validate;

const NOTHING: [String; 0] = [];

fn check(options: Options) {
    let page = Page::open(options, "");
    for route in Route::ALL {
        page.goes_to(route.hash());
        assert_eq!(page.axe(), NOTHING, "{route:?}");
    }
}

/// A pawn that can become a queen, a rook that can give mate.
const GAME: &str = "[SetUp \"1\"]\n[FEN \"6k1/1P3ppp/8/8/8/2p5/7P/R3K3 w - - 0 1\"]\n\n1. h3 c2 *";

/// One that is over.
const OVER: &str = "[White \"Anna\"]\n[Black \"Ben\"]\n\n1. f3 e5 2. g4 Qh4# 0-1";

/// A button, a field or a square by its name.
fn click(name: &str) -> String {
    format!("click {name:?}")
}

/// Where, and what is done there: after each step there is a state.
type Visit = (&'static str, Vec<String>);

/// Home, the course, Explore and Play, place by place.
fn visits(lang: Lang) -> Vec<Visit> {
    let steps = |steps: &[&str]| steps.iter().map(|step| (*step).to_owned()).collect();
    let more = click(lang.play_more());
    let old_game = {
        let names = lang.play_players("Ben", "Anna");
        let how = [lang.play_won("Ben"), lang.play_so_many_moves(2)].join(" ");
        click(&lang.play_game_more(&[names, how].join(". ")))
    };
    let open = |title: &str| click(title);
    vec![
        ("#/", steps(&[""])),
        (
            "#/learn",
            vec![String::new(), click(&[lang.learn_no_name(), " 0"].concat())],
        ),
        ("#/learn/rook", steps(&[""])),
        ("#/learn/rook/1", steps(&[""])),
        (
            "#/learn/rook/2",
            vec![
                String::new(),
                "tap a1".to_owned(),
                "tap b2".to_owned(),
                click(lang.learn_hint()),
            ],
        ),
        ("#/learn/endings/9", steps(&[""])),
        ("#/learn/today", steps(&[""])),
        (
            "#/explore",
            vec![
                String::new(),
                "tap d1".to_owned(),
                "tap d5".to_owned(),
                click(lang.explore_indices()),
                format!("{}; tap e4", click(lang.explore_doing_attackers())),
                click(lang.explore_doing_set_up()),
                format!("{}; tap e4; tap e4", click(lang.explore_pencil())),
            ],
        ),
        (
            "#/play",
            vec![
                String::new(),
                "tap e1".to_owned(),
                "tap e5".to_owned(),
                "tap b7; tap b8".to_owned(),
                format!("press Escape; {more}"),
                click(lang.play_menu_resign()),
                format!(
                    "{}; {more}; {}",
                    click(lang.play_sure_no()),
                    click(lang.play_menu_draw())
                ),
                click(lang.play_draw_no()),
                format!("{more}; {}", click(lang.play_menu_new())),
                old_game,
                click(lang.play_delete()),
                click(lang.play_delete_no()),
                format!(
                    "{}; {}",
                    open(lang.play_from_position()),
                    click(lang.play_fen_start())
                ),
                format!(
                    "{}; {}",
                    open(lang.play_open_title()),
                    click(lang.play_open())
                ),
                click(lang.play_continue()),
                "tap a1; tap a8".to_owned(),
                click(lang.play_look_back()),
            ],
        ),
    ]
}

/// The puzzles, the settings, the corner for parents.
fn more_visits(lang: Lang) -> Vec<Visit> {
    let steps = |steps: &[&str]| steps.iter().map(|step| (*step).to_owned()).collect();
    let cells = ["A1", "B2", "A1", "B2", "B1", "D2", "A3", "C4"].map(click);
    let [a1, b2, a1_off, b2_off, b1, d2, a3, c4] = cells;
    let placed = [b1, d2, a3].join("; ");
    vec![
        ("#/puzzles", steps(&[""])),
        (
            "#/puzzles?at=queens-4",
            vec![
                String::new(),
                a1,
                b2,
                format!(
                    "{a1_off}; {b2_off}; {placed}; {}",
                    click(lang.puzzle_hint())
                ),
                c4,
            ],
        ),
        (
            "#/puzzles?at=&task=independence&size=16&pieces=2Q",
            steps(&[""]),
        ),
        ("#/puzzles?task=independence&size=20&pieces=8", steps(&[""])),
        (
            "#/puzzles?task=independence&size=9&pieces=9Q",
            vec![
                String::new(),
                format!(
                    "{}; says {:?}",
                    click(lang.lab_start()),
                    lang.lab_finished("46", "352")
                ),
                click(&lang.lab_solution(2)),
            ],
        ),
        ("#/settings", steps(&[""])),
        (
            "#/parents",
            vec![String::new(), click(lang.parents_enter())],
        ),
    ]
}

/// Every state, with these settings: there are more than forty.
fn check_states(options: Options, lang: Lang, settings: &str) {
    let options = options
        .lang(lang.code())
        .reduced_motion()
        .with_stored("chesslings.settings", settings)
        .with_stored("chesslings.game.1", OVER)
        .with_stored("chesslings.game.2", GAME)
        .with_stored("chesslings.game.last", "2");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(lang.code());
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder for the states");
    let page = Page::open(options, "");
    let mut count = 0;
    for (place, steps) in visits(lang).into_iter().chain(more_visits(lang)) {
        page.goes_to(place);
        for step in steps {
            page.does(&step);
            page.wait_painted();
            assert_eq!(page.axe(), NOTHING, "{place} {step}");
            let body = page.eval("document.querySelector('main').outerHTML");
            let body = body.as_str().unwrap_or_default();
            let file = folder.join(format!("{count:02}.html"));
            fs::write(file, body).expect("the state can be written");
            count += 1;
        }
    }
    assert!(count >= 45, "{count} states");
    validate(&folder);
}

#[test]
fn every_state_in_english_on_a_phone() {
    check_states(Options::phone(), Lang::En, "{}");
}

#[test]
fn every_state_in_russian_on_a_desktop_in_the_dark_with_high_contrast() {
    let options = Options::desktop().dark();
    check_states(options, Lang::Ru, "{\"theme\":\"contrast\"}");
}

#[test]
fn english_dark() {
    check(Options::desktop().lang("en").dark());
}

#[test]
fn russian_light() {
    check(Options::desktop().lang("ru"));
}

#[test]
fn russian_dark() {
    check(Options::phone().lang("ru").dark());
}

#[test]
fn the_messages_before_the_start_pass_too() {
    let page = Page::open(Options::phone().blocking(".wasm"), "");
    page.accepts_missing("page_bg.wasm");
    assert_eq!(page.axe(), NOTHING);
}

/// Presses buttons that go away, or change, when they are pressed: something has the focus then.
#[test]
fn the_focus_is_never_lost() {
    let options = Options::desktop()
        .reduced_motion()
        .with_stored("chesslings.game.1", OVER)
        .with_stored("chesslings.game.2", GAME)
        .with_stored("chesslings.game.last", "2");
    let page = Page::open(options, "");
    for (place, steps) in [
        (
            "#/play",
            &[
                r#"click "One move back""#,
                r#"click "Go to the last move""#,
                r#"tap e1; click "Show its way""#,
                r#"click "More"; click "Give up""#,
                r#"click "Play on""#,
                r#"click "More"; click "Offer a draw""#,
                r#"click "Play on""#,
                r#"click "More"; click "Copy the game""#,
                r#"click "More"; click "New game""#,
                r#"click "More: Anna and Ben. Ben wins! 2 moves""#,
                r#"click "Delete""#,
                r#"click "Keep it""#,
                r#"click "Delete""#,
                r#"click "Delete""#,
                r#"click "Play on""#,
                r#"tap a1; tap a8; click "Look back""#,
                r#"click "Go to the last move""#,
                r#"click "Play again""#,
            ][..],
        ),
        (
            "#/explore",
            &[
                r#"click "Pencil"; tap e4; tap e4; click "Wipe it all""#,
                r#"click "Pencil"; click "Set up"; click "Clear the board""#,
                r#"click "Take back""#,
            ],
        ),
        (
            "#/puzzles?at=queens-5",
            &[
                r#"click "Hint""#,
                r#"click "A1"; click "C2"; click "E3"; click "B4"; click "D5"; click "Find another""#,
            ],
        ),
        (
            "#/puzzles?task=domination&size=14&pieces=9Q",
            &[r#"click "Find all solutions""#, r#"click "Stop""#],
        ),
        ("#/parents", &[r#"click "Go in""#]),
    ] {
        page.goes_to(place);
        for step in steps {
            page.does(step);
            page.wait_painted();
            let has_focus = "document.activeElement !== document.body";
            page.wait_until(&format!("something has the focus after {step}"), has_focus);
        }
    }
}
