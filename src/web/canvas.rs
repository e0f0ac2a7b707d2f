//! The canvas of the board: its size in whole device pixels, and when it is painted.

use std::cell::{Cell, RefCell};

use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlCanvasElement, HtmlElement, MediaQueryList, ResizeObserver};

use super::dom::{self, Result};
use super::painter::Painter;
use super::shell;
use crate::app::{self, Scene};

thread_local! {
    static WAITING: Cell<bool> = const { Cell::new(false) };
    static SIDE: RefCell<String> = const { RefCell::new(String::new()) };
    static SHOWN: RefCell<Option<Shown>> = const { RefCell::new(None) };
    static OBSERVER: RefCell<Option<(ResizeObserver, HtmlElement)>> = const { RefCell::new(None) };
    static RATIO_QUERY: RefCell<Option<MediaQueryList>> = const { RefCell::new(None) };
}

/// What is on the canvas now; painting the same again would be a waste.
struct Shown {
    canvas: HtmlCanvasElement,
    /// Device pixels a square.
    unit: u32,
    scene: Option<Scene>,
    painter: Painter,
    /// The movement that is shown, and when it began.
    motion: u32,
    began: f64,
}

/// Paints the board at the next frame, if anything changed by then.
pub(super) fn repaint_soon() -> Result<()> {
    if WAITING.replace(true) {
        return Ok(());
    }
    dom::next_frame(|now| {
        WAITING.set(false);
        shell::report(repaint(now));
        shell::report(shell::catch_up_soon());
    })
}

/// Forgets what was painted, so that everything is painted again: drawings have arrived.
pub(super) fn repaint_all() -> Result<()> {
    SHOWN.with_borrow_mut(|shown| {
        if let Some(shown) = shown {
            shown.scene = None;
        }
    });
    repaint_soon()
}

fn repaint(now: f64) -> Result<()> {
    let Some((canvas, board)) = find()? else {
        return Ok(());
    };
    let ratio = dom::window()?.device_pixel_ratio();
    watch_size(&board)?;
    watch_ratio(ratio)?;
    let unit = fit(&board, ratio)?;
    let old = SHOWN
        .take()
        .filter(|shown| shown.canvas == canvas && shown.unit == unit);

    let motion =
        shell::with_model(|model| app::board(model).map(|board| board.motion.serial)).flatten();
    let motion = motion.unwrap_or_default();
    let began = match &old {
        Some(shown) if shown.motion == motion => shown.began,
        // A board that has just appeared has nothing to show but where it is.
        Some(_) => now,
        None => f64::NEG_INFINITY,
    };
    let scene = shell::with_model(|model| app::scene(model, now - began)).flatten();
    let Some(scene) = scene else { return Ok(()) };
    let running = scene.running;

    let mut shown = if let Some(shown) = old {
        shown
    } else {
        Shown {
            painter: Painter::new(&canvas, unit)?,
            canvas,
            unit,
            scene: None,
            motion,
            began,
        }
    };
    if shown.scene.as_ref() != Some(&scene) {
        shown.painter.paint(shown.scene.as_ref(), &scene)?;
        shown.scene = Some(scene);
    }
    SHOWN.set(Some(Shown {
        motion,
        began,
        ..shown
    }));
    if running { repaint_soon() } else { Ok(()) }
}

/// Gives the first board its size, before it is painted, so that nothing moves then.
pub(super) fn make_room() -> Result<()> {
    if let Some((_, board)) = find()? {
        fit(&board, dom::window()?.device_pixel_ratio())?;
    }
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

/// The device pixels a square: the largest whole number of them for which there is room, so that
/// every line is sharp. The style sheet is told how large boards are. The next one will most likely
/// be as large, so it is right from the beginning and need not be laid out twice.
fn fit(board: &HtmlElement, ratio: f64) -> Result<u32> {
    let room = f64::from(board.client_width()) * ratio;
    let unit = (room / 8.0).floor().max(1.0);
    let side = dom::length(unit * 8.0 / ratio, "px");
    let known = SIDE.replace(side.clone());
    if known != side
        && let Some(root) = dom::find::<HtmlElement>(":root")?
    {
        dom::set_style(&root, "--side", &side)?;
    }
    Ok(unit as u32)
}

/// Repaints when the room for the board changes.
fn watch_size(board: &HtmlElement) -> Result<()> {
    OBSERVER.with_borrow_mut(|watched| {
        // Watching a board anew would tell its size anew, and cost a frame.
        if matches!(watched, Some((_, watched)) if watched == board) {
            return Ok(());
        }
        let observer = if let Some((observer, _)) = watched.take() {
            observer.disconnect();
            observer
        } else {
            let changed = Closure::<dyn Fn()>::new(|| shell::report(repaint_soon()));
            let observer = ResizeObserver::new(changed.as_ref().unchecked_ref())?;
            changed.forget();
            observer
        };
        observer.observe(board);
        *watched = Some((observer, board.clone()));
        Ok(())
    })
}

/// Repaints when the pixel ratio changes: zoom, or a window dragged to another screen. A media
/// query is about one ratio; so a new one is made for each, and the old one says no more.
fn watch_ratio(ratio: f64) -> Result<()> {
    RATIO_QUERY.with_borrow_mut(|watched| {
        if watched.as_ref().is_some_and(MediaQueryList::matches) {
            return Ok(());
        }
        if let Some(list) = watched {
            list.set_onchange(None);
        }
        *watched =
            dom::window()?.match_media(&format!("(resolution: {})", dom::length(ratio, "dppx")))?;
        if let Some(list) = watched {
            let changed = Closure::<dyn Fn()>::new(|| shell::report(repaint_soon()));
            list.set_onchange(Some(changed.into_js_value().unchecked_ref()));
        }
        Ok(())
    })
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
