//! The native program.

fn main() -> std::process::ExitCode {
    chesslings::console::start(std::env::args_os())
}
