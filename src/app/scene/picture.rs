//! What a screen wants its board to show.

use super::{Arrow, Mark};
use crate::rules::{Color, Setup, Square};

/// What a screen wants its board to show.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// The pieces.
    pub setup: Setup,
    /// The marks, in painting order.
    pub marks: Vec<(Square, Mark)>,
    /// The lines.
    pub arrows: Vec<Arrow>,
    /// Milliseconds from one mark to the next, if they appear one after the other.
    pub pace: Option<f64>,
    /// Whether a piece that is dragged goes along with the hand.
    pub lifts: bool,
    /// Whether every square says its row and column as numbers.
    pub indices: bool,
    /// Which pieces stand on their heads.
    pub turned: Turned,
}

impl Picture {
    /// The pieces and nothing else.
    pub fn of(setup: Setup) -> Self {
        Self {
            setup,
            marks: Vec::new(),
            arrows: Vec::new(),
            pace: None,
            lifts: true,
            indices: false,
            turned: Turned::Nobody,
        }
    }

    /// Adds a mark.
    pub fn mark(&mut self, square: Square, mark: Mark) {
        self.marks.push((square, mark));
    }

    /// Leaves out what is shown already: a refusal may show the same as a check.
    pub(in crate::app) fn say_once(&mut self) {
        keep_first(&mut self.marks);
        keep_first(&mut self.arrows);
    }
}

fn keep_first<T: Copy + PartialEq>(all: &mut Vec<T>) {
    let mut kept = Vec::with_capacity(all.len());
    for &one in all.iter() {
        if !kept.contains(&one) {
            kept.push(one);
        }
    }
    *all = kept;
}

/// Which pieces stand on their heads, for two players who face each other over one tablet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Turned {
    /// None.
    #[default]
    Nobody,
    /// One side's.
    Only(Color),
    /// All, for the player at the top to move.
    Everybody,
}

impl Turned {
    pub(super) fn includes(self, color: Color) -> bool {
        match self {
            Self::Nobody => false,
            Self::Only(turned) => turned == color,
            Self::Everybody => true,
        }
    }
}
