//! What players do at the table besides moving pieces.

use super::facing::Facing;
use super::saying::Saying;
use super::table::{Panel, Table};
use super::{PlayMsg, TableMsg};
use crate::app::Allowed;
use crate::app::board::Moving as _;
use crate::app::model::{Effect, Msg};
use crate::app::screen::Around;
use crate::coach::Moments;
use crate::opponents::Rival;
use crate::rules::Game;

impl Table {
    pub(super) fn update(&mut self, msg: TableMsg, around: &Around<'_>) -> Vec<Effect> {
        // Whatever else is done, a pawn that waits for its choice goes back first.
        if !matches!(msg, TableMsg::Promote(_) | TableMsg::KeepPawn) {
            self.take_pawn_back();
        }
        match msg {
            TableMsg::Promote(kind) => self.promote(kind, around),
            TableMsg::KeepPawn => self.take_pawn_back(),
            TableMsg::Typed(text) => {
                self.typed = text;
                Vec::new()
            }
            TableMsg::PlayTyped => self.play_typed(around),
            TableMsg::TakeBack => self.take_back(around),
            TableMsg::Redo => self.redo(around),
            TableMsg::Look(seen) => self.look(seen),
            TableMsg::Tell(square) => {
                self.saying = Saying::Story(square);
                // The button goes when it is answered.
                vec![Effect::Focus(square)]
            }
            TableMsg::Turn => {
                self.turn();
                vec![self.save()]
            }
            TableMsg::TurnToMover => self.turn_to_mover(),
            TableMsg::Face(facing) => self.face(facing),
            TableMsg::OfferDraw => self.offer_draw(),
            TableMsg::AnswerDraw(yes) => self.answer_draw(yes),
            TableMsg::Resign => self.ask_whether_sure(),
            TableMsg::ResignSurely(color) => {
                let resigned = self.game.resign(color).is_ok();
                self.changed(resigned)
            }
            TableMsg::NeverMind => self.changed(false),
            TableMsg::Open(panel) => self.open(panel),
            TableMsg::Copy => self.copy(),
            TableMsg::Copied(done) => {
                self.saying = Saying::Copied(done);
                Vec::new()
            }
            TableMsg::ShowAdvice => self.show_advice(),
            TableMsg::CloseAdvice => self.close_advice(around),
            TableMsg::Coach(coached) => self.let_coach_in(coached),
            TableMsg::Solve => self.open_puzzle(),
            TableMsg::Moment(ply) => self.open_moment(ply),
        }
    }

    /// Puts away whatever only matters while one looks at the table.
    pub(super) fn rest(&mut self) {
        self.board.choosing = None;
        self.looking = None;
        self.solving = None;
        self.panel = Panel::None;
        // That the game was damaged, nobody has seen yet.
        if !matches!(self.saying, Saying::Mended) {
            self.saying = Saying::Game;
        }
        self.board.input = crate::app::Input::Idle;
        self.board.motion.finish();
    }

    fn take_back(&mut self, around: &Around<'_>) -> Vec<Effect> {
        let count = self.to_take_back();
        // A move that waits for a second thought is not played yet.
        let may = around.taking_back == Allowed::Yes || self.thinks_twice();
        if self.looking.is_some() || count == 0 || !may {
            return Vec::new();
        }
        self.takes_advice();
        self.review = None;
        self.moments = Moments::default();
        self.travel(None, |table| {
            for _ in 0..count {
                table.game.undo();
                table.written.pop();
            }
        });
        self.saying = if count == 1 {
            Saying::TakenBack
        } else {
            Saying::BothTakenBack
        };
        let mut effects = vec![self.save(), Effect::Reveal];
        effects.extend(self.turn_to_mover_soon(around));
        effects
    }

    fn redo(&mut self, around: &Around<'_>) -> Vec<Effect> {
        if self.looking.is_some() || self.game.undone().len() == 0 {
            return Vec::new();
        }
        self.travel(None, |table| {
            for ply in Rival::redo(table.rival, &mut table.game) {
                table.written.push(ply.before.san(ply.played));
            }
        });
        self.saying = Saying::Game;
        let mut effects = vec![self.save(), Effect::Reveal];
        effects.extend(self.turn_to_mover_soon(around));
        effects
    }

