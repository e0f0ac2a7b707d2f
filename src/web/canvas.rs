//! The canvas of the board: its size in whole device pixels, and when it is painted.

use js_sys::{Function, Object, Reflect};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlCanvasElement, HtmlElement, MediaQueryList, ResizeObserver};

use super::dom::{self, Result};
use super::painter::{Painter, Pieces};
use super::shell::Shell;
use super::{timer, turn};
use crate::app::{self, Model, Picture, Scene};

/// What is known of the canvas.
#[derive(Default)]
pub(super) struct Canvas {
    pub(super) pieces: Pieces,
    /// Whether a frame has been asked for.
    waiting: bool,
    /// What the style sheet knows as the side of a board.
    side: String,
    shown: Option<Shown>,
    /// What tells of sizes, and the board whose size it tells.
    observer: Option<(ResizeObserver, HtmlElement)>,
    ratio_query: Option<MediaQueryList>,
}

/// What is on the canvas now; painting the same again would be a waste.
struct Shown {
    canvas: HtmlCanvasElement,
    /// The board it was painted for: the next one may get the same canvas.
    board: HtmlElement,
    /// Device pixels a square.
    unit: u32,
    scene: Option<Scene>,
    painter: Painter,
    /// The movement that is shown, and when it began.
    motion: u32,
    began: f64,
}

impl Canvas {
    /// Paints the board at the next frame, if anything changed by then.
    pub(super) fn repaint_soon(&mut self) -> Result<()> {
        if std::mem::replace(&mut self.waiting, true) {
            return Ok(());
        }
        timer::next_frame(|shell, now| {
            shell.canvas.waiting = false;
            shell.paint_board(now)
        })
    }

    /// Forgets what was painted, so that everything is painted again: drawings have arrived.
    pub(super) fn repaint_all(&mut self) -> Result<()> {
        if let Some(shown) = &mut self.shown {
            shown.scene = None;
        }
        self.repaint_soon()
    }

    /// The canvas that was painted last, on the page or not.
    pub(super) fn last(&self) -> Option<HtmlCanvasElement> {
        self.shown.as_ref().map(|shown| shown.canvas.clone())
    }

    /// Gives the first board its size, before it is painted, so that nothing moves then.
    pub(super) fn make_room(&mut self) -> Result<()> {
        if let Some((_, board)) = find()? {
            self.fit(&board, dom::window()?.device_pixel_ratio())?;
        }
        Ok(())
    }

    /// Paints what a board is to show, if it is on the page.
    pub(super) fn repaint(&mut self, model: &Model, picture: &Picture, now: f64) -> Result<()> {
        let Some((canvas, board)) = find()? else {
            return Ok(());
        };
        let ratio = dom::window()?.device_pixel_ratio();
        self.watch_size(&canvas, &board)?;
        self.watch_ratio(ratio)?;
        let unit = self.fit(&board, ratio)?;
        let old = self.shown.take();
        let old = old.filter(|shown| shown.canvas == canvas && shown.unit == unit);

        let motion = app::board(model).map_or(0, |board| board.motion.serial);
        let began = match old.as_ref().filter(|shown| shown.board == board) {
            Some(shown) if shown.motion == motion => shown.began,
            Some(_) => now,
            // A board that has just appeared has nothing to show but where it is.
            None => f64::NEG_INFINITY,
        };
        let Some(scene) = app::scene_with(model, picture, now - began) else {
            return Ok(());
        };
        let running = scene.running;

        let mut shown = if let Some(shown) = old {
            shown
        } else {
            Shown {
                painter: Painter::new(&canvas, unit)?,
                canvas,
                board: board.clone(),
                unit,
                scene: None,
                motion,
                began,
            }
        };
        if shown.scene.as_ref() != Some(&scene) {
            let before = shown.scene.as_ref();
            shown.painter.paint(&mut self.pieces, before, &scene)?;
            shown.scene = Some(scene);
        }
        self.shown = Some(Shown {
            board,
            motion,
            began,
            ..shown
        });
        if running { self.repaint_soon() } else { Ok(()) }
    }

