//! Turns what the browser tells us into messages. One listener a kind of event, for the whole page.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{
    Event, EventTarget, FocusEvent, HtmlCanvasElement, HtmlElement, KeyboardEvent, MouseEvent,
    Node, PointerEvent,
};

use super::dom::{self, Result};
use super::shell::Shell;
use super::{files, today, turn};
use crate::app::{self, Address, BoardKey, BoardMsg, Element, Event as On, Handler, Msg, Point};
use crate::rules::{Piece, Square};

pub(super) fn listen() -> Result<()> {
    let window = dom::window()?;
    let root = dom::root()?;
    on(&root, "click", |shell, event: MouseEvent| {
        // Pointers go through the cells to the canvas; only assistive tools click on a cell.
        let used = square_of(&event).map(|square| Msg::Board(BoardMsg::Activated(square)));
        let msg = handled(shell, &event, On::Click).or(used);
        send(shell, msg)
    })?;
    on(&root, "change", |shell, event: Event| {
        let file = target_of(&event).and_then(|target| files::chosen(&target));
        match (file, handler_of(shell, &event, On::File)) {
            (None, _) => {
                let msg = handled(shell, &event, On::Change);
                send(shell, msg)
            }
            (Some(file), Some((Handler::Value(make), _))) => files::read(&file, make),
            (Some(_), _) => Ok(()),
        }
    })?;
    on(&root, "input", |shell, event: Event| {
        let msg = handled(shell, &event, On::Input);
        send(shell, msg)
    })?;
    on(&root, "focusin", |shell, event: FocusEvent| {
        let focused = app::board(&shell.model).map(|board| board.focused);
        let now = square_of(&event).filter(|square| focused != Some(*square));
        send(
            shell,
            now.map(|square| Msg::Board(BoardMsg::Focused(square))),
        )
    })?;
    on(&root, "keydown", |shell, event: KeyboardEvent| {
        let msg = pressed(shell, &event);
        if msg.is_some() {
            event.prevent_default();
        }
        send(shell, msg)
    })?;
    for name in ["pointerdown", "pointermove", "pointerup", "pointercancel"] {
        on(&root, name, |shell, event: PointerEvent| {
            let msg = pointer(&event)?;
            send(shell, msg)
        })?;
    }
    on(&root, "touchend", |_, event: Event| {
        // The pointer has said all there is to say of a finger on the board. A click would follow
        // and hit what has come under the finger since: the choice of what a pawn becomes.
        if canvas_of(&event).is_some() && event.cancelable() {
            event.prevent_default();
            return dom::leave_field();
        }
        Ok(())
    })?;
    on(&window, "hashchange", |shell, _: Event| {
        let hash = dom::window()?.location().hash()?;
        shell.send(Msg::Went(Address::from_hash(&hash)))
    })?;
    on(&window, "resize", |shell, _: Event| {
        shell.canvas.repaint_soon()
    })?;
    // Another tab may have stored something, or this one was away for long.
    for name in ["storage", "pageshow"] {
        on(&window, name, |shell, _: Event| {
            shell.send(Msg::LookAgain(today()))
        })?;
    }
    let document = dom::document()?;
    on(&document, "visibilitychange", |shell, _: Event| {
        shell.send(Msg::LookAgain(today()))
    })?;
    on(&window, "chesslings:update-ready", |shell, _: Event| {
        shell.send(Msg::UpdateFound)
    })
}

/// Listens as long as the page lives. What is heard while the page is busy is handled afterwards,
/// and not at all if it happened to something that has gone by then.
pub(super) fn on<E: JsCast + 'static>(
    target: &EventTarget,
    name: &str,
    heard: impl Fn(&mut Shell, E) -> Result<()> + 'static,
) -> Result<()> {
    listen_to(
        target,
        name,
        Rc::new(move |shell, event| heard(shell, event.unchecked_into())),
    )
}

type Listener = dyn Fn(&mut Shell, Event) -> Result<()>;

fn listen_to(target: &EventTarget, name: &str, heard: Rc<Listener>) -> Result<()> {
    let closure = Closure::<dyn Fn(Event)>::new(move |event: Event| {
        let heard = Rc::clone(&heard);
        turn::take(move |shell| {
            if has_gone(&event) {
                return Ok(());
            }
            heard(shell, event)
        });
    });
    target.add_event_listener_with_callback(name, closure.as_ref().unchecked_ref())?;
    closure.forget();
    Ok(())
}

/// Whether an event happened to something that is no longer on the page.
fn has_gone(event: &Event) -> bool {
    let node = event
        .target()
        .and_then(|target| target.dyn_into::<Node>().ok());
    node.is_some_and(|node| !node.is_connected())
}

