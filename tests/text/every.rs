//! Every refusal and every outcome has short, clean sentences in every language.

use std::collections::{BTreeMap, BTreeSet};

use chesslings::rules::{
    Attackers, CASTLES, CastlingRights, Color, Draw, Kind, NoCastling, Outcome, Piece, PieceAt,
    Position, PositionParts, Refusal, Setup, Square, SquareSet, Strictness, Win,
};
use chesslings::text::{Lang, square_name};

#[test]
fn every_refusal_is_explained_in_clean_sentences() {
    for lang in Lang::ALL {
        let refusals = every_refusal();
        check(lang, refusals.iter().map(|refusal| lang.why(refusal)));
    }
}

#[test]
fn every_outcome_is_told_in_clean_sentences() {
    for lang in Lang::ALL {
        let outcomes = every_outcome();
        check(
            lang,
            outcomes
                .into_iter()
                .map(|outcome| lang.how_it_ended(outcome)),
        );
    }
}

#[test]
fn a_refusal_names_a_square_it_is_about() {
    // The double check says enough without, and the king who has moved stands where he stands.
    let needs_none = |refusal: &Refusal| match refusal {
        Refusal::StillInCheck { by, .. } => by.all.has_many(),
        Refusal::Castling { why, .. } => *why == NoCastling::KingMoved,
        _ => false,
    };
    for refusal in every_refusal()
        .iter()
        .filter(|refusal| !needs_none(refusal))
    {
        let about = refusal.squares();
        for lang in Lang::ALL {
            let text = lang.why(refusal);
            let named = |set: &SquareSet| set.iter().any(|at| text.contains(square_name(at)));
            let any = about.is_empty() || about.iter().any(|(_, squares)| named(squares));
            assert!(any, "{refusal}: {text}");
        }
    }
}

#[test]
fn different_reasons_have_different_sentences() {
    for lang in Lang::ALL {
        let mut reasons = BTreeMap::new();
        for refusal in every_refusal() {
            let text = lang.why(&refusal);
            let before = reasons.insert(text.clone(), refusal.detail());
            assert!(before.is_none_or(|code| code == refusal.detail()), "{text}");
        }
    }
}

pub(crate) fn check(lang: Lang, texts: impl Iterator<Item = String>) {
    let texts: BTreeSet<String> = texts.collect();
    let (mut words, mut sentences) = (0, 0);
    for text in &texts {
        let clean = !text.contains("  ") && !text.contains(['{', '}', '_', '$']);
        assert!(clean && text.trim() == text, "{text}");
        assert!(text.chars().next().unwrap().is_uppercase(), "{text}");
        assert!(text.ends_with(['.', '!', '?']), "{text}");
        for word in text
            .split(|c: char| !c.is_alphanumeric())
            .filter(|word| !word.is_empty())
        {
            assert!(is_of(lang, word), "{word} in {text}");
        }
        for sentence in text.split_inclusive(['.', '!', '?']) {
            let count = sentence.split_whitespace().count();
            assert!(count <= 16, "{count} words: {sentence}");
            words += count;
            sentences += 1;
        }
    }
    assert!(
        words <= 12 * sentences,
        "{words} words in {sentences} sentences"
    );
}

/// Whether a word is written in the letters of the language, or is a square, a number or an index.
fn is_of(lang: Lang, word: &str) -> bool {
    let latin = word.chars().all(|c| c.is_ascii_alphabetic());
    let cyrillic = word
        .chars()
        .all(|c| matches!(c, 'а'..='я' | 'А'..='Я' | 'ё' | 'Ё'));
    let square = word
        .parse::<Square>()
        .is_ok_and(|square| square_name(square) == word);
    let number = word.parse::<i32>().is_ok();
    let index = matches!(word, "i" | "j");
    square
        || number
        || index
        || is_written(lang, word)
        || if lang == Lang::Ru { cyrillic } else { latin }
}

