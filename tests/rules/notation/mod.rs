//! Chess as text, read and written.

mod any_text;
mod fen;
mod game;
mod pgn;
mod random;
mod san;
mod uci;

/// The lines of a case file that are neither empty nor comments, each cut at `|`.
fn cases(file: &str) -> Vec<Vec<&str>> {
    let lines = file.lines().map(str::trim_end);
    let cases: Vec<Vec<&str>> = lines
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| line.split('|').map(str::trim).collect())
        .collect();
    assert!(!cases.is_empty(), "no cases");
    cases
}
