//! Judges answers.

use super::{Answer, Attempt, Deed, Praise, Verdict, Wrong};
use crate::lessons::aim::Aim;
use crate::lessons::asked::Asked;
use crate::lessons::course::Place;
use crate::lessons::exercise::Task;
use crate::lessons::fault::Fault;
use crate::lessons::match_game::{End, MatchGame};
use crate::lessons::question::Choice;
use crate::lessons::reply::Reply;
use crate::lessons::solve::Collect;
use crate::lessons::{peace, solve};
use crate::rules::{
    Attackers, Kind, Mode, Move, Piece, PieceAt, Position, Refusal, Setup, Special, Square,
    WrongWay,
};

impl Attempt {
    /// Judges an answer. What is right changes the board; what is wrong is shown on it until it
    /// is taken back, by [`undo`](Attempt::undo) or by the next answer.
    pub fn answer(&mut self, answer: Answer) -> Verdict {
        if self.state.done {
            return Verdict::Ignored;
        }
        (self.aside, self.tried) = (None, None);
        let verdict = match (&self.exercise.task, answer) {
            (Task::Walk(_), Answer::Walked) => self.right(Praise::Watched, 0),
            (&Task::Tap(asked), Answer::Tap(at)) => self.tap(asked, at),
            (&Task::Choose(question), Answer::Choose(choice)) => {
                let right = question.right(&self.state.position);
                self.choose(choice, right)
            }
            (Task::Write(..), Answer::Choose(choice)) => self.write(choice),
            (Task::SetUp(_), Answer::Put { piece, square }) => self.set_up(piece, square),
            (&Task::Peace { kind, count, size }, Answer::Put { square, .. }) => {
                self.peace(kind, count, size, square)
            }
            (
                _,
                Answer::Move {
                    from,
                    to,
                    promotion,
                },
            ) => self.moved(from, to, promotion),
            _ => Verdict::Ignored,
        };
        let slip = match verdict {
            Verdict::Wrong(Wrong::FoundBefore(at) | Wrong::NotAsked { at, .. }) => self.is_free(at),
            _ => false,
        };
        if matches!(verdict, Verdict::Wrong(_)) && !slip {
            self.mistakes = self.mistakes.saturating_add(1);
        }
        if !matches!(verdict, Verdict::Refused(_)) {
            self.note(Deed::Answer(answer));
        }
        verdict
    }

    /// Whether a tap on this square costs nothing where squares are to be found: it was right the
    /// first time, or the piece that they are about stands there.
    pub fn is_free(&self, at: Square) -> bool {
        let about = match self.exercise.task {
            Task::Tap(asked) => asked.about(),
            _ => None,
        };
        self.state.found.contains(at) || about == Some(at)
    }

    /// A right answer after which so much is left.
    fn right(&mut self, praise: Praise, left: usize) -> Verdict {
        if left == 0 {
            self.state.done = true;
            Verdict::Done(praise)
        } else {
            Verdict::Right(praise)
        }
    }

    fn tap(&mut self, asked: Asked, at: Square) -> Verdict {
        let position = &self.exercise.position;
        let all = asked.squares(position);
        if self.state.found.contains(at) {
            return Verdict::Wrong(Wrong::FoundBefore(at));
        }
        if !all.contains(at) {
            let why = match asked {
                Asked::Moves(from) | Asked::Captures(from) => position.refusal(from, at),
                _ => None,
            };
            let why = why.map(|why| self.as_taught(why, Some(at)));
            return Verdict::Wrong(Wrong::NotAsked { at, why });
        }
        self.remember();
        self.state.found.insert(at);
        let left = (all - self.state.found).len();
        self.right(
            Praise::Found {
                at,
                left: left as u8,
            },
            left,
        )
    }

    fn choose(&mut self, choice: Choice, right: Choice) -> Verdict {
        if choice != right {
            return Verdict::Wrong(Wrong::NotRight(choice));
        }
        self.right(Praise::Chosen(choice), 0)
    }

    fn write(&mut self, choice: Choice) -> Verdict {
        let done = usize::from(self.state.moves);
        let sign = self.signs().get(done).copied();
        if sign.map(Choice::Sign) != Some(choice) {
            return Verdict::Wrong(Wrong::NotRight(choice));
        }
        self.written(done + 1)
    }

    /// So many signs are written now.
    fn written(&mut self, done: usize) -> Verdict {
        let left = self.signs().len() - done;
        self.remember();
        self.state.moves = done as u8;
        self.right(Praise::Written { left: left as u8 }, left)
    }

    fn set_up(&mut self, piece: Piece, square: Square) -> Verdict {
        if !self.in_tray().contains(&piece) {
            return Verdict::Ignored;
        }
        if self.state.position.piece_at(square).is_some() {
            return Verdict::Wrong(Wrong::Occupied(square));
        }
        if Setup::START.piece_at(square) != Some(piece) {
            return Verdict::Wrong(Wrong::NotItsPlace { piece, at: square });
        }
        self.put(piece, square)
    }

