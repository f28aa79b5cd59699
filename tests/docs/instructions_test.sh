#!/bin/sh
# docs/results/instructions.csv is what valgrind counts: of some algorithms it is counted again. In a copy with a count,
# a number of cases, a row and a table spoilt, these are found and no other.
# usage: BUILD=build tests/docs/instructions_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

docs/instructions.py --build "$BUILD" --check gjk hull-2d grid >"$dir/out" 2>&1
expect "as counted: $(head -c 800 "$dir/out")" is $? 0
expect 'rows were counted' [ "$(sed -n 's/ rows counted, 0 faults$//p' "$dir/out")" -gt 12 ]
expect 'each algorithm has a row' is "$(cut -d , -f 2 docs/results/instructions.csv | sed 1d | sort -u)" \
  "$("$BUILD/origo" list --markdown | sed -n 's/^| \[`\([^`]*\)`.*/\1/p' | sort)"

mkdir "$dir/results"
cp docs/results/instructions.csv docs/results/instructions.md "$dir/results"
spoilt() { # spoilt FILE EXPRESSION
  sed -i "$2" "$dir/results/$1"
  expect "$1 has such a line" [ "$(cmp -s "docs/results/$1" "$dir/results/$1"; echo $?)" = 1 ]
}
spoilt instructions.csv 's/^\(pair,sat-lite,boxes,[0-9]*,\)/\19/'
spoilt instructions.csv '/^pair,sat-lite,touching,/d'
spoilt instructions.csv 's/^\(orientation,orient2d,all,\)/\11/'
docs/instructions.py --build "$BUILD" --results "$dir/results" --check sat-lite orient2d >"$dir/out" 2>&1
expect "faults have status 1: $(head -c 800 "$dir/out")" is $? 1
for fault in 'sat-lite, boxes: ' 'sat-lite, touching: is not in the file' 'orient2d, all: ' \
  "the page's tables are not"; do
  expect "found: $fault" is "$(grep -c "^$fault" "$dir/out")" 1
done
expect 'no other' is "$(tail -n 1 "$dir/out" | sed 's/.*, //')" '4 faults'
docs/instructions.py --build "$BUILD" --check nobody >"$dir/out" 2>&1
expect 'an unknown algorithm' is "$? $(cat "$dir/out")" '1 no such algorithm: nobody'
conclude
