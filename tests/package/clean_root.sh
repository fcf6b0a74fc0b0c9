#!/usr/bin/env bash
# clean_root.sh PACKAGES: the packages in a fresh root of the Debian release that they were built on: installed, used by an
# ordinary user, removed. Needs root, and a mirror: that of this machine, or what LOCKSCOPE_MIRROR says.
set -euo pipefail
packages=$(cd "$1" && pwd)
if [ "$(id -u)" -ne 0 ]; then
    exec sudo --non-interactive --preserve-env=LOCKSCOPE_MIRROR,http_proxy,https_proxy,no_proxy "$0" "$@"
fi
. /etc/os-release
mirror=${LOCKSCOPE_MIRROR:-$(apt-get indextargets --format '$(CODENAME) $(COMPONENT) $(REPO_URI)' 'Created-By: Packages' | awk -v release="$VERSION_CODENAME" '$1 == release && $2 == "main" { print $3; exit }')}
[ -n "$mirror" ] || { echo "No mirror of $VERSION_CODENAME is known to apt here: run apt-get update, or set LOCKSCOPE_MIRROR" >&2; exit 1; }

root=$(mktemp -d /var/tmp/lockscope-root.XXXXXX)
trap 'rm -rf --one-file-system "$root"' EXIT
chmod 755 "$root" # an ordinary user works in it
# Its processes and mounts end with the command.
in_root() {
    # shellcheck disable=SC2016
    unshare --mount --pid --fork --kill-child -- bash -c 'mount -t proc proc "$1/proc" && shift && exec chroot "$@"' bash "$root" "$root" \
        env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
        ${http_proxy:+http_proxy="$http_proxy"} ${https_proxy:+https_proxy="$https_proxy"} "$@"
}

echo "== a clean $PRETTY_NAME"
if ! debootstrap --variant=minbase --include=ca-certificates,man-db "$VERSION_CODENAME" "$root" "$mirror" >"$root.log" 2>&1; then
    tail -n 20 "$root.log" >&2
    rm -f "$root.log"
    exit 1
fi
rm -f "$root.log"
# What apt needs to be told here, it needs to be told there: a proxy, certificates of its own.
apt-config dump | grep -E '^Acquire::https?::' >"$root/etc/apt/apt.conf.d/99host" || true
while read -r file; do
    [ -f "$file" ] && install -D -m 644 "$file" "$root$file"
done < <(sed -n 's/.*"\(\/[^"]*\)".*/\1/p' "$root/etc/apt/apt.conf.d/99host")
printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d" # no services
chmod 755 "$root/usr/sbin/policy-rc.d"
mkdir "$root/packages"
cp "$packages"/*.deb "$root/packages"
cp "$(dirname "${BASH_SOURCE[0]}")/use.sh" "$root/packages"
chmod -R a+rX "$root/packages"
mapfile -t names < <(for deb in "$packages"/*.deb; do dpkg-deb --field "$deb" Package; done)

files() {
    (cd "$root" && find . -xdev \( -path ./proc -o -path ./home -o -path ./tmp -o -path ./packages -o -path ./var/log -o -path ./var/cache -o -path ./var/lib/apt \
        -o -path './var/lib/dpkg/*-old' \) -prune -o -print | LC_ALL=C sort)
}
installed() { in_root sh -c 'apt-get install -y --no-install-recommends /packages/*.deb' >"$root/tmp/apt.log" 2>&1 || { tail -n 30 "$root/tmp/apt.log" >&2; exit 1; }; }
removed() { in_root apt-get purge -y "${names[@]}" >"$root/tmp/apt.log" 2>&1 || { tail -n 30 "$root/tmp/apt.log" >&2; exit 1; }; }

echo "== installed, with nothing but what the packages ask for; and removed"
in_root sh -c 'apt-get update -qq && apt-get install -y -qq --no-install-recommends redis-server' >"$root/tmp/apt.log" 2>&1 || { tail -n 30 "$root/tmp/apt.log" >&2; exit 1; }
installed
in_root useradd --create-home ops
removed
files >"$root/tmp/before"
if grep -i lockscope "$root/tmp/before"; then
    echo "FAILED: these are left" >&2
    exit 1
fi

echo "== installed again, and used"
installed
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
