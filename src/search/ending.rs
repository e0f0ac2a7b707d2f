//! Endings known to their end: king and queen, king and rook, king and pawn, or two rooks against a
//! king who is alone. Every position of such an ending is worked out backwards from its end, when
//! somebody asks for the first time.

use std::cell::RefCell;
use std::rc::Rc;

use crate::rules::{Color, Kind, Move, Piece, Position, Square, SquareSet, Step, attacks, between};

/// What is known about an ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// How many moves the hunter needs until checkmate, or until a pawn has become a piece that
    /// can't be taken; [`Ending::NEVER`] if the lone king can hold out.
    pub moves: u8,
    /// The best move for whoever is to move: the quickest way to win, or to be safe as long as
    /// possible.
    pub best: Option<Move>,
}

impl Ending {
    /// There is no way to win.
    pub const NEVER: u8 = u8::MAX;

    /// What is known about a position; `None` if it is no such ending. With two rooks their own
    /// king stands still, and a king who has taken one of them is safe.
    ///
    /// ```
    /// use chesslings::search::Ending;
    ///
    /// // The king is one step too far away from the pawn.
    /// let race = "8/8/8/P5k1/8/8/8/7K b - - 0 1".parse()?;
    /// assert_eq!(Ending::of(&race).unwrap().moves, 3);
    /// let caught = "8/8/8/P3k3/8/8/8/7K b - - 0 1".parse()?;
    /// assert_eq!(Ending::of(&caught).unwrap().moves, Ending::NEVER);
    /// # Ok::<(), chesslings::rules::FenError>(())
    /// ```
    pub fn of(position: &Position) -> Option<Ending> {
        let scene = Scene::of(position)?;
        let table = Table::of(scene.hunters, scene.still);
        if position.turn() != scene.hunter {
            let left = |played: &Move| match Self::of(&position.play_unchecked(*played)) {
                Some(next) if !played.is_capture() => next.moves,
                _ => Self::NEVER,
            };
            let answers: Vec<Move> = position.legal_moves().collect();
            return Some(Ending {
                moves: table.left(scene.at, scene.king),
                best: answers.into_iter().max_by_key(left),
            });
        }
        let mut best = (Self::NEVER, None);
        for played in position.legal_moves() {
            let [from, to] = [played.from(), played.to()].map(|at| seen(scene.hunter, at));
            let mut at = scene.at;
            match at.iter_mut().find(|hunter| **hunter == from) {
                Some(hunter) => *hunter = to,
                None => continue,
            }
            // A pawn that may become anything becomes a queen, unless that is stalemate.
            let stale = || position.play_unchecked(played).is_stalemate();
            let left = table.left(at, scene.king);
            if left < best.0 && !(played.promotion().is_some() && stale()) {
                best = (left, Some(played));
            }
        }
        Some(Ending {
            moves: best.0.saturating_add(1),
            best: best.1,
        })
    }
}

/// A square as the hunter sees it: for the table it is always White.
const fn seen(hunter: Color, square: Square) -> Square {
    match hunter {
        Color::White => square,
        Color::Black => square.mirrored(),
    }
}

/// Who hunts whom, and where they stand.
struct Scene {
    hunter: Color,
    hunters: [Kind; 2],
    at: [Square; 2],
    /// The king of the two rooks.
    still: Option<Square>,
    king: Square,
}

impl Scene {
    fn of(position: &Position) -> Option<Scene> {
        let setup = position.setup();
        let is_alone = |color: &Color| setup.by_color(*color).len() == 1;
        let hunter = Color::ALL.into_iter().find(is_alone)?.other();
        let king = seen(hunter, position.king(hunter.other())?);
        let own = seen(hunter, position.king(hunter)?);
        let mut others = setup.by_color(hunter).iter();
        let mut other = || others.find(|at| setup.kind_at(*at) != Some(Kind::King));
        let first = other()?;
        let kind = setup.kind_at(first)?;
        let (hunters, at, still) = match (kind, other(), other()) {
            (Kind::Queen | Kind::Rook | Kind::Pawn, None, _) => {
                ([Kind::King, kind], [own, seen(hunter, first)], None)
            }
            (Kind::Rook, Some(second), None) if setup.kind_at(second)? == kind => {
                let at = [first, second].map(|at| seen(hunter, at));
                ([kind; 2], at, Some(own))
            }
            _ => return None,
        };
        Some(Scene {
            hunter,
            hunters,
            at,
            still,
            king,
        })
    }
}

/// Where two hunters may stand, each on any square.
const PAIRS: usize = Square::COUNT * Square::COUNT;

