//! The course's own sentences, looked up by name: exercises are data.

use super::Lang;

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
        let all = self.course_pack().course();
        let place = all.binary_search_by(|(known, _)| (*known).cmp(name)).ok()?;
        Some(all[place].1)
    }

    /// The names of all sentences of the course.
    pub fn course_names() -> impl Iterator<Item = &'static str> {
        Self::En
            .course_pack()
            .course()
            .iter()
            .map(|(name, _)| *name)
    }
}
