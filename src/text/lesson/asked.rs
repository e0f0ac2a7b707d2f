//! Squares and pieces to find: the task, and why another square is not one of them.

use super::super::{AskedPiece, BoardLine, CornerShade, Lang, capital, square_name};
use super::enemy;
use super::goal::ends;
use crate::lessons::{Asked, takes_back};
use crate::rules::{Color, Kind, Piece, Position, Refusal, Square};

impl Lang {
    pub(super) fn goal_tap(self, asked: Asked, position: &Position) -> String {
        let us = position.turn();
        let king = self.name_of(Piece::new(us, Kind::King));
        let name = |at| self.named_at(position, at);
        let place = |at| self.on_square(position, at);
        let line = |kind: BoardLine, at| {
            if position.piece_at(at).is_some() {
                return self.lesson_find_line_of(kind, name(at));
            }
            let (from, to) = ends(asked.squares(position));
            self.lesson_find_line(kind, square_name(from), square_name(to))
        };
        let task = match asked {
            Asked::Moves(at) => self.lesson_find_moves(name(at), &place(at)),
            Asked::Attacks(at) => self.lesson_find_attacks(name(at), &place(at)),
            Asked::Captures(at) => self.lesson_find_captures(name(at), &place(at)),
            Asked::Forbidden(at) => self.lesson_find_forbidden(name(at)),
            Asked::Named(at) => self.lesson_find_named(square_name(at)),
            Asked::Numbered(at) => self.lesson_find_numbered(at.i().into(), at.j().into()),
            Asked::Row(at) => line(BoardLine::Row, at),
            Asked::Column(at) => line(BoardLine::Column, at),
            Asked::Diagonal(at, _) => line(BoardLine::Diagonal, at),
            Asked::Corners(shade) => self.lesson_find_corners(match shade {
                Some(Color::White) => CornerShade::Light,
                Some(Color::Black) => CornerShade::Dark,
                None => CornerShade::Any,
            }),
            Asked::Attacked => return self.for_side(us, &self.lesson_find_attacked(enemy(us))),
            Asked::Free => return self.for_side(us, &self.lesson_find_free(enemy(us))),
            Asked::InDanger => return self.for_side(us, self.lesson_find_danger()),
            Asked::Checkers => self.lesson_find_checkers(king),
            Asked::Pinned => return self.for_side(us, self.lesson_find_pinned()),
            Asked::Guards(at) => self.lesson_find_guards(us.into(), square_name(at)),
            Asked::Attackers(at) => self.lesson_find_attackers(enemy(us), square_name(at)),
            Asked::Misplaced => self.lesson_find_misplaced().to_owned(),
            Asked::Box(at) => self.lesson_find_box(name(at)),
        };
        capital(&task)
    }

    /// Why a square was not asked for.
    pub(super) fn not_asked(
        self,
        asked: Asked,
        position: &Position,
        at: Square,
        why: Option<&Refusal>,
    ) -> String {
        let square = square_name(at);
        let about = |which: AskedPiece| {
            let name = self.kind_at(position, at);
            match position.piece_at(at) {
                Some(_) => capital(&self.lesson_not_about(which, name, square)),
                None => self.explore_now_empty(square),
            }
        };
        match (asked, why) {
            (_, Some(refusal)) => self.why(refusal),
            (Asked::Captures(_), None) => self.lesson_nobody_to_take(square),
            (Asked::Attacks(from), None) => {
                capital(&self.lesson_not_attacked_by(self.kind_at(position, from), square))
            }
            (Asked::Forbidden(king), None) if position.legal_targets(king).contains(at) => {
                self.lesson_safe_for_king(square)
            }
            (Asked::Named(named), None) => self.lesson_look_for(square_name(named), square),
            (Asked::Numbered(_), None) => {
                self.lesson_because_numbers(at.i().into(), at.j().into(), square)
            }
            (Asked::Row(_) | Asked::Column(_) | Asked::Diagonal(..), None) => {
                self.lesson_not_on_line(square)
            }
            (Asked::Attacked, None) => self.blocked(&about(AskedPiece::Attacked), position, at),
            (Asked::Free, None) => self.not_free(position, at),
            (Asked::InDanger, None) => about(AskedPiece::Danger),
            (Asked::Checkers, None) => about(AskedPiece::Checkers),
            (Asked::Pinned, None) => about(AskedPiece::Pinned),
            (Asked::Guards(_), None) => about(AskedPiece::Guards),
            (Asked::Attackers(_), None) => about(AskedPiece::Attackers),
            (Asked::Misplaced, None) => about(AskedPiece::Misplaced),
            (Asked::Box(king), None) => self.not_in_cage(position, king, at),
            // One of the other colour.
            (Asked::Corners(_), None) if Asked::Corners(None).squares(position).contains(at) => {
                self.lesson_not_one(square)
            }
            (Asked::Corners(_), None) => self.lesson_no_corner().to_owned(),
            (Asked::Moves(_) | Asked::Forbidden(_), None) => self.lesson_not_one(square),
        }
    }

    /// Who keeps the king from a square outside his cage.
    fn not_in_cage(self, position: &Position, king: Square, at: Square) -> String {
        let hunters = position.setup().color_at(king).map(Color::other);
        let by = hunters.and_then(|hunters| position.attackers(at, hunters).first());
        let square = square_name(at);
        by.map_or_else(
            || self.lesson_not_one(square),
            |from| self.lesson_attacked(square_name(from), self.kind_at(position, from), square),
        )
    }

    /// Why a piece is not good to take: who guards it, or that nobody can take it at all.
    fn not_free(self, position: &Position, at: Square) -> String {
        let square = square_name(at);
        let Some(piece) = position.piece_at(at) else {
            return self.explore_now_empty(square);
        };
        match takes_back(position, at) {
            _ if piece.color == position.turn() => self.lesson_not_one(square),
            Some(from) => self.lesson_not_free(
                square_name(from),
                self.kind_at(position, from),
                self.piece_whom(piece.kind.into()),
            ),
            None => {
                let name = self.piece_kind(piece.kind.into());
                capital(&self.lesson_not_about(AskedPiece::Attacked, name, square))
            }
        }
    }
}
