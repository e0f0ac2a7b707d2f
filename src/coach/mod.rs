//! The coach: why, in words, while a child plays; and one good thing to learn afterwards.
//!
//! A [`Remark`] is a value: its [`Topic`], the squares it is about, and the moves that prove it.
//! Words, rays and faces are made of it by the front ends. Nothing is remarked that the search
//! can't prove, and of several remarks that hold at most one is made: a [`Coach`] knows when to be
//! silent.
//!
//! ```
//! use chesslings::coach::{Coach, Manner, Story, Topic};
//! use chesslings::rules::{Position, Square};
//!
//! // The queen wants to take a pawn that a knight guards.
//! let position: Position = "r3k3/8/2n5/4p3/8/8/4Q3/4K2R w K - 0 20".parse()?;
//! let greedy = position.legal_move(Square::E2, Square::E5, None).unwrap();
//! let mut coach = Coach::new(Manner::default());
//! let remarks = coach.about(&Story::from(position), greedy);
//! assert!(matches!(remarks[0].topic, Topic::ThinkTwice(_)));
//! assert_eq!(remarks[0].squares, [Square::E5]);
//! # Ok::<(), chesslings::rules::FenError>(())
//! ```
//!
//! Start reading at `remark.rs` (what can be said), then `before.rs` and `about.rs` (when it
//! holds), `proof.rs` (how it is proved), `silence.rs` (when it is kept back), `summary.rs` and
//! `review.rs` (after the game), `moments.rs` (looking through it).

mod about;
mod before;
mod kept;
mod memory;
mod moments;
mod plans;
mod praise;
mod proof;
mod question;
mod remark;
mod review;
mod shown;
mod silence;
mod story;
mod summary;

pub use kept::Kept;
pub use memory::Memory;
pub use moments::{Moment, Moments, Sign};
pub use question::{Advice, Question};
pub use remark::{Danger, Finish, Good, Remark, Threat, Topic, Trade};
pub use review::{Puzzle, Review};
pub use shown::Shown;
pub use silence::{Coach, Manner, Taught};
pub use story::Story;
pub use summary::{Skill, Summary, Turn, summary};
