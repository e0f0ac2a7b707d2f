//! Shortens the names of what a module imports from its script. wasm-bindgen makes each unique by
//! sixteen random digits, which stand in both files and can't be compressed; here they are numbers.

use std::convert::Infallible;

use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{ImportSection, Module};
use wasmparser::{ImportSectionReader, Parser};

/// A module and its script with short names.
pub(super) fn shortened(module: &[u8], script: &str) -> Result<(Vec<u8>, String), Error> {
    let mut names = Names {
        script: script.to_owned(),
    };
    let mut short = Module::new();
    names.parse_core_module(&mut short, Parser::new(0), module)?;
    Ok((short.finish(), names.script))
}

/// The script, with the names that were met so far.
struct Names {
    script: String,
}

impl Reencode for Names {
    type Error = Infallible;

    fn parse_import_section(
        &mut self,
        imports: &mut ImportSection,
        section: ImportSectionReader<'_>,
    ) -> Result<(), Error> {
        for import in section.into_imports() {
            let import = import?;
            let name = self.shorter(import.name, imports.len());
            let name = name.as_deref().unwrap_or(import.name);
            imports.import(import.module, name, self.entity_type(import.ty)?);
        }
        Ok(())
    }
}

impl Names {
    /// A number in place of a name, in the script, too. There each name is the key of a function;
    /// where it isn't, it stays.
    fn shorter(&mut self, name: &str, number: u32) -> Option<String> {
        let key = |name: &str| format!("\n{name}: function");
        let (long, short) = (key(name), format!("i{number}"));
        let is_key = self.script.matches(&long).count() == 1;
        is_key.then(|| {
            self.script = self.script.replacen(&long, &key(&short), 1);
            short
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{EntityType, TypeSection};

    /// A module that imports these functions from `./a.js`.
    fn module(names: &[&str]) -> Vec<u8> {
        let (mut types, mut imports) = (TypeSection::new(), ImportSection::new());
        types.ty().function([], []);
        for name in names {
            imports.import("./a.js", name, EntityType::Function(0));
        }
        let mut module = Module::new();
        module.section(&types).section(&imports);
        module.finish()
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
            let stays = (module.clone(), script.to_owned());
            assert_eq!(shortened(&module, script).unwrap(), stays);
        }
    }

    #[test]
    fn half_a_module_is_told() {
        let module = module(&["a"]);
        for length in [4, 9, module.len() - 1] {
            assert!(shortened(&module[..length], "").is_err(), "{length}");
        }
    }
}
