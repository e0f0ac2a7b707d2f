//! The table two players sit at: their game, its board, and what is going on around it.

use super::facing::{Facing, color_of};
use super::names::Names;
use super::puzzle::Solving;
use super::saying::Saying;
use crate::app::board::{BoardState, Input, Moving, Side};
use crate::coach::{Advice, Kept, Moments, Review};
use crate::lessons::Ending;
use crate::opponents::{Character, Rival};
use crate::rules::{ByColor, Color, Game, PgnTags, Ply, Position, Setup, Square};

/// A game between two players at one screen.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// Who plays.
    pub names: Names,
    /// The character who is one of them.
    pub rival: Option<Rival>,
    /// How the game against it was counted.
    pub counted: Option<Ending>,
    /// Who fits better now, if the character turned out too weak or too strong.
    pub offered: Option<&'static Character>,
    /// Whether a coach helps, a child who plays alone or both players, and what it has said.
    pub coach: Kept,
    /// Whether somebody wants to hear what the coach sees just now.
    pub calls_coach: bool,
    /// What is worth another look, as far as the coach has looked through the game.
    pub moments: Moments,
    /// What a child takes home from the game when it is over.
    pub review: Option<Review>,
    /// What the coach said of the last move, if it waits until the child is sure.
    pub twice: Option<Advice>,
    /// The moment of the finished game that is tried again.
    pub solving: Option<Solving>,
    /// What they play.
    pub game: Game,
    /// The board between them.
    pub board: BoardState,
    /// How it lies there.
    pub facing: Facing,
    /// How many moves of the game are seen while the players look back.
    pub looking: Option<usize>,
    /// What the speech bubble is about.
    pub saying: Saying,
    /// What else is open.
    pub panel: Panel,
    /// The points of both in the games before, in halves.
    pub score: ByColor<u32>,
    /// What stands in the field for typed moves.
    pub typed: String,
    /// What a loaded game says besides the names.
    pub(super) tags: PgnTags,
    /// Every move as people write it.
    pub(super) written: Vec<String>,
}

/// What is open beside the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Panel {
    /// Nothing.
    #[default]
    None,
    /// The list of moves, where the screen is too small to show it always.
    Moves,
    /// What else can be done.
    Menu,
}

impl Table {
    /// A table with a game on it. Whoever moves first sits at the bottom.
    pub fn new(names: Names, game: Game) -> Self {
        let turn = game.position().turn();
        let board = BoardState {
            side: Side::of(turn),
            focused: game.position().king(turn).unwrap_or(Square::A1),
            ..BoardState::default()
        };
        let written = game
            .plies()
            .iter()
            .map(|ply| ply.before.san(ply.played))
            .collect();
        Self {
            names,
            rival: None,
            counted: None,
            offered: None,
            coach: Kept::default(),
            calls_coach: false,
            moments: Moments::default(),
            review: None,
            twice: None,
            solving: None,
            game,
            board,
            facing: Facing::default(),
            looking: None,
            saying: Saying::default(),
            panel: Panel::default(),
            score: ByColor::default(),
            typed: String::new(),
            tags: PgnTags::default(),
            written,
        }
    }

    /// The same table with a character at it: the other player sits at the bottom.
    #[must_use]
    pub(super) fn against(mut self, rival: Rival) -> Self {
        let child = rival.color.other();
        self.board.side = Side::of(child);
        if let Some(king) = self.game.position().king(child) {
            self.board.focused = king;
        }
        self.rival = Some(rival);
        self.coach.helps = true;
        self
    }

    /// How many moves are seen: all, unless the players look back.
    pub fn seen(&self) -> usize {
        self.looking.unwrap_or(self.game.plies().len())
    }

    /// The position that is seen.
    pub fn position(&self) -> &Position {
        if let Some(solving) = &self.solving {
            return &solving.position;
        }
        match self.game.plies().get(self.seen()) {
            Some(next) => &next.before,
            None => self.game.position(),
        }
    }

    /// The last move that is seen.
    pub fn last_ply(&self) -> Option<&Ply> {
        self.game.plies().get(self.seen().checked_sub(1)?)
    }

    /// The name of whoever moves now.
    pub fn mover(&self) -> &str {
        self.names.of(self.game.position().turn())
    }

    /// Who sits at the bottom of the screen.
    pub fn bottom(&self) -> Color {
        color_of(self.board.side)
    }

    /// Whether pieces can be moved now: not before a second thought about the last move.
    pub fn is_playable(&self) -> bool {
        self.looking.is_none()
            && self.game.outcome().is_none()
            && !self.is_rivals_turn()
            && !self.thinks_twice()
    }

    /// Turns the board. A hand that holds a piece has it selected then, as the squares under the
    /// pointer are others now.
    pub(super) fn turn(&mut self) {
        self.board.side = self.board.side.other();
        self.board.motion.finish();
        if let Some(from) = self.board.input.piece() {
            self.board.input = Input::Selected { from };
        }
    }
}

impl Moving for Table {
    fn board(&self) -> &BoardState {
        &self.board
    }

    fn board_mut(&mut self) -> &mut BoardState {
        &mut self.board
    }

    fn standing(&self) -> Setup {
        *self.position().setup()
    }
}
