//! The one place that holds the model: messages go in, the page and the effects come out.

use wasm_bindgen::JsValue;

use super::canvas::Canvas;
use super::document::Page;
use super::dom::{self, Result};
use super::drawings::{self, Drawings};
use super::sound::Speaker;
use super::worker::Workers;
use super::{clipboard, language, painter, speech, storage, timer, turn};
use crate::app::{
    self, Effect, Keeper, Model, Msg, Picture, PieceSet, Theme, Touches, Update, View,
};

/// The page. Everything that happens to it takes a [`turn`].
pub(super) struct Shell {
    pub(super) model: Model,
    pub(super) keeper: Keeper,
    pub(super) canvas: Canvas,
    pub(super) drawings: Drawings,
    speaker: Speaker,
    /// Whether something has been read aloud since the last tap.
    pub(super) has_spoken: bool,
    pub(super) workers: Workers,
    pub(super) shown: Option<View>,
    /// What the board shows, made once for words and pixels.
    picture: Option<Picture>,
    /// Whether the words are behind the board: see [`Shell::catch_up_soon`].
    behind: bool,
    /// What the pieces in the style sheet look like.
    look: Option<(Theme, PieceSet)>,
}

/// Shows the page for the first time, after a first message.
pub(super) fn start(model: Model, keeper: Keeper, drawings: Drawings, first: Msg) -> Result<()> {
    let shown = already_there(&model)?;
    turn::begin(Shell {
        model,
        keeper,
        canvas: Canvas::default(),
        drawings,
        speaker: Speaker::default(),
        has_spoken: false,
        workers: Workers::default(),
        shown,
        picture: None,
        behind: false,
        look: None,
    });
    turn::try_take(|shell| {
        let effects = app::update(&mut shell.model, first).effects;
        shell.show_words()?;
        // One thing after the other, so that the page can answer in between: the words, the
        // drawings, the board.
        timer::next_frame(|shell, _| {
            shell.canvas.make_room()?;
            timer::soon(Shell::show_look_and_board)
        })?;
        shell.perform_all(effects)
    })
}

/// The first screen, if the document holds it in the reader's language: so it is taken over.
fn already_there(model: &Model) -> Result<Option<View>> {
    let lang = model.settings.lang;
    let html = dom::document()?.document_element();
    let speaks =
        html.is_some_and(|html| html.get_attribute("lang").as_deref() == Some(lang.code()));
    let home = dom::find::<web_sys::Element>("#app > .page")?;
    Ok(home.filter(|_| speaks).map(|_| app::first_view(lang)))
}

/// Sends a message from outside, or for later: it waits for its turn.
pub(super) fn dispatch(msg: Msg) {
    turn::take(|shell| shell.send(msg));
}

impl Shell {
    /// Sends a message: updates the model, shows it, does what it asks for.
    pub(super) fn send(&mut self, msg: Msg) -> Result<()> {
        let Update { effects, touches } = app::update(&mut self.model, msg);
        self.picture = None;
        // What is done is kept before it is shown: whatever goes wrong with that, it is there.
        let (keeping, others): (Vec<_>, Vec<_>) = effects.into_iter().partition(Effect::keeps);
        let kept = self.perform_all(keeping);
        let shown = match touches {
            // A drag has hundreds of these, and each must be ready within a frame.
            Touches::Pixels => self.canvas.repaint_soon(),
            // Effects may be about elements that the words bring.
            Touches::BoardFirst if others.is_empty() => {
                self.behind = true;
                self.canvas.repaint_soon()
            }
            _ => self.show(),
        };
        let done = self.perform_all(others);
        kept.and(shown).and(done)
    }

    /// Does what was asked for; all of it, even if something of it goes wrong.
    fn perform_all(&mut self, effects: Vec<Effect>) -> Result<()> {
        let mut outcome = Ok(());
        for effect in effects {
            outcome = outcome.and(self.perform(effect));
        }
        outcome
    }

    /// Shows in the next frame what the last one had no time for. The board has just been painted.
    fn catch_up_soon(&self) -> Result<()> {
        if !self.behind {
            return Ok(());
        }
        timer::next_frame(|shell, _| {
            if shell.behind {
                shell.show_words()
            } else {
                Ok(())
            }
        })
    }

    fn show(&mut self) -> Result<()> {
        self.show_words()?;
        self.show_look_and_board()
    }

    fn show_look_and_board(&mut self) -> Result<()> {
        let settings = self.model.settings;
        let look = Some((settings.theme, settings.pieces));
        if self.look != look {
            self.show_look()?;
            self.look = look;
        }
        self.canvas.repaint_soon()
    }

    /// Has the pieces drawn as the settings want them.
    pub(super) fn show_look(&self) -> Result<()> {
        let settings = self.model.settings;
        painter::use_look(&self.drawings, settings.theme.palette(), settings.pieces)
    }

    fn look_at_board(&mut self) {
        if self.picture.is_none() {
            self.picture = app::picture(&self.model);
        }
    }

    /// Paints the board as it is at this time, in milliseconds.
    pub(super) fn paint_board(&mut self, now: f64) -> Result<()> {
        self.look_at_board();
        if let Some(picture) = &self.picture {
            self.canvas.repaint(&self.model, picture, now)?;
        }
        self.catch_up_soon()
    }

    /// Makes everything but the pixels of the board as the model wants it.
    fn show_words(&mut self) -> Result<()> {
        self.behind = false;
        self.look_at_board();
        let view = app::view_with(&self.model, self.picture.as_ref());
        let old = self.shown.as_ref();
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
        let page = Page::new(document, self.canvas.last());
        app::patch(&page, &dom::root()?.into(), old, &view.body)?;
        self.shown = Some(view);
        Ok(())
    }

    fn perform(&mut self, effect: Effect) -> Result<()> {
        match effect {
            Effect::Keep(keep) => storage::perform(&mut self.keeper, keep),
            Effect::ShowAddress(address) => {
                // Browsers refuse too many of these in a short time; the next one makes it good.
                let history = dom::window()?.history()?;
                let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
            }
            Effect::Speak { words, lang } => {
                self.has_spoken = true;
                speech::speak(&words, lang)?;
            }
            Effect::Ask(errand, question) => self.workers.ask(errand, &question),
            Effect::Stop(errand) => self.workers.stop(errand),
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
                self.speaker.play(sound, self.model.settings.volume.level());
            }
            Effect::LoadLanguage => language::ask()?,
            Effect::LoadTexts => language::ask_for_texts()?,
            Effect::LoadCourse => language::ask_for_course()?,
            Effect::LoadPieces => drawings::ask()?,
            Effect::StartUpdate => dom::announce("chesslings:update-wanted")?,
            Effect::StartAnew => dom::start_anew()?,
            Effect::Print => dom::window()?.print()?,
        }
        Ok(())
    }
}
