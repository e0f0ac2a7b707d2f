//! Reads exercises from plain text.

use std::fmt;
use std::str::{FromStr, SplitWhitespace};

use crate::lessons::aim::Aim;
use crate::lessons::asked::Asked;
use crate::lessons::exercise::{Exercise, Task};
use crate::lessons::match_game::Goal;
use crate::lessons::motif::Motif;
use crate::lessons::question::Question;
use crate::lessons::reply::Reply;
use crate::lessons::solve::Collect;
use crate::lessons::way::Way;
use crate::rules::{Color, Kind, Position, SquareSet, Strictness, Wing};

/// What is wrong with the text of an exercise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadCourse {
    /// The exercise, as far as it is known.
    pub exercise: String,
    /// The line that can't be read.
    pub line: String,
}

impl fmt::Display for BadCourse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: can't read \"{}\"", self.exercise, self.line)
    }
}

/// The paragraphs of a file; comments are gone and a sign stands between two of them (see `build.rs`).
pub(super) fn paragraphs(source: &'static str) -> impl Iterator<Item = &'static str> {
    let paragraphs = source.split('\u{5}').map(str::trim);
    paragraphs.filter(|paragraph| !paragraph.is_empty())
}

/// The exercise in a paragraph of a unit.
pub(super) fn exercise(unit: &str, paragraph: &str) -> Result<Exercise, BadCourse> {
    let mut lines = paragraph.lines().map(str::trim);
    let head = lines.next().unwrap_or_default();
    let (slug, task) = head.split_once(' ').unwrap_or((head, ""));
    let id = format!("{unit}-{slug}");
    let bad = |line: &str| BadCourse {
        exercise: id.clone(),
        line: line.to_owned(),
    };
    let mut exercise = Exercise {
        id: id.clone(),
        task: Task::Replay(Vec::new()),
        position: Position::START,
        par: 0,
        reply: Reply::Nobody,
        came: None,
        is_real: false,
        is_only: false,
        is_about_numbers: false,
        is_shown: false,
        is_written: false,
    };
    for line in lines {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "at" => exercise.position = position(rest).ok_or_else(|| bad(line))?,
            "par" => exercise.par = rest.parse().map_err(|_| bad(line))?,
            "reply" => exercise.reply = reply(rest).ok_or_else(|| bad(line))?,
            "last" => {
                let mut words = Words(rest.split_whitespace());
                exercise.came = words.read().zip(words.read());
                if exercise.before().is_none() {
                    return Err(bad(line));
                }
            }
            "real" => exercise.is_real = true,
            "only" => exercise.is_only = true,
            "numbers" => exercise.is_about_numbers = true,
            "shown" => exercise.is_shown = true,
            "written" => exercise.is_written = true,
            _ => return Err(bad(line)),
        }
    }
    let mut words = Words(task.split_whitespace());
    exercise.task = self::task(&mut words, &exercise.position).ok_or_else(|| bad(head))?;
    if words.word().is_some() {
        return Err(bad(head));
    }
    // One move is one move: it needs no line of its own.
    if let Task::Play { moves, .. } = exercise.task {
        exercise.par = moves;
    }
    Ok(exercise)
}

fn position(fen: &str) -> Option<Position> {
    let missing = match fen.split_whitespace().count() {
        1 => " w - -",
        2 => " - -",
        3 => " -",
        _ => "",
    };
    Position::from_fen(&format!("{fen}{missing}"), Strictness::Teaching).ok()
}

fn reply(word: &str) -> Option<Reply> {
    Some(match word {
        "random" => Reply::Random,
        "greedy" => Reply::Greedy,
        "careful" => Reply::Careful,
        "best" => Reply::Best,
        "flee" => Reply::Flee,
        _ => return None,
    })
}

