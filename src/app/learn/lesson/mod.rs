//! An exercise at work: the child's attempt, the board it is made on, and what is said about it.

mod answering;
mod helping;
mod input;
mod picture;
mod showing;
mod unfolding;
mod walking;

pub(super) use showing::ShowMsg;
use unfolding::Unfolding;
pub(super) use walking::{Seen, WalkMsg, Walking};

use crate::app::Allowed;
use crate::app::board::{BoardMsg, BoardState, Motion, Moving, Side};
use crate::app::learn::Where;
use crate::app::model::Effect;
use crate::app::screen::Around;
use crate::lessons::{
    Answer, Attempt, Beat, Choice, Demonstration, Exercise, Help, Place, Profile, Reward, Stars,
    Study, Verdict, Wrong,
};
use crate::rules::{Kind, Piece, Setup, Square};

/// An exercise at work.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// The child at work.
    pub study: Study,
    /// Its board.
    pub board: BoardState,
    /// What the coach talks about.
    pub said: Said,
    /// What a tap puts on the board.
    pub held: Option<Piece>,
    /// The walk of a piece, where one is watched.
    pub walking: Option<Walking>,
    /// What is shown before anything is asked.
    pub showing: Option<Demonstration>,
    /// What the child got when everything was done.
    pub reward: Option<Reward>,
    /// The last answer.
    given: Option<Answer>,
    /// What is still to come of the last move.
    unfolding: Option<Unfolding>,
}

/// What the coach talks about.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Said {
    /// What is to be done.
    #[default]
    Goal,
    /// Something that is shown first.
    Shown(Beat),
    /// The last answer.
    Verdict(Verdict),
    /// A hint.
    Help(Help),
    /// Something was taken back.
    TakenBack,
    /// There is no other exercise like this one.
    NoneLikeThis,
    /// The piece on this square is to be tapped first.
    TapFirst(Square),
    /// No pawn can be put where the child wants one.
    NoPawnThere,
}

/// What a child does besides using the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum LessonMsg {
    /// It chooses an answer.
    Choose(Choice),
    /// It takes a piece from the tray, or nothing.
    Hold(Option<Piece>),
    /// It wants a hint.
    Hint,
    /// It takes back.
    Undo,
    /// It begins again.
    Again,
    /// It wants another exercise like this one, or the next task of a round.
    More,
    /// What is still to come of the last move comes now, unless there was another motion since.
    GoOn(u32),
    /// The waiting pawn becomes this; `None` lets it go back.
    Promote(Option<Kind>),
    /// It looks at the walk of a piece.
    Walk(WalkMsg),
    /// It follows a demonstration.
    Show(ShowMsg),
}

impl Lesson {
    pub(super) fn new(study: Study, before: Option<&Motion>, glides: bool) -> Self {
        let exercise = study.exercise();
        let mut board = BoardState {
            side: Side::of(exercise.side()),
            focused: first_square(exercise),
            ..BoardState::default()
        };
        board.motion.serial = before.map_or(0, |motion| motion.serial.wrapping_add(1));
        let walking = Walking::new(exercise, glides);
        let came = first_move(exercise, glides);
        let is_fresh = study.attempt().is_untouched();
        let showing = Demonstration::of(exercise).filter(|_| is_fresh);
        Self {
            board,
            said: said_first(showing.as_ref()),
            held: study.attempt().in_tray().first().copied(),
            walking,
            showing,
            reward: None,
            given: None,
            unfolding: came.filter(|_| is_fresh),
            study,
        }
    }

    /// What happens by itself when an exercise appears: a piece shows its directions, or the other
    /// side makes the move that it is about.
    pub(super) fn begin(&self) -> Vec<Effect> {
        if self.unfolding.is_some() {
            return vec![self.wait_for_piece()];
        }
        self.walking.as_ref().map_or_else(Vec::new, Walking::begin)
    }

