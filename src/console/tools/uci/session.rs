//! A conversation with a chess program.

use std::io::{self, Write};

use super::options::Options;
use super::thinking::Thinking;
use crate::opponents::{Child, reply};
use crate::rules::{Move, Position, Strictness};
use crate::search::{Limits, Search};
use crate::text::Lang;

/// So many moves of both sides may be taken back, and it is still the same game.
const TAKEN_BACK: usize = 4;
/// A move among many that may not be played is looked for so long.
const SUBSTITUTE: u64 = 5_000;

/// What has been told so far.
#[derive(Clone, Debug)]
pub(super) struct Session {
    lang: Lang,
    options: Options,
    /// The seed of this game, if the program hasn't set one.
    seed: Option<u64>,
    position: Position,
    before: Vec<Position>,
    /// The answer that waits until it is asked for.
    waiting: Option<String>,
}

impl Session {
    pub(super) fn new(lang: Lang) -> Session {
        Session {
            lang,
            options: Options::NEW,
            seed: None,
            position: Position::START,
            before: Vec::new(),
            waiting: None,
        }
    }

    /// Hears a line and answers; whether the conversation goes on. What isn't understood is
    /// passed over, as the protocol wants it.
    pub(super) fn hear(
        &mut self,
        line: &str,
        fresh: impl FnOnce() -> u64,
        output: &mut dyn Write,
    ) -> io::Result<bool> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match word {
            "uci" => {
                writeln!(output, "id name Chesslings {}", env!("CARGO_PKG_VERSION"))?;
                writeln!(output, "id author Chesslings")?;
                Options::tell(output)?;
                writeln!(output, "uciok")?;
            }
            "isready" => writeln!(output, "readyok")?,
            "setoption" => self.options.set(rest.trim()),
            "ucinewgame" => self.seed = None,
            "position" => self.set_position(rest, output)?,
            "go" => {
                self.answer(output)?;
                self.go(&Thinking::read(rest), fresh, output)?;
            }
            "stop" | "ponderhit" => self.answer(output)?,
            "quit" => return Ok(false),
            _ => {}
        }
        Ok(true)
    }

    /// `startpos` or `fen …`, then `moves …`.
    fn set_position(&mut self, told: &str, output: &mut dyn Write) -> io::Result<()> {
        let words: Vec<&str> = told.split_whitespace().collect();
        let cut = words.iter().position(|&word| word == "moves");
        let (start, moves) = words.split_at(cut.unwrap_or(words.len()));
        let read = match start {
            ["startpos", ..] => Ok(Position::START),
            ["fen", fields @ ..] => Position::from_fen(&fields.join(" "), Strictness::Teaching),
            _ => return Ok(()),
        };
        let past: Vec<Position> = self.before.iter().copied().chain([self.position]).collect();
        match read {
            Ok(position) => self.position = position,
            Err(error) => {
                return writeln!(output, "info string {}", self.lang.explain_fen(&error));
            }
        }
        self.before.clear();
        let mut told = Ok(());
        for written in moves.iter().skip(1) {
            match self.position.read_uci(written) {
                Ok(played) => {
                    self.before.push(self.position);
                    self.position = self.position.play_unchecked(played);
                }
                Err(error) => {
                    told = writeln!(output, "info string {}", self.lang.explain_uci(&error));
                    break;
                }
            }
        }
        // Not every program says that a new game begins.
        let now: Vec<Position> = self.before.iter().copied().chain([self.position]).collect();
        if is_another_game(&past, &now) {
            self.seed = None;
        }
        told
    }

    fn go(
        &mut self,
        thinking: &Thinking,
        fresh: impl FnOnce() -> u64,
        output: &mut dyn Write,
    ) -> io::Result<()> {
        let seed = match self.options.seed {
            0 => *self.seed.get_or_insert_with(fresh),
            seed => seed,
        };
        let character = thinking.limited(self.options.character(), self.position.turn());
        let chosen = reply(
            &self.position,
            &self.before,
            &character,
            seed,
            Child::TRAINED,
        );
        let chosen = self.allowed(chosen, thinking);
        let written = chosen.map_or("0000".to_owned(), |played| played.to_string());
        self.waiting = Some(written);
        if thinking.waits {
            return Ok(());
        }
        self.answer(output)
    }

    /// The move, or the best of those that may be played.
    fn allowed(&self, chosen: Option<Move>, thinking: &Thinking) -> Option<Move> {
        let only = &thinking.only;
        let may = |played: &Move| only.is_empty() || only.contains(&played.to_string());
        chosen.filter(may).or_else(|| {
            let mut search = Search::new(thinking.within(Limits::nodes(SUBSTITUTE)));
            let ranked = search.ranked(&self.position, &self.before, 0);
            let mut moves = ranked.into_iter().map(|ranked| ranked.played);
            moves.find(may).or(chosen)
        })
    }

    /// Gives the answer that waits.
    fn answer(&mut self, output: &mut dyn Write) -> io::Result<()> {
        match self.waiting.take() {
            Some(written) => writeln!(output, "bestmove {written}"),
            None => Ok(()),
        }
    }
}

/// Whether these positions are of another game than those told before. Fewer are, but for a few
/// that were taken back.
fn is_another_game(past: &[Position], now: &[Position]) -> bool {
    let same = past.iter().zip(now).take_while(|(a, b)| a == b).count();
    let begins = now.len() <= 2 && now.len() < past.len();
    same == 0 || begins || same + TAKEN_BACK < past.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether another seed is thrown when the second of two lines is told after the first.
    fn another(first: &str, second: &str) -> bool {
        let mut session = Session::new(Lang::En);
        let (mut seed, mut output) = (0, Vec::new());
        for line in [first, second] {
            for told in [format!("position {line}"), "go".to_owned()] {
                let fresh = || {
                    seed += 1;
                    seed
                };
                session.hear(&told, fresh, &mut output).expect("it answers");
            }
        }
        seed == 2
    }

    #[test]
    fn a_game_keeps_its_seed_though_moves_are_taken_back() {
        let game = "startpos moves e2e4 e7e5 g1f3 b8c6 f1c4";
        assert!(!another("startpos", "startpos moves e2e4 e7e5"));
        assert!(!another(game, &format!("{game} f8c5 c2c3")));
        assert!(!another(game, "startpos moves e2e4 e7e5 g1f3"));
        assert!(!another(game, "startpos moves e2e4 e7e5 g1f3 b8c6 f1b5"));
        assert!(!another(game, game));
    }

    #[test]
    fn another_game_has_another_seed_though_nobody_says_that_it_begins() {
        let game = "startpos moves e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3";
        for other in [
            "startpos",
            "startpos moves e2e4",
            "startpos moves e2e4 e7e5",
            "startpos moves d2d4 d7d5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6 b1c3",
            "fen 4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
        ] {
            assert!(another(game, other), "{other}");
        }
    }
}
