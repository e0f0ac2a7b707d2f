//! Compiles the text catalogues of `www/locales` into typed functions.

fn main() {}
