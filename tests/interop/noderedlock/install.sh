#!/usr/bin/env bash
# install.sh FOLDER: puts the packages that package-lock.json pins into FOLDER/node_modules. Does nothing when they are there.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
folder=$1

for command in node npm; do
    if ! command -v $command >/dev/null; then
        echo "$command is missing: ./test --all installs it" >&2
        exit 1
    fi
done
if cmp -s "$here/package-lock.json" "$folder/installed-lock.json"; then
    exit 0
fi
mkdir -p "$folder"
rm -f "$folder/installed-lock.json"
cp "$here/package.json" "$here/package-lock.json" "$folder/"
cd "$folder"
npm ci --prefer-offline --ignore-scripts --no-audit --no-fund --no-update-notifier
cp package-lock.json installed-lock.json
