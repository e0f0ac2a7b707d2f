//! The worker's module. Its script starts it; the work is in `chesslings::web::worker::inside`.

#[cfg(target_arch = "wasm32")]
fn main() {
    console_error_panic_hook::set_once();
    if let Err(error) = chesslings::web::worker::inside::wait() {
        wasm_bindgen::throw_val(error);
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
