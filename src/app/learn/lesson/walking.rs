//! Watching how a piece moves: its directions one after the other, nearest square first, step by
//! step, among other pieces that the child puts there.

use super::{Lesson, LessonMsg, Said};
use crate::app::board::{Input, Point};
use crate::app::learn::LearnMsg;
use crate::app::model::{Effect, Msg};
use crate::app::screen::Around;
use crate::lessons::{Exercise, Walk};
use crate::rules::{Kind, Piece, Square};

/// How long a piece stands still before it shows its directions, in milliseconds.
const BEFORE_SHOWING: u32 = 500;

/// The walk of a piece, and what is seen of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Walking {
    /// The walk, among whatever the child puts in its way.
    pub walk: Walk,
    /// What is seen of it.
    pub seen: Seen,
    /// Whether the squares light up one after the other.
    pub paced: bool,
    /// Whether the numbers are shown.
    pub numbers: bool,
}

/// What is seen of a walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// Nothing yet.
    Nothing,
    /// All directions.
    All,
    /// One direction, as far as the walk goes in it.
    Ray,
}

/// What the child does with a walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WalkMsg {
    /// The piece shows all directions by itself, if it shows nothing yet.
    Begin,
    /// All directions are wanted again.
    Watch,
    /// The next direction is wanted.
    Next,
    /// The direction before is wanted.
    Previous,
    /// So many steps are wanted.
    Steps(usize),
    /// The numbers are wanted, or not any more.
    Numbers,
}

impl Walking {
    /// The walk of an exercise, if it has one. Where nothing may move all is seen at once.
    pub(super) fn new(exercise: &Exercise, glides: bool) -> Option<Self> {
        Some(Self {
            walk: Walk::of(exercise)?,
            seen: if glides { Seen::Nothing } else { Seen::All },
            paced: true,
            numbers: exercise.is_about_numbers,
        })
    }

    /// The piece shows its directions soon.
    pub(super) fn begin(&self) -> Vec<Effect> {
        if self.seen != Seen::Nothing {
            return Vec::new();
        }
        vec![Effect::Later {
            milliseconds: BEFORE_SHOWING,
            msg: Msg::Learn(LearnMsg::Lesson(LessonMsg::Walk(WalkMsg::Begin))),
        }]
    }

    /// What can be put in its way: one of its own side, and an enemy.
    pub fn blockers(&self) -> [Piece; 2] {
        let own = self.walk.piece.color;
        [own, own.other()].map(|color| Piece::new(color, Kind::Pawn))
    }

    /// Takes up a direction, and walks it to its end.
    fn turn_to(&mut self, ray: usize) {
        self.walk.turn_to(ray);
        self.walk.set_n(usize::MAX);
        self.seen = Seen::Ray;
        self.paced = true;
    }

    /// Shows all directions, one square after the other.
    const fn show_all(&mut self) {
        self.seen = Seen::All;
        self.paced = true;
    }
}

impl Lesson {
    pub(super) fn walk(&mut self, msg: WalkMsg, around: &mut Around<'_>) -> Vec<Effect> {
        let Some(walking) = &mut self.walking else {
            return Vec::new();
        };
        let (ray, rays) = (walking.walk.ray, walking.walk.rays.len());
        let walked = walking.seen == Seen::Ray;
        match msg {
            WalkMsg::Begin if walking.seen != Seen::Nothing => return Vec::new(),
            WalkMsg::Begin | WalkMsg::Watch => walking.show_all(),
            WalkMsg::Next if walked && ray + 1 < rays => walking.turn_to(ray + 1),
            WalkMsg::Next => walking.turn_to(0),
            WalkMsg::Previous if walked && ray > 0 => walking.turn_to(ray - 1),
            WalkMsg::Previous => walking.turn_to(rays),
            WalkMsg::Steps(n) => {
                if !walked {
                    walking.walk.turn_to(0);
                }
                walking.walk.set_n(n);
                walking.seen = Seen::Ray;
                walking.paced = false;
            }
            WalkMsg::Numbers => {
                walking.numbers = !walking.numbers;
                return Vec::new();
            }
        }
        self.said = Said::Goal;
        self.board.motion.restart();
        self.watch(around);
        Vec::new()
    }

    /// Takes a piece of the walk to another square.
    pub(super) fn relocate(&mut self, from: Square, to: Square, dropped: Option<Point>) {
        let Some(walking) = &mut self.walking else {
            return;
        };
        let before = walking.walk.setup;
        if !walking.walk.carry(from, to) {
            self.board.input = Input::Idle;
            return;
        }
        walking.show_all();
        let after = walking.walk.setup;
        let landed = dropped.map(|point| (to, point));
        self.board.change(&before, &after, landed);
        self.said = Said::Goal;
    }

    /// Puts a blocker on a square, or takes it away if it stands there already.
    pub(super) fn put_blocker(&mut self, piece: Piece, square: Square) {
        if let Some(walking) = &mut self.walking
            && walking.walk.put(piece, square)
        {
            walking.show_all();
            self.said = Said::Goal;
            self.board.motion.restart();
        }
    }

    /// The child has followed the walk step by step so far.
    fn watch(&mut self, around: &mut Around<'_>) {
        if let Some(walking) = &self.walking
            && walking.seen == Seen::Ray
            && let Some(told) = self.study.watch(&walking.walk, around.profiles)
        {
            self.said = Said::Verdict(told.verdict);
            self.reward = told.reward;
        }
    }
}
