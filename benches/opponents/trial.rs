//! Other numbers than those of the table, to see what they would do.

use chesslings::opponents::{CHARACTERS, Character, Look};

/// The characters, changed by every `--try level.number=value`.
pub(crate) fn characters(arguments: &[String]) -> Vec<&'static Character> {
    let mut characters = CHARACTERS;
    let words = arguments.iter().zip(&arguments[1..]);
    for (_, trial) in words.filter(|(option, _)| *option == "--try") {
        set(&mut characters, trial).unwrap_or_else(|| panic!("not understood: {trial}"));
    }
    characters
        .into_iter()
        .map(|character| &*Box::leak(Box::new(character)))
        .collect()
}

fn set(characters: &mut [Character], trial: &str) -> Option<()> {
    let (place, value) = trial.split_once('=')?;
    let (level, name) = place.split_once('.')?;
    let (level, value): (usize, i32) = (level.parse().ok()?, value.parse().ok()?);
    let character = characters.get_mut(level.checked_sub(1)?)?;
    let percent = value as u8;
    let look = || Look::ahead(2, 5_000, 0);
    let (sight, habits) = (&mut character.sight, &mut character.habits);
    match name {
        "free" => sight.free = percent,
        "guards" => sight.guards = percent,
        "attacked" => sight.attacked = percent,
        "mates" => sight.mates = percent,
        "stops_mates" => sight.stops_mates = percent,
        "stalemates" => sight.stalemates = percent,
        "noise" => character.noise = value,
        "gift_every" => character.gift_every = (value > 0).then_some(value as u16),
        "depth" => character.look.get_or_insert_with(look).depth = percent,
        "nodes" => character.look.get_or_insert_with(look).nodes = value as u64,
        "sees" => character.look.get_or_insert_with(look).sees = percent,
        "leaf_checks" => character.look.get_or_insert_with(look).checks = value > 0,
        "checks" => habits.checks = value,
        "takes" => habits.takes = value,
        "develops" => habits.develops = value,
        "castles" => habits.castles = value,
        "trades" => habits.trades = value,
        "hunts" => habits.hunts = value,
        "runs" => habits.runs = value,
        "early_queen" => habits.early_queen = value,
        "edge_pawns" => habits.edge_pawns = value,
        "pawns" => habits.pawns = value,
        "same_piece" => habits.same_piece = value,
        _ => return None,
    }
    Some(())
}
