//! What a move, or a few of them, should lead to. Every move that does is right.

use super::cage::cage;
use super::exchange;
use super::fault::Fault;
use super::motif::Motif;
use super::opening;
use super::reply::Reply;
use super::solve;
use super::way::Way;
use crate::rules::{Kind, Move, Position, Special, Square, Wing, between};
use crate::search::{Ending, ahead, punishment};

/// A move that loses so many points is not praised: more than a pawn.
const SOMETHING: i32 = 2;

/// What has to hold after the last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// The other king is in check.
    Check,
    /// He is in check, and the piece that moved can't be taken.
    SafeCheck,
    /// He is in check by a piece that did not move.
    DiscoveredCheck,
    /// Checkmate.
    Mate,
    /// Stalemate: the way to save a lost game.
    Stalemate,
    /// Anything that is no stalemate and gives nothing away: the win must stay.
    NoStalemate,
    /// The other side can win nothing by taking, or no more than it has just lost: a trade is fine.
    NothingHangs,
    /// The piece here goes where it can't be won.
    Run(Square),
    /// The piece here stays and can't be won any more, because another one guards it.
    Guard(Square),
    /// The piece here stays and is not attacked any more, because another one went between.
    Shield(Square),
    /// The piece that attacked the one here is taken, and not for more than it is worth.
    TakeAttacker(Square),
    /// The taking that wins most.
    TakeBest,
    /// The move attacks like this, and wins something whatever is answered.
    Motif(Motif),
    /// So many points more than the other side, or fewer if they are negative, and nothing hangs.
    Win(i8),
    /// A pawn becomes a piece that can't be taken.
    PromoteSafely,
    /// A pawn becomes this.
    PromoteTo(Kind),
    /// The king castles, on this side or on either.
    Castle(Option<Wing>),
    /// A pawn takes en passant.
    EnPassant,
    /// The check is answered in this way, not by stepping into checkmate, and not by giving away
    /// more than a pawn where another piece than the king has the choice.
    Escape(Way),
    /// The other side can't give checkmate at once, and can't win more than a pawn instead.
    StopMate,
    /// The other king, who is alone, can walk to at most so many squares, his own counted, and can't
    /// come near a piece that nobody guards.
    Confine(u8),
    /// An ending that is known to its end stays won.
    KeepWin,
    /// A pawn comes to the centre, and stays there.
    Centre,
    /// A knight or bishop comes out to a good square, and nothing is lost.
    Develop,
    /// It does so and attacks the queen.
    Tempo,
    /// The move that is written is played.
    Written {
        /// From here
        from: Square,
        /// to here,
        to: Square,
        /// and becomes this.
        promotion: Option<Kind>,
    },
}

impl Aim {
    /// What is wrong with `played` in `before`; `None` if the aim holds after it and nothing was
    /// overlooked.
    pub fn fault(self, before: &Position, played: Move) -> Option<Fault> {
        let missed = self.missed(before, played);
        missed.or_else(|| self.overlooked(before, played))
    }

    /// What a move gives away, seen by captures and checks: a piece, or the game.
    pub(super) fn overlooked(self, before: &Position, played: Move) -> Option<Fault> {
        let least = match self {
            // That ends the game, or is somebody else's move.
            Self::Mate | Self::Stalemate | Self::Written { .. } => return None,
            // These are about something else than keeping everything; but nobody is mated for it.
            Self::Check
            | Self::DiscoveredCheck
            | Self::PromoteTo(_)
            // A king that has to run can't look after the others.
            | Self::Escape(Way::Run) => i32::MAX,
            // In the first moves nothing has to be given away at all.
            Self::Centre | Self::Develop | Self::Tempo => 1,
            // The king does not run away from his house for nothing.
            Self::StopMate if played.piece().is_king() => 1,
            _ => SOMETHING,
        };
        let punished = punishment(before, played)?;
        let answer = punished.answer;
        let answered = before.play_unchecked(played).play_unchecked(answer);
        if answered.is_checkmate() {
            Some(Fault::MatedBy(answer))
        } else if punished.mates {
            Some(Fault::MatedSoon(answer))
        } else if punished.lost < least {
            None
        } else if exchange::taken(answer) >= punished.lost {
            Some(Fault::Loses(answer))
        } else {
            Some(Fault::LosesSoon(answer))
        }
    }

