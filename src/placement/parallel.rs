//! A search on several cores. Native only.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, SyncSender};
use std::{thread, vec};

use rayon::{ThreadPool, ThreadPoolBuilder};

use super::search::{Progress, Search, State};
use super::solution::Solution;

/// News of a search.
pub struct News {
    /// How far the whole search is.
    pub progress: Progress,
    /// The solutions that are new, each with the number of those that are equivalent to it. They
    /// ascend if those of the search do. Empty if only the counts are wanted.
    pub solutions: Vec<(Solution, u32)>,
}

/// A search is cut into so many parts a thread, so that none has nothing to do in the end.
const PARTS: usize = 64;

/// News come after so many steps: often enough to stop at once and to draw a bar.
const STEPS: u64 = 1 << 13;

/// So many news may wait for `watch`; who searches faster than it listens has to wait.
const MOST_NEWS: usize = 64;

/// Runs a search that has not begun on so many threads; 0 is one a core. Tells `watch` again and
/// again how it goes, until it breaks. `list` says whether solutions are told, or just counted.
///
/// # Errors
///
/// If the system has no threads for us.
pub fn solve(
    search: Search,
    threads: usize,
    list: bool,
    watch: &mut dyn FnMut(News) -> ControlFlow<()>,
) -> Result<Progress, rayon::ThreadPoolBuildError> {
    let pool = ThreadPoolBuilder::new().num_threads(threads).build()?;
    let mut whole = Whole {
        progress: search.progress(),
        ascending: search.is_ascending(),
        current: 0,
        waiting: BTreeMap::new(),
        fractions: Vec::new(),
    };
    let parts = search.split(PARTS * pool.current_num_threads());
    whole.fractions.resize(parts.len(), 0.0);
    let work = Work {
        parts: Mutex::new(parts.into_iter().enumerate()),
        stopped: AtomicBool::new(false),
        list,
    };
    thread::scope(|scope| {
        let (reports, news) = mpsc::sync_channel(MOST_NEWS);
        let (work, pool) = (&work, &pool);
        scope.spawn(move || work.share(pool, &reports));
        for report in news {
            let stopped = work.stopped.load(Ordering::Relaxed);
            if !stopped && watch(whole.hear(report)).is_break() {
                work.stopped.store(true, Ordering::Relaxed);
            }
        }
    });
    if whole.fractions.iter().all(|&fraction| fraction >= 1.0) {
        whole.progress.fraction = 1.0;
        whole.progress.state = State::Finished;
    }
    Ok(whole.progress)
}

/// What the threads share.
struct Work {
    parts: Mutex<std::iter::Enumerate<vec::IntoIter<Search>>>,
    stopped: AtomicBool,
    list: bool,
}

/// What a thread has done.
struct Report {
    part: usize,
    /// Of this part alone.
    before: Progress,
    after: Progress,
    solutions: Vec<(Solution, u32)>,
}

impl Work {
    fn share(&self, pool: &ThreadPool, reports: &SyncSender<Report>) {
        pool.scope(|scope| {
            for _ in 0..pool.current_num_threads() {
                let reports = reports.clone();
                scope.spawn(move |_| self.work(&reports));
            }
        });
    }

    /// Takes part after part, so that the first ones are done first.
    fn work(&self, reports: &SyncSender<Report>) {
        let next = || self.parts.lock().ok()?.next();
        while let Some((part, mut search)) = next() {
            while search.progress().state == State::Running {
                let before = search.progress();
                let mut solutions = Vec::new();
                let after = search.run(STEPS, &mut |found| {
                    if self.list {
                        solutions.push((found.solution(), found.orbit));
                    }
                    ControlFlow::Continue(())
                });
                let report = Report {
                    part,
                    before,
                    after,
                    solutions,
                };
                if reports.send(report).is_err() || self.stopped.load(Ordering::Relaxed) {
                    return;
                }
            }
        }
    }
}

/// The search put together again.
struct Whole {
    progress: Progress,
    ascending: bool,
    /// The first part that is not finished.
    current: usize,
    /// Solutions of later parts.
    waiting: BTreeMap<usize, Vec<(Solution, u32)>>,
    /// By part.
    fractions: Vec<f64>,
}

impl Whole {
    fn hear(&mut self, report: Report) -> News {
        let Report {
            part,
            before,
            after,
            solutions,
        } = report;
        self.progress.total += after.total - before.total;
        self.progress.fundamental += after.fundamental - before.fundamental;
        self.fractions[part] = after.fraction;
        if after.state == State::Finished {
            self.fractions[part] = 1.0;
        }
        let parts = self.fractions.len() as f64;
        self.progress.fraction += (self.fractions[part] - before.fraction) / parts;
        News {
            solutions: self.in_order(part, solutions),
            progress: self.progress,
        }
    }

    /// What may be told now.
    fn in_order(&mut self, part: usize, solutions: Vec<(Solution, u32)>) -> Vec<(Solution, u32)> {
        if !self.ascending {
            return solutions;
        }
        self.waiting.entry(part).or_default().extend(solutions);
        let mut ready = Vec::new();
        loop {
            ready.append(&mut self.waiting.remove(&self.current).unwrap_or_default());
            if self
                .fractions
                .get(self.current)
                .is_none_or(|&done| done < 1.0)
            {
                return ready;
            }
            self.current += 1;
        }
    }
}
