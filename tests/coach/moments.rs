//! Moments of beginners' games, labelled by a rule that is not ours.

use std::collections::BTreeMap;

use super::{about, before, codes, story};

const MOMENTS: &str = include_str!("moments.txt");

/// How often a kind was said where it must be, where it must not, and kept back where it must be.
#[derive(Default)]
struct Tally {
    right: u32,
    wrong: Vec<&'static str>,
    missing: Vec<&'static str>,
}

fn tallies() -> BTreeMap<&'static str, Tally> {
    let mut tallies: BTreeMap<&str, Tally> = BTreeMap::new();
    let lines = MOMENTS.lines().filter(|line| !line.starts_with('#'));
    for line in lines {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let [fen, last, played, must, never] = parts[..] else {
            panic!("five parts: {line}");
        };
        let story = story(fen, last);
        let mut said = codes(&before(&story));
        said.extend(codes(&about(&story, played)));
        for kind in must.split_whitespace() {
            let tally = tallies.entry(kind).or_default();
            if said.contains(&kind) {
                tally.right += 1;
            } else {
                tally.missing.push(line);
            }
        }
        for kind in never.split_whitespace() {
            if said.contains(&kind) {
                tallies.entry(kind).or_default().wrong.push(line);
            }
        }
    }
    tallies
}

#[test]
fn what_is_said_is_true_and_what_matters_is_said() {
    for (kind, tally) in tallies() {
        let (right, wrong) = (f64::from(tally.right), tally.wrong.len() as f64);
        let missing = tally.missing.len() as f64;
        println!("{kind}: {right} right, {wrong} wrong, {missing} missing");
        assert!(
            wrong <= 0.05 * (right + wrong),
            "{kind} is said where it doesn't hold:\n{}",
            tally.wrong.join("\n")
        );
        assert!(
            missing <= 0.1 * (right + missing),
            "{kind} is missing:\n{}",
            tally.missing.join("\n")
        );
    }
}

#[test]
fn checks_mates_and_free_pieces_are_never_invented() {
    let tallies = tallies();
    for kind in ["check", "mate", "gift"] {
        let wrong = tallies.get(kind).map_or(&[][..], |tally| &tally.wrong);
        assert!(wrong.is_empty(), "{kind}:\n{}", wrong.join("\n"));
    }
}

#[test]
fn there_are_enough_moments() {
    let lines = MOMENTS.lines().filter(|line| !line.starts_with('#'));
    assert!(lines.count() >= 300);
}
