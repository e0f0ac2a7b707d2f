//! What the board of an exercise shows.

use super::{Lesson, Said, Seen, Unfolding, Walking, showing};
use crate::app::board::Moving as _;
use crate::app::scene::{Arrow, ArrowKind, Mark, Picture};
use crate::app::show;
use crate::lessons::{
    Answer, Asked, Fault, Help, Question, Stop, Task, Verdict, Wrong, in_between, meant_in_passing,
    takes_back,
};
use crate::rules::{Castle, Mode, Move, Square, SquareSet, Step};

/// Milliseconds from one square of a walk to the next: slow enough to follow.
const PACE: f64 = 230.0;

impl Lesson {
    /// What the board shows.
    pub fn picture(&self) -> Picture {
        let mut picture = Picture::of(self.seen_setup());
        if let Some(walking) = &self.walking {
            self.draw_hand(&mut picture);
            walking.draw(&mut picture);
            if let Said::Verdict(verdict) = self.said {
                self.draw_verdict(&mut picture, verdict);
            }
            picture.say_once();
            return picture;
        }
        if let Some(shown) = &self.showing {
            showing::draw(&mut picture, shown);
            picture.say_once();
            return picture;
        }
        if let Some(choosing) = self.board.choosing {
            picture.mark(choosing.to, Mark::Selected);
            return picture;
        }
        self.draw_task(&mut picture);
        self.draw_hand(&mut picture);
        match self.said {
            // Marks change together with the words.
            _ if self.unfolding.is_some() => {}
            Said::Help(help) => draw_help(&mut picture, help),
            Said::Verdict(verdict) => self.draw_verdict(&mut picture, verdict),
            Said::TapFirst(piece) => picture.mark(piece, Mark::Hint),
            Said::Goal
            | Said::Shown(_)
            | Said::TakenBack
            | Said::NoneLikeThis
            | Said::NoPawnThere => {}
        }
        picture.say_once();
        picture
    }

    /// What is asked, and what is done of it.
    fn draw_task(&self, picture: &mut Picture) {
        let position = self.attempt().position();
        if let Some(played) = self.last_seen_move() {
            show::last_move(picture, played);
        }
        for star in self.attempt().stars_left() {
            picture.mark(star, Mark::Goal);
        }
        match &self.exercise().task {
            Task::Tap(asked) => {
                if let Some(about) = asked.about() {
                    picture.mark(about, Mark::Selected);
                }
                mark_all(picture, self.attempt().found(), Mark::Found);
            }
            Task::Choose(question) => {
                draw_question(picture, *question, &question.about(position));
                if self.attempt().is_done() {
                    show::check(picture, position);
                }
            }
            Task::Peace { size, .. } => {
                let outside = |at: &Square| at.i() >= *size || at.j() >= *size;
                mark_all(
                    picture,
                    Square::all().filter(outside).collect(),
                    Mark::Outside,
                );
            }
            &Task::Write(from, to) => draw_asked(picture, from, to),
            Task::Replay(_) => {
                if let (
                    false,
                    None,
                    Said::Goal | Said::Verdict(Verdict::Right(_)),
                    Some(Answer::Move { from, to, .. }),
                ) = (
                    self.exercise().is_written,
                    self.unfolding,
                    self.said,
                    self.attempt().solution(),
                ) {
                    arrow(picture, from, to, ArrowKind::Hint);
                }
                self.draw_check(picture);
            }
            Task::Play { aim, .. } => {
                if let (Some(about), false) = (aim.about(), self.is_over()) {
                    picture.mark(about, Mark::Attacked);
                }
                self.draw_check(picture);
            }
            Task::Game { .. } => {
                self.draw_check(picture);
                // The coach's question before each move: is anything of yours in danger?
                if self.unfolding.is_none() && self.board.input.piece().is_none() {
                    mark_all(picture, Asked::InDanger.squares(position), Mark::Attacked);
                }
            }
            Task::Walk(_) | Task::Collect(_) | Task::SetUp(_) => {}
        }
    }

    fn draw_check(&self, picture: &mut Picture) {
        if self.unfolding.is_none() {
            show::check(picture, &self.attempt().shown());
        }
    }

    /// The last move that is seen: the child's own, until it is answered.
    fn last_seen_move(&self) -> Option<Move> {
        match self.unfolding {
            Some(Unfolding {
                played,
                unanswered: Some(_),
                ..
            }) => Some(played),
            _ => self.attempt().last_move(),
        }
    }

