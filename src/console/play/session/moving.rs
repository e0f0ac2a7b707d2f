//! Moves: playing them, saying why not, showing what is possible.

use super::{Obeyed, Session};
use crate::console::render::{Mark, Marks, board, with_panel};
use crate::console::say::move_number;
use crate::console::stop::Stop;
use crate::console::talk::{Chosen, Talk as _};
use crate::console::typed::similar;
use crate::rules::{Move, Square, Wing, excerpt};
use crate::text::{BoardStyle, Sign, listed, square_name, square_names};
use crate::typed::{Meaning, understand};

impl Session<'_> {
    /// Plays the move that a line means, or says why not.
    pub(super) fn obey_move(&mut self, line: &str) -> Obeyed {
        let lang = self.lang();
        let position = *self.game.position();
        let meaning = understand(&self.game, line);
        match &meaning {
            Meaning::Moves(groups) => return self.pick(groups),
            Meaning::Look(squares) => {
                self.show_targets(squares)?;
                return Ok(None);
            }
            _ => {}
        }
        let similar = similar(line.trim(), lang);
        let advice = match self.game.outcome() {
            None => lang.console_unreadable(&excerpt(line)),
            Some(_) => lang.console_unreadable_over(&excerpt(line)),
        };
        let why = lang.why_no_move(line, &meaning, &position);
        let sentence = why.unwrap_or_else(|| match similar {
            Some(word) => format!("{advice} {}", lang.console_did_you_mean(&word)),
            None => advice,
        });
        self.voice.say(&sentence)?;
        if self.settings.strict {
            return Err(Stop::Wrong);
        }
        Ok(None)
    }

    /// Castles to the side where it is possible.
    pub(super) fn castle(&mut self) -> Obeyed {
        if self.is_over()? {
            return Ok(None);
        }
        let lang = self.lang();
        let turn = self.game.position().turn();
        let mut possible = Vec::new();
        let mut reasons: Vec<(&str, String)> = Vec::new();
        for wing in Wing::ALL {
            match understand(&self.game, written_castling(wing)) {
                Meaning::Moves(groups) => possible.extend(groups),
                Meaning::Refused(refusal) => {
                    reasons.push((written_castling(wing), lang.why(&refusal)));
                }
                _ => debug_assert!(false, "{turn:?} can castle or not"),
            }
        }
        if !possible.is_empty() {
            return self.pick(&possible);
        }
        // Both sides may have the same reason: the king.
        reasons.dedup_by(|(_, one), (_, other)| one == other);
        let sentence = match &reasons[..] {
            [(_, only)] => only.clone(),
            several => {
                let lines = several
                    .iter()
                    .map(|(side, reason)| lang.typed_why_each(reason, side));
                lines.collect::<Vec<_>>().join("\n")
            }
        };
        self.voice.say(&sentence)?;
        Ok(None)
    }

    /// Plays one of several moves.
    fn pick(&mut self, groups: &[Vec<Move>]) -> Obeyed {
        let position = *self.game.position();
        let played = match self.choose_move(&position, groups)? {
            Chosen::One(played) => played,
            Chosen::Else(line) => return Ok(Some(line).filter(|l| !l.trim().is_empty())),
        };
        let Some(remarks) = self.hear_about(played)? else {
            return Ok(None);
        };
        self.make(played)?;
        for remark in &remarks {
            self.say_remark(remark, position.turn())?;
        }
        Ok(None)
    }

    /// Plays a legal move.
    pub(super) fn make(&mut self, played: Move) -> Result<(), Stop> {
        let before = *self.game.position();
        let (from, to) = (played.from(), played.to());
        if let Err(refusal) = self.game.play(from, to, played.promotion()) {
            self.voice.say(&self.lang().why(&refusal))?;
            return Ok(());
        }
        let lang = self.lang();
        let said = lang.console_moved(
            &move_number(&before),
            &lang.written(&before, played),
            &lang.what_moved(played),
        );
        self.voice.say(&said)?;
        self.keep()?;
        self.show_state()
    }

    /// The board and how things stand. While an opponent thinks, its answer is waited for.
    pub(super) fn show_state(&mut self) -> Result<(), Stop> {
        if self.is_rivals_turn() {
            return Ok(());
        }
        if self.settings.style != BoardStyle::Words {
            self.show_board(&Marks::of_game(&self.game))?;
        }
        if self.game.outcome().is_some() {
            return self.announce_end();
        }
        let position = *self.game.position();
        let turn = position.turn();
        let lang = self.lang();
        if let Some(king) = position.king(turn)
            && position.in_check()
        {
            let squares = square_names(position.checkers());
            let said = lang.console_check(square_name(king), self.name(turn), &squares);
            self.voice.say(&said)?;
        }
        self.remind()
    }

    /// Says whose turn it is, unless a prompt does.
    pub(super) fn remind(&mut self) -> Result<(), Stop> {
        if !self.settings.interactive {
            let label = self.label();
            self.voice.say(&label)?;
        }
        Ok(())
    }

    pub(super) fn show_board(&mut self, marks: &Marks) -> Result<(), Stop> {
        let look = self.look();
        let lines = board(self.game.position(), marks, look);
        let lines = with_panel(lines, &self.game, &self.names, look);
        self.voice.gap()?;
        self.voice.show(&lines)?;
        self.voice.gap()?;
        Ok(())
    }

    /// Where pieces can go, in words and on the board.
    pub(super) fn show_targets(&mut self, squares: &[Square]) -> Result<(), Stop> {
        let position = *self.game.position();
        let marks = Marks::of_targets(&position, squares);
        let seen = self.settings.style != BoardStyle::Words;
        if seen {
            self.show_board(&marks)?;
        }
        for &square in squares {
            if let Some(sentence) = self.lang().where_it_goes(&position, square) {
                self.voice.say(&sentence)?;
            }
        }
        let signs = [
            (Mark::Goes, Sign::Goes),
            (Mark::Takes, Sign::Takes),
            (Mark::Special, Sign::Special),
        ];
        let used = signs
            .into_iter()
            .filter(|(mark, _)| seen && marks.has(*mark));
        let legend = listed(used.map(|(_, sign)| self.lang().console_legend(sign).to_owned()));
        if !legend.is_empty() {
            self.voice.say(&legend)?;
        }
        Ok(())
    }
}

const fn written_castling(wing: Wing) -> &'static str {
    match wing {
        Wing::KingSide => "O-O",
        Wing::QueenSide => "O-O-O",
    }
}
