//! How fast the page is in a real browser on a slow device: `scripts/bench-page`.
//!
//! Every number is in milliseconds, on a processor slowed four times. "Work" is the time that the
//! main thread was at it, as the browser's own trace says: it does not depend on what else the
//! machine does, nor on when the next frame happens to begin. "Wall" is what a clock says.

#[expect(
    dead_code,
    unused_imports,
    reason = "the tests use the rest of the vocabulary"
)]
#[path = "../harness/mod.rs"]
mod harness;
mod numbers;
mod work;
mod worker;

use chesslings::lessons::Place;
use harness::{Options, Page};
use numbers::report;

const SLOWED: f64 = 4.0;
const TAPS: usize = 240;
const MOVES: usize = 240;
const VISITS: usize = 11;
const EXERCISES: usize = 100;
const HINTS: usize = 24;

/// A position with many targets for the queen in its middle.
const EXPLORE: &str = "#/explore?fen=4k3/1p4p1/8/8/3Q4/8/1P4P1/4K3_w_-_-_0_1";

fn main() {
    println!("{:34} median     p99     max  over 16.7 ms", "");
    tap();
    tap_on_bare_canvas();
    drag();
    exercise(1.0, "tap to exercise, not slowed: work");
    exercise(SLOWED, "tap to exercise: work");
    hints();
    visit();
    worker::answers();
}

/// From a tap on a piece to its highlighted targets on the canvas.
fn tap() {
    let page = slow(Options::phone());
    // Two pieces in turn, so that every tap shows other targets.
    let squares = ["d4", "e1"];
    let spans = page.traced(|| {
        for index in 0..TAPS {
            page.tap(squares[index % 2]);
            page.wait_painted();
        }
    });
    let (busy, wall) = work::until_painted(&spans, "pointerdown");
    report("tap to highlighted targets: work", busy);
    report("tap to highlighted targets: wall", wall);
}

/// The same for a page that does nothing but paint one dot: so much is the browser's own.
fn tap_on_bare_canvas() {
    let page = Page::open(
        Options::phone()
            .in_own_browser()
            .with_file("index.html", BARE_PAGE),
        "",
    );
    page.slowed(SLOWED);
    let spans = page.traced(|| {
        for _ in 0..TAPS {
            page.tap("d4");
            page.wait_painted();
        }
    });
    let (busy, _) = work::until_painted(&spans, "pointerdown");
    report("tap on a bare canvas: work", busy);
}

/// The frames of a drag all over the board.
fn drag() {
    let page = slow(Options::desktop());
    let board = page.area_of(".board canvas");
    let place = |index: usize| {
        let turn = index as f64 / 40.0 * std::f64::consts::TAU;
        let part = |circle: f64| 0.5 + 0.4 * circle;
        (
            board.x + board.width * part(turn.cos()),
            board.y + board.height * part((turn * 0.7).sin()),
        )
    };
    page.pointer_down(page.cell("d4").centre());
    page.pointer_move(place(0));
    let spans = page.traced(|| {
        for index in 1..=MOVES {
            page.pointer_move(place(index));
        }
    });
    page.pointer_up(place(MOVES));
    let (busy, wall) = work::of_frames(&spans, "pointermove");
    report("frame of a drag: work", busy);
    report("frame of a drag: wall", wall);
}

/// From a tap on an exercise in the list of its unit to the frame that shows it.
fn exercise(times: f64, what: &str) {
    let unit = "#/learn/queen";
    let page = Page::open(Options::phone().in_own_browser(), unit);
    page.slowed(times);
    let spans = page.traced(|| {
        for index in 0..EXERCISES {
            let link = format!("[href=\"{unit}/{}\"]", 1 + index % 12);
            page.eval(&format!(
                "document.querySelector('{link}').scrollIntoView({{block: 'center'}})"
            ));
            page.tap_on(&link);
            page.wait_until("the exercise", "document.querySelector('.board')");
            page.wait_painted();
            page.goes_to(unit);
        }
    });
    let (busy, _) = work::until_painted(&spans, "click");
    report(what, busy);
}

/// From a tap on the hint to the frame that shows it, where finding it takes longest.
fn hints() {
    for id in [
        "games-whole-greedy",
        "games-whole-random",
        "castling-two-out",
    ] {
        let place = Place::named(id).expect("an exercise of the course");
        let address = format!("#/learn/{}/{}", place.unit.id, place.number);
        let page = Page::open(Options::phone().in_own_browser(), &address);
        page.slowed(SLOWED);
        let spans = page.traced(|| {
            for _ in 0..HINTS {
                page.click_on("Hint");
                page.wait_painted();
            }
        });
        let (busy, _) = work::until_painted(&spans, "click");
        report(&format!("hint of {id}: work"), busy);
    }
}

/// From navigation to a board with its pieces on it.
fn visit() {
    let page = slow(Options::phone().with_file("updates.js", NO_WORKER));
    page.run_before_loading(NOTICE_BOARD);
    let mut times = Vec::new();
    for _ in 0..VISITS {
        page.reload();
        page.wait_until("the pieces are there", "window.usable");
        times.extend(page.eval("usable").as_f64());
    }
    report("navigation to a usable board: wall", times);
}

fn slow(options: Options) -> Page {
    let page = Page::open(options.in_own_browser(), EXPLORE);
    page.wait_painted();
    page.slowed(SLOWED);
    page
}

const BARE_PAGE: &str = "<!DOCTYPE html><title>Bare</title><link rel=icon href=data:,>
    <meta name=viewport content='width=device-width'>
    <canvas data-square=d4 width=776 height=776 style='width: 388px; touch-action: none'></canvas>
    <script>
        const canvas = document.querySelector('canvas'), context = canvas.getContext('2d');
        canvas.addEventListener('pointerdown', () => requestAnimationFrame(() => {
            context.fillStyle = context.fillStyle === '#ff0000' ? '#00ff00' : '#ff0000';
            context.fillRect(97, 97, 97, 97);
        }));
    </script>";

/// Without a service worker every visit asks the server for everything.
const NO_WORKER: &str = "export async function keepUpToDate() {}";

/// Notes when the middle of e1 is no longer the colour of its corner: the king is there.
const NOTICE_BOARD: &str = "const look = () => {
    const canvas = document.querySelector('.board canvas');
    const pixel = (x, y) => canvas.getContext('2d').getImageData(x, y, 1, 1).data.join();
    const unit = canvas ? canvas.width / 8 : 0;
    if (unit > 40 && pixel(4.5 * unit, 7.5 * unit) !== pixel(4.03 * unit, 7.03 * unit))
        window.usable = performance.now();
    else requestAnimationFrame(look);
}; look();";
