//! The animals that children choose as their pictures.

/// An animal, whose drawing has its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "an animal is an animal")]
pub enum Animal {
    Bear,
    Cat,
    Dog,
    Fox,
    Frog,
    Hare,
    Hedgehog,
    Lion,
    Mouse,
    Penguin,
    Squirrel,
    Wolf,
}

impl Animal {
    /// All animals.
    pub const ALL: [Self; 12] = [
        Self::Bear,
        Self::Cat,
        Self::Dog,
        Self::Fox,
        Self::Frog,
        Self::Hare,
        Self::Hedgehog,
        Self::Lion,
        Self::Mouse,
        Self::Penguin,
        Self::Squirrel,
        Self::Wolf,
    ];

    /// The name under which it is stored and drawn.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bear => "bear",
            Self::Cat => "cat",
            Self::Dog => "dog",
            Self::Fox => "fox",
            Self::Frog => "frog",
            Self::Hare => "hare",
            Self::Hedgehog => "hedgehog",
            Self::Lion => "lion",
            Self::Mouse => "mouse",
            Self::Penguin => "penguin",
            Self::Squirrel => "squirrel",
            Self::Wolf => "wolf",
        }
    }

    /// The animal with this name.
    pub(super) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|animal| animal.name() == name)
    }
}
