//! Pieces dragged from a tray to the board. A press without a drag stays a click.

use wasm_bindgen::JsCast;
use web_sys::{HtmlCanvasElement, HtmlElement, PointerEvent};

use super::dom::{self, Result};
use super::events;
use super::shell::Shell;
use crate::app::{self, Carried, Msg, Point, TrayMsg};
use crate::rules::{Piece, Square};

/// A drag starts after so many CSS pixels.
const SLACK: f64 = 8.0;

/// A pointer that went down on a piece of the tray.
#[derive(Clone, Copy)]
pub(super) struct Press {
    pointer: i32,
    piece: Piece,
    x: f64,
    y: f64,
    dragging: bool,
}

pub(super) fn listen() -> Result<()> {
    let root = dom::root()?;
    events::on(&root, "pointerdown", |shell, event: PointerEvent| {
        if shell.press.is_none() && event.button() == 0 {
            shell.press = press(&event);
        }
        Ok(())
    })?;
    // The pointer may leave the page while it is down.
    let window = dom::window()?;
    events::on(&window, "pointermove", |shell, event: PointerEvent| {
        held_by(shell, &event).map_or(Ok(()), |press| moved(shell, press, &event))
    })?;
    events::on(&window, "pointerup", |shell, event: PointerEvent| {
        let Some(press) = held_by(shell, &event) else {
            return Ok(());
        };
        let over = square_under(shell, &event)?;
        ended(shell, press, over)
    })?;
    events::on(&window, "pointercancel", |shell, event: PointerEvent| {
        held_by(shell, &event).map_or(Ok(()), |press| ended(shell, press, None))
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

fn held_by(shell: &Shell, event: &PointerEvent) -> Option<Press> {
    let press = shell.press;
    press.filter(|press| press.pointer == event.pointer_id())
}

fn moved(shell: &mut Shell, mut press: Press, event: &PointerEvent) -> Result<()> {
    let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
    press.dragging |= (x - press.x).hypot(y - press.y) > SLACK;
    shell.press = Some(press);
    if !press.dragging {
        return Ok(());
    }
    if let Some(root) = dom::find::<HtmlElement>(":root")? {
        dom::set_style(&root, "--hand-x", &dom::length(x, "px"))?;
        dom::set_style(&root, "--hand-y", &dom::length(y, "px"))?;
    }
    let over = square_under(shell, event)?;
    shell.send(Msg::Tray(TrayMsg::Carry(carried(press, over))))
}

fn ended(shell: &mut Shell, press: Press, over: Option<Square>) -> Result<()> {
    shell.press = None;
    if !press.dragging {
        return Ok(());
    }
    shell.send(Msg::Tray(TrayMsg::Drop(carried(press, over))))
}

const fn carried(press: Press, over: Option<Square>) -> Carried {
    Carried {
        piece: press.piece,
        over,
    }
}

/// The square of the board under a pointer.
fn square_under(shell: &Shell, event: &PointerEvent) -> Result<Option<Square>> {
    let canvas = dom::find::<HtmlCanvasElement>(".board canvas")?;
    let (Some(canvas), Some(board)) = (canvas, app::board(&shell.model)) else {
        return Ok(None);
    };
    let area = canvas.get_bounding_client_rect();
    let at = Point {
        x: (f64::from(event.client_x()) - area.left()) / area.width() * 8.0,
        y: (f64::from(event.client_y()) - area.top()) / area.height() * 8.0,
    };
    Ok(board.side.square_under(at))
}
