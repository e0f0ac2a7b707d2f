//! x
mod input;
