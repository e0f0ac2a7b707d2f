//! What the module exports. JavaScript may hand over anything, so whatever should be a text comes
//! as a value that is looked at first.

use chesslings::api;
use chesslings::text::Lang;
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

type Result<T> = std::result::Result<T, JsValue>;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.ts");

/// Learns a language from the text of its file, `text-en.txt` and the like. `false` if the file
/// belongs to another build or is not whole. Sentences are empty without it.
#[wasm_bindgen(js_name = loadLanguage)]
pub fn load_language(
    #[wasm_bindgen(unchecked_param_type = "string")] code: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
) -> bool {
    let lang = code.as_string().and_then(|code| Lang::from_tag(&code));
    match (lang, text.as_string()) {
        (Some(lang), Some(text)) => lang.load_all(&text),
        _ => false,
    }
}

/// A position to look at and to play on from.
///
/// Whatever can't be done is thrown as a `Problem`. A language is a tag such as `"en"` or `"ru"`;
/// without one it is English.
#[wasm_bindgen]
pub struct ChessPosition(api::ChessPosition);

#[wasm_bindgen]
impl ChessPosition {
    /// The position of a FEN, or the start position.
    ///
    /// # Errors
    ///
    /// `{ code: "bad-fen", text }`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_optional_param_type = "string")] fen: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] lang: &JsValue,
    ) -> Result<Self> {
        let fen = if is_missing(fen) {
            None
        } else {
            Some(text(fen))
        };
        let position = api::ChessPosition::new(fen.as_deref(), &tag(lang));
        position.map(Self).map_err(thrown)
    }

    /// The position as a FEN.
    pub fn fen(&self) -> String {
        self.0.fen()
    }

    /// Where the piece on a square may go.
    ///
    /// # Errors
    ///
    /// `{ code: "bad-square", text }`.
    #[wasm_bindgen(unchecked_return_type = "Target[]")]
    pub fn targets(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] square: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] lang: &JsValue,
    ) -> Result<JsValue> {
        given(self.0.targets(&text(square), &tag(lang)))
    }

    /// Why nothing can go from one square to another, or `null` if it can.
    ///
    /// # Errors
    ///
    /// `{ code: "bad-square", text }`.
    #[wasm_bindgen(js_name = whyNot, unchecked_return_type = "Reason | null")]
    pub fn why_not(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] from: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] to: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] lang: &JsValue,
    ) -> Result<JsValue> {
        given(self.0.why_not(&text(from), &text(to), &tag(lang)))
    }

    /// Plays a move, with `"q"`, `"r"`, `"b"` or `"n"` for a pawn that reaches the last row, and
    /// gives the new `status`.
    ///
    /// # Errors
    ///
    /// `{ code, text }` of the refusal; then nothing has changed.
    #[wasm_bindgen(unchecked_return_type = "Status")]
    pub fn play(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] from: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] to: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] promotion: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] lang: &JsValue,
    ) -> Result<JsValue> {
        let promotion = if is_missing(promotion) {
            None
        } else {
            Some(text(promotion))
        };
        let (from, to) = (text(from), text(to));
        given(self.0.play(&from, &to, promotion.as_deref(), &tag(lang)))
    }

    /// How things stand.
    ///
    /// # Errors
    ///
    /// None that JavaScript could cause.
    #[wasm_bindgen(unchecked_return_type = "Status")]
    pub fn status(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] lang: &JsValue,
    ) -> Result<JsValue> {
        as_object(&self.0.status(&tag(lang)))
    }
}

fn is_missing(value: &JsValue) -> bool {
    value.is_undefined() || value.is_null()
}

/// A text as it is; of anything else its kind in brackets, which is no square and no letter.
fn text(value: &JsValue) -> String {
    let other = || format!("[{}]", value.js_typeof().as_string().unwrap_or_default());
    value.as_string().unwrap_or_else(other)
}

fn tag(lang: &JsValue) -> String {
    lang.as_string().unwrap_or_else(|| "en".to_owned())
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