    /// The device pixels a square: the largest whole number of them for which there is room, so
    /// that every line is sharp. The style sheet is told how large boards are. The next one will
    /// most likely be as large, so it is right from the beginning and need not be laid out twice.
    fn fit(&mut self, board: &HtmlElement, ratio: f64) -> Result<u32> {
        let room = f64::from(board.client_width()) * ratio;
        let unit = (room / 8.0).floor().max(1.0);
        let side = dom::length(unit * 8.0 / ratio, "px");
        if self.side != side
            && let Some(root) = dom::find::<HtmlElement>(":root")?
        {
            dom::set_style(&root, "--side", &side)?;
            self.side = side;
        }
        Ok(unit as u32)
    }

    /// Repaints when the room for the board changes, or the device pixels of the canvas: a browser
    /// may tell a change of the pixel ratio by these alone.
    fn watch_size(&mut self, canvas: &HtmlCanvasElement, board: &HtmlElement) -> Result<()> {
        // Watching a board anew would tell its size anew, and cost a frame.
        if matches!(&self.observer, Some((_, watched)) if watched == board) {
            return Ok(());
        }
        let observer = if let Some((observer, _)) = self.observer.take() {
            observer.disconnect();
            observer
        } else {
            ResizeObserver::new(&repainting())?
        };
        observer.observe(board);
        // Safari doesn't know these pixels and refuses; its media query tells of the ratio.
        let _ = observe_pixels(&observer, canvas);
        self.observer = Some((observer, board.clone()));
        Ok(())
    }

    /// Repaints when the pixel ratio changes: zoom, or a window dragged to another screen. A media
    /// query is about one ratio; so a new one is made for each, and the old one says no more.
    fn watch_ratio(&mut self, ratio: f64) -> Result<()> {
        let watched = self.ratio_query.take();
        if watched.as_ref().is_some_and(MediaQueryList::matches) {
            self.ratio_query = watched;
            return Ok(());
        }
        if let Some(list) = watched {
            list.set_onchange(None);
        }
        let query = format!("(resolution: {})", dom::length(ratio, "dppx"));
        let list = dom::window()?.match_media(&query)?;
        if let Some(list) = &list {
            list.set_onchange(Some(&repainting()));
        }
        self.ratio_query = list;
        Ok(())
    }
}

/// What the browser calls when the board may have to be painted anew.
fn repainting() -> Function {
    let changed = || turn::take(|shell: &mut Shell| shell.canvas.repaint_soon());
    let changed = Closure::<dyn Fn()>::new(changed);
    changed.into_js_value().unchecked_into()
}

/// Observes the device pixels that an element covers.
fn observe_pixels(observer: &ResizeObserver, element: &HtmlElement) -> Result<()> {
    let options = Object::new();
    Reflect::set(&options, &"box".into(), &"device-pixel-content-box".into())?;
    let observe: Function = Reflect::get(observer, &"observe".into())?.unchecked_into();
    observe.call2(observer, element, &options)?;
    Ok(())
}

/// The canvas, and the element that says how much room there is for it.
fn find() -> Result<Option<(HtmlCanvasElement, HtmlElement)>> {
    let Some(canvas) = dom::find::<HtmlCanvasElement>(".board canvas")? else {
        return Ok(None);
    };
    let board = canvas.parent_element();
    Ok(board.map(|board| (canvas, board.unchecked_into())))
}

/// A canvas that is never shown, to paint on beforehand.
pub(super) fn hidden_canvas(side: u32) -> Result<HtmlCanvasElement> {
    let canvas: HtmlCanvasElement = dom::document()?.create_element("canvas")?.unchecked_into();
    canvas.set_width(side);
    canvas.set_height(side);
    Ok(canvas)
}

pub(super) fn context_of(canvas: &HtmlCanvasElement) -> Result<web_sys::CanvasRenderingContext2d> {
    let context = canvas
        .get_context("2d")?
        .ok_or_else(|| JsValue::from_str("no 2d context"))?;
    Ok(context.unchecked_into())
}
