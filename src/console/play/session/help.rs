//! The help page, which fits a terminal of 80×24.

use super::Session;
use crate::console::say::{command_lines, padded};
use crate::console::stop::Stop;
use crate::console::talk::Talk as _;
use crate::console::typed::VERBS;
use crate::text::{Lang, Piece};

impl Session<'_> {
    pub(super) fn help(&mut self) -> Result<(), Stop> {
        let columns = self.settings.columns.now();
        self.voice.show(&page(self.lang(), columns))?;
        Ok(())
    }
}

/// Two columns of commands need this much room.
const TWO_COLUMNS: usize = 79;
const COLUMN: usize = 38;

fn page(lang: Lang, columns: usize) -> Vec<String> {
    let mut lines = vec![lang.console_help_moves().to_owned()];
    let knight = lang.piece_letter(Piece::Knight);
    for (forms, meaning) in [
        ("E2 E4   e2e4   e2-e4", lang.console_help_squares()),
        (
            &format!("e4   {knight}f3   exd5"),
            lang.console_help_short(),
        ),
        ("O-O   0-0   O-O-O", lang.console_help_castling()),
        ("E7 E8 Q   e8=Q", lang.console_help_promotion()),
        ("E2", lang.console_help_one_square()),
    ] {
        if columns < TWO_COLUMNS {
            lines.extend([format!("  {forms}"), format!("      {meaning}")]);
        } else {
            lines.push(format!("  {} {meaning}", padded(forms, 24)));
        }
    }
    lines.push(lang.console_help_commands().to_owned());
    let commands = commands(lang);
    if columns < TWO_COLUMNS {
        lines.extend(commands.iter().map(|command| format!("  {command}")));
    } else {
        let (left, right) = commands.split_at(VERBS.len().div_ceil(2));
        let right = right.iter().map(String::as_str).chain([""]);
        for (left, right) in left.iter().zip(right) {
            let line = format!("  {} {right}", padded(left, COLUMN));
            lines.push(line.trim_end().to_owned());
        }
    }
    lines
}

/// A line for each command.
fn commands(lang: Lang) -> Vec<String> {
    command_lines(
        &VERBS,
        |verb| lang.console_verb_words(verb),
        |verb| lang.console_verb_help(verb),
    )
}

#[cfg(test)]
mod tests {
    use unicode_width::UnicodeWidthStr as _;

    use super::*;

    #[test]
    fn help_fits_the_usual_terminal() {
        for lang in Lang::ALL {
            let page = page(lang, 80);
            // The last line of the terminal has the prompt.
            assert!(page.len() <= 22, "{lang:?}: {} lines", page.len());
            for line in page {
                assert!(line.width() < 80, "{line}");
            }
        }
    }

    #[test]
    fn help_fits_a_narrow_terminal_in_width() {
        for lang in Lang::ALL {
            for line in page(lang, 40) {
                assert!(
                    line.width() <= COLUMN + 2 || line.contains("E2 E4"),
                    "{line}"
                );
            }
        }
    }

    #[test]
    fn the_columns_do_not_touch() {
        for lang in Lang::ALL {
            for command in commands(lang) {
                assert!(command.width() <= COLUMN, "{command}");
            }
        }
    }
}
