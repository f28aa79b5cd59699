#!/bin/sh
# Random polygons with holes, and polygons that touch themselves: answers, the same turned, changed certificates.
# usage: BUILD=build tests/triangulate/holes_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

# Under slow instruments the caller asks for smaller runs.
polygons=1000
[ -n "${ORIGO_TEST_PAIRS:-}" ] && polygons=100
python3 tests/triangulate/holes.py "$BUILD/origo" "$BUILD/origo-check" "$dir" "$polygons" >"$dir/said"
expect 'answers as the slabs say' is "$?" 0
cat "$dir/said"

conclude
