//! The canvas of the board: its size in whole device pixels, and when it is painted.

use std::cell::{Cell, RefCell};

use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    CanvasRenderingContext2d, Event, HtmlCanvasElement, HtmlElement, MediaQueryList, MouseEvent,
    ResizeObserver,
};

use super::dom::{self, Result};
use super::{painter, shell};
use crate::app::{self, Scene};
use crate::rules::Square;

thread_local! {
    static WAITING: Cell<bool> = const { Cell::new(false) };
    static PAINTED: RefCell<Option<Painted>> = const { RefCell::new(None) };
    static OBSERVER: RefCell<Option<ResizeObserver>> = const { RefCell::new(None) };
    static RATIO_QUERY: RefCell<Option<MediaQueryList>> = const { RefCell::new(None) };
}

/// What is on the canvas now; painting the same again would be a waste.
#[derive(PartialEq)]
struct Painted {
    canvas: HtmlCanvasElement,
    side: u32,
    scene: Scene,
}

/// Paints the board at the next frame, if anything changed by then.
pub(super) fn repaint_soon() -> Result<()> {
    if WAITING.replace(true) {
        return Ok(());
    }
    let paint = Closure::once_into_js(|| {
        WAITING.set(false);
        shell::report(repaint());
    });
    dom::window()?.request_animation_frame(paint.unchecked_ref())?;
    Ok(())
}

/// The square under a click on the canvas.
pub(super) fn square_under(event: &MouseEvent) -> Option<Square> {
    let canvas: HtmlCanvasElement = event.target()?.dyn_into().ok()?;
    let area = canvas.get_bounding_client_rect();
    let unit = area.width() / 8.0;
    let x = (f64::from(event.client_x()) - area.left()) / unit;
    let y = (f64::from(event.client_y()) - area.top()) / unit;
    PAINTED.with_borrow(|painted| painted.as_ref()?.scene.square_at(x, y))
}

fn repaint() -> Result<()> {
    let Some(canvas) = dom::find::<HtmlCanvasElement>(".board canvas")? else {
        return Ok(());
    };
    let Some(board) = canvas
        .parent_element()
        .and_then(|parent| parent.dyn_into::<HtmlElement>().ok())
    else {
        return Ok(());
    };
    let ratio = dom::window()?.device_pixel_ratio();
    let Some(scene) = shell::with_model(app::scene) else {
        return Ok(());
    };
    watch_size(&board)?;
    watch_ratio(ratio)?;

    // The style sheet says how much room there is; the board takes the largest whole number of
    // device pixels a square in it, so that every line is sharp.
    let room = f64::from(board.client_width());
    let square = (room * ratio / 8.0).floor().max(1.0);
    let side = (square * 8.0) as u32;
    let wanted = Painted {
        canvas,
        side,
        scene,
    };
    if PAINTED.with_borrow(|painted| painted.as_ref() == Some(&wanted)) {
        return Ok(());
    }
    let canvas = &wanted.canvas;
    if canvas.width() != side || canvas.height() != side {
        canvas.set_width(side);
        canvas.set_height(side);
    }
    dom::set_style(&board, "--side", &format!("{}px", f64::from(side) / ratio))?;
    let context = canvas
        .get_context("2d")?
        .ok_or_else(|| JsValue::from_str("no 2d context"))?;
    painter::paint(
        &context.unchecked_into::<CanvasRenderingContext2d>(),
        &wanted.scene,
        square,
    )?;
    PAINTED.set(Some(wanted));
    Ok(())
}

/// Repaints when the room for the board changes.
fn watch_size(board: &HtmlElement) -> Result<()> {
    OBSERVER.with_borrow_mut(|observer| {
        if observer.is_none() {
            let changed = Closure::<dyn Fn()>::new(|| shell::report(repaint_soon()));
            *observer = Some(ResizeObserver::new(changed.as_ref().unchecked_ref())?);
            changed.forget();
        }
        if let Some(observer) = observer {
            observer.observe(board);
        }
        Ok(())
    })
}

/// Repaints when the pixel ratio changes: zoom, or a window dragged to another screen. A media
/// query fires once, when its ratio no longer holds; so a new one is made for each ratio.
fn watch_ratio(ratio: f64) -> Result<()> {
    let query = format!("(resolution: {ratio}dppx)");
    RATIO_QUERY.with_borrow_mut(|watched| {
        if watched.as_ref().is_some_and(MediaQueryList::matches) {
            return Ok(());
        }
        *watched = dom::window()?.match_media(&query)?;
        if let Some(list) = watched {
            let changed = Closure::once_into_js(|_: Event| shell::report(repaint_soon()));
            list.add_event_listener_with_callback("change", changed.unchecked_ref())?;
        }
        Ok(())
    })
}
