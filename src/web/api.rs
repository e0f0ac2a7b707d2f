//! The exported JavaScript API: chess for pages that others write.
//!
//! ```js
//! import init, { ChessPosition, loadLanguage } from "./whole.js";
//!
//! await init({ module_or_path: "./whole_bg.wasm" });
//! loadLanguage("en", await (await fetch("./text-en.txt")).text()); // for sentences
//! const position = new ChessPosition();
//! position.targets("e2"); // [{ square: "e3", i: 2, j: 4, kind: "quiet", captures: false }, …]
//! ```
//!
//! What these functions say is decided in [`crate::api`]. They need no page of ours around them.

use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::dom::Result;
use crate::api;

/// A position to look at and to play on from.
///
/// Whatever can't be done is thrown as an object `{ code, text }`. A language is a tag such as
/// `"en"` or `"ru"`; without one it is English.
#[wasm_bindgen]
pub struct ChessPosition(api::ChessPosition);

#[expect(
    clippy::needless_pass_by_value,
    reason = "wasm-bindgen hands over owned texts"
)]
#[wasm_bindgen]
impl ChessPosition {
    /// The position of a FEN, or the start position: `new ChessPosition(fen?, lang?)`.
    ///
    /// # Errors
    ///
    /// `{ code: "bad-fen", text }`.
    #[wasm_bindgen(constructor)]
    pub fn new(fen: Option<String>, lang: Option<String>) -> Result<Self> {
        let position = api::ChessPosition::new(fen.as_deref(), tag(lang.as_ref()));
        position.map(Self).map_err(thrown)
    }

    /// The position as a FEN.
    pub fn fen(&self) -> String {
        self.0.fen()
    }

    /// Where the piece on a square may go: `[{ square, i, j, kind, captures }]`, where `kind` is
    /// `"quiet"`, `"capture"`, `"castling"`, `"enPassant"` or `"promotion"`.
    ///
    /// # Errors
    ///
    /// `{ code: "bad-square", text }`.
    pub fn targets(&self, square: &str, lang: Option<String>) -> Result<JsValue> {
        given(self.0.targets(square, tag(lang.as_ref())))
    }

    /// Why nothing can go from one square to another: `{ code, text, squares: [{ role, squares }] }`,
    /// or `null` if it can.
    ///
    /// # Errors
    ///
    /// `{ code: "bad-square", text }`.
    #[wasm_bindgen(js_name = whyNot)]
    pub fn why_not(&self, from: &str, to: &str, lang: Option<String>) -> Result<JsValue> {
        given(self.0.why_not(from, to, tag(lang.as_ref())))
    }

    /// Plays a move, with `"q"`, `"r"`, `"b"` or `"n"` for a pawn that reaches the last row, and
    /// gives the new [`status`](Self::status).
    ///
    /// # Errors
    ///
    /// `{ code, text }` of the refusal; then nothing has changed.
    pub fn play(
        &mut self,
        from: &str,
        to: &str,
        promotion: Option<String>,
        lang: Option<String>,
    ) -> Result<JsValue> {
        let lang = tag(lang.as_ref());
        given(self.0.play(from, to, promotion.as_deref(), lang))
    }

    /// How things stand: `{ code, turn, check, fen, ended }`, where `ended` is `null` or
    /// `{ winner, result, text }`.
    ///
    /// # Errors
    ///
    /// None that JavaScript could cause.
    pub fn status(&self, lang: Option<String>) -> Result<JsValue> {
        as_object(&self.0.status(tag(lang.as_ref())))
    }
}

fn tag(lang: Option<&String>) -> &str {
    lang.map_or("en", String::as_str)
}

fn given<T: Serialize>(result: std::result::Result<T, api::Problem>) -> Result<JsValue> {
    as_object(&result.map_err(thrown)?)
}

#[expect(
    clippy::needless_pass_by_value,
    reason = "it stands in for an error that is moved"
)]
fn thrown(problem: api::Problem) -> JsValue {
    as_object(&problem).unwrap_or_else(|error| error)
}

/// A plain object, with `null` for what is not there.
fn as_object<T: Serialize>(value: &T) -> Result<JsValue> {
    let serializer = serde_wasm_bindgen::Serializer::new().serialize_missing_as_null(true);
    Ok(value.serialize(&serializer)?)
}
