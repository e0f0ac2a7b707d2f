//! Chess for other pages: what the exported JavaScript API takes and gives, as plain values.
//!
//! The names of types, fields and codes are a promise: pages that teachers wrote rely on them.
//! `web::api` only carries these values across to JavaScript; everything they say is decided and
//! tested here.

mod answer;

pub use answer::{Ended, Problem, Reason, Squares, Status, Target};

use crate::rules::{Game, Kind, Move, Position, Refusal, Square, Strictness};
use crate::text::Lang;

/// A position to look at and to play on from.
///
/// ```
/// use chesslings::api::ChessPosition;
///
/// let mut position = ChessPosition::new(Some("8/8/8/8/8/8/P7/R3K3 w Q - 0 1"), "en")?;
/// assert!(position.targets("e1", "en")?.iter().any(|target| target.kind == "castling"));
/// let why = position.why_not("a1", "a5", "en")?.unwrap();
/// assert_eq!((why.code, why.text.as_str()), ("way-blocked", "The way is blocked: a pawn stands on A2."));
/// position.play("a2", "a4", None, "en")?;
/// assert_eq!(position.fen(), "8/8/8/8/P7/8/8/R3K3 b Q - 0 1");
/// # Ok::<(), chesslings::api::Problem>(())
/// ```
#[derive(Clone, Debug)]
pub struct ChessPosition {
    game: Game,
}

impl ChessPosition {
    /// The position of a FEN, the start position without one. Positions without kings are
    /// welcome: they teach.
    ///
    /// # Errors
    ///
    /// `bad-fen`, with a sentence that says where and what.
    pub fn new(fen: Option<&str>, lang: &str) -> Result<Self, Problem> {
        let position = match fen {
            None => Position::START,
            Some(fen) => Position::from_fen(fen, Strictness::Teaching)
                .map_err(|error| Problem::new("bad-fen", language(lang).explain_fen(&error)))?,
        };
        Ok(Self {
            game: Game::from(position),
        })
    }

    /// The position as a FEN.
    pub fn fen(&self) -> String {
        self.game.position().to_fen()
    }

    /// Where the piece on a square may go.
    ///
    /// # Errors
    ///
    /// `bad-square`.
    pub fn targets(&self, square: &str, lang: &str) -> Result<Vec<Target>, Problem> {
        let from = read_square(square, language(lang))?;
        if self.game.outcome().is_some() {
            return Ok(Vec::new());
        }
        let mut targets: Vec<Target> = self
            .game
            .position()
            .legal_moves_from(from)
            .map(Target::from)
            .collect();
        // A promotion is four moves to one square.
        targets.dedup();
        Ok(targets)
    }

    /// Why nothing can go from one square to another; `None` if it can.
    ///
    /// # Errors
    ///
    /// `bad-square`.
    pub fn why_not(&self, from: &str, to: &str, lang: &str) -> Result<Option<Reason>, Problem> {
        let lang = language(lang);
        let (from, to) = (read_square(from, lang)?, read_square(to, lang)?);
        Ok(match self.game.try_move(from, to, None) {
            Ok(_) | Err(Refusal::PromotionNeeded { .. }) => None,
            Err(refusal) => Some(Reason::new(&refusal, lang)),
        })
    }

    /// Plays a move and says how things stand then. A pawn that reaches the last row needs the
    /// letter of what it becomes: q, r, b or n.
    ///
    /// # Errors
    ///
    /// `bad-square`, `bad-promotion`, or the code of the refusal as [`why_not`](Self::why_not)
    /// has it; then nothing has changed.
    pub fn play(
        &mut self,
        from: &str,
        to: &str,
        promotion: Option<&str>,
        lang: &str,
    ) -> Result<Status, Problem> {
        let lang = language(lang);
        let (from, to) = (read_square(from, lang)?, read_square(to, lang)?);
        let promotion = promotion
            .map(|letter| read_kind(letter, lang))
            .transpose()?;
        let refused = |refusal: Refusal| Problem::new(refusal.code(), lang.why(&refusal));
        self.game.play(from, to, promotion).map_err(refused)?;
        Ok(Status::of(&self.game, lang))
    }

    /// How things stand.
    pub fn status(&self, lang: &str) -> Status {
        Status::of(&self.game, language(lang))
    }
}

impl From<Move> for Target {
    fn from(played: Move) -> Self {
        Self::new(played)
    }
}

/// The language of a tag; English for one that we don't speak.
fn language(tag: &str) -> Lang {
    Lang::from_tag(tag).unwrap_or(Lang::En)
}

fn read_square(text: &str, lang: Lang) -> Result<Square, Problem> {
    text.parse()
        .map_err(|_| Problem::new("bad-square", lang.api_bad_square(&shortened(text))))
}

fn read_kind(text: &str, lang: Lang) -> Result<Kind, Problem> {
    let mut letters = text.chars();
    let kind = letters.next().and_then(Kind::from_letter);
    kind.filter(|_| letters.next().is_none())
        .ok_or_else(|| Problem::new("bad-promotion", lang.api_bad_promotion(&shortened(text))))
}

/// Enough of a text to recognise it.
fn shortened(text: &str) -> String {
    text.chars().take(20).collect()
}

#[cfg(test)]
mod tests;
