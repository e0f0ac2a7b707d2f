//! What the page has to say to the players, besides whose move it is.

use crate::coach::{Advice, Shown};
use crate::rules::{Color, Refusal, Square};
use crate::typed::Meaning;

/// What the speech bubble is about. A question, a result and looking back come before it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Saying {
    /// The last move and whose turn it is.
    #[default]
    Game,
    /// The piece in hand.
    Picked(Square),
    /// Why this move is refused.
    Refused {
        /// Where the piece stands.
        from: Square,
        /// Where it should have gone.
        to: Square,
        /// Why it can't.
        refusal: Refusal,
    },
    /// Where a piece has been.
    Story(Square),
    /// Whether this player really gives up.
    Sure(Color),
    /// This player's draw offer was declined.
    Declined(Color),
    /// A move was taken back.
    TakenBack,
    /// A move of the character was taken back, and the one before.
    BothTakenBack,
    /// The coach has a remark.
    Coached {
        /// What it is about.
        advice: Advice,
        /// How much of it is shown.
        shown: Shown,
    },
    /// The move after so many is looked at with the coach.
    Moment(usize),
    /// Something better than this move is to be found.
    NotThis,
    /// The character finds no move.
    Asleep,
    /// This was typed, and is no move that can be played at once.
    Typed {
        /// What stood in the field.
        text: String,
        /// What it means.
        meaning: Meaning,
    },
    /// The game is on the clipboard, or could not be put there.
    Copied(bool),
    /// The game was opened.
    Opened,
    /// The stored game was damaged; this is what could be read.
    Mended,
}
