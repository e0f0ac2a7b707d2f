//! Pieces dragged from a tray to the board. A press without a drag stays a click.

use std::cell::Cell;

use wasm_bindgen::JsCast;
use web_sys::{HtmlCanvasElement, HtmlElement, PointerEvent};

use super::dom::{self, Result};
use super::{events, shell};
use crate::app::{self, Carried, Msg, Point, TrayMsg};
use crate::rules::{Piece, Square};

/// A drag starts after so many CSS pixels.
const SLACK: f64 = 8.0;

/// A pointer that went down on a piece of the tray.
#[derive(Clone, Copy)]
struct Press {
    pointer: i32,
    piece: Piece,
    x: f64,
    y: f64,
    dragging: bool,
}

thread_local! {
    static PRESS: Cell<Option<Press>> = const { Cell::new(None) };
}

pub(super) fn listen() -> Result<()> {
    let root = dom::root()?;
    events::on(&root, "pointerdown", |event: PointerEvent| {
        if PRESS.get().is_none() && event.button() == 0 {
            PRESS.set(press(&event));
        }
    })?;
    // The pointer may leave the page while it is down.
    let window = dom::window()?;
    events::on(&window, "pointermove", |event: PointerEvent| {
        if let Some(press) = held_by(&event) {
            shell::report(moved(press, &event));
        }
    })?;
    events::on(&window, "pointerup", |event: PointerEvent| {
        if let Some(press) = held_by(&event) {
            let over = dom::find(".board canvas").map(|canvas| square_under(canvas, &event));
            ended(press, over.ok().flatten());
        }
    })?;
    events::on(&window, "pointercancel", |event: PointerEvent| {
        if let Some(press) = held_by(&event) {
            ended(press, None);
        }
    })
}

fn press(event: &PointerEvent) -> Option<Press> {
    let target: web_sys::Element = event.target()?.dyn_into().ok()?;
    let tray = target.closest("[data-tray]").ok()??;
    let letter = tray.get_attribute("data-tray")?.chars().next()?;
    Some(Press {
        pointer: event.pointer_id(),
        piece: Piece::from_letter(letter)?,
        x: f64::from(event.client_x()),
        y: f64::from(event.client_y()),
        dragging: false,
    })
}

fn held_by(event: &PointerEvent) -> Option<Press> {
    PRESS
        .get()
        .filter(|press| press.pointer == event.pointer_id())
}

fn moved(mut press: Press, event: &PointerEvent) -> Result<()> {
    let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
    press.dragging |= (x - press.x).hypot(y - press.y) > SLACK;
    PRESS.set(Some(press));
    if !press.dragging {
        return Ok(());
    }
    if let Some(root) = dom::find::<HtmlElement>(":root")? {
        dom::set_style(&root, "--hand-x", &dom::length(x, "px"))?;
        dom::set_style(&root, "--hand-y", &dom::length(y, "px"))?;
    }
    let over = square_under(dom::find(".board canvas")?, event);
    shell::dispatch(Msg::Tray(TrayMsg::Carry(carried(press, over))));
    Ok(())
}

fn ended(press: Press, over: Option<Square>) {
    PRESS.set(None);
    if press.dragging {
        shell::dispatch(Msg::Tray(TrayMsg::Drop(carried(press, over))));
    }
}

const fn carried(press: Press, over: Option<Square>) -> Carried {
    Carried {
        piece: press.piece,
        over,
    }
}

/// The square of the board under a pointer.
fn square_under(canvas: Option<HtmlCanvasElement>, event: &PointerEvent) -> Option<Square> {
    let area = canvas?.get_bounding_client_rect();
    let at = Point {
        x: (f64::from(event.client_x()) - area.left()) / area.width() * 8.0,
        y: (f64::from(event.client_y()) - area.top()) / area.height() * 8.0,
    };
    let side = shell::with_model(|model| app::board(model).map(|board| board.side)).flatten()?;
    side.square_under(at)
}
