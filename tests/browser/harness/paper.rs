//! The page on paper. `CHESSLINGS_PAPER=folder` keeps everything that is printed there, to be looked
//! at: `pdftoppm -r 60 -png file.pdf picture`.

use std::path::Path;
use std::{env, fs};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::json;

use super::page::Page;

/// The width and height of A4 and of Letter, in inches.
pub(crate) const PAPERS: [(f64, f64); 2] = [(8.27, 11.69), (8.5, 11.0)];

impl Page {
    /// How many sheets of this width and height, in inches, it takes to print the page.
    #[track_caller]
    pub(crate) fn pages_on_paper(&self, (width, height): (f64, f64)) -> usize {
        let asked = json!({ "paperWidth": width, "paperHeight": height });
        let printed = self.call("Page.printToPDF", asked);
        let pdf = printed["data"].as_str().expect("a file is printed");
        let pdf = STANDARD.decode(pdf).expect("it is in base64");
        if let Ok(folder) = env::var("CHESSLINGS_PAPER") {
            let place = self.eval("document.documentElement.lang + location.hash");
            let place = place.as_str().unwrap_or_default().replace(['#', '/'], "-");
            let file = Path::new(&folder).join(format!("{place}-{width}.pdf"));
            fs::write(file, &pdf).expect("the folder is there");
        }
        let text = String::from_utf8_lossy(&pdf);
        // Each sheet is an object of this type; their list is of the type `Pages`.
        text.matches("/Type /Page\n").count()
    }
}
