//! Counts that were published or computed by other programs.

use chesslings::placement::{Army, Problem, Task, count};

struct Case {
    line: &'static str,
    problem: Problem,
    total: u64,
    fundamental: u64,
}

#[test]
fn the_counts_are_those_of_others() {
    for case in cases() {
        let found = count(&case.problem);
        let counts = (found.total, found.fundamental);
        assert_eq!(counts, (case.total, case.fundamental), "{}", case.line);
    }
}

/// The rows of the table: task, size, pieces, white, black, total, fundamental, source.
fn cases() -> Vec<Case> {
    let lines = include_str!("cases.csv").lines().skip(1);
    lines
        .map(|line| {
            let fields = fields(line);
            let army = |field: usize| fields[field].parse::<Army>().unwrap();
            let task = match fields[0].as_str() {
                "independence" => Task::Independence,
                "domination" => Task::Domination,
                other => panic!("{other}"),
            };
            let size = fields[1].parse().unwrap();
            let problem = match fields[2].as_str() {
                "" => Problem::two_colors(task, size, army(3), army(4)),
                _ => Problem::one_color(task, size, army(2)),
            };
            Case {
                line,
                problem: problem.unwrap(),
                total: fields[5].parse().unwrap(),
                fundamental: fields[6].parse().unwrap(),
            }
        })
        .collect()
}

/// The fields of a line, apart by commas outside of quotes.
fn fields(line: &str) -> Vec<String> {
    let mut fields = vec![String::new()];
    let mut quoted = false;
    for letter in line.chars() {
        match letter {
            '"' => quoted = !quoted,
            ',' if !quoted => fields.push(String::new()),
            _ => fields.last_mut().unwrap().push(letter),
        }
    }
    fields
}
