# Installs what is missing with apt. Sourced by ./run, ./test and .ci/run: `install_packages run|test|long`.
# Debian 12 and 13, Ubuntu 24.04.

packages_run="g++ cmake ninja-build pkg-config qt6-base-dev qt6-svg-dev qt6-tools-dev qt6-l10n-tools qt6-translations-l10n qtkeychain-qt6-dev libhiredis-dev libcli11-dev redis-server"
packages_test="$packages_run git openssl redis-tools clang-format dbus-daemon openssh-client openssh-server"
# Only the long tests: the libraries whose locks exclude ours, or are shown; what packages and metrics are looked at with.
packages_long="$packages_test libglib2.0-dev libicu-dev dpkg-dev file desktop-file-utils appstream lintian man-db debootstrap debian-archive-keyring zsh fish prometheus curl python3 python3-redis python3-django-cacheops php-cli php-redis php-symfony-lock"
# Node.js often comes from elsewhere, in packages of other names: what counts is the command. COMMAND:PACKAGE
commands_long="node:nodejs npm:npm"

install_packages() {
    local wanted missing="" package pair
    case $1 in
        long) wanted=$packages_long ;;
        test) wanted=$packages_test ;;
        *) wanted=$packages_run ;;
    esac
    if [ "$1" = long ]; then
        for pair in $commands_long; do
            command -v "${pair%%:*}" >/dev/null 2>&1 || missing="$missing ${pair##*:}"
        done
    fi
    if ! command -v dpkg-query >/dev/null 2>&1; then
        echo "This is not a Debian system: install by hand what corresponds to: $wanted$missing" >&2
        return 0
    fi
    for package in $wanted; do
        dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing="$missing $package"
    done
    [ -n "$missing" ] || return 0

    local sudo=""
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null 2>&1; then
            echo "These packages are missing, and only root can install them: apt-get install$missing" >&2
            return 1
        fi
        sudo=sudo
    fi
    echo "Installing:$missing"
    # The redis-server package starts a service of its own; Lockscope starts its private servers itself and needs none.
    local had_redis=yes
    case " $missing " in *" redis-server "*) had_redis=no ;; esac
    $sudo apt-get update -qq || return 1
    # shellcheck disable=SC2086
    $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null || return 1
    if [ "$had_redis" = no ] && command -v systemctl >/dev/null 2>&1 && [ -d /run/systemd/system ]; then
        $sudo systemctl disable --now --quiet redis-server || true
    fi
}

# Uses ccache where it is there anyway.
compile_options() {
    if command -v ccache >/dev/null 2>&1; then
        echo "-DCMAKE_CXX_COMPILER_LAUNCHER=ccache"
    fi
}

# configure ARGS…: `cmake ARGS…`, without a word where it works.
configure() {
    cmake "$@" >/dev/null && return
    echo "CMake could not configure the build: above stands why. If this folder was moved or copied, delete build/ and try again." >&2
    return 1
}

# build ARGS…: `cmake --build ARGS…`. On a terminal it shows its progress; else one line, or what the compiler says where it fails.
build() {
    local log status=0
    if [ -t 1 ]; then
        cmake --build "$@" || status=$?
    else
        log=$(mktemp)
        cmake --build "$@" >"$log" 2>&1 || status=$?
        if [ "$status" -eq 0 ]; then grep '^\[[0-9]*/[0-9]*\] \|^ninja: ' "$log" | tail -n 1 || true; else grep -v '^\[[0-9]*/[0-9]*\] ' "$log" >&2 || true; fi
        rm -f "$log"
    fi
    if [ "$status" -ne 0 ]; then
        echo "The build failed: above stands what the compiler said. What is needed: $packages_run." >&2
        echo "If it fails on Debian 12 or 13 or Ubuntu 24.04 with all of these, please report it with that output." >&2
    fi
    return "$status"
}
