//! Languages, which `www/boot.js` fetches: one before the page starts, another when it is chosen.

use super::{dom, shell, storage, turn};
use crate::app::{Msg, SettingsMsg};
use crate::lessons::Course;
use crate::text::Lang;

/// The code of the language that is wanted now: the reader's, or the one just chosen.
pub fn wanted() -> String {
    let chosen = turn::look(|shell| {
        let model = &shell.model;
        model.wanted_lang.unwrap_or(model.settings.lang)
    });
    let lang = chosen.unwrap_or_else(|| storage::settings().lang);
    lang.code().to_owned()
}

/// Learns a language from the text of its file, `text-en.txt` and the like. `false` if the file
/// belongs to another build or is not whole.
pub fn load(code: &str, text: String) -> bool {
    Lang::from_tag(code).is_some_and(|lang| lang.load(text))
}

/// Shows the page in a language that has been loaded, or says that it can't be.
pub fn arrived(code: &str) {
    let lang = Lang::from_tag(code).filter(|lang| lang.is_loaded());
    shell::dispatch(match lang {
        Some(lang) => Msg::Settings(SettingsMsg::Lang(lang)),
        None => Msg::LanguageMissing,
    });
}

/// Learns what the screens say in a language, `words-en.txt` and the like, and for those who learn
/// the course: its own sentences, `course-en.txt` and the like, and its exercises, `exercises.txt`.
/// Then shows the screen that waits for it.
pub fn load_texts(code: &str, words: String, sentences: Option<String>, exercises: Option<String>) {
    let learns = |lang: Lang| {
        let has_course = sentences.is_none_or(|sentences| lang.load_course(sentences));
        lang.load_words(words) && has_course
    };
    let speaks = Lang::from_tag(code).is_some_and(learns);
    let are_here = exercises.is_none_or(Course::load) && speaks;
    shell::dispatch(Msg::Texts { are_here });
}

/// Asks `boot.js` for what the present screen says, in the language that is wanted.
pub(super) fn ask_for_texts() -> dom::Result<()> {
    dom::announce("chesslings:texts-wanted")
}

/// Asks `boot.js` for all that, with the course.
pub(super) fn ask_for_course() -> dom::Result<()> {
    dom::announce("chesslings:course-wanted")
}

/// Asks `boot.js` for the language that is wanted.
pub(super) fn ask() -> dom::Result<()> {
    dom::announce("chesslings:language-wanted")
}
