//! Compiles Fluent catalogues into the Rust source of `text`.
//!
//! Runs inside `build.rs` (which includes this folder by path) and, for its own tests, inside the
//! library. What a catalogue may use: text, `{ $variable }`, `NUMBER($variable)`, string and
//! number literals, `-terms` and other messages without variables, and selection by plural form,
//! by number or by word. Everything else is refused, so that no translation fails at run time.

mod catalogue;
mod course;
mod emit;
mod pack;
mod read;
mod signature;

pub(crate) use catalogue::Source;
use pack::Share;

/// What becomes of the catalogues.
pub(crate) struct Compiled {
    /// The Rust source of the typed functions.
    pub(crate) code: String,
    /// The packs by language.
    pub(crate) packs: Vec<Packs>,
}

/// The sentences of one language.
pub(crate) struct Packs {
    /// The language.
    pub(crate) language: String,
    /// All sentences, for the native program.
    pub(crate) whole: String,
    /// Those that the page says from the beginning.
    pub(crate) first: String,
    /// Those of the screens, which the page asks for when one is opened.
    pub(crate) words: String,
    /// Those of the course, which the page asks for when somebody learns.
    pub(crate) course: String,
}

/// Compiles `sources` and the course's own sentences, one a language each, or lists everything
/// that is wrong with them.
pub(crate) fn compile(sources: &[Source], course: &[Source]) -> Result<Compiled, Vec<String>> {
    let catalogues = read_all(sources)?;
    let signatures = signature::agree(&catalogues)?;
    let course = course::plain(&read_all(course)?)?;
    let packs = catalogues.iter().zip(&course).map(|(catalogue, course)| {
        let pack = |share| pack::write(catalogue, course, &signatures, share);
        Packs {
            language: catalogue.language.clone(),
            whole: pack(Share::Whole),
            first: pack(Share::First),
            words: pack(Share::Words),
            course: pack(Share::Course),
        }
    });
    Ok(Compiled {
        packs: packs.collect(),
        code: emit::emit(&catalogues, &signatures),
    })
}

