#!/bin/sh
# Cases of public bug reports have the values that are known to be right.
# usage: BUILD=build tests/corpus/reports_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

python3 tests/corpus/reports.py "$origo" "$BUILD/origo-check" "$dir" >"$dir/out"
expect "reports: $(tail -n 1 "$dir/out")" is "$?$(sed '$d' "$dir/out")" 0
sed 's/"expect": {"relation": "penetrating", "depth": "51/"expect": {"relation": "penetrating", "depth": "52/' \
  corpus/imported/reports.jsonl >"$dir/lies"
python3 tests/corpus/reports.py "$origo" "$BUILD/origo-check" "$dir" "$dir/lies" >"$dir/out"
expect 'another depth is found' is "$? $(grep -c 'wild-drake' "$dir/out")" '1 2'

conclude
