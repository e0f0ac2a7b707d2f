//! Chromium, as the browser tests drive it.

use serde_json::Value;

use super::engine::{Engine, Point, Trouble};
use crate::harness::server::Server;
use crate::harness::{Options, Page};

/// Opens Chromium.
pub(crate) fn open() -> impl Engine {
    Page::open(Options::desktop().size(1280, 900), "")
}

impl Engine for Page {
    fn name(&self) -> String {
        let agent = self.eval("navigator.userAgent");
        let agent = agent.as_str().unwrap_or_default();
        let version = agent.split(' ').find(|part| part.contains("Chrome/"));
        version.unwrap_or(agent).replace('/', " ")
    }

    fn server(&self) -> &Server {
        Page::server(self)
    }

    fn go(&mut self, address: &str) -> Result<(), Trouble> {
        let route = address.strip_prefix(&Page::server(self).url());
        self.goes_to(route.unwrap_or_default());
        Ok(())
    }

    fn ask(&mut self, expression: &str) -> Result<Value, Trouble> {
        self.try_eval(expression)
            .map_err(|error| Trouble::Refused(error.to_string()))
    }

    fn point(&mut self, path: &[Point]) -> Result<(), Trouble> {
        if let [first, rest @ ..] = path {
            self.pointer_down(*first);
            for &point in rest {
                self.pointer_move(point);
            }
            self.pointer_up(*rest.last().unwrap_or(first));
        }
        Ok(())
    }
}
