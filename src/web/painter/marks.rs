//! The shapes of marks and lines. Everything is told by shape; colours only help. A mark stays
//! inside its square, so that a square can be painted alone.

use std::f64::consts::{FRAC_PI_2, TAU};

// The browser has these; Rust would bring its own.
use js_sys::Math::{cos, sin};
use web_sys::CanvasRenderingContext2d;

use crate::app::{ArrowKind, Burst, Mark, Palette, Point};
use crate::web::dom::{self, Result};

/// A pen that draws around the middle of one square, in squares.
struct Pen<'a> {
    context: &'a CanvasRenderingContext2d,
    center: Point,
    unit: f64,
    /// How much broader everything is than it should be.
    swell: f64,
}

/// The breadth of both sides of the light rim around a mark that lies on a piece. It stays on its
/// square, as the mark does.
const RIM: f64 = 0.05;

/// Paints `mark` on the square with this middle.
pub(super) fn paint(
    context: &CanvasRenderingContext2d,
    center: Point,
    mark: Mark,
    palette: &Palette,
    unit: f64,
) -> Result<()> {
    context.set_line_join("round");
    context.set_line_cap("round");
    let mut pen = Pen {
        context,
        center,
        unit,
        swell: RIM,
    };
    let light = palette.light.css();
    // Dark marks would be lost on dark pieces for eyes that see few colours or none.
    if mark.is_over_pieces() && mark != Mark::Quiet {
        pen.shape(mark, &light, &light)?;
    }
    pen.swell = 0.0;
    pen.shape(mark, &palette.mark(mark).css(), &light)
}

/// The frame of the square under the hand.
pub(super) fn aim(context: &CanvasRenderingContext2d, center: Point, unit: f64, color: &str) {
    context.set_stroke_style_str(color);
    let pen = Pen {
        context,
        center,
        unit,
        swell: 0.0,
    };
    pen.frame(0.03, 0.06);
}

/// A piece may go to this star: the ring leaves the star alone.
pub(super) fn around_star(
    context: &CanvasRenderingContext2d,
    center: Point,
    palette: &Palette,
    unit: f64,
) -> Result<()> {
    context.set_stroke_style_str(&palette.mark(Mark::Quiet).css());
    let pen = Pen {
        context,
        center,
        unit,
        swell: 0.0,
    };
    pen.ring(0.45, 0.06)
}

/// How far a burst reaches from the middle of its square, in squares.
pub(super) const BURST_REACH: f64 = 1.1;

/// A star that flies apart: small ones in all directions.
pub(super) fn burst(context: &CanvasRenderingContext2d, burst: Burst, unit: f64) {
    const SPARKS: u32 = 8;
    context.save();
    context.set_global_alpha(1.0 - burst.part);
    context.set_fill_style_str(Palette::GOLD);
    // Fast at first.
    let far = 0.3 + 0.6 * burst.part * (2.0 - burst.part);
    for spark in 0..SPARKS {
        let angle = f64::from(spark) * TAU / f64::from(SPARKS) + TAU / 16.0;
        let pen = Pen {
            context,
            center: Point {
                x: burst.center.x + far * cos(angle),
                y: burst.center.y + far * sin(angle),
            },
            unit,
            swell: 0.0,
        };
        pen.fill(&Pen::jagged(5, 0.14, 0.06));
    }
    context.restore();
}

/// How long the head of an arrow is, in squares.
const HEAD: f64 = 0.34;

