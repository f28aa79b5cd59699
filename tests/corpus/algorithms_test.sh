#!/bin/sh
# Every algorithm of the registry answers a case of the corpus: 0 run on no case. One that takes none is found.
# usage: BUILD=build tests/corpus/algorithms_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

"$origo" run --list | sed '/^$/,$d' >"$dir/list"
expect 'there are algorithms' [ "$(wc -l <"$dir/list")" -gt 150 ]
tests/corpus/algorithms.py "$origo" "$dir/list" corpus/cases corpus/primitives/cases corpus/curved/cases >"$dir/out"
expect 'a number of algorithms without a case' is "$? $(tail -n 1 "$dir/out")" "0 0 of $(wc -l <"$dir/list") algorithms run on no case"
expect "no name: $(sed '$d' "$dir/out" | xargs)" is "$(sed '$d' "$dir/out")" ''
# Cases of other questions are none of theirs.
mkdir "$dir/few"
cp corpus/primitives/cases/bound-turn-every.jsonl corpus/primitives/cases/bound-triangles.jsonl "$dir/few"
grep -e '^aabb-update ' -e '^sphere-any-turn ' -e '^support-ellipsoid ' -e '^obb-pca-triangles ' "$dir/list" >"$dir/some"
tests/corpus/algorithms.py "$origo" "$dir/some" "$dir/few" >"$dir/out"
expect 'those that take none of few files' is "$? $(xargs <"$dir/out")" '1 aabb-update support-ellipsoid 2 of 4 algorithms run on no case'

conclude
