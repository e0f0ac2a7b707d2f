//! Cyrillic letters where Latin ones were meant.
//!
//! Somebody with a Russian keyboard either forgets to switch it, then each letter stands for the
//! one on the same key, or types the letter that looks or sounds right. So `а` may be a file A
//! (by look) or a file F (by key): both schemes are tried, and the position decides.

/// A way to read Cyrillic letters as Latin ones. Latin letters stay what they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    /// The letter that looks or sounds like it: `а`, `б`, `с`, `д`, `е`, `ф`, `г`, `х`.
    Letters,
    /// The letter on the same key: `ф`, `и`, `с`, `в`, `у`, `а`, `п`, `р`.
    Keys,
}

impl Scheme {
    /// Both, in the order in which a text is tried.
    pub const ALL: [Self; 2] = [Self::Letters, Self::Keys];

    /// The file, `a` to `h`, that a letter of either case names.
    pub fn file(self, letter: char) -> Option<char> {
        let file = match self {
            _ if letter.is_ascii() => letter.to_ascii_lowercase(),
            Self::Letters => by_look_or_sound(letter)?,
            Self::Keys => by_key(letter)?.to_ascii_lowercase(),
        };
        ('a'..='h').contains(&file).then_some(file)
    }
}

/// Whether a letter is Cyrillic, as far as it matters here.
pub fn is_cyrillic(letter: char) -> bool {
    ('\u{400}'..='\u{4ff}').contains(&letter)
}

/// The Latin letter or sign on the key of a Cyrillic letter, of the same case.
pub(super) fn by_key(letter: char) -> Option<char> {
    let small = small_letter(letter);
    let place = CYRILLIC_KEYS.chars().position(|known| known == small)?;
    let latin = LATIN_KEYS.chars().nth(place)?;
    Some(if letter == small {
        latin
    } else {
        latin.to_ascii_uppercase()
    })
}

/// A word as it would be, had the keyboard been switched: `рудз` is `help`, `gjvjom` is
/// `помощь`.
pub fn switched(word: &str) -> String {
    let switch = |letter: char| {
        by_key(letter).unwrap_or_else(|| {
            let place = LATIN_KEYS.chars().position(|known| known == letter);
            place
                .and_then(|place| CYRILLIC_KEYS.chars().nth(place))
                .unwrap_or(letter)
        })
    };
    word.chars().map(switch).collect()
}

/// The small letter of a Latin or Cyrillic capital; others stay as they are. We speak no language
/// with others, and the tables for those would be a part of the page that everybody has to load.
pub const fn small_letter(letter: char) -> char {
    match letter {
        'А'..='Я' => shifted(letter, 'А', 'а'),
        'Ё' => 'ё',
        _ => letter.to_ascii_lowercase(),
    }
}

/// The capital of a Latin or Cyrillic letter; others stay as they are.
///
/// ```
/// use chesslings::typed::{capital_letter, small_letter};
///
/// assert_eq!(['a', 'я', 'ё', '1'].map(capital_letter), ['A', 'Я', 'Ё', '1']);
/// assert_eq!(['A', 'Я', 'Ё', '1'].map(small_letter), ['a', 'я', 'ё', '1']);
/// ```
pub const fn capital_letter(letter: char) -> char {
    match letter {
        'а'..='я' => shifted(letter, 'а', 'А'),
        'ё' => 'Ё',
        _ => letter.to_ascii_uppercase(),
    }
}

/// Whether a letter is a capital one.
pub(super) fn is_capital(letter: char) -> bool {
    small_letter(letter) != letter
}

/// Whether a sign is a letter of our alphabets.
pub(super) fn is_letter(sign: char) -> bool {
    sign.is_ascii_alphabetic() || is_cyrillic(sign)
}

/// The letter as far behind `to` as `letter` is behind `from`.
const fn shifted(letter: char, from: char, to: char) -> char {
    match char::from_u32(letter as u32 - from as u32 + to as u32) {
        Some(shifted) => shifted,
        None => letter,
    }
}

const CYRILLIC_KEYS: &str = "йцукенгшщзхъфывапролджэячсмитьбюё";
const LATIN_KEYS: &str = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";

fn by_look_or_sound(letter: char) -> Option<char> {
    Some(match letter {
        // Only as capitals do these look like Latin letters.
        'В' => 'b',
        'Н' => 'h',
        _ => match small_letter(letter) {
            'а' => 'a',
            'б' => 'b',
            'с' | 'ц' => 'c',
            'д' => 'd',
            'е' | 'э' | 'ё' => 'e',
            'ф' => 'f',
            'г' | 'ж' => 'g',
            'х' | 'ш' => 'h',
            _ => return None,
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(scheme: Scheme, letters: &str) -> String {
        letters
            .chars()
            .filter_map(|letter| scheme.file(letter))
            .collect()
    }

    #[test]
    fn each_file_can_be_typed_in_russian_either_way() {
        assert_eq!(files(Scheme::Letters, "абсдефгх"), "abcdefgh");
        assert_eq!(files(Scheme::Letters, "АВСДЕФГН"), "abcdefgh");
        assert_eq!(files(Scheme::Keys, "фисвуапр"), "abcdefgh");
        assert_eq!(files(Scheme::Keys, "ФИСВУАПР"), "abcdefgh");
    }

    #[test]
    fn latin_letters_are_what_they_are() {
        for scheme in Scheme::ALL {
            assert_eq!(files(scheme, "abcdefghABCDEFGHijz1"), "abcdefghabcdefgh");
        }
    }

    #[test]
    fn only_three_letters_differ_by_look_and_by_key() {
        let letters = 'А'..='я';
        let differ = |&letter: &char| {
            let [look, key] = Scheme::ALL.map(|scheme| scheme.file(letter));
            look.is_some() && key.is_some() && look != key
        };
        assert_eq!(letters.filter(differ).collect::<String>(), "АВФаф");
    }

    #[test]
    fn a_word_typed_on_the_wrong_keyboard_can_be_read() {
        assert_eq!(switched("рудз"), "help");
        assert_eq!(switched("gjvjom"), "помощь");
    }
}
