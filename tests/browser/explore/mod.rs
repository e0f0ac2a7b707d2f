//! The board to look at.

mod lists;
mod pencil;
mod questions;
mod set_up;
mod shared;

use crate::harness::{Options, Page};

/// The Explore screen with this position, by a link.
fn position(options: Options, fen: &str) -> Page {
    let route = format!("#/explore?fen={}", fen.replace(' ', "_"));
    Page::open(options, &route)
}
