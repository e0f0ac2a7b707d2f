#!/bin/sh
# Trunk runs this when the page is built: writes the build id and the list of files into the
# service worker. In a development build the worker only removes itself, and the policy lets
# trunk's reload script in.
set -eu
cd "${TRUNK_STAGING_DIR:?trunk sets this}"

if [ "${TRUNK_PROFILE:-}" != release ]; then
    echo 'registration.unregister();' >sw.js
    sed "s/script-src 'self'/script-src 'self' 'unsafe-inline'/; s/connect-src 'self'/connect-src 'self' ws:/" \
        index.html >index.new
    mv index.new index.html
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
sed "s|@BUILD@|$build|; s|\"@FILES@\"|${list%,}|" sw.js >sw.new
mv sw.new sw.js
