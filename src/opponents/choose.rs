//! The sum of what is seen and liked, some noise, and one of the best.

use super::attention::Mind;
use super::character::{Character, Look};
use super::dice::For;
use super::gift::{self, Child};
use super::openings;
use crate::rules::{Color, Kind, Move, Position};
use crate::search::{Limits, Ranked, Search, ahead, key, standing, taken};

/// A mate that is seen is played.
const MATE: i32 = 100_000;
/// A mate that is seen is stopped.
const MATED: i32 = 50_000;
/// From here on a move wins something.
const WINS: i32 = 80;
/// Characters of these levels let a child play for a while before they mate.
const PATIENT: u8 = 3;
const PATIENCE: u16 = 10;
/// Up to this level a character that is far ahead becomes careless.
const CARELESS: u8 = 5;
const FAR_AHEAD: i32 = 9;
/// Who tries to mate in four moves now and then: the child has learned what to do.
const SCHOLARS: std::ops::RangeInclusive<u8> = 4..=6;
/// From this level on it is remembered what has been on the board twice,
const REMEMBERS: u8 = 7;
/// and this much is given for something else by whoever has more,
const REPEATED: i32 = 300;
/// or as much.
const REPEATED_EVEN: i32 = 100;
/// Who looks at so many of a hundred moves closely overlooks none.
const EVERYTHING: u8 = 100;
/// From this level on nobody wants another piece than a queen without need.
const PROMOTES_WELL: u8 = 6;

/// The move a character plays; `None` if there is none. `before` are the positions of the game so
/// far, the oldest first. The same seed in the same position gives the same move.
pub fn reply(
    position: &Position,
    before: &[Position],
    character: &Character,
    seed: u64,
    child: Child,
) -> Option<Move> {
    let mind = Mind::new(character, seed, position, before);
    let known = character.look.filter(|look| look.openings);
    if let Some(played) = known.and_then(|_| openings::next(position, before, mind.dice)) {
        return Some(played);
    }
    if SCHOLARS.contains(&character.level)
        && let Some(played) = openings::scholar(position, before, seed)
    {
        return Some(played);
    }
    let look = mind.look();
    if let Some(look) = look
        && look.endings
        && is_lone(position, position.turn().other())
    {
        let deeper = Look {
            depth: look.depth.max(6),
            ..look
        };
        let found = search(&deeper).best(position, before)?;
        return found.line.first().copied();
    }
    if let Some(played) = gift::find(&mind, position, seed, child) {
        return Some(played);
    }
    if let Some(look) = look.filter(|look| look.sees >= EVERYTHING) {
        return mind.best(position, before, look);
    }
    let moves = mind.weigh(position, before, look);
    mind.pick(&moves)
}

/// A move and what it seems to be worth.
#[derive(Clone, Copy, Debug)]
struct Weighed {
    played: Move,
    worth: i32,
}

