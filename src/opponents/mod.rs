//! Ten opponents a child can beat, from the egg to the eagle.
//!
//! A [`Character`] is a value, a row of a table ([`CHARACTERS`]): what it sees, what it overlooks,
//! what it likes. Weak ones fail to *see*; nobody picks a bad move from a list of good ones. How a
//! move is found, in this order:
//!
//! 1. `facts.rs`: what can be taken, what would be lost, who can be mated.
//! 2. `attention.rs`: which of these facts the character sees this time.
//! 3. `habits.rs`: what it likes to do.
//! 4. `choose.rs`: the sum of it, some noise, and one of the best.
//!
//! Dice are thrown by position and seed: the same question has the same answer, so a move that is
//! taken back comes again.
//!
//! ```
//! use chesslings::opponents::{CHARACTERS, Child, reply};
//! use chesslings::rules::Position;
//!
//! let sparrow = &CHARACTERS[3];
//! assert_eq!((sparrow.level, sparrow.name), (4, "sparrow"));
//! let played = reply(&Position::START, &[], sparrow, 7, Child::TRAINED).unwrap();
//! assert_eq!(reply(&Position::START, &[], sparrow, 7, Child::TRAINED), Some(played));
//! ```

mod attention;
mod character;
mod choose;
mod dice;
mod facts;
mod gift;
mod habits;
mod handicap;
mod mistake;
mod openings;
mod question;
mod rival;
mod surprise;
mod table;

pub use character::{Character, Habits, Look, Overlooked, Sight};
pub use choose::reply;
pub use gift::Child;
pub use handicap::Handicap;
pub use question::Question;
pub use rival::Rival;
pub use table::CHARACTERS;
