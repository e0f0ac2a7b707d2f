//! PGN.

use std::fs;
use std::path::Path;

use chesslings::rules::{
    PgnError, PgnGame, PgnProblem, PgnReader, PgnResult, PgnTags, Position, Strictness, mended,
};
use proptest::collection::vec;
use proptest::prelude::*;

use super::random;

/// Each `pgn/NAME.pgn` and what is read from it, `pgn/NAME.txt`.
#[test]
fn each_file_has_its_games() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules/notation/pgn");
    let mut files = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|kind| kind == "pgn") {
            let text = fs::read_to_string(&path).unwrap();
            let expected = fs::read_to_string(path.with_extension("txt")).unwrap();
            assert_eq!(told(&text), expected, "{}", path.display());
            files += 1;
        }
    }
    assert!(files >= 8, "{files} files");
}

/// A line for each game: what was read, or the error.
fn told(text: &str) -> String {
    let line = |game: Result<PgnGame, PgnError>| match game {
        Ok(game) => format!("{}\n", tell(&game)),
        Err(error) => format!("game {}: {error}\n", error.game),
    };
    read(text).map(line).collect()
}

fn tell(game: &PgnGame) -> String {
    let mut words: Vec<String> = game
        .tags
        .iter()
        .map(|(name, value)| format!("{name}={value:?}"))
        .collect();
    words.push(format!("{}:", game.result));
    let comment = |text: &str| (!text.is_empty()).then(|| format!("{text:?}"));
    words.extend(comment(&game.comment));
    for step in game.moves() {
        words.push(step.played().to_string());
        words.extend(step.nags.iter().map(|nag| format!("${nag}")));
        words.extend(comment(&step.comment));
    }
    words.join(" ")
}

fn read(text: &str) -> PgnReader<'_> {
    PgnReader::new(text, Strictness::Game)
}

fn read_one(text: &str) -> Result<PgnGame, PgnError> {
    let mut reader = read(text);
    let game = reader.next().expect("a game");
    assert_eq!(reader.next(), None, "one game only");
    game
}

#[test]
fn no_text_has_no_game() {
    for text in [
        "",
        "\n\n",
        "\u{feff}",
        "  \t\r\n",
        "; just a remark",
        "{another}\n%\n",
    ] {
        assert_eq!(read(text).next(), None, "{text:?}");
    }
}

#[test]
fn a_win_is_where_the_moves_put_it() {
    for (text, result, reason) in [
        ("1. f3 e5 2. g4 Qh4# 0-1", "0-1", "checkmate"),
        ("1. f3 e5 2. g4 Qh4# 1-0", "0-1", "checkmate"),
        ("1. f3 e5 2. g4 Qh4# 1/2-1/2", "0-1", "checkmate"),
        ("1. e4 1-0", "1-0", "resignation"),
        ("1. e4 0-1", "0-1", "resignation"),
        ("1. e4 1/2-1/2", "1/2-1/2", "agreement"),
        (
            "[FEN \"7k/8/8/8/8/8/8/K6r w - - 0 1\"] 1. Kb2 Rh2+ 2. Ka1 Rh1+ 3. Kb2 Rh2+ 4. Ka1 Rh1+ *",
            "1/2-1/2",
            "repetition",
        ),
        (
            "[FEN \"7k/8/8/8/8/8/r7/K7 w - - 0 1\"] 1. Kxa2 0-1",
            "0-1",
            "resignation",
        ),
        (
            "[FEN \"7k/8/8/8/8/8/r7/K7 w - - 0 1\"] 1. Kxa2 1/2-1/2",
            "1/2-1/2",
            "dead",
        ),
        (
            "[FEN \"7k/8/8/8/8/8/8/K6r w - - 99 90\"] 1. Kb2 *",
            "1/2-1/2",
            "fifty-moves",
        ),
        (
            "[FEN \"7k/5Q2/8/6K1/8/8/8/8 w - - 0 1\"] 1. Kg6 *",
            "1/2-1/2",
            "stalemate",
        ),
    ] {
        let outcome = read_one(text).unwrap().to_game().outcome().unwrap();
        assert_eq!(
            (outcome.result(), outcome.code()),
            (result, reason),
            "{text}"
        );
    }
    assert_eq!(read_one("1. e4 *").unwrap().to_game().outcome(), None);
}

