//! What the page shows.

use super::kept::Kind as AsideKind;
use super::model::{Model, Msg, Storage};
use super::route::Route;
use super::scene::Picture;
use super::settings::{Scheme, Settings};
use super::ui::{Element, element, parts};
use crate::text::Lang;

/// Everything the page shows except the pixels of the board.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// The language of the page.
    pub lang: Lang,
    /// Light or dark.
    pub scheme: Scheme,
    /// The title of the window.
    pub title: String,
    /// The page itself.
    pub body: Element,
}

impl View {
    /// The words on the page, in reading order.
    pub fn text(&self) -> String {
        self.body.text()
    }
}

/// What `model` looks like.
pub fn view(model: &Model) -> View {
    view_with(model, super::picture(model).as_ref())
}

/// The same, if it is known already what the board shows.
pub fn view_with(model: &Model, picture: Option<&Picture>) -> View {
    let lang = model.settings.lang;
    let screen = model.screen();
    let title = match screen.title(lang) {
        Some(name) => lang.page_title(&name),
        None => lang.app_title().to_owned(),
    };
    let body = element("div")
        .class("page")
        .children(notices(model))
        .child(screen.view(model, picture));
    View {
        lang,
        scheme: model.settings.scheme,
        title,
        body,
    }
}

/// The first screen as a stranger sees it. The build writes it into the document, so that it is
/// there before the page can start.
pub fn first_view(lang: Lang) -> View {
    let settings = Settings {
        lang,
        ..Settings::default()
    };
    view(&Model {
        settings,
        ..Model::default()
    })
}

/// What the reader should know wherever they are.
fn notices(model: &Model) -> Vec<Element> {
    let lang = model.settings.lang;
    let notice = |key, words, answer, msg: Msg| {
        element("p")
            .key(key)
            .class("notice")
            .attribute("role", "status")
            .child(words)
            .child(parts::button(answer, msg))
    };
    let mut notices = Vec::new();
    let storage = match model.storage {
        Storage::Failed => Some(lang.notice_storage()),
        Storage::Tight => Some(lang.notice_tight()),
        Storage::Works | Storage::FailureRead => None,
    };
    if let Some(words) = storage {
        notices.push(notice(
            "storage",
            words,
            lang.notice_read(),
            Msg::StorageFailureRead,
        ));
    }
    for aside in &model.asides {
        let words = match (aside.kind, aside.is_kept) {
            (AsideKind::Stars, true) => lang.notice_lost_stars(),
            (AsideKind::Game, true) => lang.notice_lost_game(),
            (AsideKind::Stars, false) => lang.notice_no_room_stars(),
            (AsideKind::Game, false) => lang.notice_no_room_game(),
        };
        let name = match aside.kind {
            AsideKind::Stars => "chesslings-progress.txt",
            AsideKind::Game => "chesslings-game.pgn",
        };
        let file = parts::file_at(lang.notice_save(), name.to_owned(), aside.address.clone());
        notices.push(notice("aside", words, lang.notice_read(), Msg::AsidesRead).child(file));
    }
    if model.load_failed {
        let (words, read) = (lang.notice_load(), lang.notice_read());
        notices.push(notice("load", words, read, Msg::LoadFailureRead));
    }
    if model.update_ready && model.address.route == Route::Home {
        let (words, now) = (lang.notice_update(), lang.notice_update_now());
        notices.push(notice("update", words, now, Msg::UpdateWanted));
    }
    notices
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::board::BoardMsg;
    use crate::app::route::Address;
    use crate::app::settings::SettingsMsg;
    use crate::app::update;
    use crate::rules::Square;

    fn page(msgs: &[Msg]) -> View {
        let mut model = Model::default();
        for msg in msgs {
            update(&mut model, msg.clone());
        }
        view(&model)
    }

    fn went(route: Route) -> Msg {
        Msg::Went(Address::from(route))
    }

    fn tapped(square: Square) -> Msg {
        Msg::Board(BoardMsg::Activated(square))
    }

    fn speaks(lang: Lang) -> Msg {
        Msg::Settings(SettingsMsg::Lang(lang))
    }

    /// After `msgs` the page says `sentence`.
    fn check_says(msgs: &[Msg], sentence: &str) {
        let text = page(msgs).text();
        assert!(
            text.contains(sentence),
            "{text:?} should contain {sentence:?}"
        );
    }

    #[test]
    fn home_speaks_both_languages() {
        check_says(&[], "A chess school for children");
        check_says(&[speaks(Lang::Ru)], "Шахматная школа для детей");
    }

    #[test]
    fn each_screen_has_one_heading_and_its_own_title() {
        for lang in Lang::ALL {
            let mut titles = Vec::new();
            for route in Route::ALL {
                let page = page(&[speaks(lang), went(route)]);
                let headings = page
                    .body
                    .descendants()
                    .iter()
                    .filter(|e| e.tag == "h1")
                    .count();
                assert_eq!(headings, 1, "{route:?}");
                assert!(!titles.contains(&page.title), "{}", page.title);
                titles.push(page.title);
            }
        }
    }

    #[test]
    fn a_tapped_square_says_its_name_and_its_numbers() {
        let said = [went(Route::Explore), tapped(Square::E4)];
        check_says(&said, "E4 is a light square. Row i = 3, column j = 4.");
        check_says(
            &[&said[..], &[speaks(Lang::Ru)]].concat(),
            "E4 — белое поле. Ряд i = 3, столбец j = 4.",
        );
    }

    #[test]
    fn the_grid_has_64_named_cells_from_the_top_left() {
        let page = page(&[went(Route::Explore)]);
        let all = page.body.descendants();
        let cells = all.iter().filter(|e| e.get("role") == Some("gridcell"));
        let names: Vec<_> = cells.filter_map(|cell| cell.get("aria-label")).collect();
        assert_eq!(names.len(), 64);
        assert_eq!((names[0], names[63]), ("A8, black rook", "H1, white rook"));
    }

    #[test]
    fn exactly_one_cell_can_be_reached_with_tab() {
        let page = page(&[
            went(Route::Explore),
            Msg::Board(BoardMsg::Focused(Square::C6)),
        ]);
        let all = page.body.descendants();
        let cells = all.iter().filter(|e| e.get("role") == Some("gridcell"));
        let reachable: Vec<_> = cells
            .filter(|cell| cell.get("tabindex") == Some("0"))
            .collect();
        assert_eq!(reachable.len(), 1);
        assert_eq!(reachable[0].get("data-square"), Some("c6"));
    }

    #[test]
    fn a_waiting_update_is_offered_at_home_only() {
        check_says(&[Msg::UpdateFound], "A new version is ready.");
        assert!(
            !page(&[Msg::UpdateFound, went(Route::Explore)])
                .text()
                .contains("new version")
        );
    }

    #[test]
    fn forbidden_storage_is_said() {
        check_says(&[Msg::StorageFailed], "This browser keeps nothing.");
    }
}
