//! The course's own sentences, looked up by name: exercises are data.

use super::Lang;

include!(concat!(env!("OUT_DIR"), "/course.rs"));

impl Lang {
    /// The sentence of the course with this name.
    ///
    /// ```
    /// use chesslings::text::Lang;
    ///
    /// assert!(Lang::En.course("rook-meet").is_some());
    /// assert_eq!(Lang::En.course("rook-unknown"), None);
    /// ```
    pub fn course(self, name: &str) -> Option<&'static str> {
        let index = KEYS.binary_search(&name).ok()?;
        texts(self).get(index).copied()
    }

    /// The names of all sentences of the course.
    pub fn course_names() -> &'static [&'static str] {
        &KEYS
    }
}
