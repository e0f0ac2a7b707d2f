//! What a program can set.

use std::io::{self, Write};

use crate::opponents::{CHARACTERS, Character};

/// The options as they are set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Options {
    level: u8,
    /// 0 for another game every time.
    pub(super) seed: u64,
    by_strength: bool,
    elo: i32,
}

/// How strong the characters are, as measured (ARCHITECTURE.md): the eagle as the Stockfish that
/// it was measured beside, the others below it by the scores of neighbours. Who scores so much of
/// 1 is by -400 log (1/score - 1) stronger, to the base of 10.
const ELO: [i32; CHARACTERS.len()] = [435, 565, 685, 794, 948, 1086, 1258, 1428, 1557, 1700];

impl Options {
    pub(super) const NEW: Options = Options {
        level: 3,
        seed: 0,
        by_strength: false,
        elo: ELO[2],
    };

    /// Tells which options there are.
    pub(super) fn tell(output: &mut dyn Write) -> io::Result<()> {
        let (least, most) = (ELO[0], ELO[ELO.len() - 1]);
        let Options { level, elo, .. } = Options::NEW;
        writeln!(
            output,
            "option name Level type spin default {level} min 1 max 10"
        )?;
        writeln!(
            output,
            "option name Seed type spin default 0 min 0 max 4294967295"
        )?;
        writeln!(
            output,
            "option name UCI_LimitStrength type check default false"
        )?;
        writeln!(
            output,
            "option name UCI_Elo type spin default {elo} min {least} max {most}"
        )
    }

    /// Sets what `setoption` asks for, as far as it makes sense.
    pub(super) fn set(&mut self, asked: &str) {
        let Some((name, value)) = asked
            .strip_prefix("name ")
            .and_then(|rest| rest.split_once(" value "))
        else {
            return;
        };
        let number = value.trim().parse::<u32>().ok();
        match (name.trim().to_ascii_lowercase().as_str(), number) {
            ("level", Some(level @ 1..=10)) => self.level = level as u8,
            ("seed", Some(seed)) => self.seed = u64::from(seed),
            ("uci_limitstrength", _) => self.by_strength = value.trim() == "true",
            ("uci_elo", Some(elo)) => self.elo = elo as i32,
            _ => {}
        }
    }

    /// Who plays.
    pub(super) fn character(&self) -> &'static Character {
        let nearest = (1..=10).min_by_key(|&level| (ELO[usize::from(level) - 1] - self.elo).abs());
        let level = if self.by_strength { nearest } else { None };
        Character::of_level(level.unwrap_or(self.level))
    }
}
