//! A lesson on paper: what stands in its key.

use super::super::{Lang, square_name};
use crate::lessons::{Exercise, Key};
use crate::rules::{Color, Kind, Move, Position, Setup};

impl Lang {
    /// What is right, in notation or in words.
    ///
    /// ```
    /// use chesslings::lessons::{Course, Key};
    /// use chesslings::text::Lang;
    ///
    /// let ladder = Course::find("ladder-two-steps").unwrap();
    /// let key = Key::of(&ladder).unwrap();
    /// assert_eq!(Lang::En.paper_key(&ladder, &key), "1. Rb7+ Kd8 2. Ra8#");
    /// assert_eq!(Lang::Ru.paper_key(&ladder, &key), "1. Лb7+ Крd8 2. Лa8#");
    /// ```
    pub fn paper_key(self, exercise: &Exercise, key: &Key) -> String {
        let mut words = Vec::new();
        match key {
            Key::Squares(squares) => {
                for at in *squares {
                    words.push(square_name(at).to_owned());
                }
            }
            Key::Choice(choice) => return self.choice(exercise, *choice),
            Key::Moves(moves) => {
                for &played in moves {
                    words.push(self.written(&exercise.position, played));
                }
            }
            Key::Line(line) => return self.line(line),
            Key::Pieces(squares) => {
                for at in *squares {
                    let kind = Setup::START
                        .piece_at(at)
                        .map_or(Kind::Pawn, |piece| piece.kind);
                    words.push([self.piece_letter(kind.into()), &at.to_string()].concat());
                }
            }
        }
        words.join(", ")
    }

    /// Moves with their numbers. Where nobody answers, each has one.
    fn line(self, line: &[(Position, Move)]) -> String {
        let mut words = Vec::new();
        let (mut number, mut last) = (0, None);
        for (position, played) in line {
            let side = position.turn();
            // A pair begins with White, or with whoever moves first or once more.
            if side == Color::White || last != Some(Color::White) {
                number += 1;
                let dots = if side == Color::White { "." } else { "…" };
                words.push([&number.to_string(), dots].concat());
            }
            words.push(self.written(position, *played));
            last = Some(side);
        }
        words.join(" ")
    }
}
