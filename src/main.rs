//! The native program: reads the arguments, runs, and tells by its exit code how it went.

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    use chesslings::console::{Arguments, run};
    use clap::Parser as _;

    match run(&Arguments::parse()) {
        Ok(verdict) => verdict.into(),
        // Whoever read our output has seen enough.
        Err(failure) if failure.is_broken_pipe() => std::process::ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("chesslings: {failure}");
            std::process::ExitCode::from(2)
        }
    }
}

#[cfg(target_arch = "wasm32")]
fn main() {}