impl Mind<'_> {
    /// The best move for whoever looks at all of them. Taste and liking are known before, so the
    /// search need not find out how bad the others are: it sees the same in a quarter of the
    /// positions.
    fn best(&self, position: &Position, before: &[Position], look: Look) -> Option<Move> {
        let noise = self.noise(position);
        let known = self.remembered(position, before);
        let liking = |played| self.adds(position, played, noise, 0, &known);
        let found = search(&look).liked(position, before, &liking)?;
        found.line.first().copied()
    }

    fn weigh(&self, position: &Position, before: &[Position], look: Option<Look>) -> Vec<Weighed> {
        let noise = self.noise(position);
        let closely = look.map_or(Vec::new(), |look| self.look_ahead(position, before, look));
        let now = standing(position).centipawns();
        let known = self.remembered(position, before);
        let moves: Vec<Move> = position.legal_moves().collect();
        moves
            .into_iter()
            .map(|played| {
                let near = closely.iter().find(|ranked| ranked.played == played);
                let worth = match (near, look) {
                    (Some(ranked), Some(look))
                        if self.looks_closely(played, look.sees)
                            && !self.forgets_stalemate(position, played)
                            && !self.is_surprised(position, played) =>
                    {
                        ranked.score.centipawns() - now
                    }
                    _ => {
                        let feels = look.map_or(0, |look| feeling(position, played, now, look));
                        self.at_a_glance(position, played) + feels
                    }
                };
                let adds = self.adds(position, played, noise, worth, &known);
                let worth = worth + adds;
                Weighed { played, worth }
            })
            .collect()
    }

    /// What taste, habits and manners add to what a move is worth.
    fn adds(
        &self,
        position: &Position,
        played: Move,
        noise: i32,
        worth: i32,
        known: &[u64],
    ) -> i32 {
        self.taste(played, noise, worth)
            + self.likes(position, played)
            + self.promotes(position, played)
            - self.must_not(position, played, known)
    }

    /// What a move is worth by the facts that are seen.
    fn at_a_glance(&self, position: &Position, played: Move) -> i32 {
        let seen = self.look_at(position, played);
        if seen.stalemates {
            return -100 * ahead(position);
        }
        let mates = if seen.mates { MATE } else { 0 };
        let mated = if seen.is_mated { MATED } else { 0 };
        100 * (seen.wins - seen.loses) + mates - mated
    }

    /// Whether the other side would have no move, and this one does not think of that. A close look
    /// at one's own moves is no help there.
    fn forgets_stalemate(&self, position: &Position, played: Move) -> bool {
        !self.sees_stalemate(played) && position.play_unchecked(played).is_stalemate()
    }

    /// Whoever is far ahead and young becomes careless.
    fn noise(&self, position: &Position) -> i32 {
        let careless = self.character.level <= CARELESS && ahead(position) >= FAR_AHEAD;
        self.character.noise * if careless { 2 } else { 1 }
    }

    /// The positions so far, for whoever knows that three times the same is a draw and is not
    /// behind: whoever is, is glad of it.
    fn remembered(&self, position: &Position, before: &[Position]) -> Vec<u64> {
        if self.character.level < REMEMBERS || ahead(position) < 0 {
            return Vec::new();
        }
        before.iter().map(key).collect()
    }

    /// What is not done: a mate while the child has hardly begun, a third time the same.
    fn must_not(&self, position: &Position, played: Move, known: &[u64]) -> i32 {
        let patient = self.character.level <= PATIENT && position.fullmove_number() < PATIENCE;
        let after = position.play_unchecked(played);
        let mates = patient && after.is_checkmate();
        let now = if known.is_empty() { 0 } else { key(&after) };
        let again = known.iter().filter(|&&past| past == now).count() >= 2;
        if mates {
            2 * MATE
        } else if again && ahead(position) > 0 {
            REPEATED
        } else if again {
            REPEATED_EVEN
        } else {
            0
        }
    }

    /// Somewhere between nothing and all of the noise, by piece and by move. What is seen to win
    /// something is not a matter of taste.
    fn taste(&self, played: Move, noise: i32, worth: i32) -> i32 {
        if worth >= WINS {
            return noise;
        }
        let half = noise.unsigned_abs() / 2 + 1;
        let of_piece = self
            .dice
            .below(For::Piece, played.from(), played.from(), half);
        let of_move = self.dice.for_move(For::Noise, played, half);
        (of_piece + of_move) as i32
    }

    /// Another piece than a queen only if a queen would be stalemate.
    fn promotes(&self, position: &Position, played: Move) -> i32 {
        let lesser = played.promotion().is_some_and(|kind| kind != Kind::Queen);
        if self.character.level < PROMOTES_WELL || !lesser {
            return 0;
        }
        let queen = position.legal_move(played.from(), played.to(), Some(Kind::Queen));
        let stalemate = queen.is_some_and(|queen| position.play_unchecked(queen).is_stalemate());
        if stalemate { 0 } else { -MATED }
    }

    /// What a search says about moves; only what is good enough to be played is said exactly.
    fn look_ahead(&self, position: &Position, before: &[Position], look: Look) -> Vec<Ranked> {
        let margin = 2 * self.character.noise + 60;
        search(&look).ranked(position, before, margin as u16)
    }

    /// One of the best.
    fn pick(&self, moves: &[Weighed]) -> Option<Move> {
        let most = moves.iter().map(|weighed| weighed.worth).max()?;
        let near = (self.character.noise / 2).min(30);
        let best: Vec<Move> = moves
            .iter()
            .filter(|weighed| weighed.worth >= most - near)
            .map(|weighed| weighed.played)
            .collect();
        let first = best.first()?;
        let k = self.dice.for_move(For::Choice, *first, best.len() as u32);
        best.get(k as usize).copied()
    }
}

/// Where pieces stand well is felt without looking ahead, the better the more one looks. What is
/// taken is another matter: it has to be seen.
fn feeling(position: &Position, played: Move, now: i32, look: Look) -> i32 {
    let then = -standing(&position.play_unchecked(played)).centipawns();
    (then - now - 100 * taken(played)) * i32::from(look.sees) / 100
}

fn search(look: &Look) -> Search {
    Search::new(Limits {
        depth: look.depth,
        bold: look.depth > 3,
        checks: look.checks,
        ..Limits::nodes(look.nodes)
    })
}

/// Whether a player has nothing but the king.
fn is_lone(position: &Position, color: Color) -> bool {
    let setup = position.setup();
    let kings = setup.by_kind(Kind::King);
    kings.has_many() && setup.by_color(color).is_within(kings)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Strictness;

    #[test]
    fn whoever_is_young_and_far_ahead_becomes_careless() {
        let fen = "4k3/8/8/8/8/8/8/3QK3 w - - 0 30";
        let position = Position::from_fen(fen, Strictness::Game).expect("a position");
        for level in 1..=10 {
            let character = Character::of_level(level);
            let noise = Mind::new(character, 1, &position, &[]).noise(&position);
            let times = if level <= 5 { 2 } else { 1 };
            assert_eq!(noise, times * character.noise, "{}", character.name);
        }
    }
}
