//! How long the coach takes for a remark, in a worker of the page.

use chesslings::coach::{Manner, Memory, Question};
use chesslings::rules::{Game, Position};
use serde_json::json;

use crate::harness::{Options, Page};
use crate::numbers::report;

/// Two beginners.
const GAME: &str = "a2a3 e7e5 h2h3 b8c6 e2e4 f8d6 d2d3 g8h6 b1d2 e8g8 b2b3 g7g6 a1b1 b7b5 d1g4 h6g4 \
    h3g4 c6b4 h1h4 b4c2 e1e2 d8h4 g2g3 h4g4 g1f3 g4g3 d3d4 g3f4 d4e5 d6e5 e2d3 c2e1 f3e1 f4f2 a3a4 \
    f2e1 a4b5 e5a1 b1a1 c8b7 c1b2 b7e4 d2e4 e1e4 d3e4 f7f6 a1a7 a8a7 b2c1 c7c5 b5c6 d7c6 b3b4 g6g5";

/// Asks one question after the other, and notes the time from each to its answer.
const ASK: &str = "return new Promise(done => {
    const worker = new Worker('worker_loader.js'), times = [];
    let begun;
    worker.onmessage = ({data}) => {
        if (data !== '') times.push(performance.now() - begun);
        if (times.length === questions.length) { worker.terminate(); done(times); return; }
        begun = performance.now();
        worker.postMessage('coach\\n1\\n' + questions[times.length]);
    };
})";

/// Before each move of a game and about it. The browser slows the page's own thread, not its
/// workers; so these are times of this machine.
pub(crate) fn remarks() {
    let page = Page::open(Options::phone().in_own_browser(), "#/play");
    let asked = format!("const questions = {}; {ASK}", json!(questions()));
    let times = page.eval(&format!("(() => {{ {asked} }})()"));
    let times = times.as_array().map(Vec::as_slice).unwrap_or_default();
    let times = times.iter().filter_map(serde_json::Value::as_f64);
    report("remark in the worker, not slowed: wall", times.collect());
}

fn questions() -> Vec<String> {
    let mut game = Game::from(Position::START);
    let mut questions = Vec::new();
    for uci in GAME.split_whitespace() {
        questions.push(Question::before(Manner::default(), Memory::new(), &game).to_text());
        let played = game.position().read_uci(uci).expect(uci);
        let done = game.play(played.from(), played.to(), played.promotion());
        assert!(done.is_ok(), "{uci}");
        questions.push(Question::about(Manner::default(), Memory::new(), &game).to_text());
    }
    questions
}
