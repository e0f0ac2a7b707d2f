//! The bytes of a WebAssembly module: reading its numbers and names, and writing them.

/// A module begins with a magic word and its version.
pub(super) const HEAD: usize = 8;

/// Bytes of a module that are still to be read.
pub(super) struct Reader<'a>(pub(super) &'a [u8]);

impl<'a> Reader<'a> {
    pub(super) fn byte(&mut self) -> Option<u8> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }

    pub(super) fn take(&mut self, length: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(taken)
    }

    /// A number, seven bits a byte, the lowest first.
    pub(super) fn number(&mut self) -> Option<usize> {
        let mut number = 0;
        for shift in (0..usize::BITS).step_by(7) {
            let byte = self.byte()?;
            number |= usize::from(byte & 0x7f).checked_shl(shift)?;
            if byte < 0x80 {
                return Some(number);
            }
        }
        None
    }

    pub(super) fn name(&mut self) -> Option<&'a str> {
        let length = self.number()?;
        std::str::from_utf8(self.take(length)?).ok()
    }

    /// The next section: its kind, and what stands in it.
    pub(super) fn section(&mut self) -> Option<(u8, &'a [u8])> {
        let (id, length) = (self.byte()?, self.number()?);
        Some((id, self.take(length)?))
    }
}

pub(super) fn put_number(bytes: &mut Vec<u8>, mut number: usize) {
    while number >= 0x80 {
        bytes.push((number & 0x7f) as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// Bytes with their length before them.
pub(super) fn put_bytes(bytes: &mut Vec<u8>, more: &[u8]) {
    put_number(bytes, more.len());
    bytes.extend_from_slice(more);
}
