# shellcheck shell=sh disable=SC2034
# The versions of the tools that build the page. wasm-bindgen's must equal the one in Cargo.toml.
TRUNK_VERSION=0.21.14
BINDGEN_VERSION=0.2.128
NODE_MAJOR=20
# The oldest Chromium that comes from npm and starts the page; README names the oldest of all.
OLD_CHROMIUM_VERSION=103.0.0
