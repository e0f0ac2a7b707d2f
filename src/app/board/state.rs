//! What a board remembers.

use super::{BoardKey, Choosing, Hands, Input, Intent, Motion, Point, PointerEvent, Side};
use crate::rules::{Setup, Square};

/// What a board remembers: which side is down, where the focus is, what the hand does, what moves.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardState {
    /// The side at the bottom.
    pub side: Side,
    /// The square that answers to the keyboard.
    pub focused: Square,
    /// What the hand is doing.
    pub input: Input,
    /// What is moving.
    pub motion: Motion,
    /// A pawn that waits for the choice of what it becomes.
    pub choosing: Option<Choosing>,
    /// Whether what is said now was said just before, too.
    pub again: bool,
}

/// Something that happened on a board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BoardMsg {
    /// A pointer went down, moved, went up or was taken away.
    Pointer(PointerEvent),
    /// A key was pressed while a square had the focus.
    Key(BoardKey),
    /// A square got the focus.
    Focused(Square),
    /// An assistive tool used a square.
    Activated(Square),
}

impl Default for BoardState {
    fn default() -> Self {
        Self {
            side: Side::White,
            focused: Square::A1,
            input: Input::Idle,
            motion: Motion::default(),
            choosing: None,
            again: false,
        }
    }
}

impl BoardState {
    /// Answers a pointer. Whatever was moving arrives at once: a child is never made to wait.
    pub fn point(&mut self, event: PointerEvent, hands: &impl Hands) -> Option<Intent> {
        if let PointerEvent::Down { at, .. } = event {
            self.motion.finish();
            self.focused = self.side.square_under(at).unwrap_or(self.focused);
        }
        self.input.point(event, self.side, hands)
    }

    /// Answers a key: either the focus goes to another square, or the reader wants something.
    pub fn press(&mut self, key: BoardKey, hands: &impl Hands) -> Pressed {
        match key {
            BoardKey::Enter => {
                self.motion.finish();
                Pressed::Wants(self.input.activate(self.focused, hands))
            }
            BoardKey::Escape => Pressed::Wants(self.input.release()),
            BoardKey::Turn => {
                self.side = self.side.other();
                Pressed::Wants(None)
            }
            _ => match key.target(self.focused, self.side) {
                Some(square) => {
                    self.focused = square;
                    Pressed::Focus(square)
                }
                None => Pressed::Wants(None),
            },
        }
    }

    /// Answers whatever happened on the board.
    pub fn hear(&mut self, msg: BoardMsg, hands: &impl Hands) -> Pressed {
        match msg {
            BoardMsg::Pointer(event) => Pressed::Wants(self.point(event, hands)),
            BoardMsg::Key(key) => self.press(key, hands),
            BoardMsg::Activated(square) => Pressed::Wants(self.input.activate(square, hands)),
            BoardMsg::Focused(square) => {
                self.focused = square;
                Pressed::Wants(None)
            }
        }
    }

    /// Something is said, which may be the same as before: every second time it has to differ.
    pub fn says(&mut self, is_same: bool) {
        self.again = is_same && !self.again;
    }

    /// The position changed: lets the pieces travel there and empties the hand. `dropped` says
    /// where a dragged piece that now stands on a square was let go.
    pub fn change(&mut self, before: &Setup, after: &Setup, dropped: Option<(Square, Point)>) {
        self.input = Input::Idle;
        self.motion.start(before, after, dropped);
    }
}

/// What a key on the board led to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pressed {
    /// This square has the focus now.
    Focus(Square),
    /// The reader wants this, or nothing.
    Wants(Option<Intent>),
}
