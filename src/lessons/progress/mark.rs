//! Marks of children who are gone, so that no tab and no file brings them back by accident. They
//! hold no names: who is removed is forgotten.

/// All generations of a child up to this one are gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Mark {
    /// A number made of the name.
    pub(super) name: u64,
    pub(super) generation: u32,
    /// The generation and the name, as such a number, under which the child lives on, if it only
    /// changed its name.
    pub(super) to: Option<(u32, u64)>,
}

impl Mark {
    /// The child was removed.
    pub(super) fn gone(name: &str, generation: u32) -> Self {
        Self {
            name: number_of(name),
            generation,
            to: None,
        }
    }

    /// The child has another name.
    pub(super) fn renamed(before: &str, old: u32, new: u32, name: &str) -> Self {
        Self {
            to: Some((new, number_of(name))),
            ..Self::gone(before, old)
        }
    }

    /// The mark as a line of the text.
    pub(super) fn write(&self) -> String {
        let gone = format!("gone {} {:x}", self.generation, self.name);
        match self.to {
            Some((generation, name)) => format!("{gone} {generation} {name:x}"),
            None => gone,
        }
    }

    /// Reads what follows the word `gone`.
    pub(super) fn read(rest: &str) -> Option<Self> {
        let mut words = rest.split(' ');
        let mut pair = || {
            let generation = words.next()?.parse().ok()?;
            let name = u64::from_str_radix(words.next()?, 16).ok()?;
            Some((generation, name))
        };
        let (generation, name) = pair()?;
        let to = pair();
        Some(Self {
            name,
            generation,
            to,
        })
    }
}

/// A number that tells names apart: FNV-1a.
pub(super) fn number_of(name: &str) -> u64 {
    name.bytes().fold(0xcbf2_9ce4_8422_2325, |number, byte| {
        (number ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
