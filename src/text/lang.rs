//! Choosing a language from what a browser or a terminal says.

use super::Lang;

impl Lang {
    /// The language of a tag such as `ru`, `ru-RU`, `ru_RU.UTF-8` or `RU`; `None` for one we
    /// don't speak.
    ///
    /// ```
    /// use chesslings::text::Lang;
    ///
    /// assert_eq!(Lang::from_tag("ru_RU.UTF-8"), Some(Lang::Ru));
    /// assert_eq!(Lang::from_tag("en-GB"), Some(Lang::En));
    /// assert_eq!(Lang::from_tag("C"), None);
    /// ```
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_', '.', '@']).next()?;
        Self::ALL
            .into_iter()
            .find(|lang| lang.code().eq_ignore_ascii_case(primary))
    }

    /// The first language we speak among `tags`, in the reader's order of preference; English if
    /// there is none.
    pub fn preferred<'a>(tags: impl IntoIterator<Item = &'a str>) -> Self {
        tags.into_iter()
            .find_map(Self::from_tag)
            .unwrap_or(Self::En)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_we_speak_wins() {
        assert_eq!(Lang::preferred(["de-DE", "ru", "en"]), Lang::Ru);
        assert_eq!(Lang::preferred(["de-DE", "fr"]), Lang::En);
        assert_eq!(Lang::preferred([]), Lang::En);
    }

    #[test]
    fn odd_tags_are_no_language() {
        for tag in ["", "-", "POSIX", "russian", "e", "\u{0}", "рус"] {
            assert_eq!(Lang::from_tag(tag), None, "{tag:?}");
        }
    }
}
