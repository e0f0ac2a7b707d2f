//! The subcommands, one a file.

mod perft;

pub(super) use perft::Perft;

use super::{Console, Failure, Verdict};

/// A subcommand, made of its arguments.
pub(super) trait Tool {
    /// Does the work.
    fn run(&self, console: &mut Console<'_>) -> Result<Verdict, Failure>;
}