/// Moves may go on after a draw that nobody claimed.
#[test]
fn unclaimed_draws_stop_no_moves() {
    let text = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. e4 *";
    let game = read_one(text).unwrap();
    assert_eq!(game.to_game().outcome(), None);
    assert_eq!(game.to_game().plies().len(), 11);
}

#[test]
fn a_million_nested_variations_are_passed_over() {
    let depth = 1_000_000;
    let text = format!("1. e4 {}{} e5 *", "(".repeat(depth), ")".repeat(depth));
    assert_eq!(read_one(&text).unwrap().moves().len(), 2);
    let unclosed = format!("1. e4 {} e5 *", "(".repeat(depth));
    assert_eq!(read_one(&unclosed).unwrap_err().column, 7);
}

/// One text must not fill the memory.
#[test]
fn a_game_of_30_megabytes_ends_where_no_game_could_go_on() {
    let text = "Nf3 Nf6 Ng1 Ng8 ".repeat(2_000_000);
    let mut games = read(&text);
    let error = games.next().unwrap().unwrap_err();
    assert_eq!(error.problem, PgnProblem::TooLong);
    assert_eq!(error.column, 1 + 4 * (1 << 16));
    assert!(games.next().is_none());
    assert_eq!(mended(&text).unwrap().game.moves().len(), 1 << 16);
}

/// A line of games that all fail must not be counted from its beginning each time.
#[test]
fn many_errors_on_one_line_have_their_columns() {
    let count = 100_000;
    let text = "e5 * ".repeat(count);
    let columns: Vec<usize> = read(&text).map(|game| game.unwrap_err().column).collect();
    assert_eq!(columns.len(), count);
    assert!(
        columns
            .iter()
            .enumerate()
            .all(|(index, &column)| column == 1 + 5 * index)
    );
}

/// Whatever opens again and again on one line is not looked at again and again.
#[test]
fn long_lines_of_openings_are_read_once() {
    for opening in [
        "[", "[a ", "[a \"", "{", "(", "(;", "[a \"\\", "%", "$", "!", "epep",
    ] {
        let text = format!("1. e4 {}", opening.repeat(300_000));
        assert!(read(&text).count() <= 2, "{opening}");
    }
}

#[test]
fn tags_are_kept_once_each() {
    let mut tags = PgnTags::default();
    for (name, value) in [
        ("Opening", "Italian"),
        ("Black", "Boris"),
        ("White", "Anna"),
        ("Annotator", "C"),
        ("Opening", "French"),
        ("Black", "?"),
    ] {
        tags.set(name, value).unwrap();
    }
    let pairs: Vec<_> = tags.iter().collect();
    assert_eq!(
        pairs,
        [("White", "Anna"), ("Opening", "French"), ("Annotator", "C")]
    );
    for name in [
        "",
        "Two words",
        "FEN",
        "SetUp",
        "Result",
        "a\"b",
        "[a",
        "a\n",
    ] {
        assert!(tags.set(name, "").is_err(), "{name:?}");
    }
}

