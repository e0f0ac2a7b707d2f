//! Arrows and circles that a teacher draws: two squares are an arrow, one square twice a circle. The
//! same hands and keys draw that move pieces elsewhere.

use std::fmt;

use super::{Explore, Note};
use crate::app::board::{BoardKey, BoardMsg, Hands, Input, Intent, Pressed};
use crate::app::model::Effect;
use crate::app::scene::{Arrow, ArrowKind, Mark, Picture};
use crate::rules::Square;

/// An arrow from one square to another, or a circle around one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stroke {
    /// Where it begins.
    pub from: Square,
    /// Where it points; the same square for a circle.
    pub to: Square,
}

/// As it stands in an address: `e2e4`, and `e4e4` for a circle.
impl fmt::Display for Stroke {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)
    }
}

/// The strokes that stand in an address, up to the first that can't be read.
pub(super) fn read(mut text: &str) -> Vec<Stroke> {
    let mut strokes = Vec::new();
    while let Some((stroke, rest)) = text.split_at_checked(4)
        && let Some((from, to)) = stroke.split_at_checked(2)
        && let (Ok(from), Ok(to)) = (from.parse(), to.parse())
        && strokes.len() < MOST
    {
        strokes.push(Stroke { from, to });
        text = rest;
    }
    strokes
}

/// Nobody draws more, and an address has an end.
const MOST: usize = 100;

impl Explore {
    /// Takes the pencil, or puts it away. What it drew stays.
    pub(super) fn take_pencil(&mut self) {
        self.pencil = !self.pencil;
        self.forget();
    }

    /// Wipes away everything that was drawn.
    pub(super) fn wipe(&mut self) -> Vec<Effect> {
        self.drawing.clear();
        self.forget();
        self.note = Some(Note::Drawn(None));
        // The button goes with the drawing.
        let focus = Effect::Focus(self.board.focused);
        vec![Effect::ShowAddress(self.address()), focus]
    }

    /// Draws what hands or keys ask for. The same again wipes it away.
    pub(super) fn draw(&mut self, msg: BoardMsg) -> Vec<Effect> {
        let before = self.board.input;
        let stroke = match self.board.hear(msg, &Pencil) {
            Pressed::Focus(square) => return vec![Effect::Focus(square)],
            Pressed::Wants(Some(Intent::Move { from, to, .. })) => Some(Stroke { from, to }),
            Pressed::Wants(Some(Intent::Release)) => circle(before, msg),
            Pressed::Wants(_) => None,
        };
        if let Some(stroke) = stroke {
            self.forget();
            let known = self.drawing.iter().position(|drawn| *drawn == stroke);
            self.note = Some(Note::Drawn(known.is_none().then_some(stroke)));
            match known {
                Some(index) => drop(self.drawing.remove(index)),
                None if self.drawing.len() < MOST => self.drawing.push(stroke),
                None => {}
            }
            return vec![Effect::ShowAddress(self.address())];
        }
        Vec::new()
    }

    /// Adds what is drawn, and the arrow that is being drawn, to what the board shows.
    pub(super) fn show_drawing(&self, picture: &mut Picture) {
        let aim = self.board.input.aim(self.board.side);
        let begun = self.chosen().filter(|_| self.pencil).zip(aim);
        let begun = begun
            .map(|(from, to)| Stroke { from, to })
            .filter(|stroke| stroke.from != stroke.to);
        for &Stroke { from, to } in self.drawing.iter().chain(&begun) {
            if from == to {
                picture.mark(from, Mark::Circled);
            } else {
                let kind = ArrowKind::Hint;
                picture.arrows.push(Arrow { from, to, kind });
            }
        }
    }
}

/// A square that was chosen and is used again gets a circle; Escape only lets it go.
fn circle(before: Input, msg: BoardMsg) -> Option<Stroke> {
    match before {
        Input::Pressed { from, .. } | Input::Selected { from }
            if msg != BoardMsg::Key(BoardKey::Escape) =>
        {
            Some(Stroke { from, to: from })
        }
        _ => None,
    }
}

/// Every square can begin an arrow and end one.
struct Pencil;

impl Hands for Pencil {
    fn can_pick(&self, _: Square) -> bool {
        true
    }

    fn is_target(&self, _: Square, _: Square) -> bool {
        true
    }
}
