//! What somebody without a plan types, opens and asks for: sense, nonsense and malice.

use chesslings::lessons::Random;

/// Names, moves, positions, numbers, in both alphabets.
const WORDS: [&str; 44] = [
    "",
    " ",
    "Anna",
    "Аня",
    "anna",
    "Ёж Ёжиков",
    "<b>\"&amp;'</b>",
    "👩‍👩‍👧‍👦♞",
    "مرحبا",
    "a\u{0}b\u{7f}\u{200b}\u{feff}",
    "[White \"x\"]",
    "e4",
    "E2 E4",
    "e2-e4",
    "e2e4",
    "е4",
    "Nf3",
    "Кf3",
    "nc6",
    "exd5",
    "O-O",
    "0-0-0",
    "o-o",
    "e8=Q+",
    "e8Ф",
    "Qh4#",
    "--",
    "0",
    "-1",
    "8",
    "15",
    "99999999999999999999",
    "1e9",
    "NaN",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "4k3/P7/8/8/8/8/p7/4K3 w - - 0 1",
    "7k/5Q2/6K1/8/8/8/8/8 b - - 99 3000",
    "8/8/8/8/8/8/8/8 w - - 0 1",
    "8/8/8/8/8/8/8/9 w KQkq e9 -1 x",
    "QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/k6K/8/8/8/8 b KQkq a3 65535 65535",
    "8Q",
    "1K2Q3R",
    "Q1:",
    "x",
];

/// Files and longer texts: games, progress, positions, and others.
const TEXTS: [&str; 8] = [
    "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *",
    "[White \"Аня\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n1. d4 *",
    "[SetUp \"1\"]\n[FEN \"4k3/P7/8/8/8/8/p7/4K3 w - - 0 1\"]\n\n1. a8=Q+ Kd7 (1... Ke7) {x} $1 2. Qa7+ *",
    "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n*",
    "1. e4 e5 {no end",
    "chesslings-progress 1\nprofile Anna\nstars rook/1 3\n",
    "{\"version\":1,\"profiles\":[{\"name\":\"Anna\",\"stars\":{\"rook/1\":9}}]}",
    "\u{feff}PK\u{3}\u{4}\u{0}\u{0}",
];

/// Addresses that exist, existed or never will.
const ADDRESSES: [&str; 32] = [
    "",
    "#",
    "#/",
    "#/learn",
    "#/learn/rook",
    "#/learn/rook/1",
    "#/learn/pawn/3",
    "#/learn/king/99",
    "#/learn/dragon/1",
    "#/learn///",
    "#/learn/rook/-1",
    "#/learn/today",
    "#/learn/test/2",
    "#/learn/test/9",
    "#/learn/entry",
    "#/learn/diploma/1",
    "#/play",
    "#/play?x=1",
    // Pawns that are about to become something: otherwise that is left to luck.
    "#/play?fen=8/PPPPPPPP/8/k7/7K/8/pppppppp/8_w_-_-_0_1",
    "#/explore",
    "#/explore?fen=4k2r/1P4p1/8/3pP3/3Q4/8/1q4P1/R3K2R_w_KQk_d6_0_1",
    "#/explore?fen=8/8/8/8/8/8/8/8_w_-_-_0_1",
    "#/explore?fen=%00%FF&fen=",
    "#/puzzles",
    "#/puzzles?at=queens-4",
    "#/puzzles?at=rooks-3",
    "#/puzzles?task=independence&size=8&pieces=8Q",
    "#/puzzles?task=domination&size=99&pieces=9X",
    "#/puzzles?task=&size=&pieces=",
    "#/settings",
    "#/настройки",
    "#/explore/../../play?fen=♞&&==",
];

/// A word for a field.
pub(crate) fn word(random: &mut Random) -> String {
    let word = random.pick(&WORDS).unwrap_or_default();
    spoiled(random, word)
}

/// What stands in a file, or is pasted.
pub(crate) fn text(random: &mut Random) -> String {
    if random.below(3) == 0 {
        return word(random);
    }
    let text = random.pick(&TEXTS).unwrap_or_default();
    spoiled(random, text)
}

/// Where to go.
pub(crate) fn address(random: &mut Random) -> String {
    let address = random.pick(&ADDRESSES).unwrap_or_default();
    spoiled(random, address)
}

/// Most texts as they are; of the others one is cut off, has a letter too many, or is far too long.
pub(crate) fn spoiled(random: &mut Random, text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let at = random.below(letters.len() + 1);
    let (before, after) = letters.split_at(at);
    match random.below(40) {
        0 => before.iter().collect(),
        1 => {
            let extra = random.pick(&['a', 'Ж', '8', '/', '"', '\u{0}', '🦄', '%']);
            before.iter().chain(&extra).chain(after).collect()
        }
        2 => text.repeat(random.below(200)),
        _ => text.to_owned(),
    }
}
