//! `chesslings completions`: what a shell needs to complete our arguments.

use clap::Args;
use clap_complete::{Shell, generate};

use super::Tool;
use crate::console::{Console, Failure, Verdict, manual};

/// Prints shell completions.
#[derive(Debug, Args)]
pub struct Completions {
    shell: Shell,
}

impl Tool for Completions {
    fn run(&self, console: &mut Console<'_>) -> Result<Verdict, Failure> {
        // The generator panics if it can't write, so it writes to memory.
        let mut script = Vec::new();
        generate(
            self.shell,
            &mut manual::command(console.lang),
            "chesslings",
            &mut script,
        );
        console.output.write_all(&script)?;
        Ok(Verdict::AllWell)
    }
}
