//! `chesslings perft`: counting games.

use clap::{Args, value_parser};

use super::{Tool, position};
use crate::console::{Console, Failure, Verdict};

/// Counts all games of a length.
#[derive(Debug, Args)]
pub struct Perft {
    // More would not end in a lifetime, but could exhaust the stack.
    #[arg(value_parser = value_parser!(u32).range(..=64))]
    depth: u32,

    #[arg(long)]
    fen: Option<String>,

    #[arg(long)]
    divide: bool,
}

impl Tool for Perft {
    fn run(&self, console: &mut Console<'_>) -> Result<Verdict, Failure> {
        let position = position(self.fen.as_deref(), console.lang)?;
        let nodes = match self.depth.checked_sub(1) {
            Some(rest) if self.divide => {
                let mut sum = 0;
                for first in position.legal_moves() {
                    let nodes = position.play_unchecked(first).perft(rest);
                    writeln!(console.output, "{first}: {nodes}")?;
                    // A count can take long; show what is known.
                    console.output.flush()?;
                    sum += nodes;
                }
                sum
            }
            _ => position.perft(self.depth),
        };
        writeln!(console.output, "nodes: {nodes}")?;
        Ok(Verdict::AllWell)
    }
}
