//! One layout that holds: at every size and in every state the board, what is said and the tools are
//! on the screen, nothing overlaps, and nothing jumps at a tap.

use chesslings::text::Lang;
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

/// Those with room for everything at once.
const LARGE: [(u32, u32); 4] = [(768, 1024), (820, 1180), (1024, 768), (1280, 800)];

/// What a reader sees who has made a desktop's page twice or four times as large.
const ZOOMED: [(u32, u32); 2] = [(640, 400), (320, 200)];

/// Where the board and the row of tools are; what of them, of the sentence and of an open question
/// is not on the screen; what is wider than its control, and which controls overlap.
const LOOK: &str = "(() => {
    const area = (node) => node.getBoundingClientRect();
    const seen = (selector) => [...document.querySelectorAll(selector)]
        .filter((node) => node.checkVisibility() && !node.closest('[inert]'));
    const name = (node) => node.innerText?.trim().split('\\n').pop() || node.title || node.className;
    const round = ({ x, y }) => [Math.round(x), Math.round(y)];
    const controls = seen('a[href], button:not([role=gridcell]), .tile, .choice, .tray label, summary')
        .filter((node) => !node.closest('.moves .list') && !node.matches('.veil'));
    const needed = seen('.board canvas, .table-top, .talk .bubble, .tools button, .tool-row button, .tool-row a, '
        + '.bubble button, .bubble a, .back, .picks button, .sheet, .done .button, .walk button, .answer');
    const off = needed.filter((node) => {
        const { left, top, right, bottom } = area(node);
        return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    });
    const cramped = controls.filter((node) => node.scrollWidth > node.clientWidth + 1);
    const meet = (one, other) => {
        const [a, b] = [area(one), area(other)];
        return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    };
    const board = seen('.board canvas, .table-top')[0];
    // On a small phone a question, a result and a remark of the coach lie over what nobody needs then.
    const lies = (node) => node.closest('.picker, .sheet, [data-mood=question], [data-mood=result]');
    const isOver = seen('[data-mood=result]').length > 0;
    const over = controls.flatMap((one, k) => [lies(one) ? undefined : board, ...controls.slice(k + 1)]
        .filter((other) => other && !one.contains(other) && !other.contains(one))
        .filter((other) => !lies(one) === !lies(other) || lies(one) === lies(other))
        .filter((other) => meet(one, other))
        .map((other) => `${name(one)} over ${name(other)}`));
    const tools = seen('.tools, .tool-row')[0];
    const said = seen('.talk .bubble p')[0];
    if (tools && said && !isOver && meet(said, tools)) over.push('what is said is under the tools');
    return {
        places: [board, tools].map((node) => node ? round(area(node)) : []),
        off: off.map((node) => `off the screen: ${name(node)} ${Math.round(area(node).bottom)}`),
        wrong: [
            ...cramped.map((node) => `cramped: ${name(node)} ${node.scrollWidth} in ${node.clientWidth}`),
            ...over,
            ...(document.documentElement.scrollWidth > innerWidth ? ['wider than the window'] : []),
        ],
    };
})()";

/// How steady a place has to be.
#[derive(Clone, Copy, PartialEq)]
enum Steady {
    /// Everything stays where it is, at every size.
    Always,
    /// On smaller screens what is said may push the tools; they stay in sight.
    Large,
    /// On smaller screens answers come first, and tools may have to be scrolled to.
    LargeOnly,
    /// A long page that is scrolled.
    Scrolled,
}

/// What was found at a size in a language.
struct Looking<'a> {
    page: &'a Page,
    /// Where and how large.
    place: String,
    is_large: bool,
    is_zoomed: bool,
    wrong: Vec<String>,
}

