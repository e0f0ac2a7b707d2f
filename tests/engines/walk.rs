//! The walk: what a child does on the first day, and what the screen must look like meanwhile.

use chesslings::text::Lang;

use super::visitor::Visitor;

/// The laboratory with six queens, which have one solution.
const LABORATORY: &str = "#/puzzles?task=independence&size=6&pieces=6Q";

/// The whole walk.
pub(crate) fn whole(visitor: &mut Visitor) {
    visitor.goes_to("");
    visitor.reads(Lang::En.home_lead());
    icons_are_drawn(visitor);
    first_lesson(visitor);
    explore(visitor);
    play(visitor);
    puzzles(visitor);
    language(visitor);
    offline(visitor);
    visitor.leaves();
}

fn first_lesson(visitor: &mut Visitor) {
    visitor.clicks(Lang::En.learn_title());
    visitor.reads("Straight ahead!");
    visitor.plays("d2 d7");
    visitor.waits_until("the exercise is done", "document.querySelector('.done')");
}

/// Tiles show which is chosen.
fn explore(visitor: &mut Visitor) {
    visitor.goes_to("#/explore");
    the_board_is_large(visitor, ".board canvas");
    cells_lie_over_the_board(visitor);
    visitor.taps("e4");
    visitor.reads("E4 is a light square.");
    let look = "getComputedStyle(document.querySelector('[data-tiles=doing] .tile:nth-of-type(1)')).backgroundColor";
    let chosen = visitor.ask(look);
    visitor.clicks(Lang::En.explore_doing_set_up());
    visitor.waits_until(
        "the first tile is no longer the chosen one",
        &format!("{look} !== {chosen}"),
    );
}

/// A refusal, moves by tap and by drag, a promotion, and all of it is there after a reload.
fn play(visitor: &mut Visitor) {
    visitor.goes_to("#/play");
    visitor.clicks(Lang::En.play_start());
    visitor.hears("e2", "white pawn");
    the_board_is_large(visitor, ".board canvas");
    visitor.plays("e2 e5");
    visitor.waits_until(
        "the move is refused",
        "document.querySelector('.talk[data-mood=no]')",
    );
    visitor.hears("e2", "white pawn");
    visitor.plays("h2 h4");
    visitor.hears("h4", "white pawn");
    visitor.drags("g7", "g5");
    visitor.hears("g5", "black pawn");
    visitor.plays("h4 g5 h7 h6 g5 h6 a7 a6 h6 h7 a6 a5 h7 g8");
    visitor.clicks("Knight");
    visitor.hears("g8", "white knight");
    visitor.reloads();
    visitor.waits_until(
        "the game is there, or offered",
        "document.querySelector('[data-square], [data-focus=first]')",
    );
    if visitor.ask("document.querySelector('[data-square]') === null") == true {
        visitor.clicks(Lang::En.play_continue());
    }
    visitor.hears("g8", "white knight");
}

/// A search in a worker, with boards of another kind.
fn puzzles(visitor: &mut Visitor) {
    visitor.goes_to("#/puzzles?at=queens-8");
    the_board_is_large(visitor, ".table-top");
    icons_are_drawn(visitor);
    visitor.goes_to(LABORATORY);
    search(visitor, Lang::En);
}

fn search(visitor: &mut Visitor, lang: Lang) {
    visitor.clicks(lang.lab_start());
    visitor.waits_until(
        "the solution is found",
        "(document.querySelector('[data-count=fundamental]') || {}).textContent === '1'",
    );
    visitor.waits_until("it is shown", "document.querySelector('.picture')");
}

/// Another language, which is kept.
fn language(visitor: &mut Visitor) {
    visitor.goes_to("#/settings");
    visitor.clicks(Lang::Ru.language_name());
    visitor.reads(Lang::Ru.settings_scheme());
    visitor.reloads();
    visitor.reads(Lang::Ru.settings_scheme());
}

/// Everything works without a network, the worker, too.
fn offline(visitor: &mut Visitor) {
    visitor.goes_offline();
    visitor.reloads();
    visitor.reads(Lang::Ru.settings_scheme());
    visitor.goes_to("#/explore");
    visitor.taps("e4");
    visitor.reads("E4 — белое поле.");
    visitor.goes_to(LABORATORY);
    search(visitor, Lang::Ru);
}

fn the_board_is_large(visitor: &mut Visitor, board: &str) {
    visitor.waits_until(
        "the board takes most of the window's height",
        &format!(
            "document.querySelector('{board}').getBoundingClientRect().height > 0.6 * innerHeight"
        ),
    );
}

fn cells_lie_over_the_board(visitor: &mut Visitor) {
    visitor.waits_until(
        "the cells are where the squares are painted",
        "(() => {
            const [board, cells] = ['.board canvas', '.grid'].map((part) =>
                document.querySelector(part).getBoundingClientRect());
            return ['left', 'top', 'width', 'height'].every((side) =>
                Math.abs(board[side] - cells[side]) < 1);
        })()",
    );
}

fn icons_are_drawn(visitor: &mut Visitor) {
    visitor.waits_until(
        "every icon is cut out of its colour",
        "[...document.querySelectorAll('.icon')].every((icon) =>
            getComputedStyle(icon).webkitMaskImage.includes('.svg'))",
    );
}
