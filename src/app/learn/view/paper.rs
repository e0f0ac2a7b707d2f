//! A lesson on paper: a sheet with diagrams, and its key on a page of its own. Whoever folds the key
//! leaves it out.

use super::unit;
use crate::app::learn::LearnMsg;
use crate::app::ui::diagram::{diagram, placed};
use crate::app::ui::{Element, element, parts};
use crate::app::{Model, Msg, Route};
use crate::lessons::{Exercise, Key, Sheet, Task, Unit};
use crate::rules::SquareSet;
use crate::text::{Lang, square_name};

pub(super) fn view(lang: Lang, model: &Model, unit: &'static Unit, lesson: usize) -> Element {
    let Some(sheet) = Sheet::of(unit, lesson) else {
        return unit::view(lang, model, unit);
    };
    let lesson = lang.course(&sheet.lesson.heading).unwrap_or_default();
    let heading = [lang.unit_title(unit.id), ". ", lesson].concat();
    let (mut tasks, mut answers) = (element("ol"), element("ol"));
    for exercise in &sheet.tasks {
        tasks = tasks.child(task(lang, exercise));
        if let Some(key) = Key::of(exercise) {
            answers = answers.child(element("li").child(lang.paper_key(exercise, &key)));
        }
    }
    let sheet = element("section")
        .class("worksheet printed")
        .child(element("h2").child(heading.clone()))
        .child(element("p").class("name").child(lang.learn_paper_name()))
        .child(element("p").child(lang.learn_paper_how()))
        .child(tasks);
    let key = element("details")
        .class("key")
        .attribute("open", "")
        .child(element("summary").child(lang.learn_paper_key()))
        .child(element("h2").child(heading))
        .child(answers);
    let print = parts::button(lang.parents_print(), Msg::Learn(LearnMsg::Print));
    element("main")
        .key("paper")
        .class("screen paper-page")
        .child(parts::bar_to(
            Route::Parents.hash(),
            lang.home_parents(),
            lang.learn_paper(),
        ))
        .child(print)
        .child(sheet)
        .child(key)
}

/// A diagram, what is to be done, and room for the answer.
fn task(lang: Lang, exercise: &Exercise) -> Element {
    let position = &exercise.position;
    let mut board = diagram(position.setup());
    let mut words = element("div").child(element("p").child(lang.goal(exercise)));
    if let Some((_, last)) = exercise.before() {
        let (from, to) = (square_name(last.from()), square_name(last.to()));
        words = words.child(element("p").child(lang.learn_paper_last(from, to)));
    }
    let mut stars = SquareSet::EMPTY;
    match exercise.task {
        Task::Choose(question) => {
            for at in question.about(position) {
                board = board.child(placed(element("span").class("ring"), at));
            }
            for choice in question.choices(position) {
                let choice = element("p").child(lang.choice(exercise, choice));
                words = words.child(choice.class("tick"));
            }
        }
        Task::Collect(collect) => stars = collect.stars,
        _ => {}
    }
    for at in stars {
        board = board.child(placed(element("span").class("star"), at));
    }
    // Room to write, unless there is something to choose.
    let words = words.child(element("hr")).child(element("hr"));
    element("li").child(board).child(words)
}
