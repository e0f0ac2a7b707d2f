//! A child at work in the course: what opening an exercise, answering it, hints, taking back,
//! practice and going on do. Every front end asks here; it only draws, phrases and listens.

mod draft;
mod told;

pub use draft::{Draft, Drafts};
pub use told::{Next, Reward, Told};

use super::attempt::{Answer, Attempt, Verdict};
use super::course::{Lesson, Place};
use super::exercise::Exercise;
use super::hint::Help;
use super::progress::{Profile, Profiles, is_own};
use super::review::{Round, RoundKind};
use super::variant::has_variants;
use super::walk::Walk;

/// A child at work on an exercise of the course, or on practice like it.
///
/// ```
/// use chesslings::lessons::{Drafts, Place, Profiles, Reward, Study};
///
/// let mut profiles = Profiles::default();
/// let place = Place::named("rook-corner").unwrap();
/// let mut study = Study::open(place, &mut profiles, &Drafts::default(), 1).unwrap();
/// let mut reward = None;
/// while let Some(answer) = study.attempt().solution() {
///     reward = study.answer(answer, &mut profiles).reward;
/// }
/// assert!(matches!(reward, Some(Reward::Stars { earned: 3, before: 0, .. })));
/// assert_eq!(profiles.current().stars("rook-corner"), 3);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Study {
    /// What the child was called when it came.
    child: String,
    place: Place,
    attempt: Attempt,
    /// How many tasks of practice the child has solved since it came.
    practised: u32,
    /// Whether another task like this one may be found; known when everything is done.
    has_more: bool,
    /// Decides about practice; each use takes the next number.
    seed: u64,
    /// The round that the task belongs to.
    round: Option<Round>,
    /// Mistakes of earlier tries,
    errors: u32,
    /// and hints of all of them.
    hints: u32,
}

impl Study {
    /// The child that learns now comes to an exercise, and goes on where it left it. The seed
    /// decides about everything random. `None` if there is no such exercise.
    pub fn open(place: Place, profiles: &mut Profiles, drafts: &Drafts, seed: u64) -> Option<Self> {
        let exercise = place.exercise()?;
        let child = profiles.current_mut();
        child.visit(&exercise.id);
        let draft = drafts.of(&child.name);
        let left = draft.and_then(|text| Attempt::resume(&exercise, &child.name, text));
        let attempt = left.unwrap_or_else(|| Attempt::with_seed(exercise, seed));
        Some(Self::new(child, place, attempt, seed))
    }

    /// The child that learns now begins a round. `None` if there is nothing to ask.
    pub fn begin(kind: RoundKind, profiles: &Profiles, seed: u64) -> Option<Self> {
        let round = Round::new(kind, profiles, seed);
        let (place, attempt) = round.attempt()?;
        let study = Self::new(profiles.current(), place, attempt, seed);
        Some(Self {
            round: Some(round),
            ..study
        })
    }

    /// The child that learns now goes on with the test that it left. `None` if it left none.
    pub fn resume(kind: RoundKind, profiles: &Profiles, drafts: &Drafts) -> Option<Self> {
        let child = profiles.current();
        let (round, place, attempt, errors) =
            Round::resume(kind, profiles, drafts.of(&child.name)?)?;
        let study = Self::new(child, place, attempt, 0);
        Some(Self {
            round: Some(round),
            errors,
            ..study
        })
    }

    /// A child with an attempt at the exercise of a place.
    pub(crate) fn new(child: &Profile, place: Place, attempt: Attempt, seed: u64) -> Self {
        Self {
            child: child.name.clone(),
            place,
            has_more: has_variants(&attempt.exercise),
            hints: attempt.helped.into(),
            attempt,
            practised: 0,
            seed,
            round: None,
            errors: 0,
        }
    }

    /// Judges an answer. When everything is done, the child gets its reward: the stars of the course
    /// are awarded here and nowhere else.
    pub fn answer(&mut self, answer: Answer, profiles: &mut Profiles) -> Told {
        let verdict = self.attempt.answer(answer);
        let reward = match verdict {
            Verdict::Done(_) => {
                self.look_for_more();
                self.reward(profiles)
            }
            _ => None,
        };
        Told { verdict, reward }
    }

    /// The child has followed a walk so far; it is done when the child has made its own moves.
    pub fn watch(&mut self, walk: &Walk, profiles: &mut Profiles) -> Option<Told> {
        let over = walk.is_over() && !self.attempt.is_done();
        over.then(|| self.answer(Answer::Walked, profiles))
    }

    /// A little more help each time; `None` when everything is done, and in a test.
    pub fn hint(&mut self) -> Option<Help> {
        if self.is_test() {
            return None;
        }
        let help = self.attempt.hint();
        self.hints += u32::from(help.is_some());
        help
    }

    /// Takes back a wrong move, or else the last right answer, even that which was the end. `false`
    /// if there is nothing to take back.
    pub fn undo(&mut self) -> bool {
        self.attempt.undo()
    }

    /// Begins the same task again.
    pub fn again(&mut self) {
        self.errors += u32::from(self.attempt.mistakes);
        self.attempt.restart();
    }

    /// Goes over to another task like this one, for practice. `false` if none can be found.
    pub fn more(&mut self) -> bool {
        if self.round.is_some() {
            return false;
        }
        self.seed = self.seed.wrapping_add(1);
        let varied = self.attempt.varied(self.seed);
        self.has_more &= varied.is_some();
        if let Some(varied) = varied {
            self.attempt = varied;
            (self.errors, self.hints) = (0, 0);
        }
        self.has_more
    }

