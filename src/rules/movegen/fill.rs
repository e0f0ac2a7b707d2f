//! What many sliders attack at once.

use crate::rules::lines::AXES;
use crate::rules::schema::Step;
use crate::rules::squareset::SquareSet;

/// What the sliders attack along an axis, one way and the other: through empty squares up to
/// and including the first that isn't empty.
///
/// Rays of one direction never overlap, so the size of such a set is the number of moves.
#[inline]
pub(super) fn rays<const AXIS: usize>(sliders: SquareSet, empty: SquareSet) -> [SquareSet; 2] {
    let step = const { AXES[AXIS] };
    [
        fill(sliders, empty, step),
        fill(sliders, empty, step.reversed()),
    ]
}

/// Kogge-Stone: `reached` grows by 1, 2 and 4 steps; `free` knows the squares for which the
/// last 1, 2 and 4 steps there lead over empty squares.
#[inline]
fn fill(sliders: SquareSet, empty: SquareSet, step: Step) -> SquareSet {
    let landing = SquareSet::ALL.shifted(step);
    let by = step.offset();
    let mut reached = sliders.0;
    let mut free = (empty & landing).0;
    reached |= free & shift(reached, by);
    free &= shift(free, by);
    reached |= free & shift(reached, 2 * by);
    free &= shift(free, 2 * by);
    reached |= free & shift(reached, 4 * by);
    SquareSet(shift(reached, by)) & landing
}

#[inline]
fn shift(bits: u64, by: i32) -> u64 {
    if by > 0 { bits << by } else { bits >> -by }
}
