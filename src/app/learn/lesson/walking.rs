//! Watching how a piece moves: its directions one after the other, nearest square first, step by
//! step, among other pieces that the child puts there.

use super::{Lesson, LessonMsg, Said};
use crate::app::board::{DURATION, Input, Moving as _, Point};
use crate::app::learn::LearnMsg;
use crate::app::model::{Effect, Msg};
use crate::app::screen::Around;
use crate::app::sound::Sound;
use crate::lessons::{Answer, Exercise, Verdict, Walk};
use crate::rules::{Kind, Piece, Setup, Square};

/// How long a piece stands still before it shows its directions, in milliseconds.
const BEFORE_SHOWING: u32 = 500;
/// How long it stands at the end of a direction, beyond the time to get there.
const AT_THE_END: u32 = DURATION as u32 + 650;
/// How long it stands at home between two directions.
const AT_HOME: u32 = DURATION as u32 + 150;

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
    /// Where the piece is while it shows a direction.
    pub away: Option<Square>,
    /// Whether pieces are carried anywhere, instead of moved by the rules.
    pub carries: bool,
    /// Where the child has put something in the way just now.
    pub put: Option<Square>,
}

/// What is seen of a walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// Nothing yet.
    Nothing,
    /// All directions.
    All,
    /// One direction after the other, as the piece goes along them.
    Stroll,
    /// One direction, as far as the walk goes in it.
    Ray,
}

/// What the child does with a walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WalkMsg {
    /// The piece shows all directions by itself, if it shows nothing yet.
    Begin,
    /// It goes on showing them, unless there was another motion since.
    Stroll(u32),
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
    /// Pieces are to be carried anywhere, or not any more.
    Carry(bool),
}

