//! Changing the position. Every change can be taken back and changes the address.

use super::{Doing, Explore, Note, pencil};
use crate::app::board::{Input, Point};
use crate::app::kept::Keep;
use crate::app::link;
use crate::app::model::Effect;
use crate::app::route::{Address, Route};
use crate::rules::{
    CASTLES, CastlingRights, Color, Kind, Piece, Position, PositionParts, Setup, Square, SquareSet,
    Strictness,
};

/// So many changes can be taken back.
const REMEMBERED: usize = 100;

impl Explore {
    /// The reader came here, maybe by a link with a position in it.
    pub(super) fn open(&mut self, address: &Address) -> Vec<Effect> {
        let Some(fen) = address.get("fen") else {
            return vec![Effect::ShowAddress(self.address())];
        };
        let drawing = address.get("draw").map_or_else(Vec::new, pencil::read);
        match link::read(fen, Strictness::Teaching) {
            Ok(position) if position.to_fen() == self.position.to_fen() => {
                self.drawing = drawing;
                Vec::new()
            }
            Ok(position) => {
                self.replace(position, None);
                self.drawing = drawing;
                self.keep()
            }
            Err(error) => {
                self.replace(Position::START, None);
                self.note = Some(Note::BadLink(error));
                Vec::new()
            }
        }
    }

    /// The position, if a game can begin with it.
    pub(super) fn playable(&self) -> Option<Position> {
        let parts = self.position.without_idle_en_passant().parts();
        let position = Position::new(parts, Strictness::Game).ok()?;
        position.has_legal_move().then_some(position)
    }

    /// Where this position and what is drawn on it are found again.
    pub(super) fn address(&self) -> String {
        let mut address = link::of(Route::Explore, &self.position);
        if !self.drawing.is_empty() {
            address.push_str("&draw=");
            for stroke in &self.drawing {
                address.push_str(&stroke.to_string());
            }
        }
        address
    }

    /// Shows another position and says what it is.
    pub(super) fn show(&mut self, position: Position, note: Note) -> Vec<Effect> {
        self.replace(position, None);
        self.note = Some(note);
        self.keep()
    }

    /// Takes all pieces away.
    pub(super) fn clear(&mut self) -> Vec<Effect> {
        let parts = PositionParts {
            setup: Setup::EMPTY,
            castling: CastlingRights::NONE,
            ..PositionParts::default()
        };
        match Position::new(parts, Strictness::Teaching) {
            Ok(empty) => self.show(empty, Note::Empty),
            Err(error) => self.refuse(Note::Misfit(error)),
        }
    }

    pub(super) fn undo(&mut self) -> Vec<Effect> {
        let Some(before) = self.past.pop() else {
            return Vec::new();
        };
        let effects = self.show(before, Note::Undone);
        self.past.pop();
        effects
    }

    /// Whether a change can be taken back.
    pub(super) fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Reads what was typed.
    pub(super) fn read_typed(&mut self) -> Vec<Effect> {
        let Some(text) = self.typed.clone() else {
            return Vec::new();
        };
        match Position::from_fen(&text, Strictness::Teaching) {
            Ok(position) => {
                self.replace(position, None);
                self.keep()
            }
            Err(error) => self.refuse(Note::BadText(error)),
        }
    }

    /// Lets a player move; en passant is over then. What is chosen stays chosen.
    pub(super) fn give_turn(&mut self, color: Color) -> Vec<Effect> {
        if color == self.position.turn() {
            return Vec::new();
        }
        let input = self.board.input;
        self.replace(self.position.passed(), None);
        self.board.input = input;
        self.keep()
    }

    /// Puts a piece on a square, or takes it away if just this piece stands there.
    pub(super) fn put_or_take(&mut self, piece: Piece, square: Square) -> Vec<Effect> {
        if self.position.piece_at(square) == Some(piece) {
            self.erase(square)
        } else {
            self.put(piece, square)
        }
    }

    /// Puts a piece on a square. There is one king of a colour only: he comes from where he was.
    pub(super) fn put(&mut self, piece: Piece, square: Square) -> Vec<Effect> {
        let mut setup = *self.position.setup();
        let mut touched = SquareSet::of(square);
        if piece.is_king() {
            touched |= setup.of(piece.color, Kind::King);
        }
        for left in touched {
            setup.take(left);
        }
        setup.put(square, piece);
        self.change(setup, touched, square, None)
    }

    /// Takes away what stands on a square.
    pub(super) fn erase(&mut self, square: Square) -> Vec<Effect> {
        let mut setup = *self.position.setup();
        setup.take(square);
        self.change(setup, SquareSet::of(square), square, None)
    }

    /// Takes a piece to any other square, whatever the rules say. It stays in hand while the
    /// reader looks at moves.
    pub(super) fn relocate(
        &mut self,
        from: Square,
        to: Square,
        dropped: Option<Point>,
    ) -> Vec<Effect> {
        let mut setup = *self.position.setup();
        let Some(piece) = setup.take(from) else {
            return Vec::new();
        };
        setup.put(to, piece);
        let effects = self.change(setup, SquareSet::of(from).with(to), to, dropped);
        if self.doing == Doing::Moves {
            self.board.input = Input::Selected { from: to };
        }
        effects
    }

    /// Shows other pieces on the board. A castling is possible if it was before, or if king or
    /// rook has just been put at home.
    fn change(
        &mut self,
        setup: Setup,
        touched: SquareSet,
        on: Square,
        dropped: Option<Point>,
    ) -> Vec<Effect> {
        let before = self.position.parts();
        if setup == before.setup {
            self.note = Some(Note::Changed(on));
            return Vec::new();
        }
        let mut castling = CastlingRights::NONE;
        for castle in &CASTLES {
            let homes = SquareSet::of(castle.king_from).with(castle.rook_from);
            let fits = setup
                .of(castle.color, Kind::King)
                .contains(castle.king_from)
                && setup
                    .of(castle.color, Kind::Rook)
                    .contains(castle.rook_from);
            let had = before.castling.has(castle.color, castle.wing);
            if fits && (had || homes.meets(touched)) {
                castling = castling.with(castle.color, castle.wing);
            }
        }
        let parts = PositionParts {
            setup,
            castling,
            turn: before.turn,
            ..PositionParts::default()
        };
        match Position::new(parts, Strictness::Teaching) {
            Ok(position) => {
                self.replace(position, dropped.map(|at| (on, at)));
                self.note = Some(Note::Changed(on));
                self.keep()
            }
            Err(error) => self.refuse(Note::Misfit(error)),
        }
    }

    fn replace(&mut self, position: Position, dropped: Option<(Square, Point)>) {
        if self.past.len() == REMEMBERED {
            self.past.remove(0);
        }
        self.past.push(self.position);
        // What was drawn was about the position before.
        self.drawing.clear();
        self.forget();
        let before = *self.position.setup();
        self.board.change(&before, position.setup(), dropped);
        self.position = position;
        self.typed = None;
    }

    fn refuse(&mut self, note: Note) -> Vec<Effect> {
        self.note = Some(note);
        Vec::new()
    }

    /// Keeps the position in the address and on the device.
    fn keep(&self) -> Vec<Effect> {
        vec![
            Effect::ShowAddress(self.address()),
            Effect::Keep(Keep::Explored(self.position.to_fen())),
        ]
    }
}
