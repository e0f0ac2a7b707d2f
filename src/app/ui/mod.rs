//! What screens are made of: elements, common parts, the board with its accessible grid.

pub(super) mod board;
pub(super) mod diagram;
mod html;
mod node;
pub(super) mod parts;
mod patch;
pub(super) mod picker;
pub(super) mod speech;
pub(super) mod tray;

pub(super) use node::element;
pub use node::{Element, Event, Handler, Node};
pub use patch::{Dom, patch};
