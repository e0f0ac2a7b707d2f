//! The positions that a search knows already: a table with open places, found by a hash. The
//! standard library's sets do the same, at ten times the size in the page.

/// What tells two positions apart.
pub(super) type Key = [u64; 8];

/// A set of keys.
pub(super) struct Known {
    keys: Vec<Key>,
    /// For each place of the table the number of its key, counted from 1; 0 if it is open.
    places: Vec<u32>,
}

impl Known {
    /// A set with one key.
    pub(super) fn of(key: Key) -> Self {
        let mut known = Self {
            keys: Vec::new(),
            places: vec![0; 64],
        };
        known.insert(key);
        known
    }

    /// Adds a key. `false` if it was known.
    pub(super) fn insert(&mut self, key: Key) -> bool {
        // Half of the places stay open, so that one is found soon.
        if 2 * self.keys.len() >= self.places.len() {
            self.grow();
        }
        let place = self.place_of(&key);
        if self.places[place] > 0 {
            return false;
        }
        self.keys.push(key);
        self.places[place] = self.keys.len() as u32;
        true
    }

    /// The place where a key is, or would be.
    fn place_of(&self, key: &Key) -> usize {
        let mask = self.places.len() - 1;
        let mut place = hash(key) as usize & mask;
        while let number @ 1.. = self.places[place] {
            if self.keys[number as usize - 1] == *key {
                break;
            }
            place = (place + 1) & mask;
        }
        place
    }

    fn grow(&mut self) {
        self.places = vec![0; 2 * self.places.len()];
        for index in 0..self.keys.len() {
            let place = self.place_of(&self.keys[index]);
            self.places[place] = index as u32 + 1;
        }
    }
}

fn hash(key: &Key) -> u64 {
    let mix = |mixed: u64, &part: &u64| {
        let mixed = (mixed ^ part).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed ^ (mixed >> 29)
    };
    key.iter().fold(0, mix)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_is_new_once() {
        let key = |number: u64| [number % 7, 0, number, 0, 0, 0, 0, number / 3];
        let mut known = Known::of(key(5_000));
        for is_new in [true, false] {
            for number in 0..5_000 {
                assert_eq!(known.insert(key(number)), is_new, "{number}");
            }
        }
        assert!(!known.insert(key(5_000)));
    }
}
