//! One game, and what many games tell.

use std::collections::HashMap;

use chesslings::opponents::Overlooked;
use chesslings::rules::{Color, Draw, Game, Kind, Move, Outcome, Position, SquareSet};
use chesslings::search::{Limits, Search, ahead, exchange, points, taken};

use super::clock::clock;
use super::player::Player;

/// Longer games are drawn.
const LONGEST: usize = 400;
/// Who has so many points more should win.
const FAR_AHEAD: i32 = 9;

/// What happened in a game.
pub(crate) struct Played {
    winner: Option<Color>,
    plies: usize,
    beginning: String,
    sides: [Side; 2],
    /// Seconds of each move.
    times: [Vec<f64>; 2],
}

/// What one side did.
#[derive(Clone, Copy, Default)]
struct Side {
    /// Far ahead when it ended by mate or stalemate, and whether it was stalemate.
    far_ahead: bool,
    spoiled: bool,
    /// Pieces that could be won at once.
    hung: u32,
    /// How often something had to be taken back, and how often it was.
    could_take: u32,
    took: u32,
}

/// What many games tell about one player.
#[derive(Default)]
pub(crate) struct Record {
    points: Vec<f64>,
    hung: Vec<f64>,
    plies: usize,
    far_ahead: u32,
    sum: Side,
    spoiled: u32,
    beginnings: HashMap<String, u32>,
    times: Vec<f64>,
}

pub(crate) fn play(players: [Player; 2], seed: u64) -> Played {
    let mut game = Game::new();
    let mut before: Vec<Position> = Vec::new();
    let mut sides = [Side::default(); 2];
    let mut beginning = String::new();
    let mut times = [Vec::new(), Vec::new()];
    let mut hanging = [SquareSet::EMPTY; 2];
    while game.outcome().is_none() && before.len() < LONGEST {
        let position = *game.position();
        let turn = position.turn() as usize;
        let side = &mut sides[turn];
        let start = clock();
        let chosen = players[turn].choose(&position, &before, 1000 * seed + turn as u64);
        times[turn].push(clock() - start);
        let chosen = chosen.expect("the game goes on");
        if let Some(character) = players[turn].character()
            && let Some(last) = game.plies().last()
        {
            let obvious = must_take_back(&position, last.played, character.overlooks);
            side.could_take += u32::from(obvious);
            side.took += u32::from(obvious && chosen.to() == last.played.to());
        }
        let now = hung(&position, chosen);
        let new = now - hanging[turn];
        let is_safe = |other: Move| hung(&position, other).is_empty();
        if !new.is_empty() && position.legal_moves().any(is_safe) {
            side.hung += new.len() as u32;
        }
        hanging[turn] = now;
        before.push(position);
        if before.len() <= 6 {
            beginning += &chosen.to_string();
        }
        game.play_move(chosen).expect("a legal move");
    }
    let end = game.position();
    let (winner, stalemate) = match game.outcome() {
        Some(Outcome::Won { winner, .. }) => (Some(winner), false),
        Some(Outcome::Drawn(draw)) => (None, draw == Draw::Stalemate),
        None => (None, false),
    };
    let more = ahead(end) * if end.turn().is_white() { 1 } else { -1 };
    for (side, more) in sides.iter_mut().zip([more, -more]) {
        side.far_ahead = more >= FAR_AHEAD && (winner.is_some() || stalemate);
        side.spoiled = more >= FAR_AHEAD && stalemate;
    }
    Played {
        winner,
        plies: before.len(),
        beginning,
        sides,
        times,
    }
}

/// Own pieces from a knight on that can be won at once after a move: for less than they are worth,
/// and not for what the move has just taken.
fn hung(position: &Position, played: Move) -> SquareSet {
    let after = position.play_unchecked(played);
    let least = points(Kind::Knight) + taken(played);
    let is_lost = |taking: &Move| {
        let kind = taking.captured().unwrap_or(Kind::Pawn);
        points(kind) >= points(Kind::Knight) && exchange(&after, *taking) >= least
    };
    let lost = after.legal_moves().filter(|m| m.is_capture());
    lost.filter(is_lost)
        .fold(SquareSet::EMPTY, |squares, taking| {
            squares.with(taking.to())
        })
}

