//! The board to look at: any position, what each piece can do in it and why not more, and who
//! attacks a square. The position is in the address, so that it can be shared.

mod ask;
mod edit;
mod list;
mod pencil;
mod picture;
mod screen;
mod speech;
#[cfg(test)]
mod tests;
mod view;

pub(super) use list::List;
pub(super) use pencil::Stroke;

use super::board::{BoardKey, BoardMsg, BoardState, Hands, Input, Intent, PointerEvent, Pressed};
use super::link;
use super::model::{Effect, Msg};
use crate::rules::{Color, FenError, Piece, Position, PositionError, Schema, Square, Strictness};

/// What the Explore screen remembers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Explore {
    /// Its board.
    pub board: BoardState,
    /// The position on it.
    pub position: Position,
    /// What taps on the board are for.
    pub doing: Doing,
    /// What is shown about a piece.
    pub list: List,
    /// The direction that is lit alone, counted from 0; all of them if none.
    pub lit: Option<usize>,
    /// What the hand holds while the position is set up.
    pub tool: Tool,
    /// The square that was tapped last.
    pub asked: Option<Square>,
    /// Whether every square says its row and column.
    pub indices: bool,
    /// A position as text, as far as it is typed.
    pub typed: Option<String>,
    /// What there is to say besides.
    pub note: Option<Note>,
    /// Whether hands and keys draw.
    pub pencil: bool,
    /// What was drawn.
    pub drawing: Vec<Stroke>,
    /// The positions before, the last one last.
    past: Vec<Position>,
}

/// What taps on the board are for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Doing {
    /// To see what a piece can do.
    #[default]
    Moves,
    /// To see who attacks a square.
    Attackers,
    /// To put pieces on the board.
    SetUp,
}

/// What the hand holds while the position is set up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tool {
    /// Nothing: it moves what stands on the board.
    #[default]
    Hand,
    /// Any number of this piece.
    Put(Piece),
    /// An eraser.
    Erase,
}

/// Something the page has to say that can't be seen on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// The pieces are as a game starts.
    Start,
    /// All pieces are gone.
    Empty,
    /// The last change is taken back.
    Undone,
    /// The link is on the clipboard, or could not be put there.
    Copied(bool),
    /// Something changed on a square.
    Changed(Square),
    /// The typed position can't be read.
    BadText(FenError),
    /// The position in the address can't be read.
    BadLink(FenError),
    /// This was drawn, or something was wiped away.
    Drawn(Option<Stroke>),
    /// The pieces can't stand like that.
    Misfit(PositionError),
}

/// What can happen on the Explore screen besides the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExploreMsg {
    /// The reader wants to see the board from the other side.
    Turn,
    /// Taps shall be for something else.
    Do(Doing),
    /// Something else shall be shown about pieces.
    Show(List),
    /// The next direction shall be lit.
    NextDirection,
    /// The rows and columns shall be shown, or not any more.
    Indices,
    /// The pencil is wanted, or not any more.
    Pencil,
    /// What was drawn shall be wiped away.
    Wipe,
    /// This player shall move.
    ToMove(Color),
    /// The hand takes something else.
    Take(Tool),
    /// The start position is wanted.
    Start,
    /// An empty board is wanted.
    Empty,
    /// The last change shall be taken back.
    Undo,
    /// Something was typed as a position.
    Typed(String),
    /// What was typed shall be shown.
    ReadTyped,
    /// The link to the position is wanted on the clipboard.
    CopyLink,
    /// The link is there, or not.
    Copied(bool),
}

impl Explore {
    /// The screen as it is found again; the start position if what was stored can't be read.
    pub fn stored(fen: &str) -> Self {
        Self {
            position: link::read(fen, Strictness::Teaching).unwrap_or_default(),
            ..Self::default()
        }
    }

    /// The square of the piece that the reader looks at.
    pub fn chosen(&self) -> Option<Square> {
        self.board.input.piece()
    }

    pub(super) fn update(&mut self, msg: ExploreMsg) -> Vec<Effect> {
        match msg {
            ExploreMsg::Turn => self.board.side = self.board.side.other(),
            ExploreMsg::Do(doing) => {
                self.doing = doing;
                self.forget();
            }
            ExploreMsg::Show(list) => {
                self.list = list;
                self.look_again();
            }
            ExploreMsg::NextDirection => self.light_next(),
            ExploreMsg::Indices => self.indices = !self.indices,
            ExploreMsg::Pencil => self.take_pencil(),
            ExploreMsg::Wipe => return self.wipe(),
            ExploreMsg::ToMove(color) => return self.give_turn(color),
            ExploreMsg::Take(tool) => {
                self.tool = tool;
                self.forget();
            }
            ExploreMsg::Start => return self.show(Position::START, Note::Start),
            ExploreMsg::Empty => return self.clear(),
            ExploreMsg::Undo => return self.undo(),
            ExploreMsg::Typed(text) => self.typed = Some(text),
            ExploreMsg::ReadTyped => return self.read_typed(),
            ExploreMsg::CopyLink => {
                return vec![Effect::CopyAddress {
                    done: Msg::Explore(ExploreMsg::Copied(true)),
                    failed: Msg::Explore(ExploreMsg::Copied(false)),
                }];
            }
            ExploreMsg::Copied(done) => self.note = Some(Note::Copied(done)),
        }
        Vec::new()
    }

