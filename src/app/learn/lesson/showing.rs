//! A demonstration on the board, one thing after the other, before the child does the same.

use super::{Lesson, Said};
use crate::app::board::Moving as _;
use crate::app::model::Effect;
use crate::app::scene::{Arrow, ArrowKind, Mark, Picture};
use crate::app::show;
use crate::app::sound::Sound;
use crate::lessons::{Beat, Demonstration};
use crate::rules::{Square, SquareSet};

/// What a child does with a demonstration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShowMsg {
    /// It wants to see what comes next, or to do the same if that was all.
    On,
    /// It wants to see the thing before once more.
    Back,
}

impl Lesson {
    pub(super) fn show(&mut self, msg: ShowMsg) -> Vec<Effect> {
        let mut moved = None;
        self.travel(None, |lesson| {
            let Some(shown) = &mut lesson.showing else {
                return;
            };
            let goes_on = match msg {
                ShowMsg::On => shown.go_on(),
                ShowMsg::Back => {
                    shown.go_back();
                    true
                }
            };
            let beat = shown.beat();
            lesson.said = if goes_on {
                Said::Shown(beat)
            } else {
                lesson.showing = None;
                Said::Goal
            };
            if let (true, ShowMsg::On, Beat::Moves(played)) = (goes_on, msg, beat) {
                moved = Some(Effect::Sound(Sound::of_move(played)));
            }
        });
        moved.into_iter().collect()
    }
}

/// What is seen of a demonstration.
pub(super) fn draw(picture: &mut Picture, shown: &Demonstration) {
    let position = shown.position();
    let guard = |picture: &mut Picture, by: Square, squares: SquareSet| {
        picture.mark(by, Mark::Checker);
        for to in squares {
            picture.mark(to, Mark::Refused);
            line(picture, by, to);
        }
    };
    match shown.beat() {
        Beat::Stands => {}
        Beat::Moves(played) => show::last_move(picture, played),
        Beat::Checks { .. } | Beat::Called(_) => show::check(picture, position),
        Beat::NoCheck(king) => picture.mark(king, Mark::Hint),
        Beat::Guards { by, squares } => guard(picture, by, squares),
        Beat::Crowded(squares) => {
            for at in squares {
                picture.mark(at, Mark::Refused);
            }
        }
        Beat::NotTaken(by) => picture.mark(by, Mark::Checker),
        Beat::NotBlocked { by, way } => {
            show::check(picture, position);
            picture.mark(by, Mark::Checker);
            for at in way {
                picture.mark(at, Mark::Refused);
            }
        }
        Beat::NothingMoves => {
            for at in position.setup().by_color(position.turn()) {
                picture.mark(at, Mark::Refused);
            }
        }
    }
}

fn line(picture: &mut Picture, from: Square, to: Square) {
    let kind = ArrowKind::Attack;
    picture.arrows.push(Arrow { from, to, kind });
}
