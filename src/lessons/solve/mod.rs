//! Solutions by search: the fewest moves of an exercise, the next right move, and what is wrong
//! with an exercise that can't be solved as it promises.

mod collect;
mod flaw;
mod line;

pub(super) use collect::{distance, plan};
pub use flaw::{Flaw, flaw};
pub(super) use line::{first_move, hardest_reply, is_won, refutation};
