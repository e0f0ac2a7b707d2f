//! The drawings of the pieces, in the colours of the board, painted once a size.

use std::cell::RefCell;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{HtmlCanvasElement, HtmlElement, HtmlImageElement};

use crate::app::{Mark, Palette, PieceColors};
use crate::rules::{Color, Kind, Piece};
use crate::web::dom::{self, Result};
use crate::web::{canvas, shell};

thread_local! {
    static DRAWINGS: RefCell<Shelf<(Kind, PieceColors), HtmlImageElement>> = RefCell::default();
    static RASTERS: RefCell<Shelf<(Kind, PieceColors, u32), HtmlCanvasElement>> = RefCell::default();
}

/// A few dozen things found by their key; a hash table would cost more than it saves.
type Shelf<K, V> = Vec<(K, V)>;

fn on_shelf<K: PartialEq, V: Clone>(shelf: &Shelf<K, V>, key: &K) -> Option<V> {
    shelf
        .iter()
        .find(|(known, _)| known == key)
        .map(|(_, value)| value.clone())
}

/// More rasters than this are of sizes that are gone: twelve pieces in three sizes and some.
const MOST_RASTERS: usize = 48;

/// A piece as pixels, `None` as long as its drawing is not decoded.
pub(super) fn raster(
    kind: Kind,
    colors: PieceColors,
    size: u32,
) -> Result<Option<HtmlCanvasElement>> {
    let key = (kind, colors, size);
    if let Some(known) = RASTERS.with_borrow(|rasters| on_shelf(rasters, &key)) {
        return Ok(Some(known));
    }
    let drawing = known(kind, colors);
    let Some(drawing) = drawing.filter(|it| it.complete() && it.natural_width() > 0) else {
        return Ok(None);
    };
    let raster = canvas::hidden_canvas(size)?;
    let side = f64::from(size);
    canvas::context_of(&raster)?
        .draw_image_with_html_image_element_and_dw_and_dh(&drawing, 0.0, 0.0, side, side)?;
    RASTERS.with_borrow_mut(|rasters| {
        if rasters.len() >= MOST_RASTERS {
            rasters.clear();
        }
        rasters.push((key, raster.clone()));
    });
    Ok(Some(raster))
}

/// Asks for the pieces in these colours; gives them to the style sheet as well, as `--piece-wq` and
/// so on, and the colours of squares and marks for boards that are not painted.
pub(in crate::web) fn use_colors(palette: &Palette) -> Result<()> {
    let Some(root) = dom::find::<HtmlElement>(":root")? else {
        return Ok(());
    };
    for piece in Piece::all() {
        let side = match piece.color {
            Color::White => 'w',
            Color::Black => 'b',
        };
        let name = format!("--piece-{side}{}", piece.kind.letter().to_ascii_lowercase());
        let colors = palette.pieces(piece.color);
        let url = address(piece.kind, colors);
        ask(piece.kind, colors, &url)?;
        dom::set_style(&root, &name, &format!("url(\"{url}\")"))?;
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
    Ok(())
}

fn known(kind: Kind, colors: PieceColors) -> Option<HtmlImageElement> {
    DRAWINGS.with_borrow(|drawings| on_shelf(drawings, &(kind, colors)))
}

/// Asks for a drawing, for the boards that will be painted.
fn ask(kind: Kind, colors: PieceColors, address: &str) -> Result<()> {
    if known(kind, colors).is_some() {
        return Ok(());
    }
    let image = HtmlImageElement::new()?;
    let arrived = Closure::once_into_js(|| shell::report(canvas::repaint_all()));
    image.set_onload(Some(arrived.unchecked_ref()));
    image.set_src(address);
    DRAWINGS.with_borrow_mut(|drawings| drawings.push(((kind, colors), image)));
    Ok(())
}

/// The drawing in these colours as an address that an image can have.
fn address(kind: Kind, colors: PieceColors) -> String {
    let svg = source(kind)
        .replace(BODY, &colors.body.css())
        .replace(DETAIL, &colors.detail.css())
        .replace(OUTLINE, &colors.outline.css());
    format!(
        "data:image/svg+xml,{}",
        String::from(js_sys::encode_uri_component(&svg))
    )
}

/// The colours that stand in the drawings.
const BODY: &str = "#fff6e2";
const DETAIL: &str = "#eeb04c";
const OUTLINE: &str = "#3b2a24";

fn source(kind: Kind) -> &'static str {
    match kind {
        Kind::Pawn => include_str!("../../../www/pieces/pawn.svg"),
        Kind::Knight => include_str!("../../../www/pieces/knight.svg"),
        Kind::Bishop => include_str!("../../../www/pieces/bishop.svg"),
        Kind::Rook => include_str!("../../../www/pieces/rook.svg"),
        Kind::Queen => include_str!("../../../www/pieces/queen.svg"),
        Kind::King => include_str!("../../../www/pieces/king.svg"),
    }
}
