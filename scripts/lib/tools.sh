# shellcheck shell=sh
# Installs what is missing, each tool by a function of its own. Tools that cargo compiles go into
# .tools, so a second run finds them there.

# shellcheck source=scripts/lib/versions.sh
. "$ROOT/scripts/lib/versions.sh"

need_rust() {
    have cargo || die "Rust is missing: install it with rustup, then run this again."
}

need_page_tools() {
    need_rust
    need_wasm_opt
    need_cargo_tool trunk "$TRUNK_VERSION" trunk --no-default-features
    need_cargo_tool wasm-bindgen "$BINDGEN_VERSION" wasm-bindgen-cli
}

# need_cargo_tool COMMAND VERSION CRATE [OPTION…]
need_cargo_tool() {
    command=$1 version=$2 crate=$3
    shift 3
    "$command" --version 2>/dev/null | grep -qF " $version" && return
    say "compiling $crate $version into .tools (2 to 5 minutes, once)"
    quiet=--quiet
    is_watched && quiet=
    # These tools run for seconds: compiling them fast matters more than their speed.
    CARGO_PROFILE_RELEASE_OPT_LEVEL=0 CARGO_PROFILE_RELEASE_LTO=off \
        CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 CARGO_PROFILE_RELEASE_DEBUG=0 \
        cargo install ${quiet:+"$quiet"} --locked --root "$TOOLS" --version "$version" "$@" "$crate" ||
        die "$crate $version could not be installed: is the crates registry reachable?"
}

# Whether somebody sees what is printed, and wants to see that it goes on.
is_watched() { [ -t 2 ]; }

need_wasm_opt() {
    have wasm-opt || apt_install binaryen ||
        die "wasm-opt is missing: install the package binaryen, then run this again."
}

need_node() {
    if have node && [ "$(node -p 'process.versions.node.split(".")[0]')" -ge "$NODE_MAJOR" ]; then
        return
    fi
    die "Node.js $NODE_MAJOR or newer is missing: install it, then run this again."
}

# need_npm_tools FOLDER: what the lock file in that folder names, unless it is there already.
need_npm_tools() {
    need_node
    have npm || die "npm is missing: install it with Node.js, then run this again."
    # A copy of the lock file tells for what node_modules was made.
    made_for="$1/node_modules/.made-for"
    cmp -s "$1/package-lock.json" "$made_for" && return
    say "installing the tools of $1 (npm)"
    npm ci --prefix "$1" --silent --no-audit --no-fund >/dev/null ||
        die "the tools of $1 could not be installed: is the npm registry reachable?"
    cp "$1/package-lock.json" "$made_for"
}

need_chromium() {
    for name in "${CHROMIUM:-chromium}" chromium-browser google-chrome; do
        have "$name" && return
    done
    apt_install chromium ||
        die "Chromium is missing: install it, or name it in the variable CHROMIUM, then run this again."
}

need_shellcheck() {
    have shellcheck || apt_install shellcheck ||
        die "shellcheck is missing: install it, then run this again."
}

# The browsers that walk through the page beside Chromium. Each of these fails, and says nothing,
# where its browser can't be had; the caller decides what that means.

need_firefox() {
    have firefox-esr || have firefox || apt_install firefox-esr
}

# Safari's engine, with a screen in memory to draw on.
need_webkit() {
    if have WebKitWebDriver && have Xvfb && have dbus-run-session; then
        return
    fi
    apt_install webkit2gtk-driver xvfb dbus
}

# need_old_chromium: leaves its path in OLD_CHROMIUM. It comes from npm, packed.
need_old_chromium() {
    OLD_CHROMIUM="$TOOLS/chromium-$OLD_CHROMIUM_VERSION/chromium"
    [ -x "$OLD_CHROMIUM" ] && return
    have npm || return 1
    say "installing Chromium $OLD_CHROMIUM_VERSION into .tools (npm)"
    # Made beside its place and then moved: what is there is whole.
    new="${OLD_CHROMIUM%/*}.new"
    rm -rf "$new"
    mkdir -p "$new" && unpack_old_chromium "$new" && mv "$new" "${OLD_CHROMIUM%/*}"
}

# unpack_old_chromium FOLDER
unpack_old_chromium() (
    cd "$1" &&
        npm pack --silent "@sparticuz/chromium@$OLD_CHROMIUM_VERSION" >/dev/null 2>&1 &&
        tar xzf ./*.tgz &&
        unpack_brotli package/bin/chromium.br chromium &&
        unpack_brotli package/bin/swiftshader.tar.br graphics.tar &&
        tar xf graphics.tar && chmod +x chromium && rm -rf package graphics.tar ./*.tgz
)

# unpack_brotli FROM TO
unpack_brotli() {
    node -e 'const { readFileSync, writeFileSync } = require("fs");
        writeFileSync(process.argv[2], require("zlib").brotliDecompressSync(readFileSync(process.argv[1])))' "$1" "$2"
}
