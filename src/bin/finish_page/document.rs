//! The page itself, `index.html`.

use std::path::Path;

use super::{Result, read, write};

pub(super) fn finish(page: &Path, is_release: bool) -> Result<()> {
    let file = page.join("index.html");
    let document = without_trunk(&read(&file)?);
    let document = if is_release {
        document
    } else {
        // Trunk's own script is inline; it reloads the page when something has been built.
        document
            .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
            .replace("connect-src 'self'", "connect-src 'self' ws:")
    };
    write(&file, &document)
}

/// Takes out what trunk leaves of its own links when it injects no script.
fn without_trunk(document: &str) -> String {
    let mut left = String::new();
    let mut rest = document;
    while let Some(start) = rest.find("<link ") {
        let end = rest[start..]
            .find('>')
            .map_or(rest.len(), |end| start + end + 1);
        left.push_str(&rest[..start]);
        let link = &rest[start..end];
        if !link.contains("data-trunk") {
            left.push_str(link);
        }
        rest = &rest[end..];
    }
    left + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_for_trunk_are_taken_out_and_others_stay() {
        let document = "<link rel=\"icon\"><link data-trunk rel=\"rust\">\n<p>Hi</p>";
        assert_eq!(without_trunk(document), "<link rel=\"icon\">\n<p>Hi</p>");
    }
}
