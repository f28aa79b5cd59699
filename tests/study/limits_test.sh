#!/bin/sh
# The parts `Measured` of the algorithms' pages are what the studies say: in a copy of them two are spoiled, and
# docs/studies/limits.py finds these two and no other.
# usage: BUILD=build tests/study/limits_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
BUILD=$(cd "${BUILD:-build}" && pwd)

mkdir -p "$dir/docs/studies" "$dir/docs/use"
cp docs/use/algorithms.md "$dir/docs/use"
cp docs/studies/limits.py docs/studies/study.py "$dir/docs/studies"
cp -R ref "$dir"
ln -s "$PWD/corpus" "$dir/corpus"
changed=ref/cso/gjk.md removed=ref/closest/point_plane.md
sed -i '/^| gjk, binary64/s/ [0-9][0-9,]* / 1 /' "$dir/$changed"
sed -i '/^## Measured/,/binary32/d' "$dir/$removed"
expect "$changed has such a part" [ "$(cmp -s $changed "$dir/$changed"; echo $?)" = 1 ]
expect "$removed has such a part" [ "$(cmp -s $removed "$dir/$removed"; echo $?)" = 1 ]

"$dir/docs/studies/limits.py" --check --build "$BUILD" >"$dir/out" 2>"$dir/err"
expect "exit status: $(head -c 300 "$dir/err")" is "$? $(wc -c <"$dir/err")" '1 0'
grep 'run docs/studies/limits.py$' "$dir/out" >"$dir/stale"
for spoiled in $changed $removed; do
  expect "$spoiled found" is "$(grep -c "^$spoiled " "$dir/stale")" 1
done
others=$(grep -v -e "^$changed " -e "^$removed " "$dir/stale")
expect "$others" [ -z "$others" ]

conclude
