//! Places of the page. Each has an address that can be shared and reloaded.

use crate::lessons::{Place, Unit};

/// Where the page is: a place, and what its address says besides.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Address {
    /// The place.
    pub route: Route,
    /// The place within it, as in `rook/3`.
    pub path: String,
    /// What follows the question mark, as in `fen=8/8/…`.
    pub query: String,
}

impl Address {
    /// The address that stands after the page's own; home if it names no place.
    ///
    /// ```
    /// use chesslings::app::{Address, Route};
    ///
    /// let address = Address::from_hash("#/explore?fen=8/8");
    /// assert_eq!(address.route, Route::Explore);
    /// assert_eq!(address.get("fen"), Some("8/8"));
    /// ```
    pub fn from_hash(hash: &str) -> Self {
        let (path, query) = hash.split_once('?').unwrap_or((hash, ""));
        let path = path.trim_end_matches('/');
        let learn = path.strip_prefix(Route::Learn.hash());
        if let Some(within) = learn.and_then(|rest| rest.strip_prefix('/')) {
            return Self {
                path: within.to_owned(),
                query: query.to_owned(),
                ..Self::from(Route::Learn)
            };
        }
        let names = |route: &Route| route.hash().trim_end_matches('/') == path;
        let route = Route::ALL.into_iter().find(names).unwrap_or_default();
        Self {
            query: query.to_owned(),
            ..Self::from(route)
        }
    }

    /// The value of a key, as it stands in the address.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.query
            .split('&')
            .find_map(|pair| pair.split_once('=').filter(|(name, _)| *name == key))
            .map(|(_, value)| value)
    }
}

/// The address of five for today.
pub(super) const TODAY: &str = "#/learn/today";

/// The address of an exercise of the course.
pub(super) fn exercise_hash(Place { unit, number }: Place) -> String {
    format!("{}/{}/{number}", Route::Learn.hash(), unit.id)
}

/// The address of a lesson on paper, counted from 1.
pub(super) fn paper_hash(unit: &Unit, lesson: usize) -> String {
    ["#/learn/paper/", unit.id, "/", &lesson.to_string()].concat()
}

impl From<Route> for Address {
    fn from(route: Route) -> Self {
        Self {
            route,
            path: String::new(),
            query: String::new(),
        }
    }
}

/// A place of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Route {
    /// The first screen.
    #[default]
    Home,
    /// The course.
    Learn,
    /// The board to look at.
    Explore,
    /// Two players at one screen.
    Play,
    /// Placing pieces.
    Puzzles,
    /// Language and look.
    Settings,
    /// The corner for parents.
    Parents,
}

impl Route {
    /// All places.
    pub const ALL: [Self; 7] = [
        Self::Home,
        Self::Learn,
        Self::Explore,
        Self::Play,
        Self::Puzzles,
        Self::Settings,
        Self::Parents,
    ];

    /// The address of the place, as it stands after the page's own address.
    pub const fn hash(self) -> &'static str {
        match self {
            Self::Home => "#/",
            Self::Learn => "#/learn",
            Self::Explore => "#/explore",
            Self::Play => "#/play",
            Self::Puzzles => "#/puzzles",
            Self::Settings => "#/settings",
            Self::Parents => "#/parents",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_found_by_its_address() {
        for route in Route::ALL {
            assert_eq!(Address::from_hash(route.hash()), Address::from(route));
        }
        assert_eq!(Address::from_hash("#/explore/").route, Route::Explore);
        assert_eq!(
            Address::from_hash("#/explore?x=1&fen=8&y").get("fen"),
            Some("8")
        );
        assert_eq!(Address::from_hash("#/explore?x=1").get("fen"), None);
    }

    #[test]
    fn the_course_has_places_of_its_own() {
        for (hash, path) in [
            ("#/learn", ""),
            ("#/learn/", ""),
            ("#/learn/rook", "rook"),
            ("#/learn/rook/3/", "rook/3"),
        ] {
            let address = Address::from_hash(hash);
            assert_eq!((address.route, address.path.as_str()), (Route::Learn, path));
        }
    }

    #[test]
    fn anything_else_is_home() {
        for hash in [
            "",
            "#",
            "#/",
            "#/nowhere",
            "#/learnt",
            "explore",
            "#/\u{0}",
            "#/EXPLORE%00",
            "?",
            "#/?=&=",
        ] {
            assert_eq!(Address::from_hash(hash).route, Route::Home, "{hash:?}");
        }
    }
}
