use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::rc::Rc;

use proptest::prelude::*;
use proptest::sample::select;

use super::*;
use crate::app::ui::element;
use crate::lessons::Random;

/// A document in memory. It counts how often it is written to.
#[derive(Default)]
struct Memory {
    writes: Cell<u32>,
}

type Place = Rc<RefCell<Content>>;

/// A node of it, with its fields as a browser has them: what is typed and clicked lies over the
/// attributes.
#[derive(Clone, Debug, Default, PartialEq)]
struct Content {
    tag: &'static str,
    text: String,
    attributes: BTreeMap<String, String>,
    typed: Option<String>,
    clicked: Option<bool>,
    children: Vec<Place>,
}

impl Content {
    fn value(&self) -> String {
        let attribute = || self.attributes.get("value").cloned().unwrap_or_default();
        self.typed.clone().unwrap_or_else(attribute)
    }

    fn checked(&self) -> bool {
        let attribute = self.attributes.contains_key("checked");
        self.clicked.unwrap_or(attribute)
    }

    /// What a reader sees, as lines.
    fn lines(&self, depth: usize) -> String {
        let Self { tag, text, .. } = self;
        let (value, checked) = (self.value(), self.checked());
        let mine = format!(
            "{:depth$}{tag} {text:?} {:?} {value:?} {checked}\n",
            "", self.attributes
        );
        let children = self.children.iter();
        mine + &children
            .map(|child| child.borrow().lines(depth + 1))
            .collect::<String>()
    }
}

impl Memory {
    fn write(&self) {
        self.writes.update(|writes| writes + 1);
    }
}

/// Where a node is in its parent.
fn index(parent: &Content, child: &Place) -> usize {
    let found = parent
        .children
        .iter()
        .position(|known| Rc::ptr_eq(known, child));
    found.expect("a child is in its parent")
}

/// In memory a node doesn't know its parent, so it comes with those who follow it.
#[derive(Clone)]
struct Spot {
    node: Place,
    after: Vec<Place>,
}

impl Spot {
    fn new(content: Content) -> Self {
        Self {
            node: Rc::new(RefCell::new(content)),
            after: Vec::new(),
        }
    }

    fn first_of(nodes: &[Place]) -> Option<Self> {
        let (node, after) = nodes.split_first()?;
        Some(Self {
            node: Rc::clone(node),
            after: after.to_vec(),
        })
    }
}

impl Dom for Memory {
    type Node = Spot;
    type Error = Infallible;

    fn element(&self, tag: &'static str) -> Result<Spot, Infallible> {
        Ok(Spot::new(Content {
            tag,
            ..Content::default()
        }))
    }

    fn text(&self, text: &str) -> Spot {
        Spot::new(Content {
            text: text.to_owned(),
            ..Content::default()
        })
    }

    fn copy(&self, spot: &Spot) -> Result<Spot, Infallible> {
        fn deep(place: &Place) -> Place {
            let mut copy = place.borrow().clone();
            copy.children = copy.children.iter().map(deep).collect();
            Rc::new(RefCell::new(copy))
        }
        Ok(Spot {
            node: deep(&spot.node),
            after: Vec::new(),
        })
    }

    fn first_child(&self, parent: &Spot) -> Option<Spot> {
        Spot::first_of(&parent.node.borrow().children)
    }

    fn next(&self, spot: &Spot) -> Option<Spot> {
        Spot::first_of(&spot.after)
    }

    fn append(&self, parent: &Spot, child: &Spot) -> Result<(), Infallible> {
        self.write();
        let child = Rc::clone(&child.node);
        parent.node.borrow_mut().children.push(child);
        Ok(())
    }

    fn replace(&self, parent: &Spot, new: &Spot, old: &Spot) -> Result<(), Infallible> {
        self.write();
        let mut parent = parent.node.borrow_mut();
        let index = index(&parent, &old.node);
        parent.children[index] = Rc::clone(&new.node);
        Ok(())
    }

    fn remove(&self, parent: &Spot, child: &Spot) -> Result<(), Infallible> {
        self.write();
        let mut parent = parent.node.borrow_mut();
        let index = index(&parent, &child.node);
        parent.children.remove(index);
        Ok(())
    }

    fn set_text(&self, spot: &Spot, text: &str) {
        self.write();
        text.clone_into(&mut spot.node.borrow_mut().text);
    }

    fn set_attribute(&self, spot: &Spot, name: &str, value: &str) -> Result<(), Infallible> {
        self.write();
        let mut content = spot.node.borrow_mut();
        content.attributes.insert(name.to_owned(), value.to_owned());
        Ok(())
    }

    fn remove_attribute(&self, spot: &Spot, name: &str) -> Result<(), Infallible> {
        self.write();
        spot.node.borrow_mut().attributes.remove(name);
        Ok(())
    }

    fn set_value(&self, field: &Spot, value: &str) {
        field.node.borrow_mut().typed = Some(value.to_owned());
    }

