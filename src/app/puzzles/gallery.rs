//! The gallery of found solutions: pages of small boards, and one opened with all its forms.

use super::LabMsg;
use crate::app::model::Effect;
use crate::placement::{self, Problem, REPORTED, Solution};

/// Small boards on a page.
pub(super) const ON_A_PAGE: usize = 24;

/// The solutions to look at.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Gallery {
    /// The solutions as texts, in the order they were found.
    found: Vec<String>,
    /// The page that is seen.
    pub page: usize,
    /// The solution that is opened.
    pub opened: Option<Opened>,
}

/// A solution that is looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct Opened {
    /// Its number, counted from 0.
    pub index: usize,
    /// All its forms: turned, mirrored, colours exchanged.
    pub forms: Vec<Solution>,
    /// The one that is seen.
    pub form: usize,
}

impl Gallery {
    /// How many solutions can be looked at.
    pub fn len(&self) -> usize {
        self.found.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    /// How many pages there are.
    pub fn pages(&self) -> usize {
        self.found.len().div_ceil(ON_A_PAGE)
    }

    /// The solutions on the page that is seen, each with its number counted from 0.
    pub fn seen(&self, problem: &Problem) -> Vec<(usize, Solution)> {
        let first = self.page * ON_A_PAGE;
        let last = (first + ON_A_PAGE).min(self.found.len());
        (first..last)
            .filter_map(|index| Some((index, self.solution(index, problem)?)))
            .collect()
    }

    fn solution(&self, index: usize, problem: &Problem) -> Option<Solution> {
        Solution::from_text(self.found.get(index)?, problem.size())
    }

    /// Adds solutions, as long as there is room.
    pub(super) fn add(&mut self, found: Vec<String>) {
        let room = REPORTED.saturating_sub(self.found.len());
        self.found.extend(found.into_iter().take(room));
    }

    pub(super) fn update(&mut self, msg: &LabMsg, problem: &Problem) -> Vec<Effect> {
        match msg {
            LabMsg::Page(page) => self.turn_to(*page),
            LabMsg::PageTyped(text) => {
                let page = text
                    .parse::<usize>()
                    .map_or(self.page, |page| page.saturating_sub(1));
                self.turn_to(page);
            }
            LabMsg::Open(index) => {
                let Some(solution) = self.solution(*index, problem) else {
                    return Vec::new();
                };
                let forms = placement::images(problem, &solution);
                let form = forms.iter().position(|form| *form == solution);
                self.opened = Some(Opened {
                    index: *index,
                    form: form.unwrap_or(0),
                    forms,
                });
                return vec![Effect::FocusOn("opened")];
            }
            LabMsg::Turn(form) => {
                if let Some(opened) = &mut self.opened {
                    opened.form = (*form).min(opened.forms.len().saturating_sub(1));
                }
            }
            LabMsg::Close => {
                self.opened = None;
                return vec![Effect::FocusOn("gallery")];
            }
            _ => {}
        }
        Vec::new()
    }

    fn turn_to(&mut self, page: usize) {
        self.page = page.min(self.pages().saturating_sub(1));
        self.opened = None;
    }
}
