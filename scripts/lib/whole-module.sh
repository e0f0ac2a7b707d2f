#!/bin/sh
# Builds the whole module, whole.js and whole_bg.wasm, with the puzzles and the JavaScript API,
# into the page that trunk is building; trunk makes only one module. The settings are those in
# index.html.
set -eu
cd "${TRUNK_SOURCE_DIR:?trunk sets this}"
staging=${TRUNK_STAGING_DIR:?trunk sets this}

# setting NAME: an attribute of trunk's rust link
setting() { sed -n "s/.*rel=\"rust\".* data-$1=\"\([^\"]*\)\".*/\1/p" index.html; }

case ${TRUNK_PROFILE:-} in
release) mode=release ;;
*) mode=dev ;;
esac
profile=$(setting "cargo-profile-$mode")
name=$(setting target-name)

target=wasm32-unknown-unknown
cargo build --quiet --offline --locked --lib --target "$target" --profile "$profile" \
    --no-default-features --features whole
module="${CARGO_TARGET_DIR:-target}/$target/$profile/$name.wasm"
wasm-bindgen --target web --no-typescript --out-dir "$staging" --out-name whole "$module"
if [ "$mode" = release ]; then
    wasm="$staging/whole_bg.wasm"
    # shellcheck disable=SC2046 # the parameters are a list
    wasm-opt "-O$(setting wasm-opt)" $(setting wasm-opt-params) --output "$wasm" "$wasm"
fi
