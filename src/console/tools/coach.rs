//! `chesslings coach`: what a coach would say about games, move by move.

use std::io;

use clap::Args;
use serde::Serialize;

use super::games::Games;
use super::pgn::ending;
use super::{Tool, json_line, strictness};
use crate::coach::{Coach, Manner, Remark, Story, Summary, Taught, Turn, summary};
use crate::console::input::Input;
use crate::console::{Console, Failure, Verdict};
use crate::lessons::{Course, Place};
use crate::rules::{ByColor, Color, Move, PgnGame, Position, Square};
use crate::text::Lang;

/// Says what a coach would say.
#[derive(Debug, Args)]
pub struct Coaching {
    #[command(flatten)]
    input: Input,

    #[arg(long)]
    json: bool,

    #[arg(long, value_name = "LIST", default_value = "all")]
    units: String,

    #[arg(long)]
    eager: bool,
}

impl Tool for Coaching {
    fn run(&self, console: &mut Console<'_>) -> Result<Verdict, Failure> {
        let taught = taught(&self.units, console.lang)?;
        let games = Games {
            input: &self.input,
            strictness: strictness(false),
            json: self.json,
        };
        games.each(console, |console, number, game| {
            self.accompany(console, number, game, &taught)
        })
    }
}

impl Coaching {
    fn accompany(
        &self,
        console: &mut Console<'_>,
        number: usize,
        game: &PgnGame,
        taught: &Taught,
    ) -> io::Result<()> {
        let manner = Manner {
            taught: taught.clone(),
            level: None,
            eager: self.eager,
        };
        let mut coaches = ByColor::new(Coach::new(manner.clone()), Coach::new(manner));
        let mut story = Story::from(*game.start());
        for step in game.moves() {
            let (played, player) = (step.played(), story.turn());
            let coach = &mut coaches[player];
            let before = coach.before(&story);
            let about = coach.about(&story, played);
            let said = |remarks: &[Remark]| -> Vec<Said> {
                let said = remarks.iter();
                said.map(|remark| Said::new(remark, player, console.lang))
                    .collect()
            };
            let turn = TurnTold {
                game: number,
                ply: story.moves().len(),
                fen: story.now().to_fen(),
                r#move: played.to_string(),
                before: said(&before),
                about: said(&about),
            };
            if self.json {
                json_line(console.output, &turn)?;
            } else {
                tell(console, &turn, story.now(), played)?;
            }
            story.play(played);
        }
        self.sum_up(console, number, game, &story, taught)
    }

    fn sum_up(
        &self,
        console: &mut Console<'_>,
        number: usize,
        game: &PgnGame,
        story: &Story,
        taught: &Taught,
    ) -> io::Result<()> {
        let home = |color| Home::new(summary(story, color, taught), console.lang);
        let (white, black) = (home(Color::White), home(Color::Black));
        if self.json {
            let (result, reason) = ending(game);
            let outcome = game.to_game().outcome();
            let told = GameTold {
                game: number,
                summary: SummaryTold {
                    result,
                    reason,
                    text: outcome.map(|outcome| console.lang.how_it_ended(outcome)),
                    white,
                    black,
                },
            };
            return json_line(console.output, &told);
        }
        for (color, home) in [(Color::White, white), (Color::Black, black)] {
            let Home {
                strength,
                turning_point,
                exercises,
            } = home;
            let name = color.name();
            if let Some(said) = strength {
                writeln!(console.output, "{number}\tsummary\t{name}\t{}", said.text)?;
            }
            if let Some(turn) = turning_point {
                let (text, fen, better) = (turn.text, turn.fen, turn.better.join(" "));
                let exercises = exercises.join(" ");
                writeln!(
                    console.output,
                    "{number}\tsummary\t{name}\t{text}\t{fen}\t{better}\t{exercises}"
                )?;
            }
        }
        Ok(())
    }
}

/// What was said at a turn, a line a remark.
fn tell(
    console: &mut Console<'_>,
    turn: &TurnTold,
    position: &Position,
    played: Move,
) -> io::Result<()> {
    let dots = if position.turn().is_white() {
        "."
    } else {
        "..."
    };
    let (number, san) = (position.fullmove_number(), position.san(played));
    for (when, remarks) in [("before", &turn.before), ("about", &turn.about)] {
        for Said { kind, text, .. } in remarks {
            let game = turn.game;
            writeln!(
                console.output,
                "{game}\t{number}{dots} {san}\t{when}\t{kind}\t{text}"
            )?;
        }
    }
    Ok(())
}

/// The units of the argument.
fn taught(units: &str, lang: Lang) -> Result<Taught, Failure> {
    if units == "all" {
        return Ok(Taught::Everything);
    }
    let names = units
        .split(',')
        .map(str::trim)
        .filter(|name| !name.is_empty());
    let known = |name: &str| {
        let unit = Course::unit(name).map(|unit| unit.id.to_owned());
        unit.ok_or_else(|| {
            let list: Vec<&str> = Course::units().iter().map(|unit| unit.id).collect();
            Failure::Refused(lang.console_units_unknown(&list.join(", "), name))
        })
    };
    Ok(Taught::Units(names.map(known).collect::<Result<_, _>>()?))
}

#[derive(Serialize)]
struct TurnTold {
    game: usize,
    ply: usize,
    fen: String,
    r#move: String,
    before: Vec<Said>,
    about: Vec<Said>,
}

#[derive(Serialize)]
struct Said {
    kind: &'static str,
    squares: Vec<String>,
    proof: Vec<String>,
    text: String,
}

#[derive(Serialize)]
struct GameTold {
    game: usize,
    summary: SummaryTold,
}

#[derive(Serialize)]
struct SummaryTold {
    result: &'static str,
    reason: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    white: Home,
    black: Home,
}

/// What a player takes home.
#[derive(Serialize)]
struct Home {
    strength: Option<StrengthTold>,
    turning_point: Option<TurningPoint>,
    exercises: Vec<String>,
}

#[derive(Serialize)]
struct StrengthTold {
    ply: usize,
    text: String,
}

#[derive(Serialize)]
struct TurningPoint {
    ply: usize,
    fen: String,
    r#move: String,
    better: Vec<String>,
    skill: &'static str,
    text: &'static str,
}

impl Said {
    fn new(remark: &Remark, player: Color, lang: Lang) -> Said {
        Said {
            kind: remark.topic.code(),
            text: lang.remark(remark.topic, player),
            squares: remark.squares.iter().map(Square::to_string).collect(),
            proof: remark.proof.iter().map(Move::to_string).collect(),
        }
    }
}

impl Home {
    fn new(Summary { strength, turn }: Summary, lang: Lang) -> Home {
        Home {
            strength: strength.map(|(ply, good)| StrengthTold {
                ply,
                text: lang.praise(good),
            }),
            exercises: turn.as_ref().map(exercises).unwrap_or_default(),
            turning_point: turn.map(|turn| TurningPoint {
                ply: turn.ply,
                fen: turn.position.to_fen(),
                r#move: turn.played.to_string(),
                better: turn.better.iter().map(Move::to_string).collect(),
                skill: turn.skill.code(),
                text: lang.coach_turn(),
            }),
        }
    }
}

/// The names of exercises that train what was missed.
fn exercises(turn: &Turn) -> Vec<String> {
    let places = Course::practice(turn.skill.unit(), turn.ply).into_iter();
    let exercises = places.filter_map(Place::exercise);
    exercises.map(|exercise| exercise.id).collect()
}
