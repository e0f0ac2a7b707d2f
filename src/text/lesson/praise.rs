//! What was right.

use super::super::{self as text, Lang, Taken, square_name};
use super::joined;
use crate::lessons::{Aim, Attempt, Collect, End, Praise, Task};
use crate::rules::{Draw, Move, Outcome, Square};

impl Lang {
    /// What was right, when there is more to do.
    pub(super) fn what_is_right(self, attempt: &Attempt, praise: &Praise) -> String {
        let position = attempt.position();
        match *praise {
            Praise::Found { at, left } => self.lesson_found(left.into(), square_name(at)),
            Praise::Took { left, .. } => joined(
                self.lesson_took(taken(attempt)),
                &self.are_left(attempt, left),
            ),
            Praise::Went { played, left } => {
                let went = self.lesson_went(self.moved(played), square_name(played.to()));
                joined(&went, &self.are_left(attempt, left))
            }
            Praise::OnTheWay {
                played,
                reply,
                left,
            } => {
                let answer = reply.map(|reply| self.reply_to_child(attempt, reply));
                let said = answer.unwrap_or_else(|| self.cheer(played.to()).to_owned());
                joined(&said, &self.lesson_on_the_way(left.into()))
            }
            Praise::Placed { left, .. } if is_peace(attempt) => self.lesson_in_peace(left.into()),
            Praise::Placed { piece, left } => {
                let name = self.piece_kind(piece.piece.kind.into());
                self.lesson_placed(left.into(), name, square_name(piece.at))
            }
            Praise::Written { .. } => {
                let left = self.left_to_do(attempt);
                joined(self.cheer(next_word(attempt)), &left)
                    .trim_end()
                    .to_owned()
            }
            Praise::Repeated { played, .. } if attempt.exercise.is_written => {
                joined(self.cheer(played.to()), &self.left_to_do(attempt))
            }
            Praise::Repeated { played, left } => {
                joined(self.cheer(played.to()), &self.lesson_repeated(left.into()))
            }
            Praise::Played {
                reply: Some(reply), ..
            } if position.in_check() => self.reply_to_child(attempt, reply),
            Praise::Played {
                reply: Some(reply), ..
            } => {
                let said = self.reply_name(reply);
                let left = self.left_to_do(attempt);
                if left.is_empty() {
                    self.lesson_answered(&said)
                } else {
                    joined(&said, &left)
                }
            }
            Praise::Played { reply: None, .. } => self.lesson_other_moves(position.turn().into()),
            Praise::Watched | Praise::Chosen(_) | Praise::Reached { .. } | Praise::Ended(_) => {
                self.what_is_done(attempt, praise)
            }
        }
    }

