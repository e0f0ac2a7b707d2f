//! What hands do on the board: one state machine for mouse, finger, pen and keyboard.
//!
//! Tapping a piece and then a square, or dragging it there, is the same move. One pointer counts
//! at a time; a second finger is ignored until the first is up. A piece of a tray beside the board
//! is dragged in the same way; a press on it without a drag is a click, which the tray hears.

use super::{Point, Side};
use crate::rules::{Piece, Square};

/// What the hand is doing. Each state carries only what is known in it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Input {
    /// Nothing.
    #[default]
    Idle,
    /// A pointer went down on a piece; it may become a drag.
    Pressed {
        /// The piece's square.
        from: Square,
        /// The pointer.
        pointer: i32,
        /// Where it went down.
        at: Point,
        /// How far it must go to be a drag, in squares.
        slack: f64,
        /// Whether it is a finger.
        touch: bool,
        /// Whether the piece had been selected before: then a tap lets it go.
        again: bool,
    },
    /// A piece is being dragged.
    Dragging {
        /// The square it comes from.
        from: Square,
        /// The pointer.
        pointer: i32,
        /// Where the pointer is.
        at: Point,
        /// Whether it is a finger: then the piece is lifted, so that the child sees it.
        touch: bool,
    },
    /// A piece is selected and waits for its target.
    Selected {
        /// The piece's square.
        from: Square,
    },
    /// A pointer is down to choose the target of the selected piece; it may slide.
    Aiming {
        /// The piece's square.
        from: Square,
        /// The pointer.
        pointer: i32,
        /// The square under it now.
        over: Option<Square>,
    },
    /// A pointer is down on a board whose squares are found by touching them; it may slide on.
    Painting {
        /// The pointer.
        pointer: i32,
        /// Where it is.
        at: Point,
    },
    /// A pointer went down on a piece of a tray; it may become a drag.
    Lifting {
        /// The piece.
        piece: Piece,
        /// The pointer.
        pointer: i32,
        /// Where it went down.
        at: Point,
        /// How far it must go to be a drag, in squares.
        slack: f64,
    },
    /// A piece is carried from a tray.
    Carrying {
        /// The piece.
        piece: Piece,
        /// The pointer.
        pointer: i32,
        /// Where the pointer is.
        at: Point,
    },
}

/// What a pointer did, at a place of the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PointerEvent {
    /// It went down.
    Down {
        /// Which pointer.
        pointer: i32,
        /// Where.
        at: Point,
        /// Whether it is a finger.
        touch: bool,
        /// How large a square is on the screen, in CSS pixels.
        unit: f64,
        /// The piece of a tray that it went down on; otherwise it is on the board.
        tray: Option<Piece>,
    },
    /// It moved while down.
    Move {
        /// Which pointer.
        pointer: i32,
        /// Where to.
        at: Point,
    },
    /// It went up.
    Up {
        /// Which pointer.
        pointer: i32,
        /// Where.
        at: Point,
    },
    /// The browser took it away.
    Cancel {
        /// Which pointer.
        pointer: i32,
    },
}

/// What the reader wants, when a gesture is complete.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Intent {
    /// See what this piece can do.
    Select(Square),
    /// Let go of the piece.
    Release,
    /// Take the piece there.
    Move {
        /// Where the piece stands.
        from: Square,
        /// Where it shall go.
        to: Square,
        /// Where it was let go, if it was dragged.
        dropped: Option<Point>,
    },
    /// A square without a piece to pick was tapped.
    Tap(Square),
    /// A finger that is painting has slid on.
    Stroke {
        /// From here
        from: Point,
        /// to here.
        to: Point,
    },
    /// A piece was dragged there from a tray.
    Put {
        /// The piece.
        piece: Piece,
        /// Where it shall stand.
        on: Square,
    },
}

/// What a screen says about its pieces.
pub trait Hands {
    /// Whether the reader may pick up what stands on `square`.
    fn can_pick(&self, square: Square) -> bool;

    /// Whether `to` is a target of the piece on `from` even though another piece that can be
    /// picked stands there: the rook, for a king that castles.
    fn is_target(&self, from: Square, to: Square) -> bool;

    /// Whether squares are found by touching them, so that a finger can slide over many.
    fn paints(&self) -> bool {
        false
    }
}

/// A drag starts after this part of a square, for a finger after [`TOUCH_SLACK`].
const SLACK: f64 = 0.1;
const TOUCH_SLACK: f64 = 0.2;
/// A drag never starts before this many CSS pixels.
const LEAST_PIXELS: f64 = 3.0;
/// From a tray, where most presses are clicks, a drag starts after so many CSS pixels.
const TRAY_PIXELS: f64 = 8.0;

impl Input {
    /// The square of the piece in hand, selected or dragged.
    pub fn piece(&self) -> Option<Square> {
        match *self {
            Self::Idle | Self::Painting { .. } | Self::Lifting { .. } | Self::Carrying { .. } => {
                None
            }
            Self::Pressed { from, .. }
            | Self::Dragging { from, .. }
            | Self::Selected { from }
            | Self::Aiming { from, .. } => Some(from),
        }
    }

    /// The square that would be the target if the pointer went up now.
    pub fn aim(&self, side: Side) -> Option<Square> {
        match *self {
            Self::Dragging { at, .. } | Self::Carrying { at, .. } => side.square_under(at),
            Self::Aiming { over, .. } => over,
            _ => None,
        }
    }

    /// The piece that is carried from a tray.
    pub fn carried(&self) -> Option<Piece> {
        match *self {
            Self::Carrying { piece, .. } => Some(piece),
            _ => None,
        }
    }

