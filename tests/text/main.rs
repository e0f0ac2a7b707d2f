//! What a child reads.

#![expect(
    clippy::unwrap_used,
    reason = "a test that unwraps nothing has failed, as it should"
)]

mod claims;
mod coach;
mod dead;
mod every;
mod exact;
mod lessons;
mod reasons;
mod short;
mod typed;
