//! Positions in addresses: a FEN with underscores for its spaces.

use super::route::Route;
use crate::rules::{FenError, Position, Strictness};

/// The address of a position on a screen.
pub(super) fn of(route: Route, position: &Position) -> String {
    let fen = position.to_fen().replace(' ', "_");
    format!("{}?fen={fen}", route.hash())
}

/// The position in an address, as it stands there or as a browser or a messenger encoded it.
pub(super) fn read(text: &str, strictness: Strictness) -> Result<Position, FenError> {
    let text = decoded(text).replace(['_', '+'], " ");
    Position::from_fen(&text, strictness)
}

/// The text with every `%20` and the like put back. What is no code stays as it is.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        let code = match rest {
            [b'%', high, low, ..] => hex(*high).zip(hex(*low)),
            _ => None,
        };
        if let Some((high, low)) = code {
            bytes.push(high * 16 + low);
            rest = &rest[3..];
        } else {
            bytes.push(*first);
            rest = after;
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn hex(digit: u8) -> Option<u8> {
    char::from(digit).to_digit(16).map(|digit| digit as u8)
}
