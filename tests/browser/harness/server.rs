//! A small static file server for `dist/`, which can also misbehave as real networks do.

use std::collections::HashMap;
use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// Serves the page on a port of its own until it is dropped.
pub(crate) struct Server {
    address: SocketAddr,
    site: Arc<Site>,
}

struct Site {
    folder: PathBuf,
    /// The path under which the page lies: empty, or like `/school/chess`.
    prefix: String,
    blocked: Option<String>,
    /// Files that differ from those in the folder.
    replaced: Mutex<HashMap<String, String>>,
    away: AtomicBool,
    closing: AtomicBool,
}

impl Server {
    /// Serves `dist/` under `prefix`; files whose name ends with `blocked` are not found.
    pub(crate) fn start(prefix: &str, blocked: Option<String>) -> Self {
        let folder = dist();
        assert!(
            folder.join("index.html").is_file(),
            "{} has no page: run scripts/build first",
            folder.display()
        );
        let site = Arc::new(Site {
            folder,
            prefix: prefix.to_owned(),
            blocked,
            replaced: Mutex::default(),
            away: AtomicBool::new(false),
            closing: AtomicBool::new(false),
        });
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port is free");
        let address = listener.local_addr().expect("a listener has an address");
        let serving = Arc::clone(&site);
        thread::spawn(move || accept_all(&listener, &serving));
        Self { address, site }
    }

    /// Where the page is, with a slash at the end.
    pub(crate) fn url(&self) -> String {
        format!("http://{}{}/", self.address, self.site.prefix)
    }

    /// Whether an address belongs to this server.
    pub(crate) fn owns(&self, url: &str) -> bool {
        url.strip_prefix("http://")
            .and_then(|rest| rest.strip_prefix(&self.address.to_string()))
            .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    }

    /// The content of a file as it is served now.
    pub(crate) fn file(&self, name: &str) -> String {
        let bytes = self.site.content(name);
        let bytes = bytes.unwrap_or_else(|| panic!("dist/ has no {name}"));
        String::from_utf8(bytes).unwrap_or_else(|_| panic!("{name} is no text"))
    }

    /// From now on serves other content for a file, as a new build would.
    pub(crate) fn replace(&self, name: &str, content: impl Into<String>) {
        let mut replaced = self.site.replaced();
        replaced.insert(name.to_owned(), content.into());
    }

    /// From now on hangs up on everyone.
    pub(crate) fn drop_out(&self) {
        self.site.away.store(true, Ordering::SeqCst);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.site.closing.store(true, Ordering::SeqCst);
        // Wakes the thread that waits for the next visitor.
        let _ = TcpStream::connect(self.address);
    }
}

/// The folder of the built page: `dist/`, unless the variable `CHESSLINGS_DIST` names another one.
pub(crate) fn dist() -> PathBuf {
    env::var_os("CHESSLINGS_DIST").map_or_else(
        || Path::new(env!("CARGO_MANIFEST_DIR")).join("dist"),
        PathBuf::from,
    )
}

/// The folder of the JavaScript API, which a teacher would put beside a page of their own.
pub(crate) fn dist_api() -> PathBuf {
    dist().with_file_name("dist-api")
}

fn accept_all(listener: &TcpListener, site: &Arc<Site>) {
    for visitor in listener.incoming() {
        if site.closing.load(Ordering::SeqCst) {
            return;
        }
        let site = Arc::clone(site);
        if let Ok(visitor) = visitor {
            // A visitor that hangs up early is no concern of ours.
            thread::spawn(move || site.answer(visitor));
        }
    }
}

impl Site {
    fn replaced(&self) -> std::sync::MutexGuard<'_, HashMap<String, String>> {
        self.replaced.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn answer(&self, mut visitor: TcpStream) -> std::io::Result<()> {
        let mut lines = BufReader::new(visitor.try_clone()?).lines();
        let request = lines.next().transpose()?.unwrap_or_default();
        while lines
            .next()
            .transpose()?
            .is_some_and(|line| !line.is_empty())
        {}
        if self.away.load(Ordering::SeqCst) {
            return Ok(());
        }
        let mut words = request.split(' ');
        let (method, target) = (words.next(), words.next().unwrap_or_default());
        let path = target.split(['?', '#']).next().unwrap_or_default();
        let name = path
            .strip_prefix(&self.prefix)
            .and_then(|rest| rest.strip_prefix('/'))
            .map(|name| if name.is_empty() { "index.html" } else { name });
        let content = name.and_then(|name| Some((self.content(name)?, mime(name))));
        let (status, body, kind) = match content {
            Some((body, kind)) => ("200 OK", body, kind),
            None => ("404 Not Found", b"not found".to_vec(), "text/plain"),
        };
        let head = format!(
            "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
            body.len()
        );
        visitor.write_all(head.as_bytes())?;
        if method == Some("GET") {
            visitor.write_all(&body)?;
        }
        visitor.flush()
    }

    fn content(&self, name: &str) -> Option<Vec<u8>> {
        if self.blocked.as_ref().is_some_and(|end| name.ends_with(end)) {
            return None;
        }
        if let Some(content) = self.replaced().get(name) {
            return Some(content.clone().into_bytes());
        }
        let inside = Path::new(name)
            .components()
            .all(|part| matches!(part, Component::Normal(_)));
        let file = match name.strip_prefix("api/") {
            Some(name) => dist_api().join(name),
            None => self.folder.join(name),
        };
        inside.then(|| fs::read(file).ok()).flatten()
    }
}

fn mime(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
