//! The window and the document, and what goes wrong with them.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, HtmlElement, HtmlInputElement, HtmlTextAreaElement, Window};

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
