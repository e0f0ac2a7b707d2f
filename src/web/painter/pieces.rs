//! The drawings of the pieces, in the colours of the board, painted once a size.

use std::cell::RefCell;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{HtmlCanvasElement, HtmlElement, HtmlImageElement};

use crate::app::{Mark, Palette, PieceColors, PieceSet};
use crate::rules::{Color, Kind, Piece};
use crate::web::dom::{self, Result};
use crate::web::{canvas, drawings, shell};

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
    let drawing = drawing(kind, colors)?;
    if !drawing.complete() || drawing.natural_width() == 0 {
        return Ok(None);
    }
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

/// Paints the pieces by this set from now on. Gives the style sheet the pieces in these colours, as
/// `--piece-wq` and so on, and the colours of squares and marks for boards that are not painted.
pub(in crate::web) fn use_look(palette: &Palette, set: PieceSet) -> Result<()> {
    drawings::choose(set);
    DRAWINGS.take();
    RASTERS.take();
    let Some(root) = dom::find::<HtmlElement>(":root")? else {
        return Ok(());
    };
    for piece in Piece::all() {
        let side = match piece.color {
            Color::White => 'w',
            Color::Black => 'b',
        };
        let name = format!("--piece-{side}{}", piece.kind.letter().to_ascii_lowercase());
        let url = address(piece.kind, palette.pieces(piece.color));
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
    canvas::repaint_all()
}

fn drawing(kind: Kind, colors: PieceColors) -> Result<HtmlImageElement> {
    if let Some(known) = DRAWINGS.with_borrow(|drawings| on_shelf(drawings, &(kind, colors))) {
        return Ok(known);
    }
    let image = HtmlImageElement::new()?;
    let arrived = Closure::once_into_js(|| shell::report(canvas::repaint_all()));
    image.set_onload(Some(arrived.unchecked_ref()));
    image.set_src(&address(kind, colors));
    DRAWINGS.with_borrow_mut(|drawings| drawings.push(((kind, colors), image.clone())));
    Ok(image)
}

/// The drawing in these colours as an address that an image can have.
fn address(kind: Kind, colors: PieceColors) -> String {
    let svg = drawings::source(kind)
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
