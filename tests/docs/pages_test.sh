#!/bin/sh
# Each algorithm has a page, which says what the tree knows of it, and its header the registry's line of limits: in a
# copy a page's tests, a header's limits and a whole page are taken away, and docs/pages.py finds these three and no
# other.
# usage: BUILD=build tests/docs/pages_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
BUILD=$(cd "${BUILD:-build}" && pwd)

mkdir "$dir/docs"
cp docs/pages.py docs/primitives.jsonl "$dir/docs"
cp -R ref tests fuzz "$dir"
ln -s "$PWD/corpus" "$dir/corpus"
mkdir -p "$dir/tool/run"
cp tool/run/doors.c "$dir/tool/run"
changed=ref/cso/gjk.md limits=ref/cso/epa.h removed=ref/features/v_clip.md
sed -i '/^- Tests: /d' "$dir/$changed"
sed -i 's/^\/\/\/ Limits: .*/\/\/\/ Limits: none./' "$dir/$limits"
rm "$dir/$removed"
expect "$changed has such a line" [ "$(cmp -s $changed "$dir/$changed"; echo $?)" = 1 ]
expect "$limits has such a line" [ "$(cmp -s $limits "$dir/$limits"; echo $?)" = 1 ]

"$dir/docs/pages.py" --check --build "$BUILD" >"$dir/out" 2>"$dir/err"
expect "exit status: $(head -c 300 "$dir/err")" is "$? $(wc -c <"$dir/err")" '1 0'
for spoiled in $changed $limits $removed; do
  expect "$spoiled found" is "$(grep -c "^$spoiled is not" "$dir/out")" 1
done
expect "no other: $(head -c 300 "$dir/out")" is "$(wc -l <"$dir/out")" 3
"$dir/docs/pages.py" --build "$BUILD" >"$dir/out"
for spoiled in $changed $limits; do expect "$spoiled as it was" cmp -s $spoiled "$dir/$spoiled"; done
expect "a page is begun" grep -q '^- Run: `origo run v-clip corpus/cases/[a-z-]*[.]jsonl`' "$dir/$removed"

expect 'each algorithm runs on a file of the tree' is "$(grep -l '^- Run:.* CASES`' ref/*/*.md | wc -l)" 0

# Docs of a header: idea, domain, cost, source and a line of limits, in at most 24 lines before its includes.
for page in ref/*/*.md; do
  header=${page%.md}.h
  [ -f "$header" ] || continue
  count=$(sed -n '/^#include/q; /^\/\/\//p' "$header" | wc -l)
  expect "$header: $count lines of documentation before the contract" [ "$count" -le 24 ]
done

conclude
