//! One game, and what many games tell.

use std::collections::HashMap;
use std::fmt;
use std::time::Instant;

use chesslings::rules::{Color, Draw, Game, Kind, Outcome, Position};
use chesslings::search::{exchange, points};

use super::player::{Player, hung};

/// Longer games are drawn.
const LONGEST: usize = 400;

/// What happened in a game, by colour.
pub(crate) struct Played {
    winner: Option<Color>,
    /// Stalemate, and who was far ahead.
    spoiled: Option<Color>,
    hung: [u32; 2],
    /// How often something could be taken back for nothing, and how often it was.
    could_take: [u32; 2],
    took: [u32; 2],
    moves: [u32; 2],
    seconds: [f64; 2],
    slowest: [f64; 2],
    beginning: String,
}

/// What many games tell about one player.
#[derive(Default)]
pub(crate) struct Record {
    points: Vec<f64>,
    drawn: u32,
    spoiled: u32,
    hung: u32,
    could_take: u32,
    took: u32,
    moves: u32,
    seconds: f64,
    slowest: f64,
    beginnings: HashMap<String, u32>,
}

pub(crate) fn play(players: [Player; 2], seed: u64) -> Played {
    let mut game = Game::new();
    let mut before: Vec<Position> = Vec::new();
    let mut played = Played {
        winner: None,
        spoiled: None,
        hung: [0; 2],
        could_take: [0; 2],
        took: [0; 2],
        moves: [0; 2],
        seconds: [0.0; 2],
        slowest: [0.0; 2],
        beginning: String::new(),
    };
    while game.outcome().is_none() && before.len() < LONGEST {
        let position = *game.position();
        let side = position.turn() as usize;
        let start = Instant::now();
        let chosen = players[side].choose(&position, &before, 1000 * seed + side as u64);
        let seconds = start.elapsed().as_secs_f64();
        let chosen = chosen.expect("the game goes on");
        played.moves[side] += 1;
        played.seconds[side] += seconds;
        played.slowest[side] = played.slowest[side].max(seconds);
        if let Some(last) = game.plies().last().filter(|last| last.played.is_capture()) {
            let at = last.played.to();
            let best = hung(&position);
            let back = position.legal_moves().filter(|back| back.to() == at);
            let obvious = back.map(|back| exchange(&position, back)).max() == Some(best);
            if obvious && best >= points(Kind::Knight) {
                played.could_take[side] += 1;
                played.took[side] += u32::from(chosen.to() == at);
            }
        }
        before.push(position);
        if before.len() <= 6 {
            played.beginning += &chosen.to_string();
        }
        game.play_move(chosen).expect("a legal move");
        played.hung[side] += u32::from(hung(game.position()) >= points(Kind::Knight));
    }
    match game.outcome() {
        Some(Outcome::Won { winner, .. }) => played.winner = Some(winner),
        Some(Outcome::Drawn(Draw::Stalemate)) => {
            let ahead =
                |color| material(game.position(), color) - material(game.position(), !color) >= 9;
            played.spoiled = Color::ALL.into_iter().find(|&color| ahead(color));
        }
        _ => {}
    }
    played
}

fn material(position: &Position, color: Color) -> i32 {
    let count = |kind| position.setup().of(color, kind).len() as i32 * points(kind);
    Kind::ALL.into_iter().map(count).sum()
}

impl Record {
    /// A game in which the player had the colour of this number.
    pub(crate) fn add(&mut self, game: &Played, side: usize) {
        let ours = Some(Color::ALL[side]);
        self.points.push(match game.winner {
            None => 0.5,
            winner => f64::from(u8::from(winner == ours)),
        });
        self.drawn += u32::from(game.winner.is_none());
        self.spoiled += u32::from(game.spoiled == ours);
        self.hung += game.hung[side];
        self.could_take += game.could_take[side];
        self.took += game.took[side];
        self.moves += game.moves[side];
        self.seconds += game.seconds[side];
        self.slowest = self.slowest.max(game.slowest[side]);
        *self.beginnings.entry(game.beginning.clone()).or_default() += 1;
    }

    /// The score in percent with its error (95 %).
    pub(crate) fn score(&self) -> String {
        let n = self.points.len() as f64;
        let mean = self.points.iter().sum::<f64>() / n;
        let variance = self
            .points
            .iter()
            .map(|point| (point - mean).powi(2))
            .sum::<f64>()
            / n;
        format!("{:.1} ±{:.1}", 100.0 * mean, 196.0 * (variance / n).sqrt())
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games = self.points.len() as f64;
        let same = self.beginnings.values().max().copied().unwrap_or(0);
        let taken = 100.0 * f64::from(self.took) / f64::from(self.could_take.max(1));
        write!(
            f,
            "{:>12} {:>6.0} {:>13.1} {:>11} {taken:>9.1} {same:>9} {:>6.1} {:>5.1}",
            self.score(),
            100.0 * f64::from(self.drawn) / games,
            f64::from(self.hung) / games,
            self.spoiled,
            1000.0 * self.seconds / f64::from(self.moves.max(1)),
            1000.0 * self.slowest,
        )
    }
}
