//! Hands and keys on the board of a game.

use super::facing::Facing;
use super::saying::Saying;
use super::table::Table;
use super::{PlayMsg, TableMsg};
use crate::app::board::{
    BoardKey, BoardMsg, Choosing, Hands, Input, Intent, Moving, Players, Point, Pressed, Side,
    meant,
};
use crate::app::model::{Effect, Msg};
use crate::app::screen::Around;
use crate::app::sound::Sound;
use crate::rules::{Kind, Position, Refusal, Square};
use crate::typed::understand;

/// How long the board waits before it turns to the other player, in milliseconds: long enough to
/// see the piece arrive.
const BEFORE_TURNING: u32 = 700;

impl Table {
    /// Answers what happened on the board.
    pub(super) fn on_board(&mut self, msg: BoardMsg, around: &Around<'_>) -> Vec<Effect> {
        if self.board.choosing.is_some() {
            return Vec::new();
        }
        if msg == BoardMsg::Key(BoardKey::Turn) {
            self.turn();
            return vec![self.save()];
        }
        let hands = Hand {
            position: *self.position(),
            free: self.is_playable() || self.is_solving(),
        };
        match self.board.hear(msg, &hands) {
            Pressed::Focus(square) => vec![Effect::Focus(square)],
            Pressed::Wants(Some(intent)) => self.answer(intent, around),
            Pressed::Wants(None) => Vec::new(),
        }
    }

    /// Lets the waiting pawn become this.
    pub(super) fn promote(&mut self, kind: Kind, around: &Around<'_>) -> Vec<Effect> {
        let Some(Choosing { from, to }) = self.board.choosing else {
            return Vec::new();
        };
        let mut effects = self.play(from, to, Some(kind), None, around);
        effects.push(Effect::Focus(self.board.focused));
        effects
    }

    /// Lets the waiting pawn go back.
    pub(super) fn take_pawn_back(&mut self) -> Vec<Effect> {
        if !self.keep_pawn() {
            return Vec::new();
        }
        self.saying = Saying::Game;
        vec![Effect::Focus(self.board.focused)]
    }

    /// Plays the move that stands in the field.
    pub(super) fn play_typed(&mut self, around: &Around<'_>) -> Vec<Effect> {
        if !self.is_playable() || self.typed.trim().is_empty() {
            return Vec::new();
        }
        let meaning = understand(&self.game, &self.typed);
        let [way] = meaning.ways() else {
            let text = self.typed.clone();
            self.refuse(Saying::Typed { text, meaning });
            return Vec::new();
        };
        self.typed.clear();
        // Of several promotions the player chooses as after a move by hand.
        let becomes = match way[..] {
            [only] => only.promotion(),
            _ => None,
        };
        self.play(way[0].from(), way[0].to(), becomes, None, around)
    }

    /// Plays the move of a character; `None` if it is none.
    pub(super) fn play_rivals(&mut self, uci: &str, around: &Around<'_>) -> Option<Vec<Effect>> {
        let played = self.game.position().written_move(uci)?;
        let said = std::mem::take(&mut self.saying);
        let effects = self.play(played.from(), played.to(), played.promotion(), None, around);
        // A question waits for its answer, and praise until it is read.
        let stays = match &said {
            Saying::Sure(_) => true,
            Saying::Coached { .. } => !self.game.position().in_check(),
            _ => false,
        };
        if stays && self.game.outcome().is_none() {
            self.saying = said;
        }
        Some(effects)
    }

    /// Turns the board to the player to move, if that is wanted.
    pub(super) fn turn_to_mover(&mut self) -> Vec<Effect> {
        if self.should_turn() && self.board.choosing.is_none() && self.looking.is_none() {
            self.turn();
            vec![self.save()]
        } else {
            Vec::new()
        }
    }

    /// The same after a move: not before it has been seen.
    pub(super) fn turn_to_mover_soon(&mut self, around: &Around<'_>) -> Vec<Effect> {
        if !around.glides {
            return self.turn_to_mover();
        }
        let turn = Effect::Later {
            milliseconds: BEFORE_TURNING,
            msg: Msg::Play(PlayMsg::Table(TableMsg::TurnToMover)),
        };
        if self.should_turn() {
            vec![turn]
        } else {
            Vec::new()
        }
    }

    fn should_turn(&self) -> bool {
        self.facing == Facing::Mover
            && self.game.outcome().is_none()
            && self.board.side != Side::of(self.game.position().turn())
            && !self.thinks_twice()
    }

