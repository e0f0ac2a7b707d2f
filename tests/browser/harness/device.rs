//! Makes the browser look like the visitor's device.

use serde_json::{Value, json};

use super::page::Page;

impl Page {
    /// Cuts the network: the browser is told so and the server hangs up, too, since the first
    /// alone would not reach the service worker.
    pub(crate) fn goes_offline(&self) {
        self.visit.server.drop_out();
        self.call("Network.emulateNetworkConditions", network(true));
    }

    /// Makes the processor so many times slower.
    pub(crate) fn slowed(&self, times: f64) {
        self.call("Emulation.setCPUThrottlingRate", json!({ "rate": times }));
    }

    /// Shows the page as for eyes with this deficiency, such as `deuteranopia`.
    pub(crate) fn sees_like(&self, deficiency: &str) {
        let vision = json!({ "type": deficiency });
        self.call("Emulation.setEmulatedVisionDeficiency", vision);
    }

    /// Changes the size of the window, in CSS pixels.
    pub(crate) fn resize(&self, width: u32, height: u32) {
        // A browser of its own has the right screen; there, 0 means to leave it alone.
        let own = self.options.default_context;
        let scale = if own { 0.0 } else { self.options.scale };
        self.use_screen(width, height, scale);
    }

    /// Goes to a screen with this many device pixels a CSS pixel, as zooming does. Only a browser
    /// of its own has a screen that can change: Chromium 156 tells a page nothing of a ratio that
    /// the developer tools merely pretend.
    #[track_caller]
    pub(crate) fn zooms(&self, scale: f64) {
        assert!(
            self.options.default_context,
            "zooming needs its own browser"
        );
        let screens = self.call("Emulation.getScreenInfos", json!({}));
        let screen = &screens["screenInfos"][0]["id"];
        let ratio = json!({ "screenId": screen, "devicePixelRatio": scale });
        self.call("Emulation.updateScreen", ratio);
    }

    fn use_screen(&self, width: u32, height: u32, scale: f64) {
        let screen = json!({
            "width": width,
            "height": height,
            "deviceScaleFactor": scale,
            "mobile": self.options.touch,
        });
        self.call("Emulation.setDeviceMetricsOverride", screen);
    }

    pub(super) fn emulate(&self) {
        let options = &self.options;
        self.resize(options.width, options.height);
        let touch = json!({ "enabled": options.touch, "maxTouchPoints": 5 });
        self.call("Emulation.setTouchEmulationEnabled", touch);
        let feature = |name: &str, on: bool, value: &str, usual: &str| json!({ "name": name, "value": if on { value } else { usual } });
        let media = json!({ "features": [
            feature("prefers-color-scheme", options.dark, "dark", "light"),
            feature("prefers-reduced-motion", options.reduced_motion, "reduce", "no-preference"),
            feature("forced-colors", options.forced_colors, "active", "none"),
        ]});
        self.call("Emulation.setEmulatedMedia", media);
        let language = json!({
            "userAgent": self.visit.browser.user_agent,
            "acceptLanguage": options.lang,
        });
        self.call("Emulation.setUserAgentOverride", language);
        self.call(
            "Emulation.setFocusEmulationEnabled",
            json!({ "enabled": true }),
        );
        if !options.javascript {
            let off = json!({ "value": true });
            self.call("Emulation.setScriptExecutionDisabled", off);
        }
        if !options.storage {
            self.run_before_loading(FORBID_STORAGE);
        }
        for (key, value) in &options.stored {
            // Only at the first visit: the page may change it later.
            let (key, value) = (json!(key), json!(value));
            self.run_before_loading(&format!("localStorage[{key}] ??= {value};"));
        }
    }

    /// Runs a script in every page before its own.
    pub(crate) fn run_before_loading(&self, script: &str) {
        let source = format!("if (location.protocol === 'http:') {{ {script} }}");
        let params = json!({ "source": source });
        self.call("Page.addScriptToEvaluateOnNewDocument", params);
    }
}

const FORBID_STORAGE: &str = "Object.defineProperty(window, 'localStorage', {
    get() { throw new DOMException('forbidden', 'SecurityError'); }
});";

fn network(offline: bool) -> Value {
    json!({
        "offline": offline,
        "latency": 0,
        "downloadThroughput": -1,
        "uploadThroughput": -1,
    })
}
