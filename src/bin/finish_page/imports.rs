//! Shortens the names of what a module imports from its script. wasm-bindgen makes each unique by
//! sixteen random digits, which stand in both files and can't be compressed; here they are numbers.

use std::fs;
use std::path::Path;

use super::bytes::{HEAD, Reader, put_bytes, put_number};
use super::{Result, about, read, write};

/// The section of a module that lists its imports.
const IMPORTS: u8 = 2;
/// The kind of an import that is a function, the only one that wasm-bindgen writes.
const FUNCTION: u8 = 0;
/// Shortens them in the files of a module: `page.js` and `page_bg.wasm`.
pub(super) fn shorten(page: &Path, module: &str) -> Result<()> {
    let script = page.join(format!("{module}.js"));
    let binary = page.join(format!("{module}_bg.wasm"));
    let bytes = fs::read(&binary).map_err(|error| about(&binary, &error))?;
    let text = read(&script)?;
    let broken = || format!("{}: can't read its imports", binary.display());
    let (bytes, text) = shortened(&bytes, &text).ok_or_else(broken)?;
    fs::write(&binary, bytes).map_err(|error| about(&binary, &error))?;
    write(&script, &text)
}

/// A module and its script with short names; `None` if the module can't be read.
fn shortened(module: &[u8], script: &str) -> Option<(Vec<u8>, String)> {
    let (head, rest) = module.split_at_checked(HEAD)?;
    let mut short = (head.to_vec(), script.to_owned());
    let mut rest = Reader(rest);
    while !rest.0.is_empty() {
        let (id, section) = rest.section()?;
        let section = if id == IMPORTS {
            let (section, script) = with_short_names(Reader(section), &short.1)?;
            short.1 = script;
            section
        } else {
            section.to_vec()
        };
        short.0.push(id);
        put_bytes(&mut short.0, &section);
    }
    Some(short)
}

fn with_short_names(mut imports: Reader<'_>, script: &str) -> Option<(Vec<u8>, String)> {
    let count = imports.number()?;
    let (mut section, mut script) = (Vec::new(), script.to_owned());
    put_number(&mut section, count);
    for number in 0..count {
        let (from, name) = (imports.name()?, imports.name()?);
        let kind = imports.byte().filter(|kind| *kind == FUNCTION)?;
        // In the script each name is the key of a function; where it isn't, it stays.
        let (key, short) = (format!("\n{name}: function"), format!("i{number}"));
        let known = script.matches(&key).count() == 1;
        if known {
            script = script.replacen(&key, &format!("\n{short}: function"), 1);
        }
        put_bytes(&mut section, from.as_bytes());
        put_bytes(&mut section, if known { &short } else { name }.as_bytes());
        section.push(kind);
        put_number(&mut section, imports.number()?);
    }
    Some((section, script))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A module that imports these functions from `./a.js`, and has a section of another kind.
    fn module(names: &[&str]) -> Vec<u8> {
        let mut imports = Vec::new();
        put_number(&mut imports, names.len());
        for name in names {
            put_bytes(&mut imports, b"./a.js");
            put_bytes(&mut imports, name.as_bytes());
            imports.extend([FUNCTION, 0]);
        }
        let mut module = b"\0asm\x01\0\0\0".to_vec();
        module.push(1);
        put_bytes(&mut module, &[0x01, 0x60, 0, 0]);
        module.push(IMPORTS);
        put_bytes(&mut module, &imports);
        module
    }

    #[test]
    fn both_files_have_the_same_short_names() {
        let long = format!("__wbg_now_{}", "0123456789abcdef".repeat(10));
        let script = format!("const a = {{\n{long}: function() {{}},\n}};\n");
        let (bytes, text) = shortened(&module(&[&long]), &script).unwrap();
        assert_eq!(text, "const a = {\ni0: function() {},\n};\n");
        assert_eq!(bytes, module(&["i0"]));
    }

    #[test]
    fn a_name_that_the_script_does_not_have_once_stays() {
        let script = "\nb: function() {},\nb: function() {},\n";
        for name in ["memory", "b"] {
            let module = module(&[name]);
            assert_eq!(
                shortened(&module, script).unwrap(),
                (module, script.to_owned())
            );
        }
    }

    #[test]
    fn half_a_module_is_told() {
        let module = module(&["a"]);
        for length in [0, 4, 9, module.len() - 1] {
            assert_eq!(shortened(&module[..length], ""), None, "{length}");
        }
    }
}
