//! Moments of beginners' games, labelled by a rule that is not ours.

use std::collections::BTreeMap;
use std::thread;

use super::{about, before, story};

const MOMENTS: &str = include_str!("moments.txt");
/// So much of what is said of a kind must be true,
const PRECISION: f64 = 0.95;
/// and of these so much of what must be said is said; about the others a coach may be silent.
const RECALL: f64 = 0.9;
const TOLD: [&str; 5] = ["check", "gift", "mate", "think-twice", "threat"];
/// The moments are looked at in so many threads.
const THREADS: usize = 4;
/// A kind that is said less often proves nothing.
const OFTEN: usize = 6;

/// How often a kind was said where it must be, where it must not, and kept back where it must be.
#[derive(Default)]
struct Tally {
    right: usize,
    wrong: Vec<&'static str>,
    missing: Vec<&'static str>,
    /// Said where the rule has no opinion.
    open: usize,
}

/// The kinds that have labels. Those of a family are told apart: `praise-fork`, `trade-helps`.
const KINDS: [&str; 18] = [
    "check",
    "threat",
    "think-twice",
    "gift",
    "mate",
    "bring-out",
    "castle",
    "praise-saved",
    "praise-won",
    "praise-fork",
    "praise-castled",
    "praise-stopped-mate",
    "praise-promoted",
    "trade-helps",
    "trade-hurts",
    "stalemate",
    "finish-ladder",
    "finish-runner",
];

/// Whether a label, which may be the name of a family, is about this kind.
fn names(label: &str, kind: &str) -> bool {
    let rest = kind.strip_prefix(label);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
}

fn lines() -> impl Iterator<Item = &'static str> {
    MOMENTS.lines().filter(|line| !line.starts_with('#'))
}

/// A line in its parts, and the names of all that is said.
type Said = (&'static str, [&'static str; 2], Vec<String>);

fn said(line: &'static str) -> Said {
    let parts: Vec<&str> = line.split('|').map(str::trim).collect();
    let [fen, moves, played, must, never] = parts[..] else {
        panic!("five parts: {line}");
    };
    let story = story(fen, moves);
    let mut remarks = before(&story);
    remarks.extend(about(&story, played));
    let names = remarks.iter().map(|remark| remark.topic.name());
    (line, [must, never], names.collect())
}

fn tallies() -> BTreeMap<&'static str, Tally> {
    let lines: Vec<&str> = lines().collect();
    let told: Vec<Said> = thread::scope(|scope| {
        let parts = lines.chunks(lines.len().div_ceil(THREADS));
        let parts: Vec<_> = parts
            .map(|part| scope.spawn(|| part.iter().map(|line| said(line)).collect::<Vec<_>>()))
            .collect();
        let parts = parts.into_iter();
        parts
            .flat_map(|part| part.join().expect("nobody panics"))
            .collect()
    });
    let mut tallies: BTreeMap<&str, Tally> = BTreeMap::new();
    for (line, [must, never], said) in told {
        for kind in KINDS {
            let said = said.iter().any(|name| names(kind, name));
            let has = |labels: &str| labels.split_whitespace().any(|label| names(label, kind));
            let tally = tallies.entry(kind).or_default();
            match (said, has(must), has(never)) {
                (true, true, _) => tally.right += 1,
                (true, false, true) => tally.wrong.push(line),
                (true, false, false) => tally.open += 1,
                (false, true, _) => tally.missing.push(line),
                (false, false, _) => {}
            }
        }
    }
    tallies
}

#[test]
fn what_is_said_is_true_and_what_matters_is_said() {
    let mut faults: Vec<String> = Vec::new();
    println!("{:<20} right wrong missing open precision", "kind");
    for (kind, tally) in tallies() {
        let Tally {
            right,
            wrong,
            missing,
            open,
        } = tally;
        let part = |of: usize, others: usize| of as f64 / (of + others).max(1) as f64;
        let precision = part(right, wrong.len());
        println!(
            "{kind:<20} {right:>5} {:>5} {:>7} {open:>4} {precision:>9.3}",
            wrong.len(),
            missing.len()
        );
        if precision < PRECISION {
            faults.push(format!(
                "{kind} is said where it doesn't hold:\n{}",
                wrong.join("\n")
            ));
        }
        if TOLD.contains(&kind) && part(right, missing.len()) < RECALL {
            faults.push(format!("{kind} is missing:\n{}", missing.join("\n")));
        }
        if right < OFTEN {
            faults.push(format!("{kind} is said too seldom: {right}"));
        }
        // These are never invented.
        if matches!(kind, "check" | "mate" | "gift") && !wrong.is_empty() {
            faults.push(format!("{kind}:\n{}", wrong.join("\n")));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn there_are_enough_moments() {
    assert!(lines().count() >= 300);
}
