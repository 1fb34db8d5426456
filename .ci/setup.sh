# Sourced by ./play and ./test: Python 3.11+, .venv and what is installed in it. Nothing but a shell is assumed.

# Dozens of processes read the same sources: what one has compiled the others need not, whatever the machine's custom.
unset PYTHONDONTWRITEBYTECODE

fail() {
    echo "$1" >&2
    exit 2
}

# The first Python that is new enough: the one asked for, or the newest by name.
find_python() {
    for candidate in ${PYTHON:-} python3.14 python3.13 python3.12 python3.11 python3 python; do
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
            echo "$candidate"
            return
        fi
    done
}

# debian PACKAGE...: install packages of the system, where that is possible without asking.
debian() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@" >/dev/null
}

# prepare EXTRA: a .venv with the project and one set of its optional dependencies. A stamp names what was installed
# from which pyproject.toml, so that the next start takes no time.
prepare() {
    stamp=".venv/installed-$1"
    wanted=$(cksum <pyproject.toml)
    if [ -x .venv/bin/python ] && [ "$(cat "$stamp" 2>/dev/null)" = "$wanted" ]; then
        return
    fi
    python=$(find_python)
    found=$(python3 --version 2>/dev/null || true)
    [ -n "$python" ] || fail "Small Council needs Python 3.11 or newer; found: ${found:-none}. \
Install one, or name it: PYTHON=/path/to/python3.12 $0"
    if [ ! -x .venv/bin/python ]; then
        echo "Making .venv with $("$python" --version)"
        if ! "$python" -m venv .venv >/dev/null 2>&1; then
            rm -rf .venv
            debian python3-venv && "$python" -m venv .venv ||
                fail "$python cannot make virtual environments; on Debian and Ubuntu: apt install python3-venv"
        fi
    fi
    echo "Installing what is missing"
    if [ -x .venv/bin/uv ] || .venv/bin/python -m pip install --quiet --disable-pip-version-check uv 2>/dev/null; then
        .venv/bin/uv pip install --quiet --python .venv/bin/python --editable ".[$1]"
    else
        .venv/bin/python -m pip install --quiet --disable-pip-version-check --editable ".[$1]"
    fi || fail "The packages could not be installed; is the package index within reach?"
    echo "$wanted" >"$stamp"
}
