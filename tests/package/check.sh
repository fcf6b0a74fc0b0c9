#!/usr/bin/env bash
# check.sh PACKAGES: what the packages hold, by the tools that Debian and desktops look at it with.
set -euo pipefail
packages=$(cd "$1" && pwd)
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
id=io.github.lockscope.Lockscope
failed=no
fail() { echo "FAILED: $*" >&2; failed=yes; }

for deb in "$packages"/*.deb; do dpkg-deb --extract "$deb" "$root"; done
share=$root/usr/share

echo "== desktop entry and metainfo"
desktop-file-validate "$share/applications/$id.desktop" || fail "desktop-file-validate"
appstreamcli validate --no-net "$share/metainfo/$id.metainfo.xml" || fail "appstreamcli validate"
launchable=$(sed -n 's:.*<launchable type="desktop-id">\(.*\)</launchable>.*:\1:p' "$share/metainfo/$id.metainfo.xml")
[ -n "$launchable" ] && [ -f "$share/applications/$launchable" ] || fail "<launchable> names no installed file: \"$launchable\""
binary=$(sed -n 's:.*<binary>\(.*\)</binary>.*:\1:p' "$share/metainfo/$id.metainfo.xml")
[ -x "$root/usr/bin/$binary" ] || fail "<binary> names no installed program: \"$binary\""
icon=$(sed -n 's/^Icon=//p' "$share/applications/$id.desktop")
for size in 16x16 22x22 24x24 32x32 48x48 64x64 128x128 256x256 512x512; do
    [ -f "$share/icons/hicolor/$size/apps/$icon.png" ] || fail "no icon of $size"
done
[ -f "$share/icons/hicolor/scalable/apps/$icon.svg" ] && [ -f "$share/icons/hicolor/symbolic/apps/$icon-symbolic.svg" ] || fail "no scalable or no symbolic icon"

echo "== manual page"
warnings=$(LC_ALL=C.UTF-8 MANROFFSEQ='' MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z "$share/man/man1/lockscope.1.gz" 2>&1 >/dev/null)
[ -z "$warnings" ] || fail "man --warnings: $warnings"

echo "== completion"
for file in bash-completion/completions/lockscope fish/vendor_completions.d/lockscope.fish zsh/vendor-completions/_lockscope; do
    [ -f "$share/$file" ] || fail "$file is missing"
done

echo "== for programs that are built with it"
holds() { # PACKAGE PATH-PATTERN…
    local package=$1 pattern files
    shift
    files=$(dpkg-deb --contents "$packages/${package}"_*.deb | awk '{print $6}') # whole: who stops reading a pipe breaks it
    for pattern in "$@"; do
        grep -qE "$pattern" <<<"$files" || fail "$package holds no $pattern"
    done
}
lib='^./usr/lib/[^/]*'
holds lockscope-dev "$lib/pkgconfig/lockscope-core.pc$" "$lib/pkgconfig/lockscope-widgets.pc$" "$lib/cmake/Lockscope/LockscopeConfig.cmake$" \
    "$lib/liblockscope_core.a$" "$lib/liblockscope_core.so$" "$lib/liblockscope_widgets.a$" '^./usr/include/lockscope/core/locks/lockclient.h$' '^./usr/include/lockscope/ui/lockscopepane.h$'
holds lockscope-designer "$lib/qt6/plugins/designer/liblockscope_designer.so$"
if dpkg-deb --contents "$packages"/lockscope-dev_*.deb | awk '{print $6}' | grep -E '_p\.h$|/designer/|/tests?/'; then fail "lockscope-dev holds what is not meant for others"; fi

echo "== lintian"
lintian --fail-on error --tag-display-limit 0 "$packages"/*.deb || fail "lintian"

[ "$failed" = no ] && echo "packages: ok"
