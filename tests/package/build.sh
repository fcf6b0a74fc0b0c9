#!/usr/bin/env bash
# build.sh [CMAKE-OPTION…]: makes the Debian packages, as a maintainer would: build/package/packages/*.deb.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. .ci/setup.sh
# shellcheck disable=SC2046
cmake --preset package $(compile_options) "$@" >/dev/null
rm -rf build/package/packages
cmake --build --preset package | tail -n 5
ls -l build/package/packages/*.deb
