//! The page in a real browser: what readers see, hear, tap and press.
//!
//! Needs Chromium and the built page in `dist/`; run it with `scripts/test browser`.

mod harness;

mod access;
mod api;
mod board;
mod explore;
mod fields;
mod first_screen;
mod hosting;
mod keeping;
mod languages;
mod layout;
mod learn;
mod monkey;
mod motion;
mod offline;
mod parents;
mod pieces;
mod pixels;
mod play;
mod privacy;
mod puzzles;
mod readers;
mod steady;
mod trouble;
mod watching;
