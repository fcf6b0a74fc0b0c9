#!/usr/bin/env bash
# check.sh WHAT WORK [BUILD]: the installed package as outsiders use it. WORK keeps what was built, for the next time.
#   install               installs BUILD, and moves it: it must work where it is, not where it was meant to be
#   static, shared        builds the outside programs with these libraries, found by CMake, and runs them with a private redis-server
#   pkgconfig_static, pkgconfig_shared   the same with one program, found by pkg-config alone
#   headers               compiles each public header alone
#   headers_together      compiles all public headers in one file, as most hosts compile
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
what=$1
mkdir -p "$2"
work=$(cd "$2" && pwd)
prefix=$work/prefix
server=
run=
trap '[ -z "$server" ] || { kill "$server" 2>/dev/null && wait "$server"; } || true; [ -z "$run" ] || rm -rf "$run"' EXIT
fail() { echo "FAILED: $*" >&2; exit 1; }

configure_and_build() { # SOURCE BUILD OPTIONS…
    local launcher=()
    if command -v ccache >/dev/null 2>&1; then launcher=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache); fi
    # Without debug symbols, which nobody looks at and which are up to a quarter of the time.
    cmake -S "$1" -B "$2" -G Ninja -DCMAKE_PREFIX_PATH="$prefix" -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG= "${launcher[@]}" "${@:3}"
    cmake --build "$2" ${target:+--target "$target"}
}

start_redis() { # sets run, socket
    run=$(mktemp -d)
    socket=$run/redis.sock
    redis-server --port 0 --unixsocket "$socket" --save '' --appendonly yes --appendfsync always --dir "$run" --daemonize no >"$run/redis.log" &
    server=$!
    for _ in $(seq 100); do
        redis-cli -s "$socket" ping >/dev/null 2>&1 && return
        sleep 0.1
    done
    cat "$run/redis.log"
    fail "redis-server does not start"
}

libraries_of() { ldd "$1" | grep -o 'liblockscope[^ ]*' | sort -u | tr '\n' ' '; }

run_guarded() { # PROGRAM
    "$1" orders:42 "unix://$socket" | tee "$run/out"
    grep -q '^released$' "$run/out" || fail "guarded"
    [ "$(redis-cli -s "$socket" exists orders:42)" = 0 ] || fail "guarded leaves its lock"
}

