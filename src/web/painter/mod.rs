//! Paints a [`Scene`]. What stands still is painted once on a hidden canvas and then copied, so
//! that a frame of a drag costs one copy and one piece.

mod marks;
mod pieces;

pub(super) use pieces::use_colors;

use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use super::canvas;
use super::dom::{self, Result};
use crate::app::{Mark, Point, Rgb, Scene, Sprite, Still};
use crate::rules::Color;

/// Paints scenes on one canvas with squares of one size.
pub(super) struct Painter {
    context: CanvasRenderingContext2d,
    /// Device pixels a square.
    unit: f64,
    layer: HtmlCanvasElement,
    layer_context: CanvasRenderingContext2d,
    /// What is on the layer.
    still: Option<Still>,
}

impl Painter {
    pub(super) fn new(canvas: &HtmlCanvasElement, unit: u32) -> Result<Self> {
        let layer = canvas::hidden_canvas(unit * 8)?;
        Ok(Self {
            context: canvas::context_of(canvas)?,
            unit: f64::from(unit),
            layer_context: canvas::context_of(&layer)?,
            layer,
            still: None,
        })
    }

    pub(super) fn paint(&mut self, scene: &Scene) -> Result<()> {
        if self.still.as_ref() != Some(&scene.still) {
            paint_still(&self.layer_context, &scene.still, self.unit)?;
            self.still = Some(scene.still.clone());
        }
        self.context
            .draw_image_with_html_canvas_element(&self.layer, 0.0, 0.0)?;
        if let Some(aim) = scene.aim {
            marks::aim(
                &self.context,
                aim,
                self.unit,
                &scene.still.palette.mark(Mark::Selected).css(),
            );
        }
        for sprite in &scene.moving {
            paint_sprite(&self.context, &scene.still, sprite, self.unit)?;
        }
        Ok(())
    }
}

fn paint_still(context: &CanvasRenderingContext2d, still: &Still, unit: f64) -> Result<()> {
    paint_squares(context, still, unit);
    paint_marks(context, still, unit, false)?;
    for sprite in &still.sprites {
        paint_sprite(context, still, sprite, unit)?;
    }
    paint_coordinates(context, still, unit)?;
    paint_indices(context, still, unit)?;
    for &(from, to, kind) in &still.arrows {
        marks::arrow(context, from, to, kind, still.palette, unit)?;
    }
    paint_marks(context, still, unit, true)
}

/// The light squares as one, the dark ones over them: colours cost more than squares.
fn paint_squares(context: &CanvasRenderingContext2d, still: &Still, unit: f64) {
    context.set_fill_style_str(&still.palette.light.css());
    context.fill_rect(0.0, 0.0, 8.0 * unit, 8.0 * unit);
    context.set_fill_style_str(&still.palette.dark.css());
    for field in still.fields.iter().filter(|field| field.color.is_black()) {
        let Point { x, y } = field.center;
        context.fill_rect((x - 0.5) * unit, (y - 0.5) * unit, unit, unit);
    }
}

fn paint_marks(
    context: &CanvasRenderingContext2d,
    still: &Still,
    unit: f64,
    over: bool,
) -> Result<()> {
    for &(mut center, mark) in still
        .marks
        .iter()
        .filter(|(_, mark)| mark.is_over_pieces() == over)
    {
        // A number stands beside the piece, which is to be seen.
        if matches!(mark, Mark::Reach(_)) && still.sprites.iter().any(|s| s.center == center) {
            center.x += 0.27;
            center.y += 0.27;
        }
        marks::paint(context, center, mark, still.palette, unit)?;
    }
    Ok(())
}

fn paint_sprite(
    context: &CanvasRenderingContext2d,
    still: &Still,
    sprite: &Sprite,
    unit: f64,
) -> Result<()> {
    let size = (unit * sprite.scale).round();
    let colors = still.palette.pieces(sprite.piece.color);
    let Some(drawing) = pieces::raster(sprite.piece.kind, colors, size as u32)? else {
        return Ok(());
    };
    let (x, y) = (
        sprite.center.x * unit - size / 2.0,
        sprite.center.y * unit - size / 2.0,
    );
    context.save();
    context.set_global_alpha(sprite.opacity);
    if sprite.upside_down {
        // Mirrored, not turned, so that the light still falls from the same side.
        context.translate(0.0, 2.0 * y.round() + size)?;
        context.scale(1.0, -1.0)?;
    }
    context.draw_image_with_html_canvas_element(&drawing, x.round(), y.round())?;
    context.restore();
    Ok(())
}

/// Letters below and numbers on the left, over the pieces, with a rim in the colour of their squares.
fn paint_coordinates(context: &CanvasRenderingContext2d, still: &Still, unit: f64) -> Result<()> {
    // 11 px on the squares of a narrow phone.
    let (size, margin) = (unit * 0.25, unit * 0.03);
    context.set_font(&format!(
        "600 {} system-ui, sans-serif",
        dom::length(size, "px")
    ));
    context.set_fill_style_str(&still.palette.coordinates.css());
    context.set_line_width(unit * 0.06);
    context.set_line_join("round");
    for field in &still.fields {
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

/// Rows and columns as numbers in the upper right corners, over the pieces, on the colour of
/// their squares.
fn paint_indices(context: &CanvasRenderingContext2d, still: &Still, unit: f64) -> Result<()> {
    let (size, margin) = ((unit * 0.22).round(), unit * 0.03);
    context.set_font(&format!(
        "600 {} system-ui, sans-serif",
        dom::length(size, "px")
    ));
    context.set_text_align("right");
    context.set_text_baseline("top");
    for field in &still.fields {
        let Some((i, j)) = field.indices else {
            continue;
        };
        let text = format!("{i},{j}");
        let (right, top) = ((field.center.x + 0.5) * unit, (field.center.y - 0.5) * unit);
        let (width, height) = (size * 1.7, size * 1.15);
        context.set_fill_style_str(&color_of(still, field.color).css());
        context.fill_rect(right - width, top, width, height);
        context.set_fill_style_str(&still.palette.coordinates.css());
        context.fill_text(&text, right - margin, top + margin)?;
    }
    Ok(())
}

fn color_of(still: &Still, color: Color) -> Rgb {
    match color {
        Color::White => still.palette.light,
        Color::Black => still.palette.dark,
    }
}
