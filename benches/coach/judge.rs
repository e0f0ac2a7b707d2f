//! Stockfish about what the coach says, and about what it leaves unsaid.

use chesslings::coach::{Danger, Remark, Story, Threat, Topic};
use chesslings::rules::{Move, Position};
use chesslings::search::{exchange, mates, points};

use crate::engine::Engine;

/// A gift that is so much worse than the best move is none, in hundredths of a pawn.
const WORSE: i32 = 150;
/// A warning is false if whoever takes the piece gains less by it.
const NEARLY: i32 = 30;
/// A threat is false if it is so much worse than what else the other side could do.
const BAD: i32 = 100;
/// Beyond this a game is decided, and the engine's numbers say little.
const DECIDED: i32 = 700;
/// A move that loses so many points at once needs a reason in words.
const POINTS: i32 = 2;

/// How often something was said, and what of it is false.
#[derive(Default)]
pub(crate) struct Tally {
    pub(crate) said: u32,
    judged: u32,
    wrong: Vec<String>,
}

impl Tally {
    pub(crate) fn print(&self, kind: &str) {
        let Tally {
            said,
            judged,
            wrong,
        } = self;
        println!("{kind:<12} {said:>6} {judged:>7} {:>6}", wrong.len());
        for wrong in wrong {
            println!("    {wrong}");
        }
    }
}

/// Asks the engine whether a remark holds. Decided games are left out.
pub(crate) fn judge(
    engine: &mut Engine,
    story: &Story,
    played: Move,
    remark: &Remark,
    tally: &mut Tally,
) {
    let now = story.now();
    let is_judged = matches!(
        remark.topic,
        Topic::Gift(_) | Topic::ThinkTwice(_) | Topic::Praise(_) | Topic::Threat(Threat::Take(_))
    );
    let best = if is_judged {
        engine.best(now).value()
    } else {
        return;
    };
    if best.abs() > DECIDED {
        return;
    }
    tally.judged += 1;
    // What is false at a glance is looked at again, longer.
    if !holds(engine, now, played, remark)
        && !engine.patiently(|engine| holds(engine, now, played, remark))
    {
        let moves: Vec<String> = remark.proof.iter().map(Move::to_string).collect();
        let (name, line) = (remark.topic.name(), moves.join(" "));
        tally.wrong.push(format!("{now} {played}: {name} {line}"));
    }
}

fn holds(engine: &mut Engine, now: &Position, played: Move, remark: &Remark) -> bool {
    let best = engine.best(now).value();
    match remark.topic {
        // The piece can be taken, and nothing else is much better.
        Topic::Gift(_) => {
            let takings = now.legal_moves();
            let takings =
                takings.filter(|taking| taking.captured_at() == remark.squares.first().copied());
            let most = takings
                .map(|taking| engine.after(now, taking).value())
                .max();
            most.is_some_and(|most| best - most <= WORSE)
        }
        // Whoever takes the piece stands better than after the best move.
        Topic::ThinkTwice(Danger::Moved(_) | Danger::Left(_)) => {
            let next = now.play_unchecked(played);
            engine.after(&next, remark.proof[1]).value() + best >= NEARLY
        }
        Topic::ThinkTwice(_) => best - engine.after(now, played).value() >= NEARLY,
        Topic::Praise(_) => best - engine.after(now, played).value() <= 2 * WORSE,
        // Were it their turn, they would do it, or something as good.
        _ => {
            let theirs = now.passed();
            engine.best(&theirs).value() - engine.after(&theirs, remark.proof[0]).value() <= BAD
        }
    }
}

/// Moves that lose something at once, and whether a reason was given.
#[derive(Default)]
pub(crate) struct Reasons {
    moves: u32,
    given: u32,
    missing: Vec<String>,
}

impl Reasons {
    /// The move allows a mate that another move prevents; or the best answer takes so much that
    /// points are lost, and the engine finds the move as much worse than its best one.
    pub(crate) fn look_at(
        &mut self,
        engine: &mut Engine,
        now: &Position,
        played: Move,
        about: &[Remark],
    ) {
        let next = now.play_unchecked(played);
        let mated = |played| mates(&now.play_unchecked(played)).next().is_some();
        let loses = if mated(played) {
            now.legal_moves().any(|other| !mated(other))
        } else {
            let taken = played.captured().map_or(0, points);
            let takings = next.legal_moves().filter(|taking| taking.is_capture());
            let lost = takings.map(|taking| exchange(&next, taking)).max();
            lost.is_some_and(|lost| lost - taken >= POINTS) && {
                let best = engine.best(now).value();
                best.abs() <= DECIDED && best - engine.after(now, played).value() >= 100 * POINTS
            }
        };
        if !loses {
            return;
        }
        self.moves += 1;
        let twice = |remark: &Remark| matches!(remark.topic, Topic::ThinkTwice(_));
        if about.iter().any(twice) {
            self.given += 1;
        } else {
            self.missing.push(format!("{now} {played}"));
        }
    }

    pub(crate) fn print(&self) {
        let Reasons {
            moves,
            given,
            missing,
        } = self;
        let share = 100.0 * f64::from(*given) / f64::from(*moves).max(1.0);
        println!(
            "{moves} moves lose {POINTS} points at once or allow mate in one: a reason for {given} ({share:.1} %)"
        );
        for missing in missing {
            println!("    none: {missing}");
        }
    }
}
