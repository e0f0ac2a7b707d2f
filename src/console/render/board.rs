//! The board as lines of text: A1 bottom left, ranks and files on all sides.

use unicode_width::UnicodeWidthStr as _;

use super::marks::{Mark, Marks};
use super::paint::{Ground, Ink, painted};
use crate::rules::{Color, Piece, Position, Square};
use crate::text::{BoardStyle, Lang, capital, square_name};

/// How the board looks.
#[derive(Clone, Copy, Debug)]
pub(in crate::console) struct Look {
    pub(in crate::console) style: BoardStyle,
    /// The language of the letters.
    pub(in crate::console) lang: Lang,
    /// Whether to use colours.
    pub(in crate::console) color: bool,
    /// Whose side is at the bottom.
    pub(in crate::console) below: Color,
    /// How wide the terminal is.
    pub(in crate::console) columns: usize,
}

/// The board, a line each.
pub(in crate::console) fn board(position: &Position, marks: &Marks, look: Look) -> Vec<String> {
    let pen = Pen::new(look);
    let mut lines = vec![pen.files()];
    for i in look.ranks() {
        let cells: Vec<Cell> = look
            .files()
            .filter_map(|j| Square::from_ij(i, j))
            .map(|square| pen.cell(position.piece_at(square), marks.at(square), square))
            .collect();
        for line in 0..pen.lines_a_row() {
            let middle: String = cells.iter().map(|cell| pen.draw(cell, line)).collect();
            let label = if line == 0 {
                (i + 1).to_string()
            } else {
                " ".to_owned()
            };
            lines.push(format!("{label:>2} {middle} {label}"));
        }
    }
    lines.push(pen.files());
    lines
        .into_iter()
        .map(|line| line.trim_end().to_owned())
        .collect()
}

/// A piece as this look shows it, without a mark and without ink.
fn glyph(piece: Piece, look: Look) -> String {
    match look.style {
        BoardStyle::Letters => {
            let letters = look.lang.piece_letter(piece.kind.into());
            match piece.color {
                Color::White => capital(letters),
                Color::Black if look.color => letters.to_lowercase(),
                Color::Black => look.lang.console_black_letter(&letters.to_lowercase()),
            }
        }
        BoardStyle::Symbols | BoardStyle::Big => symbol(piece),
        BoardStyle::Ascii | BoardStyle::Words => piece.letter().to_string(),
    }
}

/// A piece as it is drawn in its ink: where that tells the colour, the filled symbols are easier
/// to recognise than the outlined ones.
pub(super) fn inked_glyph(piece: Piece, look: Look) -> String {
    let symbols = matches!(look.style, BoardStyle::Symbols | BoardStyle::Big);
    let color = if look.color && symbols {
        Color::Black
    } else {
        piece.color
    };
    glyph(Piece::new(color, piece.kind), look)
}

impl Look {
    /// How wide the widest line of the board is.
    pub(in crate::console) fn board_width(self) -> usize {
        Pen::new(self).width()
    }

    /// How many lines the eight ranks take.
    pub(in crate::console) fn rows(self) -> usize {
        8 * Pen::new(self).lines_a_row()
    }

    /// The rows from the top down.
    fn ranks(self) -> impl Iterator<Item = i8> {
        (0..8).map(move |i| match self.below {
            Color::White => 7 - i,
            Color::Black => i,
        })
    }

    /// The columns from left to right.
    fn files(self) -> impl Iterator<Item = i8> + Clone {
        (0..8).map(move |j| match self.below {
            Color::White => j,
            Color::Black => 7 - j,
        })
    }
}

/// What is needed to draw cells.
struct Pen {
    look: Look,
    size: Size,
    /// How wide the widest piece is.
    piece: usize,
}

/// How large cells are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Size {
    /// A piece and a mark behind it.
    Compact,
    /// A piece between marks.
    Normal,
    /// Also the name of the square below.
    Big,
}

struct Cell {
    square: Square,
    left: char,
    piece: String,
    right: char,
    ink: Ink,
    ground: Ground,
}

/// Terminals narrower than this get the compact board.
const NARROW: usize = 40;

impl Pen {
    fn new(look: Look) -> Pen {
        let widths = Piece::all().map(|piece| glyph(piece, look).width());
        let mut pen = Pen {
            look,
            size: Size::Normal,
            piece: widths.max().unwrap_or(1),
        };
        if look.columns < NARROW {
            pen.size = Size::Compact;
        } else if look.style == BoardStyle::Big {
            pen.size = Size::Big;
            if pen.width() > look.columns {
                pen.size = Size::Normal;
            }
        }
        pen
    }

