//! The page on paper.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::json;

use super::page::Page;

impl Page {
    /// How many sheets of this width and height, in inches, it takes to print the page.
    #[track_caller]
    pub(crate) fn pages_on_paper(&self, (width, height): (f64, f64)) -> usize {
        let asked = json!({ "paperWidth": width, "paperHeight": height });
        let printed = self.call("Page.printToPDF", asked);
        let pdf = printed["data"].as_str().expect("a file is printed");
        let pdf = STANDARD.decode(pdf).expect("it is in base64");
        let text = String::from_utf8_lossy(&pdf);
        // Each sheet is an object of this type; their list is of the type `Pages`.
        text.matches("/Type /Page\n").count()
    }
}
