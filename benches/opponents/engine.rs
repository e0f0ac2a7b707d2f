//! Another program that speaks UCI, at a strength it is asked for.

use std::cell::RefCell;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use chesslings::rules::{Move, Position};

/// Milliseconds a move.
const TIME: u32 = 100;

pub(crate) struct Engine {
    process: RefCell<Child>,
    input: RefCell<ChildStdin>,
    output: RefCell<BufReader<ChildStdout>>,
}

impl Engine {
    pub(crate) fn start(program: &str, elo: u32) -> Engine {
        let pipes = Command::new(program)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn();
        let mut process = pipes.unwrap_or_else(|error| panic!("{program}: {error}"));
        let engine = Engine {
            input: RefCell::new(process.stdin.take().expect("a pipe")),
            output: RefCell::new(BufReader::new(process.stdout.take().expect("a pipe"))),
            process: RefCell::new(process),
        };
        engine.tell("uci");
        engine.hear("uciok");
        engine.tell("setoption name UCI_LimitStrength value true");
        engine.tell(&format!("setoption name UCI_Elo value {elo}"));
        engine
    }

    /// Its move; without what was before, since it decides by strength and not by repetition.
    pub(crate) fn choose(&self, position: &Position) -> Option<Move> {
        self.tell(&format!("position fen {}", position.to_fen()));
        self.tell(&format!("go movetime {TIME}"));
        let answer = self.hear("bestmove");
        position.read_uci(answer.split(' ').nth(1)?).ok()
    }

    fn tell(&self, line: &str) {
        writeln!(self.input.borrow_mut(), "{line}").expect("the program listens");
    }

    /// Reads up to a line that starts like this.
    fn hear(&self, start: &str) -> String {
        let mut line = String::new();
        while !line.starts_with(start) {
            line.clear();
            let read = self.output.borrow_mut().read_line(&mut line);
            assert!(read.expect("the program answers") > 0, "the program ended");
        }
        line.trim().to_owned()
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.process.borrow_mut().kill();
    }
}
