# Clean roots of Debian releases. Sourced; needs root, and a mirror: that of this machine, or what LOCKSCOPE_MIRROR says.
#
# make_root RELEASE [PACKAGE,…]: sets `root`, which is deleted when the shell ends. in_root COMMAND…: runs it there; its processes
# and mounts end with it.

make_root() {
    local release=$1 include=ca-certificates${2:+,$2} mirror file
    mirror=${LOCKSCOPE_MIRROR:-$(apt-get indextargets --format '$(COMPONENT) $(REPO_URI)' 'Created-By: Packages' | awk '$1 == "main" && /debian\/?$/ { print $2; exit }')}
    [ -n "$mirror" ] || { echo "No Debian mirror is known to apt here: run apt-get update, or set LOCKSCOPE_MIRROR" >&2; return 1; }
    root=$(mktemp -d /var/tmp/lockscope-root.XXXXXX)
    trap 'rm -rf --one-file-system "$root" "$root.log"' EXIT
    chmod 755 "$root" # an ordinary user works in it
    if ! debootstrap --variant=minbase --include="$include" "$release" "$root" "$mirror" >"$root.log" 2>&1; then
        tail -n 20 "$root.log" >&2
        return 1
    fi
    # What apt needs to be told here, it needs to be told there: a proxy, certificates of its own.
    apt-config dump | grep -E '^Acquire::https?::' >"$root/etc/apt/apt.conf.d/99host" || true
    while read -r file; do
        [ -f "$file" ] && install -D -m 644 "$file" "$root$file"
    done < <(sed -n 's/.*"\(\/[^"]*\)".*/\1/p' "$root/etc/apt/apt.conf.d/99host")
    printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d" # no services
    chmod 755 "$root/usr/sbin/policy-rc.d"
}

in_root() {
    # shellcheck disable=SC2016
    unshare --mount --pid --fork --kill-child -- bash -c 'mount -t proc proc "$1/proc" && mount --rbind /dev "$1/dev" && shift && exec chroot "$@"' bash "$root" "$root" \
        env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
        ${http_proxy:+http_proxy="$http_proxy"} ${https_proxy:+https_proxy="$https_proxy"} "$@"
}
