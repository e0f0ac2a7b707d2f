//! What is said to a typed text that is no move to be played.

use super::{Lang, capital, listed, square_name, square_names};
use crate::rules::{Position, Square, excerpt};
use crate::typed::Meaning;

impl Lang {
    /// Why a typed text is no move to be played; `None` if it is one, asks about pieces, or can't
    /// be read at all.
    ///
    /// ```
    /// use chesslings::rules::Game;
    /// use chesslings::text::Lang;
    /// use chesslings::typed::understand;
    ///
    /// let (game, text) = (Game::new(), "e2 e9");
    /// let why = Lang::En.why_no_move(text, &understand(&game, text), game.position());
    /// assert_eq!(why.unwrap(), "There is no square E9. Letters go from A to H, numbers from 1 to 8.");
    /// ```
    pub fn why_no_move(self, text: &str, meaning: &Meaning, position: &Position) -> Option<String> {
        Some(match meaning {
            Meaning::Moves(_) | Meaning::Look(_) | Meaning::Unreadable => return None,
            Meaning::Empty(square) => self.who_goes_there(position, *square),
            Meaning::Refused(refusal) => self.why(refusal),
            Meaning::RefusedEach(each) => {
                let lines = each
                    .iter()
                    .map(|(at, refusal)| self.typed_why_each(&self.why(refusal), square_name(*at)));
                lines.collect::<Vec<_>>().join("\n")
            }
            Meaning::NoPiece(san) => self.without_piece(*san, &self.written_san(*san)),
            Meaning::NoPawnTakes => self.move_illegal(&excerpt(text)),
            Meaning::NoSquare(square) => self.typed_no_such_square(square),
        })
    }

    /// Where the piece on a square can go; nothing if there is none.
    pub fn where_it_goes(self, position: &Position, at: Square) -> Option<String> {
        let name = capital(self.name_of(position.piece_at(at)?));
        let at_name = square_name(at);
        let targets = position.legal_targets(at);
        Some(if targets.is_empty() {
            self.typed_no_targets(&name, at_name)
        } else {
            self.typed_targets(&name, at_name, &square_names(targets))
        })
    }

    /// That a square is empty, and which moves lead there.
    fn who_goes_there(self, position: &Position, square: Square) -> String {
        let own = position.setup().by_color(position.turn());
        let moves: Vec<String> = own
            .iter()
            .filter_map(|from| position.try_move(from, square, None).ok())
            .map(|legal| self.written(position, legal))
            .collect();
        let empty = self.typed_square_empty(square_name(square));
        let who = if moves.is_empty() {
            self.typed_nobody_goes_there().to_owned()
        } else {
            self.typed_can_go_there(&listed(moves))
        };
        format!("{empty} {who}")
    }
}
