//! Takes a picture of the page in any state: `scripts/shoot ROUTE [OPTIONS]`.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;

#[expect(
    dead_code,
    unused_imports,
    reason = "the tests use the rest of the vocabulary"
)]
mod harness;

use harness::{Options, Page};

/// Takes a picture of the page in any state.
#[derive(Parser)]
#[command(name = "scripts/shoot")]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
struct Arguments {
    /// The place to go, such as #/explore
    #[arg(default_value = "")]
    route: String,
    /// The language of the browser
    #[arg(long, default_value = "en")]
    lang: String,
    /// The size of the window, in CSS pixels
    #[arg(long, default_value = "390x844", value_parser = size)]
    size: (u32, u32),
    /// Device pixels a CSS pixel
    #[arg(long, default_value_t = 2.0)]
    scale: f64,
    /// Mouse instead of fingers
    #[arg(long)]
    mouse: bool,
    /// The dark scheme
    #[arg(long)]
    dark: bool,
    /// As for readers who want no motion
    #[arg(long)]
    reduced_motion: bool,
    /// As for readers who have chosen a few colours for everything
    #[arg(long)]
    forced_colors: bool,
    /// Without JavaScript
    #[arg(long)]
    no_script: bool,
    /// The whole page, not only what fits into the window
    #[arg(long)]
    whole: bool,
    /// As for eyes that see other colours
    #[arg(long, value_parser = VISIONS)]
    vision: Option<String>,
    /// What an earlier visit left in the local storage, such as 'chesslings.settings={"theme":"sea"}'
    #[arg(long, value_parser = pair)]
    stored: Vec<(String, String)>,
    /// What to do first, such as 'tap e2; press `ArrowUp`; click "Settings"; drag e2 e4; says "Check"'
    #[arg(long = "do", default_value = "")]
    steps: String,
    /// Where the picture goes
    #[arg(long, default_value = "shot.png")]
    out: PathBuf,
}

/// What Chromium can emulate; without any colour, that is grayscale.
const VISIONS: [&str; 4] = ["achromatopsia", "deuteranopia", "protanopia", "tritanopia"];

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let (width, height) = arguments.size;
    let mut options = if arguments.mouse {
        Options::desktop()
    } else {
        Options::phone()
    };
    options = options
        .lang(&arguments.lang)
        .size(width, height)
        .scale(arguments.scale)
        .in_own_browser();
    if arguments.dark {
        options = options.dark();
    }
    if arguments.reduced_motion {
        options = options.reduced_motion();
    }
    if arguments.forced_colors {
        options = options.forced_colors();
    }
    if arguments.no_script {
        options = options.without_javascript();
    }
    for (key, value) in &arguments.stored {
        options = options.with_stored(key, value);
    }
    let page = Page::open(options, &arguments.route);
    if let Some(vision) = &arguments.vision {
        page.sees_like(vision);
    }
    page.does(&arguments.steps);
    if arguments.whole {
        let needed = page.eval("document.documentElement.scrollHeight").as_u64();
        page.resize(width, height.max(needed.unwrap_or_default() as u32));
    }
    let picture = page.screenshot();
    for complaint in page.complaints() {
        eprintln!("the page complains: {complaint}");
    }
    page.accept("");
    match fs::write(&arguments.out, picture) {
        Ok(()) => {
            println!("{}", arguments.out.display());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{} can't be written: {error}", arguments.out.display());
            ExitCode::FAILURE
        }
    }
}

fn pair(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("write it like key=value")?;
    Ok((key.to_owned(), value.to_owned()))
}

fn size(text: &str) -> Result<(u32, u32), String> {
    let (width, height) = text.split_once('x').ok_or("write it like 390x844")?;
    let number = |text: &str| text.parse().map_err(|_| format!("{text:?} is no number"));
    Ok((number(width)?, number(height)?))
}
