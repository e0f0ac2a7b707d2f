//! Base64, as Chromium sends pictures.

/// The bytes that `text` stands for; anything that is no Base64 digit is left out.
pub(super) fn decode(text: &str) -> Vec<u8> {
    let digits: Vec<u32> = text.bytes().filter_map(digit).collect();
    let mut bytes = Vec::with_capacity(digits.len() * 3 / 4);
    for group in digits.chunks(4) {
        let bits = group.iter().fold(0, |bits, digit| bits << 6 | digit);
        let bits = bits << (6 * (4 - group.len()));
        bytes.extend_from_slice(&bits.to_be_bytes()[1..group.len()]);
    }
    bytes
}

fn digit(sign: u8) -> Option<u32> {
    Some(u32::from(match sign {
        b'A'..=b'Z' => sign - b'A',
        b'a'..=b'z' => sign - b'a' + 26,
        b'0'..=b'9' => sign - b'0' + 52,
        b'+' => 62,
        b'/' => 63,
        _ => return None,
    }))
}

#[test]
fn base64_is_decoded() {
    assert_eq!(decode("Q2hlc3M="), b"Chess");
    assert_eq!(decode("YTE="), b"a1");
    assert_eq!(decode("/+8A"), [0xff, 0xef, 0]);
}
