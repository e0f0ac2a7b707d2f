//! The JavaScript API: chess for pages that others write, as a module of its own.
//!
//! ```js
//! import init, { ChessPosition, loadLanguage } from "./api.js";
//!
//! await init();
//! loadLanguage("en", await (await fetch("./text-en.txt")).text()); // for sentences
//! const position = new ChessPosition();
//! position.targets("e2"); // [{ square: "e3", i: 2, j: 4, kind: "quiet", captures: false }, …]
//! ```
//!
//! What these functions say is decided in `chesslings::api`. They need no page of ours around them.

#[cfg(target_arch = "wasm32")]
#[expect(unreachable_pub, reason = "wasm-bindgen exports it to JavaScript")]
mod exported;

fn main() {
    #[cfg(target_arch = "wasm32")]
    console_error_panic_hook::set_once();
}
