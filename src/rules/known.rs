//! Things that are known already, each with its number: a table with open places, found by a
//! hash. The standard library's sets and maps do the same, at ten times the size in the page.

/// What can be known.
pub(crate) trait Mixed: PartialEq {
    /// A number that is different for most different things.
    fn mixed(&self) -> u64;
}

/// Things in the order they came.
pub(crate) struct Known<T> {
    things: Vec<T>,
    /// For each place of the table the number of its thing, counted from 1; 0 if it is open.
    places: Vec<u32>,
}

impl<T> Default for Known<T> {
    fn default() -> Self {
        Self {
            things: Vec::new(),
            places: vec![0; 64],
        }
    }
}

impl<T: Mixed> Known<T> {
    /// Adds a thing. `false` if it was known.
    pub(crate) fn insert(&mut self, thing: T) -> bool {
        // Half of the places stay open, so that one is found soon.
        if 2 * self.things.len() >= self.places.len() {
            self.grow();
        }
        let place = self.place_of(&thing);
        if self.places[place] > 0 {
            return false;
        }
        self.things.push(thing);
        self.places[place] = self.things.len() as u32;
        true
    }

    /// The number of a thing, counted from 0 in the order they came.
    pub(crate) fn number(&self, thing: &T) -> Option<usize> {
        (self.places[self.place_of(thing)] as usize).checked_sub(1)
    }

    /// The place where a thing is, or would be.
    fn place_of(&self, thing: &T) -> usize {
        let mask = self.places.len() - 1;
        let mut place = thing.mixed() as usize & mask;
        while let number @ 1.. = self.places[place] {
            if self.things[number as usize - 1] == *thing {
                break;
            }
            place = (place + 1) & mask;
        }
        place
    }

    fn grow(&mut self) {
        self.places = vec![0; 2 * self.places.len()];
        for index in 0..self.things.len() {
            let place = self.place_of(&self.things[index]);
            self.places[place] = index as u32 + 1;
        }
    }
}

impl Mixed for [u64; 8] {
    fn mixed(&self) -> u64 {
        self.iter().fold(0, |mixed, &part| mix(mixed, part))
    }
}

impl Mixed for &str {
    fn mixed(&self) -> u64 {
        self.bytes()
            .fold(0, |mixed, byte| mix(mixed, u64::from(byte) + 1))
    }
}

fn mix(mixed: u64, part: u64) -> u64 {
    let mixed = (mixed ^ part).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed ^ (mixed >> 29)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_new_once_and_keeps_its_number() {
        let key = |number: u64| [number % 7, 0, number, 0, 0, 0, 0, number / 3];
        let mut known = Known::default();
        assert_eq!(known.number(&key(3)), None);
        for is_new in [true, false] {
            for number in 0..5_000 {
                assert_eq!(known.insert(key(number)), is_new, "{number}");
            }
        }
        assert_eq!(known.number(&key(3)), Some(3));
        assert_eq!(known.number(&key(5_000)), None);
    }

    #[test]
    fn texts_are_told_apart() {
        let mut known = Known::default();
        for text in ["", "a", "b", "ab", "ba", "aa"] {
            assert!(known.insert(text), "{text}");
        }
        assert_eq!(known.number(&"ba"), Some(4));
    }
}
