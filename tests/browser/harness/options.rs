//! What the visitor and their device are like.

/// A device, its settings and its network. Start with [`Options::desktop`] or [`Options::phone`].
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub(crate) struct Options {
    pub(crate) lang: String,
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) scale: f64,
    pub(crate) touch: bool,
    pub(crate) dark: bool,
    pub(crate) reduced_motion: bool,
    pub(crate) forced_colors: bool,
    pub(crate) javascript: bool,
    pub(crate) storage: bool,
    pub(crate) default_context: bool,
    pub(crate) hasty: bool,
    pub(crate) prefix: String,
    pub(crate) blocked: Option<String>,
    pub(crate) replaced: Vec<(String, String)>,
    pub(crate) stored: Vec<(String, String)>,
}

impl Options {
    /// A computer with a mouse.
    pub(crate) fn desktop() -> Self {
        Self {
            lang: "en-US".to_owned(),
            width: 1280,
            height: 800,
            scale: 1.0,
            touch: false,
            dark: false,
            reduced_motion: false,
            forced_colors: false,
            javascript: true,
            storage: true,
            default_context: false,
            hasty: false,
            prefix: String::new(),
            blocked: None,
            replaced: Vec::new(),
            stored: Vec::new(),
        }
    }

    /// A phone with a touch screen.
    pub(crate) fn phone() -> Self {
        Self {
            touch: true,
            ..Self::desktop().size(390, 844).scale(2.0)
        }
    }

    /// The language of the browser.
    pub(crate) fn lang(mut self, tag: &str) -> Self {
        tag.clone_into(&mut self.lang);
        self
    }

    /// The size of the window in CSS pixels.
    pub(crate) fn size(mut self, width: u32, height: u32) -> Self {
        (self.width, self.height) = (width, height);
        self
    }

    /// Device pixels a CSS pixel.
    pub(crate) fn scale(mut self, scale: f64) -> Self {
        self.scale = scale;
        self
    }

    pub(crate) fn dark(mut self) -> Self {
        self.dark = true;
        self
    }

    pub(crate) fn reduced_motion(mut self) -> Self {
        self.reduced_motion = true;
        self
    }

    /// A reader who has chosen a few colours for everything.
    pub(crate) fn forced_colors(mut self) -> Self {
        self.forced_colors = true;
        self
    }

    pub(crate) fn without_javascript(mut self) -> Self {
        self.javascript = false;
        self
    }

    /// A browser that forbids the page to keep anything.
    pub(crate) fn without_storage(mut self) -> Self {
        self.storage = false;
        self
    }

    /// A browser of its own, not one of the incognito-like contexts that tests share a browser
    /// with. Slower; installing needs it, and so do pixels: only there the layout is made of whole
    /// device pixels as on a real screen of that scale.
    pub(crate) fn in_own_browser(mut self) -> Self {
        self.default_context = true;
        self
    }

    /// Hands that don't wait until the page has felt them.
    pub(crate) fn hasty(mut self) -> Self {
        self.hasty = true;
        self
    }

    /// Serves the page under a path such as `/school/chess`.
    pub(crate) fn under(mut self, prefix: &str) -> Self {
        prefix.clone_into(&mut self.prefix);
        self
    }

    /// Files whose name ends so are not found.
    pub(crate) fn blocking(mut self, end: &str) -> Self {
        self.blocked = Some(end.to_owned());
        self
    }

    /// Serves other content for a file.
    pub(crate) fn with_file(mut self, name: &str, content: &str) -> Self {
        self.replaced.push((name.to_owned(), content.to_owned()));
        self
    }

    /// Something an earlier visit left in the local storage.
    pub(crate) fn with_stored(mut self, key: &str, value: &str) -> Self {
        self.stored.push((key.to_owned(), value.to_owned()));
        self
    }
}
