//! Won endings against a king alone: how many are won within fifty moves.

use std::ops::Range;

use chesslings::lessons::Random;
use chesslings::opponents::{Character, Child, reply};
use chesslings::rules::{Color, Game, Kind, Piece, Position, PositionParts, Square, Strictness};
use chesslings::search::{Limits, Search};

const ENDINGS: [(&str, &[Kind]); 3] = [
    ("queen", &[Kind::Queen]),
    ("rook", &[Kind::Rook]),
    ("two rooks", &[Kind::Rook, Kind::Rook]),
];

/// From this level on endings are to be won.
const KNOWS: u8 = 8;

pub(crate) fn print(characters: &[&Character], seeds: Range<u64>) {
    println!(
        "\n{:<12} {:>10} {:>10} {:>10}",
        "mated %", "queen", "rook", "two rooks"
    );
    let games = seeds.end - seeds.start;
    for &character in characters.iter().filter(|it| it.level >= KNOWS) {
        let mated = ENDINGS.map(|(_, pieces)| {
            let won = seeds.clone().filter(|&seed| {
                let mut game = Game::from(start(pieces, seed));
                while game.outcome().is_none() {
                    let before: Vec<_> = game.plies().iter().map(|ply| ply.before).collect();
                    let position = game.position();
                    let chosen = match position.turn() {
                        Color::White => reply(position, &before, character, seed, Child::TRAINED),
                        Color::Black => Search::new(Limits::deep(3))
                            .best(position, &before)
                            .and_then(|found| found.line.first().copied()),
                    };
                    game.play_move(chosen.expect("the game goes on"))
                        .expect("a legal move");
                }
                game.status().code() == "checkmate" && game.plies().len() <= 99
            });
            100.0 * won.count() as f64 / games as f64
        });
        println!(
            "{:<12} {:>10.1} {:>10.1} {:>10.1}",
            character.name, mated[0], mated[1], mated[2]
        );
    }
}

/// Kings and pieces anywhere, such that White to move has not taken the king, and keeps a piece.
fn start(pieces: &[Kind], seed: u64) -> Position {
    let mut random = Random::new(seed);
    loop {
        let mut parts = PositionParts {
            castling: chesslings::rules::CastlingRights::NONE,
            ..Position::START.parts()
        };
        parts.setup = chesslings::rules::Setup::EMPTY;
        let white = pieces.iter().map(|&kind| Piece::new(Color::White, kind));
        let kings = Color::ALL.map(|color| Piece::new(color, Kind::King));
        for piece in white.chain(kings) {
            let at = Square::from_index(random.below(Square::COUNT)).unwrap_or(Square::A1);
            parts.setup.put(at, piece);
        }
        let whole = parts.setup.occupied().len() == pieces.len() + 2;
        if whole && let Ok(position) = Position::new(parts, Strictness::Game) {
            return position;
        }
    }
}