    fn look(&mut self, seen: usize) -> Vec<Effect> {
        let looked_back = self.looking.is_some();
        let last = self.game.plies().len();
        self.travel(None, |table| {
            table.looking = (seen < last).then_some(seen);
            table.solving = None;
        });
        self.saying = Saying::Game;
        // Whoever looks back has the steps at hand.
        if self.looking.is_some() {
            self.panel = Panel::Moves;
            // From the beginning there is only one way, and the button of a result has gone.
            if seen == 0 && !looked_back {
                return vec![Effect::Reveal, Effect::FocusOn("on")];
            }
        } else if looked_back {
            return vec![Effect::Reveal, Effect::FocusOn("last")];
        }
        vec![Effect::Reveal]
    }

    fn face(&mut self, facing: Facing) -> Vec<Effect> {
        self.facing = facing;
        self.turn_to_mover();
        vec![self.save()]
    }

    fn offer_draw(&mut self) -> Vec<Effect> {
        self.panel = Panel::None;
        if !self.takes_offers() || self.game.offer_draw(self.actor()).is_err() {
            return vec![Effect::FocusOn("answer")];
        }
        if self.rival.is_some() {
            return self.answer_draw(true);
        }
        self.saying = Saying::Game;
        vec![self.save(), Effect::FocusOn("answer")]
    }

    fn answer_draw(&mut self, yes: bool) -> Vec<Effect> {
        let Some(by) = self.game.draw_offer() else {
            return Vec::new();
        };
        let answered = if yes {
            self.game.accept_draw(by.other()).is_ok()
        } else {
            self.game.decline_draw(by.other()).is_ok()
        };
        let effects = self.changed(answered);
        if answered && !yes {
            self.saying = Saying::Declined(by);
        }
        effects
    }

    fn ask_whether_sure(&mut self) -> Vec<Effect> {
        self.panel = Panel::None;
        if self.game.outcome().is_none() {
            self.saying = Saying::Sure(self.actor());
        }
        vec![Effect::FocusOn("answer")]
    }

    /// A question has been answered: the hands are free, and the focus is back on the board.
    fn changed(&mut self, changed: bool) -> Vec<Effect> {
        self.saying = Saying::Game;
        if self.game.outcome().is_some() {
            self.board.input = crate::app::Input::Idle;
        }
        let focus = Effect::Focus(self.board.focused);
        if changed {
            vec![self.save(), focus]
        } else {
            vec![focus]
        }
    }

    pub(super) fn again(&mut self, swap: bool, seed: u64, today: u32) -> Vec<Effect> {
        let before = self.seen_setup();
        let names = self.names.clone();
        let names = if swap { names.swapped() } else { names };
        let score = self.score_for(&names);
        let rival = self.rival.map(|rival| rival.again(swap, seed));
        let last = self.game.start();
        let start = rival.map_or(*last, |rival| rival.next_start(last));
        let mut next = Self::new(names, Game::from(start));
        next.facing = self.facing;
        next.score = score;
        next.date(today);
        if let Some(rival) = rival {
            next = next.against(rival);
        }
        next.coach.helps = self.coach.helps;
        next.board.motion = std::mem::take(&mut self.board.motion);
        let after = next.seen_setup();
        next.board.change(&before, &after, None);
        *self = next;
        vec![self.save_new(), Effect::Focus(self.board.focused)]
    }

    fn open(&mut self, panel: Panel) -> Vec<Effect> {
        let was = std::mem::replace(&mut self.panel, panel);
        if self.looking.is_some() {
            match was {
                // Without the steps nobody looks back.
                Panel::Moves if panel == Panel::None => {
                    self.look(usize::MAX);
                    return vec![Effect::Reveal];
                }
                Panel::Menu => self.panel = Panel::Moves,
                _ => {}
            }
        }
        vec![match (was, panel) {
            (_, Panel::Menu) => Effect::FocusOn("menu"),
            (Panel::Menu, _) => Effect::FocusOn("more"),
            _ => Effect::Reveal,
        }]
    }

    fn copy(&mut self) -> Vec<Effect> {
        self.panel = Panel::None;
        let told = |done| Msg::Play(PlayMsg::Table(TableMsg::Copied(done)));
        vec![
            Effect::Copy {
                text: self.pgn().to_string(),
                done: told(true),
                failed: told(false),
            },
            Effect::FocusOn("more"),
        ]
    }
}
