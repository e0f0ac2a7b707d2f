//! Pictures of the page, and the colours of their pixels.

use std::io::Cursor;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::json;

use super::devtools::DevtoolsError;
use super::page::Page;

/// What is on the screen, in device pixels.
pub(crate) struct Picture {
    width: usize,
    channels: usize,
    bytes: Vec<u8>,
}

impl Picture {
    /// The colour (red, green, blue) of a device pixel.
    #[track_caller]
    pub(crate) fn at(&self, x: usize, y: usize) -> [u8; 3] {
        let start = (y * self.width + x) * self.channels;
        let inside = x < self.width && start + 3 <= self.bytes.len();
        assert!(inside, "({x}, {y}) is outside of the picture");
        [
            self.bytes[start],
            self.bytes[start + 1],
            self.bytes[start + 2],
        ]
    }
}

impl Page {
    /// What is on the screen now.
    #[track_caller]
    pub(crate) fn picture(&self) -> Picture {
        let png = self.screenshot();
        let mut reader = png::Decoder::new(Cursor::new(png))
            .read_info()
            .expect("Chromium makes good pictures");
        let size = reader.output_buffer_size().expect("the picture is small");
        let mut bytes = vec![0; size];
        let frame = reader
            .next_frame(&mut bytes)
            .expect("Chromium makes good pictures");
        Picture {
            width: frame.width as usize,
            channels: frame.color_type.samples(),
            bytes,
        }
    }

    /// What is on the screen once everything is painted, as a PNG file.
    #[track_caller]
    pub(crate) fn screenshot(&self) -> Vec<u8> {
        self.wait_painted();
        let taken = self.try_screenshot();
        taken.unwrap_or_else(|error| panic!("{error}"))
    }

    /// What is on the screen now, as a PNG file.
    pub(super) fn try_screenshot(&self) -> Result<Vec<u8>, DevtoolsError> {
        let taken = self.try_call("Page.captureScreenshot", json!({ "format": "png" }))?;
        let picture = STANDARD.decode(taken["data"].as_str().unwrap_or_default());
        Ok(picture.unwrap_or_default())
    }
}
