//! One of something for each colour.

use std::ops::{Index, IndexMut};

use super::piece::Color;

/// One of something for each player, found by the colour.
///
/// ```
/// use chesslings::rules::{ByColor, Color};
///
/// let mut names = ByColor::new("Anna", "Ben");
/// assert_eq!(names[Color::Black], "Ben");
/// names[Color::Black] = "Boris";
/// let greeting: Vec<_> = names.iter().map(|(color, name)| format!("{name}: {}", color.name())).collect();
/// assert_eq!(greeting, ["Anna: white", "Boris: black"]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByColor<T>([T; 2]);

impl<T> ByColor<T> {
    /// White's and Black's.
    pub const fn new(white: T, black: T) -> ByColor<T> {
        ByColor([white, black])
    }

    /// What `make` makes for each colour.
    pub fn from_fn(mut make: impl FnMut(Color) -> T) -> ByColor<T> {
        ByColor(Color::ALL.map(&mut make))
    }

    /// That of a colour, also where a constant is computed.
    #[inline]
    pub const fn of(&self, color: Color) -> &T {
        &self.0[color as usize]
    }

    /// That of a colour, to be changed.
    #[inline]
    pub const fn of_mut(&mut self, color: Color) -> &mut T {
        &mut self.0[color as usize]
    }

    /// Another one made of each.
    pub fn map<U>(self, make: impl FnMut(T) -> U) -> ByColor<U> {
        ByColor(self.0.map(make))
    }

    /// Both with their colours, White's first.
    pub fn iter(&self) -> impl Iterator<Item = (Color, &T)> {
        Color::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    #[inline]
    fn index(&self, color: Color) -> &T {
        self.of(color)
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    #[inline]
    fn index_mut(&mut self, color: Color) -> &mut T {
        self.of_mut(color)
    }
}

/// White's, then Black's.
impl<T> From<ByColor<T>> for [T; 2] {
    fn from(both: ByColor<T>) -> [T; 2] {
        both.0
    }
}
