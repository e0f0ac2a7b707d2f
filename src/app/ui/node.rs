//! What the page shows outside the canvas: a tree of elements as plain data.

use std::borrow::Cow;
use std::ops::{Deref, DerefMut};

use crate::app::Msg;

/// A node of the tree.
#[derive(Clone, Debug, PartialEq)]
pub enum Node {
    /// An element with its children.
    Element(Element),
    /// A piece of text.
    Text(Cow<'static, str>),
}

/// An element of the tree.
///
/// Views hand elements about all the time. As one address each does so in a local variable; as a
/// structure each was copied from place to place, which was a tenth of the page's code.
#[derive(Clone, Debug, PartialEq)]
pub struct Element(Box<Body>);

/// What an element is: its tag, its attributes, what it does when used, what it holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Body {
    /// The name of the element.
    pub tag: &'static str,
    /// Elements with different keys are different elements, even if they look alike.
    pub key: &'static str,
    /// Attributes by name; an attribute without a value is an empty text.
    pub attributes: Vec<(&'static str, Cow<'static, str>)>,
    /// What to send when something happens to it.
    pub handlers: Vec<(Event, Handler)>,
    /// What it holds.
    pub children: Vec<Node>,
}

/// What can happen to an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// It was clicked, tapped, or used by a key or an assistive tool.
    Click,
    /// Its value changed.
    Change,
    /// Something was typed into it.
    Input,
    /// A key went down in it.
    Key,
    /// A file was chosen with it; its value is what stands in the file.
    File,
}

/// What to send when something happens.
#[derive(Clone, Debug)]
pub enum Handler {
    /// This.
    Send(Msg),
    /// What the function makes of the element's value.
    Value(fn(String) -> Msg),
    /// What the function makes of the physical key (`KeyboardEvent.code`), if it means something.
    Key(fn(&str) -> Option<Msg>),
}

impl PartialEq for Handler {
    /// Two functions can't be compared, and needn't be: the newest view's are always used.
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Send(a), Self::Send(b)) => a == b,
            (Self::Value(_), Self::Value(_)) | (Self::Key(_), Self::Key(_)) => true,
            _ => false,
        }
    }
}

/// An element without anything in it yet.
#[inline(never)]
pub(in crate::app) fn element(tag: &'static str) -> Element {
    Element(Box::new(Body {
        tag,
        key: "",
        attributes: Vec::new(),
        handlers: Vec::new(),
        children: Vec::new(),
    }))
}

impl Deref for Element {
    type Target = Body;

    fn deref(&self) -> &Body {
        &self.0
    }
}

impl DerefMut for Element {
    fn deref_mut(&mut self) -> &mut Body {
        &mut self.0
    }
}

impl Element {
    // Views are long chains of these methods. They are kept out of line: a third of the page's
    // code was copies of them.

    #[inline(never)]
    pub(in crate::app) fn key(mut self, key: &'static str) -> Self {
        self.key = key;
        self
    }

    #[inline(never)]
    pub(in crate::app) fn attribute(
        mut self,
        name: &'static str,
        value: impl Into<Cow<'static, str>>,
    ) -> Self {
        self.attributes.push((name, value.into()));
        self
    }

    #[inline(never)]
    pub(in crate::app) fn class(self, names: &'static str) -> Self {
        self.attribute("class", names)
    }

    /// An attribute that is there or not, such as `checked`.
    #[inline(never)]
    pub(in crate::app) fn flag(self, name: &'static str, on: bool) -> Self {
        if on { self.attribute(name, "") } else { self }
    }

    pub(in crate::app) fn on(self, event: Event, msg: Msg) -> Self {
        self.handle(event, Handler::Send(msg))
    }

    /// Sends what `make` makes of the element's value.
    pub(in crate::app) fn on_value(self, event: Event, make: fn(String) -> Msg) -> Self {
        self.handle(event, Handler::Value(make))
    }

    /// Sends what `make` makes of a key that goes down in the element.
    pub(in crate::app) fn on_key(self, make: fn(&str) -> Option<Msg>) -> Self {
        self.handle(Event::Key, Handler::Key(make))
    }

    #[inline(never)]
    fn handle(mut self, event: Event, handler: Handler) -> Self {
        self.handlers.push((event, handler));
        self
    }

    #[inline(never)]
    pub(in crate::app) fn child(mut self, child: impl Into<Node>) -> Self {
        self.children.push(child.into());
        self
    }

    #[inline(never)]
    pub(in crate::app) fn children<N: Into<Node>>(
        mut self,
        children: impl IntoIterator<Item = N>,
    ) -> Self {
        for child in children {
            self.children.push(child.into());
        }
        self
    }

    /// The value of an attribute.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.attributes
            .iter()
            .find(|(key, _)| *key == name)
            .map(|(_, value)| value.as_ref())
    }

    /// What to send when `event` happens to the element.
    pub fn handler(&self, event: Event) -> Option<&Handler> {
        let mine = self.handlers.iter().find(|(on, _)| *on == event);
        mine.map(|(_, handler)| handler)
    }

    /// The same to be used. A message can be sent once, since what comes of it is shown by new
    /// elements: so no message has to be copied.
    pub fn take_handler(&mut self, event: Event) -> Option<Handler> {
        let place = self.handlers.iter().position(|(on, _)| *on == event)?;
        Some(match self.handlers[place].1 {
            Handler::Value(make) => Handler::Value(make),
            Handler::Key(make) => Handler::Key(make),
            Handler::Send(_) => self.handlers.swap_remove(place).1,
        })
    }

    /// The element and everything in it, in reading order.
    pub fn descendants(&self) -> Vec<&Self> {
        let mut found = vec![self];
        for child in &self.children {
            if let Node::Element(element) = child {
                found.extend(element.descendants());
            }
        }
        found
    }

    /// The words in the element, in reading order.
    pub fn text(&self) -> String {
        let words: Vec<_> = self
            .children
            .iter()
            .map(Node::text)
            .filter(|text| !text.trim().is_empty())
            .collect();
        words.join(" ")
    }
}

impl Node {
    fn text(&self) -> String {
        match self {
            Self::Element(element) => element.text(),
            Self::Text(text) => text.to_string(),
        }
    }
}

impl From<Element> for Node {
    fn from(element: Element) -> Self {
        Self::Element(element)
    }
}

impl From<&'static str> for Node {
    fn from(text: &'static str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Node {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}
