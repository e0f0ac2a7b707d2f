//! The help page.

use super::Session;
use crate::console::learn::verbs::VERBS;
use crate::console::say::command_lines;
use crate::console::stop::Stop;
use crate::console::talk::Talk as _;
use crate::rules::excerpt;
use crate::text::{Lang, LearnHow, Piece};

/// How tasks are answered, the first lessons first.
const HOWS: [LearnHow; LearnHow::ALL.len()] = [
    LearnHow::Walk,
    LearnHow::Tap,
    LearnHow::Choose,
    LearnHow::Move,
    LearnHow::Put,
    LearnHow::Place,
    LearnHow::Write,
];

impl Session<'_> {
    pub(super) fn show_help(&mut self) -> Result<(), Stop> {
        let lang = self.lang();
        for how in HOWS {
            let sentence = lang.console_learn_how(how, lang.piece_letter(Piece::Rook));
            self.voice.say(&sentence)?;
        }
        self.voice.say(lang.console_learn_help_commands())?;
        let commands = command_lines(
            &VERBS,
            |verb| lang.console_learn_verb_words(verb),
            |verb| lang.console_learn_verb_help(verb),
        );
        let commands: Vec<String> = commands.iter().map(|line| format!("  {line}")).collect();
        self.voice.show(&commands)?;
        Ok(())
    }

    /// A line that is no answer: what can be typed instead.
    pub(super) fn unreadable(&self, line: &str, similar: Option<&str>) -> String {
        let lang: Lang = self.lang();
        let text = excerpt(line);
        let mut sentence = lang.console_learn_unreadable(&text);
        if let Some(word) = similar {
            sentence.push(' ');
            sentence.push_str(&lang.console_did_you_mean(word));
        } else if let Some(work) = &self.work {
            let how = super::show::how(&work.study.exercise().task);
            sentence.push(' ');
            sentence.push_str(&lang.console_learn_how(how, lang.piece_letter(Piece::Rook)));
        }
        sentence
    }
}