/// Paints a line from one square to the middle of another. It begins at the edge of the piece that
/// it tells of, and its light rim keeps it apart from dark pieces.
pub(super) fn arrow(
    context: &CanvasRenderingContext2d,
    from: Point,
    to: Point,
    kind: ArrowKind,
    palette: &Palette,
    unit: f64,
) -> Result<()> {
    // Arrows that meet leave the middle of the square free.
    let (mark, width, dash, gap) = match kind {
        ArrowKind::Attack => (Mark::Check, 0.12, None, 0.18),
        ArrowKind::Way => (Mark::Refused, 0.08, Some(0.2), 0.0),
        ArrowKind::Trail => (Mark::LastMove, 0.1, Some(0.04), 0.0),
        ArrowKind::Hint => (Mark::Hint, 0.16, None, 0.0),
    };
    let length = from.distance(to);
    if length == 0.0 {
        return Ok(());
    }
    let start = from.towards(to, 0.36 / length);
    let tip = to.towards(from, gap / length);
    let neck = to.towards(from, (gap + HEAD) / length);
    let half = HEAD * 0.6 / length;
    let (dx, dy) = ((to.x - from.x) * half, (to.y - from.y) * half);
    let dashes = js_sys::Array::new();
    if let Some(dash) = dash {
        dashes.push(&(dash * unit).into());
        dashes.push(&(0.16 * unit).into());
    }
    let line = |color: &str, width: f64| {
        context.set_stroke_style_str(color);
        context.set_line_width(width * unit);
        context.begin_path();
        context.move_to(start.x * unit, start.y * unit);
        context.line_to(neck.x * unit, neck.y * unit);
        context.stroke();
    };
    let (color, light) = (palette.mark(mark).css(), palette.light.css());
    context.save();
    context.set_line_cap("round");
    context.set_line_join("round");
    for (color, swell) in [(&light, 2.0 * RIM), (&color, 0.0)] {
        context.set_line_dash(&dashes)?;
        line(color, width + swell);
        context.set_line_dash(&js_sys::Array::new())?;
        context.set_fill_style_str(color);
        context.set_line_width(swell.max(0.01) * unit);
        context.begin_path();
        context.move_to(tip.x * unit, tip.y * unit);
        context.line_to((neck.x - dy) * unit, (neck.y + dx) * unit);
        context.line_to((neck.x + dy) * unit, (neck.y - dx) * unit);
        context.close_path();
        context.fill();
        context.stroke();
    }
    if kind == ArrowKind::Hint {
        line(&light, width * 0.4);
    }
    context.restore();
    Ok(())
}

