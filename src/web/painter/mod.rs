//! Paints a [`Scene`], and of it only what differs from the one before: the squares that look
//! different, and what moves over them. While something moves, what stands still is kept on a
//! hidden canvas, from which it comes back where the moving thing has been.

mod marks;
mod pieces;

pub(super) use pieces::{Pieces, use_look};

use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use super::canvas;
use super::dom::{self, Result};
use crate::app::{Field, Mark, Point, Rgb, Scene, Sprite, Still};
use crate::rules::Color;

/// Paints scenes on one canvas with squares of one size.
pub(super) struct Painter {
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
    /// Device pixels a square.
    unit: f64,
    /// What stands still, while something moves over it.
    below: Option<Below>,
}

struct Below {
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
    /// Whether it is as the last scene was.
    fresh: bool,
}

impl Painter {
    pub(super) fn new(canvas: &HtmlCanvasElement, unit: u32) -> Result<Self> {
        canvas.set_width(unit * 8);
        canvas.set_height(unit * 8);
        Ok(Self {
            canvas: canvas.clone(),
            context: canvas::context_of(canvas)?,
            unit: f64::from(unit),
            below: None,
        })
    }

    /// Paints `new` over `old`, which was painted last; all of it if there is none.
    pub(super) fn paint(
        &mut self,
        pieces: &mut Pieces,
        old: Option<&Scene>,
        new: &Scene,
    ) -> Result<()> {
        if let Some(old) = old {
            self.wipe_moving(old)?;
        }
        let changed = new.still.changed_since(old.map(|old| &old.still));
        paint_still(&self.context, pieces, &new.still, &changed, self.unit)?;
        let moves = new.aim.is_some() || !new.moving.is_empty() || !new.bursts.is_empty();
        self.keep_still(moves, !changed.is_empty())?;
        if let Some(aim) = new.aim {
            let color = new.still.palette.mark(Mark::Selected).css();
            marks::aim(&self.context, aim, self.unit, &color);
        }
        for sprite in &new.moving {
            paint_sprite(&self.context, pieces, sprite, self.unit)?;
        }
        for &burst in &new.bursts {
            marks::burst(&self.context, burst, self.unit);
        }
        Ok(())
    }

    /// Takes away what moved in `old`.
    fn wipe_moving(&self, old: &Scene) -> Result<()> {
        let Some(below) = self.below.as_ref().filter(|below| below.fresh) else {
            return Ok(());
        };
        let sprites = old.moving.iter().map(|sprite| place(sprite, self.unit));
        let aim = old.aim.map(|aim| {
            let [x, y] = [aim.x, aim.y].map(|middle| (middle - 0.5) * self.unit);
            (x, y, self.unit)
        });
        let bursts = old.bursts.iter().map(|burst| {
            let [x, y] = [burst.center.x, burst.center.y]
                .map(|middle| (middle - marks::BURST_REACH) * self.unit);
            (x, y, 2.0 * marks::BURST_REACH * self.unit)
        });
        for (x, y, side) in sprites.chain(aim).chain(bursts) {
            self.context
                .draw_image_with_html_canvas_element_and_sw_and_sh_and_dx_and_dy_and_dw_and_dh(
                    &below.canvas,
                    x,
                    y,
                    side,
                    side,
                    x,
                    y,
                    side,
                    side,
                )?;
        }
        Ok(())
    }

    /// Keeps what stands still if something is about to move over it.
    fn keep_still(&mut self, moves: bool, changed: bool) -> Result<()> {
        if !moves {
            if let Some(below) = &mut self.below {
                below.fresh = false;
            }
            return Ok(());
        }
        let below = match self.below.take() {
            Some(below) if below.fresh && !changed => below,
            Some(below) => below.copied_from(&self.canvas)?,
            None => {
                let canvas = canvas::hidden_canvas(self.canvas.width())?;
                let context = canvas::context_of(&canvas)?;
                Below {
                    canvas,
                    context,
                    fresh: false,
                }
                .copied_from(&self.canvas)?
            }
        };
        self.below = Some(below);
        Ok(())
    }
}

impl Below {
    fn copied_from(mut self, canvas: &HtmlCanvasElement) -> Result<Self> {
        self.context
            .draw_image_with_html_canvas_element(canvas, 0.0, 0.0)?;
        self.fresh = true;
        Ok(self)
    }
}

fn paint_still(
    context: &CanvasRenderingContext2d,
    pieces: &mut Pieces,
    still: &Still,
    fields: &[&Field],
    unit: f64,
) -> Result<()> {
    paint_squares(context, still, fields, unit);
    paint_marks(context, still, fields, unit, false)?;
    for sprite in fields.iter().filter_map(|field| field.piece.as_ref()) {
        paint_sprite(context, pieces, sprite, unit)?;
    }
    paint_coordinates(context, still, fields, unit)?;
    paint_indices(context, still, fields, unit)?;
    if !fields.is_empty() {
        for &(from, to, kind) in &still.arrows {
            marks::arrow(context, from, to, kind, still.palette, unit)?;
        }
    }
    paint_marks(context, still, fields, unit, true)
}

/// Colour by colour: to choose one costs more than to paint a square.
fn paint_squares(context: &CanvasRenderingContext2d, still: &Still, fields: &[&Field], unit: f64) {
    for color in Color::ALL {
        context.set_fill_style_str(&color_of(still, color).css());
        for field in fields.iter().filter(|field| field.color == color) {
            let Point { x, y } = field.center;
            context.fill_rect((x - 0.5) * unit, (y - 0.5) * unit, unit, unit);
        }
    }
}

