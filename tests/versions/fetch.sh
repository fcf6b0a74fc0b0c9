#!/usr/bin/env bash
# fetch.sh FOLDER: servers of other versions than the installed one, as other releases of Debian package them, unpacked below
# FOLDER/NAME/bin, where each goes by the names redis-server, redis-cli and redis-benchmark. Nothing is installed. Needs the Debian
# mirror of this machine, or what LOCKSCOPE_MIRROR says.
set -euo pipefail
mkdir -p "$1"
folder=$(cd "$1" && pwd)
. /etc/os-release
mirror=${LOCKSCOPE_MIRROR:-$(apt-get indextargets --format '$(CODENAME) $(COMPONENT) $(REPO_URI)' 'Created-By: Packages' | awk -v release="$VERSION_CODENAME" '$1 == release && $2 == "main" { print $3; exit }')}
[ "$ID" = debian ] || mirror=${LOCKSCOPE_MIRROR:-}
[ -n "$mirror" ] || { echo "No Debian mirror is known here: run apt-get update on Debian, or set LOCKSCOPE_MIRROR" >&2; exit 1; }

# fetch NAME RELEASE redis|valkey
fetch() {
    local name=$1 release=$2 product=$3 root=$folder/$1 loader program
    [ -x "$root/bin/redis-server" ] && return
    rm -rf "$root"
    mkdir -p "$root"/apt/{lists/partial,archives/partial} "$root/bin"
    echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror $release main" >"$root/apt/sources.list"
    : >"$root/apt/status"
    local apt=(apt-get -qq -o "Dir::Etc::SourceList=$root/apt/sources.list" -o Dir::Etc::SourceParts=- -o "Dir::State::Lists=$root/apt/lists"
        -o "Dir::State::Status=$root/apt/status" -o "Dir::Cache=$root/apt" -o "Dir::Cache::Archives=$root/apt/archives" -o APT::Sandbox::User=)
    "${apt[@]}" update
    # With all that they need, to the C library: nothing of this machine is used.
    "${apt[@]}" -y --no-install-recommends --download-only install "$product-server" "$product-tools" >/dev/null
    for program in "$root"/apt/archives/*.deb; do
        dpkg-deb --extract "$program" "$root/files"
    done
    rm -rf "$root/apt"
    # By its own path: the root's links are absolute.
    loader=$(find "$root/files" -type f \( -name 'ld-[0-9]*.so' -o -name 'ld-linux-*.so.[0-9]' \) | head -n 1)
    for program in server cli benchmark; do
        cat >"$root/bin/redis-$program" <<END
#!/bin/sh
exec '$loader' --library-path '$(find "$root/files" -name 'libc.so.6' -printf '%h\n' | head -n 1):$(dirname "$(find "$root/files" -path '*/usr/lib/*' -name 'libssl.so*' | head -n 1)")' '$root/files/usr/bin/$product-$program' "\$@"
END
        chmod +x "$root/bin/redis-$program"
    done
    "$root/bin/redis-server" --version
}

fetch redis-6.0 bullseye redis
fetch redis-8 trixie redis
fetch valkey-8 trixie valkey
fetch valkey-9 forky valkey
