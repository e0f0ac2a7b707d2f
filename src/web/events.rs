//! Turns what the browser tells us into messages. One listener a kind of event, for the whole page.

use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, EventTarget, FocusEvent, KeyboardEvent, MouseEvent, Node};

use super::dom::{self, Result};
use super::{canvas, shell};
use crate::app::{BoardKey, Element, Event as ElementEvent, Msg, Node as ViewNode, Route};
use crate::rules::Square;

pub(super) fn listen() -> Result<()> {
    let window = dom::window()?;
    let root = dom::root()?;
    on(&root, "click", |event: MouseEvent| {
        let tapped = canvas::square_under(&event)
            .or_else(|| square_of(&event))
            .map(Msg::Tapped);
        send(handler_of(&event, ElementEvent::Click).or(tapped));
    })?;
    on(&root, "change", |event: Event| {
        send(handler_of(&event, ElementEvent::Change))
    })?;
    on(&root, "focusin", |event: FocusEvent| {
        let focused = square_of(&event)
            .filter(|square| shell::with_model(|model| model.board.focused) != Some(*square));
        send(focused.map(Msg::Focused));
    })?;
    on(&root, "keydown", |event: KeyboardEvent| {
        let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
        if let (false, Some(_), Some(key)) = (
            modified,
            square_of(&event),
            BoardKey::from_code(&event.code()),
        ) {
            event.prevent_default();
            shell::dispatch(Msg::Pressed(key));
        }
    })?;
    on(&window, "hashchange", |_: Event| {
        if let Ok(hash) = dom::window().and_then(|window| window.location().hash()) {
            shell::dispatch(Msg::Went(Route::from_hash(&hash)));
        }
    })?;
    on(&window, "resize", |_: Event| {
        shell::report(canvas::repaint_soon())
    })?;
    on(&window, "chesslings:update-ready", |_: Event| {
        shell::dispatch(Msg::UpdateFound)
    })?;
    Ok(())
}

/// Listens as long as the page lives.
fn on<E: JsCast + 'static>(
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

fn target_of(event: &Event) -> Option<web_sys::Element> {
    event.target()?.dyn_into().ok()
}

/// The square whose cell an event happened to.
fn square_of(event: &Event) -> Option<Square> {
    target_of(event)?.get_attribute("data-square")?.parse().ok()
}

/// The message that the view wants for `event`: of the element it happened to, or of the nearest
/// one around it. The document mirrors the view, so the way down is the same in both.
fn handler_of(event: &Event, kind: ElementEvent) -> Option<Msg> {
    let root: Node = dom::root().ok()?.into();
    let mut way = Vec::new();
    let mut node: Node = target_of(event)?.into();
    while !node.is_same_node(Some(&root)) {
        way.push(index_of(&node));
        node = node.parent_node()?;
    }
    way.pop();
    shell::with_view(|view| {
        let mut element: &Element = &view.body;
        let mut found = element.handler(kind);
        for index in way.into_iter().rev() {
            let ViewNode::Element(child) = element.children.get(index)? else {
                break;
            };
            element = child;
            found = element.handler(kind).or(found);
        }
        found
    })
}

fn index_of(node: &Node) -> usize {
    std::iter::successors(node.previous_sibling(), Node::previous_sibling).count()
}
