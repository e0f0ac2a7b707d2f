//! Paints a [`Scene`] on a canvas.

use web_sys::CanvasRenderingContext2d;

use super::dom::Result;
use crate::app::{Mark, Scene};
use crate::rules::Color;

/// Paints `scene` with squares of `unit` device pixels.
pub(super) fn paint(context: &CanvasRenderingContext2d, scene: &Scene, unit: f64) -> Result<()> {
    let palette = scene.palette;
    for field in &scene.fields {
        let (x, y) = scene.place_of(field.square);
        let color = match field.color {
            Color::White => palette.light,
            Color::Black => palette.dark,
        };
        context.set_fill_style_str(&color.css());
        context.fill_rect(x * unit, y * unit, unit, unit);
    }
    paint_coordinates(context, scene, unit)?;
    for (square, mark) in &scene.marks {
        let (x, y) = scene.place_of(*square);
        match mark {
            Mark::Selected => {
                double_frame(context, x * unit, y * unit, unit, &palette.selected.css())
            }
        }
    }
    Ok(())
}

fn paint_coordinates(context: &CanvasRenderingContext2d, scene: &Scene, unit: f64) -> Result<()> {
    let (size, margin) = (unit * 0.22, unit * 0.06);
    context.set_font(&format!("600 {size}px system-ui, sans-serif"));
    context.set_fill_style_str(&scene.palette.coordinates.css());
    for field in &scene.fields {
        let (x, y) = scene.place_of(field.square);
        if let Some(letter) = field.letter {
            context.set_text_align("right");
            context.set_text_baseline("alphabetic");
            context.fill_text(
                &letter.to_string(),
                (x + 1.0) * unit - margin,
                (y + 1.0) * unit - margin,
            )?;
        }
        if let Some(number) = field.number {
            context.set_text_align("left");
            context.set_text_baseline("top");
            context.fill_text(&number.to_string(), x * unit + margin, y * unit + margin)?;
        }
    }
    Ok(())
}

fn double_frame(context: &CanvasRenderingContext2d, x: f64, y: f64, unit: f64, color: &str) {
    context.set_stroke_style_str(color);
    for (inset, width) in [(0.05, 0.07), (0.15, 0.035)] {
        let (inset, width) = (inset * unit, width * unit);
        context.set_line_width(width);
        let side = unit - 2.0 * inset;
        context.stroke_rect(x + inset, y + inset, side, side);
    }
}