impl Looking<'_> {
    /// What is wrong after each of these steps, and what has jumped since the first one.
    fn look(&mut self, steady: Steady, steps: &[&str]) {
        let may_scroll = self.is_zoomed
            || steady == Steady::Scrolled
            || !self.is_large && steady == Steady::LargeOnly;
        let stays = !may_scroll && (self.is_large || steady == Steady::Always);
        let mut first: Option<Value> = None;
        for step in steps {
            self.page.does(step);
            self.page.wait_painted();
            if may_scroll {
                self.page.eval("scrollTo(0, 0)");
            }
            let seen = self.page.eval(LOOK);
            let off = seen["off"].as_array().filter(|_| !may_scroll);
            let faults = seen["wrong"].as_array().into_iter().chain(off).flatten();
            for fault in faults {
                let place = &self.place;
                self.wrong.push(format!("{place} after {step:?}: {fault}"));
            }
            let places = seen["places"].clone();
            let before = first.get_or_insert_with(|| places.clone());
            if stays && *before != places && places[1] != json!([]) {
                self.wrong.push(format!(
                    "{} after {step:?}: jumps from {before} to {places}",
                    self.place
                ));
            }
        }
    }
}

/// A pawn that can become something, a rook that can give mate, and a king that can't go
/// everywhere.
const GAME: &str =
    "[SetUp \"1\"]\n[FEN \"6k1/1P3ppp/8/8/8/2p5/5PPP/R5K1 w - - 0 1\"]\n\n1. h3 c2 *";

