#!/bin/sh
# The corpus as a release: the same bytes each time, readable by its own readers; plain cases have the same answers.
# usage: BUILD=build tests/corpus/release_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

mkdir "$dir/one" "$dir/two"
corpus/release.py "$dir/one" >"$dir/said" 2>&1
expect 'it is packed' is "$?" 0
corpus/release.py "$dir/two" >"$dir/again" 2>&1
version=$(cat corpus/release/VERSION)
packed=origo-corpus-$version
expect 'twice the same bytes' cmp "$dir/one/$packed.tar.xz" "$dir/two/$packed.tar.xz"
expect 'nothing else is left' is "$(ls "$dir/one")" "$packed.tar.xz"
tar -C "$dir" -xf "$dir/one/$packed.tar.xz"
release=$dir/$packed
python3 tests/corpus/release.py "$release" "$origo" >"$dir/out" 2>&1
held="$? $(cat "$dir/out")"
wanted="0 $(sed -n 's/.*: \(.*\) vectors, \(.*\) of them.*/\1 vectors, \2 pairs of hulls/p' "$dir/said")"
expect 'fields, ids, flags, numbers and answers' is "$held" "$wanted"

# Readers are run where nothing but the release is.
(cd "$release" && python3 read.py) >"$dir/py"
expect 'by Python' is "$? $(tail -n 2 "$dir/py" | cut -d ' ' -f 1,2 | xargs)" '0 largest distance largest depth'
(cd "$release" && node read.mjs) >"$dir/mjs"
expect 'by JavaScript' is "$?" 0
expect 'the same' cmp "$dir/py" "$dir/mjs"
if command -v rustc >/dev/null 2>&1; then
  rustc -O -o "$dir/read" "$release/read.rs" 2>"$dir/rustc"
  expect 'Rust compiles without a word' is "$? $(cat "$dir/rustc")" '0 '
  "$dir/read" "$release" >"$dir/rs"
  expect 'by Rust' is "$?" 0
  awk '{count[$2 ": " $3]++} END {for (what in count) print what, count[what]}' "$release/hulls.txt" |
    LC_ALL=C sort >"$dir/counted"
  expect 'as many of each' is "$(grep -v '^largest' "$dir/rs")" "$(cat "$dir/counted")"
  printf 'a b c 1 0 0 1 1 1 2 3 4 5\n' >"$dir/hulls.txt"
  "$dir/read" "$dir" >"$dir/rs" 2>"$dir/err"
  expect 'a line cut short' is "$? $(cut -d : -f 1 "$dir/err")" '1 no pair'
else
  echo 'release_test: no rustc here: read.rs is not compiled'
fi
# Whoever has no room is told so, and nothing is left.
corpus/release.py "$dir/none" >"$dir/out" 2>&1
expect 'a folder that is not there' is "$? $(grep -c 'No such file' "$dir/out")" '1 1'

conclude
