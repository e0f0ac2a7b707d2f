//! When the coach speaks, and when it keeps silent.

use super::remark::{Remark, Topic};
use super::{Memory, Story, about, before};
use crate::rules::Move;
use crate::search::{ahead, sort_short};

/// How a coach speaks to one child.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Manner {
    /// What the child has learned; it isn't told about anything else.
    pub taught: Taught,
    /// How strong the opponent is, from 1 to 10. The weaker, the more a beginner is told; against
    /// the strong ones only what can't be left out. `None`: everything.
    pub level: Option<u8>,
    /// Says all that holds, whatever has been said before.
    pub eager: bool,
}

/// Units of the course that a child has done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Taught {
    /// All of them.
    #[default]
    Everything,
    /// These, by their names.
    Units(Vec<String>),
}

/// A coach for one player in one game. Tell it of every turn in order.
#[derive(Clone, Debug)]
pub struct Coach {
    manner: Manner,
    memory: Memory,
}

/// A move that loses less isn't stopped.
const MUCH: i32 = 3;
/// An eager coach speaks of this, too.
const SOMETHING: i32 = 2;
/// Nobody is interrupted in the first moves, but for what is urgent.
const FIRST: usize = 2;
/// So many moves of the child are left in peace after a remark.
const PEACE: usize = 3;
/// More in a game is too much.
const ENOUGH: usize = 6;
/// So often in a game a move is asked about before it counts.
const TWICE: usize = 3;
/// Whoever is so far behind has other sorrows.
const LOST: i32 = -9;

impl Taught {
    /// Whether a child has done a unit.
    pub fn has(&self, unit: &str) -> bool {
        match self {
            Taught::Everything => true,
            Taught::Units(units) => units.iter().any(|known| known == unit),
        }
    }
}

impl From<Vec<String>> for Taught {
    /// What a child has met in the course. Who has not begun it knows chess from elsewhere.
    fn from(units: Vec<String>) -> Taught {
        if units.is_empty() {
            Taught::Everything
        } else {
            Taught::Units(units)
        }
    }
}

impl Coach {
    /// A coach at the beginning of a game.
    pub const fn new(manner: Manner) -> Coach {
        Coach::resumed(manner, Memory::new())
    }

    /// A coach that has said something already.
    pub const fn resumed(manner: Manner, memory: Memory) -> Coach {
        Coach { manner, memory }
    }

    /// What it remembers.
    pub const fn memory(&mut self) -> &mut Memory {
        &mut self.memory
    }

    /// What it says before the player to move has moved; at most one remark, unless it is eager.
    pub fn before(&mut self, story: &Story) -> Vec<Remark> {
        let found = before::all(story, !self.manner.eager);
        self.choose(story, found)
    }

    /// What it says about a move of the player to move: to think twice, or that it was good.
    pub fn about(&mut self, story: &Story, played: Move) -> Vec<Remark> {
        let least = if self.manner.eager { SOMETHING } else { MUCH };
        let found = about::all(story, played, least);
        self.choose(story, found)
    }

    fn choose(&mut self, story: &Story, mut found: Vec<Remark>) -> Vec<Remark> {
        found.retain(|remark| self.manner.taught.has(remark.topic.unit()));
        sort_short(&mut found, |remark| remark.topic.rank());
        if !self.manner.eager {
            let number = story.turn_number();
            found.retain(|remark| self.fits_level(remark.topic));
            found.retain(|remark| self.may_say(remark.topic, number, story));
            found.truncate(1);
            for remark in &found {
                self.memory.note(number, remark.topic);
            }
        }
        found
    }

    /// Beginners hear of dangers and presents; who plays the strong ones wants to think alone.
    fn fits_level(&self, topic: Topic) -> bool {
        match self.manner.level {
            Some(1..=3) => matches!(
                topic,
                Topic::Check
                    | Topic::Threat(_)
                    | Topic::ThinkTwice(_)
                    | Topic::Gift(_)
                    | Topic::Mate
                    | Topic::Stalemate
            ),
            Some(7..) => matches!(topic, Topic::Check | Topic::Praise(_)),
            _ => true,
        }
    }

    fn may_say(&self, topic: Topic, number: usize, story: &Story) -> bool {
        let said = &self.memory.said;
        let times = |topic: Topic| said.iter().filter(|(_, said)| said.is_like(topic)).count();
        if self.memory.unread >= 2 {
            return topic == Topic::Check;
        }
        let last = said.last();
        let is_lost = ahead(story.now()) <= LOST;
        match topic {
            Topic::Check => return true,
            Topic::ThinkTwice(_) => {
                let asked_now = last.is_some_and(|&(at, said)| at == number && said.is_like(topic));
                return !asked_now && !is_lost && times(topic) < TWICE;
            }
            Topic::Trade(_) | Topic::Finish(_) if times(topic) > 0 => return false,
            Topic::Praise(_) if said.iter().any(|(_, said)| said.praises_like(topic)) => {
                return false;
            }
            _ => {}
        }
        let helps_when_lost = matches!(topic, Topic::Mate | Topic::Stalemate);
        let in_peace = last.is_none_or(|&(at, _)| number > at + PEACE);
        let again = last.is_some_and(|(_, said)| said.is_like(topic));
        let spoken = said.iter().filter(|(_, said)| !said.is_urgent());
        number > FIRST
            && in_peace
            && !again
            && spoken.count() < ENOUGH
            && (!is_lost || helps_when_lost)
    }
}

#[cfg(test)]
mod tests {
    use super::super::remark::{Danger, Finish, Good, Threat, Trade};
    use super::*;
    use crate::rules::{Kind, Position};

    const EVEN: &str = "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1";
    const LOST: &str = "q3k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1";

