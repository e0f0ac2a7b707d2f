//! What is not right yet, why, and what the other side answers to it.

use super::super::{self as text, FaultAt, Lang, capital, square_name};
use super::joined;
use crate::lessons::{Attempt, Fault, Motif, Question, Task, Way, Wrong};
use crate::rules::{Move, Setup, Square};

impl Lang {
    pub(super) fn what_is_wrong(self, attempt: &Attempt, wrong: &Wrong) -> String {
        let exercise = &attempt.exercise;
        match *wrong {
            Wrong::NotAsked { at, why } => match exercise.task {
                Task::Tap(asked) => self.not_asked(asked, &exercise.position, at, why.as_ref()),
                _ => self.lesson_not_one(square_name(at)),
            },
            Wrong::FoundBefore(at) => self.lesson_found_before(square_name(at)),
            Wrong::NotRight(_) => joined(self.lesson_not_quite(), &self.think(attempt))
                .trim_end()
                .to_owned(),
            Wrong::Fault(fault) => self.fault(attempt, fault),
            Wrong::Attacked { at, by } => {
                let (from, name) = (by.nearest.at, by.nearest.piece.kind);
                self.lesson_attacked(
                    square_name(from),
                    self.piece_kind(name.into()),
                    square_name(at),
                )
            }
            Wrong::MustTake => self.lesson_must_take().to_owned(),
            Wrong::DeadEnd => self.lesson_dead_end().to_owned(),
            Wrong::NotItsPlace { at, .. } => match Setup::START.piece_at(at) {
                Some(home) => self.lesson_lives_there(self.name_of(home), square_name(at)),
                None => self.lesson_not_its_place(square_name(at)),
            },
            Wrong::Occupied(at) if attempt.position().piece_at(at).is_some() => {
                self.lesson_occupied(square_name(at))
            }
            Wrong::Occupied(_) => self.lesson_tray_empty().to_owned(),
            Wrong::OutsideCorner(at) => self.lesson_outside_corner(square_name(at)),
            Wrong::Attacks(from, to) => {
                self.lesson_attack_each_other(square_name(from), square_name(to))
            }
            Wrong::NotShown(_) if exercise.is_written => joined(
                self.lesson_fault(text::Fault::NotWritten),
                &self.left_to_do(attempt),
            ),
            Wrong::NotShown(shown) => self.lesson_not_shown(&self.what_moved(shown)),
            Wrong::Lost(end) => {
                let ended = joined(&self.ended(attempt, end), self.lesson_where_danger());
                let reply = attempt.last_move();
                match reply.filter(|_| {
                    attempt
                        .wrong_move()
                        .is_some_and(|tried| reply != Some(tried))
                }) {
                    Some(reply) => joined(&self.reply_name(reply), &ended),
                    None => ended,
                }
            }
        }
    }

    /// What helps to find the right answer: the reason, where it doesn't say the answer itself.
    fn think(self, attempt: &Attempt) -> String {
        match attempt.exercise.task {
            Task::Choose(
                Question::Name(_)
                | Question::Numbers(_)
                | Question::HowFar(..)
                | Question::WorthMore(..)
                | Question::Richer
                | Question::Checked
                | Question::Ended
                | Question::Threat
                | Question::Motif(..)
                | Question::Mistake(_)
                | Question::Written(..)
                | Question::Told { .. },
            )
            | Task::Write(..) => self.thought(attempt).unwrap_or_default().to_owned(),
            Task::Choose(question) => self.because(question, attempt.position()),
            _ => String::new(),
        }
    }

