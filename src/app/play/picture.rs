//! What the board of a game shows.

use super::saying::Saying;
use super::story::Story;
use super::table::Table;
use crate::app::board::Moving as _;
use crate::app::scene::{Arrow, ArrowKind, Mark, Picture};
use crate::app::show;
use crate::rules::Square;

impl Table {
    /// What the board shows.
    pub fn picture(&self) -> Picture {
        let mut picture = Picture::of(self.seen_setup());
        picture.turned = self.facing.turned(self.board.side);
        if let Some(ply) = self.last_ply() {
            show::last_move(&mut picture, ply.played);
        }
        if let Some(choosing) = self.board.choosing {
            picture.mark(choosing.to, Mark::Selected);
            return picture;
        }
        show::check(&mut picture, self.position());
        if self.looking.is_some() {
            return picture;
        }
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
