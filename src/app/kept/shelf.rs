//! Where things are kept: texts under names.

/// A store of texts that other tabs use, too. It may be full, forbidden or spoilt.
pub trait Shelf {
    /// The text under a name.
    ///
    /// # Errors
    ///
    /// If nothing may be read.
    fn get(&self, name: &str) -> Result<Option<String>, Refused>;

    /// Puts a text under a name.
    ///
    /// # Errors
    ///
    /// If there is no room, or nothing may be written. Then the old text is still there.
    fn set(&self, name: &str, text: &str) -> Result<(), Refused>;

    /// Forgets what is under a name.
    fn remove(&self, name: &str);

    /// Forgets everything, of all tabs and of this one.
    fn clear(&self);

    /// All names.
    fn names(&self) -> Vec<String>;

    /// What this tab alone has under a name; a reload keeps it.
    fn get_own(&self, name: &str) -> Option<String>;

    /// Keeps something for this tab alone.
    fn set_own(&self, name: &str, text: &str);

    /// The setting with this name.
    fn setting(&self, name: &str) -> Option<String>;

    /// Changes these settings and leaves all others as they are.
    ///
    /// # Errors
    ///
    /// As for [`set`](Self::set).
    fn change_settings(&self, changed: &[(&str, &str)]) -> Result<(), Refused>;
}

/// The shelf is full, or may not be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused;
