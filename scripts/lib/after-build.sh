#!/bin/sh
# Trunk runs this when the page is built: adds the module with the puzzles, writes the build id
# and the list of files into the service worker. In a development build the worker only removes
# itself, and the policy lets trunk's reload script in.
set -eu
sh "${TRUNK_SOURCE_DIR:?trunk sets this}/scripts/lib/puzzles-module.sh"
cd "${TRUNK_STAGING_DIR:?trunk sets this}"

# edit FILE SED-SCRIPT
edit() {
    sed "$2" "$1" >"$1.new"
    mv "$1.new" "$1"
}

# What trunk leaves of its own rust link when it injects no script.
edit index.html 's|<link [^>]*data-trunk[^>]*>||'

if [ "${TRUNK_PROFILE:-}" != release ]; then
    echo 'registration.unregister();' >sw.js
    edit index.html "s/script-src 'self'/& 'unsafe-inline'/; s/connect-src 'self'/& ws:/"
    exit
fi

files=$(find . -type f ! -name sw.js | LC_ALL=C sort)
build=$(
    for file in $files; do
        cat "$file"
    done | cat - sw.js | cksum | tr -d ' '
)
# The page itself is asked for as "./".
list=$(printf '%s\n' "$files" | sed 's|^\./index\.html$|./|; s|.*|"&",|' | tr -d '\n')
edit sw.js "s|@BUILD@|$build|; s|\"@FILES@\"|${list%,}|"
