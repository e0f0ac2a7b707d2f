//! The letters of a file.

/// The text of bytes; what is not UTF-8 is Latin-1, the encoding of the PGN standard.
///
/// ```
/// use chesslings::rules::pgn_text;
///
/// assert_eq!(pgn_text(b"M\xfcller".to_vec()), "Müller");
/// assert_eq!(pgn_text("Müller".into()), "Müller");
/// ```
pub fn pgn_text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes)
        .unwrap_or_else(|error| error.as_bytes().iter().copied().map(char::from).collect())
}

/// The text of the first bytes of a file that is longer: without its last line, which may be cut
/// in the middle of a letter.
pub fn pgn_beginning(mut bytes: Vec<u8>) -> String {
    let last_line = bytes.iter().rposition(|&byte| byte == b'\n');
    bytes.truncate(last_line.map_or(0, |end| end + 1));
    pgn_text(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_that_is_cut_does_not_change_those_before_it() {
        let whole = "[White \"Müller\"]\n[Black \"Ü".as_bytes();
        let cut = whole[..whole.len() - 1].to_vec();
        assert_eq!(pgn_beginning(cut), "[White \"Müller\"]\n");
        assert_eq!(pgn_beginning(b"e4".to_vec()), "");
    }
}