fn read_all(sources: &[Source]) -> Result<Vec<catalogue::Catalogue>, Vec<String>> {
    let mut catalogues = Vec::new();
    let mut problems = Vec::new();
    for source in sources {
        match read::read(source) {
            Ok(catalogue) => catalogues.push(catalogue),
            Err(found) => problems.extend(found),
        }
    }
    if problems.is_empty() {
        Ok(catalogues)
    } else {
        Err(problems)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Compiles an English and a Russian catalogue.
    fn compiled(en: &str, ru: &str) -> Result<Compiled, Vec<String>> {
        compile(&both(en, ru), &both("", ""))
    }

    fn both(en: &str, ru: &str) -> [Source; 2] {
        [Source::new("en", en), Source::new("ru", ru)]
    }

    /// The sentences of both languages after their fingerprints.
    /// A pack between its fingerprints.
    fn content(pack: &str) -> &str {
        &pack[16..pack.len() - 17]
    }

    fn packs(compiled: &Compiled) -> [&str; 2] {
        [0, 1].map(|index| content(&compiled.packs[index].whole))
    }

    fn check_refused(en: &str, ru: &str, expected: &str) {
        let problems = match compiled(en, ru) {
            Ok(_) => panic!("the catalogues should be refused"),
            Err(problems) => problems.join("\n"),
        };
        assert!(
            problems.contains(expected),
            "{problems:?} should contain {expected:?}"
        );
    }

    #[test]
    fn a_message_becomes_a_method() {
        let compiled = compiled("hi-all = Hi!", "hi-all = Привет!").unwrap();
        let code = &compiled.code;
        assert!(
            code.contains("pub fn hi_all(self) -> &'static str"),
            "{code}"
        );
        assert_eq!(packs(&compiled), ["\0Hi!", "\0Привет!"]);
    }

    #[test]
    fn variables_become_arguments_in_alphabetical_order() {
        let compiled = compiled("m = { $to } from { $from }", "m = { $from } - { $to }").unwrap();
        let code = &compiled.code;
        assert!(
            code.contains("pub fn m(self, from: &str, to: &str) -> String"),
            "{code}"
        );
        let [en, ru] = packs(&compiled);
        assert_eq!(en, "\0\u{1}b from \u{1}a");
        assert_eq!(ru, "\0\u{1}a - \u{1}b");
    }

    #[test]
    fn a_plural_makes_its_variable_a_number() {
        let compiled = compiled(
            "stars = { $count ->\n    [one] { $count } star\n   *[other] { $count } stars\n }",
            "stars = { $count ->\n    [one] { $count } звезда\n    [few] { $count } звезды\n   *[many] { $count } звёзд\n }",
        )
        .unwrap();
        let code = &compiled.code;
        assert!(
            code.contains("pub fn stars(self, count: i32) -> String"),
            "{code}"
        );
        assert!(packs(&compiled)[1].contains("few\u{3}\u{1}a звезды\u{4}"));
    }

    #[test]
    fn words_become_an_enum() {
        let compiled = compiled(
            "turn = { $color ->\n    [white] White\n   *[black] Black\n }",
            "turn = { $color ->\n    [white] Белые\n   *[black] Чёрные\n }",
        )
        .unwrap();
        let code = &compiled.code;
        assert!(code.contains("pub enum Color"), "{code}");
        let all = "pub const ALL: [Self; 2] = [Self::Black, Self::White];";
        assert!(code.contains(all), "{code}");
        assert!(
            code.contains("pub fn turn(self, color: Color) -> &'static str"),
            "{code}"
        );
    }

    #[test]
    fn a_missing_key_is_refused_by_name_and_language() {
        check_refused("a = A\nb = B", "a = А", "ru: the message `b` is missing");
        check_refused("a = A", "a = А\nb = Б", "en: the message `b` is missing");
    }

    #[test]
    fn a_forgotten_or_unknown_variable_is_refused() {
        check_refused(
            "a = { $x } y",
            "a = у",
            "ru: the message `a` does not use `$x`",
        );
    }

    #[test]
    fn a_misspelt_word_is_refused() {
        check_refused(
            "a = { $color ->\n    [whiet] W\n   *[black] B\n }",
            "a = { $color ->\n    [white] Б\n   *[black] Ч\n }",
            "ru: `$color` never takes the word `whiet`",
        );
    }

    #[test]
    fn a_plural_form_the_language_lacks_is_refused() {
        check_refused(
            "a = { $n ->\n    [few] f\n   *[other] o\n }",
            "a = { $n ->\n   *[many] m\n }",
            "en: `few`",
        );
    }

    #[test]
    fn junk_is_refused_with_its_line() {
        check_refused("a = A\n\nb = { oops", "a = А", "en.ftl:3");
    }

    #[test]
    fn the_same_key_twice_is_refused() {
        check_refused(
            "a = A\na = B",
            "a = А",
            "en.ftl: the message `a` stands twice",
        );
    }

    #[test]
    fn terms_and_messages_are_put_in_place() {
        let compiled = compiled(
            "-app = Chess\na = { -app }!\nb = { a }?",
            "-app = Шахматы\na = { -app }!\nb = { a }?",
        )
        .unwrap();
        assert_eq!(packs(&compiled)[0], "\0Chess!\0Chess!?");
    }

    #[test]
    fn a_circle_of_messages_is_refused() {
        check_refused(
            "a = { b }\nb = { a }",
            "a = { b }\nb = { a }",
            "refers to itself",
        );
    }

    #[test]
    fn the_page_does_without_the_sentences_of_the_terminal() {
        let compiled = compiled("a = A\nconsole-b = B\nc = C", "a = А\nconsole-b = Б\nc = В");
        let packs = &compiled.unwrap().packs[0];
        assert_eq!(packs.language, "en");
        assert_eq!(content(&packs.whole), "\0A\0C\0B");
        assert_eq!(content(&packs.words), "\0A\0C");
    }

    #[test]
    fn what_is_said_in_exercises_comes_with_the_course_and_what_home_says_comes_first() {
        let catalogue =
            "a = A\nconsole-b = B\nhome-f = F\nlesson-c = C\nlesson-unit-d = D\nlesson-piece-e = E";
        let compiled = compiled(catalogue, catalogue).unwrap();
        let packs = &compiled.packs[0];
        assert_eq!(content(&packs.whole), "\0F\0A\0E\0D\0C\0B");
        assert_eq!(content(&packs.first), "\0F");
        assert_eq!(content(&packs.words), "\0A\0E\0D");
        assert_eq!(content(&packs.course), "\0C");
    }

    #[test]
    fn sentences_of_the_course_are_plain_and_in_every_language() {
        let course = |en: &str, ru: &str| compile(&both("", ""), &both(en, ru));
        let compiled = course("a-b = A", "a-b = А").unwrap();
        assert_eq!(packs(&compiled), ["\u{6}a-b\0A", "\u{6}a-b\0А"]);
        // The page has them in a file of their own.
        let english = &compiled.packs[0];
        assert!(english.course.contains("\u{6}a-b\0A"));
        assert!(!english.first.contains("a-b") && !english.words.contains("a-b"));
        for (en, ru, problem) in [
            (
                "a = A\nb = B",
                "a = А",
                "course/ru: the message `b` is missing",
            ),
            (
                "a = A",
                "a = А\nb = Б",
                "course/en: the message `b` is missing",
            ),
            ("a = { $x }", "a = А", "course/en: `a` is not plain text"),
        ] {
            let problems = course(en, ru).err().unwrap_or_default();
            assert!(problems.contains(&problem.to_owned()), "{problems:?}");
        }
    }

    #[test]
    fn the_real_catalogues_compile() {
        let read = |folder: &str, code: &str| {
            let path = format!("{}/{folder}/{code}.ftl", env!("CARGO_MANIFEST_DIR"));
            Source::new(code, &std::fs::read_to_string(path).unwrap())
        };
        let both = |folder| [read(folder, "en"), read(folder, "ru")];
        let compiled = compile(&both("www/locales"), &both("www/locales/course"));
        assert_eq!(compiled.err(), None);
    }
}