    fn answer(&mut self, intent: Intent, around: &Around<'_>) -> Vec<Effect> {
        match intent {
            Intent::Select(square) => self.saying = Saying::Picked(square),
            Intent::Release => match self.saying {
                // After a refusal, whoever taps the piece once more wants another try.
                Saying::Refused { from, to, .. } if from != to && from == self.board.focused => {
                    self.board.input = Input::Selected { from };
                    self.saying = Saying::Picked(from);
                }
                _ => self.saying = Saying::Game,
            },
            Intent::Tap(square) => self.tapped(square),
            // There is no tray at the table.
            Intent::Put { .. } | Intent::Stroke { .. } => {}
            Intent::Move { from, to, dropped } => {
                let to = meant(self.position(), from, to);
                return self.play(from, to, None, dropped, around);
            }
        }
        Vec::new()
    }

    /// Something that can't be picked up was tapped.
    fn tapped(&mut self, at: Square) {
        let saying = match self.game.position().mover(at) {
            _ if self.looking.is_some() => Saying::Game,
            // A move that is thought about does not count by that.
            _ if matches!(self.saying, Saying::Coached { .. }) && self.thinks_twice() => return,
            _ if self.thinks_twice() => Saying::Game,
            // Whoever sleeps is not woken by that.
            _ if matches!(self.saying, Saying::Asleep) => Saying::Asleep,
            _ if self.is_rivals_turn() => Saying::Game,
            Err(Refusal::NoPiece { .. }) if self.game.outcome().is_some() => Saying::Game,
            _ if self.game.outcome().is_some() => Saying::Story(at),
            // One's own piece is picked up.
            Ok(_) => return,
            Err(refusal) => Saying::Refused {
                from: at,
                to: at,
                refusal,
            },
        };
        self.refuse(saying);
    }

    /// Says why something can't be; the same twice is heard twice.
    fn refuse(&mut self, saying: Saying) {
        self.board.says(self.saying == saying);
        self.saying = saying;
    }

    fn play(
        &mut self,
        from: Square,
        to: Square,
        promotion: Option<Kind>,
        dropped: Option<Point>,
        around: &Around<'_>,
    ) -> Vec<Effect> {
        if self.solving.is_some() {
            return self.try_to_solve((from, to), promotion, dropped);
        }
        match self.game.try_move(from, to, promotion) {
            Ok(_) => {
                self.travel(dropped.map(|point| (to, point)), |table| {
                    table.board.choosing = None;
                    table.append(from, to, promotion);
                });
                self.saying = Saying::Game;
                let mut effects = vec![self.save(), Effect::Reveal];
                effects.extend(self.sound().map(Effect::Sound));
                effects.extend(self.turn_to_mover_soon(around));
                effects
            }
            Err(refusal) => {
                let position = *self.game.position();
                self.not_played(&position, (from, to), refusal, dropped)
            }
        }
    }

    /// A move is not played: a pawn waits for what it becomes, or the piece goes home and the reason
    /// is said.
    pub(super) fn not_played(
        &mut self,
        position: &Position,
        (from, to): (Square, Square),
        refusal: Refusal,
        dropped: Option<Point>,
    ) -> Vec<Effect> {
        if let Refusal::PromotionNeeded { .. } = refusal {
            self.wait_for_choice(Choosing { from, to }, dropped);
            self.saying = Saying::Game;
            return vec![Effect::FocusOn("promotion")];
        }
        self.refuse(Saying::Refused { from, to, refusal });
        self.glide_home(position, from, dropped);
        vec![Effect::Sound(Sound::Refused)]
    }

    /// What the last move sounds like.
    fn sound(&self) -> Option<Sound> {
        let played = self.last_ply()?.played;
        Some(if self.game.outcome().is_some() {
            Sound::Over
        } else if self.position().in_check() {
            Sound::Check
        } else if played.is_capture() {
            Sound::Taken
        } else {
            Sound::Moved
        })
    }

    fn append(&mut self, from: Square, to: Square, promotion: Option<Kind>) {
        if let Ok(ply) = self.game.play(from, to, promotion) {
            self.written.push(ply.before.san(ply.played));
        }
    }
}

/// The pieces of the player to move, while the game goes on.
struct Hand {
    position: Position,
    free: bool,
}

impl Hands for Hand {
    fn can_pick(&self, square: Square) -> bool {
        self.free && Players(&self.position).can_pick(square)
    }

    fn is_target(&self, from: Square, to: Square) -> bool {
        self.free && Players(&self.position).is_target(from, to)
    }
}
