//! A slow second opinion on refusals: plain arrays, every way walked square by square, every
//! condition written out. It shares no table with the program.

use chesslings::rules::{
    Attackers, Castle, Color, Kind, Mode, NoCastling, Piece, PieceAt, Position, Refusal, Square,
    Wing, WrongWay,
};

/// A cell: row and column.
type Cell = (i8, i8);

pub(super) struct Naive {
    cells: [[Option<Piece>; 8]; 8],
    turn: Color,
    passed: Option<Cell>,
    castling: Vec<(Color, Wing)>,
}

impl Naive {
    pub(super) fn of(position: &Position) -> Naive {
        let mut cells = [[None; 8]; 8];
        for square in Square::all() {
            cells[square.i() as usize][square.j() as usize] = position.piece_at(square);
        }
        let mut castling = Vec::new();
        for color in Color::ALL {
            for wing in Wing::ALL {
                if position.castling().has(color, wing) {
                    castling.push((color, wing));
                }
            }
        }
        Naive {
            cells,
            turn: position.turn(),
            passed: position.en_passant().map(|square| (square.i(), square.j())),
            castling,
        }
    }

    /// The reason against a move, whatever the pawn becomes; `None` if it is legal.
    pub(super) fn refusal(&self, from: Cell, to: Cell) -> Option<Refusal> {
        let Some(piece) = self.at(from) else {
            return Some(Refusal::NoPiece { at: square(from) });
        };
        let mover = PieceAt {
            piece,
            at: square(from),
        };
        if piece.color != self.turn {
            return Some(Refusal::NotYourTurn { piece: mover });
        }
        if from == to {
            return Some(Refusal::SameSquare { piece: mover });
        }
        let home = if piece.color == Color::White { 0 } else { 7 };
        if piece.kind == Kind::King && from == (home, 4) && to.0 == home {
            let wing = if to.1 > 4 {
                Wing::KingSide
            } else {
                Wing::QueenSide
            };
            let castle = *Castle::of(piece.color, wing);
            let own_rook = self.at(to) == Some(Piece::new(piece.color, Kind::Rook));
            let no_castling = self.no_castling(home, wing);
            match (to.1, no_castling) {
                (2 | 6, why) => return why.map(|why| Refusal::Castling { castle, why }),
                (0 | 7, Some(why)) if own_rook => return Some(Refusal::Castling { castle, why }),
                (0 | 1 | 7, None) => {
                    return Some(Refusal::NotItsMove {
                        piece: mover,
                        to: square(to),
                        why: WrongWay::PastCastling { castle },
                    });
                }
                _ => {}
            }
        }
        wrong_way(mover, from, to)
            .or_else(|| self.wrong_target(piece, from, to))
            .or_else(|| self.unsafe_king(mover, from, to))
    }

    fn wrong_target(&self, piece: Piece, from: Cell, to: Cell) -> Option<Refusal> {
        let target = self.at(to);
        if let Some(on) = target.filter(|target| target.color == piece.color) {
            return Some(Refusal::OwnPiece {
                on: PieceAt {
                    piece: on,
                    at: square(to),
                },
            });
        }
        if piece.kind != Kind::Knight {
            for cell in walk(from, to) {
                if let Some(by) = self.at(cell) {
                    let by = PieceAt {
                        piece: by,
                        at: square(cell),
                    };
                    return Some(Refusal::WayBlocked { by });
                }
            }
        }
        if piece.kind == Kind::Pawn {
            match (from.1 == to.1, target) {
                (true, Some(on)) => {
                    let on = PieceAt {
                        piece: on,
                        at: square(to),
                    };
                    return Some(Refusal::NoTakingAhead { on });
                }
                (false, None) if self.passed != Some(to) => {
                    let beside = (from.0, to.1);
                    let pawn = Piece::new(piece.color.other(), Kind::Pawn);
                    let row = if piece.color == Color::White { 4 } else { 3 };
                    return Some(if from.0 == row && self.at(beside) == Some(pawn) {
                        Refusal::TooLateToPass {
                            to: square(to),
                            pawn: PieceAt {
                                piece: pawn,
                                at: square(beside),
                            },
                        }
                    } else {
                        Refusal::NothingToTake { at: square(to) }
                    });
                }
                _ => {}
            }
        }
        let king = target.filter(|target| target.kind == Kind::King)?;
        Some(Refusal::TakesKing {
            king: PieceAt {
                piece: king,
                at: square(to),
            },
        })
    }

