#!/usr/bin/env bash
# use.sh [command]: what an operator tries first with the installed program; `command`: without the window. Run by clean_root.sh, as
# an ordinary user in the clean root.
set -euo pipefail
cd "$HOME"
fail() { echo "FAILED: $*" >&2; exit 1; }
servers() { cat /proc/[0-9]*/comm 2>/dev/null | grep -c '^redis-server$' || true; }

[ "$(command -v lockscope)" = /usr/bin/lockscope ] || fail "lockscope is not in the PATH"
lockscope --version
lockscope release --help >help
grep -q -- '--hold-off TIME' help || fail "release --help does not list --hold-off"
lockscope dialects | grep '^redisson ' >/dev/null || fail "dialects"
man lockscope | col -b >page
grep -q -- '--hold-off TIME' page || fail "man lockscope does not tell --hold-off"
man -w lockscope

echo "== the demo without a display"
# --foreground: one signal, to the program alone. A second one would end it in the middle of its orderly end.
timeout --foreground --preserve-status -s INT 15 lockscope demo --headless >demo || fail "demo --headless ends with $?"
grep 'lock:nightly-report .* 5 of 5 ' demo || { cat demo; fail "the demo shows no lock that all nodes carry"; }
[ "$(servers)" = 0 ] || fail "the demo leaves servers behind"

if [ "${1:-}" = command ]; then
    echo "== the window, which is not there"
    QT_QPA_PLATFORM=offscreen timeout --foreground --preserve-status -s INT 8 lockscope demo >demo 2>words || fail "demo ends with $?"
    grep 'the window needs the package lockscope' words || { cat words; fail "who wants the window is not told what to install"; }
else
    echo "== the demo's window, on no screen"
    export XDG_RUNTIME_DIR=$HOME/run
    mkdir -m 700 "$XDG_RUNTIME_DIR"
    QT_QPA_PLATFORM=offscreen timeout --foreground --preserve-status -s TERM 8 lockscope demo || fail "the window ends with $?"
    [ "$(servers)" = 0 ] || fail "the window's demo leaves servers behind"
fi

echo "== the lab"
lockscope demo --scenario crash-without-expiry | tail -n 1 | grep '1 of 1 as expected' || fail "the lab"

echo "== a command under a lock"
redis-server --port 0 --unixsocket "$HOME/redis.sock" --save '' --daemonize yes >/dev/null
for _ in $(seq 100); do
    redis-cli -s "$HOME/redis.sock" ping >/dev/null 2>&1 && break
    sleep 0.1
done
[ "$(lockscope run job -s redis.sock --trust-young-nodes sh -c 'echo "$LOCKSCOPE_LOCK"')" = job ] || fail "run"
redis-cli -s "$HOME/redis.sock" shutdown nosave >/dev/null
echo "used: ok"
