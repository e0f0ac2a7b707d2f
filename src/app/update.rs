//! What each message does.

use super::model::{Effect, Model, Msg};

/// Changes `model` by `msg` and says what the browser should do besides showing it.
pub fn update(model: &mut Model, msg: Msg) -> Vec<Effect> {
    match msg {
        Msg::Went(route) => model.route = route,
        Msg::ChoseLang(lang) => {
            model.settings.lang = lang;
            return vec![Effect::SaveSettings(model.settings)];
        }
        Msg::ChoseScheme(scheme) => {
            model.settings.scheme = scheme;
            return vec![Effect::SaveSettings(model.settings)];
        }
        Msg::Tapped(square) => model.board.tap(square),
        Msg::Focused(square) => model.board.focused = square,
        Msg::Pressed(key) => {
            if let Some(square) = model.board.press(key) {
                return vec![Effect::Focus(square)];
            }
        }
        Msg::Flipped => model.board.flipped = !model.board.flipped,
        Msg::UpdateFound => model.update_ready = true,
        Msg::UpdateWanted => return vec![Effect::StartUpdate],
        Msg::StorageFailed => model.storage_failed = true,
    }
    Vec::new()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{BoardKey, Route, Scheme};
    use crate::rules::Square;
    use crate::text::Lang;

    /// Sends `msgs` to a fresh page; gives the page and what it asked for.
    fn after(msgs: &[Msg]) -> (Model, Vec<Effect>) {
        let mut model = Model::default();
        let effects = msgs
            .iter()
            .flat_map(|&msg| update(&mut model, msg))
            .collect();
        (model, effects)
    }

    #[test]
    fn a_chosen_language_is_kept() {
        let (model, effects) = after(&[Msg::ChoseLang(Lang::Ru)]);
        assert_eq!(model.settings.lang, Lang::Ru);
        assert_eq!(effects, [Effect::SaveSettings(model.settings)]);
    }

    #[test]
    fn a_chosen_scheme_is_kept() {
        let (model, effects) = after(&[Msg::ChoseScheme(Scheme::Dark)]);
        assert_eq!(model.settings.scheme, Scheme::Dark);
        assert_eq!(effects, [Effect::SaveSettings(model.settings)]);
    }

    #[test]
    fn arrow_keys_move_the_focus_and_a_tap_does_not() {
        let (_, effects) = after(&[Msg::Focused(Square::A1), Msg::Pressed(BoardKey::Up)]);
        assert_eq!(effects, [Effect::Focus(Square::A2)]);
        let (model, effects) = after(&[Msg::Tapped(Square::E4)]);
        assert_eq!(
            (model.board.selected, effects),
            (Some(Square::E4), Vec::new())
        );
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
        let (model, _) = after(&[
            Msg::Went(Route::Explore),
            Msg::Tapped(Square::C3),
            Msg::Went(Route::Settings),
            Msg::Went(Route::Explore),
        ]);
        assert_eq!(model.board.selected, Some(Square::C3));
    }
}
