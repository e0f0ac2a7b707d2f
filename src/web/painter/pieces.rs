//! The drawings of the pieces, in the colours of the board, painted once a size.

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{HtmlCanvasElement, HtmlElement, HtmlImageElement};

use crate::app::{Mark, Palette, PieceColors, PieceSet};
use crate::rules::Piece;
use crate::web::dom::{self, Result};
use crate::web::drawings::Drawings;
use crate::web::{canvas, turn};

/// The pieces as a board paints them.
#[derive(Default)]
pub(in crate::web) struct Pieces {
    /// All pieces side by side, in the order of [`Piece::all`].
    sheet: Option<HtmlImageElement>,
    /// A few dozen pieces and sizes; a hash table would cost more than it saves.
    rasters: Vec<((Piece, u32), HtmlCanvasElement)>,
}

/// More rasters than this are of sizes that are gone: twelve pieces in three sizes and some.
const MOST_RASTERS: usize = 48;

/// The side of a drawing.
const SIDE: usize = 100;

impl Pieces {
    /// A piece as pixels, `None` as long as its drawing has not come.
    pub(super) fn raster(&mut self, piece: Piece, size: u32) -> Result<Option<HtmlCanvasElement>> {
        let key = (piece, size);
        let known = self.rasters.iter().find(|(known, _)| *known == key);
        if let Some((_, raster)) = known {
            return Ok(Some(raster.clone()));
        }
        let place = Piece::all().position(|known| known == piece);
        let (Some(sheet), Some(place)) = (&self.sheet, place) else {
            return Ok(None);
        };
        let raster = canvas::hidden_canvas(size)?;
        let (left, side, size) = ((place * SIDE) as f64, SIDE as f64, f64::from(size));
        canvas::context_of(&raster)?
            .draw_image_with_html_image_element_and_sw_and_sh_and_dx_and_dy_and_dw_and_dh(
                sheet, left, 0.0, side, side, 0.0, 0.0, size, size,
            )?;
        if self.rasters.len() >= MOST_RASTERS {
            self.rasters.clear();
        }
        self.rasters.push((key, raster.clone()));
        Ok(Some(raster))
    }
}

/// Paints the pieces by this set and in these colours from now on. Gives them to the style sheet as
/// well, as `--piece-wq` and so on, and the colours of squares and marks for boards that are not
/// painted.
pub(in crate::web) fn use_look(
    drawings: &Drawings,
    palette: &Palette,
    set: PieceSet,
) -> Result<()> {
    let Some(root) = dom::find::<HtmlElement>(":root")? else {
        return Ok(());
    };
    // The browser takes a while to read a drawing, however small: one sheet is read much sooner
    // than twelve drawings.
    let mut sheet = String::new();
    for (place, piece) in Piece::all().enumerate() {
        let side = if piece.is_white() { 'w' } else { 'b' };
        let name = format!("--piece-{side}{}", piece.kind.letter().to_ascii_lowercase());
        let svg = colored(drawings.of(set, piece.kind), palette.pieces(piece.color));
        dom::set_style(&root, &name, &format!("url(\"{}\")", address(&svg)))?;
        let left = place * SIDE;
        let rest = svg.strip_prefix("<svg").unwrap_or_default();
        let placed = format!("<svg x=\"{left}\" width=\"{SIDE}\" height=\"{SIDE}\"");
        sheet.extend([&placed, rest]);
    }
    for (name, color) in [
        ("--square-light", palette.light),
        ("--square-dark", palette.dark),
        ("--mark-attacked", palette.mark(Mark::Attacked)),
        ("--mark-conflict", palette.mark(Mark::Check)),
        ("--mark-hint", palette.mark(Mark::Hint)),
    ] {
        dom::set_style(&root, name, &color.css())?;
    }
    let width = Piece::all().count() * SIDE;
    let open = "<svg xmlns=\"http://www.w3.org/2000/svg\"";
    fetch(&format!(
        "{open} width=\"{width}\" height=\"{SIDE}\">{sheet}</svg>"
    ))
}

/// Has a sheet of pieces read. Until it is, boards show the one before.
fn fetch(sheet: &str) -> Result<()> {
    let image = HtmlImageElement::new()?;
    let read = image.clone();
    let arrived = Closure::once_into_js(move || {
        turn::take(|shell| {
            shell.canvas.pieces = Pieces {
                sheet: Some(read),
                rasters: Vec::new(),
            };
            shell.canvas.repaint_all()
        });
    });
    image.set_onload(Some(arrived.unchecked_ref()));
    image.set_src(&address(sheet));
    Ok(())
}

/// A drawing as an address that an image can have.
fn address(svg: &str) -> String {
    let svg = String::from(js_sys::encode_uri_component(svg));
    format!("data:image/svg+xml,{svg}")
}

/// A drawing in these colours.
fn colored(drawing: &str, colors: PieceColors) -> String {
    let mut colored = String::new();
    let inks = [
        (BODY, colors.body),
        (DETAIL, colors.detail),
        (OUTLINE, colors.outline),
    ];
    for part in drawing.split('#') {
        let ink = inks
            .iter()
            .find_map(|&(ink, color)| Some((part.strip_prefix(ink)?, color)));
        match ink {
            Some((rest, color)) => colored.extend([&color.css(), rest]),
            // What stands before the first colour.
            None => colored += part,
        }
    }
    colored
}

/// The colours that stand in the drawings, behind a number sign.
const BODY: &str = "fff6e2";
const DETAIL: &str = "eeb04c";
const OUTLINE: &str = "3b2a24";
