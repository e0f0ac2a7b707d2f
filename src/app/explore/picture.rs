//! What the board shows.

use super::ask::Answer;
use super::list::{List, reach};
use super::{Doing, Explore};
use crate::app::scene::{Arrow, ArrowKind, Mark, Picture};
use crate::app::show;
use crate::rules::{Color, Square};

/// Milliseconds from one step of a direction to the next.
const PACE: f64 = 90.0;

impl Explore {
    /// What the board shows.
    pub fn shown(&self) -> Picture {
        let mut picture = Picture::of(*self.position.setup());
        picture.indices = self.indices;
        picture.lifts = !self.pencil;
        match (self.doing, self.chosen(), self.asked) {
            (_, Some(from), _) if self.pencil => picture.mark(from, Mark::Selected),
            (Doing::Moves, Some(from), None) => self.draw_list(&mut picture, from),
            (Doing::Moves, Some(from), Some(to)) => self.draw_answer(&mut picture, from, to),
            (Doing::Attackers, _, Some(square)) => self.draw_attackers(&mut picture, square),
            (_, Some(square), _) | (_, None, Some(square)) => {
                picture.mark(square, Mark::Selected);
            }
            (_, None, None) => {}
        }
        self.show_drawing(&mut picture);
        picture
    }

    fn draw_list(&self, picture: &mut Picture, from: Square) {
        if self.list == List::Legal {
            show::check(picture, &self.position);
        }
        picture.mark(from, Mark::Selected);
        if self.list == List::Reach {
            let lit = self.lit_directions(from).into_iter().flat_map(reach);
            picture.marks.extend(lit);
            picture.pace = Some(PACE);
        } else {
            let marks = self.list.marks(&self.position, from);
            picture.marks.extend(marks);
        }
    }

    fn draw_answer(&self, picture: &mut Picture, from: Square, to: Square) {
        picture.mark(from, Mark::Selected);
        match self.answer(from, to) {
            Answer::Yes(Mark::Reach(n)) => {
                let ways = self.directions(from).into_iter().map(reach);
                let way = ways
                    .into_iter()
                    .find(|way| way.contains(&(to, Mark::Reach(n))));
                let steps = way.into_iter().flatten().take(usize::from(n));
                picture.marks.extend(steps);
            }
            Answer::Yes(mark) => {
                picture.mark(to, mark);
                picture.arrows.push(Arrow {
                    from,
                    to,
                    kind: ArrowKind::Hint,
                });
            }
            Answer::No(refusal) => show::refusal(picture, &refusal, from, to),
            Answer::NotShown => picture.mark(to, Mark::Hint),
        }
    }

    fn draw_attackers(&self, picture: &mut Picture, square: Square) {
        let [white, black] = Color::ALL.map(|color| self.position.attackers(square, color));
        let attackers = white | black;
        let mark = if attackers.is_empty() {
            Mark::Selected
        } else {
            Mark::Attacked
        };
        picture.mark(square, mark);
        picture.arrows.extend(attackers.iter().map(|from| Arrow {
            from,
            to: square,
            kind: ArrowKind::Attack,
        }));
    }
}
