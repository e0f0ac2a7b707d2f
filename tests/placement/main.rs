//! Placing pieces: published counts, a slow second opinion, and what must hold for every problem.

#![expect(
    clippy::unwrap_used,
    reason = "a test that unwraps nothing has failed, as it should"
)]

mod brute;
mod cases;
mod errors;
mod every;
mod hands;
mod naive;
mod problems;
