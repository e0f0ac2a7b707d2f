//! The one place that holds the model: messages go in, the page and the effects come out.

use std::cell::RefCell;

use wasm_bindgen::JsValue;

use super::dom::{self, Result};
use super::{
    canvas, clipboard, drawings, language, painter, patch, sound, speech, storage, timer, worker,
};
use crate::app::{self, Change, Effect, Model, Msg, PieceSet, Theme, View};

struct Shell {
    model: Model,
    shown: Option<View>,
    /// Whether the words are behind the board: see [`catch_up_soon`].
    behind: bool,
    /// What the pieces in the style sheet look like.
    look: Option<(Theme, PieceSet)>,
}

thread_local! {
    static SHELL: RefCell<Option<Shell>> = const { RefCell::new(None) };
}

/// Shows the page for the first time, after a first message.
pub(super) fn start(mut model: Model, first: Msg) -> Result<()> {
    let effects = app::update(&mut model, first);
    SHELL.with_borrow_mut(|shell| {
        show_words(shell.insert(Shell {
            model,
            shown: None,
            behind: false,
            look: None,
        }))
    })?;
    // One thing after the other, so that the page can answer in between: the words, the drawings,
    // the board.
    dom::next_frame(|_| {
        report(canvas::make_room());
        report(timer::soon(|| with_shell(show_look_and_board)));
    })?;
    effects.into_iter().try_for_each(perform)
}

/// Sends a message: updates the model, shows it, does what it asks for.
pub(super) fn dispatch(msg: Msg) {
    let effects = SHELL.with_borrow_mut(|shell| {
        let shell = shell.as_mut()?;
        let change = app::change(&shell.model, &msg);
        let effects = app::update(&mut shell.model, msg);
        report(match change {
            // A drag has hundreds of these, and each must be ready within a frame.
            Change::Pixels => canvas::repaint_soon(),
            // Effects may be about elements that the words bring.
            Change::BoardFirst if effects.is_empty() => {
                shell.behind = true;
                canvas::repaint_soon()
            }
            _ => show(shell),
        });
        Some(effects)
    });
    for effect in effects.into_iter().flatten() {
        report(perform(effect));
    }
}

/// Shows in the next frame what the last one had no time for. The board has just been painted.
pub(super) fn catch_up_soon() -> Result<()> {
    let behind = SHELL.with_borrow(|shell| shell.as_ref().is_some_and(|shell| shell.behind));
    if !behind {
        return Ok(());
    }
    dom::next_frame(|_| {
        with_shell(|shell| {
            if shell.behind {
                show_words(shell)
            } else {
                Ok(())
            }
        });
    })
}

fn with_shell(change: fn(&mut Shell) -> Result<()>) {
    SHELL.with_borrow_mut(|shell| report(shell.as_mut().map_or(Ok(()), change)));
}

/// Looks at the model.
pub(super) fn with_model<T>(look: impl FnOnce(&Model) -> T) -> Option<T> {
    SHELL.with_borrow(|shell| shell.as_ref().map(|shell| look(&shell.model)))
}

/// Looks at what the page shows.
pub(super) fn with_view<T>(look: impl FnOnce(&View) -> Option<T>) -> Option<T> {
    SHELL.with_borrow(|shell| look(shell.as_ref()?.shown.as_ref()?))
}

/// The browser refused something that should always work: a defect, so it is shown as one.
pub(super) fn report(result: Result<()>) {
    if let Err(error) = result {
        wasm_bindgen::throw_val(error);
    }
}

fn show(shell: &mut Shell) -> Result<()> {
    show_words(shell)?;
    show_look_and_board(shell)
}

fn show_look_and_board(shell: &mut Shell) -> Result<()> {
    let settings = shell.model.settings;
    let look = Some((settings.theme, settings.pieces));
    if shell.look != look {
        painter::use_look(settings.theme.palette(), settings.pieces)?;
        shell.look = look;
    }
    canvas::repaint_soon()
}

/// Makes everything but the pixels of the board as the model wants it.
fn show_words(shell: &mut Shell) -> Result<()> {
    shell.behind = false;
    let view = app::view(&shell.model);
    let old = shell.shown.as_ref();
    // The browser takes every change of these for a new look of the whole page.
    let document = dom::document()?;
    if old.is_none_or(|old| (old.lang, old.scheme) != (view.lang, view.scheme))
        && let Some(html) = document.document_element()
    {
        html.set_attribute("lang", view.lang.code())?;
        html.set_attribute("data-scheme", view.scheme.name())?;
    }
    if old.is_none_or(|old| old.title != view.title) {
        document.set_title(&view.title);
    }
    let old = old.map(|view| &view.body);
    patch::patch_root(&dom::root()?, old, &view.body)?;
    shell.shown = Some(view);
    Ok(())
}

fn perform(effect: Effect) -> Result<()> {
    match effect {
        Effect::SaveSettings(settings) => {
            if storage::save_settings(settings).is_err() {
                dispatch(Msg::StorageFailed);
            }
        }
        Effect::SaveExplored(fen) => {
            if storage::save_explored(&fen).is_err() {
                dispatch(Msg::StorageFailed);
            }
        }
        Effect::ShowAddress(address) => {
            // Browsers refuse too many of these in a short time; the next one makes it good.
            let history = dom::window()?.history()?;
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
        }
        Effect::SaveGame(text) => {
            if storage::save_game(&text).is_err() {
                dispatch(Msg::StorageFailed);
            }
        }
        Effect::SaveProgress(text) => {
            if storage::save_progress(&text).is_err() {
                dispatch(Msg::StorageFailed);
            }
        }
        Effect::Speak { words, lang } => speech::speak(&words, lang)?,
        Effect::StartSearch(problem) => worker::search(&problem),
        Effect::StopSearch => worker::stop_search(),
        Effect::FindHint(question) => worker::find_hint(&question),
        Effect::Focus(square) => dom::focus(&format!("[data-square={square}]"))?,
        Effect::FocusOn(name) => dom::focus(&format!("[data-focus={name}]"))?,
        Effect::Reveal => dom::reveal()?,
        Effect::Copy { text, done, failed } => clipboard::copy(&text, done, failed)?,
        Effect::CopyAddress { done, failed } => {
            let address = dom::window()?.location().href()?;
            clipboard::copy(&address, done, failed)?;
        }
        Effect::Later { milliseconds, msg } => timer::send_later(milliseconds, msg)?,
        Effect::Sound(sound) => {
            let level = with_model(|model| model.settings.volume.level());
            sound::play(sound, level.unwrap_or_default());
        }
        Effect::LoadLanguage => language::ask()?,
        Effect::LoadPieces => drawings::ask()?,
        Effect::StartUpdate => dom::announce("chesslings:update-wanted")?,
    }
    Ok(())
}
