//! The exported JavaScript API, used from a page that somebody else wrote in plain JavaScript.

use serde_json::{Value, json};

use crate::harness::{Options, Page};

/// A teacher's page: it loads the module and makes the class known.
const TEACHERS_PAGE: &str = r#"<!DOCTYPE html><title>A teacher's page</title><link rel=icon href=data:,>
<script type="module">
    import init, { ChessPosition, loadLanguage } from "./api/api.js";
    await init();
    const text = async (code) => (await fetch(`./api/text-${code}.txt`)).text();
    for (const code of ["en", "ru"]) loadLanguage(code, await text(code));
    Object.assign(window, { ChessPosition, loadLanguage, russian: await text("ru") });
</script>"#;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn teachers_page() -> Page {
    let page = Page::open(
        Options::desktop().with_file("index.html", TEACHERS_PAGE),
        "",
    );
    page.wait_until("the module is loaded", "window.ChessPosition");
    page
}

/// The value of a JavaScript expression about `position`.
fn check(page: &Page, position: &str, expression: &str, expected: &Value) {
    let script = format!("(() => {{ const position = {position}; return {expression}; }})()");
    assert_eq!(&page.eval(&script), expected, "{expression}");
}

/// What a JavaScript expression throws, as an object.
fn check_throws(page: &Page, expression: &str, code: &str, text: &str) {
    let script = format!(
        "(() => {{ try {{ {expression}; }} catch (error) {{ return {{ ...error }}; }} return 'nothing'; }})()"
    );
    let expected = json!({ "code": code, "text": text });
    assert_eq!(page.eval(&script), expected, "{expression}");
}

#[test]
fn a_position_is_looked_at_and_played_on() {
    let page = teachers_page();
    let start = "new ChessPosition()";
    check(&page, start, "position.fen()", &json!(START));
    check(
        &page,
        start,
        "position.targets('e2')",
        &json!([
            { "square": "e3", "i": 2, "j": 4, "kind": "quiet", "captures": false },
            { "square": "e4", "i": 3, "j": 4, "kind": "quiet", "captures": false },
        ]),
    );
    check(
        &page,
        start,
        "(position.play('e2', 'e4'), position.status())",
        &json!({
            "code": "ongoing",
            "turn": "black",
            "check": false,
            "fen": "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
            "ended": null,
        }),
    );
    check(
        &page,
        "new ChessPosition('7k/4P3/6K1/8/8/8/8/8 w - - 0 1')",
        "position.play('e7', 'e8', 'q', 'ru').ended",
        &json!({ "winner": "white", "result": "1-0", "text": "Мат! Победили белые." }),
    );
}

#[test]
fn every_kind_of_target_is_named() {
    let page = teachers_page();
    let kinds = |square: &str| {
        format!(
            "Object.fromEntries(position.targets('{square}').map(({{ square, kind }}) => [square, kind]))"
        )
    };
    for (fen, from, expected) in [
        (
            "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
            "e1",
            json!({ "c1": "castling", "d1": "quiet", "f1": "quiet", "d2": "quiet", "e2": "quiet", "f2": "quiet" }),
        ),
        (
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
            "e5",
            json!({ "d6": "enPassant", "e6": "quiet" }),
        ),
        (
            "3r4/4P3/8/8/8/8/8/8 w - - 0 1",
            "e7",
            json!({ "d8": "promotion", "e8": "promotion" }),
        ),
        (
            "8/8/8/3p4/4P3/8/8/8 w - - 0 1",
            "e4",
            json!({ "d5": "capture", "e5": "quiet" }),
        ),
    ] {
        check(
            &page,
            &format!("new ChessPosition('{fen}')"),
            &kinds(from),
            &expected,
        );
    }
}

#[test]
fn it_says_why_not() {
    let page = teachers_page();
    check(
        &page,
        "new ChessPosition()",
        "position.whyNot('a1', 'a4', 'ru')",
        &json!({
            "code": "way-blocked",
            "text": "Путь закрыт: на A2 стоит пешка.",
            "squares": [{ "role": "by", "squares": ["a2"] }],
        }),
    );
    check(
        &page,
        "new ChessPosition()",
        "position.whyNot('e2', 'e4')",
        &json!(null),
    );
}

#[test]
fn what_goes_wrong_is_thrown_as_an_object() {
    let page = teachers_page();
    check_throws(
        &page,
        "new ChessPosition('8/8')",
        "bad-fen",
        "This does not look like a position. It needs 8 rows with / between them. \
         (FEN, the pieces, letter 1)",
    );
    check_throws(
        &page,
        "new ChessPosition().targets('e9', 'ru')",
        "bad-square",
        "«e9» — не поле. Напиши, например, e4.",
    );
    check_throws(
        &page,
        "new ChessPosition().targets(5)",
        "bad-square",
        "\"[number]\" is no square. Write one like e4.",
    );
    check_throws(
        &page,
        "new ChessPosition().play('e2', {})",
        "bad-square",
        "\"[object]\" is no square. Write one like e4.",
    );
    check_throws(
        &page,
        "new ChessPosition().play('a1', 'a5')",
        "way-blocked",
        "The way is blocked: a pawn stands on A2.",
    );
    check_throws(
        &page,
        "new ChessPosition('8/4P3/8/8/8/8/8/8 w - - 0 1').play('e7', 'e8')",
        "promotion-needed",
        "The pawn reaches E8. What will it become?",
    );
}

#[test]
fn a_language_that_is_not_whole_is_refused() {
    let page = teachers_page();
    for (expression, expected) in [
        ("loadLanguage('ru', russian)", true),
        ("loadLanguage('ru', russian.slice(0, -1))", false),
        (
            "loadLanguage('ru', russian.slice(0, russian.length / 2))",
            false,
        ),
        ("loadLanguage('en', '')", false),
        ("loadLanguage(7, null)", false),
    ] {
        assert_eq!(page.eval(expression), json!(expected), "{expression}");
    }
}

#[test]
fn editors_know_its_types() {
    let types = std::fs::read_to_string(crate::harness::dist_api().join("api.d.ts"));
    let types = types.expect("dist-api has declarations: run scripts/build-api");
    for declared in [
        "targets(square: string, lang?: string): Target[];",
        "whyNot(from: string, to: string, lang?: string): Reason | null;",
        "play(from: string, to: string, promotion?: string, lang?: string): Status;",
        "constructor(fen?: string, lang?: string);",
        "export function loadLanguage(code: string, text: string): boolean;",
    ] {
        assert!(types.contains(declared), "{declared}\n{types}");
    }
}