    /// One of each kind, the most important first.
    const ORDER: [Topic; 11] = [
        Topic::Check,
        Topic::ThinkTwice(Danger::Moved(Kind::Queen)),
        Topic::Threat(Threat::Take(Kind::Knight)),
        Topic::Stalemate,
        Topic::Mate,
        Topic::Gift(Kind::Rook),
        Topic::Finish(Finish::Runner),
        Topic::Castle,
        Topic::BringOut,
        Topic::Trade(Trade::Helps),
        Topic::Praise(Good::Castled),
    ];

    /// A game in which White is to make this move of its own; kings walk to and fro.
    fn at_move(number: usize, fen: &str) -> Story {
        let start: Position = fen.parse().expect("a position");
        let mut story = Story::from(start);
        let steps = ["e1d1", "e8d8", "d1e1", "d8e8"].into_iter().cycle();
        for uci in steps.take(2 * (number - 1)) {
            let played = story.now().read_uci(uci).expect("kings can walk");
            story.play(played);
        }
        story
    }

    /// The kinds that may be said at a move of White, if these were said before.
    fn may_say(number: usize, fen: &str, said: &[(usize, Topic)]) -> Vec<Topic> {
        let memory = Memory {
            said: said.to_vec(),
            unread: 0,
        };
        let coach = Coach::resumed(Manner::default(), memory);
        let story = at_move(number, fen);
        let may = |topic: &Topic| coach.may_say(*topic, number, &story);
        ORDER.into_iter().filter(may).collect()
    }

    #[test]
    fn the_most_important_of_several_is_said() {
        let mut topics = ORDER;
        topics.reverse();
        topics.sort_by_key(|topic| topic.rank());
        assert_eq!(topics, ORDER);
    }

    #[test]
    fn everything_may_be_said_once_a_game_has_begun() {
        assert_eq!(may_say(3, EVEN, &[]), ORDER);
    }

    #[test]
    fn in_the_first_two_moves_only_what_is_urgent_is_said() {
        for number in [1, 2] {
            assert_eq!(may_say(number, EVEN, &[]), ORDER[..2]);
        }
    }

    #[test]
    fn after_a_remark_three_moves_are_left_in_peace() {
        let said = [(5, Topic::Castle)];
        for number in 6..=8 {
            assert_eq!(may_say(number, EVEN, &said), ORDER[..2], "{number}");
        }
        assert_eq!(may_say(9, EVEN, &said).len(), ORDER.len() - 1);
    }

    #[test]
    fn the_same_kind_is_not_said_twice_in_a_row() {
        let pieces = [Kind::Rook, Kind::Knight].map(Topic::Gift);
        let others = may_say(20, EVEN, &[(5, pieces[1])]);
        assert!(!others.contains(&pieces[0]));
        let after_others = may_say(20, EVEN, &[(5, pieces[1]), (10, Topic::Castle)]);
        assert!(after_others.contains(&pieces[0]));
    }

    #[test]
    fn six_remarks_are_enough_but_for_what_is_urgent() {
        let kinds = [Topic::Castle, Topic::BringOut].into_iter().cycle();
        let said: Vec<_> = (0..6).map(|k| 3 + 4 * k).zip(kinds).collect();
        assert_eq!(may_say(40, EVEN, &said[..5]).len(), ORDER.len() - 1);
        assert_eq!(may_say(40, EVEN, &said), ORDER[..2]);
        let urgent: Vec<_> = (3..9).map(|k| (k, Topic::Check)).collect();
        assert_eq!(may_say(40, EVEN, &urgent), ORDER, "these don't count");
    }

    #[test]
    fn whoever_is_nine_points_behind_hears_of_check_mate_and_stalemate_only() {
        let helps = [Topic::Check, Topic::Stalemate, Topic::Mate];
        assert_eq!(may_say(20, LOST, &[]), helps);
    }

    #[test]
    fn whoever_closed_two_unread_hears_of_check_only() {
        let memory = Memory {
            said: Vec::new(),
            unread: 2,
        };
        let coach = Coach::resumed(Manner::default(), memory);
        let story = at_move(20, EVEN);
        let may = |topic: &Topic| coach.may_say(*topic, 20, &story);
        assert_eq!(
            ORDER.into_iter().filter(may).collect::<Vec<_>>(),
            ORDER[..1]
        );
    }

    #[test]
    fn a_deed_is_praised_once_whatever_the_piece() {
        let saved = |kind| Topic::Praise(Good::Saved(kind));
        let said = [(5, saved(Kind::Knight)), (10, Topic::Castle)];
        let coach = |said: &[(usize, Topic)]| {
            let mut memory = Memory::new();
            memory.said = said.to_vec();
            Coach::resumed(Manner::default(), memory)
        };
        let story = at_move(20, EVEN);
        assert!(!coach(&said).may_say(saved(Kind::Bishop), 20, &story));
        assert!(coach(&said).may_say(Topic::Praise(Good::Fork), 20, &story));
    }

    #[test]
    fn who_plays_the_strong_hears_less() {
        let fitting = |level| {
            let manner = Manner {
                level,
                ..Manner::default()
            };
            let coach = Coach::new(manner);
            let fits = |topic: &Topic| coach.fits_level(*topic);
            ORDER.into_iter().filter(fits).collect::<Vec<_>>()
        };
        for level in 1..=3 {
            assert_eq!(fitting(Some(level)), ORDER[..6], "{level}");
        }
        for level in 4..=6 {
            assert_eq!(fitting(Some(level)), ORDER, "{level}");
        }
        for level in 7..=10 {
            let few = [Topic::Check, Topic::Praise(Good::Castled)];
            assert_eq!(fitting(Some(level)), few, "{level}");
        }
        assert_eq!(fitting(None), ORDER);
    }
}
