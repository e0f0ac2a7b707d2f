//! Every move of a position in turn, deeper and deeper.

use super::Search;
use super::look::Spot;
use super::node::Node;
use super::score::{LONGEST, MATE, NEVER, Score};
use super::sorted::sort_short;
use crate::rules::{Move, Position};

/// What a search has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The best moves of both sides; there is at least one.
    pub line: Vec<Move>,
    /// How things stand for the player to move.
    pub score: Score,
    /// So deep the search has looked.
    pub depth: u8,
    /// So many positions it has seen.
    pub nodes: u64,
}

/// A move and what it is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// The move.
    pub played: Move,
    /// How things stand after it for who played it. It can be less if that is below the margin.
    pub score: Score,
    /// The move and what is likely to follow.
    pub line: Vec<Move>,
    /// What is added to the score when moves are compared.
    liking: i32,
}

impl Ranked {
    /// The score with what is added to it.
    fn value(&self) -> i32 {
        let score = self.score.centipawns();
        match self.score.mate() {
            Some(_) => score,
            None => score + self.liking,
        }
    }
}

impl Search {
    /// The best move and what follows; `None` if there is no move. `before` are the positions of
    /// the game so far, the oldest first: whoever wins doesn't repeat them.
    pub fn best(&mut self, position: &Position, before: &[Position]) -> Option<Found> {
        self.liked(position, before, &|_| 0)
    }

    /// The best move when so much is added to what each one is worth, in hundredths of a pawn. A
    /// mate is a mate, whatever is liked.
    ///
    /// ```
    /// use chesslings::rules::{Kind, Move, Position};
    /// use chesslings::search::{Limits, Search};
    ///
    /// let likes_kings = |played: Move| if played.piece().kind == Kind::King { 2000 } else { 0 };
    /// let first = |fen: &str| {
    ///     let position: Position = fen.parse().unwrap();
    ///     let found = Search::new(Limits::deep(3)).liked(&position, &[], &likes_kings);
    ///     found.unwrap().line[0].to_string()
    /// };
    /// // A rook could be taken, but this player likes to walk with the king.
    /// assert!(first("7k/8/8/8/8/8/r7/R3K3 w - - 0 1").starts_with("e1"));
    /// // Nobody misses a mate for that.
    /// assert_eq!(first("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"), "a1a8");
    /// ```
    pub fn liked(
        &mut self,
        position: &Position,
        before: &[Position],
        liking: &dyn Fn(Move) -> i32,
    ) -> Option<Found> {
        let (ranked, depth) = self.deepen(position, before, -1, liking);
        let nodes = self.nodes;
        let best = ranked.into_iter().next()?;
        Some(Found {
            line: best.line,
            score: best.score,
            depth,
            nodes,
        })
    }

    /// All moves, the best first. What is worse than the best by more than the margin, in
    /// hundredths of a pawn, isn't looked at closely.
    pub fn ranked(&mut self, position: &Position, before: &[Position], margin: u16) -> Vec<Ranked> {
        self.deepen(position, before, i32::from(margin), &|_| 0).0
    }

    /// How many positions the last question took.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    fn deepen(
        &mut self,
        position: &Position,
        before: &[Position],
        margin: i32,
        liking: &dyn Fn(Move) -> i32,
    ) -> (Vec<Ranked>, u8) {
        let root = Node::of(position);
        self.path.begin(before, position);
        self.path.push(&root);
        self.nodes = 0;
        self.bounded = false;
        self.stopped = false;
        self.moves.clear();
        let moves: Vec<Move> = position.legal_moves().collect();
        let mut ranked: Vec<Ranked> = moves
            .into_iter()
            .map(|played| Ranked {
                played,
                score: Score::new(-NEVER),
                line: vec![played],
                liking: liking(played),
            })
            .collect();
        let mut reached = 0;
        for depth in 1..=self.limits.depth.max(1) {
            let mut deeper = ranked.clone();
            let seen = self.try_root(&root, &mut deeper, i32::from(depth), margin);
            if self.stopped {
                // What was found before the end is better than nothing, if the best was first.
                if margin < 0 && seen > 0 {
                    sort_short(&mut deeper[..seen], |ranked| -ranked.value());
                    ranked = deeper;
                }
                break;
            }
            sort_short(&mut deeper, |ranked| -ranked.value());
            ranked = deeper;
            reached = depth;
            self.bounded = true;
            let decided = ranked.first().is_none_or(|best| {
                let mate = best.score.mate();
                mate.is_some_and(|moves| 2 * moves.abs() <= i32::from(depth) + 1)
            });
            if decided {
                break;
            }
        }
        (ranked, reached)
    }

    /// Looks at each move so deep; how many were finished.
    fn try_root(&mut self, root: &Node, ranked: &mut [Ranked], depth: i32, margin: i32) -> usize {
        let spot = Spot {
            depth,
            ply: 0,
            moved: true,
        };
        let mut best = -NEVER;
        for (k, ranked) in ranked.iter_mut().enumerate() {
            let wanted = best - margin - 1;
            // Whatever is disliked: a mate is welcome.
            let most = wanted.max(MATE - LONGEST as i32 - 1);
            let least = (wanted - ranked.liking).clamp(-NEVER, most);
            let child = root.after(ranked.played);
            let score = self.try_move(&child, spot, k == 0, 0, least, NEVER);
            if self.stopped {
                return k;
            }
            if score > least {
                self.remember_line(ranked.played, 0);
                ranked.line.clone_from(&self.lines[0]);
            }
            ranked.score = Score::new(score);
            best = best.max(ranked.value());
        }
        ranked.len()
    }
}