    /// What is missing for the aim itself.
    fn missed(self, before: &Position, played: Move) -> Option<Fault> {
        let after = before.play_unchecked(played);
        let taker = |at: Square| {
            after
                .legal_moves()
                .find(|reply| reply.captured_at() == Some(at))
        };
        match self {
            Self::Check => no_check(&after),
            Self::SafeCheck => {
                no_check(&after).or_else(|| taker(played.to()).map(Fault::CheckerTaken))
            }
            Self::DiscoveredCheck => no_check(&after).or_else(|| {
                let hidden = after.checkers().without(played.to());
                hidden.is_empty().then_some(Fault::NotDiscovered)
            }),
            Self::Mate => match after.legal_moves().next() {
                None if after.in_check() => None,
                None => Some(Fault::Stalemate),
                Some(answer) if after.in_check() => Some(Fault::CheckAnswered(answer)),
                Some(_) => Some(Fault::NoCheck),
            },
            Self::Stalemate if after.is_checkmate() => Some(Fault::Mate),
            Self::Stalemate => after.legal_moves().next().map(Fault::NotStalemate),
            Self::NoStalemate | Self::Confine(_) | Self::KeepWin if after.is_stalemate() => {
                Some(Fault::Stalemate)
            }
            Self::NoStalemate | Self::NothingHangs => loses(&after, played),
            Self::Run(at) if played.from() != at => Some(Fault::NotThatPiece(at)),
            Self::Run(_) => winner_of(&after, played.to()).map(Fault::Loses),
            Self::Guard(at) if played.from() == at => Some(Fault::MovedAway(at)),
            Self::Guard(at) => {
                winner_of(&after, at).map(Fault::Loses).or_else(|| {
                    // It may be safe because the attacker is gone, or can't get through any more.
                    let guarded = after.is_attacked(at, before.turn());
                    (!guarded).then_some(Fault::NotGuarded(at))
                })
            }
            Self::Shield(at) => shield(before, &after, played, at),
            Self::TakeAttacker(at) => {
                let attackers = before.attackers(at, before.turn().other());
                match played.captured_at() {
                    Some(taken) if attackers.contains(taken) => {
                        // What is lost again may be cheaper than the attacker.
                        winner_of(&after, played.to())
                            .filter(|_| exchange::gain(before, played) < 0)
                            .map(Fault::Loses)
                    }
                    Some(_) => attackers.first().map(Fault::AttackerStays),
                    None => Some(Fault::TakesNothing),
                }
            }
            Self::TakeBest => take_best(before, played),
            Self::Motif(_) | Self::Win(_) if after.is_checkmate() => None,
            Self::Motif(motif) => wins_by(motif, before, played),
            Self::Win(lead) => wins(&after, lead),
            Self::PromoteSafely => match played.promotion() {
                None => Some(Fault::NoPromotion),
                Some(_) => taker(played.to()).map(Fault::Loses),
            },
            Self::PromoteTo(kind) => match played.promotion() {
                None => Some(Fault::NoPromotion),
                Some(other) if other == kind => None,
                Some(_) if after.is_stalemate() => Some(Fault::Stalemate),
                Some(_) => Some(Fault::OtherPiece(kind)),
            },
            Self::Castle(asked) => match (played.special(), asked) {
                (Special::Castling(wing), Some(asked)) if wing != asked => Some(Fault::OtherWing),
                (Special::Castling(_), _) => None,
                _ => Some(Fault::NoCastling),
            },
            Self::EnPassant => match played.special() {
                Special::EnPassant { .. } => None,
                _ => Some(Fault::NoPassing),
            },
            Self::Escape(way) if !way.is(before, played) => Some(Fault::OtherWay(way)),
            // Whether somebody is mated all the same is looked at for every aim.
            Self::Escape(_) | Self::StopMate => None,
            Self::Confine(most) => confine(&after, most),
            Self::KeepWin => Ending::of(&after)
                .filter(|known| known.moves == Ending::NEVER)
                .and_then(|known| known.best.map(Fault::Drawn)),
            Self::Centre => opening::no_centre(played),
            Self::Develop => opening::not_developed(before, played),
            Self::Tempo => opening::no_tempo(before, &after, played),
            Self::Written {
                from,
                to,
                promotion,
            } => {
                let same =
                    (played.from(), played.to(), played.promotion()) == (from, to, promotion);
                (!same).then_some(Fault::NotWritten)
            }
        }
    }

