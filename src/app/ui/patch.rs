//! Makes a document look like a tree of [`Node`]s, touching only what differs.

use super::{Element, Node};

/// A document, as far as the patcher needs one: the browser's, or one in memory for tests.
#[expect(
    clippy::missing_errors_doc,
    reason = "each fails if the document refuses it, which it should never do"
)]
pub trait Dom {
    /// An element or a text of the document.
    type Node: Clone;
    /// What the document refuses something with.
    type Error;

    /// A new element.
    fn element(&self, tag: &'static str) -> Result<Self::Node, Self::Error>;
    /// A new text.
    fn text(&self, text: &str) -> Self::Node;
    /// A copy of a node and all in it, in no place yet.
    fn copy(&self, node: &Self::Node) -> Result<Self::Node, Self::Error>;
    /// The first node in an element.
    fn first_child(&self, parent: &Self::Node) -> Option<Self::Node>;
    /// The node after another in the same element.
    fn next(&self, node: &Self::Node) -> Option<Self::Node>;
    /// Puts a node at the end of an element.
    fn append(&self, parent: &Self::Node, child: &Self::Node) -> Result<(), Self::Error>;
    /// Puts a node in the place of another.
    fn replace(
        &self,
        parent: &Self::Node,
        new: &Self::Node,
        old: &Self::Node,
    ) -> Result<(), Self::Error>;
    /// Takes a node out of an element.
    fn remove(&self, parent: &Self::Node, child: &Self::Node) -> Result<(), Self::Error>;
    /// Gives a text other words.
    fn set_text(&self, node: &Self::Node, text: &str);
    /// Gives an element an attribute.
    fn set_attribute(&self, node: &Self::Node, name: &str, value: &str) -> Result<(), Self::Error>;
    /// Takes an attribute from an element.
    fn remove_attribute(&self, node: &Self::Node, name: &str) -> Result<(), Self::Error>;
    /// Makes a field hold this, whatever has been typed.
    fn set_value(&self, field: &Self::Node, value: &str);
    /// Makes a field chosen or not, whatever has been clicked.
    fn set_checked(&self, field: &Self::Node, checked: bool);
}

/// Fills `host` with `new`; `old` is what it was filled with before.
///
/// # Errors
///
/// If the document refuses something, which it should never do.
pub fn patch<D: Dom>(
    dom: &D,
    host: &D::Node,
    old: Option<&Element>,
    new: &Element,
) -> Result<(), D::Error> {
    let there = dom.first_child(host);
    if let (Some(old), Some(there)) = (old, &there)
        && alike(old, new)
    {
        return patch_element(dom, there, old, new);
    }
    remove_from(dom, host, there)?;
    dom.append(host, &create_element(dom, new)?)
}

/// Whether one can become the other. Fields of another type keep other things in mind.
fn alike(old: &Element, new: &Element) -> bool {
    old.tag == new.tag
        && old.key == new.key
        && (old.tag != "input" || old.get("type") == new.get("type"))
}

fn create<D: Dom>(dom: &D, node: &Node) -> Result<D::Node, D::Error> {
    match node {
        Node::Text(text) => Ok(dom.text(text)),
        Node::Element(element) => create_element(dom, element),
    }
}

fn create_element<D: Dom>(dom: &D, element: &Element) -> Result<D::Node, D::Error> {
    let made = dom.element(element.tag)?;
    for (name, value) in &element.attributes {
        dom.set_attribute(&made, name, value)?;
    }
    let mut elder: Option<(&Element, D::Node)> = None;
    for child in &element.children {
        let child_made = match (child, elder.take()) {
            // A copy of a like sibling needs little to be done to it: a board has 64 like squares.
            (Node::Element(child), Some((like, there))) if alike(like, child) => {
                let copy = dom.copy(&there)?;
                patch_element(dom, &copy, like, child)?;
                copy
            }
            _ => create(dom, child)?,
        };
        dom.append(&made, &child_made)?;
        if let Node::Element(child) = child {
            elder = Some((child, child_made));
        }
    }
    Ok(made)
}

fn patch_element<D: Dom>(
    dom: &D,
    there: &D::Node,
    old: &Element,
    new: &Element,
) -> Result<(), D::Error> {
    let is_field = new.tag == "input";
    let checked = new.get("checked").is_some();
    // What a reader types or clicks changes the field, not its attributes; the model has the last
    // word. A field that is chosen no longer is so before it gets another name, since among those
    // of one name only one can be.
    if is_field && !checked {
        dom.set_checked(there, false);
    }
    if is_field && old.get("value").is_some() && new.get("value").is_none() {
        dom.set_value(there, "");
    }
    for (name, _) in &old.attributes {
        if new.get(name).is_none() {
            dom.remove_attribute(there, name)?;
        }
    }
    for (name, value) in &new.attributes {
        if old.get(name) != Some(value) {
            dom.set_attribute(there, name, value)?;
        }
    }
    if is_field && checked {
        dom.set_checked(there, true);
    }
    if let (true, Some(value)) = (is_field, new.get("value")) {
        dom.set_value(there, value);
    }
    patch_children(dom, there, old, new)
}

fn patch_children<D: Dom>(
    dom: &D,
    there: &D::Node,
    old: &Element,
    new: &Element,
) -> Result<(), D::Error> {
    let mut here = dom.first_child(there);
    for (index, child) in new.children.iter().enumerate() {
        let next = here.as_ref().and_then(|node| dom.next(node));
        match (old.children.get(index), here, child) {
            (Some(Node::Text(before)), Some(node), Node::Text(after)) => {
                if before != after {
                    dom.set_text(&node, after);
                }
            }
            (Some(Node::Element(before)), Some(node), Node::Element(after))
                if alike(before, after) =>
            {
                patch_element(dom, &node, before, after)?;
            }
            (_, Some(node), _) => dom.replace(there, &create(dom, child)?, &node)?,
            (_, None, _) => dom.append(there, &create(dom, child)?)?,
        }
        here = next;
    }
    remove_from(dom, there, here)
}

/// Takes a node and all that follow it out of an element.
fn remove_from<D: Dom>(
    dom: &D,
    parent: &D::Node,
    mut first: Option<D::Node>,
) -> Result<(), D::Error> {
    while let Some(node) = first {
        first = dom.next(&node);
        dom.remove(parent, &node)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests;