fn send(shell: &mut Shell, msg: Option<Msg>) -> Result<()> {
    msg.map_or(Ok(()), |msg| shell.send(msg))
}

/// What a key means where it was pressed.
fn pressed(shell: &mut Shell, event: &KeyboardEvent) -> Option<Msg> {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return None;
    }
    let code = event.code();
    let on_board = square_of(event).and_then(|_| BoardKey::from_code(&code));
    if let Some(key) = on_board {
        return Some(Msg::Board(BoardMsg::Key(key)));
    }
    match handler_of(shell, event, On::Key)? {
        (Handler::Key(make), _) => make(&code),
        _ => None,
    }
}

/// A pointer on the board, or on a piece of a tray, which keeps it until it goes up.
fn pointer(event: &PointerEvent) -> Result<Option<Msg>> {
    let (Some(held), Some(canvas)) = (held(event), canvas()?) else {
        return Ok(None);
    };
    let pointer = event.pointer_id();
    let area = canvas.get_bounding_client_rect();
    let unit = area.width() / 8.0;
    let [x, y] = [event.client_x(), event.client_y()].map(f64::from);
    let at = Point {
        x: (x - area.left()) / unit,
        y: (y - area.top()) / unit,
    };
    let happened = match event.type_().as_str() {
        "pointerdown" if event.button() == 0 => {
            // A pointer that is gone already can't be kept, and needn't be.
            let _ = held.set_pointer_capture(pointer);
            app::PointerEvent::Down {
                pointer,
                at,
                touch: event.pointer_type() == "touch",
                unit,
                tray: tray_piece(&held),
            }
        }
        "pointerdown" => return Ok(None),
        // Only a held pointer matters; a mouse that wanders about would send hundreds of these.
        "pointermove" if event.buttons() == 0 => return Ok(None),
        "pointermove" => {
            if tray_piece(&held).is_some() {
                show_hand(x, y)?;
            }
            app::PointerEvent::Move { pointer, at }
        }
        "pointerup" => app::PointerEvent::Up { pointer, at },
        _ => app::PointerEvent::Cancel { pointer },
    };
    Ok(Some(Msg::Board(BoardMsg::Pointer(happened))))
}

/// What a pointer can hold: the canvas, or a piece of a tray.
fn held(event: &PointerEvent) -> Option<web_sys::Element> {
    let target = target_of(event)?;
    target.closest("canvas, [data-tray]").ok()?
}

fn tray_piece(held: &web_sys::Element) -> Option<Piece> {
    let letter = held.get_attribute("data-tray")?.chars().next()?;
    Piece::from_letter(letter)
}

/// Tells the style sheet where a piece is that is carried beside the board.
fn show_hand(x: f64, y: f64) -> Result<()> {
    if let Some(root) = dom::find::<HtmlElement>(":root")? {
        dom::set_style(&root, "--hand-x", &dom::length(x, "px"))?;
        dom::set_style(&root, "--hand-y", &dom::length(y, "px"))?;
    }
    Ok(())
}

/// The canvas of the board.
fn canvas() -> Result<Option<HtmlCanvasElement>> {
    dom::find(".board canvas")
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
fn handled(shell: &mut Shell, event: &Event, kind: On) -> Option<Msg> {
    match handler_of(shell, event, kind)? {
        (Handler::Send(msg), _) => Some(msg),
        (Handler::Value(make), target) => Some(make(dom::value_of(&target))),
        (Handler::Key(_), _) => None,
    }
}

/// What the view wants done for `event`, and the element it happened to: as that element says, or
/// the nearest one around it. The document mirrors the view, so the way down is the same in both.
fn handler_of(shell: &mut Shell, event: &Event, kind: On) -> Option<(Handler, web_sys::Element)> {
    let root: Node = dom::root().ok()?.into();
    let target = target_of(event)?;
    let mut way = Vec::new();
    let mut node: Node = target.clone().into();
    while !node.is_same_node(Some(&root)) {
        way.push(index_of(&node));
        node = node.parent_node()?;
    }
    way.pop();
    way.reverse();
    let body = &mut shell.shown.as_mut()?.body;
    let around = (0..=way.len()).rev();
    let mut handlers = around.map(|depth| element_at(body, &way[..depth])?.take_handler(kind));
    let found = handlers.find_map(|handler| handler)?;
    Some((found, target))
}

/// The element of the view at the end of a way.
fn element_at<'a>(mut element: &'a mut Element, way: &[usize]) -> Option<&'a mut Element> {
    for &index in way {
        let app::Node::Element(child) = element.children.get_mut(index)? else {
            return None;
        };
        element = child;
    }
    Some(element)
}

fn index_of(node: &Node) -> usize {
    std::iter::successors(node.previous_sibling(), Node::previous_sibling).count()
}
