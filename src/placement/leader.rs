//! Which words are still the least of their images.
//!
//! Words grow from the first cell on. As soon as it is known on which cell an image differs from
//! the word, the image is out of the race, or the word is given up; and where the image may not
//! be smaller, cells can be forbidden long before the word has reached them.

use super::alphabet::Alphabet;
use super::mask::Mask;
use super::symmetry::Symmetry;

/// How far each image of a growing word was compared with it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Leader {
    /// The images are equal to the word before this cell.
    equal_before: [u16; 15],
    /// The images that are larger than the word whatever comes.
    larger: u16,
}

impl Leader {
    /// Goes on comparing when the cells below `decided` are known. Takes the cells out of
    /// `open`, by code, that would make an image smaller. False if one is smaller already.
    pub(super) fn advance<M: Mask>(
        &mut self,
        symmetries: &[Symmetry],
        word: &[u8],
        decided: usize,
        open: &mut [M],
    ) -> bool {
        for (index, symmetry) in symmetries.iter().enumerate() {
            if self.larger >> index & 1 == 1 {
                continue;
            }
            let mut cell = usize::from(self.equal_before[index]);
            while cell < decided {
                let own = word[cell];
                let source = usize::from(symmetry.source[cell]);
                let theirs = if source < decided {
                    symmetry.letter(word, cell)
                } else if may_be_equal(symmetry, own, source, open) {
                    break;
                } else {
                    Alphabet::EMPTY
                };
                if theirs < own {
                    return false;
                }
                if theirs > own {
                    self.larger |= 1 << index;
                    break;
                }
                cell += 1;
            }
            self.equal_before[index] = cell as u16;
        }
        true
    }

    /// Compares to the end. If no image is smaller, how many images are equal to the word.
    pub(super) fn finish(&self, symmetries: &[Symmetry], word: &[u8]) -> Option<u32> {
        let mut equal = 0;
        for (index, symmetry) in symmetries.iter().enumerate() {
            if self.larger >> index & 1 == 1 {
                continue;
            }
            let rest = usize::from(self.equal_before[index])..word.len();
            let differing = rest
                .map(|cell| (symmetry.letter(word, cell), word[cell]))
                .find(|(theirs, own)| theirs != own);
            match differing {
                Some((theirs, own)) if theirs < own => return None,
                Some(_) => {}
                None => equal += 1,
            }
        }
        Some(equal)
    }
}

/// Forbids on `source` what would make the image smaller than `own`, and says whether the image
/// may get the same letter by a piece that is still to come.
fn may_be_equal<M: Mask>(symmetry: &Symmetry, own: u8, source: usize, open: &mut [M]) -> bool {
    let mut may = false;
    for (code, cells) in open.iter_mut().enumerate() {
        let theirs = symmetry.codes[code];
        if theirs < own {
            cells.remove(source);
        } else if theirs == own {
            may |= cells.has(source);
        }
    }
    may
}