fn task(words: &mut Words<'_>, position: &Position) -> Option<Task> {
    Some(match words.word()? {
        "walk" => Task::Walk(words.read()?),
        "tap" => Task::Tap(asked(words)?),
        "choose" => Task::Choose(question(words)?),
        "stars" => {
            let mut collect = Collect::default();
            while let Some(word) = words.word() {
                match word {
                    "safely" => collect.safely = true,
                    square => collect.stars.insert(square.parse().ok()?),
                }
            }
            Task::Collect(collect)
        }
        "capture" => {
            let mut collect = Collect {
                enemies: true,
                ..Collect::default()
            };
            while let Some(word) = words.word() {
                match word {
                    "safely" => collect.safely = true,
                    "always" => collect.always_takes = true,
                    _ => return None,
                }
            }
            Task::Collect(collect)
        }
        "move" => Task::Play {
            aim: aim(words, position)?,
            moves: 1,
        },
        "moves" => {
            let moves = words.read()?;
            let aim = aim(words, position)?;
            Task::Play { aim, moves }
        }
        "setup" => Task::SetUp(words.squares()?),
        "peace" => Task::Peace {
            kind: words.kind()?,
            count: words.read()?,
            size: words.read()?,
        },
        "write" => Task::Write(words.read()?, words.read()?),
        "replay" => replay(words, position)?,
        "game" => Task::Game {
            white: goal(words.word()?)?,
            black: goal(words.word()?)?,
        },
        _ => return None,
    })
}

fn asked(words: &mut Words<'_>) -> Option<Asked> {
    Some(match words.word()? {
        "moves" => Asked::Moves(words.read()?),
        "attacks" => Asked::Attacks(words.read()?),
        "captures" => Asked::Captures(words.read()?),
        "forbidden" => Asked::Forbidden(words.read()?),
        "guards" => Asked::Guards(words.read()?),
        "attackers" => Asked::Attackers(words.read()?),
        "named" => Asked::Named(words.read()?),
        "numbered" => Asked::Numbered(words.read()?),
        "row" => Asked::Row(words.read()?),
        "column" => Asked::Column(words.read()?),
        "diagonal" => Asked::Diagonal(words.read()?, words.read()?),
        "corners" => Asked::Corners(match words.word() {
            None => None,
            Some("light") => Some(Color::White),
            Some("dark") => Some(Color::Black),
            Some(_) => return None,
        }),
        "attacked" => Asked::Attacked,
        "free" => Asked::Free,
        "danger" => Asked::InDanger,
        "checkers" => Asked::Checkers,
        "pinned" => Asked::Pinned,
        "misplaced" => Asked::Misplaced,
        "box" => Asked::Box(words.read()?),
        _ => return None,
    })
}

fn question(words: &mut Words<'_>) -> Option<Question> {
    Some(match words.word()? {
        "shade" => Question::Shade(words.read()?),
        "name" => Question::Name(words.read()?),
        "numbers" => Question::Numbers(words.read()?),
        "reach" => Question::CanReach(words.read()?, words.read()?),
        "far" => Question::HowFar(words.read()?, words.read()?),
        "legal" => Question::IsLegal(words.read()?, words.read()?),
        "free" => Question::IsFree(words.read()?),
        "worth" => Question::WorthMore(words.kind()?, words.kind()?),
        "exchange" => Question::Exchange(words.read()?, words.read()?),
        "richer" => Question::Richer,
        "check" => Question::IsCheck,
        "checked" => Question::Checked,
        "ended" => Question::Ended,
        "wayout" => Question::WayOut(way(words.word()?)?),
        "castle" => Question::MayCastle(wing(words.word()?)?),
        "passant" => Question::MayPass,
        "canmate" => Question::CanMate,
        "catches" => Question::Catches,
        "threat" => Question::Threat,
        "motif" => Question::Motif(words.read()?, words.read()?),
        "written" => Question::Written(words.read()?, words.read()?),
        "mistake" => {
            let mut pair = || Some((words.read()?, words.read()?));
            Question::Mistake([pair()?, pair()?, pair()?])
        }
        "told" => Question::Told {
            right: words.read()?,
            of: words.read()?,
        },
        _ => return None,
    })
}

