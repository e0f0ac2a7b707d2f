//! Work that children left in the middle of an exercise: one draft a child.

use crate::lessons::attempt::Attempt;

/// More children don't fit on one device.
const MOST: usize = 40;
/// So many lines has the text of an attempt.
const LINES: usize = 5;

/// What one child has done in an exercise so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The child.
    pub child: String,
    /// The attempt as text; empty if there is nothing to go on with.
    pub text: String,
}

/// The drafts of all children, the newest last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drafts(Vec<Draft>);

impl Draft {
    /// Nothing of this child.
    pub fn none(child: &str) -> Self {
        let (child, text) = (child.to_owned(), String::new());
        Self { child, text }
    }
}

impl Drafts {
    /// Reads what [`to_text`](Self::to_text) has written. What can't be read is left out.
    pub fn from_text(text: &str) -> Self {
        let mut drafts = Self::default();
        let mut lines = text.lines();
        while lines.any(|line| line == Attempt::HEAD) {
            let lines: Vec<_> = lines.by_ref().take(LINES - 1).collect();
            if let Some(child) = lines.first() {
                let text = format!("{}\n{}\n", Attempt::HEAD, lines.join("\n"));
                let child = (*child).to_owned();
                drafts.keep(Draft { child, text });
            }
        }
        drafts
    }

    /// The texts of all attempts, one after the other.
    pub fn to_text(&self) -> String {
        self.0.iter().map(|draft| draft.text.as_str()).collect()
    }

    /// Keeps a draft in place of the child's last one.
    pub fn keep(&mut self, draft: Draft) {
        self.0.retain(|known| known.child != draft.child);
        if !draft.text.is_empty() {
            self.0.push(draft);
        }
        let too_many = self.0.len().saturating_sub(MOST);
        self.0.drain(..too_many);
    }

    /// What is to be kept when a child has another name: nothing under the old one.
    pub fn renamed(&self, before: &str, now: &str) -> [Draft; 2] {
        let mut lines: Vec<_> = self.of(before).unwrap_or_default().split('\n').collect();
        // The name is the second line.
        if let Some(name) = lines.get_mut(1) {
            *name = now;
        }
        let (child, text) = (now.to_owned(), lines.join("\n"));
        [Draft::none(before), Draft { child, text }]
    }

    /// The text of the attempt that this child left.
    pub fn of(&self, child: &str) -> Option<&str> {
        let draft = self.0.iter().find(|draft| draft.child == child);
        draft.map(|draft| draft.text.as_str())
    }
}
