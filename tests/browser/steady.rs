//! One layout that holds: at every size and in every state the board, what is said and the tools are
//! on the screen, nothing overlaps, and nothing jumps at a tap.

use serde_json::{Value, json};

use crate::harness::{Options, Page};

/// The screens of a school, from the smallest phone to a large monitor.
const SIZES: [(u32, u32); 8] = [
    (320, 568),
    (360, 640),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1280, 800),
    (3840, 2160),
];

/// Where the board and the row of tools are, what of them and of the sentence is not on the screen,
/// what is wider than its control, and which controls overlap.
const LOOK: &str = "(() => {
    const area = (node) => node.getBoundingClientRect();
    const seen = (selector) => [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility());
    const name = (node) => node.innerText?.trim().split('\\n').pop() || node.className;
    const round = ({ x, y }) => [Math.round(x), Math.round(y)];
    const controls = seen('.tools button, .tool-row button, .bubble button, .bubble a, .answers button, .back');
    const needed = [...seen('.board canvas'), ...seen('.talk .bubble'), ...controls];
    const off = needed.filter((node) => {
        const { left, top, right, bottom } = area(node);
        return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    });
    const cramped = controls.filter((node) => node.scrollWidth > node.clientWidth + 1);
    const meet = (one, other) => {
        const [a, b] = [area(one), area(other)];
        return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    };
    const canvas = seen('.board canvas')[0];
    // On a small phone the result of a game may cover the board, which nobody needs then.
    const isOver = seen('[data-mood=result]').length > 0;
    const over = controls.flatMap((one, k) => [isOver ? undefined : canvas, ...controls.slice(k + 1)]
        .filter((other) => other && !one.contains(other) && meet(one, other))
        .map((other) => `${name(one)} over ${name(other)}`));
    const tools = seen('.tools, .tool-row')[0];
    const said = seen('.talk .bubble p')[0];
    if (tools && said && !isOver && meet(said, tools)) over.push('what is said is under the tools');
    return {
        places: [canvas, tools].map((node) => node ? round(area(node)) : []),
        wrong: [
            ...off.map((node) => `off the screen: ${name(node)} ${Math.round(area(node).bottom)}`),
            ...cramped.map((node) => `cramped: ${name(node)}`),
            ...over,
            ...(document.documentElement.scrollWidth > innerWidth ? ['wider than the window'] : []),
        ],
    };
})()";

/// What is wrong after each of these steps, and what has jumped since the first one.
fn look(page: &Page, steps: &[&str], stays: bool, wrong: &mut Vec<String>, where_: &str) {
    let mut first: Option<Value> = None;
    for step in steps {
        page.does(step);
        page.wait_painted();
        let seen = page.eval(LOOK);
        for fault in seen["wrong"].as_array().into_iter().flatten() {
            wrong.push(format!("{where_} after {step:?}: {fault}"));
        }
        let places = seen["places"].clone();
        let before = first.get_or_insert_with(|| places.clone());
        if stays && *before != places && places[1] != json!([]) {
            wrong.push(format!(
                "{where_} after {step:?}: jumps from {before} to {places}"
            ));
        }
    }
}

/// A rook that can give mate, and a king that can't go everywhere.
const GAME: &str = "[SetUp \"1\"]\n[FEN \"6k1/2p2ppp/8/8/8/8/5PPP/R5K1 w - - 0 1\"]\n\n1. h3 c6 *";

/// How steady a place has to be.
#[derive(Clone, Copy, PartialEq)]
enum Steady {
    /// Everything stays where it is, at every size.
    Always,
    /// On smaller screens what is said may push the tools; they stay in sight.
    Large,
    /// On smaller screens answers come first, and tools may have to be scrolled to.
    LargeOnly,
}

fn everywhere(place: &str, steps: &[&str], steady: Steady) {
    let mut wrong = Vec::new();
    for (width, height) in SIZES {
        let is_large = height >= 900 || width > height && height >= 700;
        let stays = is_large || steady == Steady::Always;
        if !is_large && steady == Steady::LargeOnly {
            continue;
        }
        for lang in ["en", "ru"] {
            let options = Options::phone()
                .size(width, height)
                .scale(1.0)
                .lang(lang)
                .reduced_motion()
                .with_stored("chesslings.game.1", GAME);
            let page = Page::open(options, place);
            let state = format!("{place} {width}x{height} {lang}");
            look(&page, steps, stays, &mut wrong, &state);
        }
    }
    assert!(
        wrong.is_empty(),
        "{}\n{} in all",
        wrong.join("\n"),
        wrong.len()
    );
}

#[test]
fn a_game() {
    everywhere(
        "#/play",
        &["", "tap a1", "tap b3", "tap a8"],
        Steady::Always,
    );
}

#[test]
fn an_exercise_with_moves() {
    everywhere("#/learn/rook/2", &["", "tap a1", "tap b2"], Steady::Large);
}

#[test]
fn an_exercise_with_squares() {
    everywhere("#/learn/ladder/2", &["", "tap a1", "tap h8"], Steady::Large);
}

#[test]
fn a_question() {
    everywhere("#/learn/endings/9", &[""], Steady::LargeOnly);
}
