//! Counting games, against the numbers in `perft.txt`.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use crate::positions::position;

/// A position of the file, with its counts.
struct Entry<'a> {
    id: &'a str,
    epd: &'a str,
    counts: Vec<(u32, u64)>,
}

#[test]
fn every_game_is_counted() {
    let entries = entries(include_str!("perft.txt"));
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some(entry) = entries.get(next.fetch_add(1, Ordering::Relaxed)) {
            let start = position(&format!("{} 0 1", entry.epd));
            for &(depth, nodes) in &entry.counts {
                assert_eq!(start.perft(depth), nodes, "{}, depth {depth}", entry.id);
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
}

#[test]
fn making_every_leaf_gives_the_same_counts() {
    for entry in entries(include_str!("perft.txt")) {
        let start = position(&format!("{} 0 1", entry.epd));
        for &(depth, nodes) in entry.counts.iter().filter(|(_, nodes)| *nodes < 100_000) {
            assert_eq!(
                start.perft_made(depth),
                nodes,
                "{}, depth {depth}",
                entry.id
            );
        }
    }
}

#[test]
fn no_move_is_one_game() {
    assert_eq!(position("4k3/8/8/8/8/8/8/4K3 w - - 0 1").perft(0), 1);
    assert_eq!(position("4k3/8/8/8/8/8/8/4K3 b - - 0 1").perft_made(0), 1);
}

fn entries(text: &str) -> Vec<Entry<'_>> {
    let mut entries: Vec<Entry<'_>> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (key, value) = line.split_once(' ').unwrap_or_default();
        match (key, entries.last_mut()) {
            ("id", _) => entries.push(Entry {
                id: value,
                epd: "",
                counts: Vec::new(),
            }),
            ("epd", Some(entry)) => entry.epd = value,
            ("perft", Some(entry)) => {
                let (depth, nodes) = value.split_once(' ').unwrap();
                entry
                    .counts
                    .push((depth.parse().unwrap(), nodes.parse().unwrap()));
            }
            _ => assert_eq!(line, "", "cannot read this line of perft.txt"),
        }
    }
    entries
}
