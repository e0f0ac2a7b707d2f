//! How a piece moves, step by step, and what stops it.

use super::super::{Index, Lang, LessonWay, capital, square_name};
use crate::lessons::{Stop, Walk};
use crate::rules::{Color, Piece, Step};

impl Lang {
    /// How a piece moves, in one sentence.
    ///
    /// ```
    /// use chesslings::rules::{Color, Kind, Piece};
    /// use chesslings::text::Lang;
    ///
    /// let rook = Piece::new(Color::White, Kind::Rook);
    /// assert_eq!(Lang::En.piece_rule(rook), "The rook goes straight, as far as it likes.");
    /// ```
    pub fn piece_rule(self, piece: Piece) -> &'static str {
        self.lesson_piece_rule(piece.kind.into())
    }

    /// Where the walk is: its direction as a child sees it that sits on this side of the board, or the
    /// step that was made.
    ///
    /// ```
    /// use chesslings::{lessons::Walk, rules::{Color, Position, Square}, text::Lang};
    ///
    /// let mut walk = Walk::new(Position::START.setup(), Square::B1).unwrap();
    /// let line = |walk: &Walk, viewer| Lang::En.walk_line(walk, viewer);
    /// assert_eq!(line(&walk, Color::White), "Two up and one right: direction 1 of 3.");
    /// walk.step().unwrap();
    /// assert_eq!(line(&walk, Color::White), "Two up and one right, step 1: C3.");
    /// assert_eq!(line(&walk, Color::Black), "Two down and one left, step 1: C3.");
    /// ```
    pub fn walk_line(self, walk: &Walk, viewer: Color) -> String {
        let Some(ray) = walk.current() else {
            return self.piece_rule(walk.piece).to_owned();
        };
        let way = capital(&self.way(ray.direction.step, viewer));
        if walk.n == 0 {
            return self.lesson_walk_begins(walk.rays.len() as i32, walk.ray as i32 + 1, &way);
        }
        self.lesson_walk_step(walk.n as i32, square_name(walk.place()), &way)
    }

    /// The direction that is walked now, and nothing else: "Two up and one right."
    pub fn walk_way(self, walk: &Walk, viewer: Color) -> String {
        let way = walk.current();
        let way = way.map(|ray| self.way(ray.direction.step, viewer));
        way.map_or_else(String::new, |way| format!("{}.", capital(&way)))
    }

    /// What stops a piece, in words.
    pub fn stop(self, piece: Piece, stop: Stop) -> String {
        match stop {
            Stop::Edge { .. } => self.lesson_stop_edge().to_owned(),
            Stop::Enough(count) => self.lesson_stop_enough(count.into(), piece.kind.into()),
            Stop::OwnPiece(own) => self.lesson_stop_own(self.piece_kind(own.piece.kind.into())),
            Stop::Takes(enemy) => self.lesson_stop_takes(
                self.piece_taken(enemy.piece.color.into(), enemy.piece.kind.into()),
            ),
            Stop::Blocked(enemy) => self.refusal_no_taking_ahead(
                self.piece_kind(enemy.piece.kind.into()),
                square_name(enemy.at),
            ),
            Stop::NothingToTake(at) => self.refusal_nothing_to_take(square_name(at)),
        }
    }

    /// The condition that stops a piece, in numbers: "(8, 3) is off the board: 0 ≤ i < 8."
    /// `None` where numbers don't say it.
    pub fn stop_in_numbers(self, stop: Stop) -> Option<String> {
        let Stop::Edge { i, j } = stop else {
            return None;
        };
        let index = if (0..8).contains(&i) {
            Index::J
        } else {
            Index::I
        };
        Some(self.lesson_stop_edge_numbers(i.into(), index, j.into()))
    }

    /// A direction: "up", "up and right", "two up and one right". For Black the board is turned, whoever
    /// the piece belongs to.
    pub(super) fn way(self, step: Step, viewer: Color) -> String {
        let step = match viewer {
            Color::White => step,
            Color::Black => step.reversed(),
        };
        let vertical = self.lesson_way(if step.di > 0 {
            LessonWay::Up
        } else {
            LessonWay::Down
        });
        let sideways = self.lesson_way(if step.dj > 0 {
            LessonWay::Right
        } else {
            LessonWay::Left
        });
        match (step.di.abs(), step.dj.abs()) {
            (_, 0) => vertical.to_owned(),
            (0, _) => sideways.to_owned(),
            (2, 1) => self.lesson_ways(
                &self.lesson_way_twice(vertical),
                &self.lesson_way_once(sideways),
            ),
            (1, 2) => self.lesson_ways(
                &self.lesson_way_twice(sideways),
                &self.lesson_way_once(vertical),
            ),
            _ => self.lesson_ways(vertical, sideways),
        }
    }
}