    fn peace(&mut self, kind: Kind, count: u8, size: i8, square: Square) -> Verdict {
        if !peace::corner(size).contains(square) {
            return Verdict::Wrong(Wrong::OutsideCorner(square));
        }
        if self.state.found.contains(square) {
            return self.take_off(square);
        }
        if self.state.found.len() >= usize::from(count) {
            return Verdict::Wrong(Wrong::Occupied(square));
        }
        let piece = Piece::new(crate::rules::Color::White, kind);
        let mut tried = *self.state.position.setup();
        tried.put(square, piece);
        match peace::conflict(&tried) {
            Some((from, to)) => Verdict::Wrong(Wrong::Attacks(from, to)),
            None => self.put(piece, square),
        }
    }

    /// Puts a piece where it belongs.
    fn put(&mut self, piece: Piece, square: Square) -> Verdict {
        let mut setup = *self.state.position.setup();
        setup.put(square, piece);
        self.remember();
        self.state.position = self.with_setup(setup);
        self.state.found.insert(square);
        let left = self.in_tray().len();
        let piece = PieceAt { piece, at: square };
        self.right(
            Praise::Placed {
                piece,
                left: left as u8,
            },
            left,
        )
    }

    /// A piece that was placed in peace is taken off by one more tap, to try another square.
    fn take_off(&mut self, square: Square) -> Verdict {
        let mut setup = *self.state.position.setup();
        setup.take(square);
        self.remember();
        self.state.position = self.with_setup(setup);
        self.state.found.remove(square);
        Verdict::Ignored
    }

    fn moved(&mut self, from: Square, to: Square, promotion: Option<Kind>) -> Verdict {
        let to = self.castled_to(from, to).unwrap_or(to);
        let played = match self.state.position.try_move(from, to, promotion) {
            Ok(played) => played,
            Err(refusal) => return Verdict::Refused(self.as_taught(refusal, Some(to))),
        };
        match self.exercise.task {
            Task::Collect(_) => self.collect(played),
            Task::Play { aim, moves } => self.play(played, aim, moves),
            Task::Replay(ref moves) => {
                let done = usize::from(self.state.moves);
                match moves.get(done).copied() {
                    Some(expected) => self.replay(played, expected, moves.len() - done - 1),
                    None => Verdict::Ignored,
                }
            }
            Task::Game { white, black } => self.game(MatchGame { white, black }, played),
            // Whoever types writes the whole move at once.
            Task::Write(from, to) if (from, to) == (played.from(), played.to()) => {
                self.written(self.signs().len())
            }
            Task::Write(..) => Verdict::Wrong(Wrong::Fault(Fault::NotWritten)),
            Task::Walk(_)
            | Task::Tap(_)
            | Task::Choose(_)
            | Task::SetUp(_)
            | Task::Peace { .. } => Verdict::Ignored,
        }
    }

    /// The reason of a refused move to this square, if it is known, in words that the child knows:
    /// nobody talks about castling or en passant before they were taught.
    pub fn as_taught(&self, refusal: Refusal, to: Option<Square>) -> Refusal {
        match refusal {
            Refusal::TooLateToPass { to, .. } if !self.knows("passing") => {
                Refusal::NothingToTake { at: to }
            }
            Refusal::Castling { castle, .. } if !self.knows("castling") => Refusal::NotItsMove {
                piece: PieceAt {
                    piece: Piece::new(self.state.position.turn(), Kind::King),
                    at: castle.king_from,
                },
                to: to.unwrap_or(castle.king_to),
                why: WrongWay::TooFar {
                    n: 2,
                    most: 1,
                    mode: Mode::MoveOrCapture,
                },
            },
            refusal => refusal,
        }
    }

    /// Whether what a unit teaches may be talked about.
    pub(crate) fn knows(&self, unit: &str) -> bool {
        Place::named(&self.exercise.id).is_none_or(|place| place.knows(unit))
    }

    /// The position after a move of a small game: nobody takes en passant before that was taught.
    fn after(&self, position: &Position, played: Move) -> Position {
        let after = position.play_unchecked(played);
        let is_game = matches!(self.exercise.task, Task::Game { .. });
        if is_game && after.en_passant().is_some() && !self.knows("passing") {
            after.passed().passed()
        } else {
            after
        }
    }

    /// Where the king goes who is put on his rook to castle with it, if he may.
    fn castled_to(&self, from: Square, to: Square) -> Option<Square> {
        let position = &self.state.position;
        let castle = position.castling_by_rook(from, to)?;
        let castles = position.legal_move(from, castle.king_to, None)?;
        matches!(castles.special(), Special::Castling(_)).then_some(castle.king_to)
    }

