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
        let index = Self::course_names().position(|known| known == name)?;
        texts(self).lines().nth(index)
    }

    /// The names of all sentences of the course.
    pub fn course_names() -> impl Iterator<Item = &'static str> {
        KEYS.lines()
    }
}