    fn unsafe_king(&self, mover: PieceAt, from: Cell, to: Cell) -> Option<Refusal> {
        let us = mover.piece.color;
        let king = self.king(us)?;
        let pawn_aside = mover.piece.kind == Kind::Pawn && from.1 != to.1;
        let taken = if pawn_aside && self.at(to).is_none() {
            (from.0, to.1)
        } else {
            to
        };
        let mut after = self.cells;
        *cell_mut(&mut after, taken) = None;
        *cell_mut(&mut after, from) = None;
        *cell_mut(&mut after, to) = Some(mover.piece);
        if mover.piece.kind == Kind::King {
            let by = self.name(to, &attackers(&after, to, us.other()))?;
            return Some(Refusal::KingAttacked { to: square(to), by });
        }
        let dangers = attackers(&after, king, us.other());
        let by = self.name(king, &dangers)?;
        let checkers = attackers(&self.cells, king, us.other());
        if dangers.iter().any(|danger| checkers.contains(danger)) {
            let by = self.name(king, &checkers)?;
            return Some(Refusal::StillInCheck {
                king: square(king),
                by,
            });
        }
        // Pinned is what may not even vanish from the board.
        let mut without = self.cells;
        *cell_mut(&mut without, from) = None;
        let uncovered = attackers(&without, king, us.other());
        let pinner = uncovered.iter().find(|cell| !checkers.contains(cell));
        Some(match pinner {
            Some(&pinner) => Refusal::Pinned {
                piece: mover,
                king: square(king),
                by: PieceAt {
                    piece: self.at(pinner)?,
                    at: square(pinner),
                },
            },
            None => Refusal::PassingUncovers {
                king: square(king),
                taken: square(taken),
                by,
            },
        })
    }

    fn no_castling(&self, home: i8, wing: Wing) -> Option<NoCastling> {
        let us = self.turn;
        let (corner, step) = if wing == Wing::KingSide {
            (7, 1)
        } else {
            (0, -1)
        };
        if !self.castling.contains(&(us, wing)) {
            let rook = Some(Piece::new(us, Kind::Rook));
            let other_wing = self.castling.iter().any(|&(color, _)| color == us);
            return Some(match (self.at((home, corner)) == rook, other_wing) {
                (false, _) => NoCastling::RookGone,
                (true, true) => NoCastling::RookMoved,
                (true, false) => NoCastling::KingOrRookMoved,
            });
        }
        for cell in walk((home, 4), (home, corner)) {
            if let Some(piece) = self.at(cell) {
                let by = PieceAt {
                    piece,
                    at: square(cell),
                };
                return Some(NoCastling::WayBlocked { by });
            }
        }
        let attack = |steps: i8| {
            let cell = (home, 4 + steps * step);
            self.name(cell, &attackers(&self.cells, cell, us.other()))
        };
        let in_check = attack(0).map(|by| NoCastling::InCheck { by });
        let through = || attack(1).map(|by| NoCastling::ThroughAttack { by });
        let into = || attack(2).map(|by| NoCastling::IntoAttack { by });
        in_check.or_else(through).or_else(into)
    }

    /// The attackers with the nearest to a cell named.
    fn name(&self, cell: Cell, attackers: &[Cell]) -> Option<Attackers> {
        let distance = |at: &Cell| (at.0 - cell.0).abs().max((at.1 - cell.1).abs());
        let mut nearest = *attackers.first()?;
        for &other in attackers {
            if distance(&other) < distance(&nearest) {
                nearest = other;
            }
        }
        let piece = self.at(nearest)?;
        Some(Attackers {
            nearest: PieceAt {
                piece,
                at: square(nearest),
            },
            all: attackers.iter().map(|&cell| square(cell)).collect(),
        })
    }

    fn at(&self, cell: Cell) -> Option<Piece> {
        self.cells[cell.0 as usize][cell.1 as usize]
    }

    fn king(&self, color: Color) -> Option<Cell> {
        all_cells().find(|&cell| self.at(cell) == Some(Piece::new(color, Kind::King)))
    }
}

