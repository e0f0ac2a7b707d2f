//! Where the modules keep what they hold. The standard library's allocator for wasm is larger by
//! 2 KB of what everybody loads, and this one takes the same time for any size.

#[global_allocator]
static MEMORY: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
