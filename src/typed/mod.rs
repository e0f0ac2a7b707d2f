//! What people type: moves in any writing and in both alphabets, and what they call themselves.
//!
//! One reader for the page and for the terminal. [`readings`] are all meanings of a text, before
//! anyone has looked at a position; [`understand()`] lets the game decide between them, and what is
//! no move to be played is one [`Meaning`] that `text` can talk about.
//!
//! ```
//! use chesslings::rules::Game;
//! use chesslings::typed::understand;
//!
//! let game = Game::new();
//! // The last two are Cyrillic: by the look of the letters, and by their keys.
//! for text in ["E2 E4", "e2-e4", "e2 to e4", "e4", "♙e4", "е4", "1. у2у4"] {
//!     let meaning = understand(&game, text);
//!     let [only] = &meaning.ways()[..] else { panic!("{text}") };
//!     assert_eq!(only[0].to_string(), "e2e4", "{text}");
//! }
//! assert!(understand(&game, "hello").ways().is_empty());
//! ```

mod alphabet;
mod nickname;
mod piece;
mod reading;
mod understand;

pub use alphabet::{Scheme, capital_letter, is_cyrillic, small_letter, switched};
pub use nickname::Nickname;
pub use piece::kind;
pub use reading::{Reading, names_two_squares, readings};
pub use understand::{Meaning, meaning, understand};

#[cfg(test)]
mod tests;