fn aim(words: &mut Words<'_>, position: &Position) -> Option<Aim> {
    let word = words.word()?;
    if let Some(motif) = motif(word) {
        return Some(Aim::Motif(motif));
    }
    Some(match word {
        "check" => Aim::Check,
        "safecheck" => Aim::SafeCheck,
        "discovered" => Aim::DiscoveredCheck,
        "mate" => Aim::Mate,
        "stalemate" => Aim::Stalemate,
        "nostalemate" => Aim::NoStalemate,
        "nothinghangs" => Aim::NothingHangs,
        "run" => Aim::Run(words.read()?),
        "guard" => Aim::Guard(words.read()?),
        "shield" => Aim::Shield(words.read()?),
        "takeattacker" => Aim::TakeAttacker(words.read()?),
        "takebest" => Aim::TakeBest,
        "win" => Aim::Win(words.read()?),
        "promotesafely" => Aim::PromoteSafely,
        "promote" => Aim::PromoteTo(words.kind()?),
        "castle" => Aim::Castle(match words.word() {
            None => None,
            Some(word) => Some(wing(word)?),
        }),
        "enpassant" => Aim::EnPassant,
        "escape" => Aim::Escape(way(words.word()?)?),
        "stopmate" => Aim::StopMate,
        "confine" => Aim::Confine(words.read()?),
        "keepwin" => Aim::KeepWin,
        "centre" => Aim::Centre,
        "develop" => Aim::Develop,
        "tempo" => Aim::Tempo,
        "written" => {
            let played = position.written_move(words.word()?)?;
            let (from, to, promotion) = (played.from(), played.to(), played.promotion());
            Aim::Written {
                from,
                to,
                promotion,
            }
        }
        _ => return None,
    })
}

fn motif(word: &str) -> Option<Motif> {
    let names = ["fork", "pin", "skewer", "discoveredattack"];
    let mut named = names.into_iter().zip(Motif::ALL);
    named.find_map(|(name, motif)| (name == word).then_some(motif))
}

fn replay(words: &mut Words<'_>, position: &Position) -> Option<Task> {
    let mut position = *position;
    let mut moves = Vec::new();
    while let Some(word) = words.word() {
        let played = position.written_move(word)?;
        position = position.play_unchecked(played);
        moves.push(played);
    }
    Some(Task::Replay(moves))
}

fn goal(word: &str) -> Option<Goal> {
    Some(match word {
        "mate" => Goal::Mate,
        "check" => Goal::Check,
        "promote" => Goal::Promote,
        "takeall" => Goal::TakeAll,
        "farrow" => Goal::FarRow,
        "opening" => Goal::Opening,
        _ => return None,
    })
}

fn way(word: &str) -> Option<Way> {
    Some(match word {
        "run" => Way::Run,
        "block" => Way::Block,
        "take" => Way::Take,
        _ => return None,
    })
}

fn wing(word: &str) -> Option<Wing> {
    Some(match word {
        "short" => Wing::KingSide,
        "long" => Wing::QueenSide,
        _ => return None,
    })
}

/// The words of a line, one after the other.
struct Words<'a>(SplitWhitespace<'a>);

impl<'a> Words<'a> {
    fn word(&mut self) -> Option<&'a str> {
        self.0.next()
    }

    fn read<T: FromStr>(&mut self) -> Option<T> {
        self.word()?.parse().ok()
    }

    fn kind(&mut self) -> Option<Kind> {
        let word = self.word()?;
        Kind::from_letter(word.chars().next()?).filter(|_| word.len() == 1)
    }

    fn squares(&mut self) -> Option<SquareSet> {
        let mut squares = SquareSet::EMPTY;
        while let Some(word) = self.word() {
            squares.insert(word.parse().ok()?);
        }
        Some(squares)
    }
}