    fn width(&self) -> usize {
        3 + 8 * self.cell_width() + 2
    }

    fn cell_width(&self) -> usize {
        match self.size {
            Size::Compact => self.piece + 1,
            Size::Normal => self.piece + 2,
            Size::Big => self.piece + 4,
        }
    }

    fn lines_a_row(&self) -> usize {
        if self.size == Size::Big { 2 } else { 1 }
    }

    fn files(&self) -> String {
        let letters = self.look.files().map(|j| {
            let letter = (b'A' + j as u8) as char;
            let before = match self.size {
                Size::Compact => 0,
                Size::Normal => 1,
                Size::Big => 2,
            };
            let after = self.cell_width() - before - 1;
            format!("{:before$}{letter}{:after$}", "", "")
        });
        format!("   {}", letters.collect::<String>())
    }

    fn cell(&self, piece: Option<Piece>, mark: Mark, square: Square) -> Cell {
        let dark = square.color() == Color::Black;
        let (mut left, mut right) = (' ', ' ');
        // In colours an empty square shows itself.
        let empty = if dark && !self.look.color { "." } else { " " };
        let mut shown = piece.map_or(empty.to_owned(), |piece| inked_glyph(piece, self.look));
        let mut ground = if dark { Ground::Dark } else { Ground::Light };
        let star = || {
            let symbols = matches!(self.look.style, BoardStyle::Symbols | BoardStyle::Big);
            if symbols { "★" } else { "*" }.to_owned()
        };
        match mark {
            Mark::None => {}
            Mark::LastMove => (left, right, ground) = ('[', ']', Ground::LastMove),
            Mark::Check => (left, right, ground) = ('!', '!', Ground::Check),
            Mark::Chosen => (left, right, ground) = ('>', '<', Ground::Chosen),
            Mark::Takes => {
                (left, right) = ('x', 'x');
                if piece.is_none() {
                    " ".clone_into(&mut shown);
                }
            }
            Mark::Found => (left, right, ground) = ('(', ')', Ground::LastMove),
            Mark::Hint => (left, right, ground) = ('?', '?', Ground::Chosen),
            Mark::Star if piece.is_some() => (left, right, ground) = ('*', '*', Ground::Chosen),
            Mark::Star => (shown, ground) = (star(), Ground::Chosen),
            Mark::HintAtStar => {
                (left, right) = ('?', '?');
                (shown, ground) = (star(), Ground::Chosen);
            }
            Mark::Goes => "*".clone_into(&mut shown),
            Mark::Special => "+".clone_into(&mut shown),
            Mark::Reach(n) => {
                let digit = n.to_string();
                match piece {
                    None => shown = digit,
                    Some(_) => left = digit.chars().next().unwrap_or(' '),
                }
            }
        }
        if self.size == Size::Compact && right == ' ' {
            right = left;
        }
        Cell {
            square,
            left,
            piece: shown,
            right,
            ink: piece.map_or(Ink::White, |piece| Ink::of(piece.color)),
            ground,
        }
    }

    fn draw(&self, cell: &Cell, line: usize) -> String {
        let Cell {
            square,
            left,
            piece,
            right,
            ink,
            ground,
        } = cell;
        let padding = " ".repeat(self.piece.saturating_sub(piece.width()));
        let text = match self.size {
            Size::Compact => format!("{piece}{padding}{right}"),
            Size::Normal => format!("{left}{piece}{padding}{right}"),
            Size::Big if line == 0 => format!("{left} {piece}{padding} {right}"),
            Size::Big => {
                let after = self.cell_width() - 3;
                format!(" {}{:after$}", square_name(*square), "")
            }
        };
        match (self.look.color, line) {
            (false, _) => text,
            (true, 0) => painted(&text, *ink, *ground),
            // The name of a square is no piece.
            (true, _) => painted(&text, Ink::White, *ground),
        }
    }
}

fn symbol(piece: Piece) -> String {
    let mut symbol = piece.symbol().to_string();
    // Of all chess symbols only this one has a picture that some terminals prefer.
    if piece.symbol() == '♟' {
        symbol.push('\u{fe0e}');
    }
    symbol
}