/// All positions of an ending in which the lone king is to move.
struct Table {
    hunters: [Kind; 2],
    still: Option<Square>,
    /// In how many moves it is over, by the squares of the hunters and of the king.
    left: Vec<u8>,
}

thread_local! {
    /// The ending that was asked about last.
    static LAST: RefCell<Option<Rc<Table>>> = const { RefCell::new(None) };
}

impl Table {
    fn of(hunters: [Kind; 2], still: Option<Square>) -> Rc<Table> {
        LAST.with_borrow_mut(|last| match last {
            Some(table) if (table.hunters, table.still) == (hunters, still) => table.clone(),
            _ => last.insert(Rc::new(Table::new(hunters, still))).clone(),
        })
    }

    fn new(hunters: [Kind; 2], still: Option<Square>) -> Table {
        let mut table = Table {
            hunters,
            still,
            left: vec![Ending::NEVER; PAIRS * Square::COUNT],
        };
        // Where the king is lost if he is to move, and where if the hunters are.
        let mut lost = vec![SquareSet::EMPTY; PAIRS];
        let mut won = vec![SquareSet::EMPTY; PAIRS];
        for moves in 0..Ending::NEVER {
            let mut is_over = true;
            for pair in pairs() {
                let at = index(pair);
                let fresh = table.lost(pair, won[at]) - lost[at];
                for king in fresh {
                    table.left[at * Square::COUNT + king.index()] = moves;
                }
                lost[at] |= fresh;
                is_over &= fresh.is_empty();
            }
            if is_over {
                break;
            }
            for pair in pairs() {
                won[index(pair)] = table.won(pair, &lost);
            }
        }
        table
    }

    fn left(&self, at: [Square; 2], king: Square) -> u8 {
        self.left[index(at) * Square::COUNT + king.index()]
    }

    fn board(&self, pair: [Square; 2]) -> SquareSet {
        SquareSet::of(pair[0]).with(pair[1]) | self.still.into_iter().collect()
    }

    /// Where the king is lost if he is to move, as he is where he can't help going to `won`.
    fn lost(&self, pair: [Square; 2], won: SquareSet) -> SquareSet {
        let board = self.board(pair);
        if board.len() < 2 + usize::from(self.still.is_some()) {
            return SquareSet::EMPTY;
        }
        let sees = |kind, from| attacks(Piece::new(Color::White, kind), from, board);
        let near = sees(Kind::King, self.still.unwrap_or(pair[0]));
        let guarded = sees(self.hunters[0], pair[0]) | sees(self.hunters[1], pair[1]) | near;
        let there = !board - near;
        let is_new = self.hunters[1] == Kind::Pawn && pair[1].is_topmost();
        if is_new {
            return there - beside(SquareSet::of(pair[1]) - guarded);
        }
        // Whoever takes a hunter is safe.
        let saved = beside(!guarded - (won - board));
        (there - saved) & (beside(!guarded) | guarded)
    }

    /// Where the king is lost if the hunters are to move.
    fn won(&self, pair: [Square; 2], lost: &[SquareSet]) -> SquareSet {
        let board = self.board(pair);
        let mut won = SquareSet::EMPTY;
        for k in 0..2 {
            let from = pair[k];
            let piece = Piece::new(Color::White, self.hunters[k]);
            let targets = if piece.is_pawn() {
                steps(from, board)
            } else {
                attacks(piece, from, board) - board
            };
            for to in targets {
                let mut after = pair;
                after[k] = to;
                won |= lost[index(after)] - between(from, to);
            }
        }
        won
    }
}

/// Where a white pawn can step to.
fn steps(from: Square, board: SquareSet) -> SquareSet {
    let up = Step { di: 1, dj: 0 };
    let once = SquareSet::of(from).shifted(up) - board;
    let twice = (once & SquareSet::row(2)).shifted(up) - board;
    once | twice
}

/// The squares beside those of a set, as a king goes.
fn beside(set: SquareSet) -> SquareSet {
    let shift = |set: SquareSet, di, dj| set.shifted(Step { di, dj });
    let sides = shift(set, 0, 1) | shift(set, 0, -1);
    let rows = set | sides;
    sides | shift(rows, 1, 0) | shift(rows, -1, 0)
}

fn pairs() -> impl Iterator<Item = [Square; 2]> {
    Square::all().flat_map(|first| Square::all().map(move |second| [first, second]))
}

const fn index(pair: [Square; 2]) -> usize {
    pair[0].index() * Square::COUNT + pair[1].index()
}
