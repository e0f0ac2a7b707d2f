//! One small search: for the opponents, the coach and the judge of the course.
//!
//! [`Search`] looks at all moves as deep as its [`Limits`] allow and answers with a [`Found`]: the
//! best line and how things stand after it. It counts nodes instead of time and has no state
//! outside, so the same question has the same answer everywhere. [`exchange()`] says who gains by
//! taking on one square, [`loses`] what a move gives away.
//!
//! ```
//! use chesslings::rules::Position;
//! use chesslings::search::{Limits, Search};
//!
//! // Knight fork: king and queen at once.
//! let fork: Position = "q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1".parse()?;
//! let found = Search::new(Limits::deep(3)).best(&fork, &[]).unwrap();
//! assert_eq!(found.line[0].to_string(), "d5c7");
//! # Ok::<(), chesslings::rules::FenError>(())
//! ```
//!
//! Start reading at `root.rs` (every move in turn, deeper and deeper), then `look.rs` (alpha-beta),
//! `settle.rs` (captures until it is quiet), `evaluate.rs` (what is counted then).

mod ending;
mod evaluate;
mod exchange;
mod key;
mod look;
mod loss;
mod mates;
mod node;
mod order;
mod path;
mod punish;
mod root;
mod score;
mod settle;
mod sorted;
mod table;
mod worth;

pub use ending::Ending;
pub use evaluate::{Count, standing};
pub use exchange::{exchange, taken};
pub use key::key;
pub(crate) use key::mixed;
pub use loss::{costs, loses};
pub use mates::mates;
pub use punish::{Punishment, punishment};
pub use root::{Found, Ranked};
pub use score::Score;
pub(crate) use sorted::sort_short;
pub use worth::{ahead, points};

use crate::rules::Move;
use order::{Memory, Ordered};
use path::Path;
use table::Table;

/// How far a search may look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// So many moves of both sides, and then captures until it is quiet.
    pub depth: u8,
    /// So many positions. The first look at every move is always finished.
    pub nodes: u64,
    /// The table of positions known has 2 to this power entries; `None` for no table.
    pub table_bits: Option<u32>,
    /// What is counted at the end of a line.
    pub count: Count,
    /// Whether to skip what hardly ever matters, in order to see deeper. What a bold search finds
    /// is good, but no proof.
    pub bold: bool,
    /// Whether the first move after the end of a line may also be a safe check.
    pub checks: bool,
}

/// A search with what it remembers from one question to the next.
#[derive(Clone, Debug)]
pub struct Search {
    limits: Limits,
    table: Table,
    memory: Memory,
    path: Path,
    /// The moves of all positions on the way down, one heap for all.
    moves: Vec<Ordered>,
    /// The best line from each ply on.
    lines: Vec<Vec<Move>>,
    nodes: u64,
    /// Whether the budget counts already.
    bounded: bool,
    stopped: bool,
}

impl Limits {
    /// So deep, however long it takes.
    pub const fn deep(depth: u8) -> Limits {
        Limits {
            depth,
            nodes: u64::MAX,
            table_bits: Some(16),
            count: Count::Everything,
            bold: false,
            checks: false,
        }
    }

    /// As deep as so many positions allow.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits {
            nodes,
            ..Limits::deep(score::LONGEST as u8 / 2)
        }
    }
}

impl Search {
    /// A search that knows nothing yet.
    pub fn new(limits: Limits) -> Search {
        Search {
            limits,
            table: limits.table_bits.map(Table::new).unwrap_or_default(),
            memory: Memory::new(),
            path: Path::default(),
            moves: Vec::new(),
            lines: vec![Vec::new(); score::LONGEST + 1],
            nodes: 0,
            bounded: false,
            stopped: false,
        }
    }

    /// Looks so far from now on, and still knows what it has seen. The table keeps its size, and
    /// what is counted must stay the same.
    pub fn limit(&mut self, limits: Limits) {
        debug_assert_eq!(self.limits.count, limits.count, "scores would not compare");
        self.limits = limits;
    }

    /// Counts a position; whether the search has to end.
    #[inline]
    fn spent(&mut self) -> bool {
        self.nodes += 1;
        self.stopped |= self.bounded && self.nodes > self.limits.nodes;
        self.stopped
    }
}
