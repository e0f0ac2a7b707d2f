//! How the other side answers in exercises and small games. Simple on purpose: a child should be
//! able to see why.

use super::exchange;
use super::foresight;
use super::match_game::{End, Goal, MatchGame};
use super::random::Random;
use crate::rules::{Move, Position};
use crate::search::Ending;

/// How the other side answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reply {
    /// Not at all: the child moves again. In a small game another child answers.
    #[default]
    Nobody,
    /// With any move.
    Random,
    /// Takes when that wins something, else any move.
    Greedy,
    /// Takes when that wins something, and leaves nothing hanging if it can.
    Careful,
    /// With the move that is hardest to meet.
    Best,
    /// A king who is alone goes where checkmate takes longest.
    Flee,
}

impl Reply {
    /// The opponent who plays like that, by its name in programs.
    pub const fn rival(self) -> Option<&'static str> {
        match self {
            Self::Nobody => None,
            Self::Random => Some("egg"),
            Self::Greedy => Some("magpie"),
            Self::Careful | Self::Best | Self::Flee => Some("owl"),
        }
    }

    /// The move this side plays; `None` if it has none, or nobody answers. `Best` is a matter of
    /// the exercise's aim (see `solve`); without one it is as good as `Careful`. In small games
    /// there is a goal to play for: see [`in_game`](Self::in_game).
    pub fn choose(self, position: &Position, random: &mut Random) -> Option<Move> {
        let moves: Vec<_> = position.legal_moves().collect();
        match self {
            Self::Nobody => None,
            Self::Random => random.pick(&moves),
            Self::Greedy => exchange::threat(position).or_else(|| random.pick(&moves)),
            Self::Careful | Self::Best => {
                if let Some(winning) = exchange::threat(position) {
                    return Some(winning);
                }
                let safe: Vec<_> = moves
                    .iter()
                    .copied()
                    .filter(|&played| exchange::threat(&position.play_unchecked(played)).is_none())
                    .collect();
                random.pick(&safe).or_else(|| random.pick(&moves))
            }
            Self::Flee => Ending::of(position)
                .and_then(|known| known.best)
                .or_else(|| Self::Careful.choose(position, random)),
        }
    }
    /// The move this side plays in a small game. Everybody but `Random` wins if one move does it;
    /// `Careful` also sees the answer, `Best` one move more where few pieces are left.
    pub fn in_game(
        self,
        rules: MatchGame,
        position: &Position,
        random: &mut Random,
    ) -> Option<Move> {
        let all = |_| true;
        match self {
            Self::Nobody | Self::Random | Self::Flee => self.choose(position, random),
            Self::Greedy => winning(rules, position)
                .or_else(|| exchange::threat(position))
                .or_else(|| ahead(rules, position, random))
                .or_else(|| self.choose(position, random)),
            Self::Careful => foresight::best_move(rules, position, 2, &all, random),
            // Among many pieces the third move takes too long to wait for.
            Self::Best if position.count_legal_moves() > 24 => {
                foresight::best_move(rules, position, 2, &all, random)
            }
            Self::Best => foresight::best_move(rules, position, 3, &all, random),
        }
    }
}

fn winning(rules: MatchGame, position: &Position) -> Option<Move> {
    position.legal_moves().find(|&played| {
        let end = rules.end(played, &position.play_unchecked(played));
        matches!(end, Some(End::Won { .. }))
    })
}

/// Whoever wants to get to the far row goes as far ahead as one move leads.
fn ahead(rules: MatchGame, position: &Position, random: &mut Random) -> Option<Move> {
    let color = position.turn();
    if rules.goal(color) != Goal::FarRow {
        return None;
    }
    let distance = |played: &Move| (color.last_row() - played.to().i()).abs();
    let mut moves: Vec<_> = position.legal_moves().collect();
    let least = moves.iter().map(distance).min()?;
    moves.retain(|played| distance(played) == least);
    random.pick(&moves)
}
