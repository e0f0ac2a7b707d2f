//! The native program.

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    chesslings::console::start(std::env::args_os())
}

#[cfg(target_arch = "wasm32")]
fn main() {}