fn paint_marks(
    context: &CanvasRenderingContext2d,
    still: &Still,
    fields: &[&Field],
    unit: f64,
    over: bool,
) -> Result<()> {
    for field in fields {
        for &mark in field
            .marks
            .iter()
            .filter(|mark| mark.is_over_pieces() == over)
        {
            // A piece is to be seen beside what is said of it.
            let (across, down, size) = match mark {
                Mark::Reach(_) if field.piece.is_some() => (0.25, 0.25, 1.0),
                Mark::Refused if field.piece.is_some() => (0.3, -0.3, 0.6),
                _ => (0.0, 0.0, 1.0),
            };
            let center = Point {
                x: (field.center.x + across) / size,
                y: (field.center.y + down) / size,
            };
            if mark == Mark::Quiet && field.marks.contains(&Mark::Goal) {
                marks::around_star(context, center, still.palette, unit)?;
            } else {
                marks::paint(context, center, mark, still.palette, unit * size)?;
            }
        }
    }
    Ok(())
}

/// The left and upper edge of a piece and its side, in device pixels.
fn place(sprite: &Sprite, unit: f64) -> (f64, f64, f64) {
    let side = (unit * sprite.scale).round();
    let edge = |middle: f64| (middle * unit - side / 2.0).round();
    (edge(sprite.center.x), edge(sprite.center.y), side)
}

fn paint_sprite(
    context: &CanvasRenderingContext2d,
    pieces: &mut Pieces,
    sprite: &Sprite,
    unit: f64,
) -> Result<()> {
    let (x, y, side) = place(sprite, unit);
    let Some(drawing) = pieces.raster(sprite.piece, side as u32)? else {
        return Ok(());
    };
    context.save();
    context.set_global_alpha(sprite.opacity);
    if sprite.upside_down {
        // Mirrored, not turned, so that the light still falls from the same side.
        context.translate(0.0, 2.0 * y + side)?;
        context.scale(1.0, -1.0)?;
    }
    context.draw_image_with_html_canvas_element(&drawing, x, y)?;
    context.restore();
    Ok(())
}

/// Letters below and numbers on the left, over the pieces, with a rim in the colour of their squares.
fn paint_coordinates(
    context: &CanvasRenderingContext2d,
    still: &Still,
    fields: &[&Field],
    unit: f64,
) -> Result<()> {
    let edge = |field: &&&Field| field.letter.is_some() || field.number.is_some();
    // To choose a font is work for the whole page: its style has to be known.
    if !fields.iter().any(|field| edge(&field)) {
        return Ok(());
    }
    // A fifth of a square, but 11 px on those of a narrow phone, where that is a quarter.
    let readable = 11.25 * dom::window()?.device_pixel_ratio();
    let (size, margin) = ((unit * 0.2).max(readable.min(unit * 0.25)), unit * 0.03);
    context.set_font(&format!(
        "600 {} system-ui, sans-serif",
        dom::length(size, "px")
    ));
    context.set_fill_style_str(&still.palette.coordinates.css());
    context.set_line_width(unit * 0.06);
    context.set_line_join("round");
    for field in fields.iter().filter(edge) {
        let Point { x, y } = field.center;
        context.set_stroke_style_str(&color_of(still, field.color).css());
        let write = |sign: String, align: &str, baseline: &str, side: f64| {
            context.set_text_align(align);
            context.set_text_baseline(baseline);
            let away = side * (0.5 * unit - margin);
            context.stroke_text(&sign, x * unit + away, y * unit + away)?;
            context.fill_text(&sign, x * unit + away, y * unit + away)
        };
        if let Some(letter) = field.letter {
            write(letter.to_string(), "right", "alphabetic", 1.0)?;
        }
        if let Some(number) = field.number {
            write(number.to_string(), "left", "top", -1.0)?;
        }
    }
    Ok(())
}

/// Rows and columns as numbers in the upper right corners, over the pieces, with an edge in the
/// colour of their squares. No comma between them: in some languages that is a fraction.
fn paint_indices(
    context: &CanvasRenderingContext2d,
    still: &Still,
    fields: &[&Field],
    unit: f64,
) -> Result<()> {
    if fields.iter().all(|field| field.indices.is_none()) {
        return Ok(());
    }
    let (size, margin) = ((unit * 0.22).round(), unit * 0.03);
    context.set_font(&format!(
        "600 {} system-ui, sans-serif",
        dom::length(size, "px")
    ));
    context.set_text_align("right");
    context.set_text_baseline("top");
    context.set_line_width(size * 0.35);
    for field in fields {
        let Some((i, j)) = field.indices else {
            continue;
        };
        let text = format!("{i};{j}");
        let right = (field.center.x + 0.5) * unit - margin;
        let top = (field.center.y - 0.5) * unit + margin;
        context.set_stroke_style_str(&color_of(still, field.color).css());
        context.stroke_text(&text, right, top)?;
        context.set_fill_style_str(&still.palette.coordinates.css());
        context.fill_text(&text, right, top)?;
    }
    Ok(())
}

fn color_of(still: &Still, color: Color) -> Rgb {
    match color {
        Color::White => still.palette.light,
        Color::Black => still.palette.dark,
    }
}
