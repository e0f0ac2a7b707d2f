//! The page's module: what `www/boot.js` calls. The work is in `chesslings::web`.

#[cfg(target_arch = "wasm32")]
#[expect(unreachable_pub, reason = "wasm-bindgen exports it to JavaScript")]
mod exported {
    use chesslings::web::{drawings, language};
    use wasm_bindgen::JsValue;
    use wasm_bindgen::prelude::wasm_bindgen;

    /// Starts the page in its element `#app`, once its language is there, with the drawings of
    /// the set that was wanted, one after the other in the order of `Kind::ALL`.
    ///
    /// # Errors
    ///
    /// Says what the browser refused; `www/trouble.js` then shows the message for it.
    #[wasm_bindgen]
    pub fn start(drawings: String) -> Result<(), JsValue> {
        chesslings::web::start(drawings)
    }

    /// The code of the language that is wanted now: the reader's, or the one just chosen.
    #[wasm_bindgen(js_name = wantedLanguage)]
    pub fn wanted_language() -> String {
        language::wanted()
    }

    /// Learns a language from the text of its file, `text-en.txt` and the like. `false` if the
    /// file belongs to another build or is not whole.
    #[wasm_bindgen(js_name = loadLanguage)]
    pub fn load_language(code: &str, text: String) -> bool {
        language::load(code, text)
    }

    /// Shows the page in a language that has been loaded, or says that it can't be.
    #[wasm_bindgen(js_name = languageArrived)]
    pub fn language_arrived(code: &str) {
        language::arrived(code);
    }

    /// Learns what the present screen says from its files: `words-en.txt` and the like, and for
    /// those who learn `course-en.txt` and the like and `exercises.txt`. Shows the screen, or says
    /// that it can't be shown.
    #[wasm_bindgen(js_name = loadTexts)]
    pub fn load_texts(
        code: &str,
        words: String,
        sentences: Option<String>,
        exercises: Option<String>,
    ) {
        language::load_texts(code, words, sentences, exercises);
    }

    /// The folder of the drawings that have to be fetched now, or nothing.
    #[wasm_bindgen(js_name = wantedPieces)]
    pub fn wanted_pieces() -> String {
        drawings::wanted()
    }

    /// Shows the pieces by these drawings, one after the other in the order of `Kind::ALL`. If
    /// this is something else, the classic ones stay.
    #[wasm_bindgen(js_name = loadPieces)]
    pub fn load_pieces(text: String) {
        drawings::load(text);
    }
}

fn main() {
    #[cfg(target_arch = "wasm32")]
    console_error_panic_hook::set_once();
}
