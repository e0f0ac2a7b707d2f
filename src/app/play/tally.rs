//! How two friends stand after several games at one table.

use super::names::Names;
use super::table::Table;
use crate::rules::{ByColor, Color, Outcome};

/// A win, in halves of a point.
const WIN: u32 = 2;
/// More is not counted.
const MOST: u32 = 1_998;

impl Table {
    /// The points of both with this game, if it is over.
    pub(super) fn score_now(&self) -> ByColor<u32> {
        let outcome = self.game.outcome();
        ByColor::from_fn(|color| {
            let gained = match outcome.map(Outcome::winner) {
                Some(Some(winner)) if winner == color => WIN,
                Some(None) => WIN / 2,
                _ => 0,
            };
            (self.score[color] + gained).min(MOST)
        })
    }

    /// The points with which these players begin their next game: those of this table, if it is
    /// theirs.
    pub(super) fn score_for(&self, names: &Names) -> ByColor<u32> {
        let now = self.score_now();
        if self.rival.is_some() {
            ByColor::default()
        } else if *names == self.names {
            now
        } else if *names == self.names.clone().swapped() {
            ByColor::from_fn(|color| now[color.other()])
        } else {
            ByColor::default()
        }
    }

    /// The score as children write it, `2 : 1½`; nothing before the second game is over.
    pub(super) fn score_text(&self) -> Option<String> {
        let played = self.score[Color::White] + self.score[Color::Black];
        let now = self.score_now();
        let points = now.map(|points| match (points / WIN, points % WIN) {
            (0, 1) => "½".to_owned(),
            (whole, 0) => whole.to_string(),
            (whole, _) => format!("{whole}½"),
        });
        (played > 0).then(|| format!("{} : {}", points[Color::White], points[Color::Black]))
    }
}

/// As a game's tag has it.
pub(super) fn written(score: ByColor<u32>) -> String {
    format!("{} {}", score[Color::White], score[Color::Black])
}

/// What stands in such a tag; nothing for anything else.
pub(super) fn read(text: &str) -> ByColor<u32> {
    let mut points = text
        .split(' ')
        .map(|word| word.parse().unwrap_or(0).min(MOST));
    let mut next = || points.next().unwrap_or(0);
    ByColor::new(next(), next())
}
