# shellcheck shell=sh
# Functions that every script uses. Sourced after ROOT is set to the project's folder.

: "${ROOT:?ROOT must name the folder of the project}"
TOOLS="$ROOT/.tools"
PATH="$TOOLS/bin:$PATH"
export PATH

say() { printf '%s\n' "$*"; }

# Ends with one clear sentence.
die() {
    printf 'chesslings: %s\n' "$*" >&2
    exit 1
}

have() { command -v "$1" >/dev/null 2>&1; }

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    elif have sudo; then
        sudo "$@"
    else
        return 1
    fi
}

# Installs Debian packages; fails where there is no apt or no right to use it.
apt_install() {
    have apt-get || return 1
    say "installing $* (apt)"
    export DEBIAN_FRONTEND=noninteractive
    apt_get install -y --no-install-recommends "$@" >/dev/null 2>&1 && return
    # The list of packages may be missing or old.
    apt_get update >/dev/null 2>&1
    apt_get install -y --no-install-recommends "$@" >/dev/null
}

# A new machine often updates itself just then: wait until it has done so, at most ten minutes.
apt_get() { as_root apt-get -qq -o DPkg::Lock::Timeout=600 "$@"; }