    fn set_checked(&self, field: &Spot, checked: bool) {
        field.node.borrow_mut().clicked = Some(checked);
    }
}

/// A reader types into all fields that this view or the next one fills, and clicks on all.
fn use_fields(place: &Place, next: &Element) {
    let mut content = place.borrow_mut();
    if content.tag == "input" && next.tag == "input" {
        content.clicked = Some(!content.checked());
        if next.get("value").is_some() || content.attributes.contains_key("value") {
            content.typed = Some("typed".to_owned());
        }
    }
    for (child, next) in content.children.iter().zip(&next.children) {
        if let Node::Element(next) = next {
            use_fields(child, next);
        }
    }
}

/// Which nodes there were, where.
struct Before {
    node: Place,
    children: Vec<Before>,
}

impl Before {
    fn of(node: &Place) -> Self {
        Self {
            node: Rc::clone(node),
            children: node.borrow().children.iter().map(Self::of).collect(),
        }
    }

    /// Whether elements with the same tag and key have stayed the same ones, so that they keep the
    /// focus, and no others have.
    fn led_to(&self, after: &Place, old: &Element, new: &Element) -> bool {
        let same = Rc::ptr_eq(&self.node, after);
        let kind = |element: &Element| {
            let field = element.get("type").filter(|_| element.tag == "input");
            (element.tag, element.key, field.map(str::to_owned))
        };
        let nodes = after.borrow();
        let nodes = self.children.iter().zip(&nodes.children);
        let mut views = old.children.iter().zip(&new.children);
        same == (kind(old) == kind(new))
            && (!same
                || nodes.into_iter().all(|(before, after)| match views.next() {
                    Some((Node::Element(old), Node::Element(new))) => {
                        before.led_to(after, old, new)
                    }
                    _ => true,
                }))
    }
}

const NAMES: [&str; 5] = ["class", "type", "name", "value", "checked"];
const VALUES: [&str; 3] = ["", "a", "b"];
const TEXTS: [&str; 4] = ["", " ", "a", "b"];

/// A tree of bare elements and texts.
fn any_element() -> impl Strategy<Value = Element> {
    let text = select(&TEXTS[..]).prop_map(Node::from);
    let field = Just(()).prop_map(|()| Node::from(element("input")));
    let node = prop_oneof![text, field].prop_recursive(4, 40, 6, |inner| {
        let children = proptest::collection::vec(inner, 0..6);
        (select(&["p", "div", "svg"][..]), children)
            .prop_map(|(tag, children)| Node::from(element(tag).children(children)))
    });
    let children = proptest::collection::vec(node, 0..6);
    children.prop_map(|children| element("main").children(children))
}

/// The tree as another moment shows it: mostly the same elements, some with other attributes or
/// keys, some gone, doubled or replaced.
fn varied(tree: &Element, random: &mut Random) -> Element {
    let key = if random.below(12) == 0 { "other" } else { "" };
    let mut made = element(tree.tag).key(key);
    for name in NAMES {
        // A type seldom changes.
        let usual = if name == "type" { 12 } else { 2 };
        if random.below(usual) == 0 {
            made = made.attribute(name, random.pick(&VALUES).unwrap_or_default());
        }
    }
    for child in &tree.children {
        let there = match random.below(16) {
            0 => 0,
            1 => 2,
            _ => 1,
        };
        for _ in 0..there {
            made = made.child(match child {
                Node::Element(child) if random.below(16) > 0 => varied(child, random).into(),
                _ => Node::from(random.pick(&TEXTS).unwrap_or_default()),
            });
        }
    }
    made
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn a_patched_document_equals_one_made_anew(
        tree in any_element(),
        seeds in proptest::collection::vec(any::<u64>(), 1..6),
    ) {
        let moments = seeds.into_iter().map(Random::new);
        let views: Vec<_> = moments.map(|mut random| varied(&tree, &mut random)).collect();
        let (dom, patched) = (Memory::default(), Spot::new(Content::default()));
        let mut old = None;
        for new in &views {
            let before = dom.first_child(&patched).map(|there| Before::of(&there.node));
            if let Some(before) = &before {
                use_fields(&before.node, new);
            }
            let Ok(()) = patch(&dom, &patched, old, new);
            if let (Some(before), Some(old), Some(after)) = (before, old, dom.first_child(&patched)) {
                prop_assert!(before.led_to(&after.node, old, new));
            }
            let fresh = Spot::new(Content::default());
            let Ok(()) = patch(&dom, &fresh, None, new);
            prop_assert_eq!(patched.node.borrow().lines(0), fresh.node.borrow().lines(0));

            // What is as it should be is left alone.
            let writes = dom.writes.get();
            let Ok(()) = patch(&dom, &patched, Some(new), new);
            prop_assert_eq!(dom.writes.get(), writes);
            old = Some(new);
        }
    }
}
