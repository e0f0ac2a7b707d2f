//! What is said in the bubble: one value for every screen with somebody who speaks, and one way to
//! draw it.

use std::ops::{Deref, DerefMut};

use super::{Element, element, parts};
use crate::app::Msg;

/// What is said, as one address: it is handed about as elements are.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::app) struct Speech(Box<Spoken>);

/// What is said: a sentence in a mood, formulas below it, and what can be answered.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::app) struct Spoken {
    /// How it is said.
    pub(in crate::app) mood: Mood,
    /// What stands before the sentence, in bold letters.
    pub(in crate::app) title: Option<String>,
    /// What a screen reader says, too.
    pub(in crate::app) sentence: String,
    /// To be looked at only.
    pub(in crate::app) formulas: Vec<String>,
    /// Whether just this was said before: a screen reader says it again.
    pub(in crate::app) again: bool,
    /// Buttons below it.
    pub(in crate::app) answers: Vec<(&'static str, Msg)>,
    /// Ways to other screens, before the buttons: what they are called, and where they lead.
    pub(in crate::app) links: Vec<(String, String)>,
}

/// How something is said: the colour and the border of the bubble.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::app) enum Mood {
    /// Nothing special.
    #[default]
    Calm,
    /// That was right.
    Yes,
    /// That can't be, or is not right.
    No,
    /// Something that helps.
    Hint,
    /// The king is in check.
    Check,
    /// An answer is waited for.
    Question,
    /// A remark of the coach.
    Coach,
    /// About something that is over.
    Past,
    /// How it ended.
    Result,
}

impl Mood {
    /// The name in the style sheet.
    const fn name(self) -> &'static str {
        match self {
            Self::Calm => "calm",
            Self::Yes => "yes",
            Self::No => "no",
            Self::Hint => "hint",
            Self::Check => "check",
            Self::Question => "question",
            Self::Coach => "coach",
            Self::Past => "past",
            Self::Result => "result",
        }
    }
}

impl Deref for Speech {
    type Target = Spoken;

    fn deref(&self) -> &Spoken {
        &self.0
    }
}

impl DerefMut for Speech {
    fn deref_mut(&mut self) -> &mut Spoken {
        &mut self.0
    }
}

impl Speech {
    /// A sentence, calmly.
    #[inline(never)]
    pub(in crate::app) fn says(sentence: impl Into<String>) -> Self {
        Self(Box::new(Spoken {
            sentence: sentence.into(),
            ..Spoken::default()
        }))
    }

    /// The same in another mood.
    #[inline(never)]
    pub(in crate::app) fn mood(mut self, mood: Mood) -> Self {
        self.mood = mood;
        self
    }

    /// With formulas below it.
    pub(in crate::app) fn formulas(mut self, formulas: Vec<String>) -> Self {
        self.formulas = formulas;
        self
    }

    /// With one more button.
    #[inline(never)]
    pub(in crate::app) fn with(mut self, label: &'static str, msg: Msg) -> Self {
        self.answers.push((label, msg));
        self
    }

    /// With ways to other screens.
    pub(in crate::app) fn leading(mut self, links: Vec<(String, String)>) -> Self {
        self.links = links;
        self
    }

    /// Whoever speaks, and the bubble with what is in it.
    pub(in crate::app) fn talk(
        &self,
        who: Option<Element>,
        inside: impl IntoIterator<Item = Element>,
    ) -> Element {
        element("div")
            .class("talk")
            .attribute("data-mood", self.mood.name())
            .children(who)
            .child(element("div").class("bubble").children(inside))
    }

    /// The sentence, which a screen reader says when it changes.
    pub(in crate::app) fn status(&self) -> Element {
        let said = element("p").attribute("role", "status");
        let said = match &self.title {
            Some(title) => said
                .child(element("strong").child(title.clone()))
                .child(" "),
            None => said,
        };
        // Only a text that is another one is said, and a blank at its end is not heard.
        let blank = self.again.then_some("\u{a0}");
        said.child([&self.sentence, blank.unwrap_or_default()].concat())
    }

    /// The sentence with its formulas, and perhaps something before it.
    pub(in crate::app) fn words(&self, before: Option<Element>) -> Element {
        element("div")
            .class("words")
            .children(before)
            .child(self.status())
            .children(self.formulas.iter().map(|line| parts::formula(line)))
    }

    /// The ways to other screens and the buttons; the keyboard begins at the first button.
    pub(in crate::app) fn take_answers(&mut self) -> Element {
        let buttons = std::mem::take(&mut self.answers).into_iter().enumerate();
        let buttons = buttons.map(|(place, (label, msg))| {
            let button = parts::button(label, msg);
            if place == 0 {
                button.attribute("data-focus", "answer")
            } else {
                button
            }
        });
        let links = self.links.iter().map(|(label, href)| {
            let link = element("a").class("button").attribute("href", href.clone());
            link.child(label.clone())
        });
        element("div")
            .class("answers")
            .children(links.chain(buttons))
    }
}
