//! Moves: playing them, saying why not, showing what is possible.

use super::questions::Chosen;
use super::{Obeyed, Session, Stop};
use crate::console::play::input::{Meaning, similar, understand};
use crate::console::play::render::{Mark, Marks, board, with_panel};
use crate::console::play::say::{
    listed, move_number, move_sentence, names_of, notation, piece_on, written_san,
};
use crate::console::printable::printable;
use crate::rules::{Move, Piece, Refusal, San, Square, Wing};
use crate::text::{self, BoardStyle, Sign, square_name};

impl Session<'_> {
    /// Plays the move that a line means, or says why not.
    pub(super) fn obey_move(&mut self, line: &str) -> Obeyed {
        let lang = self.lang();
        let sentence = match understand(&self.game, line) {
            Meaning::Moves(groups) => return self.pick(&groups),
            Meaning::Look(squares) => {
                self.show_targets(&squares)?;
                return Ok(None);
            }
            Meaning::Empty(square) => self.about_empty(square),
            Meaning::Refused(refusal) => lang.why(&refusal),
            Meaning::RefusedEach(each) => {
                let lines = each.iter().map(|(at, refusal)| {
                    lang.console_why_each(&lang.why(refusal), &square_name(*at))
                });
                lines.collect::<Vec<_>>().join("\n")
            }
            Meaning::NoPiece(san) => lang.move_without_piece(mover(san), &written_san(san, lang)),
            Meaning::NoPawnTakes => lang.move_illegal(&excerpt(line)),
            Meaning::NoSquare(square) => lang.console_no_such_square(&square),
            Meaning::Unreadable => {
                let sentence = lang.console_unreadable(&excerpt(line));
                match similar(line.trim(), lang) {
                    Some(word) => format!("{sentence} {}", lang.console_did_you_mean(word)),
                    None => sentence,
                }
            }
        };
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
                    .map(|(side, reason)| lang.console_why_each(reason, side));
                lines.collect::<Vec<_>>().join("\n")
            }
        };
        self.voice.say(&sentence)?;
        Ok(None)
    }

    /// Plays one of several moves.
    fn pick(&mut self, groups: &[Vec<Move>]) -> Obeyed {
        let lang = self.lang();
        let group = match groups {
            [only] => only,
            several => {
                let choices: Vec<String> = several.iter().map(|group| self.choice(group)).collect();
                match self.choose(lang.console_choose(), &choices)? {
                    Chosen::One(place) => &several[place],
                    Chosen::Else(line) => return Ok(Some(line).filter(|l| !l.trim().is_empty())),
                }
            }
        };
        let played = if let [only] = group[..] {
            only
        } else {
            let needed = Refusal::PromotionNeeded { at: group[0].to() };
            let kind = match self.choose_promotion(&needed)? {
                Ok(kind) => kind,
                Err(line) => return Ok(Some(line)),
            };
            let chosen = group.iter().find(|played| played.promotion() == Some(kind));
            *chosen.unwrap_or(&group[0])
        };
        self.make(played)?;
        Ok(None)
    }

    /// Plays a legal move.
    fn make(&mut self, played: Move) -> Result<(), Stop> {
        let before = *self.game.position();
        let (from, to) = (played.from(), played.to());
        if let Err(refusal) = self.game.play(from, to, played.promotion()) {
            self.voice.say(&self.lang().why(&refusal))?;
            return Ok(());
        }
        let lang = self.lang();
        let said = lang.console_moved(
            &move_number(&before),
            &notation(&before, played, lang),
            &move_sentence(played, lang),
        );
        self.voice.say(&said)?;
        self.keep()?;
        self.show_state()
    }

    /// The board and how things stand.
    pub(super) fn show_state(&mut self) -> Result<(), Stop> {
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
            let squares = names_of(position.checkers());
            let said = lang.console_check(&square_name(king), self.name(turn), &squares);
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
            if let Some(piece) = position.piece_at(square) {
                let sentence = self.about_targets(square, piece);
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

    /// Where a piece of the player who moves can go.
    pub(super) fn about_targets(&self, square: Square, piece: Piece) -> String {
        let lang = self.lang();
        let (name, at) = (piece_on(piece, lang), square_name(square));
        let targets = self.game.position().legal_targets(square);
        if targets.is_empty() {
            lang.console_no_targets(&name, &at)
        } else {
            lang.console_targets(&name, &at, &names_of(targets))
        }
    }

    fn about_empty(&self, square: Square) -> String {
        let lang = self.lang();
        let position = self.game.position();
        let moves: Vec<String> = position
            .legal_moves()
            .filter(|legal| legal.to() == square)
            .map(|legal| notation(position, legal, lang))
            .collect();
        let empty = lang.console_square_empty(&square_name(square));
        if moves.is_empty() {
            format!("{empty} {}", lang.console_nobody_goes_there())
        } else {
            format!("{empty} {}", lang.console_can_go_there(&listed(moves)))
        }
    }

    /// A choice between moves; promotions of the same pawn are one.
    fn choice(&self, group: &[Move]) -> String {
        let lang = self.lang();
        match group {
            [only] => {
                let short = notation(self.game.position(), *only, lang);
                format!("{short}   {}", move_sentence(*only, lang))
            }
            [first, ..] => format!("{}-{}", square_name(first.from()), square_name(first.to())),
            [] => String::new(),
        }
    }
}

const fn written_castling(wing: Wing) -> &'static str {
    match wing {
        Wing::KingSide => "O-O",
        Wing::QueenSide => "O-O-O",
    }
}

/// The beginning of a line, fit to be printed.
fn excerpt(line: &str) -> String {
    const LONGEST: usize = 40;
    let text = printable(line.trim());
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

fn mover(san: San) -> text::Piece {
    match san {
        San::Castling(_) => text::Piece::King,
        San::Piece { kind, .. } => kind.into(),
    }
}
