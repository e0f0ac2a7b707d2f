//! Places of the page. Each has an address that can be shared and reloaded.

/// A place of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Route {
    /// The first screen.
    #[default]
    Home,
    /// The board to look at.
    Explore,
    /// Language and look.
    Settings,
}

impl Route {
    /// All places.
    pub const ALL: [Self; 3] = [Self::Home, Self::Explore, Self::Settings];

    /// The address of the place, as it stands after the page's own address.
    ///
    /// ```
    /// use chesslings::app::Route;
    ///
    /// assert_eq!(Route::Explore.hash(), "#/explore");
    /// assert_eq!(Route::from_hash("#/explore"), Route::Explore);
    /// ```
    pub const fn hash(self) -> &'static str {
        match self {
            Self::Home => "#/",
            Self::Explore => "#/explore",
            Self::Settings => "#/settings",
        }
    }

    /// The place that an address names; home if it names none.
    pub fn from_hash(hash: &str) -> Self {
        let path = hash.split('?').next().unwrap_or_default();
        let path = path.trim_end_matches('/');
        let names = |route: &Self| route.hash().trim_end_matches('/') == path;
        Self::ALL.into_iter().find(names).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_found_by_its_address() {
        for route in Route::ALL {
            assert_eq!(Route::from_hash(route.hash()), route);
        }
        assert_eq!(Route::from_hash("#/explore/"), Route::Explore);
        assert_eq!(Route::from_hash("#/explore?fen=8"), Route::Explore);
    }

    #[test]
    fn anything_else_is_home() {
        for hash in [
            "",
            "#",
            "#/",
            "#/nowhere",
            "explore",
            "#/\u{0}",
            "#/EXPLORE%00",
        ] {
            assert_eq!(Route::from_hash(hash), Route::Home, "{hash:?}");
        }
    }
}
