//! Solutions by search: the fewest moves of an exercise, and the next right move.

mod collect;
mod line;

pub use collect::Collect;
pub(super) use collect::{distance, plan, plan_within};
pub(super) use line::{count_won, first_move, hardest_reply, is_won, refutation};
