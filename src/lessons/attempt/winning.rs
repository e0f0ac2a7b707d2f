//! The way to win a small game. It is found by playing on in thought: the other side answers there as
//! it would here.

use super::{Answer, Attempt, Praise, Verdict};
use crate::lessons::exchange::{material, taken};
use crate::lessons::exercise::Task;
use crate::lessons::foresight;
use crate::lessons::match_game::{End, Goal, MatchGame};
use crate::lessons::opening::Opening;
use crate::lessons::random::Random;
use crate::lessons::reply::Reply;
use crate::rules::{Color, Move, Position};
use crate::search::{Ending, punishment};

/// A game that takes longer in thought is not thought to its end.
const LONGEST: usize = 40;
/// So many moves besides the one that looks best are tried.
const OTHERS: usize = 6;
/// Among more moves it takes too long to see three ahead.
const FEW: usize = 24;
/// Whoever is so many points worse off than at the beginning can hardly win a whole game:
const HOPELESS: i32 = 9;
/// where it goes back to, less than this is lost.
const HOPE: i32 = 3;

impl Attempt {
    /// A move of a small game that leads to success; `None` if none is found.
    pub(in crate::lessons) fn winning_move(&self) -> Option<Move> {
        // Before it takes time to find a move: there may be no hope for any.
        if self.is_whole_game() && self.exercise.reply != Reply::Nobody && self.lost() >= HOPELESS {
            return None;
        }
        let best = self.best_in_game()?;
        if self.exercise.reply == Reply::Nobody {
            return Some(best);
        }
        // Whole games are too long to be played in thought.
        if self.is_whole_game() {
            return (!self.is_hopeless(best, HOPELESS)).then_some(best);
        }
        let mut tried: Vec<_> = self.state.position.legal_moves().collect();
        tried.retain(|&other| other != best);
        tried.truncate(OTHERS);
        tried.insert(0, best);
        tried.into_iter().find(|&played| self.wins_after(played))
    }

    /// Takes back to the last position from which the game can be won, and further each time, so
    /// that nobody goes the same wrong way again. `false` if there is none.
    pub(in crate::lessons) fn go_back_to_hope(&mut self) -> bool {
        if !matches!(self.exercise.task, Task::Game { .. }) || self.state.done {
            return false;
        }
        let mut earlier = self.clone();
        let (mut hope, mut further) = (None, self.rescues);
        while let Some(before) = earlier.past.pop() {
            earlier.state = before;
            if earlier.is_whole_game() && earlier.lost() >= HOPE {
                continue;
            }
            let winning = earlier.winning_move();
            let is_hopeless = |best| earlier.is_whole_game() && earlier.is_hopeless(best, HOPE);
            if winning.is_none_or(is_hopeless) {
                continue;
            }
            hope = Some((earlier.state.clone(), earlier.past.len()));
            if further == 0 {
                break;
            }
            further -= 1;
        }
        let found = hope.is_some();
        if let Some((state, moves)) = hope {
            self.state = state;
            self.past.truncate(moves);
            (self.aside, self.tried) = (None, None);
            self.hints = 0;
            self.rescues = self.rescues.saturating_add(1);
        }
        found
    }

    /// The move of a small game that looks best; `None` in any other exercise.
    pub(super) fn best_in_game(&self) -> Option<Move> {
        let Task::Game { white, black } = self.exercise.task else {
            return None;
        };
        let position = &self.state.position;
        let rules = MatchGame { white, black };
        let mut random = Random::new(u64::from(self.state.moves));
        let best = |allowed: &dyn Fn(Move) -> bool| {
            let few = position.count_legal_moves() <= FEW;
            let ahead = if few { 3 } else { 2 };
            foresight::best_moves(rules, position, ahead, allowed)
        };
        let open = !self.state.done;
        let known = Ending::of(position).filter(|_| open && self.is_whole_game());
        if let Some(quickest) = known.and_then(|known| known.best) {
            return Some(quickest);
        }
        if open && self.opens() {
            return Opening::best_move(position);
        }
        let safe = |played| punishment(position, played).is_none();
        let mut found = Vec::new();
        if open && self.is_whole_game() {
            // As the task advises: pieces come out before anything else that is as good.
            found = Opening::sooner(position, best(&safe));
        }
        if open && found.is_empty() {
            found = best(&|_| true);
        }
        random.pick(&found)
    }

    /// Whether this is chess: two kings, and checkmate wins, or its first moves.
    fn is_whole_game(&self) -> bool {
        let Task::Game { white, black } = self.exercise.task else {
            return false;
        };
        let rules = MatchGame { white, black };
        let kings = Color::ALL.map(|color| self.state.position.king(color));
        let goal = rules.goal(self.exercise.side());
        matches!(goal, Goal::Mate | Goal::Opening) && kings.iter().all(Option::is_some)
    }

    /// Whether only the first moves are played.
    fn opens(&self) -> bool {
        let goals = match self.exercise.task {
            Task::Game { white, black } => MatchGame { white, black },
            _ => return false,
        };
        goals.goal(self.exercise.side()) == Goal::Opening
    }

    /// Whether a whole game is as good as lost: so many points less than it began with, or mated.
    fn is_hopeless(&self, best: Move, points: i32) -> bool {
        let (side, now) = (self.exercise.side(), &self.state.position);
        let lost = self.lost();
        // Whoever may lose no piece is too late when a taking is not answered.
        self.opens() && (lost > taken(best) + 1 || !Opening::can_be_ready(now, side))
            || lost >= points
            || punishment(now, best).is_some_and(|punished| punished.mates)
    }

    /// How many points the child has less than at the beginning, against the other side.
    fn lost(&self) -> i32 {
        let side = self.exercise.side();
        let ahead =
            |position: &Position| material(position, side) - material(position, side.other());
        ahead(&self.exercise.position) - ahead(&self.state.position)
    }

    /// Whether the child wins if it goes on with this move and then as well as it can.
    fn wins_after(&self, played: Move) -> bool {
        let side = self.exercise.side();
        let mut thought = self.clone();
        let mut next = Some(played);
        for _ in 0..LONGEST {
            let Some(played) = next else {
                return false;
            };
            match thought.answer(Answer::from(played)) {
                Verdict::Done(Praise::Ended(End::Won { winner, .. })) => return winner == side,
                Verdict::Right(_) => {}
                _ => return false,
            }
            next = thought.best_in_game();
        }
        false
    }
}
