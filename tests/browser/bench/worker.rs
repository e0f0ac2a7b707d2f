//! How long a remark of the coach and a move of a character take, in a worker of the page.

use chesslings::coach::{self, Manner, Memory};
use chesslings::opponents::{CHARACTERS, Child, Question};
use chesslings::rules::{Game, Position};
use serde_json::json;

use crate::harness::{Options, Page};
use crate::numbers::report;

/// Two beginners.
const GAME: &str = "a2a3 e7e5 h2h3 b8c6 e2e4 f8d6 d2d3 g8h6 b1d2 e8g8 b2b3 g7g6 a1b1 b7b5 d1g4 h6g4 \
    h3g4 c6b4 h1h4 b4c2 e1e2 d8h4 g2g3 h4g4 g1f3 g4g3 d3d4 g3f4 d4e5 d6e5 e2d3 c2e1 f3e1 f4f2 a3a4 \
    f2e1 a4b5 e5a1 b1a1 c8b7 c1b2 b7e4 d2e4 e1e4 d3e4 f7f6 a1a7 a8a7 b2c1 c7c5 b5c6 d7c6 b3b4 g6g5";

/// Runs one errand after the other, and notes the time from each to its answer.
const ASK: &str = "return new Promise(done => {
    const worker = new Worker('worker_loader.js'), times = [];
    let begun;
    worker.onmessage = ({data}) => {
        if (data !== '') { times.push(performance.now() - begun); return; }
        if (times.length === errands.length) { worker.terminate(); done(times); return; }
        begun = performance.now();
        worker.postMessage(errands[times.length]);
    };
})";

/// How many characters are asked: those who look furthest.
const STRONGEST: usize = 3;

/// The browser slows the page's own thread, not its workers; so these are times of this machine.
pub(crate) fn answers() {
    let page = Page::open(Options::phone().in_own_browser(), "#/play");
    let measure = |what: &str, errands: &[String]| {
        let asked = format!("const errands = {}; {ASK}", json!(errands));
        let times = page.eval(&format!("(() => {{ {asked} }})()"));
        let times = times.as_array().map(Vec::as_slice).unwrap_or_default();
        let times = times.iter().filter_map(serde_json::Value::as_f64).collect();
        report(&format!("{what} in the worker, not slowed: wall"), times);
    };
    measure("remark", &remarks());
    for character in CHARACTERS.iter().rev().take(STRONGEST) {
        let question = |game: &Game| Question::new(character, 1, Child::TRAINED, game).to_text();
        let errands: Vec<String> = games()
            .iter()
            .map(|game| format!("reply\n1\n{}", question(game)))
            .collect();
        measure(character.name, &errands);
    }
}

/// About each move and before the next one, as in a game.
fn remarks() -> Vec<String> {
    let games = games();
    let ask = |question: coach::Question| format!("coach\n1\n{}", question.to_text());
    let about = |game| {
        ask(coach::Question::about(
            Manner::default(),
            Memory::new(),
            game,
        ))
    };
    let before = |game| {
        ask(coach::Question::before(
            Manner::default(),
            Memory::new(),
            game,
        ))
    };
    let later = games.iter().skip(1);
    later.flat_map(|game| [about(game), before(game)]).collect()
}

/// The game before each of its moves.
fn games() -> Vec<Game> {
    let mut game = Game::from(Position::START);
    let mut games = Vec::new();
    for uci in GAME.split_whitespace() {
        games.push(game.clone());
        let played = game.position().read_uci(uci).expect(uci);
        let done = game.play(played.from(), played.to(), played.promotion());
        assert!(done.is_ok(), "{uci}");
    }
    games
}
