//! `chesslings completions`: what a shell needs to complete our arguments.

use clap::{Args, CommandFactory as _};
use clap_complete::{Shell, generate};

use super::Tool;
use crate::console::{Arguments, Console, Failure, Verdict};

/// Prints shell completions.
#[derive(Debug, Args)]
#[command(after_long_help = "\
For example, for bash:
  chesslings completions bash > ~/.local/share/bash-completion/completions/chesslings")]
pub struct Completions {
    /// Which shell.
    shell: Shell,
}

impl Tool for Completions {
    fn run(&self, console: &mut Console<'_>) -> Result<Verdict, Failure> {
        // The generator panics if it can't write, so it writes to memory.
        let mut script = Vec::new();
        generate(
            self.shell,
            &mut Arguments::command(),
            "chesslings",
            &mut script,
        );
        console.output.write_all(&script)?;
        Ok(Verdict::AllWell)
    }
}
