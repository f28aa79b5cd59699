#!/bin/sh
# Every algorithm of the registry answers a case of the corpus: 0 run on no case. One that takes none is found.
# usage: BUILD=build tests/corpus/algorithms_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

"$origo" run --list | sed '/^$/,$d' >"$dir/list"
all=$(wc -l <"$dir/list")
expect 'there are algorithms' [ "$all" -gt 150 ]
idle() { tests/corpus/algorithms.py "$origo" "$@" >"$dir/out"; }
idle "$dir/list" corpus/cases corpus/primitives/cases corpus/curved/cases corpus/parts/cases
expect 'how many run on no case' is "$? $(tail -n 1 "$dir/out")" "0 0 of $all algorithms run on no case"
expect 'no name' is "$(sed '$d' "$dir/out")" ''
# Cases of other questions are none of theirs.
mkdir "$dir/few"
for family in bound-turn-every bound-triangles; do cp "corpus/primitives/cases/$family.jsonl" "$dir/few"; done
for name in aabb-update sphere-any-turn support-ellipsoid obb-pca-triangles; do
  grep "^$name " "$dir/list"
done >"$dir/some"
wanted='1 aabb-update support-ellipsoid 2 of 4 algorithms run on no case'
idle "$dir/some" "$dir/few"
expect 'those that take none of few files' is "$? $(xargs <"$dir/out")" "$wanted"

conclude
