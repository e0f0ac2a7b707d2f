//! Chesslings: a chess school for children, in a browser tab and in the terminal.
//!
//! The layers call downwards only; ARCHITECTURE.md has the map.
//!
//! - [`rules`] is chess: pure, fast, and able to say why a move is refused.
//! - [`search`] looks ahead: who wins what, for opponents, coach and judge.
//! - [`opponents`] is who plays against a child: ten characters.
//! - [`coach`] is why, in words, while a child plays and afterwards.
//! - [`placement`] is pieces on boards of any size that leave each other in peace, or see it all.
//! - [`typed`] is what people type: moves in any writing, and their names.
//! - [`lessons`] is the course: exercises, their judge and their solver.
//! - [`text`] is every sentence in every language.
//! - [`app`] is the page as a state machine without a browser.
//! - `api` is what other people's pages can use of it (feature `json`).
//! - `web` is the browser shell around it (feature `web`, on wasm32).
//! - `console` is the terminal front end (feature `terminal`).
//!
//! ```
//! use chesslings::rules::{Position, Square};
//! use chesslings::text::Lang;
//!
//! // Chess, and why a move is refused; rules has a tour.
//! let refusal = Position::START.refusal(Square::E2, Square::E5).unwrap();
//! assert_eq!(
//!     Lang::En.why(&refusal),
//!     "Too far: from E2 the pawn goes one square or two.",
//! );
//! ```

#![cfg_attr(not(target_arch = "wasm32"), forbid(unsafe_code))]

#[cfg(feature = "json")]
pub mod api;
pub mod app;
pub mod coach;
#[cfg(feature = "terminal")]
pub mod console;
pub mod lessons;
pub mod opponents;
pub mod placement;
pub mod rules;
pub mod search;
pub mod text;
pub mod typed;
#[cfg(all(target_arch = "wasm32", feature = "web"))]
pub mod web;