/// Whether a word is a move as people write it, or a part of one: `exd5`, `Nf3`, `x`.
fn is_written(lang: Lang, word: &str) -> bool {
    let mut letters = Kind::ALL
        .map(|kind| lang.piece_letter(kind.into()))
        .to_vec();
    // The king's begin as the knight's in Russian.
    letters.sort_by_key(|letter| std::cmp::Reverse(letter.len()));
    let rest = letters.iter().find_map(|letter| word.strip_prefix(letter));
    let rest = rest.unwrap_or(word);
    rest.chars()
        .all(|sign| matches!(sign, 'a'..='h' | '1'..='8' | 'x'))
}

fn every_refusal() -> Vec<Refusal> {
    let mut refusals = Vec::new();
    for mover in Color::ALL {
        for piece in Piece::all() {
            refusals.extend(refusals_about(piece, mover));
        }
    }
    refusals.extend(wrong_ways());
    refusals.extend(Kind::ALL.map(|kind| Refusal::BadPromotion { kind }));
    refusals.extend(every_outcome().into_iter().map(Refusal::GameOver));
    refusals
}

/// Everywhere that a piece alone in the middle doesn't go.
fn wrong_ways() -> impl Iterator<Item = Refusal> {
    let ways = |piece: Piece| {
        let mut setup = Setup::EMPTY;
        setup.put(Square::D4, piece);
        let parts = PositionParts {
            setup,
            turn: piece.color,
            castling: CastlingRights::NONE,
            ..PositionParts::default()
        };
        let position = Position::new(parts, Strictness::Teaching).unwrap();
        Square::all().filter_map(move |to| position.refusal(Square::D4, to))
    };
    Piece::all().flat_map(ways)
}

/// Each reason once, with this piece in the way, attacking, or moving.
fn refusals_about(piece: Piece, mover: Color) -> Vec<Refusal> {
    let (king, to) = (Square::E1, Square::F3);
    let by = PieceAt {
        piece,
        at: Square::C6,
    };
    let pawn = PieceAt {
        piece: Piece::new(mover, Kind::Pawn),
        at: Square::B4,
    };
    let one = Attackers {
        nearest: by,
        all: SquareSet::of(by.at),
    };
    let two = Attackers {
        nearest: by,
        all: SquareSet::of(by.at).with(Square::H8),
    };
    let mut refusals = vec![
        Refusal::NoPiece { at: to },
        Refusal::NotYourTurn { piece: by },
        Refusal::OffBoard { i: -1, j: 8 },
        Refusal::SameSquare { piece: by },
        Refusal::NoDoubleStep { pawn, to },
        Refusal::OwnPiece { on: by },
        Refusal::WayBlocked { by },
        Refusal::NoTakingAhead { on: by },
        Refusal::TooLateToPass { to, pawn },
        Refusal::NothingToTake { at: to },
        Refusal::TakesKing { king: by },
        Refusal::KingAttacked { to, by: one },
        Refusal::StillInCheck { king, by: one },
        Refusal::StillInCheck { king, by: two },
        Refusal::Pinned {
            piece: pawn,
            king,
            by,
        },
        Refusal::PassingUncovers {
            king,
            taken: Square::D5,
            by: one,
        },
        Refusal::PromotionNeeded { at: to },
        Refusal::NoPromotion { piece: by, to },
    ];
    let castling = |why: NoCastling| CASTLES.map(|castle| Refusal::Castling { castle, why });
    let reasons = [
        NoCastling::RookMoved,
        NoCastling::KingOrRookMoved,
        NoCastling::RookGone,
        NoCastling::WayBlocked { by },
        NoCastling::InCheck { by: one },
        NoCastling::ThroughAttack { by: one },
        NoCastling::IntoAttack { by: one },
    ];
    let whys = reasons.into_iter().flat_map(castling);
    refusals.extend(whys);
    refusals.push(Refusal::Castling {
        castle: CASTLES[0],
        why: NoCastling::KingMoved,
    });
    refusals
}

fn every_outcome() -> Vec<Outcome> {
    let draws = [
        Draw::Stalemate,
        Draw::DeadPosition,
        Draw::Repetition,
        Draw::FiftyMoves,
        Draw::Agreement,
    ];
    let wins = Color::ALL.into_iter().flat_map(|winner| {
        [Win::Checkmate, Win::Resignation].map(|by| Outcome::Won { winner, by })
    });
    wins.chain(draws.map(Outcome::Drawn)).collect()
}
