//! A session at the table: one game after the other until the players leave.

mod coaching;
mod dealing;
mod ending;
mod files;
mod help;
mod looks;
mod moving;
mod opening;
mod rival;
mod score;
mod solving;

use std::io::Write;

use self::coaching::Coaching;
use super::settings::Settings;
use super::store::{Export, Keeper, new_tags};
use crate::console::printable::printable_lines;
use crate::console::render::Look;
use crate::console::stop::{Stop, received};
use crate::console::talk::Talk;
use crate::console::terminal::{Asking, LineSource, Prompt};
use crate::console::typed::{Request, request};
use crate::console::voice::Voice;
use crate::console::{Failure, Verdict};
use crate::lessons::Ending;
use crate::opponents::Rival;
use crate::rules::{Color, Game, PgnTags};
use crate::text::{BoardStyle, Lang, Verb};
use crate::typed::readings;

/// The players, their game, and all that lies on the table.
pub(super) struct Session<'a> {
    lines: &'a mut dyn LineSource,
    voice: Voice<'a>,
    settings: Settings,
    names: [String; 2],
    /// The opponent, if somebody plays alone.
    rival: Option<Rival>,
    coaching: Coaching,
    game: Game,
    /// What the PGN says about this game.
    tags: PgnTags,
    keeper: Keeper,
    /// Whether it was said already that the game can't be kept.
    complained: bool,
    export: Option<Export>,
    /// What a player saved last, as it was written.
    saved: Option<String>,
    /// How the game against an opponent was counted.
    counted: Option<Ending>,
    /// How many moves had been played when a draw was last declined.
    declined: Option<usize>,
    /// Whether everything before the first move is over.
    opened: bool,
    /// What was typed instead of yes or no.
    next: Option<String>,
}

/// What comes of a line: nothing more, or another line to obey, which a player typed instead of
/// an answer.
type Obeyed = Result<Option<String>, Stop>;

impl<'a> Session<'a> {
    pub(super) fn new(
        lines: &'a mut dyn LineSource,
        output: &'a mut dyn Write,
        settings: Settings,
    ) -> Session<'a> {
        let names = Color::ALL.map(|color| settings.lang.console_default_name(color.into()));
        Session {
            lines,
            voice: Voice {
                output,
                columns: settings.columns,
                ascii: settings.style == BoardStyle::Ascii,
                spoken: settings.style == BoardStyle::Words,
            },
            names: names.map(str::to_owned),
            rival: None,
            coaching: Coaching::default(),
            game: Game::new(),
            tags: new_tags(settings.today),
            keeper: Keeper::new(settings.state.clone()),
            complained: false,
            export: None,
            saved: None,
            counted: None,
            declined: None,
            opened: false,
            next: None,
            settings,
        }
    }

    /// Plays until the players leave.
    pub(super) fn run(mut self) -> Result<Verdict, Failure> {
        let verdict = self.play().verdict()?;
        self.goodbye()?;
        Ok(verdict)
    }

    fn play(&mut self) -> Stop {
        match self.opening().and_then(|()| self.obey_all()) {
            Ok(never) => match never {},
            Err(stop) => stop,
        }
    }

    fn obey_all(&mut self) -> Result<std::convert::Infallible, Stop> {
        self.opened = true;
        loop {
            self.let_rival_move()?;
            self.hear_before()?;
            let mut next = Some(self.next_line()?);
            while let Some(line) = next {
                let instead = self.obey(&line)?;
                next = instead.or_else(|| self.next.take());
            }
        }
    }

    /// Does what a line says: a command or a move.
    fn obey(&mut self, line: &str) -> Obeyed {
        if line.trim().is_empty() {
            self.remind()?;
            return Ok(None);
        }
        let Some(Request { verb, rest }) = request(line) else {
            return self.obey_move(line);
        };
        match verb {
            Verb::Help => self.help()?,
            Verb::Moves => self.list_moves(rest)?,
            Verb::Explain => self.explain(rest)?,
            Verb::Board => self.show_board_or_words()?,
            Verb::Record => self.record()?,
            Verb::Undo => self.undo()?,
            Verb::Redo => self.redo()?,
            Verb::Draw => self.offer_draw()?,
            Verb::Accept | Verb::Decline => self.no_offer()?,
            Verb::Resign => self.resign()?,
            Verb::Castle => return self.castle(),
            Verb::Save => self.save(rest)?,
            Verb::Load => return self.load(rest),
            Verb::Fen => {
                let fen = self.game.position().to_fen();
                self.voice.show(&[fen])?;
            }
            Verb::Pgn => {
                let text = self.pgn(false).to_string();
                self.voice.show(&[printable_lines(text.trim_end())])?;
            }
            Verb::New => self.new_game(false)?,
            Verb::Swap => self.new_game(true)?,
            Verb::Names => self.rename()?,
            Verb::Lang => self.change_lang(rest)?,
            Verb::Style => self.change_style(rest)?,
            Verb::Flip => self.flip()?,
            Verb::AutoFlip => self.auto_flip(rest)?,
            Verb::Coach => self.switch_coach(rest)?,
            Verb::Quit => self.quit()?,
        }
        Ok(None)
    }

    /// Waits for a move or a command.
    fn next_line(&mut self) -> Result<String, Stop> {
        let label = self.label();
        let asking = Asking::Move {
            game: &self.game,
            lang: self.settings.lang,
        };
        let prompt = Prompt {
            label: &label,
            asking,
        };
        received(self.lines.next_line(&prompt, self.voice.output)?)
    }

    /// What is asked for now: a move, or what to do after the end.
    fn label(&self) -> String {
        if self.game.outcome().is_some() {
            return self.lang().console_over_prompt().to_owned();
        }
        let turn = self.game.position().turn();
        self.lang().console_turn(turn.into(), self.name(turn))
    }

    fn name(&self, color: Color) -> &str {
        &self.names[color as usize]
    }

    fn look(&self) -> Look {
        let turn = self.game.position().turn();
        Look {
            style: self.settings.style,
            lang: self.settings.lang,
            color: self.settings.color,
            below: self.settings.turning.below(turn),
            columns: self.settings.columns.now(),
        }
    }
}

impl<'a> Talk<'a> for Session<'a> {
    fn lang(&self) -> Lang {
        self.settings.lang
    }

    fn voice(&mut self) -> &mut Voice<'a> {
        &mut self.voice
    }

    fn ends(&mut self) -> (&mut dyn LineSource, &mut Voice<'a>) {
        (self.lines, &mut self.voice)
    }

    fn is_to_be_obeyed(&self, line: &str) -> bool {
        self.opened && (request(line).is_some() || !readings(line).is_empty())
    }

    fn obey_next(&mut self, line: String) {
        self.next = Some(line);
    }
}
