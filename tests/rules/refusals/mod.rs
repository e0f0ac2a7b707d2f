//! Why moves are refused.

mod cases;
mod everywhere;
mod naive;
mod positions;
