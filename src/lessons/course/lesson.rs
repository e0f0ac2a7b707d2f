//! Lessons: the parts of a unit that fit one sitting.

use super::Unit;

/// A part of a unit, with a resting place behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The name of its heading among the sentences of the course: `lesson-rook-first`.
    pub heading: String,
    /// The number of its first exercise in the unit, counted from 1.
    pub first: usize,
    /// How many exercises it has.
    pub count: usize,
}

impl Lesson {
    /// Whether the exercise with this number is its last one.
    pub const fn ends_with(&self, number: usize) -> bool {
        number + 1 == self.first + self.count
    }
}

impl Unit {
    /// Its lessons in their order.
    pub fn lessons(&self) -> Vec<Lesson> {
        let mut lessons: Vec<Lesson> = Vec::new();
        let mut next = 1;
        for part in self.parts() {
            if let Some(name) = begins(part) {
                lessons.push(Lesson {
                    heading: format!("lesson-{}-{name}", self.id),
                    first: next,
                    count: 0,
                });
                continue;
            }
            next += 1;
            if let Some(lesson) = lessons.last_mut() {
                lesson.count += 1;
            }
        }
        lessons
    }

    /// The lesson of the exercise with this number.
    pub fn lesson(&self, number: usize) -> Option<Lesson> {
        let lessons = self.lessons().into_iter();
        let mut begun = lessons.filter(|lesson| lesson.first <= number);
        begun.next_back()
    }
}

/// The name of the lesson that begins with this part of a file.
pub(super) fn begins(part: &str) -> Option<&str> {
    part.strip_prefix("lesson ").map(str::trim)
}
