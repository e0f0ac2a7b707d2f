//! The perft of `benches/perft.rs` as a wasm module; `benches/wasm_perft.mjs` runs it in node.

#[path = "../tests/rules/oracle.rs"]
mod oracle;
mod suite;

/// Nodes of a position of the suite, in bulk or leaf by leaf: counted by cozy-chess (0), by
/// `perft` (1) or by `legal_moves` (2). Not a number if there is no such position.
#[expect(
    unsafe_code,
    reason = "giving a function a name for JavaScript counts as unsafe"
)]
#[unsafe(no_mangle)]
pub extern "C" fn perft(whose: u32, made: bool, position: usize, depth: u32) -> f64 {
    let fen = suite::POSITIONS
        .get(position)
        .map_or("", |&(_, fen, _)| fen);
    let Ok(board) = fen.parse() else {
        return f64::NAN;
    };
    let ours = oracle::translate(&board);
    let nodes = match (whose, made) {
        (0, false) => suite::cozy_bulk(&board, depth),
        (0, true) => suite::cozy_made(&board, depth),
        (1, false) => ours.perft(depth),
        (1, true) => ours.perft_made(depth),
        (_, false) => suite::public_bulk(&ours, depth),
        (_, true) => suite::public_made(&ours, depth),
    };
    nodes as f64
}
