# Clean roots of Debian and Ubuntu releases. Sourced; needs root, and a mirror: for Debian that of this machine, or what
# LOCKSCOPE_MIRROR says; for Ubuntu its archive, or what LOCKSCOPE_UBUNTU_MIRROR says.
#
# make_root RELEASE [PACKAGE,…]: sets `root`, which is deleted when the shell ends. in_root COMMAND…: runs it there; its processes
# and mounts end with it.

# Sets `keyring`: the keys of Ubuntu's archive, which Debian has no package of, by the checksum of theirs.
ubuntu_keyring() {
    local package
    package=$(mktemp) keyring=$(mktemp)
    # shellcheck disable=SC2064 # the names are known now, and gone when the shell ends
    trap "rm -f '$package' '$keyring'" EXIT
    curl --silent --show-error --fail --output "$package" "$1/pool/main/u/ubuntu-keyring/ubuntu-keyring_2023.11.28.1_all.deb" \
        && echo "36de43b15853ccae0028e9a767613770c704833f82586f28eb262f0311adb8a8  $package" | sha256sum --check --quiet \
        && dpkg-deb --fsys-tarfile "$package" | tar --extract --to-stdout ./usr/share/keyrings/ubuntu-archive-keyring.gpg >"$keyring" || return 1
    rm -f "$package"
    trap - EXIT
}

make_root() {
    local release=$1 include=ca-certificates${2:+,$2} mirror file special=()
    if [ "$release" = noble ]; then
        mirror=${LOCKSCOPE_UBUNTU_MIRROR:-http://archive.ubuntu.com/ubuntu}
        ubuntu_keyring "$mirror" || { echo "The keys of $mirror cannot be fetched: set LOCKSCOPE_UBUNTU_MIRROR to another mirror" >&2; return 1; }
        special=(--components=main,universe --keyring="$keyring")
    else
        mirror=${LOCKSCOPE_MIRROR:-$(apt-get indextargets --format '$(COMPONENT) $(REPO_URI)' 'Created-By: Packages' | awk '$1 == "main" && /debian\/?$/ { print $2; exit }')}
        [ -n "$mirror" ] || { echo "No Debian mirror is known to apt here: run apt-get update, or set LOCKSCOPE_MIRROR" >&2; return 1; }
    fi
    root=$(mktemp -d /var/tmp/lockscope-root.XXXXXX)
    trap 'rm -rf --one-file-system "$root" "$root.log" ${keyring:+"$keyring"}' EXIT
    chmod 755 "$root" # an ordinary user works in it
    if ! debootstrap --variant=minbase --include="$include" "${special[@]}" "$release" "$root" "$mirror" ${special:+gutsy} >"$root.log" 2>&1; then
        tail -n 20 "$root.log" >&2
        return 1
    fi
    # What apt needs to be told here, it needs to be told there: a proxy, certificates of its own.
    apt-config dump | grep -E '^Acquire::https?::' >"$root/etc/apt/apt.conf.d/99host" || true
    while read -r file; do
        [ -f "$file" ] && install -D -m 644 "$file" "$root$file"
    done < <(sed -n 's/.*"\(\/[^"]*\)".*/\1/p' "$root/etc/apt/apt.conf.d/99host")
    printf '127.0.0.1 localhost\n::1 localhost\n' >"$root/etc/hosts"
    printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d" # no services
    chmod 755 "$root/usr/sbin/policy-rc.d"
}

in_root() {
    # shellcheck disable=SC2016
    unshare --mount --pid --fork --kill-child -- bash -c 'mount -t proc proc "$1/proc" && mount --rbind /dev "$1/dev" && shift && exec chroot "$@"' bash "$root" "$root" \
        env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
        ${http_proxy:+http_proxy="$http_proxy"} ${https_proxy:+https_proxy="$https_proxy"} "$@"
}
