//! Pieces travel, unless the reader wants no motion.

use crate::harness::{Options, Page};

/// Counts the frames in which the board is painted: the time of the page stands still in a frame.
const COUNT_PAINTS: &str = "(() => {
    window.paints = 0;
    let last;
    const { drawImage } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.drawImage = function (...drawn) {
        const now = document.timeline.currentTime;
        if (this.canvas.isConnected && now !== last) paints += 1;
        last = now;
        return drawImage.apply(this, drawn);
    };
})()";

/// How often the board is painted for one move by key, from Enter to the arrival.
fn paints(options: Options) -> u64 {
    let page = Page::table(options);
    page.does("focus e2; press Enter; focus e4");
    page.wait_painted();
    page.eval(COUNT_PAINTS);
    page.does("press Enter");
    page.shows("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    page.wait_until(
        "the board comes to rest",
        "(() => { const rests = window.last === paints ? (window.rest ?? 0) + 1 : 0;
            window.last = paints; window.rest = rests; return rests > 30; })()",
    );
    page.eval("paints").as_u64().unwrap_or_default()
}

#[test]
fn pieces_travel() {
    assert!(paints(Options::desktop()) > 1);
}

#[test]
fn without_motion_they_are_there_at_once() {
    assert_eq!(paints(Options::desktop().reduced_motion()), 1);
}

#[test]
fn the_settings_have_the_last_word() {
    let stored = |movement: &str| format!("{{\"movement\":\"{movement}\"}}");
    let key = "chesslings.settings";
    let never = Options::desktop().with_stored(key, &stored("never"));
    assert_eq!(paints(never), 1);
    let always = Options::desktop()
        .reduced_motion()
        .with_stored(key, &stored("always"));
    assert!(paints(always) > 1);
}
