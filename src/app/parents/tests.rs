//! What parents can see and do.

use super::ParentsMsg;
use crate::app::kept::Keep;
use crate::app::learn::{LearnMsg, LessonMsg};
use crate::app::visitor::Visitor;
use crate::app::{
    Allowed, Effect, FormMsg, Model, Msg, PlayMsg, Route, SettingsMsg, TableMsg, view,
};
use crate::text::Lang;

struct OfParents;
type Parent = Visitor<OfParents>;

impl Parent {
    /// Somebody who has come in.
    fn inside() -> Self {
        let mut parent = Self::come_to(Route::Parents.hash());
        parent.answer("56");
        parent
    }

    fn answer(&mut self, text: &str) {
        self.does(ParentsMsg::Typed(text.to_owned()));
        self.does(ParentsMsg::Enter);
    }

    fn does(&mut self, msg: ParentsMsg) {
        self.send(Msg::Parents(msg));
    }

    /// The names of the children on this device.
    fn children(&self) -> Vec<&str> {
        let all = self.model.profiles.all().iter();
        all.map(|child| child.name.as_str()).collect()
    }
}

fn with_children(names: &[&str]) -> Model {
    let mut model = Model::default();
    for name in names {
        model.profiles.add(name);
    }
    model
}

#[test]
fn the_door_opens_for_whoever_can_multiply() {
    let mut parent = Parent::come_to(Route::Parents.hash());
    assert!(parent.text().contains("how much is 7×8"));
    assert!(!parent.text().contains("Privacy"));
    parent.answer(" 56 ");
    assert!(parent.text().contains("Nothing leaves this device."));
}

#[test]
fn a_wrong_answer_gets_another_question() {
    for wrong in ["", "15", "-56", "five", "99999999999999999999"] {
        let mut parent = Parent::come_to(Route::Parents.hash());
        parent.answer(wrong);
        assert!(parent.text().contains("Not quite."), "{wrong}");
        assert!(parent.text().contains("9×6"), "{wrong}");
        parent.answer("54");
        assert!(parent.text().contains("Privacy"));
    }
}

#[test]
fn whoever_comes_back_is_asked_again() {
    let mut parent = Parent::inside();
    parent.go_to("#/");
    parent.go_to(Route::Parents.hash());
    assert!(parent.text().contains("how much is"));
}

#[test]
fn a_removed_child_can_come_back_with_its_stars() {
    let mut parent = Parent::inside();
    parent.model.profiles = with_children(&["Anna", "Ben"]).profiles;
    parent.model.profiles.switch_to("Anna");
    parent.model.profiles.current_mut().earn("rook-corner", 3);
    parent.model.profiles.switch_to("Ben");
    let before = parent.children().join(" ");
    let anna = parent.children().iter().position(|&name| name == "Anna");
    parent.does(ParentsMsg::Remove(anna.unwrap()));
    assert!(!parent.children().contains(&"Anna"));
    assert!(parent.text().contains("Anna is removed."));
    assert_eq!(parent.model.profiles.current().name, "Ben");
    parent.does(ParentsMsg::PutBack);
    let anna = parent.model.profiles.child("Anna").unwrap();
    assert_eq!(anna.stars("rook-corner"), 3);
    assert_eq!(parent.children().len(), before.split(' ').count());
    assert!(!parent.text().contains("is removed"));
}

#[test]
fn stars_that_were_given_up_can_come_back() {
    let mut parent = Parent::inside();
    parent.model.profiles = with_children(&["Anna", "Ben"]).profiles;
    parent.model.profiles.switch_to("Anna");
    parent.model.profiles.current_mut().earn("rook-corner", 3);
    parent.model.profiles.switch_to("Ben");
    let anna = parent.children().iter().position(|&name| name == "Anna");
    parent.does(ParentsMsg::Reset(anna.unwrap()));
    assert!(parent.text().contains("Anna starts over, without stars."));
    assert_eq!(parent.model.profiles.child("Anna").unwrap().total(), 0);
    assert_eq!(parent.model.profiles.current().name, "Ben");
    parent.does(ParentsMsg::PutBack);
    assert_eq!(parent.model.profiles.child("Anna").unwrap().total(), 3);
    assert!(!parent.text().contains("starts over, without stars"));
}

#[test]
fn nobody_can_be_removed_who_is_not_there() {
    let mut parent = Parent::inside();
    parent.does(ParentsMsg::Remove(7));
    parent.does(ParentsMsg::Reset(7));
    parent.does(ParentsMsg::PutBack);
    assert_eq!(parent.children(), [""]);
}

