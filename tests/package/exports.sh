#!/usr/bin/env bash
# exports.sh CORE.so WIDGETS.so ARCHIVE…: the packages' programs are linked with the shared libraries, whose symbols are hidden
# unless exported. Fails if the archives use a function of ours that neither they nor the libraries have.
set -euo pipefail
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export LC_ALL=C
{
    nm --dynamic --defined-only "$1" "$2"
    nm --defined-only "${@:3}"
} | awk 'NF == 3 { print $3 }' | sort -u >"$scratch/has"
nm --undefined-only "${@:3}" | awk '$1 == "U" && $2 ~ /9Lockscope/ { print $2 }' | sort -u >"$scratch/uses"
comm -23 "$scratch/uses" "$scratch/has" | c++filt >"$scratch/lacks"
[ -s "$scratch/uses" ] || { echo "FAILED: the archives use nothing of Lockscope" >&2; exit 1; }
[ ! -s "$scratch/lacks" ] || { echo "FAILED: not exported (LOCKSCOPE_CORE_EXPORT, LOCKSCOPE_WIDGETS_EXPORT):" >&2; cat "$scratch/lacks" >&2; exit 1; }
