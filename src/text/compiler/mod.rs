//! Compiles Fluent catalogues into the Rust source of `text`.
//!
//! Runs inside `build.rs` (which includes this folder by path) and, for its own tests, inside the
//! library. What a catalogue may use: text, `{ $variable }`, `NUMBER($variable)`, string and
//! number literals, `-terms` and other messages without variables, and selection by plural form,
//! by number or by word. Everything else is refused, so that no translation fails at run time.

mod catalogue;
mod course;
mod emit;
mod read;
mod signature;

pub(crate) use catalogue::Source;

/// Compiles `sources`, one a language, or lists everything that is wrong with them.
pub(crate) fn compile(sources: &[Source]) -> Result<String, Vec<String>> {
    let catalogues = read_all(sources)?;
    let signatures = signature::agree(&catalogues)?;
    Ok(emit::emit(&catalogues, &signatures))
}

/// Compiles the course's own sentences, one source a language, in the same order.
pub(crate) fn compile_course(sources: &[Source]) -> Result<String, Vec<String>> {
    course::emit(&read_all(sources)?)
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
    fn compiled(en: &str, ru: &str) -> Result<String, Vec<String>> {
        compile(&[Source::new("en", en), Source::new("ru", ru)])
    }

    fn check_refused(en: &str, ru: &str, expected: &str) {
        let problems = compiled(en, ru)
            .expect_err("the catalogues should be refused")
            .join("\n");
        assert!(
            problems.contains(expected),
            "{problems:?} should contain {expected:?}"
        );
    }

    #[test]
    fn a_message_becomes_a_method() {
        let code = compiled("hi-all = Hi!", "hi-all = Привет!").unwrap();
        assert!(
            code.contains("pub fn hi_all(self) -> &'static str"),
            "{code}"
        );
        assert!(
            code.contains(r#"self.pick("Hi!\u{5}Привет!", &[])"#),
            "{code}"
        );
    }

    #[test]
    fn variables_become_arguments_in_alphabetical_order() {
        let code = compiled("m = { $to } from { $from }", "m = { $from } - { $to }").unwrap();
        assert!(
            code.contains("pub fn m(self, from: &str, to: &str) -> String"),
            "{code}"
        );
    }

    #[test]
    fn a_plural_makes_its_variable_a_number() {
        let code = compiled(
            "stars = { $count ->\n    [one] { $count } star\n   *[other] { $count } stars\n }",
            "stars = { $count ->\n    [one] { $count } звезда\n    [few] { $count } звезды\n   *[many] { $count } звёзд\n }",
        )
        .unwrap();
        assert!(
            code.contains("pub fn stars(self, count: i32) -> String"),
            "{code}"
        );
        let russian = r"\u{2}0n\u{1}0 звезда\u{3}e\u{1}0 звезды\u{3}*\u{1}0 звёзд\u{4}";
        assert!(code.contains(russian), "{code}");
        assert!(code.contains("&[Value::Number(count)]"), "{code}");
    }

    #[test]
    fn words_become_an_enum() {
        let code = compiled(
            "turn = { $color ->\n    [white] White\n   *[black] Black\n }",
            "turn = { $color ->\n    [white] Белые\n   *[black] Чёрные\n }",
        )
        .unwrap();
        assert!(code.contains("pub enum Color"), "{code}");
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
        let code = compiled(
            "-app = Chess\na = { -app }!\nb = { a }?",
            "-app = Шахматы\na = { -app }!\nb = { a }?",
        )
        .unwrap();
        assert!(code.contains("\"Chess!?"), "{code}");
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
    fn sentences_of_the_course_are_plain_and_in_every_language() {
        let course =
            |en: &str, ru: &str| compile_course(&[Source::new("en", en), Source::new("ru", ru)]);
        let code = course("a-b = A", "a-b = А").unwrap();
        assert!(
            code.contains(r#""a-b""#) && code.contains(r#"Lang::Ru => "А""#),
            "{code}"
        );
        for (en, ru, problem) in [
            (
                "a = A\nb = B",
                "a = А",
                "course/ru: the message `b` is missing",
            ),
            ("a = A", "a = А\nb = Б", "course: only ru has `b`"),
            (
                "a = { $x }",
                "a = { $x }",
                "course/en: `a` is not plain text",
            ),
        ] {
            assert!(course(en, ru).unwrap_err().contains(&problem.to_owned()));
        }
    }

    #[test]
    fn the_real_catalogues_compile() {
        let read = |folder: &str, code: &str| {
            let path = format!("{}/{folder}/{code}.ftl", env!("CARGO_MANIFEST_DIR"));
            Source::new(code, &std::fs::read_to_string(path).unwrap())
        };
        let both = |folder| [read(folder, "en"), read(folder, "ru")];
        assert_eq!(compile(&both("www/locales")).map(|_| ()), Ok(()));
        assert_eq!(
            compile_course(&both("www/locales/course")).map(|_| ()),
            Ok(())
        );
    }
}
