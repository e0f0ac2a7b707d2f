//! A tree of elements as the text of a document: what the build shows before the page starts.

use super::{Element, Node};

/// Elements that hold nothing and have no end.
const EMPTY: [&str; 2] = ["img", "input"];

impl Element {
    /// The element as HTML. A browser reads from it exactly the nodes that [`patch`](super::patch())
    /// would make, unless two texts stand side by side: those become one.
    pub fn html(&self) -> String {
        let mut html = String::new();
        write(&mut html, self);
        html
    }
}

fn write(html: &mut String, element: &Element) {
    html.push('<');
    html.push_str(element.tag);
    for (name, value) in &element.attributes {
        html.extend([" ", name, "=\"", &escaped(value), "\""]);
    }
    html.push('>');
    if EMPTY.contains(&element.tag) {
        return;
    }
    for child in &element.children {
        match child {
            Node::Element(child) => write(html, child),
            Node::Text(text) => html.push_str(&escaped(text)),
        }
    }
    html.extend(["</", element.tag, ">"]);
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use crate::app::ui::element;

    #[test]
    fn texts_and_values_keep_their_signs() {
        let link = element("a")
            .attribute("title", "\"R&B\"")
            .child(element("img").attribute("alt", ""))
            .child("1 < 2 & 3");
        assert_eq!(
            link.html(),
            "<a title=\"&quot;R&amp;B&quot;\"><img alt=\"\">1 &lt; 2 &amp; 3</a>"
        );
    }
}