    fn hear(&mut self, msg: BoardMsg) -> Vec<Effect> {
        if self.pencil {
            return self.draw(msg);
        }
        let hand = Hand {
            position: &self.position,
            doing: self.doing,
            tool: self.tool,
            asked: self.asked,
        };
        let before = self.board.input;
        let intent = match self.board.hear(msg, &hand) {
            Pressed::Focus(square) => return vec![Effect::Focus(square)],
            Pressed::Wants(intent) => intent,
        };
        if msg == BoardMsg::Key(BoardKey::Escape) {
            self.forget();
            return Vec::new();
        }
        match intent {
            Some(Intent::Select(_)) => self.look_again(),
            Some(Intent::Tap(square)) => return self.tapped(square),
            Some(Intent::Move { from, to, dropped }) => match (self.doing, dropped) {
                (Doing::Moves, None) => self.ask(to),
                _ => return self.relocate(from, to, dropped),
            },
            Some(Intent::Release) => return self.released(before, msg),
            Some(Intent::Put { piece, on }) => return self.put(piece, on),
            Some(Intent::Stroke { .. }) | None => {}
        }
        Vec::new()
    }

    fn tapped(&mut self, square: Square) -> Vec<Effect> {
        match (self.doing, self.tool) {
            (Doing::SetUp, Tool::Put(piece)) => self.put_or_take(piece, square),
            (Doing::SetUp, Tool::Erase) => self.erase(square),
            _ => {
                let again = self.asked == Some(square);
                self.forget();
                self.asked = (!again).then_some(square);
                Vec::new()
            }
        }
    }

    /// A piece was let go of. Dragged over the edge it is taken away while the position is set
    /// up, else it glides home.
    fn released(&mut self, before: Input, msg: BoardMsg) -> Vec<Effect> {
        self.look_again();
        let (Input::Dragging { from, .. }, BoardMsg::Pointer(PointerEvent::Up { at, .. })) =
            (before, msg)
        else {
            return Vec::new();
        };
        if self.doing == Doing::SetUp {
            return self.erase(from);
        }
        if let Some(piece) = self.position.piece_at(from) {
            self.board.motion.glide_back(piece, at, from);
        }
        Vec::new()
    }

    fn ask(&mut self, square: Square) {
        self.look_again();
        self.asked = Some(square);
    }

    /// Forgets what was chosen and asked.
    fn forget(&mut self) {
        self.board.input.release();
        self.look_again();
    }

    /// Shows the list of the chosen piece from its beginning.
    fn look_again(&mut self) {
        self.asked = None;
        self.note = None;
        self.lit = None;
        self.board.motion.restart();
    }

    /// Lights the directions one by one, then all of them again.
    fn light_next(&mut self) {
        let count = self.chosen().map_or(0, |from| self.directions(from).len());
        let next = self.lit.map_or(0, |lit| lit + 1);
        self.look_again();
        self.lit = (next < count).then_some(next);
    }
}

/// Which pieces can be picked up, and which squares with pieces are rather asked about.
struct Hand<'a> {
    position: &'a Position,
    doing: Doing,
    tool: Tool,
    asked: Option<Square>,
}

impl Hands for Hand<'_> {
    fn can_pick(&self, square: Square) -> bool {
        let free = match self.doing {
            Doing::Moves => true,
            Doing::Attackers => false,
            Doing::SetUp => self.tool == Tool::Hand,
        };
        free && self.position.piece_at(square).is_some()
    }

    /// An enemy in one of the piece's directions is asked about first: can it be taken? The next
    /// tap picks it up, as a tap on any other piece does.
    fn is_target(&self, from: Square, to: Square) -> bool {
        let (Some(piece), Some(other)) = (self.position.piece_at(from), self.position.piece_at(to))
        else {
            return false;
        };
        let reaches = || {
            Schema::directions(piece, from.i(), from.j(), 8)
                .into_iter()
                .any(|direction| direction.squares().any(|square| square == to))
        };
        self.doing == Doing::Moves
            && piece.color != other.color
            && self.asked != Some(to)
            && reaches()
    }
}
