//! Chesslings: a chess school for children, in a browser tab and in the terminal.
//!
//! The layers call downwards only; ARCHITECTURE.md has the map.

#![cfg_attr(not(target_arch = "wasm32"), forbid(unsafe_code))]

pub mod rules;
pub mod text;
