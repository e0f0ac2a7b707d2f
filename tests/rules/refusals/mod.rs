//! Why moves are refused.

mod everywhere;
mod naive;
mod positions;