    /// What was right, when that was all. What the course itself has to say comes first.
    pub(super) fn what_is_done(self, attempt: &Attempt, praise: &Praise) -> String {
        let exercise = &attempt.exercise;
        let position = attempt.position();
        let (at, said) = match *praise {
            Praise::Watched => {
                let at = walker(&exercise.task);
                let name = self.kind_at(position, at);
                (at, self.lesson_watched(name))
            }
            Praise::Found { at, .. } => (at, self.lesson_found(0, square_name(at))),
            Praise::Chosen(_) => match exercise.task {
                Task::Choose(question) => {
                    let about = question.about(position).first().copied();
                    let at = about.or(position.king(position.turn()));
                    (at.unwrap_or(Square::A1), self.because(question, position))
                }
                _ => (Square::A1, String::new()),
            },
            Praise::Took { played, .. } | Praise::Went { played, .. } => {
                (played.to(), self.all_taken(attempt))
            }
            Praise::Reached { played, aim } => (played.to(), self.reached(attempt, played, aim)),
            Praise::OnTheWay { played, .. } | Praise::Played { played, .. } => {
                (played.to(), String::new())
            }
            Praise::Placed { piece, .. } if is_peace(attempt) => {
                (piece.at, self.lesson_all_in_peace().to_owned())
            }
            Praise::Placed { piece, .. } => (piece.at, self.lesson_all_placed().to_owned()),
            Praise::Written { .. } => {
                let written = self.written_so_far(attempt);
                (next_word(attempt), self.lesson_because_written(&written))
            }
            Praise::Repeated { played, .. } => (played.to(), self.lesson_all_repeated().to_owned()),
            Praise::Ended(end) => (Square::A1, self.ended(attempt, end)),
        };
        let own = self
            .own_sentence(exercise, "-right")
            .filter(|_| is_at_par(attempt));
        match (praise, own) {
            // What the course says to a win fits no draw.
            (Praise::Ended(End::Drawn), _) | (Praise::Ended(_) | Praise::Found { .. }, None) => {
                said
            }
            (Praise::Ended(_) | Praise::Written { .. }, Some(own)) => joined(&said, own),
            // "Yes!" would be odd where the right answer is no.
            (Praise::Chosen(_), own) => {
                let praises = [text::Praise::Right, text::Praise::Well, text::Praise::Great];
                let cheer = self.lesson_praise(praises[at.index() % praises.len()]);
                joined(cheer, own.unwrap_or(&said)).trim_end().to_owned()
            }
            (_, Some(own)) => joined(self.cheer(at), own),
            (_, None) if said.is_empty() => self.cheer(at).to_owned(),
            (_, None) => joined(self.cheer(at), &said),
        }
    }

    /// What the other side has played, and that the child's king is in check now.
    fn reply_to_child(self, attempt: &Attempt, reply: Move) -> String {
        let said = self.reply_name(reply);
        if attempt.position().in_check() {
            joined(&said, self.in_check(attempt))
        } else {
            said
        }
    }

    /// That the child's king is in check, in words that it knows.
    fn in_check(self, attempt: &Attempt) -> &'static str {
        if attempt.knows("check") {
            self.lesson_in_check()
        } else {
            self.lesson_king_attacked()
        }
    }

    /// A word of praise; the square decides which, so that it isn't always the same.
    fn cheer(self, at: Square) -> &'static str {
        self.lesson_praise(match at.index() % 4 {
            0 => text::Praise::Yes,
            1 => text::Praise::Right,
            2 => text::Praise::Well,
            _ => text::Praise::Great,
        })
    }

    fn all_taken(self, attempt: &Attempt) -> String {
        let (moves, par) = (attempt.moves(), attempt.exercise.par);
        let said = self.lesson_all_taken(&self.in_moves(moves), taken(attempt));
        if moves > par {
            joined(&said, &self.lesson_faster(&self.in_moves(par)))
        } else if par > 1 {
            joined(&said, self.lesson_fewest())
        } else {
            said
        }
    }

    fn reached(self, attempt: &Attempt, played: Move, aim: Aim) -> String {
        let position = attempt.position();
        let checker = || position.checkers().without(played.to()).first();
        let at = match aim {
            Aim::Check => {
                let moved = position.checkers().contains(played.to());
                let other = if moved { None } else { checker() };
                other.unwrap_or(played.to())
            }
            Aim::DiscoveredCheck => checker().unwrap_or(played.to()),
            Aim::Guard(at) | Aim::Shield(at) | Aim::TakeAttacker(at) => at,
            _ => played.to(),
        };
        let name = if at == played.to() {
            self.moved(played)
        } else {
            self.kind_at(position, at)
        };
        // Castling is one thing to be glad of, whichever side it was.
        let aim = match aim {
            Aim::Castle(_) => Aim::Castle(None),
            aim => aim,
        };
        self.lesson_reached(aim.into(), name, square_name(at))
    }

    /// How a small game ended, with the reason of a draw once there is a word for it.
    pub(super) fn ended(self, attempt: &Attempt, end: End) -> String {
        let position = attempt.shown();
        match end {
            End::Drawn if !attempt.knows("draw") => self.end(end),
            End::Drawn if position.is_stalemate() => {
                self.how_it_ended(Outcome::Drawn(Draw::Stalemate))
            }
            End::Drawn if position.is_dead() => self.outcome_dead_position().to_owned(),
            End::Drawn if position.is_fifty_moves() => self.outcome_fifty_moves().to_owned(),
            end => self.end(end),
        }
    }

    /// How many stars or enemies are still to be taken.
    pub(super) fn are_left(self, attempt: &Attempt, left: u8) -> String {
        self.lesson_are_left(left.into(), taken(attempt))
    }

    /// The piece that moved, as it is now.
    fn moved(self, played: Move) -> &'static str {
        self.piece_kind(played.promotion().unwrap_or(played.piece().kind).into())
    }
}

