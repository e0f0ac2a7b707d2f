//! What Tab offers: squares, moves and commands that begin as the line does.

use crate::console::typed::{Request, STYLES, VERBS, request, verb_word};
use crate::rules::{Game, Move, Position, Square, SquareSet};
use crate::text::{Lang, Verb};
use crate::typed::is_cyrillic;

/// What a line can become.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::console) enum Completion {
    /// Whole lines.
    Lines(Vec<String>),
    /// The name of a file behind a command.
    File,
}

/// What a line can become.
pub(in crate::console) fn completion(game: &Game, lang: Lang, line: &str) -> Completion {
    let typed = line.trim_start();
    let Some((word, _)) = typed.split_once(' ') else {
        return Completion::Lines(moves_and_commands(game, lang, typed));
    };
    let Some(Request { verb, .. }) = request(typed) else {
        return Completion::Lines(moves_and_commands(game, lang, typed));
    };
    let position = game.position();
    let arguments = match verb {
        Verb::Save | Verb::Load => return Completion::File,
        Verb::Moves => names(movable(position)).collect(),
        Verb::Explain => names(position.setup().occupied()).collect(),
        Verb::Lang => Lang::ALL.map(|lang| lang.code().to_owned()).to_vec(),
        Verb::Style => STYLES
            .map(|style| lang.console_style_word(style).to_owned())
            .to_vec(),
        Verb::AutoFlip => [lang.console_on_words(), lang.console_off_words()]
            .map(str::to_owned)
            .to_vec(),
        _ => Vec::new(),
    };
    let lines = arguments
        .into_iter()
        .map(|argument| format!("{word} {argument}"));
    Completion::Lines(beginning(typed, lines))
}

fn moves_and_commands(game: &Game, lang: Lang, typed: &str) -> Vec<String> {
    let position = game.position();
    let playing = game.outcome().is_none();
    let from = typed.get(..2).and_then(|text| text.parse::<Square>().ok());
    if let Some(from) = from.filter(|_| playing) {
        // The first square is typed: offer the second.
        let first = &typed[..2];
        let upper = first.starts_with(|c: char| c.is_ascii_uppercase());
        let separator = match typed.chars().nth(2) {
            Some(sign @ (' ' | '-')) => sign.to_string(),
            Some(_) => String::new(),
            None => " ".to_owned(),
        };
        let targets = position.legal_targets(from);
        let lines = targets.iter().map(|to| {
            let to = if upper {
                to.to_string().to_uppercase()
            } else {
                to.to_string()
            };
            format!("{first}{separator}{to}")
        });
        return beginning(typed, lines);
    }
    let squares = names(movable(position)).filter(|_| playing);
    if typed.is_empty() {
        let help = verb_word(Verb::Help, lang);
        return squares.chain([help]).collect();
    }
    let written: Vec<String> = position
        .legal_moves()
        .filter(|_| playing)
        .flat_map(|legal| Lang::ALL.map(|lang| lang.written(position, legal)))
        .collect();
    let commands = Lang::ALL
        .into_iter()
        .flat_map(|lang| VERBS.into_iter().map(move |verb| verb_word(verb, lang)));
    let mut lines = beginning(typed, squares.chain(written).chain(commands));
    // Nobody who types Latin letters wants Russian ones, or the other way round.
    lines.retain(|line| line.contains(is_cyrillic) == typed.contains(is_cyrillic));
    lines
}

/// The lines that begin as `typed` does, each once; capitals and small letters are the same.
pub(super) fn beginning(typed: &str, lines: impl Iterator<Item = String>) -> Vec<String> {
    let small = typed.to_lowercase();
    let mut found: Vec<String> = Vec::new();
    for line in lines {
        if line.to_lowercase().starts_with(&small) && !found.contains(&line) {
            found.push(line);
        }
    }
    found
}

fn movable(position: &Position) -> SquareSet {
    position.legal_moves().map(Move::from).collect()
}

fn names(squares: SquareSet) -> impl Iterator<Item = String> {
    squares.iter().map(|square| square.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(line: &str, offered: &[&str]) {
        let mut game = Game::new();
        game.play(Square::E2, Square::E4, None).unwrap();
        game.play(Square::D7, Square::D5, None).unwrap();
        let found = completion(&game, Lang::En, line);
        let offered = offered.iter().map(|text| (*text).to_owned()).collect();
        assert_eq!(found, Completion::Lines(offered), "{line:?}");
    }

    #[test]
    fn moves_are_completed_square_by_square() {
        check("e4", &["e4 d5", "e4 e5"]);
        check("e4 ", &["e4 d5", "e4 e5"]);
        check("E4 d", &["E4 D5"]);
        check("e4-e", &["e4-e5"]);
        check("e4e", &["e4e5"]);
        check("a", &["a2", "a3", "a4", "accept", "autoflip"]);
    }

    #[test]
    fn short_notation_is_completed_in_both_languages() {
        check("Nf", &["Nf3"]);
        check("nc", &["Nc3"]);
        check("Кf", &["Кf3"]);
        check("ex", &["exd5", "explain"]);
        check("O", &[]);
    }

    #[test]
    fn commands_are_completed() {
        check("ta", &["take back"]);
        check("take b", &["take back"]);
        check("хо", &["ходы", "ход назад"]);
        check("style b", &["style big"]);
        check("lang ", &["lang en", "lang ru"]);
        check("moves g", &["moves g1", "moves g2"]);
        check("zzz", &[]);
        check("e9", &[]);
        check("\u{1f600}", &[]);
    }

    #[test]
    fn files_are_completed_behind_save_and_load() {
        let found = completion(&Game::new(), Lang::En, "load ga");
        assert_eq!(found, Completion::File);
    }

    #[test]
    fn an_empty_line_offers_the_pieces_that_can_move() {
        let found = completion(&Game::new(), Lang::En, "");
        let offered = "b1 g1 a2 b2 c2 d2 e2 f2 g2 h2 help".split(' ');
        let offered = offered.map(str::to_owned).collect();
        assert_eq!(found, Completion::Lines(offered));
    }
}