    /// The square the aim is about.
    pub const fn about(self) -> Option<Square> {
        match self {
            Self::Run(at) | Self::Guard(at) | Self::Shield(at) | Self::TakeAttacker(at) => Some(at),
            _ => None,
        }
    }
}

/// The taking that costs more than `played` has won.
fn loses(after: &Position, played: Move) -> Option<Fault> {
    exchange::best_taking(after)
        .filter(|&(_, lost)| lost > exchange::taken(played))
        .map(|(reply, _)| Fault::Loses(reply))
}

fn no_check(after: &Position) -> Option<Fault> {
    (!after.in_check()).then_some(Fault::NoCheck)
}

/// The move that wins the piece on a square, if there is one.
fn winner_of(position: &Position, at: Square) -> Option<Move> {
    let (played, gain) = exchange::best_taking_on(position, at)?;
    (gain > 0).then_some(played)
}

fn shield(before: &Position, after: &Position, played: Move, at: Square) -> Option<Fault> {
    let them = before.turn().other();
    let went_between = before
        .attackers(at, them)
        .iter()
        .any(|attacker| between(attacker, at).contains(played.to()));
    if played.from() == at {
        Some(Fault::MovedAway(at))
    } else if !went_between || after.is_attacked(at, them) {
        Some(Fault::StillAttacked(at))
    } else {
        winner_of(after, played.to()).map(Fault::Loses)
    }
}

fn take_best(before: &Position, played: Move) -> Option<Fault> {
    let best = exchange::best_taking(before).map_or(0, |(_, gain)| gain);
    let won = exchange::gain(before, played);
    if !played.is_capture() {
        Some(Fault::TakesNothing)
    } else if won < best {
        let after = before.play_unchecked(played);
        let back = winner_of(&after, played.to()).filter(|_| won < 0);
        Some(Fault::NotBest { won, back })
    } else {
        None
    }
}

fn confine(after: &Position, most: u8) -> Option<Fault> {
    let setup = after.setup();
    let them = after.turn();
    let king = after.king(them)?;
    let steps = || after.legal_moves().filter(|step| !step.is_capture());
    // Whoever is attacked by nobody but the king is safe if somebody guards it.
    let is_chased = |step: &Move| {
        let next = after.play_unchecked(*step);
        let near = next.setup().attacks(step.to()) & setup.by_color(them.other());
        near.iter().any(|at| !next.is_attacked(at, them.other()))
    };
    let free = cage(setup, king).without(king).len();
    if free >= usize::from(most) && after.has_legal_move() {
        Some(Fault::BigCage(free as u8))
    } else {
        steps().find(is_chased).map(Fault::Chased)
    }
}

/// Whether the player who has just moved is so many points ahead, whatever is taken next.
fn wins(after: &Position, lead: i8) -> Option<Fault> {
    let taking = exchange::best_taking(after).filter(|&(_, gain)| gain > 0);
    let (ahead, lead) = (-ahead(after), i32::from(lead));
    if after.is_stalemate() {
        Some(Fault::Stalemate)
    } else if ahead < lead {
        Some(Fault::WinsNothing)
    } else {
        let (reply, lost) = taking?;
        (ahead - lost < lead).then_some(Fault::Loses(reply))
    }
}

/// A motif is one only if the next move wins something, whatever is answered.
fn wins_by(motif: Motif, before: &Position, played: Move) -> Option<Fault> {
    if !motif.is(before, played) {
        return Some(Fault::NoMotif(motif));
    }
    let win = Aim::Win((ahead(before) + SOMETHING) as i8);
    let is_won = solve::is_won(before, played, win, 2, Reply::Best);
    (!is_won).then(|| solve::refutation(before, played, win, 1, Reply::Best))
}
