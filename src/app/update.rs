//! What each message does.

use super::kept::{self, Keep};
use super::model::{BoardMsg, Effect, Model, Msg, Storage, TrayMsg};
use super::route::{Address, Route};
use super::settings::{self, PieceSet};
use super::sound::Volume;

/// Changes `model` by `msg` and says what the browser should do besides showing it.
pub fn update(model: &mut Model, msg: Msg) -> Vec<Effect> {
    let mut effects = answer(model, msg);
    if model.settings.volume == Volume::Off {
        effects.retain(|effect| !matches!(effect, Effect::Sound(_)));
    }
    if !model.pieces_glide()
        && let Some(board) = super::board_mut(model)
    {
        board.motion.finish();
    }
    effects
}

fn answer(model: &mut Model, msg: Msg) -> Vec<Effect> {
    match msg {
        Msg::Went(address) => return went(model, address),
        Msg::Settings(msg) => return settings::update(model, msg),
        Msg::Board(msg) => return on_board(model, msg),
        Msg::Tray(msg) => return on_tray(model, msg),
        Msg::Learn(msg) => {
            let (lang, glides) = (model.settings.lang, model.pieces_glide());
            return model.learn.update(msg, &mut model.profiles, lang, glides);
        }
        Msg::Explore(msg) => return model.explore.update(msg),
        Msg::Play(msg) => {
            let (lang, glides) = (model.settings.lang, model.pieces_glide());
            return model.play.update(msg, lang, glides);
        }
        Msg::Puzzles(msg) => return model.puzzles.update(msg, &mut model.profiles),
        Msg::LessMotion(less) => model.less_motion = less,
        Msg::LanguageMissing => {
            model.wanted_lang = None;
            model.load_failed = true;
        }
        Msg::Course { is_here } => model.load_failed |= !is_here,
        Msg::PiecesMissing => {
            model.load_failed = true;
            model.settings.pieces = PieceSet::default();
            return vec![settings::save(model)];
        }
        Msg::LoadFailureRead => model.load_failed = false,
        Msg::UpdateFound => model.update_ready = true,
        Msg::UpdateWanted => return vec![Effect::StartUpdate],
        Msg::StorageFailed if model.storage != Storage::FailureRead => {
            model.storage = Storage::Failed;
        }
        Msg::StorageFailed => {}
        Msg::StorageFailureRead => {
            model.storage = match model.storage {
                Storage::Tight => Storage::Works,
                _ => Storage::FailureRead,
            }
        }
        Msg::AsidesRead => model.asides.clear(),
        Msg::LookAgain => return look_again(model),
        Msg::Kept(news) => return kept::hear(model, news),
    }
    Vec::new()
}

fn went(model: &mut Model, address: Address) -> Vec<Effect> {
    let before = std::mem::replace(&mut model.address, address).route;
    match model.address.route {
        Route::Play if before != Route::Play => model.play.arrive(),
        Route::Learn => {
            let glides = model.pieces_glide();
            let (learn, profiles) = (&mut model.learn, &mut model.profiles);
            let mut effects = learn.arrive(&model.address, profiles, glides);
            if !model.settings.lang.has_course() {
                effects.push(Effect::LoadCourse);
            }
            effects
        }
        Route::Explore => model.explore.arrive(&model.address),
        Route::Puzzles => model.puzzles.arrive(&model.address),
        Route::Home | Route::Play | Route::Settings => Vec::new(),
    }
}

/// Another tab may have stored something that is seen here.
fn look_again(model: &Model) -> Vec<Effect> {
    let mut effects = vec![Effect::Keep(Keep::Look)];
    if model.address.route == Route::Play && model.play.board().is_none() {
        effects.push(Effect::Keep(Keep::ListGames));
    }
    effects
}

fn on_board(model: &mut Model, msg: BoardMsg) -> Vec<Effect> {
    let glides = model.pieces_glide();
    match model.address.route {
        Route::Learn => model.learn.on_board(msg, &mut model.profiles, glides),
        Route::Explore => model.explore.on_board(msg),
        Route::Play => model.play.on_board(msg, glides),
        Route::Home | Route::Puzzles | Route::Settings => Vec::new(),
    }
}

fn on_tray(model: &mut Model, msg: TrayMsg) -> Vec<Effect> {
    let glides = model.pieces_glide();
    match model.address.route {
        Route::Learn => model.learn.on_tray(msg, &mut model.profiles, glides),
        Route::Explore => model.explore.on_tray(msg),
        Route::Home | Route::Play | Route::Puzzles | Route::Settings => Vec::new(),
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
            .flat_map(|msg| update(&mut model, msg.clone()))
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