    pub(super) fn update(&mut self, msg: LessonMsg, around: &mut Around<'_>) -> Vec<Effect> {
        // Whatever else is done, a pawn that waits for its choice goes back first.
        if !matches!(msg, LessonMsg::Promote(_) | LessonMsg::GoOn(_)) {
            self.keep_pawn();
        }
        match msg {
            LessonMsg::Choose(choice) => self.give(Answer::Choose(choice), None, around),
            LessonMsg::Hold(piece) => {
                self.held = piece;
                if let Some(walking) = &mut self.walking {
                    walking.carries = false;
                }
                self.board.input.release();
                Vec::new()
            }
            LessonMsg::Hint if around.hints == Allowed::Yes => self.hint(),
            LessonMsg::Hint => Vec::new(),
            LessonMsg::Undo => self.undo(),
            LessonMsg::Again => self.again(around.glides),
            LessonMsg::More => self.more(around),
            LessonMsg::GoOn(motion) => self.go_on(motion),
            LessonMsg::Promote(kind) => self.promote(kind, around),
            LessonMsg::Walk(msg) => self.walk(msg, around),
            LessonMsg::Show(msg) => self.show(msg),
        }
    }

    pub(super) fn on_board(&mut self, msg: BoardMsg, around: &mut Around<'_>) -> Vec<Effect> {
        if self.board.choosing.is_some() {
            return Vec::new();
        }
        self.hear(msg, around)
    }

    /// Whether the child has tried nothing yet.
    pub const fn is_untouched(&self) -> bool {
        self.given.is_none() && self.attempt().is_untouched()
    }

    /// The square where the child has put a piece last, or that it has tapped.
    pub fn last_touched(&self) -> Option<Square> {
        match self.given? {
            Answer::Tap(square) | Answer::Put { square, .. } => Some(square),
            Answer::Move { to, .. } => Some(to),
            Answer::Choose(_) | Answer::Walked => None,
        }
    }

    /// Whether the child has just finished the last exercise of the unit.
    pub const fn finishes_unit(&self) -> bool {
        let finishes = match self.reward {
            Some(Reward::Stars { finishes_unit, .. }) => finishes_unit,
            Some(Reward::Practice { .. }) | None => false,
        };
        finishes && self.attempt().is_done()
    }

    /// Whether there are more stars now than there were before.
    pub fn has_earned(&self) -> bool {
        let more =
            matches!(self.reward, Some(Reward::Stars { earned, before, .. }) if earned > before);
        more && self.is_over()
    }

    /// The stars that the child has for the exercise, as long as it doesn't see that there are more.
    pub fn stars_of(&self, child: &Profile) -> Stars {
        match self.reward {
            Some(Reward::Stars { before, .. }) if self.unfolding.is_some() => before,
            _ => child.stars(&self.exercise().id),
        }
    }

    /// Where on the Learn screens it is.
    pub(super) fn whereabouts(&self) -> Where {
        let round = self.study.round();
        round.map_or(Where::Exercise(self.place()), |round| {
            Where::Round(round.kind)
        })
    }

    /// Where it is in the course.
    pub const fn place(&self) -> Place {
        self.study.place()
    }

    /// How things stand.
    pub const fn attempt(&self) -> &Attempt {
        self.study.attempt()
    }

    /// What is to be done.
    pub const fn exercise(&self) -> &Exercise {
        self.study.exercise()
    }
}

impl Moving for Lesson {
    fn board(&self) -> &BoardState {
        &self.board
    }

    fn board_mut(&mut self) -> &mut BoardState {
        &mut self.board
    }

    fn standing(&self) -> Setup {
        if let Some(walking) = &self.walking {
            return walking.setup();
        }
        if let Some(shown) = &self.showing {
            return *shown.position().setup();
        }
        let unanswered = self.unfolding.and_then(|unfolding| unfolding.unanswered);
        let mut setup = *unanswered.unwrap_or_else(|| self.attempt().shown()).setup();
        // Who attacks whom is seen only with the piece that was put there.
        if let (Said::Verdict(Verdict::Wrong(Wrong::Attacks(..))), Some(answer)) =
            (self.said, self.given)
            && let Answer::Put { piece, square } = answer
        {
            setup.put(square, piece);
        }
        setup
    }
}

/// What is said when an exercise appears: what it shows, or else what is to be done.
fn said_first(showing: Option<&Demonstration>) -> Said {
    showing.map_or(Said::Goal, |shown| Said::Shown(shown.beat()))
}

/// The move that an exercise begins with, where things move: nothing else is shown first.
fn first_move(exercise: &Exercise, glides: bool) -> Option<Unfolding> {
    let came = exercise.before().filter(|_| glides)?;
    Demonstration::of(exercise)
        .is_none()
        .then(|| Unfolding::first(came))
}

/// Where the keyboard begins: at the first of the child's own pieces.
fn first_square(exercise: &Exercise) -> Square {
    let own = exercise.position.setup().by_color(exercise.side());
    own.first().unwrap_or(Square::A1)
}
