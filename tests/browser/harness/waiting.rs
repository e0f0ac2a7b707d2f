//! Waiting for something in a page.

use std::time::Duration;

/// An expression that looks at every frame whether a condition is true.
pub(crate) fn watching(condition: &str, left: Duration) -> String {
    let left = left.as_millis();
    format!(
        "new Promise((done) => {{
            const end = performance.now() + {left};
            const look = () => {{
                if ({condition}) done(true);
                else if (performance.now() > end) done(false);
                else requestAnimationFrame(look);
            }};
            look();
        }})"
    )
}
