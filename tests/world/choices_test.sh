#!/bin/sh
# Which choices of algorithms give the same events: docs/results/world-choices.md says what tests/world/choices.py
# finds.
# usage: BUILD=build tests/world/choices_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
python3 tests/world/choices.py "$BUILD/origo" >"$dir/made"
sed -n '/choices: begin/,/choices: end/p' docs/results/world-choices.md | sed '1d;$d' >"$dir/page"
expect 'docs/results/world-choices.md is up to date (tests/world/choices.py build/origo --write)' same "$dir/made" "$dir/page"
row() { grep -F "| $1 |" "$dir/made" | head -n 1; }
expect 'all broad phases give the same' is "$(row '`--broad`' | awk '{ print ($4 > 15 && $4 == $8) }')" 1
expect 'all mid phases give the same' is "$(row '`--mid`' | awk '{ print ($4 > 5 && $4 == $8) }')" 1
expect 'nothing is missed by far' is "$(grep -c 'does not say so: penetrating' "$dir/made")" 0
conclude