fn wrong_way(mover: PieceAt, from: Cell, to: Cell) -> Option<Refusal> {
    let kind = mover.piece.kind;
    let forward = forward(mover.piece.color);
    let (ahead, dj) = ((to.0 - from.0) * forward, to.1 - from.1);
    let (rows, columns) = (ahead.abs(), dj.abs());
    let on_first_row = from.0 == if forward == 1 { 1 } else { 6 };
    let straight = rows == 0 || columns == 0;
    let diagonal = rows == columns;
    let jump = rows + columns == 3 && !straight;
    let too_far = |n, most, mode| WrongWay::TooFar { n, most, mode };
    let to = square(to);
    let why = match kind {
        Kind::Pawn if (ahead, dj) == (1, 0) || (ahead, columns) == (1, 1) => return None,
        Kind::Pawn if (ahead, dj) == (2, 0) && on_first_row => return None,
        Kind::Pawn if (ahead, dj) == (2, 0) => {
            return Some(Refusal::NoDoubleStep { pawn: mover, to });
        }
        Kind::Pawn if ahead < 0 => WrongWay::Backwards,
        Kind::Pawn if ahead == 0 => WrongWay::Sideways,
        Kind::Pawn if dj == 0 => too_far(ahead, if on_first_row { 2 } else { 1 }, Mode::MoveOnly),
        Kind::Pawn if diagonal => too_far(ahead, 1, Mode::CaptureOnly),
        Kind::Knight if rows.min(columns) > 1 && rows.max(columns) == 2 * rows.min(columns) => {
            too_far(rows.min(columns), 1, Mode::MoveOrCapture)
        }
        Kind::King if (straight || diagonal) && rows.max(columns) > 1 => {
            too_far(rows.max(columns), 1, Mode::MoveOrCapture)
        }
        _ if leaps_or_slides(kind, ahead, dj) => return None,
        _ if jump => WrongWay::KnightsJump,
        _ if straight => WrongWay::Straight,
        _ if diagonal => WrongWay::Diagonal,
        _ => WrongWay::Crooked,
    };
    Some(Refusal::NotItsMove {
        piece: mover,
        to,
        why,
    })
}

fn forward(color: Color) -> i8 {
    if color == Color::White { 1 } else { -1 }
}

fn leaps_or_slides(kind: Kind, di: i8, dj: i8) -> bool {
    let straight = (di == 0) != (dj == 0);
    let diagonal = di != 0 && di.abs() == dj.abs();
    match kind {
        Kind::Pawn => false,
        Kind::Knight => (di * dj).abs() == 2,
        Kind::Bishop => diagonal,
        Kind::Rook => straight,
        Kind::Queen => straight || diagonal,
        Kind::King => (straight || diagonal) && di.abs() <= 1 && dj.abs() <= 1,
    }
}

/// The cells strictly between two cells of a line, from the first on.
fn walk(from: Cell, to: Cell) -> Vec<Cell> {
    let (di, dj) = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
    let mut cells = Vec::new();
    let mut cell = (from.0 + di, from.1 + dj);
    while cell != to {
        cells.push(cell);
        cell = (cell.0 + di, cell.1 + dj);
    }
    cells
}

/// The cells of all pieces of a colour that attack a cell, from a1 along the ranks.
fn attackers(cells: &[[Option<Piece>; 8]; 8], target: Cell, by: Color) -> Vec<Cell> {
    let at = |cell: Cell| cells[cell.0 as usize][cell.1 as usize];
    let attacks = |&from: &Cell| {
        let Some(piece) = at(from).filter(|piece| piece.color == by) else {
            return false;
        };
        let (di, dj) = (target.0 - from.0, target.1 - from.1);
        match piece.kind {
            Kind::Pawn => di == forward(by) && dj.abs() == 1,
            Kind::Knight => leaps_or_slides(piece.kind, di, dj),
            kind => {
                leaps_or_slides(kind, di, dj)
                    && walk(from, target)
                        .into_iter()
                        .all(|cell| at(cell).is_none())
            }
        }
    };
    all_cells().filter(attacks).collect()
}

fn all_cells() -> impl Iterator<Item = Cell> {
    (0..8).flat_map(|i| (0..8).map(move |j| (i, j)))
}

fn cell_mut(cells: &mut [[Option<Piece>; 8]; 8], cell: Cell) -> &mut Option<Piece> {
    &mut cells[cell.0 as usize][cell.1 as usize]
}

fn square((i, j): Cell) -> Square {
    Square::from_ij(i, j).unwrap()
}
