//! The file `tests/console/typed.txt`: what players type, and what it means.

use super::{Meaning, understand};
use crate::rules::{Game, Kind, Move, Position, Strictness};

#[test]
fn what_players_type_means_what_they_mean() {
    let mut game = Game::new();
    let mut wrong = Vec::new();
    let lines = include_str!("../../tests/console/typed.txt").lines();
    let mut checked = 0;
    for line in lines.filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some(fen) = line.strip_prefix("position: ") {
            game = Game::from(Position::from_fen(fen, Strictness::Game).unwrap());
            continue;
        }
        let (typed, meaning) = line.rsplit_once(" -> ").expect("typed -> meaning");
        let found = describe(&understand(&game, typed));
        if found != meaning {
            wrong.push(format!("{typed} -> {found}, not {meaning}"));
        }
        checked += 1;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(checked > 200, "only {checked} texts");
}

/// Every legal move, written in each of the usual ways, means itself or asks.
#[test]
fn every_legal_move_can_be_typed_in_every_way() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    ] {
        let position = Position::from_fen(fen, Strictness::Game).unwrap();
        let game = Game::from(position);
        for legal in position.legal_moves() {
            let (from, to) = (legal.from().to_string(), legal.to().to_string());
            let piece = legal
                .promotion()
                .map_or(String::new(), |kind| kind.letter().into());
            let san = position.san(legal);
            let exact = [
                format!("{from}{to}{piece}"),
                format!("{from} {to} {piece}").to_uppercase(),
                format!("{from}-{to}={piece}"),
                san.clone(),
                san.replace(['x', '+', '#', '='], ""),
                format!("17. {san}"),
                san.replace('O', "0"),
            ];
            for typed in exact {
                assert_eq!(
                    describe(&understand(&game, &typed)),
                    legal.to_string(),
                    "{typed}"
                );
            }
            let loose = [
                san.to_lowercase(),
                san.to_uppercase(),
                russian(&san),
                russian(&format!("{from} {to} {piece}")),
                on_russian_keys(&format!("{from} {to}")),
            ];
            // The keys of R and K are the Russian letters of the knight and the rook.
            let keys = Some(on_russian_keys(&san)).filter(|_| !san.starts_with(['R', 'K']));
            for typed in loose.into_iter().chain(keys) {
                let meaning = understand(&game, &typed);
                let Meaning::Moves(groups) = &meaning else {
                    panic!("{typed}: {}", describe(&meaning));
                };
                assert!(
                    groups.iter().flatten().any(|found| *found == legal),
                    "{typed}"
                );
            }
        }
    }
}

fn describe(meaning: &Meaning) -> String {
    let all = |group: &Vec<Move>| match group[..] {
        [only] => only.to_string(),
        ref several => {
            assert_eq!(several.len(), Kind::PROMOTIONS.len());
            format!("{}{}*", several[0].from(), several[0].to())
        }
    };
    let list = |words: Vec<String>| words.join(" ");
    match meaning {
        Meaning::Moves(groups) => list(groups.iter().map(all).collect()),
        Meaning::Look(squares) => {
            let names = squares.iter().map(ToString::to_string);
            format!("look {}", list(names.collect()))
        }
        Meaning::Empty(square) => format!("empty {square}"),
        Meaning::Refused(refusal) => format!("refused {}", refusal.detail()),
        Meaning::RefusedEach(each) => {
            let each = each
                .iter()
                .map(|(at, refusal)| format!("{at} {}", refusal.detail()));
            format!("refused-each {}", list(each.collect()))
        }
        Meaning::NoPiece(_) => "none".to_owned(),
        Meaning::NoPawnTakes => "nothing-to-take-so".to_owned(),
        Meaning::NoSquare(square) => format!("beyond {square}"),
        Meaning::Unreadable => "unreadable".to_owned(),
    }
}

/// A move in Latin letters as a Russian child would write it.
fn russian(text: &str) -> String {
    let spell = |letter: char| match letter {
        'K' => "Кр".to_owned(),
        'Q' => "Ф".to_owned(),
        'R' => "Л".to_owned(),
        'B' => "С".to_owned(),
        'N' => "К".to_owned(),
        'O' => "О".to_owned(),
        'x' => ":".to_owned(),
        'a'..='h' => "абсдефгх"
            .chars()
            .nth((letter as u8 - b'a') as usize)
            .into_iter()
            .collect(),
        other => other.to_string(),
    };
    text.chars().map(spell).collect()
}

/// A move in Latin letters typed on a keyboard that is switched to Russian.
fn on_russian_keys(text: &str) -> String {
    // `+`, `=` and `#` may be elsewhere; they don't matter.
    super::alphabet::switched(text.trim_end_matches(['+', '#']))
        .replace('Q', "Й")
        .replace('R', "К")
        .replace('B', "И")
        .replace('N', "Т")
        .replace('K', "Л")
        .replace('O', "Щ")
}
