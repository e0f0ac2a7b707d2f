//! Questions.

use super::super::{CheckWay, Lang, capital, square_name};
use super::enemy;
use crate::lessons::{Question, Way};
use crate::rules::{Kind, Piece, Position};

impl Lang {
    pub(super) fn goal_choose(self, question: Question, position: &Position) -> String {
        let us = position.turn();
        let king = self.name_of(Piece::new(us, Kind::King));
        let name = |at| self.named_at(position, at);
        let kind = |kind: Kind| self.piece_kind(kind.into());
        let asked = match question {
            Question::Shade(at) => self.lesson_ask_shade(square_name(at)),
            Question::Name(_) => self.lesson_ask_name().to_owned(),
            Question::Numbers(at) => self.lesson_ask_numbers(square_name(at)),
            Question::CanReach(from, to) => {
                self.lesson_ask_reach(square_name(from), name(from), square_name(to))
            }
            Question::HowFar(from, to) => {
                self.lesson_ask_far(square_name(from), name(from), square_name(to))
            }
            Question::IsLegal(from, to) => {
                self.lesson_ask_legal(square_name(from), name(from), square_name(to))
            }
            Question::IsFree(at) => self.lesson_ask_free(name(at), square_name(at)),
            Question::WorthMore(a, b) => self.lesson_ask_worth(kind(a), kind(b)),
            Question::Exchange(from, to) => self.lesson_ask_exchange(name(from), square_name(to)),
            Question::Richer => self.lesson_ask_richer().to_owned(),
            Question::IsCheck => self.lesson_ask_check(king),
            Question::Checked => self.lesson_ask_checked(us.into()),
            Question::Ended => self.lesson_ask_ended(us.into()),
            Question::WayOut(way) => self.lesson_ask_way(way.into(), king),
            Question::MayCastle(wing) => self.lesson_ask_castle(us.into(), wing.into()),
            Question::MayPass => self.lesson_ask_passing(us.into()),
            Question::CanMate => self.lesson_ask_can_mate().to_owned(),
            Question::Threat => self.lesson_ask_threat(enemy(us)),
            Question::Motif(from, to) => self.lesson_ask_motif(square_name(from), square_name(to)),
            Question::Catches => {
                let pawn = position.setup().by_kind(Kind::Pawn).first();
                let runs = pawn.and_then(|at| position.setup().color_at(at));
                self.lesson_ask_catches(us.into(), enemy(runs.unwrap_or(us)))
            }
            Question::Written(from, to) => {
                self.lesson_ask_written(square_name(from), square_name(to))
            }
            Question::Mistake(_) => return self.for_side(us, self.lesson_ask_mistake()),
            Question::Told { .. } => String::new(),
        };
        capital(&asked)
    }
}

impl From<Way> for CheckWay {
    fn from(way: Way) -> Self {
        match way {
            Way::Run => Self::Run,
            Way::Block => Self::Block,
            Way::Take => Self::Take,
        }
    }
}