impl Walking {
    /// The walk of an exercise, if it has one. Where nothing may move all is seen at once.
    pub(super) fn new(exercise: &Exercise, glides: bool) -> Option<Self> {
        Some(Self {
            walk: Walk::of(exercise)?,
            seen: if glides { Seen::Nothing } else { Seen::All },
            paced: true,
            numbers: exercise.is_about_numbers,
            away: None,
            carries: false,
            put: None,
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

    /// The pieces as they are seen: the one that walks may be away.
    pub(super) fn setup(&self) -> Setup {
        let mut setup = self.walk.setup;
        if let Some(away) = self.away
            && let Some(piece) = setup.take(self.walk.at)
        {
            setup.put(away, piece);
        }
        setup
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
        self.put = None;
    }

    /// Shows everything without waiting, with the piece at home.
    const fn settle(&mut self) {
        self.away = None;
        self.seen = Seen::All;
        self.paced = false;
    }

    /// The next direction from this one that leads anywhere.
    fn leads_from(&self, ray: usize) -> Option<usize> {
        let rays = self.walk.rays.iter().enumerate().skip(ray);
        let mut leading = rays.filter(|(_, ray)| !ray.squares.is_empty());
        leading.next().map(|(index, _)| index)
    }
}

impl Lesson {
    pub(super) fn walk(&mut self, msg: WalkMsg, around: &mut Around<'_>) -> Vec<Effect> {
        let Some(walking) = &mut self.walking else {
            return Vec::new();
        };
        let (ray, rays) = (walking.walk.ray, walking.walk.rays.len());
        let walked = walking.seen == Seen::Ray;
        walking.put = None;
        if !matches!(msg, WalkMsg::Stroll(_)) {
            walking.away = None;
        }
        match msg {
            WalkMsg::Begin if walking.seen != Seen::Nothing => return Vec::new(),
            WalkMsg::Begin | WalkMsg::Watch if around.glides => return self.stroll_along(0),
            WalkMsg::Begin | WalkMsg::Watch => walking.show_all(),
            WalkMsg::Stroll(motion) => return self.stroll(motion),
            WalkMsg::Carry(carries) => {
                walking.carries = carries;
                self.held = None;
                self.board.input.release();
                return Vec::new();
            }
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
        if self
            .walking
            .as_ref()
            .is_some_and(|walking| walking.seen == Seen::Ray)
        {
            self.watch(around);
        }
        Vec::new()
    }

    /// The piece goes to the end of a direction, or back home; behind the last direction all are
    /// seen together.
    fn stroll(&mut self, motion: u32) -> Vec<Effect> {
        let Some(walking) = self.walking.as_ref() else {
            return Vec::new();
        };
        if motion != self.board.motion.serial {
            return Vec::new();
        }
        let next = walking.walk.ray + 1;
        if walking.away.is_none() {
            return self.stroll_along(next);
        }
        self.walk_home();
        vec![self.stroll_later(AT_HOME)]
    }

    /// The piece goes along a direction, or along the next one that leads anywhere.
    fn stroll_along(&mut self, ray: usize) -> Vec<Effect> {
        let mut goes = false;
        self.said = Said::Goal;
        self.travel(None, |lesson| {
            if let Some(walking) = &mut lesson.walking {
                match walking.leads_from(ray) {
                    Some(ray) => {
                        walking.turn_to(ray);
                        walking.seen = Seen::Stroll;
                        walking.away = Some(walking.walk.place());
                        goes = true;
                    }
                    None => walking.settle(),
                }
            }
        });
        goes.then(|| self.stroll_later(AT_THE_END))
            .into_iter()
            .collect()
    }

    /// The piece comes home.
    fn walk_home(&mut self) {
        self.travel(None, |lesson| {
            if let Some(walking) = &mut lesson.walking {
                walking.away = None;
            }
        });
    }

    /// Whoever touches the board doesn't wait for the end of the show.
    pub(super) fn end_stroll(&mut self) {
        let strolls = |walking: &Walking| matches!(walking.seen, Seen::Nothing | Seen::Stroll);
        if self.walking.as_ref().is_some_and(strolls) {
            self.travel(None, |lesson| {
                if let Some(walking) = &mut lesson.walking {
                    walking.settle();
                }
            });
        }
    }

    fn stroll_later(&self, milliseconds: u32) -> Effect {
        let msg = LessonMsg::Walk(WalkMsg::Stroll(self.board.motion.serial));
        Effect::Later {
            milliseconds,
            msg: Msg::Learn(LearnMsg::Lesson(msg)),
        }
    }

    /// The child moves the piece by the rules.
    pub(super) fn stride(
        &mut self,
        to: Square,
        dropped: Option<Point>,
        around: &mut Around<'_>,
    ) -> Vec<Effect> {
        let before = self.seen_setup();
        let Some(walking) = &mut self.walking else {
            return Vec::new();
        };
        let from = walking.walk.at;
        self.board.input = Input::Idle;
        match walking.walk.go(to) {
            Ok(played) => {
                walking.settle();
                walking.put = None;
                self.said = Said::Goal;
                let after = self.seen_setup();
                let landed = dropped.map(|point| (to, point));
                self.board.change(&before, &after, landed);
                self.watch(around);
                vec![Effect::Sound(Sound::of_move(played))]
            }
            Err(refusal) => {
                let promotion = None;
                self.given = Some(Answer::Move {
                    from,
                    to,
                    promotion,
                });
                if let (Some(point), Some(piece)) = (dropped, before.piece_at(from)) {
                    self.board.motion.glide_back(piece, point, from);
                }
                self.say(Said::Verdict(Verdict::Refused(refusal)))
            }
        }
    }

    /// Takes a piece of the walk to another square.
    pub(super) fn relocate(&mut self, from: Square, to: Square, dropped: Option<Point>) {
        let Some(walking) = &mut self.walking else {
            return;
        };
        let before = walking.walk.setup;
        if !walking.walk.carry(from, to) {
            self.board.input = Input::Idle;
            let pawn = before.piece_at(from).filter(|_| to != from);
            if pawn.is_some_and(|piece| piece.kind == Kind::Pawn) {
                self.said = Said::NoPawnThere;
            }
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
        let Some(walking) = &mut self.walking else {
            return;
        };
        if walking.walk.put(piece, square) {
            walking.show_all();
            walking.put = Some(square);
            self.said = Said::Goal;
            self.board.motion.restart();
        } else if square != walking.walk.at {
            self.said = Said::NoPawnThere;
        }
    }

    /// The child has made a move of its own, or has looked at a piece that can't.
    fn watch(&mut self, around: &mut Around<'_>) {
        if let Some(walking) = &self.walking
            && let Some(told) = self.study.watch(&walking.walk, around.profiles)
        {
            self.said = Said::Verdict(told.verdict);
            self.reward = told.reward;
        }
    }
}