    fn fault(self, attempt: &Attempt, fault: Fault) -> String {
        let said = |fault: text::Fault| self.lesson_fault(fault).to_owned();
        let answered =
            |fault: text::Fault, reply: Move| joined(&said(fault), &self.reply_name(reply));
        let about = |fault: FaultAt, at: Square| {
            let name = self.kind_at(attempt.position(), at);
            capital(&self.lesson_fault_at(fault, name, square_name(at)))
        };
        match fault {
            Fault::NoCheck => said(text::Fault::NoCheck),
            Fault::CheckerTaken(reply) => answered(text::Fault::CheckerTaken, reply),
            Fault::NotDiscovered => said(text::Fault::NotDiscovered),
            Fault::CheckAnswered(reply) => answered(text::Fault::CheckAnswered, reply),
            Fault::Stalemate => said(text::Fault::Stalemate),
            Fault::NotStalemate(reply) => answered(text::Fault::NotStalemate, reply),
            Fault::Mate => said(text::Fault::Mate),
            Fault::Loses(reply) => self.lost_to(attempt, reply),
            Fault::LosesSoon(reply) => {
                joined(&self.reply_name(reply), &said(text::Fault::LosesSoon))
            }
            Fault::NotThatPiece(at) => about(FaultAt::NotThatPiece, at),
            Fault::MovedAway(at) => about(FaultAt::MovedAway, at),
            Fault::NotGuarded(at) => about(FaultAt::NotGuarded, at),
            Fault::StillAttacked(at) => about(FaultAt::StillAttacked, at),
            Fault::AttackerStays(at) => about(FaultAt::AttackerStays, at),
            Fault::TakesNothing => said(text::Fault::TakesNothing),
            Fault::NotBest {
                back: Some(reply), ..
            } => joined(&self.reply_name(reply), self.lesson_not_best_loses()),
            Fault::NotBest { won, .. } => self.lesson_not_best(won),
            Fault::NoMotif(motif) => said(match motif {
                Motif::Fork => text::Fault::NoFork,
                Motif::Pin => text::Fault::NoPin,
                Motif::Skewer => text::Fault::NoSkewer,
                Motif::Discovered => text::Fault::NoDiscovery,
            }),
            Fault::WinsNothing => said(text::Fault::WinsNothing),
            Fault::NoPromotion => said(text::Fault::NoPromotion),
            Fault::OtherPiece(kind) => self.lesson_other_piece(self.piece_becoming(kind.into())),
            Fault::NoCastling if is_before_last(attempt) => said(text::Fault::NotCastlingYet),
            Fault::NoCastling => said(text::Fault::NoCastling),
            Fault::OtherWing => said(text::Fault::OtherWing),
            Fault::NoPassing => said(text::Fault::NoPassing),
            Fault::OtherWay(Way::Run) => said(text::Fault::OtherRun),
            Fault::OtherWay(Way::Block) => said(text::Fault::OtherBlock),
            Fault::OtherWay(Way::Take) => said(text::Fault::OtherTake),
            Fault::MatedBy(reply) => joined(&self.reply_name(reply), &said(text::Fault::Mated)),
            Fault::MatedSoon(reply) => {
                joined(&self.reply_name(reply), &said(text::Fault::MatedSoon))
            }
            Fault::Refuted(reply) => answered(text::Fault::Refuted, reply),
            Fault::BigCage(free) => self.lesson_big_cage(free.into()),
            Fault::Chased(reply) => joined(&self.reply_name(reply), &said(text::Fault::Chased)),
            Fault::Drawn(reply) => joined(&self.reply_name(reply), &said(text::Fault::Drawn)),
            Fault::NoCentre => said(text::Fault::NoCentre),
            Fault::NobodyOut => said(text::Fault::NobodyOut),
            Fault::AtEdge => said(text::Fault::AtEdge),
            Fault::InPawnsWay => said(text::Fault::InPawnsWay),
            Fault::NoTempo => said(text::Fault::NoTempo),
            Fault::NotWritten => said(text::Fault::NotWritten),
            Fault::OutOfMoves => joined(&said(text::Fault::OutOfMoves), self.lesson_try_again()),
        }
    }
}

impl Lang {
    /// The move that takes something, and why a guard was not enough.
    fn lost_to(self, attempt: &Attempt, reply: Move) -> String {
        let said = self.reply_name(reply);
        let (Task::Play { aim, .. }, Some(tried)) = (&attempt.exercise.task, attempt.tried())
        else {
            return said;
        };
        let Some(at) = aim.about().filter(|&at| at == reply.to()) else {
            return said;
        };
        let after = attempt.position().play_unchecked(tried);
        let count = |color| after.attackers(at, color).len() as i32;
        let (attackers, guards) = (count(after.turn()), count(after.turn().other()));
        if guards == 0 || attackers <= guards {
            return said;
        }
        joined(&said, &self.lesson_fault_count(attackers, guards))
    }
}

/// Whether there are moves for more than one step of the way.
fn is_before_last(attempt: &Attempt) -> bool {
    match attempt.exercise.task {
        Task::Play { moves, .. } => moves > attempt.moves() + 1,
        _ => false,
    }
}