    /// Before practice is offered it is sought: a board has only so many mirror images.
    fn look_for_more(&mut self) {
        let next = self.seed.wrapping_add(1);
        self.has_more =
            self.has_more && self.round.is_none() && self.attempt.varied(next).is_some();
    }

    /// Goes on to the next task of the round; one that is not done is given up. `false` if the round is
    /// over.
    pub fn go_on(&mut self, profiles: &mut Profiles) -> bool {
        let Some(round) = &mut self.round else {
            return false;
        };
        if !round.is_over() {
            round.tell(false);
            round.go_on();
        }
        while !round.is_over() {
            if let Some((place, attempt)) = round.attempt() {
                (self.place, self.attempt) = (place, attempt);
                (self.errors, self.hints) = (0, 0);
                return true;
            }
            round.tell(false);
            round.go_on();
        }
        self.end_round(profiles);
        false
    }

    /// The round that the task belongs to.
    pub const fn round(&self) -> Option<&Round> {
        self.round.as_ref()
    }

    /// Whether the round is over.
    pub fn is_round_over(&self) -> bool {
        self.round.as_ref().is_some_and(Round::is_over)
    }

    /// Whether the child is on its own: in a test nobody helps.
    pub fn is_test(&self) -> bool {
        self.round
            .as_ref()
            .is_some_and(|round| round.kind.is_test())
    }

    /// Whether there are tasks like this one, as far as is known: not when all were done lately.
    pub const fn has_more(&self) -> bool {
        self.has_more
    }

    /// What comes next in the course.
    pub fn next(&self) -> Next {
        match self.place.next() {
            Some(next) if next.unit == self.place.unit => Next::Exercise(next),
            Some(next) => Next::Unit(next),
            None => Next::CourseOver,
        }
    }

    /// The lesson that ends here, when its last exercise is done: a place to rest.
    pub fn lesson_over(&self) -> Option<Lesson> {
        let is_end = self.attempt.is_done() && !self.is_practice() && self.place.ends_lesson();
        let lesson = self.place.unit.lesson(self.place.number);
        lesson.filter(|_| is_end)
    }

    /// The way back: from practice to its exercise, else to the exercise before.
    pub fn back(&self) -> Place {
        let before = self.place.previous().filter(|_| !self.is_practice());
        before.unwrap_or(self.place)
    }

    /// Where it is in the course.
    pub const fn place(&self) -> Place {
        self.place
    }

    /// How things stand.
    pub const fn attempt(&self) -> &Attempt {
        &self.attempt
    }

    /// What is to be done.
    pub const fn exercise(&self) -> &Exercise {
        &self.attempt.exercise
    }

    /// Whether this is practice: a task that stands in no course and earns no stars.
    pub const fn is_practice(&self) -> bool {
        self.round.is_some() || self.attempt.is_practice()
    }

    /// Whether the task comes from a game of the child's own.
    pub fn is_own(&self) -> bool {
        is_own(&self.exercise().id)
    }

    /// Whether the child that learns now is the one at work.
    pub fn is_of_current(&self, profiles: &Profiles) -> bool {
        let child = profiles.child(&self.child);
        child.is_some_and(|child| child.name == profiles.current().name)
    }

    /// Another number after everything that the child does, and with every task.
    pub fn version(&self) -> (usize, u64, usize) {
        let (deeds, seed) = self.attempt.version();
        (deeds, seed, self.round.as_ref().map_or(0, Round::number))
    }

    /// What is to be kept of the work; `None` if the child is gone, and in five for today, which are
    /// chosen anew.
    pub fn draft(&self, profiles: &Profiles) -> Option<Draft> {
        let child = profiles.child(&self.child)?.name.clone();
        let text = match &self.round {
            Some(round) if !round.is_begun(&self.attempt) => return None,
            Some(round) => round.to_text(&child, &self.attempt, self.errors),
            None => self.attempt.to_text(&child),
        };
        Some(Draft { child, text })
    }

    /// Whoever did the work is rewarded, even if somebody else learns now; nobody, if the child is
    /// gone.
    fn reward(&mut self, profiles: &mut Profiles) -> Option<Reward> {
        let today = profiles.today();
        let child = profiles.child_mut(&self.child)?;
        let mistakes = u32::from(self.attempt.mistakes);
        let faults = (self.errors + mistakes, self.hints);
        if self.is_practice() {
            let name = match &mut self.round {
                Some(round) if round.is_told() => return None,
                Some(round) => {
                    round.tell(faults == (0, 0));
                    round.name()
                }
                None => &self.attempt.exercise.id,
            };
            child.remember(name, today, faults);
            if self
                .round
                .as_ref()
                .is_some_and(|round| round.kind == RoundKind::Today)
            {
                child.count_review();
            }
            child.practise();
            self.end_round(profiles);
            self.practised = self.practised.saturating_add(1);
            let solved = self.practised;
            return Some(Reward::Practice { solved });
        }
        let (id, earned) = (&self.attempt.exercise.id, self.attempt.stars());
        let before = child.stars(id);
        let was_finished = child.has_finished(self.place.unit);
        child.earn(id, earned);
        child.remember(id, today, faults);
        Some(Reward::Stars {
            earned,
            before,
            finishes_unit: !was_finished && child.has_finished(self.place.unit),
        })
    }

    /// What comes of a round: a diploma, or the place to begin.
    fn end_round(&self, profiles: &mut Profiles) {
        let today = profiles.today();
        let (Some(round), Some(child)) = (&self.round, profiles.child_mut(&self.child)) else {
            return;
        };
        if let (RoundKind::Test(test), true) = (round.kind, round.is_passed()) {
            child.pass(test, today);
        }
        if let Some(start) = round.start().and_then(Place::exercise) {
            child.visit(&start.id);
        }
    }
}
