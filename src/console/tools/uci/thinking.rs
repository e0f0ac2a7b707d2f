//! What `go` asks for.

use crate::opponents::{Character, Look};
use crate::rules::Color;
use crate::search::Limits;

/// Positions a slow computer looks at in a millisecond.
const NODES: u64 = 500;
/// A game is thought to last so many moves more.
const MOVES: u64 = 30;

/// What `go` asks for. A character answers in its own way; limits only make it see less.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Thinking {
    depth: Option<u64>,
    nodes: Option<u64>,
    movetime: Option<u64>,
    clocks: [Option<u64>; 2],
    /// The answer has to wait until it is asked for.
    pub(super) waits: bool,
    /// The only moves that may be played.
    pub(super) only: Vec<String>,
}

impl Thinking {
    pub(super) fn read(asked: &str) -> Thinking {
        let mut thinking = Thinking::default();
        let mut words = asked.split_whitespace().peekable();
        while let Some(word) = words.next() {
            let number = words.peek().and_then(|next| next.parse().ok());
            match word {
                "depth" => thinking.depth = number,
                "nodes" => thinking.nodes = number,
                "movetime" => thinking.movetime = number,
                "wtime" => thinking.clocks[Color::White as usize] = number,
                "btime" => thinking.clocks[Color::Black as usize] = number,
                "infinite" | "ponder" => thinking.waits = true,
                "searchmoves" => {
                    let is_move = |word: &&str| matches!(word.len(), 4 | 5);
                    while let Some(word) = words.next_if(is_move) {
                        thinking.only.push(word.to_owned());
                    }
                }
                _ => {}
            }
        }
        thinking
    }

    /// The character, who sees no more than these limits allow.
    pub(super) fn limited(&self, character: &Character, turn: Color) -> Character {
        let clock = self.clocks[turn as usize].map(|left| left / MOVES);
        let time = [self.movetime, clock].into_iter().flatten().min();
        let nodes = [self.nodes, time.map(|time| time.saturating_mul(NODES))];
        let nodes = nodes.into_iter().flatten().min();
        let depth = self
            .depth
            .map(|depth| u8::try_from(depth).unwrap_or(u8::MAX));
        let look = character.look.map(|look| Look {
            depth: depth.map_or(look.depth, |depth| look.depth.min(depth)),
            nodes: nodes.map_or(look.nodes, |nodes| look.nodes.min(nodes)),
            told: depth.is_some_and(|depth| depth <= look.depth)
                || nodes.is_some_and(|nodes| nodes < look.nodes),
            ..look
        });
        Character { look, ..*character }
    }

    /// The limits of another search, as far as these allow.
    pub(super) fn within(&self, limits: Limits) -> Limits {
        let depth = self.depth.and_then(|depth| u8::try_from(depth).ok());
        Limits {
            depth: depth.map_or(limits.depth, |depth| limits.depth.min(depth)),
            nodes: self
                .nodes
                .map_or(limits.nodes, |nodes| limits.nodes.min(nodes)),
            ..limits
        }
    }
}