/// Whether a piece was just lost and taking back wins one, and a look ahead knows nothing better.
/// Moves of the kind that is overlooked are left out.
fn must_take_back(position: &Position, last: Move, overlooks: &[Overlooked]) -> bool {
    let wins = |back: &Move| {
        back.to() == last.to()
            && exchange(position, *back) >= points(Kind::Knight)
            && !overlooks.iter().any(|kind| kind.concerns(*back))
    };
    let one = |found: &chesslings::search::Found| found.line.first().is_some_and(wins);
    last.is_capture()
        && position.legal_moves().any(|back| wins(&back))
        && Search::new(Limits::deep(3))
            .best(position, &[])
            .is_some_and(|found| one(&found))
}

impl Record {
    pub(crate) const HEADING: &'static str = "games   hung a game   stalemates, % of won   taken back %   same 6 plies %   ms: median   p99";

    /// A game in which the player had the colour of this number.
    pub(crate) fn add(&mut self, game: &Played, side: usize) {
        let ours = Some(Color::ALL[side]);
        self.points.push(match game.winner {
            None => 0.5,
            winner => f64::from(u8::from(winner == ours)),
        });
        let one = &game.sides[side];
        self.plies += game.plies;
        self.hung.push(f64::from(one.hung));
        self.far_ahead += u32::from(one.far_ahead);
        self.spoiled += u32::from(one.spoiled);
        self.sum.add(one);
        self.times.extend(&game.times[side]);
        *self.beginnings.entry(game.beginning.clone()).or_default() += 1;
    }

    /// More games of the same player.
    pub(crate) fn join(&mut self, other: Record) {
        self.points.extend(other.points);
        self.hung.extend(other.hung);
        self.plies += other.plies;
        self.far_ahead += other.far_ahead;
        self.spoiled += other.spoiled;
        self.sum.add(&other.sum);
        self.times.extend(other.times);
        for (beginning, count) in other.beginnings {
            *self.beginnings.entry(beginning).or_default() += count;
        }
    }

    pub(crate) fn games(&self) -> usize {
        self.points.len()
    }

    /// The score in percent with its error.
    pub(crate) fn score(&self) -> String {
        let (mean, error) = mean(&self.points);
        format!("{:.1} ±{:.1}", 100.0 * mean, 100.0 * error)
    }

    /// The score, won, drawn and lost, and how long games were.
    pub(crate) fn result(&self) -> String {
        let [won, drawn, lost] = [2, 1, 0].map(|halves| {
            let such = self.points.iter().filter(|&&it| (2.0 * it) as u8 == halves);
            such.count()
        });
        let moves = self.plies / 2 / self.games().max(1);
        let score = self.score();
        format!("{score:>12} {won:>5} {drawn:>5} {lost:>5} {moves:>7}")
    }

    /// How it played, under the heading.
    pub(crate) fn habits(&self) -> String {
        let games = self.games();
        let same = self.beginnings.values().max().copied().unwrap_or(0);
        let (hung, error) = mean(&self.hung);
        let percent = |part: u32, whole: u32| 100.0 * f64::from(part) / f64::from(whole.max(1));
        format!(
            "{games:>5} {:>13} {:>10.1} ({:>3} of {:>3}) {:>7.1} of {:>4} {:>15.1} {:>12.2} {:>7.2}",
            format!("{hung:.1} ±{error:.1}"),
            percent(self.spoiled, self.far_ahead),
            self.spoiled,
            self.far_ahead,
            percent(self.sum.took, self.sum.could_take),
            self.sum.could_take,
            percent(same, games as u32),
            self.milliseconds(50),
            self.milliseconds(99),
        )
    }

    /// So many of a hundred moves took no longer.
    pub(crate) fn milliseconds(&self, percent: usize) -> f64 {
        let mut times = self.times.clone();
        times.sort_by(f64::total_cmp);
        let place = times.len().saturating_sub(1) * percent / 100;
        times.get(place).map_or(0.0, |seconds| 1000.0 * seconds)
    }
}

impl Side {
    fn add(&mut self, other: &Side) {
        self.could_take += other.could_take;
        self.took += other.took;
    }
}

/// The mean and its error, with 95 % confidence.
fn mean(values: &[f64]) -> (f64, f64) {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let variance = values.iter().map(|it| (it - mean).powi(2)).sum::<f64>() / n;
    (mean, 1.96 * (variance / n).sqrt())
}