    /// The piece in hand and where it may go.
    fn draw_hand(&self, picture: &mut Picture) {
        let Some(from) = self.board.input.piece() else {
            return;
        };
        if self.walking.is_some() {
            picture.mark(from, Mark::Selected);
        } else {
            show::targets(picture, self.attempt().position(), from);
        }
    }

    fn draw_verdict(&self, picture: &mut Picture, verdict: Verdict) {
        match (verdict, self.given) {
            (Verdict::Refused(refusal), Some(Answer::Move { from, to, .. })) => {
                show::refusal(picture, &refusal, from, to);
            }
            (Verdict::Refused(refusal), Some(Answer::Tap(at))) => {
                // Whoever asks about an enemy is shown where it strikes.
                let struck = picture.setup.attacks(at);
                mark_all(picture, struck, Mark::Attacked);
                show::refusal(picture, &refusal, at, at);
            }
            (Verdict::Wrong(wrong), _) => self.draw_wrong(picture, wrong),
            _ => {}
        }
    }

    fn draw_wrong(&self, picture: &mut Picture, wrong: Wrong) {
        match wrong {
            Wrong::NotAsked { at, why } => {
                picture.mark(at, Mark::Refused);
                let Task::Tap(asked) = self.exercise().task else {
                    return;
                };
                let position = self.attempt().position();
                if let (Some(why), Some(from)) = (why, asked.about()) {
                    show::refusal(picture, &why, from, at);
                } else if asked == Asked::Free {
                    if let Some(guard) = takes_back(position, at) {
                        arrow(picture, guard, at, ArrowKind::Attack);
                    }
                } else if asked == Asked::Attacked
                    && let Some((_, by)) = in_between(position, at)
                {
                    picture.mark(by, Mark::Hint);
                }
            }
            Wrong::FoundBefore(at) => picture.mark(at, Mark::Hint),
            Wrong::Fault(fault) => self.draw_fault(picture, fault),
            Wrong::Attacked { at, by } => show::attack(picture, by, at),
            Wrong::NotItsPlace { at, .. } | Wrong::Occupied(at) | Wrong::OutsideCorner(at) => {
                picture.mark(at, Mark::Refused);
            }
            Wrong::Attacks(from, to) => {
                picture.mark(from, Mark::Checker);
                arrow(picture, from, to, ArrowKind::Attack);
                picture.mark(to, Mark::Refused);
            }
            Wrong::NotShown(expected) if !self.exercise().is_written => {
                draw_move(picture, expected);
            }
            Wrong::DeadEnd => self.draw_way(picture),
            Wrong::NotRight(_) => self.draw_overlooked(picture),
            Wrong::MustTake | Wrong::Lost(_) | Wrong::NotShown(_) => {}
        }
    }

    /// What a wrong answer to a question has not seen.
    fn draw_overlooked(&self, picture: &mut Picture) {
        let Task::Choose(question) = self.exercise().task else {
            return;
        };
        let position = self.attempt().position();
        for (from, to) in question.overlooked(position) {
            arrow(picture, from, to, ArrowKind::Attack);
        }
        let asked = match question {
            Question::IsLegal(from, to) => Some((from, to)),
            Question::MayCastle(wing) => {
                let castle = Castle::of(position.turn(), wing);
                Some((castle.king_from, castle.king_to))
            }
            Question::MayPass => meant_in_passing(position),
            _ => None,
        };
        if let Some((from, to)) = asked
            && let Some(refusal) = position.refusal(from, to)
        {
            show::refusal(picture, &refusal, from, to);
        }
    }

    /// The way of a wrong move that has gone back, as long as its piece is in the hand.
    fn draw_way(&self, picture: &mut Picture) {
        if let (None, Some(Answer::Move { from, to, .. })) =
            (self.attempt().wrong_move(), self.given)
            && self.board.input.piece() == Some(from)
        {
            arrow(picture, from, to, ArrowKind::Way);
            picture.mark(to, Mark::Refused);
        }
    }

    fn draw_fault(&self, picture: &mut Picture, fault: Fault) {
        if let Some(reply) = fault.reply() {
            arrow(picture, reply.from(), reply.to(), ArrowKind::Attack);
        }
        if self.attempt().wrong_move().is_none() {
            return self.draw_way(picture);
        }
        match fault {
            Fault::NotThatPiece(at)
            | Fault::MovedAway(at)
            | Fault::NotGuarded(at)
            | Fault::AttackerStays(at) => picture.mark(at, Mark::Hint),
            Fault::StillAttacked(at) => {
                let shown = self.attempt().shown();
                for attacker in shown.attackers(at, shown.turn()) {
                    arrow(picture, attacker, at, ArrowKind::Attack);
                }
                picture.mark(at, Mark::Attacked);
            }
            Fault::NoCheck | Fault::NotDiscovered | Fault::Stalemate => {
                let shown = self.attempt().shown();
                if let Some(king) = shown.king(shown.turn()) {
                    picture.mark(king, Mark::Hint);
                }
            }
            _ => {}
        }
    }
}

