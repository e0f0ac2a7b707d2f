//! Writing PGN.

use std::fmt::{self, Write as _};

use super::game::{PgnGame, PgnMove};
use super::spaced;
use super::tags::ROSTER;
use crate::rules::position::Position;

/// The longest line among moves; the standard wants fewer than 80 letters.
const WIDTH: usize = 79;

/// The game in PGN's export format. Between two games of a file belongs an empty line.
impl fmt::Display for PgnGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, default) in ROSTER {
            write_tag(f, name, self.tags.get(name).unwrap_or(default))?;
        }
        write_tag(f, "Result", self.result.name())?;
        if *self.start() != Position::START {
            write_tag(f, "SetUp", "1")?;
            write_tag(f, "FEN", &self.start().to_fen())?;
        }
        for (name, value) in self.tags.others() {
            write_tag(f, name, value)?;
        }
        f.write_char('\n')?;
        let mut lines = Lines::default();
        lines.moves(self);
        lines.word(self.result.name());
        writeln!(f, "{}", lines.text.trim_end())
    }
}

pub(super) fn write_tag(f: &mut impl fmt::Write, name: &str, value: &str) -> fmt::Result {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    writeln!(f, "[{name} \"{value}\"]")
}

/// Words set in lines.
#[derive(Default)]
struct Lines {
    text: String,
    /// How many letters the last line has.
    column: usize,
}

impl Lines {
    fn moves(&mut self, game: &PgnGame) {
        let mut position = *game.start();
        let mut numbered = false;
        numbered |= self.comment(&game.comment);
        for (index, step) in game.moves().iter().enumerate() {
            let number = position.fullmove_number();
            if position.turn().is_white() {
                self.word(&format!("{number}."));
            } else if index == 0 || numbered {
                self.word(&format!("{number}..."));
            }
            self.word(&position.san(step.played()));
            numbered = self.remarks(step);
            position = position.play_unchecked(step.played());
        }
    }

    /// Whether there was a comment, after which Black's move needs its number.
    fn remarks(&mut self, step: &PgnMove) -> bool {
        for nag in &step.nags {
            self.word(&format!("${nag}"));
        }
        self.comment(&step.comment)
    }

    /// Sets a comment in braces; one that has a closing brace itself takes the rest of a line.
    fn comment(&mut self, comment: &str) -> bool {
        let mut words: Vec<String> = spaced(comment).map(str::to_owned).collect();
        if comment.find('}').is_some() {
            self.word(&format!(";{}", words.join(" ")));
            self.text.push('\n');
            self.column = 0;
        } else if let Some(first) = words.first_mut() {
            first.insert(0, '{');
            if let Some(last) = words.last_mut() {
                last.push('}');
            }
            // Some programs take such a line for a tag or an escape, even inside a comment.
            let starts_line = |word: &String| !word.starts_with(['[', '%']);
            for group in words.chunk_by(|_, next| !starts_line(next)) {
                self.word(&group.join(" "));
            }
        }
        !words.is_empty()
    }

    fn word(&mut self, word: &str) {
        let length = word.chars().count();
        if self.column > 0 && self.column + 1 + length > WIDTH {
            self.text.push('\n');
            self.column = 0;
        } else if self.column > 0 {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(word);
        self.column += length;
    }
}
