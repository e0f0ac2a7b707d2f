//! The window and the document, and what goes wrong with them.

use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Document, Element, Event, FocusOptions, HtmlElement, HtmlInputElement, HtmlTextAreaElement,
    Window,
};

/// What the browser answers; an error is the browser's own.
pub(super) type Result<T> = std::result::Result<T, JsValue>;

pub(super) fn window() -> Result<Window> {
    web_sys::window().ok_or_else(|| JsValue::from_str("no window"))
}

pub(super) fn document() -> Result<Document> {
    window()?
        .document()
        .ok_or_else(|| JsValue::from_str("no document"))
}

/// Lets the scripts of the page hear an event, as soon as the page is idle: they ask it back.
pub(super) fn announce(name: &'static str) -> Result<()> {
    let tell = Closure::once_into_js(move || -> Result<()> {
        window()?.dispatch_event(&Event::new(name)?)?;
        Ok(())
    });
    window()?.set_timeout_with_callback(tell.unchecked_ref())?;
    Ok(())
}

/// The element that holds the whole page.
pub(super) fn root() -> Result<Element> {
    document()?
        .get_element_by_id("app")
        .ok_or_else(|| JsValue::from_str("no #app"))
}

/// The first element that `selector` finds.
pub(super) fn find<T: JsCast>(selector: &str) -> Result<Option<T>> {
    Ok(document()?
        .query_selector(selector)?
        .and_then(|found| found.dyn_into().ok()))
}

/// Gives the focus to the first element that `selector` finds, without scrolling the page.
pub(super) fn focus(selector: &str) -> Result<()> {
    let Some(element) = find::<HtmlElement>(selector)? else {
        return Ok(());
    };
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    element.focus_with_options(&options)
}

/// Goes to the first screen and loads everything again.
pub(super) fn start_anew() -> Result<()> {
    let location = window()?.location();
    location.set_hash("")?;
    location.reload()
}

/// Takes the focus from a field, so that the keyboard on the screen makes room for the board.
pub(super) fn leave_field() -> Result<()> {
    find::<HtmlElement>("input:focus, textarea:focus")?.map_or(Ok(()), |field| field.blur())
}

/// Scrolls a list so that its current entry is seen, and nothing else on the page.
pub(super) fn reveal() -> Result<()> {
    let (Some(list), Some(entry)) = (
        find::<Element>("[data-scroll]")?,
        find::<Element>("[data-reveal]")?,
    ) else {
        return Ok(());
    };
    let (room, place) = (
        list.get_bounding_client_rect(),
        entry.get_bounding_client_rect(),
    );
    let down = beyond(room.top(), room.bottom(), place.top(), place.bottom());
    let right = beyond(room.left(), room.right(), place.left(), place.right());
    list.set_scroll_top(list.scroll_top() + down);
    list.set_scroll_left(list.scroll_left() + right);
    Ok(())
}

/// How far something must be scrolled to be seen from `low` to `high`.
fn beyond(low: f64, high: f64, start: f64, end: f64) -> i32 {
    if start < low {
        (start - low).floor() as i32
    } else {
        (end - high).max(0.0).ceil() as i32
    }
}

/// The style of an element. Set from a script it is allowed by the content-security policy, which
/// forbids `style` attributes.
pub(super) fn set_style(element: &HtmlElement, property: &str, value: &str) -> Result<()> {
    element.style().set_property(property, value)
}

/// What is typed into an element, or chosen in it.
pub(super) fn value_of(element: &Element) -> String {
    if let Some(input) = element.dyn_ref::<HtmlInputElement>() {
        input.value()
    } else if let Some(area) = element.dyn_ref::<HtmlTextAreaElement>() {
        area.value()
    } else {
        String::new()
    }
}

/// A length as CSS reads it. JavaScript writes the number: Rust's way would cost some kilobytes.
pub(super) fn length(number: f64, unit: &str) -> String {
    let digits = js_sys::Number::from(number).to_string_with_radix(10);
    digits.map_or_else(|_| String::new(), String::from) + unit
}
