//! Makes the document look like a tree of [`Node`]s, touching only what differs.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, HtmlInputElement};

use super::dom::Result;
use crate::app::{Element, Node};

/// The namespace of drawings in the page.
const SVG: &str = "http://www.w3.org/2000/svg";

/// Fills `host` with `new`; `old` is what it was filled with before.
pub(super) fn patch_root(
    host: &web_sys::Element,
    old: Option<&Element>,
    new: &Element,
) -> Result<()> {
    let document = host
        .owner_document()
        .ok_or_else(|| JsValue::from_str("no document"))?;
    match (old, host.first_element_child()) {
        (Some(old), Some(there)) if alike(old, new) => patch_element(&document, &there, old, new),
        _ => {
            host.set_text_content(None);
            host.append_child(&*create_element(&document, new)?)?;
            Ok(())
        }
    }
}

fn alike(old: &Element, new: &Element) -> bool {
    old.tag == new.tag && old.key == new.key
}

fn create(document: &Document, node: &Node) -> Result<web_sys::Node> {
    match node {
        Node::Text(text) => Ok(document.create_text_node(text).into()),
        Node::Element(element) => Ok(create_element(document, element)?.into()),
    }
}

fn create_element(document: &Document, element: &Element) -> Result<web_sys::Element> {
    let made = match element.tag {
        "svg" | "line" => document.create_element_ns(Some(SVG), element.tag)?,
        tag => document.create_element(tag)?,
    };
    for (name, value) in &element.attributes {
        made.set_attribute(name, value)?;
    }
    let mut elder: Option<(&Element, web_sys::Element)> = None;
    for child in &element.children {
        let child_made = match (child, elder.take()) {
            // A copy of a like sibling needs little to be done to it: a board has 64 like squares.
            (Node::Element(child), Some((like, there))) if alike(like, child) => {
                let copy: web_sys::Element = there.clone_node_with_deep(true)?.unchecked_into();
                patch_element(document, &copy, like, child)?;
                copy.into()
            }
            _ => create(document, child)?,
        };
        made.append_child(&child_made)?;
        if let Node::Element(child) = child {
            elder = Some((child, child_made.unchecked_into()));
        }
    }
    Ok(made)
}

fn patch_element(
    document: &Document,
    there: &web_sys::Element,
    old: &Element,
    new: &Element,
) -> Result<()> {
    for (name, _) in old
        .attributes
        .iter()
        .filter(|(name, _)| new.get(name).is_none())
    {
        there.remove_attribute(name)?;
    }
    for (name, value) in &new.attributes {
        if old.get(name) != Some(value) {
            there.set_attribute(name, value)?;
        }
    }
    // A reader's click changes the property, not the attribute; the model has the last word.
    if let Some(input) = there.dyn_ref::<HtmlInputElement>() {
        input.set_checked(new.get("checked").is_some());
        if let Some(value) = new.get("value").filter(|value| input.value() != *value) {
            input.set_value(value);
        }
    }
    patch_children(document, there, old, new)
}

fn patch_children(
    document: &Document,
    there: &web_sys::Element,
    old: &Element,
    new: &Element,
) -> Result<()> {
    let nodes = there.child_nodes();
    for (index, child) in new.children.iter().enumerate() {
        let (before, node) = (old.children.get(index), nodes.item(index as u32));
        match (before, node, child) {
            (Some(Node::Text(before)), Some(node), Node::Text(after)) => {
                if before != after {
                    node.set_text_content(Some(after));
                }
            }
            (Some(Node::Element(before)), Some(node), Node::Element(after))
                if alike(before, after) =>
            {
                patch_element(document, node.unchecked_ref(), before, after)?;
            }
            (_, Some(node), _) => {
                there.replace_child(&create(document, child)?, &node)?;
            }
            (_, None, _) => {
                there.append_child(&create(document, child)?)?;
            }
        }
    }
    while nodes.length() > new.children.len() as u32 {
        match there.last_child() {
            Some(surplus) => there.remove_child(&surplus)?,
            None => break,
        };
    }
    Ok(())
}
