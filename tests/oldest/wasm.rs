//! WebAssembly: a module is valid with the allowed features only.

use wasmparser::{Validator, WasmFeatures};

use super::table::Table;

/// The features by their names in the table.
const FEATURES: [(&str, WasmFeatures); 7] = [
    ("mutable-globals", WasmFeatures::MUTABLE_GLOBAL),
    ("bulk-memory", WasmFeatures::BULK_MEMORY),
    ("sign-extension", WasmFeatures::SIGN_EXTENSION),
    (
        "saturating-float-to-int",
        WasmFeatures::SATURATING_FLOAT_TO_INT,
    ),
    ("multi-value", WasmFeatures::MULTI_VALUE),
    ("reference-types", WasmFeatures::REFERENCE_TYPES),
    ("simd", WasmFeatures::SIMD),
];

/// What the table allows.
pub(crate) fn allowed(table: &Table) -> WasmFeatures {
    let names = table.names("wasm");
    let mut allowed = WasmFeatures::WASM1;
    for (name, feature) in FEATURES {
        allowed.set(feature, names.contains(&name));
    }
    allowed
}

/// Whether a module needs no more than `allowed`; if it does, what and where.
pub(crate) fn validate(module: &[u8], allowed: WasmFeatures) -> Result<(), String> {
    let checked = Validator::new_with_features(allowed).validate_all(module);
    checked.map(drop).map_err(|error| error.to_string())
}

#[test]
fn a_module_with_a_newer_feature_is_refused() {
    // One function that returns two numbers.
    let module = b"\0asm\x01\0\0\0\x01\x06\x01\x60\0\x02\x7f\x7f\x03\x02\x01\0\x0a\x08\x01\x06\0\x41\0\x41\0\x0b";
    assert_eq!(
        validate(module, WasmFeatures::WASM1 | WasmFeatures::MULTI_VALUE),
        Ok(())
    );
    assert!(validate(module, WasmFeatures::WASM1 - WasmFeatures::MULTI_VALUE).is_err());
}
