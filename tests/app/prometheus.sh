#!/usr/bin/env bash
# What `lockscope export --prometheus` serves, and the example rules, as Prometheus' own tool judges them.
# usage: prometheus.sh LOCKSCOPE SOURCE_DIR
set -euo pipefail
lockscope=$1
source=$2
folder=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null || true; wait; rm -rf "$folder"' EXIT

# until COMMAND…: for 20 s at most
await() {
    local deadline=$((SECONDS + 20))
    until "$@"; do
        [ $SECONDS -lt $deadline ] || { echo "in vain: $*" >&2; cat "$folder"/out "$folder"/redis.log >&2; exit 1; }
        sleep 0.1
    done
}

promtool check rules "$source/resources/prometheus/lockscope-alerts.yml"

redis-server --port 0 --unixsocket "$folder/redis" --dir "$folder" --save '' >"$folder/redis.log" &
await sh -c "redis-cli -s '$folder/redis' ping >/dev/null 2>&1"
redis-cli -s "$folder/redis" set 'shop:lock:1' 4711@host px 60000 nx >/dev/null
"$lockscope" export --prometheus --listen 0 -s "$folder/redis" >"$folder/out" &
await grep -q /metrics "$folder/out"
url=$(cat "$folder/out")
await sh -c "curl -fsS '$url' >'$folder/metrics' && grep -q '^lockscope_locks{namespace=\"shop:\"' '$folder/metrics'"
promtool check metrics <"$folder/metrics"
echo "as Prometheus wants it"
