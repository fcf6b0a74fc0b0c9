#!/usr/bin/env bash
# check.sh BUILD-DIR: installs the build into a temporary folder, builds the outside programs against it, and runs them
# with a private redis-server.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
build=$1
work=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true; rm -rf "$work"' EXIT

cmake --install "$build" --prefix "$work/prefix" >/dev/null
cmake -S "$here" -B "$work/build" -G Ninja -DCMAKE_PREFIX_PATH="$work/prefix" -DCMAKE_BUILD_TYPE=Debug >/dev/null
cmake --build "$work/build"

socket=$work/redis.sock
redis-server --port 0 --unixsocket "$socket" --save '' --appendonly yes --appendfsync always --dir "$work" --daemonize no >"$work/redis.log" &
server=$!
for _ in $(seq 100); do
    redis-cli -s "$socket" ping >/dev/null 2>&1 && break
    sleep 0.1
done

"$work/build/guarded" orders:42 "unix://$socket" | tee "$work/out"
grep -q '^released$' "$work/out"
[ "$(redis-cli -s "$socket" exists orders:42)" = 0 ]

"$work/build/withlock" orders:42 "unix://$socket" | grep -q '^wrote 100 parts$'
"$work/build/fencing" orders:42 "unix://$socket" | grep -q '^late write refused, the store holds what was written by holder 2$'
[ "$("$work/build/redisson" orders:43 "unix://$socket")" = "held 2 times
released" ]
[ "$(redis-cli -s "$socket" exists orders:42 orders:43)" = 0 ]

redis-cli -s "$socket" set lock:report host-3 nx px 60000 >/dev/null
if [ -x "$work/build/dock" ]; then
    QT_QPA_PLATFORM=offscreen timeout 30 "$work/build/dock" --grab "$work/dock.png" "unix://$socket"
    [ -s "$work/dock.png" ]
    redis-cli -s "$socket" set other:1 host-4 nx px 60000 >/dev/null
    [ "$(QT_QPA_PLATFORM=offscreen timeout 30 "$work/build/board" --print lock: "unix://$socket")" = "1 of 1 nodes answer
lock:report is held by host-3" ]
fi
echo "consumer: ok"
