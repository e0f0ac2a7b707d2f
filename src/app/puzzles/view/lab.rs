//! The laboratory: what to search, how far it is, what was found.

use super::gallery;
use super::{LabMsg, in_lab};
use crate::app::puzzles::lab::{Lab, Run, RunState, by_hand};
use crate::app::route::Route;
use crate::app::ui::parts;
use crate::app::ui::{Element, Event, element};
use crate::placement::{BadProblem, Problem, ProblemError, Task};
use crate::rules::{Color, Kind, Piece};
use crate::text::{Lang, grouped};

pub(super) fn view(lang: Lang, lab: &Lab) -> Element {
    let bar = parts::bar_to(
        Route::Puzzles.hash(),
        lang.puzzles_title(),
        lang.lab_title(),
    );
    let screen = element("main").key("lab").class("screen lab").child(bar);
    let screen = screen.child(
        element("div")
            .class("setting")
            .child(question(lang, lab))
            .child(pieces(lang, lab)),
    );
    let screen = screen.child(work(lang, lab));
    match &lab.run {
        Some(run) => screen.child(gallery::view(lang, run)),
        None => screen,
    }
}

/// The task and the size of the board.
fn question(lang: Lang, lab: &Lab) -> Element {
    let choice =
        |value, label, chosen, msg| parts::choice("task", value, label, chosen, in_lab(msg));
    let (peace, two) = (lab.task == Task::Independence, lab.two_colors);
    let task = parts::choices(
        lang.lab_task(),
        vec![
            choice(
                "independence",
                lang.lab_task_independence(),
                peace && !two,
                LabMsg::TwoColors(false),
            ),
            choice(
                "armies",
                lang.lab_task_armies(),
                peace && two,
                LabMsg::TwoColors(true),
            ),
            choice(
                "domination",
                lang.lab_task_domination(),
                !peace,
                LabMsg::Task(Task::Domination),
            ),
        ],
    );
    let size = element("input")
        .attribute("type", "range")
        .attribute("name", "size")
        .attribute("min", "1")
        .attribute("max", Problem::LARGEST.to_string())
        .attribute("value", lab.size.to_string())
        .on_value(Event::Input, |text| in_lab(LabMsg::Size(text)));
    let size = element("label")
        .class("range")
        .child(element("span").child(lang.lab_size(i32::from(lab.size))))
        .child(size);
    element("div").class("question").child(task).child(size)
}

/// How many of each piece.
fn pieces(lang: Lang, lab: &Lab) -> Element {
    let colors = if lab.two_colors {
        &Color::ALL[..]
    } else {
        &Color::ALL[..1]
    };
    let rows = colors.iter().map(|&color| {
        let kinds = Kind::ALL.into_iter().rev();
        element("div")
            .class("army")
            .children(kinds.map(|kind| stepper(lang, lab, Piece::new(color, kind))))
    });
    element("div").class("armies").children(rows)
}

fn stepper(lang: Lang, lab: &Lab, piece: Piece) -> Element {
    let count = lab.armies[piece.color].count(piece.kind);
    let name = lang.name_of(piece);
    let button = |sign: &'static str, label: String, more: i8| {
        parts::pressed("step", in_lab(LabMsg::Add(piece, more)))
            .attribute("aria-label", label)
            .child(sign)
    };
    element("div")
        .class("stepper")
        .attribute("data-stepper", piece.letter().to_string())
        .child(parts::figure(piece))
        .child(parts::able(
            button("−", lang.lab_fewer(name), -1),
            count > 0,
        ))
        .child(
            element("output")
                .attribute("aria-label", name)
                .child(count.to_string()),
        )
        .child(button("+", lang.lab_more(name), 1))
}

/// Start, stop, and how far it is.
fn work(lang: Lang, lab: &Lab) -> Element {
    let running = lab.run.as_ref().is_some_and(Run::is_running);
    let problem = lab.problem();
    // One button under two names: whoever has pressed it stays there.
    let button = if running {
        parts::button(lang.lab_stop(), in_lab(LabMsg::Stop))
    } else {
        let start = parts::button(lang.lab_start(), in_lab(LabMsg::Start));
        parts::able(start, problem.is_ok()).attribute("data-main", "")
    };
    let by_hand = problem.ok().map(|problem| {
        element("a")
            .class("button")
            .attribute("href", by_hand(&problem))
            .child(lang.lab_by_hand())
    });
    let copy = parts::button(lang.lab_copy(), in_lab(LabMsg::Copy));
    let ways = element("div").class("pair").child(button);
    let words = element("p")
        .attribute("role", "status")
        .child(status(lang, lab));
    let mut work = element("section")
        .class("work")
        .child(ways.children(by_hand).child(copy))
        .child(words);
    if let Some(run) = &lab.run {
        let progress = element("progress")
            .attribute("max", "1000")
            .attribute("aria-label", lang.lab_progress());
        // Without a value it moves to and fro: a long search hasn't got far for long.
        let progress = if running && run.done == 0 {
            progress
        } else {
            progress.attribute("value", run.done.to_string())
        };
        work = work.child(progress).child(counts(lang, run, running));
    }
    work
}

/// The two numbers, which are told aloud only at the end, and one that always grows.
fn counts(lang: Lang, run: &Run, running: bool) -> Element {
    let number = |label: &'static str, value: u64, name: &'static str| {
        element("div").child(element("dt").child(label)).child(
            element("dd")
                .attribute("data-count", name)
                .child(grouped(value)),
        )
    };
    let steps = running.then(|| number(lang.lab_steps(), run.steps, "steps"));
    element("dl")
        .class("counts")
        .child(number(
            lang.lab_fundamental(),
            run.fundamental,
            "fundamental",
        ))
        .child(number(lang.lab_total(), run.total, "total"))
        .children(steps)
}

fn status(lang: Lang, lab: &Lab) -> String {
    match (lab.copied, &lab.trouble, &lab.run) {
        (Some(true), ..) => lang.explore_copied().to_owned(),
        (Some(false), ..) => lang.explore_not_copied().to_owned(),
        (None, Some(trouble), _) => bad_problem(lang, trouble),
        (None, None, None) => lab.problem().map_or_else(
            |trouble| bad_problem(lang, &trouble),
            |problem| lang.puzzle_goal(&problem),
        ),
        (None, None, Some(run)) => match run.state {
            RunState::Running => lang.lab_running().to_owned(),
            RunState::Finished if run.total == 0 && run.problem.is_overfull() => {
                lang.place_overfull().to_owned()
            }
            RunState::Finished if run.total == 0 => lang.lab_none().to_owned(),
            RunState::Finished => lang.lab_finished(&grouped(run.fundamental), &grouped(run.total)),
            RunState::Stopped => lang.lab_stopped(&grouped(run.fundamental)),
            RunState::Failed => lang.lab_failed().to_owned(),
        },
    }
}

fn bad_problem(lang: Lang, trouble: &BadProblem) -> String {
    match trouble {
        BadProblem::Task => lang.lab_bad_task().to_owned(),
        BadProblem::Army(error) => lang.explain_army(error),
        BadProblem::Problem(ProblemError::TwoColorDomination) => lang.lab_two_guards().to_owned(),
        BadProblem::Problem(error) => lang.explain_problem(*error),
    }
}