#[test]
fn progress_tells_how_far_each_unit_is_done_and_what_was_hard() {
    let mut parent = Parent::inside();
    let child = parent.model.profiles.current_mut();
    let rook = crate::lessons::Course::unit("rook").unwrap();
    for id in rook.ids().take(4) {
        child.earn(&id, 1);
    }
    let all = rook.ids().count();
    let text = parent.text();
    assert!(text.contains(&format!("4 of {all}")), "{text}");
    assert!(parent.text().contains("Worth doing again"));
    for id in rook.ids().take(4) {
        parent.model.profiles.current_mut().earn(&id, 3);
    }
    assert!(!parent.text().contains("Worth doing again"));
}

#[test]
fn everything_is_forgotten_only_after_a_question() {
    let mut parent = Parent::inside();
    parent.does(ParentsMsg::Sure);
    let forgets = |parent: &Parent| parent.effects.contains(&Effect::Keep(Keep::Nothing));
    assert!(!forgets(&parent), "nobody was asked");
    parent.does(ParentsMsg::Forget);
    parent.does(ParentsMsg::KeepAll);
    parent.does(ParentsMsg::Sure);
    assert!(!forgets(&parent));
    parent.does(ParentsMsg::Forget);
    parent.does(ParentsMsg::Sure);
    assert!(forgets(&parent));
    assert_eq!(parent.effects.last(), Some(&Effect::StartAnew));
}

#[test]
fn a_club_can_do_without_hints() {
    let mut parent = Parent::come_to("#/learn/rook/1");
    let hint = Msg::Learn(LearnMsg::Lesson(LessonMsg::Hint));
    assert!(parent.text().contains("Hint"));
    parent.send(Msg::Settings(SettingsMsg::Hints(Allowed::No)));
    assert!(!parent.text().contains("Hint"));
    let before = parent.text();
    parent.send(hint.clone());
    assert_eq!(parent.text(), before);
    parent.send(Msg::Settings(SettingsMsg::Hints(Allowed::Yes)));
    parent.send(hint);
    assert_ne!(parent.text(), before);
}

#[test]
fn a_club_can_play_without_taking_back() {
    let mut parent = Parent::come_to("#/play");
    parent.send(Msg::Play(PlayMsg::Form(FormMsg::Start)));
    parent.tap("e2 e4");
    let back = Msg::Play(PlayMsg::Table(TableMsg::TakeBack));
    parent.send(Msg::Settings(SettingsMsg::TakingBack(Allowed::No)));
    parent.send(back.clone());
    assert!(
        parent
            .model
            .play
            .table
            .as_ref()
            .is_some_and(|table| table.game.plies().len() == 1)
    );
    parent.send(Msg::Settings(SettingsMsg::TakingBack(Allowed::Yes)));
    parent.send(back);
    assert!(
        parent
            .model
            .play
            .table
            .as_ref()
            .is_some_and(|table| table.game.plies().is_empty())
    );
}

#[test]
fn parents_read_their_own_language() {
    let mut parent = Parent::inside();
    parent.speak(Lang::Ru);
    assert!(parent.text().contains("Ничто не покидает это устройство."));
}

#[test]
fn parents_see_when_a_child_was_here_last() {
    let mut parent = Parent::inside();
    assert!(!parent.text().contains("Last here"));
    let child = parent.model.profiles.current_mut();
    child.earn("rook-corner", 3);
    child.remember("rook-corner", 20_512, (0, 0));
    assert!(parent.text().contains("Last here: 28 February 2026"));
    parent.speak(Lang::Ru);
    assert!(parent.text().contains("Последний раз: 28 февраля 2026"));
}

#[test]
fn the_corner_leads_to_the_lessons_on_paper() {
    let mut parent = Parent::inside();
    let addresses = |parent: &Parent| {
        let body = view(&parent.model).body;
        let links = body.descendants().into_iter();
        let links = links.filter_map(|element| element.get("href").map(str::to_owned));
        let sheets = links.filter(|address| address.contains("/paper/"));
        sheets.collect::<Vec<_>>()
    };
    let sheets = addresses(&parent);
    assert!(sheets.len() > 80, "{sheets:?}");
    assert!(!sheets.iter().any(|address| address.contains("games")));
    for sheet in sheets {
        parent.go_to(&sheet);
        assert!(parent.text().contains("Answers"), "{sheet}");
    }
}
