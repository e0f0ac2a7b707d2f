//! Puts functions that resemble each other side by side. A compressor writes what it has seen before as
//! a distance, and a small distance is short: 3.6 KB of the page and 1.2 KB of the worker.

use std::collections::BTreeMap;
use std::convert::Infallible;

use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{CodeSectionReader, FunctionSectionReader, Parser, Payload, TypeRef};

/// So many bytes in a row make a resemblance.
const WINDOW: usize = 4;
/// What more functions than this have in common tells nothing.
const COMMON: usize = 200;
/// How much the function before the last one counts, and so on.
const MEMORY: f64 = 0.3;

/// A module with its functions in another order.
pub(super) fn gathered(module: &[u8]) -> Result<Vec<u8>, Error> {
    let (mut imported, mut bodies) = (0, Vec::new());
    for payload in Parser::new(0).parse_all(module) {
        match payload? {
            Payload::ImportSection(section) => {
                for import in section.into_imports() {
                    imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                }
            }
            Payload::CodeSectionEntry(body) => bodies.push(body.as_bytes()),
            _ => {}
        }
    }
    let sequence = chain(&bodies);
    let mut places = vec![0; sequence.len()];
    for (place, function) in (imported..).zip(&sequence) {
        places[*function] = place;
    }
    let mut written = Module::new();
    Order {
        imported,
        sequence,
        places,
    }
    .parse_core_module(&mut written, Parser::new(0), module)?;
    Ok(written.finish())
}

/// The functions' numbers, each followed by the one that is most like it.
fn chain(bodies: &[&[u8]]) -> Vec<usize> {
    let windows: Vec<Vec<&[u8]>> = bodies.iter().map(|body| windows(body)).collect();
    let mut having: BTreeMap<&[u8], Vec<usize>> = BTreeMap::new();
    for (function, windows) in windows.iter().enumerate() {
        for window in windows {
            having.entry(window).or_default().push(function);
        }
    }
    having.retain(|_, functions| (2..=COMMON).contains(&functions.len()));
    let mut likeness = vec![0.0; bodies.len()];
    let mut left: Vec<usize> = (0..bodies.len()).collect();
    let mut order = Vec::new();
    while !left.is_empty() {
        let by_likeness = |one: &usize, other: &usize| {
            let per_size = |at: usize| likeness[at] / (windows[at].len() as f64).sqrt();
            f64::total_cmp(&per_size(*one), &per_size(*other)).then(other.cmp(one))
        };
        let Some(next) = left.iter().copied().max_by(by_likeness) else {
            break;
        };
        left.retain(|function| *function != next);
        order.push(next);
        for value in &mut likeness {
            *value *= MEMORY;
        }
        for functions in windows[next].iter().filter_map(|window| having.get(window)) {
            let rare = (bodies.len() as f64 / functions.len() as f64).ln();
            for function in functions {
                likeness[*function] += rare;
            }
        }
    }
    order
}

/// All that stands in a function, each once.
fn windows(body: &[u8]) -> Vec<&[u8]> {
    let mut windows: Vec<&[u8]> = body.windows(WINDOW).collect();
    windows.sort_unstable();
    windows.dedup();
    windows
}

/// Functions at other places: which one comes when, and where each one goes.
struct Order {
    imported: u32,
    sequence: Vec<usize>,
    places: Vec<u32>,
}

impl Reencode for Order {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error> {
        let own = function.checked_sub(self.imported);
        Ok(own.map_or(function, |own| self.places[own as usize]))
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), Error> {
        let types = section.into_iter().collect::<Result<Vec<_>, _>>()?;
        for function in &self.sequence {
            functions.function(types[*function]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error> {
        let bodies = section.into_iter().collect::<Result<Vec<_>, _>>()?;
        for function in self.sequence.clone() {
            self.parse_function_body(code, bodies[function].clone())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{ExportKind, ExportSection, Function, ImportSection, TypeSection, ValType};
    use wasmparser::Operator;

    /// Functions that add these numbers, the first one a call of the last one; each exported under
    /// the name of its place, after one that is imported.
    fn module(sums: &[&[i32]]) -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], [ValType::I32]);
        let mut imports = ImportSection::new();
        imports.import("page", "i0", wasm_encoder::EntityType::Function(0));
        let (mut functions, mut exports) = (FunctionSection::new(), ExportSection::new());
        let mut code = CodeSection::new();
        for (at, numbers) in (0..).zip(sums) {
            functions.function(0);
            exports.export(&at.to_string(), ExportKind::Func, at + 1);
            let mut body = Function::new([]);
            let mut instructions = body.instructions();
            if at == 0 {
                instructions.call(sums.len() as u32);
            } else {
                instructions.call(0);
            }
            for number in *numbers {
                instructions.i32_const(*number).i32_add();
            }
            instructions.end();
            code.function(&body);
        }
        let mut module = Module::new();
        module
            .section(&types)
            .section(&imports)
            .section(&functions)
            .section(&exports);
        module.section(&code);
        module.finish()
    }

    /// What each export adds, and the number of the function that it calls.
    fn exported(module: &[u8]) -> Vec<(String, u32, Vec<i32>, u32)> {
        let (mut exports, mut bodies) = (Vec::new(), Vec::new());
        for payload in Parser::new(0).parse_all(module) {
            match payload.unwrap() {
                Payload::ExportSection(section) => {
                    exports.extend(section.into_iter().map(Result::unwrap));
                }
                Payload::CodeSectionEntry(body) => bodies.push(body),
                _ => {}
            }
        }
        exports
            .iter()
            .map(|export| {
                let (mut numbers, mut called) = (Vec::new(), 0);
                let body = &bodies[export.index as usize - 1];
                for operator in body.get_operators_reader().unwrap() {
                    match operator.unwrap() {
                        Operator::I32Const { value } => numbers.push(value),
                        Operator::Call { function_index } => called = function_index,
                        _ => {}
                    }
                }
                (export.name.to_owned(), export.index, numbers, called)
            })
            .collect()
    }

    const SUMS: [&[i32]; 4] = [
        &[1, 2, 3, 4, 5, 6],
        &[41, 42, 43, 44],
        &[1, 2, 3, 4, 5, 7],
        &[41, 42, 43, 45],
    ];

    #[test]
    fn functions_that_resemble_each_other_are_neighbours() {
        let exports = exported(&gathered(&module(&SUMS)).unwrap());
        let places: Vec<u32> = exports.iter().map(|(_, place, ..)| *place).collect();
        assert_eq!(places[0].abs_diff(places[2]), 1, "{places:?}");
        assert_eq!(places[1].abs_diff(places[3]), 1, "{places:?}");
    }

    #[test]
    fn every_name_and_every_call_finds_its_function() {
        let exports = exported(&gathered(&module(&SUMS)).unwrap());
        for (at, (name, _, numbers, called)) in exports.iter().enumerate() {
            assert_eq!(*name, at.to_string());
            assert_eq!(numbers, SUMS[at]);
            let wanted = if at == 0 { exports[3].1 } else { 0 };
            assert_eq!(*called, wanted, "{name}");
        }
    }

    #[test]
    fn half_a_module_is_told() {
        let module = module(&SUMS);
        for length in [4, 9, module.len() / 2, module.len() - 1] {
            assert!(gathered(&module[..length]).is_err(), "{length}");
        }
    }
}
