//! A game on the page: sitting down to it, and what the board shows and tells of it.

use chesslings::rules::Piece;
use chesslings::text::Lang;
use serde_json::{Value, json};

use super::options::Options;
use super::page::Page;

const STORED_GAME: &str = "chesslings.game.1";

/// What the page told last: a screen reader reads it out.
const TOLD: &str = "document.querySelector('.bubble [role=status]')?.textContent";

/// All squares with what is marked on them, as in "e4 can go here".
const MARKED: &str = "[...document.querySelectorAll('[data-square]')].flatMap((cell) =>
    cell.ariaLabel.split(', ').slice(2).map((mark) => cell.dataset.square + ' ' + mark)).sort()";

impl Page {
    /// Two players at the table, at the start of a game.
    #[track_caller]
    pub(crate) fn table(options: Options) -> Self {
        let page = Self::open(options, "#/play");
        page.tap_on(".seats [data-main]");
        page.wait_board();
        page
    }

    /// Two players at the table, after these moves from this position.
    #[track_caller]
    pub(crate) fn game(options: Options, fen: &str, moves: &str) -> Self {
        let page = Self::open(options.with_stored(STORED_GAME, &pgn(fen, moves)), "#/play");
        page.plays_on();
        page
    }

    /// The players turn to another game.
    #[track_caller]
    pub(crate) fn turns_to_game(&self, fen: &str, moves: &str) {
        let pgn = json!(pgn(fen, moves));
        self.eval(&format!("localStorage['{STORED_GAME}'] = {pgn}"));
        self.reload();
        self.plays_on();
    }

    /// The players are at their game: it is on the board, or waits in the form if it is over.
    #[track_caller]
    pub(crate) fn plays_on(&self) {
        if self.eval("!!document.querySelector('[data-focus=first]')") == json!(true) {
            self.tap_on("[data-focus=first]");
        }
        self.wait_board();
    }

    /// Waits until there is a board and it has taken its place.
    #[track_caller]
    fn wait_board(&self) {
        self.area_of("[data-square]");
        self.wait_painted();
    }

    /// Waits until exactly this is told to screen readers, and shown in the bubble.
    #[track_caller]
    pub(crate) fn tells(&self, words: &str) {
        self.wait_equal(TOLD, &json!(words));
    }

    /// Waits until the pieces stand as in the first part of a FEN, by the names of the cells.
    #[track_caller]
    pub(crate) fn shows(&self, placement: &str) {
        self.wait_equal(&placement_by_names(), &json!(placement));
    }

    /// Waits until exactly these marks are on the board, as in "e4 can go here".
    #[track_caller]
    pub(crate) fn marks(&self, marks: &[&str]) {
        let mut marks = marks.to_vec();
        marks.sort_unstable();
        self.wait_equal(MARKED, &json!(marks));
    }

    #[track_caller]
    fn wait_equal(&self, expression: &str, expected: &Value) {
        let text = expected.to_string();
        if !self.becomes(&format!("JSON.stringify({expression}) === {}", json!(text))) {
            assert_eq!(&self.eval(expression), expected);
        }
    }
}

fn pgn(fen: &str, moves: &str) -> String {
    format!("[White \"Anna\"]\n[Black \"Ben\"]\n[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n{moves} *\n")
}

/// An expression for the pieces on the board as a FEN has them.
fn placement_by_names() -> String {
    let letters: serde_json::Map<_, _> = Lang::ALL
        .into_iter()
        .flat_map(|lang| Piece::all().map(move |piece| (lang.name_of(piece), piece)))
        .map(|(name, piece)| (name.to_owned(), json!(piece.letter())))
        .collect();
    let letters = Value::Object(letters);
    format!(
        "[8, 7, 6, 5, 4, 3, 2, 1].map((rank) => [...'abcdefgh'].map((file) => {{
            const cell = document.querySelector(`[data-square=${{file}}${{rank}}]`);
            return {letters}[cell?.ariaLabel.split(', ')[1]] ?? '1';
        }}).join('').replace(/1+/g, (empty) => empty.length)).join('/')"
    )
}