/// Stars or enemies?
fn taken(attempt: &Attempt) -> Taken {
    match attempt.exercise.task {
        Task::Collect(Collect { enemies: false, .. }) => Taken::Star,
        _ => Taken::Piece,
    }
}

/// Whether it was done in the fewest moves: what the course praises holds for these.
fn is_at_par(attempt: &Attempt) -> bool {
    let par = attempt.exercise.par;
    par == 0 || attempt.moves() <= par
}

fn is_peace(attempt: &Attempt) -> bool {
    matches!(attempt.exercise.task, Task::Peace { .. })
}

/// Another word of praise for every sign.
fn next_word(attempt: &Attempt) -> Square {
    Square::from_index(attempt.moves().into()).unwrap_or(Square::A1)
}

fn walker(task: &Task) -> Square {
    match task {
        Task::Walk(at) => *at,
        _ => Square::A1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lessons::{Course, Verdict};
    use crate::rules::{Position, Strictness};

    fn position(fen: &str) -> Position {
        Position::from_fen(fen, Strictness::Teaching).unwrap()
    }

    /// What is said in a game after `reply` has been played in `fen`.
    fn answered_in(game: &str, lang: Lang, fen: &str, from: Square, to: Square) -> String {
        let before = position(fen);
        let reply = before.legal_move(from, to, None).unwrap();
        let mut exercise = Course::find(game).unwrap();
        exercise.position = before.play_unchecked(reply);
        let praise = Praise::Played {
            played: reply,
            reply: Some(reply),
        };
        lang.verdict(&Attempt::new(exercise), &Verdict::Right(praise))
    }

    fn answered(fen: &str, from: Square, to: Square) -> String {
        answered_in("games-whole-two", Lang::En, fen, from, to)
    }

    #[test]
    fn nobody_says_check_or_stalemate_before_it_is_taught() {
        let fen = "4k3/8/8/8/8/q7/8/4K3 b - -";
        let said = |lang| answered_in("protect-battle-kings", lang, fen, Square::A3, Square::A5);
        assert_eq!(
            said(Lang::En),
            "The queen goes to A5. Your king is attacked! Save him."
        );
        assert!(said(Lang::Ru).ends_with("На короля напали! Спасай его."));
        let drawn = |game: &str| {
            let mut exercise = Course::find(game).unwrap();
            exercise.position = position("8/8/4p3/4P3/8/8/8/8 w - -");
            Lang::En.ended(&Attempt::new(exercise), End::Drawn)
        };
        let plain = "Nobody wins this time. It is a draw.";
        assert_eq!(drawn("pawn-one-war"), plain);
        assert_eq!(drawn("escape-king-war"), plain);
        assert!(drawn("games-whole-two").starts_with("Stalemate"));
    }

    #[test]
    fn a_reply_that_gives_check_says_so() {
        let fen = "4k3/8/8/8/8/q7/8/4K3 b - -";
        assert_eq!(
            answered(fen, Square::A3, Square::A5),
            "The queen goes to A5. Check! Save your king."
        );
        assert_eq!(
            answered(fen, Square::A3, Square::A6),
            "The queen goes to A6. Your move!"
        );
    }
}
