//! Turns what the browser tells us into messages. One listener a kind of event, for the whole page.

use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Event, EventTarget, FocusEvent, HtmlCanvasElement, KeyboardEvent, MouseEvent, Node,
    PointerEvent,
};

use super::dom::{self, Result};
use super::{canvas, files, shell};
use crate::app::{self, Address, BoardKey, BoardMsg, Element, Event as On, Handler, Msg, Point};
use crate::rules::Square;

pub(super) fn listen() -> Result<()> {
    let window = dom::window()?;
    let root = dom::root()?;
    on(&root, "click", |event: MouseEvent| {
        // Pointers go through the cells to the canvas; only assistive tools click on a cell.
        let used = square_of(&event).map(|square| Msg::Board(BoardMsg::Activated(square)));
        send(handled(&event, On::Click).or(used));
    })?;
    on(&root, "change", |event: Event| {
        if let Some(file) = target_of(&event).and_then(|target| files::chosen(&target)) {
            if let Some((Handler::Value(make), _)) = handler_of(&event, On::File) {
                shell::report(files::read(&file, make));
            }
        } else {
            send(handled(&event, On::Change));
        }
    })?;
    on(&root, "input", |event: Event| {
        send(handled(&event, On::Input));
    })?;
    on(&root, "focusin", |event: FocusEvent| {
        let focused =
            shell::with_model(|model| app::board(model).map(|board| board.focused)).flatten();
        let now = square_of(&event).filter(|square| focused != Some(*square));
        send(now.map(|square| Msg::Board(BoardMsg::Focused(square))));
    })?;
    on(&root, "keydown", |event: KeyboardEvent| {
        let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
        if let (false, Some(_), Some(key)) = (
            modified,
            square_of(&event),
            BoardKey::from_code(&event.code()),
        ) {
            event.prevent_default();
            shell::dispatch(Msg::Board(BoardMsg::Key(key)));
        } else if let (false, Some((Handler::Key(make), _))) =
            (modified, handler_of(&event, On::Key))
            && let Some(msg) = make(&event.code())
        {
            event.prevent_default();
            shell::dispatch(msg);
        }
    })?;
    for name in ["pointerdown", "pointermove", "pointerup", "pointercancel"] {
        on(&root, name, move |event: PointerEvent| {
            pointer(name, &event);
        })?;
    }
    on(&root, "touchend", |event: Event| {
        // The pointer has said all there is to say of a finger on the board. A click would follow
        // and hit what has come under the finger since: the choice of what a pawn becomes.
        if canvas_of(&event).is_some() && event.cancelable() {
            event.prevent_default();
            shell::report(dom::leave_field());
        }
    })?;
    on(&window, "hashchange", |_: Event| {
        if let Ok(hash) = dom::window().and_then(|window| window.location().hash()) {
            shell::dispatch(Msg::Went(Address::from_hash(&hash)));
        }
    })?;
    on(&window, "resize", |_: Event| {
        shell::report(canvas::repaint_soon());
    })?;
    on(&window, "chesslings:update-ready", |_: Event| {
        shell::dispatch(Msg::UpdateFound);
    })?;
    Ok(())
}

/// Listens as long as the page lives.
pub(super) fn on<E: JsCast + 'static>(
    target: &EventTarget,
    name: &str,
    heard: impl Fn(E) + 'static,
) -> Result<()> {
    let closure =
        Closure::<dyn Fn(JsValue)>::new(move |event: JsValue| heard(event.unchecked_into()));
    target.add_event_listener_with_callback(name, closure.as_ref().unchecked_ref())?;
    closure.forget();
    Ok(())
}

fn send(msg: Option<Msg>) {
    if let Some(msg) = msg {
        shell::dispatch(msg);
    }
}

/// A pointer on the canvas, which keeps it until it goes up.
fn pointer(name: &str, event: &PointerEvent) {
    let Some(canvas) = canvas_of(event) else {
        return;
    };
    let id = event.pointer_id();
    let area = canvas.get_bounding_client_rect();
    let unit = area.width() / 8.0;
    let at = Point {
        x: (f64::from(event.client_x()) - area.left()) / unit,
        y: (f64::from(event.client_y()) - area.top()) / unit,
    };
    let happened = match name {
        "pointerdown" if event.button() == 0 => {
            // A pointer that is gone already can't be kept, and needn't be.
            let _ = canvas.set_pointer_capture(id);
            app::PointerEvent::Down {
                pointer: id,
                at,
                touch: event.pointer_type() == "touch",
                unit,
            }
        }
        "pointerdown" => return,
        // Only a held pointer matters; a mouse that wanders about would send hundreds of these.
        "pointermove" if event.buttons() == 0 => return,
        "pointermove" => app::PointerEvent::Move { pointer: id, at },
        "pointerup" => app::PointerEvent::Up { pointer: id, at },
        _ => app::PointerEvent::Cancel { pointer: id },
    };
    shell::dispatch(Msg::Board(BoardMsg::Pointer(happened)));
}

fn canvas_of(event: &Event) -> Option<HtmlCanvasElement> {
    target_of(event)?.dyn_into().ok()
}

fn target_of(event: &Event) -> Option<web_sys::Element> {
    event.target()?.dyn_into().ok()
}

/// The square whose cell an event happened to.
fn square_of(event: &Event) -> Option<Square> {
    target_of(event)?.get_attribute("data-square")?.parse().ok()
}

/// The message that the view wants for `event`.
fn handled(event: &Event, kind: On) -> Option<Msg> {
    match handler_of(event, kind)? {
        (Handler::Send(msg), _) => Some(msg),
        (Handler::Value(make), target) => Some(make(dom::value_of(&target))),
        (Handler::Key(_), _) => None,
    }
}

/// What the view wants done for `event`, and the element it happened to: as that element says, or
/// the nearest one around it. The document mirrors the view, so the way down is the same in both.
fn handler_of(event: &Event, kind: On) -> Option<(Handler, web_sys::Element)> {
    let root: Node = dom::root().ok()?.into();
    let target = target_of(event)?;
    let mut way = Vec::new();
    let mut node: Node = target.clone().into();
    while !node.is_same_node(Some(&root)) {
        way.push(index_of(&node));
        node = node.parent_node()?;
    }
    way.pop();
    let handler = shell::with_view(|view| {
        let mut element: &Element = &view.body;
        let mut found = element.handler(kind);
        for index in way.into_iter().rev() {
            let app::Node::Element(child) = element.children.get(index)? else {
                break;
            };
            element = child;
            found = element.handler(kind).or(found);
        }
        found.cloned()
    })?;
    Some((handler, target))
}

fn index_of(node: &Node) -> usize {
    std::iter::successors(node.previous_sibling(), Node::previous_sibling).count()
}