/// Reads what was written as it was, and writes the same again.
fn check_round_trip(game: &PgnGame) {
    let text = game.to_string();
    let read = read_one(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(&read, game, "{text}");
    assert_eq!(read.to_string(), text);
}

fn check_width(text: &str) {
    for line in text.lines() {
        let unbreakable = line.starts_with('[') || line.contains(';') || !line.contains(' ');
        assert!(line.chars().count() < 80 || unbreakable, "{line}");
        assert_eq!(line.trim_end_matches([' ', '\t']), line);
    }
}

/// A comment as it comes back: single spaces between words.
fn spaced(comment: &str) -> String {
    let words: Vec<&str> = comment
        .split([' ', '\t', '\n', '\r', '\u{b}', '\u{c}'])
        .filter(|word| !word.is_empty())
        .collect();
    words.join(" ")
}

/// Comments as people write them, and as nobody should.
fn comment() -> impl Strategy<Value = String> {
    prop_oneof![
        8 => Just(String::new()),
        4 => "[a-z ,.]{0,120}",
        1 => r#"( ?[\[\]%;(){"\\$1eE.*-]{1,4}){0,60}"#,
        1 => "\\PC{0,40}",
    ]
    .prop_map(|text| spaced(&text))
}

fn decorated(games: impl Strategy<Value = PgnGame>) -> impl Strategy<Value = PgnGame> {
    let tag = (
        "[A-Za-z][A-Za-z0-9_]{0,8}",
        r#"[ -~а-яё]{0,20}|["\\]{0,5}|\PC{0,9}"#,
    );
    let remark = (vec(any::<u8>(), 0..3), comment());
    let result = prop_oneof![
        Just(PgnResult::WhiteWins),
        Just(PgnResult::BlackWins),
        Just(PgnResult::Draw),
        Just(PgnResult::Unknown),
    ];
    (games, vec(tag, 0..5), comment(), vec(remark, 0..60), result).prop_map(
        |(mut game, tags, comment, remarks, result)| {
            for (name, value) in tags {
                // Names like FEN are refused.
                let _ = game.tags.set(&name, &value);
            }
            game.comment = comment;
            game.result = result;
            for (step, (nags, comment)) in game.moves_mut().iter_mut().zip(remarks) {
                (step.nags, step.comment) = (nags, comment);
            }
            game
        },
    )
}

proptest! {
    #[test]
    fn games_come_back(game in decorated(random::game(120))) {
        check_round_trip(&game);
        check_width(&game.to_string());
    }

    #[test]
    fn games_from_anywhere_come_back(game in decorated(random::game_from_anywhere(40))) {
        check_round_trip(&game);
    }

    #[test]
    fn any_comment_comes_back_with_single_spaces(text in any::<String>()) {
        let mut game = PgnGame::new(Position::START);
        game.comment = text.clone();
        let read = read_one(&game.to_string()).unwrap();
        prop_assert_eq!(read.comment, spaced(&text));
    }

    #[test]
    fn any_value_of_a_tag_comes_back(value in any::<String>()) {
        let mut game = PgnGame::new(Position::START);
        game.tags.set("White", &value).unwrap();
        check_round_trip(&game);
    }

    #[test]
    fn a_game_that_was_played_comes_back(game in random::game(300)) {
        let played = game.to_game();
        let written = PgnGame::from(&played);
        check_round_trip(&written);
        prop_assert_eq!(written.moves(), game.moves());
        prop_assert_eq!(written.to_game().outcome(), played.outcome());
    }
}

/// Two thousand games in one text, and a broken one between any two.
#[test]
fn a_big_file_comes_back() {
    let games = random::sample(&decorated(random::game(160)), 2000);
    let mut text = String::new();
    for game in &games {
        text += &game.to_string();
        text.push('\n');
    }
    check_width(&text);
    let back: Result<Vec<PgnGame>, PgnError> = read(&text).collect();
    assert!(back.unwrap() == games);

    let broken = [
        "1. e4 e4 *",
        "[White \"x]\n\n1. e4 *",
        "1. e4 {forgotten",
        "(((",
        ") *",
    ];
    let pairs = games.iter().zip(broken.iter().cycle());
    let parts: Vec<String> = pairs
        .map(|(game, broken)| format!("{game}\n{broken}\n\n"))
        .collect();
    let text = parts.concat();
    let back: Vec<_> = read(&text).collect();
    assert_eq!(back.len(), 2 * games.len());
    assert!(
        back.iter()
            .step_by(2)
            .zip(&games)
            .all(|(read, game)| read.as_ref() == Ok(game))
    );
    assert!(back.iter().skip(1).step_by(2).all(Result::is_err));
}
