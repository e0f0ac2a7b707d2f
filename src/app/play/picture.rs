//! What the board of a game shows.

use super::saying::Saying;
use super::story::Story;
use super::table::Table;
use crate::app::board::Moving as _;
use crate::app::scene::{Arrow, ArrowKind, Mark, Picture};
use crate::app::show;
use crate::coach::{Advice, Moment, Shown};
use crate::rules::Square;

impl Table {
    /// What the board shows.
    pub fn picture(&self) -> Picture {
        let mut picture = Picture::of(self.seen_setup());
        picture.turned = self.facing.turned(self.board.side);
        let found = self.solving.as_ref().and_then(|solving| solving.found);
        if let Some(played) = found.or_else(|| Some(self.last_ply()?.played)) {
            show::last_move(&mut picture, played);
        }
        if let Some(choosing) = self.board.choosing {
            picture.mark(choosing.to, Mark::Selected);
            return picture;
        }
        show::check(&mut picture, self.position());
        if self.looking.is_some() && !self.is_solving() {
            if let Some(Moment { advice, .. }) = self.moment_seen() {
                point_out(&mut picture, &advice.squares, &advice.line, Shown::Move);
            }
            return picture;
        }
        self.help_to_solve(&mut picture);
        match self.saying {
            Saying::Story(square) => self.trail(&mut picture, square),
            Saying::Refused {
                from,
                to,
                ref refusal,
            } => {
                self.targets(&mut picture);
                show::refusal(&mut picture, refusal, from, to);
            }
            Saying::Coached { ref advice, shown } => {
                self.targets(&mut picture);
                let Advice { squares, line, .. } = advice;
                point_out(&mut picture, squares, line, shown);
            }
            _ => self.targets(&mut picture),
        }
        picture.say_once();
        picture
    }

    fn targets(&self, picture: &mut Picture) {
        if let Some(from) = self.board.input.piece() {
            show::targets(picture, self.position(), from);
        }
    }

    /// As much of what is to be found as the child wants to see.
    fn help_to_solve(&self, picture: &mut Picture) {
        let Some((solving, best)) = self.solving.as_ref().and_then(|solving| {
            let best = solving.puzzle.best()?;
            Some((solving, best))
        }) else {
            return;
        };
        let line = (best.from(), best.to());
        point_out(picture, &[best.to()], &[line], solving.shown);
    }

    fn trail(&self, picture: &mut Picture, square: Square) {
        picture.mark(square, Mark::Selected);
        let Some(story) = Story::of(&self.game, square) else {
            return;
        };
        let steps = story.way.windows(2).filter_map(|step| match *step {
            [from, to] => Some(Arrow {
                from,
                to,
                kind: ArrowKind::Trail,
            }),
            _ => None,
        });
        picture.arrows.extend(steps);
    }
}

/// As much of a remark as the child wants to see: the squares, then the piece, then the move.
fn point_out(picture: &mut Picture, squares: &[Square], line: &[(Square, Square)], shown: Shown) {
    if shown != Shown::Words {
        for &square in squares {
            picture.mark(square, Mark::Hint);
        }
    }
    if shown == Shown::Piece {
        for &(from, _) in line {
            picture.mark(from, Mark::Hint);
        }
    }
    if shown == Shown::Move {
        for &(from, to) in line {
            picture.arrows.push(Arrow {
                from,
                to,
                kind: ArrowKind::Hint,
            });
        }
    }
}