impl Pen<'_> {
    /// The shape of `mark` in this colour; `ink` is what is written on it.
    fn shape(&self, mark: Mark, color: &str, ink: &str) -> Result<()> {
        self.context.set_fill_style_str(color);
        self.context.set_stroke_style_str(color);
        match mark {
            Mark::Quiet => self.disc(0.0, 0.0, 1.0 / 6.0)?,
            Mark::Capture => self.ring(0.43, 0.08)?,
            Mark::Castling => self.castling(),
            Mark::EnPassant => {
                self.ring(0.43, 0.08)?;
                self.disc(0.0, 0.0, 0.12)?;
            }
            Mark::Promotion => self.crown(),
            Mark::LastMove => self.brackets(),
            Mark::Selected => self.double_frame(),
            Mark::Check => self.burst(),
            Mark::Checker => self.rays()?,
            Mark::Hint => self.dashed_frame()?,
            Mark::Goal => self.star(),
            Mark::Refused => self.cross(),
            Mark::Found => self.tick(ink)?,
            Mark::Outside => self.hatching(),
            Mark::Attacked => self.corners(),
            Mark::Circled => {
                self.ring(0.465, 0.045)?;
                self.ring(0.38, 0.045)?;
            }
            Mark::Reach(n) => self.numbered(n, ink)?,
        }
        Ok(())
    }

    fn x(&self, x: f64) -> f64 {
        (self.center.x + x) * self.unit
    }

    fn y(&self, y: f64) -> f64 {
        (self.center.y + y) * self.unit
    }

    fn disc(&self, x: f64, y: f64, radius: f64) -> Result<()> {
        self.context.begin_path();
        self.context.arc(
            self.x(x),
            self.y(y),
            (radius + self.swell / 2.0) * self.unit,
            0.0,
            TAU,
        )?;
        self.context.fill();
        Ok(())
    }

    fn ring(&self, radius: f64, width: f64) -> Result<()> {
        self.context
            .set_line_width((width + self.swell) * self.unit);
        self.context.begin_path();
        self.context
            .arc(self.x(0.0), self.y(0.0), radius * self.unit, 0.0, TAU)?;
        self.context.stroke();
        Ok(())
    }

    fn frame(&self, inset: f64, width: f64) {
        self.context.set_line_width(width * self.unit);
        let inset = inset - 0.5 + width / 2.0;
        let side = -2.0 * inset * self.unit;
        self.context
            .stroke_rect(self.x(inset), self.y(inset), side, side);
    }

    fn double_frame(&self) {
        self.frame(0.0, 0.07);
        self.frame(0.12, 0.03);
    }

    fn dashed_frame(&self) -> Result<()> {
        let dash = js_sys::Array::of2(&(0.16 * self.unit).into(), &(0.12 * self.unit).into());
        self.context.set_line_dash(&dash)?;
        self.frame(0.06, 0.07);
        self.context.set_line_dash(&js_sys::Array::new())
    }

    /// A line through points; closed and filled or not.
    fn trace(&self, points: &[(f64, f64)]) {
        self.context.begin_path();
        for &(x, y) in points {
            self.context.line_to(self.x(x), self.y(y));
        }
    }

    fn fill(&self, points: &[(f64, f64)]) {
        self.trace(points);
        self.context.close_path();
        self.context.fill();
        if self.swell > 0.0 {
            self.context.set_line_width(self.swell * self.unit);
            self.context.stroke();
        }
    }

    fn stroke(&self, width: f64, points: &[(f64, f64)]) {
        self.context
            .set_line_width((width + self.swell) * self.unit);
        self.trace(points);
        self.context.stroke();
    }

    /// A small tower: the king castles here.
    fn castling(&self) {
        self.fill(&[
            (-0.2, 0.22),
            (-0.14, 0.0),
            (-0.2, -0.06),
            (-0.2, -0.24),
            (-0.1, -0.24),
            (-0.1, -0.16),
            (-0.05, -0.16),
            (-0.05, -0.24),
            (0.05, -0.24),
            (0.05, -0.16),
            (0.1, -0.16),
            (0.1, -0.24),
            (0.2, -0.24),
            (0.2, -0.06),
            (0.14, 0.0),
            (0.2, 0.22),
        ]);
    }

    fn crown(&self) {
        self.fill(&[
            (-0.22, 0.18),
            (-0.28, -0.14),
            (-0.12, 0.0),
            (0.0, -0.24),
            (0.12, 0.0),
            (0.28, -0.14),
            (0.22, 0.18),
        ]);
    }

    fn brackets(&self) {
        for (sx, sy) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
            self.stroke(
                0.07,
                &[
                    (sx * 0.2, sy * 0.44),
                    (sx * 0.44, sy * 0.44),
                    (sx * 0.44, sy * 0.2),
                ],
            );
        }
    }

    fn corners(&self) {
        for (sx, sy) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
            self.fill(&[
                (sx * 0.5, sy * 0.5),
                (sx * 0.22, sy * 0.5),
                (sx * 0.5, sy * 0.22),
            ]);
        }
    }

    /// Points around the middle, far and near in turn.
    fn jagged(points: u32, far: f64, near: f64) -> Vec<(f64, f64)> {
        let point = |index: u32| {
            let angle = f64::from(index) * TAU / f64::from(2 * points) - FRAC_PI_2;
            let radius = if index.is_multiple_of(2) { far } else { near };
            (radius * cos(angle), radius * sin(angle))
        };
        (0..2 * points).map(point).collect()
    }

    fn burst(&self) {
        let mut points = Self::jagged(12, 0.46, 0.36);
        points.extend_from_within(..1);
        self.context.save();
        self.context.set_global_alpha(0.25);
        self.fill(&points);
        self.context.restore();
        self.stroke(0.06, &points);
    }

    /// Gold like the stars that are earned; its rim is what stands out from every square.
    fn star(&self) {
        self.fill(&Self::jagged(5, 0.4, 0.18));
        self.context.set_fill_style_str(Palette::GOLD);
        self.fill(&Self::jagged(5, 0.3, 0.13));
    }

    fn rays(&self) -> Result<()> {
        for index in 0..8 {
            let angle = f64::from(index) * TAU / 8.0 + TAU / 16.0;
            let at = |radius: f64| (radius * cos(angle), radius * sin(angle));
            self.stroke(0.06, &[at(0.44), at(0.5)]);
        }
        self.ring(0.4, 0.05)
    }

    /// A tick on a disc: it is seen on an empty square and beside a piece.
    fn tick(&self, ink: &str) -> Result<()> {
        self.disc(0.27, -0.27, 0.2)?;
        self.context.set_stroke_style_str(ink);
        self.stroke(0.06, &[(0.17, -0.27), (0.25, -0.19), (0.37, -0.35)]);
        Ok(())
    }

    fn hatching(&self) {
        self.context.save();
        self.context.set_global_alpha(0.6);
        for (a, b) in [(-0.48, -0.08), (0.08, 0.48), (-0.48, 0.48)] {
            self.stroke(0.04, &[(a, b), (b, a)]);
        }
        self.context.restore();
    }

    fn cross(&self) {
        self.stroke(0.1, &[(-0.24, -0.24), (0.24, 0.24)]);
        self.stroke(0.1, &[(0.24, -0.24), (-0.24, 0.24)]);
    }

    fn numbered(&self, n: u8, ink: &str) -> Result<()> {
        self.disc(0.0, 0.0, 0.22)?;
        self.context.set_fill_style_str(ink);
        self.context.set_font(&format!(
            "700 {} system-ui, sans-serif",
            dom::length(0.26 * self.unit, "px")
        ));
        self.context.set_text_align("center");
        self.context.set_text_baseline("middle");
        self.context
            .fill_text(&n.to_string(), self.x(0.0), self.y(0.02))
    }
}
