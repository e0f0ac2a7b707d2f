//! How a piece moves, with the numbers of its schema.

use std::fmt::Write as _;

use crate::rules::{Direction, Mode, Piece, Schema, Square};
use crate::text::{Lang, SchemaMode, SchemaReach, capital, square_name};

/// The schema of a piece from a square: the formula, each direction with all its squares, an
/// example worked out.
pub(in crate::console) fn explanation(piece: Piece, at: Square, lang: Lang) -> Vec<String> {
    let schema = Schema::of(piece.kind);
    let name = capital(lang.name_of(piece));
    let directions = Schema::directions(piece, at.i(), at.j(), 8);
    let mut lines = vec![
        lang.console_schema(at.i().into(), at.j().into(), &name, square_name(at)),
        lang.console_schema_formula(reach(schema)),
    ];
    lines.extend(directions.iter().map(|direction| row(*direction, lang)));
    lines.extend(directions.first().and_then(|first| example(*first, lang)));
    if piece.is_king() || piece.is_pawn() {
        lines.push(lang.console_schema_special(piece.kind.into()).to_owned());
    }
    lines
}

const fn reach(schema: &Schema) -> SchemaReach {
    if schema.is_slider() {
        SchemaReach::Edge
    } else if schema.from_first_row.is_some() {
        SchemaReach::Double
    } else {
        SchemaReach::Once
    }
}

/// `(+1, 0)  E3 (2, 4)  E4 (3, 4)   only goes`
fn row(direction: Direction, lang: Lang) -> String {
    let step = format!(
        "({}, {})",
        signed(direction.step.di),
        signed(direction.step.dj)
    );
    let mut line = format!("  {step:<9}");
    for (square, target) in direction.squares().zip(direction.targets()) {
        let name = square_name(square);
        let _ = write!(line, "{name} ({},{})  ", target.i, target.j);
    }
    let mode = match direction.mode {
        Mode::MoveOrCapture => return line.trim_end().to_owned(),
        Mode::MoveOnly => SchemaMode::MoveOnly,
        Mode::CaptureOnly => SchemaMode::CaptureOnly,
    };
    line.push_str(lang.console_schema_mode(mode));
    line
}

/// The farthest square of a direction, worked out.
fn example(direction: Direction, lang: Lang) -> Option<String> {
    let target = direction.targets().next_back()?;
    let square = direction.squares().next_back()?;
    let Direction { i, j, step, .. } = direction;
    let n = target.n;
    let sum = format!(
        "({i} + {n}·{di}, {j} + {n}·{dj}) = ({}, {})",
        target.i,
        target.j,
        di = bracketed(step.di),
        dj = bracketed(step.dj),
    );
    let (di, dj) = (signed(step.di), signed(step.dj));
    Some(lang.console_schema_example(&di, &dj, n.into(), square_name(square), &sum))
}

fn signed(number: i8) -> String {
    if number > 0 {
        format!("+{number}")
    } else {
        number.to_string()
    }
}

fn bracketed(number: i8) -> String {
    if number < 0 {
        format!("({number})")
    } else {
        number.to_string()
    }
}
