//! The perft of `benches/perft.rs` as a wasm module; `benches/wasm_perft.mjs` runs it in node.

#[path = "../tests/rules/oracle.rs"]
mod oracle;
mod suite;

/// Nodes of a position of the suite: counted by us or by cozy-chess, in bulk or leaf by leaf.
/// Not a number if there is no such position.
#[expect(
    unsafe_code,
    reason = "giving a function a name for JavaScript counts as unsafe"
)]
#[unsafe(no_mangle)]
pub extern "C" fn perft(cozys: bool, made: bool, position: usize, depth: u32) -> f64 {
    let fen = suite::POSITIONS
        .get(position)
        .map_or("", |&(_, fen, _)| fen);
    let Ok(board) = fen.parse() else {
        return f64::NAN;
    };
    let ours = oracle::translate(&board);
    let nodes = match (cozys, made) {
        (false, false) => ours.perft(depth),
        (false, true) => ours.perft_made(depth),
        (true, false) => suite::cozy_bulk(&board, depth),
        (true, true) => suite::cozy_made(&board, depth),
    };
    nodes as f64
}
