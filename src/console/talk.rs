//! A conversation at the terminal: questions, and the moves that answers mean.

use std::io;
use std::path::Path;

use super::failure::problem;
use super::files::{ordinary, replace};
use super::stop::{Stop, received};
use super::terminal::{Asking, LineSource, Prompt};
use super::typed::{STYLES, request, style, yes_or_no};
use super::voice::Voice;
use crate::rules::{Kind, Move, Position, Refusal};
use crate::text::{BoardStyle, Lang, Verb, listed, square_name};
use crate::typed::kind;

/// What is answered to a list of choices.
pub(super) enum Chosen<T> {
    /// This.
    One(T),
    /// None of them, but something else to do.
    Else(String),
}

/// How often a question is asked before the answer is no.
const PATIENCE: usize = 3;

/// Somebody at the terminal who is talked to.
pub(super) trait Talk<'a> {
    /// The language that is spoken.
    fn lang(&self) -> Lang;

    /// Where we speak.
    fn voice(&mut self) -> &mut Voice<'a>;

    /// Where answers come from, and where we speak.
    fn ends(&mut self) -> (&mut dyn LineSource, &mut Voice<'a>);

    /// Whether a line is more than an answer: a move or a command.
    fn is_to_be_obeyed(&self, line: &str) -> bool;

    /// Obeys this line next, before another is asked for.
    fn obey_next(&mut self, line: String);

    /// Waits for an answer.
    fn answer(&mut self, label: &str) -> Result<String, Stop> {
        let asking = Asking::Answer;
        let (lines, voice) = self.ends();
        received(lines.next_line(&Prompt { label, asking }, voice.output)?)
    }

    /// Asks a question that is answered by yes or no. Who goes on with a move or a command instead
    /// has said no, and the line is obeyed next.
    fn ask(&mut self, question: &str) -> Result<bool, Stop> {
        let lang = self.lang();
        self.voice().say(&lang.console_question(question))?;
        for _ in 0..PATIENCE {
            let answer = self.answer("")?;
            // Accepting and declining are for draws, but nobody means anything else by them.
            let agreed = match request(&answer).map(|request| request.verb) {
                Some(Verb::Accept) => Some(true),
                Some(Verb::Decline) => Some(false),
                _ => yes_or_no(&answer),
            };
            if let Some(yes) = agreed {
                return Ok(yes);
            }
            if self.is_to_be_obeyed(&answer) {
                self.obey_next(answer);
                return Ok(false);
            }
            self.voice().say(lang.console_yes_or_no())?;
        }
        Ok(false)
    }

    /// Ends the saving of `text`, which was `created` as a new file: one that is there is replaced
    /// only after a question. Says what went wrong; `true` if it is saved.
    fn is_saved_in(
        &mut self,
        file: &Path,
        text: &str,
        created: io::Result<()>,
    ) -> Result<bool, Stop> {
        let lang = self.lang();
        let written = match created {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                if let Err(error) = ordinary(file) {
                    self.say_failed(file, &error)?;
                    return Ok(false);
                }
                if !self.ask(&lang.console_save_exists(&file.display().to_string()))? {
                    self.voice().say(lang.console_not_saved())?;
                    return Ok(false);
                }
                replace(file, text)
            }
            written => written,
        };
        if let Err(error) = &written {
            self.say_failed(file, error)?;
        }
        Ok(written.is_ok())
    }

    /// Says what is wrong with a file.
    fn say_failed(&mut self, file: &Path, error: &io::Error) -> Result<(), Stop> {
        let lang = self.lang();
        let file = file.display().to_string();
        let sentence = lang.console_file_failed(&file, &problem(error, lang));
        self.voice().say(&sentence)?;
        Ok(())
    }

    /// The language that a text names, or a word about which there are.
    fn lang_named(&mut self, text: &str) -> Result<Option<Lang>, Stop> {
        let named = Lang::from_tag(text);
        if named.is_none() {
            let list = Lang::ALL.map(|lang| format!("{} {}", lang.code(), lang.language_name()));
            let sentence = self.lang().console_lang_which(&listed(list));
            self.voice().say(&sentence)?;
        }
        Ok(named)
    }

    /// The style of the board that a text names, from now on that of the voice, or a word about
    /// which there are.
    fn style_named(&mut self, text: &str) -> Result<Option<BoardStyle>, Stop> {
        let lang = self.lang();
        let Some(style) = style(text) else {
            let words = STYLES.map(|style| lang.console_style_word(style).to_owned());
            self.voice()
                .say(&lang.console_style_which(&listed(words)))?;
            return Ok(None);
        };
        self.voice().ascii = style == BoardStyle::Ascii;
        self.voice().spoken = style == BoardStyle::Words;
        Ok(Some(style))
    }

    /// Asks for one of numbered choices, counted from 0.
    fn choose(&mut self, question: &str, choices: &[String]) -> Result<Chosen<usize>, Stop> {
        self.voice().say(question)?;
        for (number, choice) in (1..).zip(choices) {
            self.voice().say(&format!("  {number}) {choice}"))?;
        }
        let answer = self.answer(self.lang().console_number())?;
        let number = answer.trim().trim_end_matches([')', '.']);
        let place = number.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
        Ok(match place.filter(|&place| place < choices.len()) {
            Some(place) => Chosen::One(place),
            None => Chosen::Else(answer),
        })
    }

    /// Asks what a pawn becomes.
    fn choose_promotion(&mut self, at: &Refusal) -> Result<Chosen<Kind>, Stop> {
        let lang = self.lang();
        self.voice().say(&lang.why(at))?;
        self.voice().say(lang.console_promotion_options())?;
        loop {
            let answer = self.answer(lang.console_promotion_prompt())?;
            match kind(&answer) {
                _ if answer.trim().is_empty() => return Ok(Chosen::One(Kind::Queen)),
                Some(kind) if kind.is_promotion() => return Ok(Chosen::One(kind)),
                Some(kind) => {
                    let refusal = Refusal::BadPromotion { kind };
                    self.voice().say(&lang.why(&refusal))?;
                }
                None => return Ok(Chosen::Else(answer)),
            }
        }
    }

    /// Asks which of several moves is meant, and what a pawn becomes, if that is not clear. An
    /// empty answer is an empty line to obey.
    fn choose_move(
        &mut self,
        position: &Position,
        groups: &[Vec<Move>],
    ) -> Result<Chosen<Move>, Stop> {
        let lang = self.lang();
        let group = match groups {
            [only] => only,
            several => {
                let choices: Vec<String> = several
                    .iter()
                    .map(|group| written(position, group, lang))
                    .collect();
                match self.choose(lang.console_choose(), &choices)? {
                    Chosen::One(place) => &several[place],
                    Chosen::Else(line) => return Ok(Chosen::Else(line)),
                }
            }
        };
        if let [only] = group[..] {
            return Ok(Chosen::One(only));
        }
        let needed = Refusal::PromotionNeeded { at: group[0].to() };
        Ok(match self.choose_promotion(&needed)? {
            Chosen::One(kind) => {
                let chosen = group.iter().find(|played| played.promotion() == Some(kind));
                Chosen::One(*chosen.unwrap_or(&group[0]))
            }
            Chosen::Else(line) => Chosen::Else(line),
        })
    }
}

/// A choice between moves; promotions of the same pawn are one.
fn written(position: &Position, group: &[Move], lang: Lang) -> String {
    match group {
        [only] => {
            let short = lang.written(position, *only);
            format!("{short}   {}", lang.what_moved(*only))
        }
        [first, ..] => format!("{}-{}", square_name(first.from()), square_name(first.to())),
        [] => String::new(),
    }
}