/// Opens a place at these sizes in both languages, and looks around there.
fn everywhere(sizes: &[(u32, u32)], place: &str, walk: impl Fn(&mut Looking<'_>, Lang)) {
    let mut wrong = Vec::new();
    for &(width, height) in sizes {
        for lang in Lang::ALL {
            let code = lang.code();
            let options = Options::phone()
                .size(width, height)
                .scale(1.0)
                .lang(code)
                .reduced_motion()
                .with_stored("chesslings.game.1", GAME);
            let page = Page::open(options, place);
            let mut looking = Looking {
                page: &page,
                place: format!("{place} {width}x{height} {code}"),
                is_large: height >= 900 || width > height && height >= 700,
                is_zoomed: ZOOMED.contains(&(width, height)),
                wrong: Vec::new(),
            };
            walk(&mut looking, lang);
            wrong.append(&mut looking.wrong);
        }
    }
    assert!(
        wrong.is_empty(),
        "{}\n{} in all",
        wrong.join("\n"),
        wrong.len()
    );
}

/// A button by its name.
fn click(name: &str) -> String {
    format!("click {name:?}")
}

/// A game: a piece in hand, a refusal, questions, looking back, the end.
fn game(looking: &mut Looking<'_>, lang: Lang) {
    looking.look(Steady::Always, &["", "tap a1", "tap b3", "tap b7"]);
    // What is open may lie over the rest, but has to be there.
    looking.look(Steady::Large, &["tap b8"]);
    looking.page.does("press Escape");
    let more = click(lang.play_more());
    let resign = click(lang.play_menu_resign());
    let draw = click(lang.play_menu_draw());
    looking.look(Steady::Large, &[&more]);
    looking.look(Steady::Large, &[&resign]);
    looking.page.does(&click(lang.play_sure_no()));
    looking.page.does(&more);
    looking.look(Steady::Large, &[&draw]);
    looking.page.does(&click(lang.play_draw_no()));
    // Where moves are not always seen, a tool opens them.
    let shows = "document.querySelector('[data-tool=moves]').checkVisibility()";
    if looking.page.eval(shows) == json!(true) {
        looking.page.does(&click(lang.play_moves()));
    }
    let back = click(lang.play_step_back());
    looking.look(Steady::LargeOnly, &[&back, &back]);
    looking.page.tap_on(".step[data-step=last]");
    looking.look(Steady::Large, &["tap a1; tap a8"]);
}

/// Explore: a piece chosen, numbers, who attacks, setting up, the pencil.
fn explore(looking: &mut Looking<'_>, lang: Lang) {
    looking.page.goes_to("#/explore");
    let numbers = click(lang.explore_indices());
    let attackers = click(lang.explore_doing_attackers());
    let set_up = click(lang.explore_doing_set_up());
    let pencil = click(lang.explore_pencil());
    looking.look(Steady::Large, &["", "tap d1", "tap d5"]);
    looking.look(Steady::LargeOnly, &[&numbers, "tap b1"]);
    looking.page.does(&numbers);
    looking.look(Steady::Large, &[&attackers, "tap e4"]);
    // Below the tray there is one row of tools at least.
    looking.look(Steady::Large, &[&set_up]);
    looking.page.does(&click(lang.explore_doing_moves()));
    looking.look(Steady::Large, &[&pencil, "tap e4; tap e4"]);
}

/// Puzzles: the list, a challenge until it is solved, a search and what it has found.
fn puzzles(looking: &mut Looking<'_>, lang: Lang) {
    looking.page.goes_to("#/puzzles");
    looking.look(Steady::Scrolled, &[""]);
    looking.page.goes_to("#/puzzles?at=queens-4");
    let hint = click(lang.puzzle_hint());
    let taps = ["B1", "D2", "A3", "C4"].map(click);
    let [first, second, third, last] = &taps;
    looking.look(Steady::Large, &["", first, second, &hint, third]);
    looking.look(Steady::Scrolled, &[last]);
    looking
        .page
        .goes_to("#/puzzles?at=&task=independence&size=12&pieces=12Q");
    looking.look(Steady::Large, &["", &click("A1")]);
    looking
        .page
        .goes_to("#/puzzles?task=independence&size=6&pieces=6Q");
    looking.look(Steady::Scrolled, &["", &click(lang.lab_start())]);
    let found = "document.querySelector('[data-picture]')";
    looking.page.wait_until("solutions are there", found);
    looking.look(Steady::Scrolled, &[&click(&lang.lab_solution(1))]);
}

#[test]
fn a_game() {
    everywhere(&SIZES, "#/play", game);
}

#[test]
fn explore_and_puzzles() {
    everywhere(&SIZES, "", |looking, lang| {
        explore(looking, lang);
        puzzles(looking, lang);
    });
}

#[test]
fn made_larger() {
    everywhere(&ZOOMED, "#/play", |looking, lang| {
        game(looking, lang);
        explore(looking, lang);
        puzzles(looking, lang);
        for place in ["#/learn", "#/learn/rook/2", "#/settings", "#/parents"] {
            looking.page.goes_to(place);
            looking.look(Steady::Scrolled, &[""]);
        }
    });
}

#[test]
fn an_exercise_with_moves() {
    everywhere(&SIZES, "#/learn/rook/2", |looking, _| {
        looking.look(Steady::Large, &["", "tap a1", "tap b2"]);
    });
}

#[test]
fn an_exercise_with_squares() {
    everywhere(&SIZES, "#/learn/ladder/2", |looking, _| {
        looking.look(Steady::Large, &["", "tap a1", "tap h8"]);
    });
}

#[test]
fn a_question() {
    everywhere(&SIZES, "#/learn/endings/9", |looking, _| {
        looking.look(Steady::LargeOnly, &[""]);
    });
}

/// After these steps an exercise is done, and the way on is on the screen.
fn check_done(place: &str, steps: &str) {
    everywhere(&LARGE, place, |looking, _| {
        looking.page.does(steps);
        looking
            .page
            .wait_until("it is done", "document.querySelector('.done')");
        looking.look(Steady::Large, &[""]);
    });
}

#[test]
fn an_exercise_that_is_done() {
    check_done("#/learn/rook/1", "tap d2; tap d7");
    check_done("#/learn/mate/17", "tap d1; tap d8");
}

#[test]
fn a_walk() {
    everywhere(&LARGE, "#/learn/rook/4", |looking, lang| {
        let next = click(lang.learn_next_direction());
        let numbers = click(lang.learn_numbers());
        looking.look(Steady::LargeOnly, &[&next]);
        looking.look(Steady::LargeOnly, &[&numbers]);
    });
}

/// Where the words begin.
const TALK: &str = "Math.round(document.querySelector('.talk').getBoundingClientRect().y)";

#[test]
fn a_long_name_beside_a_rival_pushes_nothing() {
    everywhere(&SIZES, "#/learn/rook/1", |looking, _| {
        let before = looking.page.eval(TALK);
        for place in ["value/23", "threat/21", "ladder/11", "endings/7"] {
            looking.page.goes_to(&format!("#/learn/{place}"));
            let after = looking.page.eval(TALK);
            if before != after {
                let size = &looking.place;
                let wrong = format!("{size}: {place} begins at {after}, not at {before}");
                looking.wrong.push(wrong);
            }
        }
    });
}
