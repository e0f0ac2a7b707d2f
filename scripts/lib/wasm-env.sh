# shellcheck shell=sh
# Makes cargo able to build for wasm32-unknown-unknown. Only wasm builds source this: everything
# native uses the ordinary toolchain. Three ways, the first that works:
#   1. the toolchain has the target, or rustup can add it;
#   2. Debian's rustc-web with the standard library from its source package, for machines that
#      reach package registries only;
#   3. none: one sentence says what to install.

WASM_TARGET=wasm32-unknown-unknown
DEBIAN_BIN=/usr/bin

toolchain_has_target() {
    [ -d "$(rustc --print target-libdir --target "$WASM_TARGET" 2>/dev/null)" ]
}

debian_has_source() {
    [ -x "$DEBIAN_BIN/rustc" ] && [ -x "$DEBIAN_BIN/cargo" ] && [ -x "$DEBIAN_BIN/wasm-ld" ] &&
        [ -d "$("$DEBIAN_BIN/rustc" --print sysroot)/lib/rustlib/src/rust/library" ]
}

add_with_rustup() {
    have rustup || return 1
    say "adding the target $WASM_TARGET with rustup"
    timeout 60 rustup target add "$WASM_TARGET" >/dev/null 2>&1 && toolchain_has_target
}

add_with_apt() {
    apt_install rustc-web cargo-web rust-web-src rust-web-clippy lld && debian_has_source
}

# Builds for wasm go to Debian's cargo from now on, all others to the one there was.
use_debian() {
    # A script that was started by one of ours has it already.
    : "${CHESSLINGS_CARGO:=$(command -v cargo)}"
    PATH="$ROOT/scripts/lib/debian:$PATH"
    export CHESSLINGS_CARGO PATH
}

if toolchain_has_target; then
    :
elif debian_has_source; then
    use_debian
elif add_with_rustup; then
    :
elif add_with_apt; then
    use_debian
else
    die "the Rust target $WASM_TARGET can't be installed: run 'rustup target add $WASM_TARGET' where that works."
fi

# Trunk with --offline downloads no tools, and keeps cargo from downloading crates as well.
fetch_crates() {
    cargo fetch --quiet --locked ||
        die "the crates in Cargo.lock can't be fetched: is the crates registry reachable?"
}
