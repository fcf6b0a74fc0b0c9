#!/usr/bin/env bash
# clean_root.sh PACKAGES [RELEASE]: the packages in a fresh root of the Debian release that they were built on (this machine's by
# default): first the command alone, without a library of a desktop, then all: installed, used by an ordinary user, removed.
# Needs root, and a mirror: that of this machine, or what LOCKSCOPE_MIRROR says.
set -euo pipefail
packages=$(cd "$1" && pwd)
if [ "$(id -u)" -ne 0 ]; then
    exec sudo --non-interactive --preserve-env=LOCKSCOPE_MIRROR,http_proxy,https_proxy,no_proxy "$0" "$@"
fi
. /etc/os-release
. "$(dirname "${BASH_SOURCE[0]}")/../platforms/root.sh"
release=${2:-$VERSION_CODENAME}
echo "== a clean Debian $release"
make_root "$release" man-db
mkdir "$root/packages"
cp "$packages"/*.deb "$root/packages"
cp "$(dirname "${BASH_SOURCE[0]}")/use.sh" "$root/packages"
chmod -R a+rX "$root/packages"
mapfile -t names < <(for deb in "$packages"/*.deb; do dpkg-deb --field "$deb" Package; done)

files() {
    (cd "$root" && find . -xdev \( -path ./proc -o -path ./home -o -path ./tmp -o -path ./packages -o -path ./var/log -o -path ./var/cache -o -path ./var/lib/apt \
        -o -path './var/lib/dpkg/*-old' \) -prune -o -print | LC_ALL=C sort)
}
installed() { in_root sh -c "apt-get install -y --no-install-recommends $1" >"$root/tmp/apt.log" 2>&1 || { tail -n 30 "$root/tmp/apt.log" >&2; exit 1; }; }
removed() { in_root apt-get purge -y "${names[@]}" >"$root/tmp/apt.log" 2>&1 || { tail -n 30 "$root/tmp/apt.log" >&2; exit 1; }; }

echo "== installed, with nothing but what the packages ask for: the command alone, then all; and removed"
in_root sh -c 'apt-get update -qq && apt-get install -y -qq --no-install-recommends redis-server' >"$root/tmp/apt.log" 2>&1 || { tail -n 30 "$root/tmp/apt.log" >&2; exit 1; }
in_root useradd --create-home ops
installed '/packages/lockscope-cli_*.deb /packages/liblockscope-core*.deb'
if in_root dpkg-query --show --showformat '${Package}\n' | grep -E '^(libx(11|au|cb|dmcp|ext|i|kb|rand|render)|libwayland|libgl(1|es|u|vnd|x)|libegl|libqt6(gui|widgets|svg)|liblockscope-widgets)'; then
    echo "FAILED: the command alone needs these" >&2
    exit 1
fi
in_root runuser -u ops -- env HOME=/home/ops bash /packages/use.sh command
in_root apt-get purge -y lockscope-cli 'liblockscope-core*' >"$root/tmp/apt.log" 2>&1
in_root sh -c 'rm -rf /home/ops/*'

installed '/packages/*.deb'
removed
files >"$root/tmp/before"
if grep -i lockscope "$root/tmp/before"; then
    echo "FAILED: these are left" >&2
    exit 1
fi

echo "== installed again, and used"
installed '/packages/*.deb'
in_root runuser -u ops -- env HOME=/home/ops bash /packages/use.sh

echo "== removed"
removed
files >"$root/tmp/after"
if ! diff "$root/tmp/before" "$root/tmp/after"; then
    echo "FAILED: something was left, or is missing" >&2
    exit 1
fi
[ -d "$root/home/ops" ] || { echo "FAILED: the user's files are gone" >&2; exit 1; }
echo "clean root: ok"
