//! What each message does.

use super::board::{BoardMsg, Input, PointerEvent};
use super::children;
use super::kept::{self, Keep};
use super::model::{Effect, Model, Msg, Storage};
use super::route::{Address, Route};
use super::screen::Arrival;
use super::settings::{self, PieceSet};
use super::sound::Volume;
use super::ui::parts::HEADING;

/// What came of a message.
#[derive(Clone, Debug, PartialEq)]
pub struct Update {
    /// What the browser should do besides showing the model.
    pub effects: Vec<Effect>,
    /// What looks different now.
    pub touches: Touches,
}

/// What of the page looks different, and so how soon it must be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touches {
    /// Pixels of the board, and no word of the page.
    Pixels,
    /// The board, which a hand waits for; the words may come a frame later.
    BoardFirst,
    /// Anything.
    Everything,
}

/// Changes `model` by `msg`.
pub fn update(model: &mut Model, msg: Msg) -> Update {
    let pointer = match msg {
        Msg::Board(BoardMsg::Pointer(event)) => Some(event),
        _ => None,
    };
    let before = hand(model);
    let mut effects = answer(model, msg);
    let acts = !effects.is_empty();
    if model.settings.volume == Volume::Off {
        effects.retain(|effect| !matches!(effect, Effect::Sound(_)));
    }
    if !model.pieces_glide()
        && let Some((screen, ..)) = model.screen_mut()
        && let Some(board) = screen.board_mut()
    {
        board.motion.finish();
    }
    let touches = pointer.map_or(Touches::Everything, |event| {
        touched(event, acts, before, hand(model))
    });
    Update { effects, touches }
}

fn hand(model: &Model) -> Input {
    super::board(model).map_or(Input::Idle, |board| board.input)
}

/// What a pointer can have changed. One that is down goes along with the hand, or leaves a piece
/// selected that its coming down has selected: the words know that already.
fn touched(event: PointerEvent, acts: bool, before: Input, after: Input) -> Touches {
    let stays = matches!(before, Input::Pressed { again: false, .. })
        && matches!(after, Input::Selected { .. });
    match event {
        // A piece that is lifted from a tray is seen beside the board, too.
        PointerEvent::Move { .. } if before.carried() != after.carried() => Touches::Everything,
        // A finger that paints has found something.
        PointerEvent::Move { .. } if acts => Touches::BoardFirst,
        PointerEvent::Move { .. } => Touches::Pixels,
        PointerEvent::Up { .. } if stays => Touches::Pixels,
        _ => Touches::BoardFirst,
    }
}

fn answer(model: &mut Model, msg: Msg) -> Vec<Effect> {
    match msg {
        Msg::Went(address) => return went(model, address),
        Msg::Settings(msg) => return settings::update(model, msg),
        Msg::Board(msg) => return on_board(model, msg),
        Msg::Children(msg) => return children::update(model, msg),
        Msg::Voices(voices) => model.voices = voices,
        Msg::Learn(msg) => {
            let (screens, _, mut around) = model.screens();
            return screens.learn.update(msg, &mut around);
        }
        Msg::Explore(msg) => return model.explore.update(msg),
        Msg::Play(msg) => {
            let (screens, _, mut around) = model.screens();
            return screens.play.update(msg, &mut around);
        }
        Msg::Puzzles(msg) => return model.puzzles.update(msg, &mut model.profiles),
        Msg::Parents(msg) => return model.parents.update(msg, &mut model.profiles),
        Msg::LessMotion(less) => model.less_motion = less,
        Msg::LanguageMissing => {
            model.wanted_lang = None;
            model.load_failed = true;
        }
        // Whoever waits for it arrives now.
        Msg::Texts { are_here: true } if model.waiting.is_some() => {
            let mut effects = vec![Effect::FocusOn(HEADING)];
            effects.extend(arrive(model, true));
            return effects;
        }
        Msg::Texts { are_here } => model.load_failed |= !are_here,
        Msg::PiecesMissing => {
            model.load_failed = true;
            model.settings.pieces = PieceSet::default();
            return vec![settings::save(model)];
        }
        // Whoever still stands before a screen without words tries again.
        Msg::LoadFailureRead => {
            model.load_failed = false;
            return model.lacking().into_iter().collect();
        }
        Msg::UpdateFound => model.update_ready = true,
        Msg::UpdateWanted => return vec![Effect::StartUpdate],
        Msg::StorageFailed => model.storage.fail(),
        Msg::StorageFailureRead => {
            model.storage = match model.storage {
                Storage::Tight => Storage::Works,
                _ => Storage::FailureRead,
            }
        }
        Msg::AsidesRead => model.asides.clear(),
        Msg::LookAgain(today) => {
            model.profiles.set_today(today);
            return look_again(model);
        }
        Msg::Kept(news) => return kept::hear(model, news),
    }
    Vec::new()
}