    fn pointer(&self) -> Option<i32> {
        match *self {
            Self::Pressed { pointer, .. }
            | Self::Dragging { pointer, .. }
            | Self::Aiming { pointer, .. }
            | Self::Painting { pointer, .. }
            | Self::Lifting { pointer, .. }
            | Self::Carrying { pointer, .. } => Some(pointer),
            Self::Idle | Self::Selected { .. } => None,
        }
    }

    /// Answers a pointer.
    pub fn point(&mut self, event: PointerEvent, side: Side, hands: &impl Hands) -> Option<Intent> {
        match event {
            PointerEvent::Down {
                pointer,
                at,
                touch,
                unit,
                tray,
            } => {
                if self.pointer().is_some() {
                    return None;
                }
                if let Some(piece) = tray {
                    *self = Self::Lifting {
                        piece,
                        pointer,
                        at,
                        slack: TRAY_PIXELS / unit,
                    };
                    return None;
                }
                let square = side.square_under(at)?;
                let slack = if touch { TOUCH_SLACK } else { SLACK }.max(LEAST_PIXELS / unit);
                self.down(square, pointer, at, touch, slack, hands)
            }
            PointerEvent::Move { pointer, at } if self.pointer() == Some(pointer) => {
                let painted = match *self {
                    Self::Painting { at, .. } => Some(at),
                    _ => None,
                };
                self.moved(at, side);
                painted.map(|from| Intent::Stroke { from, to: at })
            }
            PointerEvent::Up { pointer, at } if self.pointer() == Some(pointer) => {
                self.up(at, side)
            }
            PointerEvent::Cancel { pointer } if self.pointer() == Some(pointer) => {
                *self = match self.piece() {
                    Some(from) => Self::Selected { from },
                    None => Self::Idle,
                };
                None
            }
            _ => None,
        }
    }

    /// Answers Enter on a square, or a tap made by an assistive tool.
    pub fn activate(&mut self, square: Square, hands: &impl Hands) -> Option<Intent> {
        match *self {
            Self::Selected { from } if from == square => self.release(),
            Self::Selected { from } if hands.is_target(from, square) || !hands.can_pick(square) => {
                Some(Intent::Move {
                    from,
                    to: square,
                    dropped: None,
                })
            }
            Self::Idle | Self::Selected { .. } => Some(if hands.can_pick(square) {
                *self = Self::Selected { from: square };
                Intent::Select(square)
            } else {
                Intent::Tap(square)
            }),
            _ => None,
        }
    }

    /// Lets go of whatever is in hand.
    pub fn release(&mut self) -> Option<Intent> {
        let had = self.piece().is_some();
        *self = Self::Idle;
        had.then_some(Intent::Release)
    }

    fn down(
        &mut self,
        square: Square,
        pointer: i32,
        at: Point,
        touch: bool,
        slack: f64,
        hands: &impl Hands,
    ) -> Option<Intent> {
        let press = |again| Self::Pressed {
            from: square,
            pointer,
            at,
            slack,
            touch,
            again,
        };
        match *self {
            Self::Selected { from } if from == square => {
                *self = press(true);
                None
            }
            Self::Selected { from } if hands.is_target(from, square) || !hands.can_pick(square) => {
                *self = Self::Aiming {
                    from,
                    pointer,
                    over: Some(square),
                };
                None
            }
            _ if hands.can_pick(square) => {
                *self = press(false);
                Some(Intent::Select(square))
            }
            _ => {
                if hands.paints() {
                    *self = Self::Painting { pointer, at };
                }
                Some(Intent::Tap(square))
            }
        }
    }

    fn moved(&mut self, to: Point, side: Side) {
        match self {
            Self::Pressed {
                from,
                pointer,
                at,
                slack,
                touch,
                ..
            } if at.distance(to) > *slack => {
                *self = Self::Dragging {
                    from: *from,
                    pointer: *pointer,
                    at: to,
                    touch: *touch,
                };
            }
            Self::Lifting {
                piece,
                pointer,
                at,
                slack,
            } if at.distance(to) > *slack => {
                *self = Self::Carrying {
                    piece: *piece,
                    pointer: *pointer,
                    at: to,
                };
            }
            Self::Dragging { at, .. } | Self::Painting { at, .. } | Self::Carrying { at, .. } => {
                *at = to;
            }
            Self::Aiming { over, .. } => *over = side.square_under(to),
            _ => {}
        }
    }

    fn up(&mut self, at: Point, side: Side) -> Option<Intent> {
        let under = side.square_under(at);
        match *self {
            Self::Pressed { again: true, .. } => self.release(),
            Self::Pressed { from, .. } => {
                *self = Self::Selected { from };
                None
            }
            Self::Dragging { from, .. } => {
                *self = Self::Selected { from };
                match under {
                    Some(to) if to != from => Some(Intent::Move {
                        from,
                        to,
                        dropped: Some(at),
                    }),
                    Some(_) => None,
                    None => self.release(),
                }
            }
            Self::Aiming { from, .. } => {
                *self = Self::Selected { from };
                under.filter(|to| *to != from).map(|to| Intent::Move {
                    from,
                    to,
                    dropped: None,
                })
            }
            Self::Painting { .. } | Self::Lifting { .. } => {
                *self = Self::Idle;
                None
            }
            Self::Carrying { piece, .. } => {
                *self = Self::Idle;
                under.map(|on| Intent::Put { piece, on })
            }
            Self::Idle | Self::Selected { .. } => None,
        }
    }
}

#[cfg(test)]
mod tests;
