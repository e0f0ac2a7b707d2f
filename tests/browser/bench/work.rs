//! What the main thread did for an answer or a frame.

use crate::harness::Span;

/// For every event of this kind: the work and the time until the frame that answers it has left
/// the main thread.
pub(crate) fn until_painted(spans: &[Span], event: &str) -> (Vec<f64>, Vec<f64>) {
    let asked = spans.iter().filter(|span| span.event == event);
    asked
        .filter_map(|asked| {
            let frame = after(spans, "FireAnimationFrame", asked.end)?;
            let shown = after(spans, "Commit", frame.start)?;
            Some((busy(spans, asked.start, shown.end), shown.end - asked.start))
        })
        .unzip()
}

/// For every frame in which such an event came: the work, and the time since the frame before.
pub(crate) fn of_frames(spans: &[Span], event: &str) -> (Vec<f64>, Vec<f64>) {
    let ends: Vec<f64> = named(spans, "Commit").map(|commit| commit.end).collect();
    let came = |from: f64, to: f64| {
        spans
            .iter()
            .any(|span| span.event == event && (from..to).contains(&span.start))
    };
    ends.windows(2)
        .filter(|frame| came(frame[0], frame[1]))
        .map(|frame| (busy(spans, frame[0], frame[1]), frame[1] - frame[0]))
        .unzip()
}

/// How long the thread worked between two times.
fn busy(spans: &[Span], from: f64, to: f64) -> f64 {
    named(spans, "RunTask")
        .filter(|task| task.end > from && task.start < to)
        .map(|task| {
            let wall = task.end.min(to) - task.start.max(from);
            // A task that was interrupted by other programs ran for less than the clock says.
            let ran = task
                .busy
                .map_or(1.0, |busy| busy / (task.end - task.start).max(1e-9));
            wall * ran.min(1.0)
        })
        .sum()
}

fn after<'a>(spans: &'a [Span], name: &'a str, time: f64) -> Option<&'a Span> {
    named(spans, name).find(|span| span.start >= time)
}

fn named<'a>(spans: &'a [Span], name: &'a str) -> impl Iterator<Item = &'a Span> {
    spans.iter().filter(move |span| span.name == name)
}
