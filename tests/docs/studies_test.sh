#!/bin/sh
# The studies' pages are what their commands print: tests/docs/studies.py finds nothing. In a copy a number, a rule, the
# name of a row, a count and the index are spoilt, and it finds these and no other.
# usage: BUILD=build tests/docs/studies_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

tests/docs/studies.py "$BUILD" >"$dir/out" 2>&1
expect "the pages: $(head -c 800 "$dir/out")" is $? 0
expect 'all studies were run' is "$(sed -n 's/^\([0-9]*\) studies, .*/\1/p' "$dir/out")" \
  "$("$BUILD/origo" study --list | grep -c '^  [a-z]' | awk '{ print $1 - 1 }')"

mkdir "$dir/pages"
cp docs/studies/*.md "$dir/pages"
spoil() { # spoil NAME EXPRESSION
  sed -i "$2" "$dir/pages/$1.md"
  expect "$1 has such a line" [ "$(cmp -s "docs/studies/$1.md" "$dir/pages/$1.md"; echo $?)" = 1 ]
}
spoil two-boxes '/^```$/,/^```$/s/\([0-9]\)$/\19/'
spoil obb-axes 's/^\*Rule\.\* /&never /'
spoil primitives '/^```$/,/^```$/s/ hull-tree / hull-bush /'
spoil projection 's/--count 2000/--count 2001/'
spoil welzl 's/^claim 13: \([a-z]*\): tests/claim 13: \1: guesses/'
tests/docs/studies.py --pages "$dir/pages" "$BUILD" two-boxes obb-axes primitives projection welzl >"$dir/out" 2>&1
expect "a fault has status 1: $(head -c 800 "$dir/out")" is $? 1
for fault in 'two-boxes.md: binary64: a row' 'obb-axes.md: binary64: Rule is another' 'primitives.md: binary64: a row' \
  'primitives.md: binary32: a row' 'projection.md: binary64: --count 2001 is not' 'welzl.md: binary64: a verdict'; do
  expect "found: $fault" is "$(grep -c "^$fault" "$dir/out")" 1
done
expect 'no other' is "$(tail -n 1 "$dir/out")" '5 studies, 6 faults'

sed -i 's/^| \[welzl\]/| [wells]/' "$dir/pages/README.md"
tests/docs/studies.py --pages "$dir/pages" --index "$BUILD" >"$dir/out" 2>&1
expect "the index: $(head -c 300 "$dir/out")" is "$? $(grep -c '^README.md: the index' "$dir/out")" '1 1'

conclude