fn went(model: &mut Model, address: Address) -> Vec<Effect> {
    let from_elsewhere = model.address.route != address.route;
    let left = model.screen_mut().filter(|_| from_elsewhere);
    let mut effects = left.map_or_else(Vec::new, |(screen, ..)| screen.depart());
    let is_there = model.address == address;
    model.address = address;
    model.children.close();
    if !is_there {
        // A screen may know something better afterwards.
        effects.push(Effect::FocusOn(HEADING));
    }
    effects.extend(arrive(model, from_elsewhere));
    effects
}

/// The reader is on a screen now, or will be when there is what it says.
fn arrive(model: &mut Model, from_elsewhere: bool) -> Vec<Effect> {
    let route = model.address.route;
    model.waiting = Some(route).filter(|_| !model.has_texts());
    if model.waiting.is_some() {
        return vec![Effect::LoadTexts];
    }
    let Some((screen, address, mut around)) = model.screen_mut() else {
        return Vec::new();
    };
    let came = Arrival {
        address,
        from_elsewhere,
    };
    screen.arrive(&came, &mut around)
}

/// Another tab may have stored something that is seen here.
fn look_again(model: &Model) -> Vec<Effect> {
    let mut effects = vec![Effect::Keep(Keep::Look)];
    if model.address.route == Route::Play && super::board(model).is_none() {
        effects.push(Effect::Keep(Keep::ListGames));
    }
    effects
}

fn on_board(model: &mut Model, msg: BoardMsg) -> Vec<Effect> {
    match model.screen_mut() {
        Some((screen, _, mut around)) => screen.on_board(msg, &mut around),
        None => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::board::BoardKey;
    use crate::app::settings::{Scheme, SettingsMsg};
    use crate::rules::Square;
    use crate::text::Lang;

    /// Sends `msgs` to a fresh page; gives the page and what it asked for.
    fn after(msgs: &[Msg]) -> (Model, Vec<Effect>) {
        let mut model = Model::default();
        let effects = msgs
            .iter()
            .flat_map(|msg| update(&mut model, msg.clone()).effects)
            .collect();
        (model, effects)
    }

    fn went(route: Route) -> Msg {
        Msg::Went(Address::from(route))
    }

    #[test]
    fn a_chosen_language_is_kept() {
        let (model, effects) = after(&[Msg::Settings(SettingsMsg::Lang(Lang::Ru))]);
        assert_eq!(model.settings.lang, Lang::Ru);
        assert_eq!(effects, [Effect::Keep(Keep::Settings(model.settings))]);
    }

    #[test]
    fn a_chosen_scheme_is_kept() {
        let (model, effects) = after(&[Msg::Settings(SettingsMsg::Scheme(Scheme::Dark))]);
        assert_eq!(model.settings.scheme, Scheme::Dark);
        assert_eq!(effects, [Effect::Keep(Keep::Settings(model.settings))]);
    }

    #[test]
    fn whoever_comes_to_a_screen_begins_at_its_heading() {
        let (mut model, effects) = after(&[went(Route::Puzzles)]);
        assert!(effects.contains(&Effect::FocusOn(HEADING)));
        let body = crate::app::view(&model).body;
        let all = body.descendants();
        let heading = all.iter().find(|e| e.get("data-focus") == Some(HEADING));
        assert_eq!(heading.map(|e| e.tag), Some("h1"));
        // Nobody has gone anywhere.
        let effects = update(&mut model, went(Route::Puzzles)).effects;
        assert!(!effects.contains(&Effect::FocusOn(HEADING)));
    }

    #[test]
    fn arrow_keys_move_the_focus() {
        let up = Msg::Board(BoardMsg::Key(BoardKey::Up));
        let (_, effects) = after(&[
            went(Route::Explore),
            Msg::Board(BoardMsg::Focused(Square::C3)),
            up,
        ]);
        assert_eq!(effects.last(), Some(&Effect::Focus(Square::C4)));
    }

    #[test]
    fn an_update_starts_only_when_asked_for() {
        let (model, effects) = after(&[Msg::UpdateFound]);
        assert!(model.update_ready && effects.is_empty());
        let (_, effects) = after(&[Msg::UpdateFound, Msg::UpdateWanted]);
        assert_eq!(effects, [Effect::StartUpdate]);
    }

    #[test]
    fn the_board_keeps_its_state_while_the_reader_is_elsewhere() {
        let tap = Msg::Board(BoardMsg::Activated(Square::C3));
        let (model, _) = after(&[
            went(Route::Explore),
            tap,
            went(Route::Settings),
            went(Route::Explore),
        ]);
        assert_eq!(model.explore.asked, Some(Square::C3));
    }
}
