//! Stockfish, asked by the UCI protocol.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use chesslings::rules::{Move, Position};

/// Where Debian keeps it, besides the usual places.
const NAMES: [&str; 2] = ["stockfish", "/usr/games/stockfish"];
/// Positions a question, and when it is asked once more.
const NODES: u32 = 30_000;
const MANY_NODES: u32 = 300_000;
/// A mate in hundredths of a pawn.
const MATE: i32 = 1_500;

/// How a position stands for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Score {
    /// In hundredths of a pawn.
    Pawns(i32),
    /// The player gives checkmate in so many moves, or is mated if it is negative.
    Mate(i32),
}

impl Score {
    /// As one number, with all mates the same.
    pub(crate) fn value(self) -> i32 {
        match self {
            Score::Pawns(value) => value.clamp(-MATE, MATE),
            Score::Mate(moves) if moves > 0 => MATE,
            Score::Mate(_) => -MATE,
        }
    }
}

pub(crate) struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    nodes: u32,
}

impl Engine {
    /// Starts it; `None` if there is none.
    pub(crate) fn start() -> Option<Engine> {
        let mut child = NAMES.into_iter().find_map(|name| {
            let mut command = Command::new(name);
            command.stdin(Stdio::piped()).stdout(Stdio::piped());
            command.spawn().ok()
        })?;
        let (input, output) = (child.stdin.take()?, child.stdout.take()?);
        Some(Engine {
            child,
            input,
            output: BufReader::new(output),
            nodes: NODES,
        })
    }

    /// How a position stands for the player to move, in hundredths of a pawn.
    pub(crate) fn best(&mut self, position: &Position) -> Score {
        self.ask(position, None)
    }

    /// How it stands for the mover after a move.
    pub(crate) fn after(&mut self, position: &Position, played: Move) -> Score {
        self.ask(position, Some(played))
    }

    /// With more time for every question.
    pub(crate) fn patiently<T>(&mut self, ask: impl FnOnce(&mut Engine) -> T) -> T {
        self.nodes = MANY_NODES;
        let answer = ask(self);
        self.nodes = NODES;
        answer
    }

    fn ask(&mut self, position: &Position, only: Option<Move>) -> Score {
        let only = only.map_or(String::new(), |played| format!(" searchmoves {played}"));
        let nodes = self.nodes;
        let question = format!("position fen {position}\ngo nodes {nodes}{only}\n");
        self.input
            .write_all(question.as_bytes())
            .expect("the engine listens");
        let mut score = Score::Pawns(0);
        let mut line = String::new();
        loop {
            line.clear();
            let read = self
                .output
                .read_line(&mut line)
                .expect("the engine answers");
            assert!(read > 0, "the engine is gone");
            if line.starts_with("bestmove") {
                return score;
            }
            score = told(&line).unwrap_or(score);
        }
    }
}

/// The score in a line of information.
fn told(line: &str) -> Option<Score> {
    let mut words = line.split_whitespace().skip_while(|&word| word != "score");
    words.next()?;
    let (unit, number) = (words.next()?, words.next()?.parse().ok()?);
    Some(match unit {
        "mate" => Score::Mate(number),
        _ => Score::Pawns(number),
    })
}

impl Drop for Engine {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.input.write_all(b"quit\n");
        let _ = self.child.wait();
    }
}