check_kind() { # static|shared
    local kind=$1 programs=$work/$1 shared=ON
    if [ "$kind" = static ]; then shared=OFF; fi
    configure_and_build "$here" "$programs" -DLockscope_SHARED_LIBS=$shared
    case $kind in
        static) [ -z "$(libraries_of "$programs/guarded")" ] || fail "guarded needs $(libraries_of "$programs/guarded")" ;;
        shared) [ "$(libraries_of "$programs/guarded")" = "liblockscope_core.so.0 " ] || fail "guarded needs \"$(libraries_of "$programs/guarded")\"" ;;
    esac

    start_redis
    run_guarded "$programs/guarded"
    "$programs/withlock" orders:42 "unix://$socket" | grep -q '^wrote 100 parts$' || fail "withlock"
    "$programs/fencing" orders:42 "unix://$socket" | grep -q '^late write refused, the store holds what was written by holder 2$' || fail "fencing"
    [ "$("$programs/redisson" orders:43 "unix://$socket")" = "held 2 times
released" ] || fail "redisson"
    [ "$("$programs/service" orders:44 "unix://$socket" | tee "$run/out")" = "seen
released" ] || fail "service: $(cat "$run/out")"
    [ "$(redis-cli -s "$socket" exists orders:42 orders:43 orders:44)" = 0 ] || fail "locks are left"
    [ -x "$programs/dock" ] || return 0

    export QT_QPA_PLATFORM=offscreen
    redis-cli -s "$socket" set lock:report host-3 nx px 600000 >/dev/null
    [ "$(timeout 60 "$programs/form" --print "unix://$socket")" = "lock:report" ] || fail "form"
    redis-cli -s "$socket" set other:1 host-4 nx px 600000 >/dev/null
    [ "$(timeout 60 "$programs/board" --print lock: "unix://$socket")" = "1 of 1 nodes answer
lock:report is held by host-3" ] || fail "board"
    redis-cli -s "$socket" config set requirepass "open sesame" >/dev/null
    HOST_PASSWORD="open sesame" timeout 60 "$programs/dock" --grab "$run/dock.png" --settings "$run/host.ini" "unix://$socket" | tee "$run/out" || fail "dock ends with $?"
    [ "$(cat "$run/out")" = "the host is asked
taken" ] || fail "dock"
    [ -s "$run/dock.png" ] || fail "dock has painted nothing"
    grep -q '^view=' "$run/host.ini" || fail "dock has kept nothing in the host's settings"
    if grep -r "open sesame" "$run"/host*; then fail "dock has kept a password"; fi
    [ "$(REDISCLI_AUTH="open sesame" redis-cli -s "$socket" exists host:job)" = 0 ] || fail "dock leaves its lock"
}

check_pkgconfig() { # static|shared
    local tree=$work/pkgconfig_$1 flags=()
    rm -rf "$tree"
    cp -a "$prefix" "$tree" # where it was not installed
    if [ "$1" = static ]; then
        find "$tree" -name 'liblockscope*.so*' -delete # what is left is what a linker takes
        flags=(--static)
    fi
    local pc
    pc=$(dirname "$(find "$tree" -name lockscope-core.pc)")
    export PKG_CONFIG_PATH=$pc LD_LIBRARY_PATH
    LD_LIBRARY_PATH=$(dirname "$pc")
    [ "$(pkg-config --modversion lockscope-core)" = "$(sed -n 's/.*project(Lockscope VERSION \([0-9.]*\).*/\1/p' "$here/../../CMakeLists.txt")" ] || fail "version"
    # shellcheck disable=SC2046 # -fPIC: what Qt's own files leave to the user
    g++ -std=c++20 -fPIC -Wall -Wextra -Werror $(pkg-config --cflags "${flags[@]}" lockscope-core) "$here/guarded.cpp" -o "$tree/guarded" $(pkg-config --libs "${flags[@]}" lockscope-core)
    if [ -f "$pc/lockscope-widgets.pc" ]; then
        # shellcheck disable=SC2046
        g++ -std=c++20 -fPIC -Wall -Wextra -Werror $(pkg-config --cflags "${flags[@]}" lockscope-widgets) "$here/board.cpp" -o "$tree/board" $(pkg-config --libs "${flags[@]}" lockscope-widgets)
    fi
    if [ "$1" = static ]; then
        [ -z "$(libraries_of "$tree/guarded")" ] || fail "guarded needs $(libraries_of "$tree/guarded")"
    fi
    start_redis
    run_guarded "$tree/guarded"
    [ -x "$tree/board" ] || return 0
    redis-cli -s "$socket" set lock:report host-3 nx px 600000 >/dev/null
    [ "$(QT_QPA_PLATFORM=offscreen timeout 60 "$tree/board" --print lock: "unix://$socket" | tail -n 1)" = "lock:report is held by host-3" ] || fail "board"
}

case $what in
    install)
        rm -rf "$prefix" "$work/installed"
        cmake --install "$3" --prefix "$work/installed" >"$work/install.log" || { cat "$work/install.log"; fail "cmake --install"; }
        mv "$work/installed" "$prefix"
        if grep -rlF -e "$work/installed" -e "$3" "$prefix" --include='*.cmake' --include='*.pc'; then fail "these name the place where they were installed or built"; fi
        ;;
    static | shared) check_kind "$what" ;;
    pkgconfig_static | pkgconfig_shared) check_pkgconfig "${what#pkgconfig_}" ;;
    headers) configure_and_build "$here/headers" "$work/headers" | tail -n 30 ;;
    headers_together) target=headers_keywords configure_and_build "$here/headers" "$work/together" | tail -n 30 ;;
    *) fail "check.sh: what is \"$what\"?" ;;
esac
echo "$what: ok"