impl Walking {
    fn draw(&self, picture: &mut Picture) {
        picture.indices = self.numbers;
        picture.mark(self.walk.at, Mark::Selected);
        // The way is drawn as the piece goes it: the knight two and one.
        if let (Some(to), Some(ray)) = (self.away, self.walk.current()) {
            draw_stroll(picture, self.walk.at, to, ray.direction.step);
        }
        picture.pace = self.paced.then_some(PACE);
        match self.seen {
            Seen::Nothing => {}
            Seen::All => {
                for ray in &self.walk.rays {
                    draw_ray(picture, ray, ray.squares.len());
                }
            }
            Seen::Stroll | Seen::Ray => {
                if let Some(ray) = self.walk.current() {
                    draw_ray(picture, ray, self.walk.n);
                }
            }
        }
    }
}

/// The way of a piece to the end of a direction; a jump is drawn as its two legs.
fn draw_stroll(picture: &mut Picture, from: Square, to: Square, step: Step) {
    let (di, dj) = (step.di, step.dj);
    let corner = match (di.abs(), dj.abs()) {
        (2, 1) => from.step(di, 0),
        (1, 2) => from.step(0, dj),
        _ => None,
    };
    match corner {
        Some(corner) => {
            arrow(picture, from, corner, ArrowKind::Way);
            arrow(picture, corner, to, ArrowKind::Way);
        }
        None => arrow(picture, from, to, ArrowKind::Trail),
    }
}

/// What stops a walk at its end, and over it the squares of its direction with their numbers.
fn draw_ray(picture: &mut Picture, ray: &crate::lessons::Ray, n: usize) {
    if n >= ray.squares.len() {
        draw_end(picture, ray);
    }
    for (square, number) in ray.squares.iter().zip(1..).take(n) {
        picture.mark(*square, Mark::Reach(number));
    }
}

fn draw_end(picture: &mut Picture, ray: &crate::lessons::Ray) {
    match ray.stop {
        Stop::Takes(enemy) => picture.mark(enemy.at, Mark::Capture),
        Stop::OwnPiece(other) | Stop::Blocked(other) => picture.mark(other.at, Mark::Refused),
        Stop::NothingToTake(at) => picture.mark(at, Mark::Refused),
        Stop::Edge { .. } | Stop::Enough(_) => {}
    }
    if ray.direction.mode == Mode::CaptureOnly {
        for square in ray.direction.squares() {
            picture.mark(square, Mark::Attacked);
        }
    }
}

fn draw_question(picture: &mut Picture, question: Question, about: &[Square]) {
    match (question, about) {
        (
            Question::Exchange(..)
            | Question::IsLegal(..)
            | Question::Motif(..)
            | Question::Written(..),
            &[from, to],
        ) => draw_asked(picture, from, to),
        (Question::Mistake(moves), _) => {
            for (from, to) in moves {
                arrow(picture, from, to, ArrowKind::Trail);
            }
        }
        (Question::CanReach(..) | Question::HowFar(..), &[from, to]) => {
            picture.mark(from, Mark::Selected);
            picture.mark(to, Mark::Goal);
        }
        _ => mark_all(picture, about.iter().copied().collect(), Mark::Selected),
    }
}

/// The move that is asked about.
fn draw_asked(picture: &mut Picture, from: Square, to: Square) {
    picture.mark(from, Mark::Selected);
    arrow(picture, from, to, ArrowKind::Trail);
}

fn draw_help(picture: &mut Picture, help: Help) {
    mark_all(picture, help.squares(), Mark::Hint);
    if let Help::Show(Answer::Move { from, to, .. }) = help {
        arrow(picture, from, to, ArrowKind::Hint);
    }
}

fn draw_move(picture: &mut Picture, played: Move) {
    picture.mark(played.from(), Mark::Hint);
    arrow(picture, played.from(), played.to(), ArrowKind::Hint);
}

fn mark_all(picture: &mut Picture, squares: SquareSet, mark: Mark) {
    for square in squares {
        picture.mark(square, mark);
    }
}

fn arrow(picture: &mut Picture, from: Square, to: Square, kind: ArrowKind) {
    picture.arrows.push(Arrow { from, to, kind });
}
