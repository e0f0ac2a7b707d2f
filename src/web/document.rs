//! The browser's document, as the patcher sees it.

use std::cell::Cell;

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, HtmlCanvasElement, HtmlInputElement, Node};

use super::dom::Result;
use crate::app::Dom;

/// The namespace of drawings in the page.
const SVG: &str = "http://www.w3.org/2000/svg";

/// The document, and the canvas of the last board, for the next one. A new canvas needs millions of
/// bytes and all squares painted: that was a quarter of the work of opening an exercise.
pub(super) struct Page {
    document: Document,
    canvas: Cell<Option<HtmlCanvasElement>>,
}

impl Page {
    pub(super) fn new(document: Document, canvas: Option<HtmlCanvasElement>) -> Self {
        // While a board is seen, it needs its canvas itself.
        let spare = canvas.filter(|canvas| !canvas.is_connected());
        Self {
            document,
            canvas: Cell::new(spare),
        }
    }
}

impl Dom for Page {
    type Node = Node;
    type Error = JsValue;

    fn element(&self, tag: &'static str) -> Result<Node> {
        let made = match tag {
            "svg" | "line" => self.document.create_element_ns(Some(SVG), tag)?,
            "canvas" => match self.canvas.take() {
                Some(canvas) => canvas.into(),
                None => self.document.create_element(tag)?,
            },
            tag => self.document.create_element(tag)?,
        };
        Ok(made.into())
    }

    fn text(&self, text: &str) -> Node {
        self.document.create_text_node(text).into()
    }

    fn copy(&self, node: &Node) -> Result<Node> {
        node.clone_node_with_deep(true)
    }

    fn first_child(&self, parent: &Node) -> Option<Node> {
        parent.first_child()
    }

    fn next(&self, node: &Node) -> Option<Node> {
        node.next_sibling()
    }

    fn append(&self, parent: &Node, child: &Node) -> Result<()> {
        parent.append_child(child).map(drop)
    }

    fn replace(&self, parent: &Node, new: &Node, old: &Node) -> Result<()> {
        parent.replace_child(new, old).map(drop)
    }

    fn remove(&self, parent: &Node, child: &Node) -> Result<()> {
        parent.remove_child(child).map(drop)
    }

    fn set_text(&self, node: &Node, text: &str) {
        node.set_text_content(Some(text));
    }

    fn set_attribute(&self, node: &Node, name: &str, value: &str) -> Result<()> {
        node.unchecked_ref::<Element>().set_attribute(name, value)
    }

    fn remove_attribute(&self, node: &Node, name: &str) -> Result<()> {
        node.unchecked_ref::<Element>().remove_attribute(name)
    }

    fn set_value(&self, field: &Node, value: &str) {
        let field = field.unchecked_ref::<HtmlInputElement>();
        // The same value again would move the caret to its end.
        if field.value() != value {
            field.set_value(value);
        }
    }

    fn set_checked(&self, field: &Node, checked: bool) {
        field
            .unchecked_ref::<HtmlInputElement>()
            .set_checked(checked);
    }
}
