//! What must hold for every problem.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use chesslings::placement::{
    Problem, Progress, Search, Solution, State, images, is_solution, parallel, solve,
};

use crate::naive::Board;
use crate::problems::problem;

const PROBLEMS: [&str; 24] = [
    "independence 1 Q",
    "independence 6 6Q",
    "independence 9 9Q",
    "independence 10 10Q",
    "independence 11 11Q",
    "independence 5 5R",
    "independence 6 6R",
    "independence 8 7Q",
    "independence 9 8Q",
    "independence 5 2Q,2N",
    "independence 4 2P,1B,1N",
    "independence 5 6K",
    "independence 4 8P",
    "independence 4 2Q/2Q",
    "independence 4 2R,1N/2R,1N",
    "independence 3 P/R,P",
    "independence 4 2P,R/2P,R",
    "independence 9 1K/2N",
    "domination 5 3Q",
    "domination 6 4Q",
    "domination 9 5Q",
    "domination 4 2R,2P",
    "domination 5 K,Q,R,B,N",
    "domination 4 1Q,7P",
];

struct Listed {
    solutions: Vec<(Solution, u32)>,
    progress: Progress,
}

fn list(problem: &Problem) -> Listed {
    let mut solutions = Vec::new();
    let progress = solve(problem, &mut |found| {
        solutions.push((found.solution(), found.orbit));
        assert_eq!(found.fundamental, solutions.len() as u64);
        ControlFlow::Continue(())
    });
    solutions.sort_unstable();
    Listed {
        solutions,
        progress,
    }
}

fn check(what: impl Fn(&Problem, &Listed)) {
    for words in PROBLEMS {
        println!("{words}");
        let problem = problem(words);
        what(&problem, &list(&problem));
    }
}

#[test]
fn every_solution_satisfies_the_definition() {
    check(|problem, listed| {
        assert!(!listed.solutions.is_empty());
        for (solution, _) in &listed.solutions {
            let cells = problem.board().iter().map(|cell| solution.get(cell));
            let board = Board {
                size: i32::from(problem.size()),
                cells: cells.collect(),
            };
            assert!(match problem.task() {
                chesslings::placement::Task::Independence =>
                    board.is_independent(problem.has_two_colors()),
                chesslings::placement::Task::Domination => board.is_dominated(),
            });
            assert!(is_solution(problem, solution));
        }
    });
}

#[test]
fn no_two_are_equivalent_and_orbits_add_up() {
    check(|problem, listed| {
        let mut all = BTreeSet::new();
        for (solution, orbit) in &listed.solutions {
            let images = images(problem, solution);
            assert_eq!(images.first(), Some(solution));
            assert_eq!(images.len(), *orbit as usize);
            all.extend(images);
        }
        let orbits = listed.solutions.iter().map(|&(_, orbit)| u64::from(orbit));
        assert_eq!(orbits.sum::<u64>(), listed.progress.total);
        assert_eq!(all.len() as u64, listed.progress.total);
        assert_eq!(listed.solutions.len() as u64, listed.progress.fundamental);
    });
}

#[test]
fn slices_and_pauses_change_nothing() {
    check(|problem, listed| {
        for (steps, pausing) in [(1, false), (7, true), (1000, true)] {
            let mut search = Search::new(problem);
            let mut solutions = Vec::new();
            let mut fraction = 0.0;
            while search.progress().state == State::Running {
                let progress = search.run(steps, &mut |found| {
                    solutions.push((found.solution(), found.orbit));
                    if pausing {
                        return ControlFlow::Break(());
                    }
                    ControlFlow::Continue(())
                });
                assert!((fraction..=1.0).contains(&progress.fraction));
                fraction = progress.fraction;
            }
            solutions.sort_unstable();
            assert_eq!(solutions, listed.solutions);
            assert_eq!(search.progress(), listed.progress);
        }
    });
}

#[test]
fn several_threads_find_the_same() {
    check(|problem, listed| {
        for threads in 1..=3 {
            let mut solutions = Vec::new();
            let progress = parallel::solve(Search::new(problem), threads, true, &mut |news| {
                solutions.extend(news.solutions);
                ControlFlow::Continue(())
            });
            solutions.sort_unstable();
            assert_eq!(solutions, listed.solutions);
            assert_eq!(progress.unwrap(), listed.progress);
        }
    });
}

#[test]
fn ascending_searches_ascend() {
    check(|problem, listed| {
        let Some(search) = Search::ascending(problem) else {
            return;
        };
        let mut solutions = Vec::new();
        let progress = parallel::solve(search, 2, true, &mut |news| {
            solutions.extend(news.solutions);
            ControlFlow::Continue(())
        });
        assert_eq!(solutions, listed.solutions);
        assert_eq!(progress.unwrap(), listed.progress);
    });
}

#[test]
fn a_stopped_search_is_not_finished() {
    let problem = problem("independence 16 16Q");
    let mut calls = 0;
    let progress = parallel::solve(Search::new(&problem), 2, false, &mut |_| {
        calls += 1;
        ControlFlow::Break(())
    });
    assert_eq!((progress.unwrap().state, calls), (State::Running, 1));
}
