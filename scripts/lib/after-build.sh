#!/bin/sh
# Trunk runs this when the page is built: adds the whole module, writes the build id
# and the list of files into the service worker. In a development build the worker only removes
# itself, and the policy lets trunk's reload script in.
set -eu
sh "${TRUNK_SOURCE_DIR:?trunk sets this}/scripts/lib/whole-module.sh"
cd "${TRUNK_STAGING_DIR:?trunk sets this}"

# edit FILE SED-SCRIPT
edit() {
    sed "$2" "$1" >"$1.new"
    mv "$1.new" "$1"
}

# The sentences of each language, as cargo's build script has just written them (or left them, if
# nothing has changed): the newest of each name.
find "${CARGO_TARGET_DIR:-$TRUNK_SOURCE_DIR/target}" -path '*/out/text-*.txt' -exec ls -t {} + |
    while read -r text; do
        [ -e "${text##*/}" ] || cp "$text" .
    done

# What trunk leaves of its own rust link when it injects no script.
edit index.html 's|<link [^>]*data-trunk[^>]*>||'

if [ "${TRUNK_PROFILE:-}" != release ]; then
    echo 'registration.unregister();' >sw.js
    edit index.html "s/script-src 'self'/& 'unsafe-inline'/; s/connect-src 'self'/& ws:/"
    exit
fi

# Readers of the code find its comments in the source; a visitor needn't download them.
for script in *.js; do
    edit "$script" '/^ *\/\//d'
done

for module in chesslings whole; do
    edit "$module.js" 's|^ */[*][*].*[*]/$||; /^ *\/\*\*/,/\*\/$/d; s/^ *//'

    # The module and its script name what they share by long hashes, which can't be compressed.
    # Numbers of the same length do as well.
    names=$(grep -o '_[0-9a-f]\{16\}' "$module.js" | sort -u | awk '{ printf "s/%s/_%016d/g;", $1, NR }')
    edit "$module.js" "$names"
    LC_ALL=C edit "${module}_bg.wasm" "$names"
done

files=$(find . -type f ! -name sw.js | LC_ALL=C sort)
build=$(
    for file in $files; do
        cat "$file"
    done | cat - sw.js | cksum | tr -d ' '
)
# The page itself is asked for as "./".
list=$(printf '%s\n' "$files" | sed 's|^\./index\.html$|./|; s|.*|"&",|' | tr -d '\n')
edit sw.js "s|@BUILD@|$build|; s|\"@FILES@\"|${list%,}|"