    /// The position with pieces that the child has put there; a second king of a colour changes nothing.
    pub fn with_setup(&self, setup: Setup) -> Position {
        let position = &self.state.position;
        position.with_setup(setup).unwrap_or(*position)
    }

    fn play(&mut self, played: Move, aim: Aim, moves: u8) -> Verdict {
        let left = moves.saturating_sub(self.state.moves + 1);
        let position = self.state.position;
        let reply = self.exercise.reply;
        if aim.fault(&position, played).is_none() {
            self.advance(played, None);
            return self.right(Praise::Reached { played, aim }, 0);
        }
        if left > 0 && solve::is_won(&position, played, aim, left + 1, reply) {
            let after = position.play_unchecked(played);
            let answered = match reply {
                Reply::Nobody => None,
                _ => solve::hardest_reply(&after, aim, left, reply),
            };
            self.advance(played, answered);
            let reply = answered;
            return Verdict::Right(Praise::OnTheWay {
                played,
                reply,
                left,
            });
        }
        let fault = solve::refutation(&position, played, aim, left, reply);
        self.set_aside(played, fault.reply());
        Verdict::Wrong(Wrong::Fault(fault))
    }

    fn replay(&mut self, played: Move, expected: Move, left: usize) -> Verdict {
        if played != expected {
            return Verdict::Wrong(Wrong::NotShown(expected));
        }
        self.remember();
        self.state.position = self.state.position.play_unchecked(played);
        self.state.moves += 1;
        self.state.last = Some(played);
        self.right(
            Praise::Repeated {
                played,
                left: left as u8,
            },
            left,
        )
    }

    fn collect(&mut self, played: Move) -> Verdict {
        let position = self.state.position;
        let left: Collect = self.state.left;
        if left.always_takes && !played.is_capture() {
            return Verdict::Wrong(Wrong::MustTake);
        }
        let (after, remaining) = left.after(&position, played);
        if left.safely
            && let Some(by) = attackers_after(&position, played)
        {
            self.set_aside(played, None);
            return Verdict::Wrong(Wrong::Attacked {
                at: played.to(),
                by,
            });
        }
        // Pawns never come back; everybody else does, unless every move has to take.
        let can_end = left.always_takes || !after.setup().of(after.turn(), Kind::Pawn).is_empty();
        if can_end && solve::plan(&after, remaining).is_none() {
            self.set_aside(played, None);
            return Verdict::Wrong(Wrong::DeadEnd);
        }
        let took = remaining.count(&after) < left.count(&position);
        self.remember();
        self.state.position = after;
        self.state.left = remaining;
        self.state.moves = self.state.moves.saturating_add(1);
        self.state.last = Some(played);
        let count = remaining.count(&after);
        let left = count as u8;
        let praise = if took {
            Praise::Took { played, left }
        } else {
            Praise::Went { played, left }
        };
        self.right(praise, count)
    }

    fn game(&mut self, rules: MatchGame, played: Move) -> Verdict {
        let after = self.after(&self.state.position, played);
        if let Some(end) = rules.end(played, &after) {
            self.advance(played, None);
            self.state.drawn = end == End::Drawn;
            return self.right(Praise::Ended(end), 0);
        }
        let reply = self.exercise.reply.in_game(rules, &after, &mut self.random);
        let end = reply.and_then(|reply| rules.end(reply, &after.play_unchecked(reply)));
        match end {
            Some(End::Won { .. }) => {
                self.set_aside(played, reply);
                end.map_or(Verdict::Ignored, |end| Verdict::Wrong(Wrong::Lost(end)))
            }
            Some(End::Drawn) => {
                self.advance(played, reply);
                self.state.drawn = true;
                self.right(Praise::Ended(End::Drawn), 0)
            }
            None => {
                self.advance(played, reply);
                Verdict::Right(Praise::Played { played, reply })
            }
        }
    }

    /// Plays a move and its answer; without an answer the next move is the same side's in an
    /// exercise, and the other side's in a game for two.
    fn advance(&mut self, played: Move, reply: Option<Move>) {
        self.remember();
        let after = self.after(&self.state.position, played);
        let for_two = matches!(self.exercise.task, Task::Game { .. });
        self.state.position = match reply {
            Some(reply) => self.after(&after, reply),
            None if for_two || after.in_check() || !after.has_legal_move() => after,
            None => after.passed(),
        };
        self.state.moves = self.state.moves.saturating_add(1);
        self.state.last = Some(reply.unwrap_or(played));
    }
}

/// Who could take the piece that moved.
fn attackers_after(position: &Position, played: Move) -> Option<Attackers> {
    let after = position.play_unchecked(played);
    after.attackers_named(played.to(), after.turn())
}
