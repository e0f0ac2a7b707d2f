//! The page as assistive tools see it.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use super::browser::text;
use super::input::Point;
use super::page::Page;

/// All rules that axe knows of these kinds must hold.
const AXE_TAGS: [&str; 6] = [
    "wcag2a",
    "wcag2aa",
    "wcag21a",
    "wcag21aa",
    "wcag22aa",
    "best-practice",
];

/// What can be used: clicked, tapped, typed into.
const CONTROLS: [&str; 13] = [
    "button",
    "link",
    "radio",
    "checkbox",
    "switch",
    "tab",
    "menuitem",
    "option",
    "combobox",
    "textbox",
    "slider",
    "gridcell",
    "DisclosureTriangle",
];

impl Page {
    /// The accessibility tree as an outline: one line for each role with its name.
    #[track_caller]
    pub(crate) fn accessibility_tree(&self) -> String {
        let nodes = self.accessibility_nodes();
        let told = nodes
            .iter()
            .filter(|node| !(role(node) == "none" || role(node) == "generic"));
        let lines: Vec<_> = told
            .map(|node| format!("{} \"{}\"\n", role(node), name(node)))
            .collect();
        lines.concat()
    }

    /// What a screen reader calls the first element that `selector` finds.
    #[track_caller]
    pub(crate) fn accessible_name(&self, selector: &str) -> String {
        self.wait_painted();
        let found = json!({ "expression": format!("document.querySelector({})", json!(selector)) });
        let object = self.call("Runtime.evaluate", found);
        let asked = json!({ "objectId": object["result"]["objectId"], "fetchRelatives": false });
        let tree = self.call("Accessibility.getPartialAXTree", asked);
        name(&tree["nodes"][0])
    }

    /// What axe finds wrong with the page as it is now: rule, reason, place. Empty if all is well.
    #[track_caller]
    pub(crate) fn axe(&self) -> Vec<String> {
        let script = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("tests/browser/node_modules/axe-core/axe.min.js");
        // Once a page is enough.
        if self.eval("typeof axe") != json!("object") {
            let script = fs::read_to_string(script)
                .expect("axe-core is missing: run 'npm ci' in tests/browser first");
            self.eval(&format!("{script}; 0"));
        }
        let found = self.eval(&format!(
            "axe.run(document, {{ runOnly: {}, resultTypes: ['violations'] }}).then((found) =>
                found.violations.flatMap((rule) => rule.nodes.map((node) =>
                    rule.id + ': ' + node.failureSummary + ' ' + node.html)))",
            json!(AXE_TAGS)
        ));
        found
            .as_array()
            .expect("axe answers with a list")
            .iter()
            .map(text)
            .collect()
    }

    /// Why the page can't be installed as an app. Ask in a browser of its own.
    #[track_caller]
    pub(crate) fn installability_errors(&self) -> Vec<String> {
        let found = self.call("Page.getInstallabilityErrors", json!({}));
        let errors = found["installabilityErrors"].as_array();
        errors
            .into_iter()
            .flatten()
            .map(|error| text(&error["errorId"]))
            .collect()
    }

    /// The middle of the control with this name, or of the only one whose name begins so, after
    /// scrolling there if need be.
    #[track_caller]
    pub(super) fn middle_of(&self, wanted: &str) -> Point {
        let mut nodes = self.accessibility_nodes();
        nodes.retain(|node| CONTROLS.contains(&role(node).as_str()));
        let named: Vec<_> = nodes.iter().filter(|node| name(node) == wanted).collect();
        let begun: Vec<_> = nodes
            .iter()
            .filter(|node| name(node).starts_with(wanted))
            .collect();
        let (([node], _) | ([], [node])) = (&named[..], &begun[..]) else {
            panic!(
                "{} controls are called {wanted:?}; there are {:?}",
                named.len().max(begun.len()),
                nodes.iter().map(name).collect::<Vec<_>>()
            )
        };
        let this = json!({ "backendNodeId": node["backendDOMNodeId"] });
        self.call("DOM.scrollIntoViewIfNeeded", this.clone());
        let model = self.call("DOM.getBoxModel", this);
        let corner = |index: usize| model["model"]["border"][index].as_f64().unwrap_or_default();
        (
            f64::midpoint(corner(0), corner(4)),
            f64::midpoint(corner(1), corner(5)),
        )
    }

    fn accessibility_nodes(&self) -> Vec<Value> {
        // The words come a frame later than the board.
        self.wait_painted();
        let mut tree = self.call("Accessibility.getFullAXTree", json!({}));
        let nodes = tree["nodes"].as_array_mut().map(std::mem::take);
        let mut nodes = nodes.unwrap_or_default();
        nodes.retain(|node| node["ignored"] != true);
        nodes
    }
}

fn role(node: &Value) -> String {
    text(&node["role"]["value"])
}

fn name(node: &Value) -> String {
    text(&node["name"]["value"])
}
