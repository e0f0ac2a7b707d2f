//! Why the right answer to a question is right.

use super::super::{Fault, Lang, Shade, square_name};
use super::joined;
use crate::lessons::{
    Aim, Choice, Question, Way, gain, in_between, meant_in_passing, mistake, threat, value,
};
use crate::rules::{Castle, Color, Draw, Kind, Move, Outcome, Position, Refusal, Square};

impl Lang {
    /// The reason; empty for a question of the course, which gives its own.
    pub(super) fn because(self, question: Question, position: &Position) -> String {
        let us = position.turn();
        let right = question.right(position);
        match question {
            Question::Shade(at) => self.lesson_because_shade(Shade::of(at), square_name(at)),
            Question::Name(at) => self.lesson_because_name(square_name(at)),
            Question::Numbers(at) => {
                self.lesson_because_numbers(at.i().into(), at.j().into(), square_name(at))
            }
            Question::CanReach(from, to) | Question::HowFar(from, to) => {
                match Question::HowFar(from, to).right(position) {
                    Choice::Moves(count @ 1..) => self.lesson_because_far(&self.in_moves(count)),
                    _ => self.lesson_because_never().to_owned(),
                }
            }
            Question::IsLegal(from, to) => match position.refusal(from, to) {
                Some(refusal) => self.why(&refusal),
                None => self.lesson_because_legal(square_name(to)),
            },
            Question::IsFree(at) => self.who_guards(position, at),
            Question::WorthMore(a, b) => self.lesson_because_worth(
                value(a),
                self.piece_kind(a.into()),
                self.piece_kind(b.into()),
                value(b),
            ),
            Question::Exchange(from, to) => {
                let takes = position.legal_move(from, to, None);
                let won = takes.map_or(0, |takes| gain(position, takes));
                let traded = takes.and_then(|takes| {
                    let (got, given) = (value(takes.captured()?), value(takes.piece().kind));
                    // What comes after that is more than one for one.
                    (got - given == won).then(|| self.lesson_because_trade(given, got))
                });
                if let Some(traded) = traded {
                    return traded;
                }
                match won {
                    won @ 1.. => self.lesson_because_wins(won),
                    0 => self.lesson_because_even().to_owned(),
                    lost => self.lesson_because_loses(-lost),
                }
            }
            Question::Richer => {
                let points = |color| points(position, color);
                self.lesson_because_richer(points(Color::Black), points(Color::White))
            }
            Question::IsCheck | Question::Checked | Question::Ended => {
                self.how_it_stands(right, position)
            }
            Question::WayOut(way) => match position.legal_moves().find(|m| way.is(position, *m)) {
                Some(played) => self.what_moved(played),
                None => self.why_no_way(way, position),
            },
            Question::MayCastle(wing) => {
                let castle = Castle::of(us, wing);
                match position.refusal(castle.king_from, castle.king_to) {
                    Some(refusal) => self.why(&refusal),
                    None => self.lesson_because_castle().to_owned(),
                }
            }
            Question::MayPass => {
                let passes = |m: &Move| m.captured_at().is_some_and(|at| at != m.to());
                match position.legal_moves().find(passes) {
                    Some(played) => self.lesson_because_passing(
                        square_name(played.from()),
                        square_name(played.to()),
                    ),
                    None => self.why_no_passing(position),
                }
            }
            Question::CanMate if right == Choice::Yes => self.lesson_because_can_mate().to_owned(),
            Question::CanMate => self.outcome_dead_position().to_owned(),
            Question::Threat => match threat(position) {
                Some(played) => self.reply_name(played),
                None => self.lesson_because_quiet().to_owned(),
            },
            Question::Motif(from, to) => match right {
                Choice::Motif(motif) => {
                    let name = self.kind_at(position, from);
                    self.lesson_reached(Aim::Motif(motif).into(), name, square_name(to))
                }
                _ => String::new(),
            },
            Question::Mistake(moves) => match mistake(position, moves) {
                Some((_, punished)) => {
                    let then = self.lesson_fault(if punished.mates {
                        Fault::MatedSoon
                    } else {
                        Fault::LosesSoon
                    });
                    joined(&self.reply_name(punished.answer), then)
                }
                None => String::new(),
            },
            Question::Catches if right == Choice::Yes => self.lesson_because_catches().to_owned(),
            Question::Catches => self.lesson_because_runs().to_owned(),
            // The answer is the reason.
            Question::Written(..) | Question::Told { .. } => String::new(),
        }
    }

    fn why_no_way(self, way: Way, position: &Position) -> String {
        let takes = |played: Move| played.piece().is_king() && Way::Take.is(position, played);
        match way {
            Way::Run if position.legal_moves().any(takes) => self.lesson_because_only_takes(),
            Way::Take | Way::Block if position.checkers().len() > 1 => self.refusal_double_check(),
            way => self.lesson_because_no_way(way.into()),
        }
        .to_owned()
    }

    /// Why nobody takes en passant: what forbids it to the pawn that somebody may have in mind.
    fn why_no_passing(self, position: &Position) -> String {
        let meant = meant_in_passing(position);
        match meant.and_then(|(from, to)| position.refusal(from, to)) {
            Some(Refusal::NothingToTake { .. }) => self.lesson_because_only_pawns().to_owned(),
            Some(refusal) => self.why(&refusal),
            None => self.lesson_because_no_passing().to_owned(),
        }
    }

    fn who_guards(self, position: &Position, at: Square) -> String {
        let guards = position.attackers(at, position.turn().other());
        match guards.first() {
            Some(from) => {
                let name = self.kind_at(position, from);
                self.lesson_because_guarded(square_name(from), name, square_name(at))
            }
            None => self.lesson_because_free(square_name(at)),
        }
    }

    /// Check, checkmate, stalemate or none of them.
    fn how_it_stands(self, right: Choice, position: &Position) -> String {
        match right {
            Choice::Mate => self.lesson_because_mate().to_owned(),
            Choice::Check => self.lesson_because_way_out().to_owned(),
            Choice::Stalemate => self.how_it_ended(Outcome::Drawn(Draw::Stalemate)),
            Choice::GoesOn => self.lesson_because_goes_on(position.turn().into()),
            _ => self.who_checks(position),
        }
    }

    /// Who stands between a piece and somebody who would attack it otherwise, after what there is to say.
    pub(super) fn blocked(self, said: &str, position: &Position, at: Square) -> String {
        let Some((_, by)) = in_between(position, at) else {
            return said.to_owned();
        };
        let name = self.kind_at(position, by);
        joined(said, &self.refusal_way_blocked(name, square_name(by)))
    }

    /// Who gives check now.
    pub(super) fn who_checks(self, position: &Position) -> String {
        if let Some(at) = position.checkers().first() {
            return self.lesson_because_check(self.kind_at(position, at), square_name(at));
        }
        let said = self.lesson_because_no_check();
        let king = position.king(position.turn());
        king.map_or_else(
            || said.to_owned(),
            |king| self.blocked(said, position, king),
        )
    }
}

fn points(position: &Position, color: Color) -> i32 {
    let setup = position.setup();
    let of = |kind: Kind| setup.of(color, kind).len() as i32 * value(kind);
    Kind::ALL.into_iter().map(of).sum()
}
