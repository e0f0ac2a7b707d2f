//! Positions with themes that another program gave them: how often do they and our remarks agree?

use std::fs;

use chesslings::coach::{Good, Story, Topic};
use chesslings::rules::{Position, Strictness};

use crate::eager;

/// A theme, and the remark that is about the same.
type Pair = (&'static str, fn(Topic) -> bool);

const PAIRS: [Pair; 4] = [
    ("mateIn1", |topic| topic == Topic::Mate),
    ("hangingPiece", |topic| {
        matches!(topic, Topic::Gift(_) | Topic::Praise(Good::Won(_)))
    }),
    ("fork", |topic| topic == Topic::Praise(Good::Fork)),
    ("promotion", |topic| topic == Topic::Praise(Good::Promoted)),
];

/// Prints how often a theme and its remark come together and apart.
pub(crate) fn compare(file: &str) {
    let Ok(text) = fs::read_to_string(file) else {
        println!("{file} can't be read");
        return;
    };
    let mut counts = [[0_u32; 3]; PAIRS.len()];
    let mut puzzles = 0;
    for line in text.lines().skip(1) {
        let Some((themes, said)) = said(line) else {
            println!("no puzzle: {line}");
            continue;
        };
        puzzles += 1;
        for ((theme, is_about), [both, theme_only, remark_only]) in PAIRS.iter().zip(&mut counts) {
            let themed = themes.split(' ').any(|word| word == *theme);
            match (themed, said.iter().any(|&topic| is_about(topic))) {
                (true, true) => *both += 1,
                (true, false) => *theme_only += 1,
                (false, true) => *remark_only += 1,
                (false, false) => {}
            }
        }
    }
    println!(
        "{puzzles} puzzles\n{:<14} {:>6} {:>11} {:>12}",
        "theme", "both", "theme only", "remark only"
    );
    for ((theme, _), [both, theme_only, remark_only]) in PAIRS.iter().zip(counts) {
        println!("{theme:<14} {both:>6} {theme_only:>11} {remark_only:>12}");
    }
}

/// The themes of a puzzle, and what is said before its solution and about its first move.
fn said(line: &str) -> Option<(&str, Vec<Topic>)> {
    let parts: Vec<&str> = line.split(',').collect();
    let [_, fen, _, solution, _, themes] = parts[..] else {
        return None;
    };
    let position = Position::from_fen(fen, Strictness::Game).ok()?;
    let first = position.read_uci(solution.split(' ').next()?).ok()?;
    let story = Story::from(position);
    let mut coach = eager();
    let mut remarks = coach.before(&story);
    remarks.extend(coach.about(&story, first));
    Some((
        themes,
        remarks.into_iter().map(|remark| remark.topic).collect(),
    ))
}
